import type { Facts, Picked, Texts } from '../schema.ts'
import type { worldPrompts } from './prompts-worlds.ts'

const cards = (n: number) => (n === 1 ? '1 card' : `${n} cards`)
const keepers = (n: number) => (n === 1 ? '1 Keeper' : `${n} Keepers`)

/** "Keep 2 of your 5 cards" */
const keepSome = ({ keep, excess }: Facts, things: (n: number) => string, otherwise: string) => {
  if (keep === undefined || excess === undefined) return otherwise
  return keep === 0 ? `Discard your ${things(excess)}` : `Keep ${keep} of your ${things(keep + excess)}`
}
const othersGo = ({ keep, excess }: Facts) => {
  if (excess === undefined || keep === 0) return 'What you do not keep goes to the discard pile.'
  return excess === 1 ? 'The one left over goes to the discard pile.' : `The other ${excess} go to the discard pile.`
}
const pickToKeep = ({ keep }: Facts) => (keep === undefined ? 'Pick what to keep' : keep === 0 ? 'Discard' : `Pick ${keep} to keep`)
const keepThese = ({ labels }: Picked, { keep }: Facts) => {
  if (keep === undefined || keep === 0) return labels === '' ? 'Discard' : `Discard ${labels}`
  return keep === 1 ? 'Keep this one' : `Keep these ${keep}`
}
const several = (verb: string, things: string) => (picked: Picked) =>
  picked.count > 1 ? `${verb} ${picked.count} ${things}` : `${verb} ${picked.labels || 'none'}`
const one = (verb: string) => (picked: Picked) => `${verb} ${picked.labels}`

