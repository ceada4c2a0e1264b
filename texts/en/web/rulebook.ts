/** The rulebook in our words. Kept apart from the other words of the app, since only its own page needs it. */
export const rulebook = {
  what: {
    title: 'What the game is',
    text: [
      'A card game whose rules are cards. It begins with the plainest rules there are: draw a card, play a card. Then every card you play can change what everybody does: how much is drawn, how much is played, how much may be held, and even how the game is won.',
      'Two to six people or bots play, each for themselves. There is nothing to prepare and nothing to count. Read your cards, do what they say, and see what becomes of the table.',
      'Meanwhile is made for people who are not in the same room, nor awake at the same time. Each takes their turn whenever they find a moment; a game may last half an hour or two weeks.',
    ],
  },
  setup: {
    title: 'Before the first turn',
    text: [
      'All cards are shuffled into one draw pile, and everybody gets three. The Basic Rules lie on the table and stay there for good. There is no Goal yet and no New Rule.',
      'Who begins was agreed when the table was made: a person the host named, somebody by chance, or whoever draws first. From there turns go clockwise, in the order of the seats.',
    ],
  },
  turn: {
    title: 'Your turn',
    text: [
      'Draw as many cards as the rules say; that happens by itself, and at the start it is one. Then play as many cards as the rules say; at the start that is one too. You choose which, and in which order. At the end go down to the limits, if there are any. Then it is the next player’s turn.',
      'You must play as many as the rules ask, as long as you have cards. There is no passing, and no discarding just to be rid of a card. It may happen that the only card left is the one that makes somebody else win; then you play it with as much grace as you can.',
      'A rule counts from the instant it lies on the table. If you have drawn one and play Draw 3, you draw two more at once. If you play Play 3, you have two more plays. If the number shrinks, nothing is taken back: you have simply done enough.',
    ],
  },
  kinds: {
    title: 'The kinds of cards',
    text: [
      'Every card says in a word what it is. Its colour and the shape of the window around its picture say the same, so that one glance is enough.',
    ],
  },
  kindRule: 'changes how everybody plays, from now on, until something removes or replaces it.',
  kindGoal: 'says what wins. It holds for everybody, not only for who played it.',
  kindKeeper: 'lies in front of you when you play it. Goals ask for Keepers.',
  kindAction: 'does what it says, once, and goes to the discard pile.',
  kindCreeper: 'lies in front of you as soon as you draw it, and keeps you from winning. Only some worlds have it.',
  kindSurprise: 'can answer what somebody else does, before it takes effect. Only some worlds have it.',
  newRules: {
    title: 'New Rules',
    text: [
      'A New Rule takes the place of an older one about the same thing: Draw 4 replaces Draw 2, Hand Limit 1 replaces Hand Limit 2. Rules about different things lie side by side, as many as there are.',
      'The numbers on the table are always the ones in force, with everything added up. Tap a number to see which cards it comes from and who played them.',
      'When a New Rule goes, what it covered is there again. The Basic Rules never go: without any other rule you draw one and play one.',
    ],
  },
  free: {
    title: 'Free actions',
    text: [
      'Some New Rules offer something you may do on your turn without it counting as a play: trade in Goals, turn over the top card of the draw pile, end your turn early. You find them beside your hand, in the same list as your cards.',
      'You may use them before you draw, between two plays or after the last one, unless the card says otherwise. If all you have left is a free action, your turn waits for you to use it or to end the turn.',
    ],
  },
  actions: {
    title: 'Actions',
    text: [
      'An Action is carried out as far as it can be, then it goes to the discard pile. Whatever it sets off, be it three more cards, belongs to that one play.',
      'Some Actions let you draw cards and play them at once. Those cards are a little hand of their own beside your real one. Your real hand waits until the Action is done.',
      'An Action may ask somebody else: which card goes, rock, paper or scissors. The game then waits for them, and goes on where it was.',
    ],
  },
  limits: {
    title: 'Limits',
    text: [
      'A Hand Limit says how many cards you may hold, a Keeper Limit how many Keepers may lie in front of you. On your own turn they do not bind you; you meet them when the turn ends.',
      'For everybody else they count at once. If somebody plays a Hand Limit and you hold too much, you are asked out of turn which cards you keep. The rest goes to the discard pile.',
      'You never draw up to a limit. It is the most you may have, not what you should have.',
    ],
  },
  goals: {
    title: 'Goals and winning',
    text: [
      'As soon as what a Goal asks for lies in front of you, you win: at that very moment, on your turn or off it, no matter who played the Goal or the Keeper. A single instant is enough.',
      'There is one Goal at a time; a new one replaces it, unless a rule allows two. As long as there is none, nobody can win.',
      'If two players would win at the same moment, nobody does, and the game goes on until just one of them meets the Goal.',
    ],
  },
  piles: {
    title: 'The piles',
    text: [
      'What is used up or discarded goes face up to the discard pile. Anybody may look through it at any time. When a card is needed and the draw pile is empty, the discard pile is shuffled and becomes the new one.',
      'Everybody may know how many cards you hold, but not which. The order of the draw pile is known to nobody, not even to us: the shuffle was bound to a secret number before anybody sat down, and after the game you can check that it was kept.',
    ],
  },
  creepers: {
    title: 'Creepers and villains',
    text: [
      'Every world but the first one has cards that nobody wants. A Creeper never stays in a hand: the moment you draw it, it lies in front of you, and you draw another card in its place. With a Creeper in front of you, you cannot win, unless the Goal asks for exactly that one.',
      'In the world of Batman the Creepers are villains, and they are everybody’s problem: as long as one is in play, nobody wins with a Goal for heroes. When the Goal asks for villains, they stop mattering.',
      'In the world of cats some Creepers cling to a Keeper. Wherever that Keeper goes, they go too.',
    ],
  },
  surprises: {
    title: 'Surprises',
    text: [
      'The worlds of Batman and Doctor Who have Surprises. On your own turn a Surprise is a card like any other. On the turn of somebody else it can stop what they do, before it takes effect.',
      'Nobody has to sit and wait for that moment. You arm a Surprise in secret, with the moment it is meant for, and it goes off by itself, even while you sleep. Nobody can see whether you hold one, or have armed it.',
      'A table can choose to be asked instead. Then everybody who holds cards is asked each time, so that the question gives nothing away. Whoever has not answered within an hour of their own time, or as long as the table agreed on, passes. That is slower, and more like sitting around a real table.',
    ],
  },
  worlds: {
    title: 'The worlds',
    text: [
      'Besides the base game there are four worlds of a hundred cards each. Batman has heroes with powers, villains for everybody, cuffs and an asylum. Doctor Who has Doctors, Companions and Creepers that come in numbers. Cat has Cats and Dogs, and Creepers that cling. Regular Show has debts, a time machine, and a word you must not forget to say.',
      'Their complete lists were never published. What is publicly known is there; the rest we filled with cards of the family and with cards of our own, in the same spirit. Every card in the gallery says where it comes from, and those of ours say so.',
    ],
  },
  solo: {
    title: 'Alone',
    text: [
      'Every world can be played by one person. The New Rules are a deck of their own, and after each of your turns the next one comes into force whether you like it or not. The Goals you meet are scored, and what they asked for is discarded.',
      'When either deck has given its last card, the game is over. Your score is the number of Goals you scored.',
    ],
  },
  mixed: {
    title: 'Mixed decks',
    text: ['Two or three worlds can be shuffled into one deck. Then Batman may well need a tabby cat, and the Daleks a rake.'],
  },
  people: {
    title: 'People come and go',
    text: [
      'If the table allows it, somebody can sit down while the game is running: last seat, three cards, a turn like everybody else.',
      'Whoever leaves puts hand and Keepers on the discard pile, and the game goes on without them. If just one player is left, the game is over, and nobody has won.',
      'Whoever stays away too long may find a bot in their seat, if the table agreed on that. One tap takes the seat back.',
    ],
  },
  time: {
    title: 'Playing across time zones',
    text: [
      'Nobody has to be there at the same time. When something is asked of you, you are told; you answer when it suits you, within the pace the table agreed on: so many hours for each question, a bank of time, a fixed hour every day, or no clock at all. Times are always shown as your own.',
      'If your time runs out, the game answers for you, so that the others need not wait for ever. It uses your standing orders first. With them you decide ahead: which cards you would keep if a limit struck, whether to draw or end your turn without asking.',
      'When you come back, the recap shows what happened since you last looked, what touched you first. Every question says why it is asked, and every number where it comes from.',
    ],
  },
}
export type Rulebook = typeof rulebook
