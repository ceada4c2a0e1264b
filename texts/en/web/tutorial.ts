/** The two-minute tutorial game: what the coach says. `card` names a card in the reader's language. */
type Card = (id: string) => string

export const tutorial = {
  title: 'Two minutes, one game',
  coach: 'Your coach',
  start: 'Begin',
  goOn: 'Go on',
  leave: 'Leave the tutorial',
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  notThis: (card: string) => `That would be allowed. For now, pick ${card}.`,
  notThisKept: (card: string) => `You may choose freely. For now, keep ${card}.`,
  thinking: (name: string) => `${name} is thinking…`,
  cannotLoad: 'The game cannot be loaded at the moment. Check your connection and try again.',
  lessons: {
    hello: {
      title: 'You against Magpie, a bot',
      text: (_card: Card) =>
        'Everything here is as in a real game, except that the deck is stacked a little. In a real game people answer when they find the time: minutes or days later.',
    },
    draw: {
      title: 'A turn: draw, then play',
      text: (card: Card) =>
        `Your turn began, and you drew ${card('cookies')} by itself. The four numbers on the paper are the rules in force: draw 1, play 1, no limits. Tap one to see why it is so.`,
    },
    keeper: {
      title: 'Play a Keeper',
      text: (card: Card) =>
        `Keepers are what you win with. Pick ${card('cookies')} in your hand, then press the button. A pick can be taken back; a play cannot.`,
    },
    wait: {
      title: 'Now the others',
      text: (card: Card) =>
        `You had one play, so the turn went on. Magpie drew a card and played ${card('the-toaster')}. In a real game you would close the app now; you are told when something is asked of you.`,
    },
    rule: {
      title: 'Change the rules',
      text: (card: Card) =>
        `You drew ${card('milk')}. But first a New Rule: pick ${card('play-2')}. It counts from the instant it lies on the table, for this very turn.`,
    },
    goal: {
      title: 'Set a Goal',
      text: (card: Card) =>
        `Look at the numbers: you play 2 now, so one more. There is no Goal yet, so nobody can win. Play ${card('milk-and-cookies')}: it asks for two Keepers, and one of them is yours already.`,
    },
    limit: {
      title: 'Asked out of turn',
      text: (card: Card) =>
        `It is Magpie’s turn, and still you are asked: ${card('hand-limit-1')} holds at once for everybody who is not on turn. Keep ${card('milk')}, since the Goal wants it.`,
    },
    win: {
      title: 'Win',
      text: (card: Card) =>
        `Your turn again. With ${card('milk')} and ${card('cookies')} in front of you the Goal is met. Play ${card('milk')}.`,
    },
    done: {
      title: 'You have won!',
      text: (_card: Card) =>
        'That is the whole game: draw, play, and mind what the cards have made of the rules. There are Actions too; they happen once and say what to do. Ninety more cards are waiting.',
    },
  },
  again: 'Once more',
  playBots: 'Play a real game',
  readRules: 'Read the rules',
  seeCards: 'See the cards',
}