/** What every table may be asked; what only the worlds ask is beside it. */
export const prompts: Omit<Texts['prompts'], keyof typeof worldPrompts> = {
  play: {
    headline: ({ left }) =>
      left === 'all' ? 'Play all your cards' : left !== undefined && left > 1 ? `Play ${left} cards` : 'Play a card',
    sentence: ({ left }) => {
      if (left === 'all') return 'It is your turn: play your whole hand, card by card.'
      return left !== undefined && left > 1 ? `It is your turn: you have ${left} cards to play.` : 'It is your turn: play a card.'
    },
    hint: 'A card takes effect at once and cannot be taken back.',
    missing: 'Pick a card',
    deed: one('Play'),
  },
  'before-draw': {
    headline: 'Your turn: draw',
    sentence: 'Your turn begins: draw, or first use a free action if you can.',
    hint: 'Once you have drawn, you play.',
    missing: 'Pick what comes first',
    deed: ({ labels }) => labels,
  },
  'first-play-random': {
    headline: 'Chance plays first',
    sentence: 'Chance picks your first play; before that you may use a free action, if you can.',
    hint: 'The card that chance picks is played at once.',
    missing: 'Pick what comes first',
    deed: ({ labels }) => labels,
  },
  'end-turn': {
    headline: 'Anything else?',
    sentence: 'Your plays are done: end your turn, or use what is still open to you.',
    hint: 'What you leave unused is gone when your turn ends.',
    missing: 'Pick what to do',
    deed: ({ labels }) => labels,
  },
  initiative: {
    headline: 'Who goes first?',
    sentence: 'Whoever draws first takes the first turn.',
    hint: 'If nobody draws in time, chance picks who begins.',
    missing: 'Pick Draw to begin',
    deed: () => 'Draw and begin',
  },
  'hand-limit': {
    headline: (facts) => keepSome(facts, cards, 'Too many cards'),
    sentence: (facts) =>
      facts.limit === undefined
        ? 'There is a Hand Limit: choose which cards you keep.'
        : `You may hold ${cards(facts.limit)}. ${keepSome(facts, cards, 'Choose which to keep')}.`,
    hint: othersGo,
    missing: pickToKeep,
    deed: keepThese,
  },
  'keeper-limit': {
    headline: (facts) => keepSome(facts, keepers, 'Too many Keepers'),
    sentence: (facts) =>
      facts.limit === undefined
        ? 'There is a Keeper Limit: choose which Keepers you keep.'
        : `You may have ${keepers(facts.limit)}. ${keepSome(facts, keepers, 'Choose which to keep')}.`,
    hint: othersGo,
    missing: pickToKeep,
    deed: keepThese,
  },
  'goal-to-replace': {
    headline: 'Which Goal makes room?',
    sentence: ({ card }) => `Pick the Goal that makes room for ${card ?? 'the new one'}.`,
    hint: 'It is discarded; the other one stays beside the new Goal.',
    missing: 'Pick a Goal',
    deed: one('Replace'),
  },
  'goal-to-drop': {
    headline: 'Which Goal goes?',
    sentence: 'Only one Goal can stay: pick the one to discard.',
    hint: 'The other one stays in play.',
    missing: 'Pick a Goal',
    deed: one('Discard'),
  },
  'card-to-play-next': {
    headline: ({ left }) =>
      left === 'all' ? 'Play all of these' : left !== undefined && left > 1 ? `Play ${left} of these` : 'Play one of these',
    sentence: ({ left }) => {
      if (left === 'all') return 'Pick which of the drawn cards you play next; all will be played.'
      return left !== undefined && left > 1
        ? `Pick which of the drawn cards you play next; there are ${left} plays to make.`
        : 'Pick which of the drawn cards you play.'
    },
    hint: 'It is played at once; your own hand waits meanwhile.',
    missing: 'Pick a card',
    deed: one('Play'),
  },
  'who-gets-this': {
    headline: ({ card }) => `Who gets ${card ?? 'this card'}?`,
    sentence: ({ card }) => `Pick who gets ${card ?? 'this card'}.`,
    hint: 'It goes straight into that hand.',
    missing: 'Pick a player',
    deed: ({ labels, self }) => (self ? 'Keep it yourself' : `Give it to ${labels}`),
  },
  'own-keeper-to-exchange': {
    headline: 'Which Keeper do you give?',
    sentence: 'Pick one of your Keepers to give away.',
    hint: 'Next you choose what you get for it.',
    missing: 'Pick a Keeper',
    deed: one('Give'),
  },
  'their-keeper-to-exchange': {
    headline: 'Which Keeper do you get?',
    sentence: 'Pick the Keeper you get in exchange.',
    hint: 'The two change places at once.',
    missing: 'Pick a Keeper',
    deed: one('Get'),
  },
  'card-to-play-again': {
    headline: 'Play which one again?',
    sentence: 'Pick a card from the discard pile to play again.',
    hint: 'It is played at once, as part of this play.',
    missing: 'Pick a card',
    deed: ({ labels }) => `Play ${labels} again`,
  },
  'rules-to-discard': {
    headline: 'Which rules go?',
    sentence: 'Pick the New Rules to discard: up to half of them, or none.',
    hint: 'They all leave together.',
    missing: 'Pick rules',
    deed: several('Discard', 'rules'),
  },
  'rule-to-trash': {
    headline: 'Which rule goes?',
    sentence: 'Pick a New Rule to discard.',
    hint: 'It stops working at once.',
    missing: 'Pick a rule',
    deed: one('Discard'),
  },
  rival: {
    headline: 'Whom do you challenge?',
    sentence: 'Pick your opponent for rock, paper, scissors.',
    hint: 'The winner takes the whole hand of the loser.',
    missing: 'Pick a player',
    deed: one('Challenge'),
  },
  throw: {
    headline: 'Rock, paper or scissors?',
    sentence: ({ player }) => (player === undefined ? 'Pick your throw.' : `Pick your throw against ${player}.`),
    hint: 'It stays secret until you have both thrown.',
    missing: 'Pick a throw',
    deed: ({ labels }) => `Throw ${labels.toLowerCase()}`,
  },
  'creeper-to-move': {
    headline: 'Move which Creeper?',
    sentence: 'Pick the Creeper that goes to somebody else.',
    hint: 'Next you choose to whom.',
    missing: 'Pick a Creeper',
    deed: one('Move'),
  },
  'creeper-to-discard': {
    headline: 'Discard which one?',
    sentence: 'Pick which one is discarded.',
    hint: 'It leaves play at once.',
    missing: 'Pick a card',
    deed: one('Discard'),
  },
  'villain-to-cuff': {
    headline: 'Cuff which villain?',
    sentence: 'Pick the villain you put in cuffs.',
    hint: 'Cuffed, they are not in play until you let them go.',
    missing: 'Pick a villain',
    deed: one('Cuff'),
  },
  'card-to-put-on-top': {
    headline: 'Which card goes on top?',
    sentence: 'Pick a card from the discard pile to put on top of the draw pile.',
    hint: 'Whoever draws next gets it.',
    missing: 'Pick a card',
    deed: ({ labels }) => `Put ${labels} on top`,
  },
  'whose-hand-to-see': {
    headline: 'Whose hand do you see?',
    sentence: 'Pick the player whose hand you look at.',
    hint: 'You alone see it.',
    missing: 'Pick a player',
    deed: ({ labels }) => `Look at the hand of ${labels}`,
  },
  'shows-the-logo': {
    headline: 'A Batman logo on you?',
    sentence: 'Say honestly whether you wear or can show a Batman logo.',
    hint: 'Your word counts, and everybody sees it. Yes draws a card.',
    missing: 'Pick yes or no',
    deed: ({ labels }) => labels,
  },
  direction: {
    headline: 'Left or right?',
    sentence: 'Pick the side to which everybody passes their hand.',
    hint: 'All hands move in the same instant, yours too.',
    missing: 'Pick a side',
    deed: ({ labels }) => `Pass to the ${labels.toLowerCase()}`,
  },
  'keeper-to-steal': {
    headline: 'Steal which Keeper?',
    sentence: 'Pick the Keeper you steal.',
    hint: 'It moves in front of you at once.',
    missing: 'Pick a Keeper',
    deed: one('Steal'),
  },
  'keeper-to-trash': {
    headline: 'Which Keeper goes?',
    sentence: 'Pick a Keeper on the table to discard.',
    hint: 'It goes to the discard pile at once.',
    missing: 'Pick a Keeper',
    deed: one('Trash'),
  },
  'keeper-to-recycle': {
    headline: 'Recycle which Keeper?',
    sentence: 'Pick one of your Keepers to discard.',
    hint: 'Then you draw.',
    missing: 'Pick a Keeper',
    deed: one('Recycle'),
  },
  'what-day-it-is': {
    headline: 'What is today for you?',
    sentence: 'Tell the table what today is for you.',
    hint: 'Your word counts: the more special the day, the more you play.',
    missing: 'Pick one',
    deed: ({ labels }) => labels,
  },
  'whose-hand-to-trade': {
    headline: 'Trade hands with whom?',
    sentence: 'Pick the player with whom you trade hands.',
    hint: 'Both whole hands change places at once.',
    missing: 'Pick a player',
    deed: one('Trade with'),
  },
  'whose-card-to-use': {
    headline: 'Take from whom?',
    sentence: 'Pick the player from whose hand you take a card.',
    hint: 'Chance picks the card, and you play it at once.',
    missing: 'Pick a player',
    deed: one('Take from'),
  },
  'goals-to-mill': {
    headline: 'Which Goals go?',
    sentence: 'Pick one or more Goals in your hand to discard.',
    hint: 'You draw as many cards as you discard.',
    missing: 'Pick a Goal',
    deed: several('Discard', 'Goals'),
  },
  'card-to-zap': {
    headline: 'Zap which card?',
    sentence: 'Pick a card in play to take into your hand.',
    hint: 'It stops working at once.',
    missing: 'Pick a card',
    deed: one('Zap'),
  },
  'action-to-keep-doing': {
    headline: 'Keep doing which Action?',
    sentence: 'Pick an Action from the discard pile to lay on this rule.',
    hint: 'While it lies there, everybody may carry it out once in their turn.',
    missing: 'Pick an Action',
    deed: one('Keep doing'),
  },
  'card-to-score': {
    headline: 'Which one goes?',
    sentence: ({ card }) => `You have scored ${card ?? 'the Goal'}. Pick which of your cards goes for it.`,
    hint: 'The Goal is yours; what it asked for goes to the discard pile.',
    missing: 'Pick a card',
    deed: one('Spend'),
  },
  reaction: {
    headline: 'Answer it?',
    sentence: ({ card, player }) =>
      card === undefined
        ? `The turn of ${player ?? 'somebody'} is ending. Answer it, or pass.`
        : `${player ?? 'Somebody'} and ${card}: answer it before it takes effect, or pass.`,
    hint: 'Everybody with cards in hand is asked, Surprise or not.',
    missing: 'Pick a Surprise, or pass',
    deed: ({ labels }) => labels,
  },
  'keeper-to-fasten-to': {
    headline: 'Fasten it to which Keeper?',
    sentence: ({ card }) => `Pick which of your Keepers ${card ?? 'the Creeper'} fastens itself to.`,
    hint: 'From then on the two move as one.',
    missing: 'Pick a Keeper',
    deed: one('Fasten to'),
  },
  arm: {
    headline: ({ card }) => (card && card.length < 26 ? `Arm ${card}` : 'Arm this Surprise'),
    sentence: ({ card }) => `You may arm ${card ?? 'this Surprise'}: it is then played by itself when its moment comes.`,
    hint: 'Nobody else can see whether it is armed.',
    missing: 'Pick when it is played',
    deed: ({ labels }) => labels,
  },
  set: {
    headline: 'Set it to whose turn?',
    sentence: ({ card }) => `You may set ${card ?? 'it'} to a player: when that turn ends, you have an extra one.`,
    hint: 'Everybody sees it. You can change it until then.',
    missing: 'Pick a player',
    deed: one('Set to'),
  },
  challenge: {
    headline: 'Was the word missing?',
    sentence: 'You may challenge a Keeper that was played without its word.',
    hint: 'If the word was said, you give its owner a card from your hand.',
    missing: 'Pick a Keeper',
    deed: one('Challenge'),
  },
  release: {
    headline: 'Let somebody go?',
    sentence: ({ card }) => `You may let out whoever lies under ${card ?? 'this card'}.`,
    hint: 'They land in front of you.',
    missing: 'Pick whom',
    deed: one('Release'),
  },
}
