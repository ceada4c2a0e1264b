import type { CardId, Happening, SeatId } from '@meanwhile/engine'
import { isSeat, list } from '../say.ts'
import type { EventTexts, Tell } from '../schema.ts'

const who = (tell: Tell, seat: SeatId) => (tell.isYou(seat) ? 'You' : tell.name(seat))
const whom = (tell: Tell, seat: SeatId) => (tell.isYou(seat) ? 'you' : tell.name(seat))
const whose = (tell: Tell, seat: SeatId) => (tell.isYou(seat) ? 'your' : `${tell.name(seat)}'s`)
const Whose = (tell: Tell, seat: SeatId) => (tell.isYou(seat) ? 'Your' : whose(tell, seat))
/** "your hand" for the reader, plain "hand" for everybody else */
const hand = (tell: Tell, seat: SeatId) => (tell.isYou(seat) ? 'your hand' : 'hand')

const amount = (n: number) => (n === 0 ? 'no cards' : n === 1 ? '1 card' : `${n} cards`)
const cards = (tell: Tell, ids: CardId[]) => (ids.length === 0 ? 'nothing' : list(ids.map(tell.card), 'and'))
/** The cards by name for those who know them, otherwise how many. */
const what = (tell: Tell, { cards: known, count }: { cards?: CardId[]; count: number }) =>
  known !== undefined && known.length > 0 ? cards(tell, known) : amount(count)
const because = (tell: Tell, card: CardId | undefined) => (card === undefined ? '' : ` (${tell.card(card)})`)

const isTie = (throws: { throw: string }[]) => new Set(throws.map(({ throw: sign }) => sign)).size === 1

const timedOut = {
  play: 'the game made the move',
  discard: 'the game chose what went',
  'choose-cards': 'the game chose',
  'choose-player': 'the game chose',
  'choose-option': 'the game chose',
  order: 'the order stays as it was',
  // Offers have no clock (W4).
  arm: 'nothing happened',
  set: 'nothing happened',
  challenge: 'nothing happened',
  release: 'nothing happened',
}

const catHere = (tell: Tell, seat: SeatId, yes: boolean) =>
  yes ? `There is a cat with ${whom(tell, seat)}.` : `There is no cat with ${whom(tell, seat)}.`
const atWork = (tell: Tell, seat: SeatId, yes: boolean) =>
  yes
    ? `${who(tell, seat)} should be doing something else.`
    : `${who(tell, seat)} ${tell.isYou(seat) ? 'have' : 'has'} nothing better to do.`

/** What a Surprise answers, in a few words. */
const answered = (tell: Tell, { on, by, card }: Happening) => {
  if (card === undefined) return `the end of ${whose(tell, by)} turn`
  return on === 'keeper-taken' ? `the taking of ${tell.card(card)}` : tell.card(card)
}

export const events: EventTexts = {
  began: ({ first }, tell) => {
    if (first === null) return 'The game begins. Whoever draws first takes the first turn.'
    return `The game begins. ${who(tell, first)} ${tell.isYou(first) ? 'go' : 'goes'} first.`
  },
  'turn-began': ({ seat, extra }, tell) =>
    extra === undefined ? `${Whose(tell, seat)} turn began.` : `${Whose(tell, seat)} extra turn began${because(tell, extra)}.`,
  drew: (event, tell) => {
    const apart = event.to === 'aside' ? `, apart from ${tell.isYou(event.seat) ? 'your hand' : 'the hand'}` : ''
    return `${who(tell, event.seat)} drew ${what(tell, event)}${apart}${because(tell, event.because)}.`
  },
  reshuffled: ({ count }) => `The draw pile was empty, so the discard pile was shuffled into a new one: ${amount(count)}.`,
  played: ({ seat, card, from }, tell) => {
    const name = tell.card(card)
    if (from === 'deck') return `${who(tell, seat)} played ${name} from the top of the draw pile.`
    if (from === 'discard') return `${who(tell, seat)} played ${name} again, from the discard pile.`
    return `${who(tell, seat)} played ${name}.`
  },
  used: ({ seat, card }, tell) => `${who(tell, seat)} used ${tell.card(card)}.`,
  surprised: ({ seat, card, to }, tell) => `${who(tell, seat)} answered ${answered(tell, to)} with ${tell.card(card)}.`,
  stopped: ({ card, what: stopped }, tell) => `${tell.card(card)} stopped ${answered(tell, stopped)}.`,
  armed: ({ armed }, tell) => `You armed ${tell.card(armed.card)}. Nobody else can see it.`,
  disarmed: ({ card }, tell) => `You disarmed ${tell.card(card)}.`,
  'saw-hand': (event, tell) => {
    const seen = event.cards === undefined ? '' : `: ${cards(tell, event.cards)}`
    return `${who(tell, event.seat)} looked at ${whose(tell, event.of)} hand${seen}.`
  },
  'put-on-top': ({ seat, card }, tell) => `${who(tell, seat)} put ${tell.card(card)} on top of the draw pile.`,
  landed: ({ seat, card, as }, tell) => {
    if (as === 'keeper') return `${who(tell, seat)} now ${tell.isYou(seat) ? 'have' : 'has'} ${tell.card(card)} in play.`
    if (as === 'creeper') return `${tell.card(card)} has come, and lies in front of ${whom(tell, seat)}.`
    return as === 'goal' ? `There is a new Goal: ${tell.card(card)}.` : `There is a new rule: ${tell.card(card)}.`
  },
  discarded: ({ seat, cards: gone, from }, tell) => {
    const names = cards(tell, gone)
    if (from === 'rules') return `No longer in force: ${names}.`
    if (from === 'goals') return `No longer a Goal: ${names}.`
    if (seat === null || from === 'resolved' || from === 'under') return `To the discard pile: ${names}.`
    if (from === 'front') return `${who(tell, seat)} no longer ${tell.isYou(seat) ? 'have' : 'has'} ${names} in play: discarded.`
    return `${who(tell, seat)} discarded ${names}${from === 'hand' ? ` from ${hand(tell, seat)}` : ', unplayed'}.`
  },
  'took-keeper': ({ from, to, card }, tell) => `${who(tell, to)} took ${tell.card(card)} from ${whom(tell, from)}.`,
  exchanged: (event, tell) =>
    `${who(tell, event.seat)} gave ${whom(tell, event.with)} ${tell.card(event.gave)} and got ${tell.card(event.got)} for it.`,
  'dealt-keepers': ({ to }, tell) => {
    const shares = to.map(({ seat, cards: got }) => `${who(tell, seat)} got ${cards(tell, got)}.`)
    return ['All Keepers were shuffled and dealt anew.', ...shares].join(' ')
  },
  'took-cards': (event, tell) => `${who(tell, event.to)} took ${what(tell, event)} from ${whose(tell, event.from)} hand.`,
  'gave-card': (event, tell) => {
    if (event.from === event.to) return `${who(tell, event.from)} kept ${what(tell, event)}.`
    return `${who(tell, event.from)} gave ${whom(tell, event.to)} ${what(tell, event)}.`
  },
  'hands-moved': ({ moves }, tell) => {
    if (moves.length === 0) return 'No hand changed places.'
    return moves.map(({ from, to, count }) => `${Whose(tell, from)} hand (${amount(count)}) went to ${whom(tell, to)}.`).join(' ')
  },
  'took-from-play': ({ seat, card, from }, tell) => {
    const place = from === null ? 'from the table' : from === seat ? 'back' : `from in front of ${whom(tell, from)}`
    return `${who(tell, seat)} took ${tell.card(card)} ${place} into ${hand(tell, seat)}.`
  },
  'trash-emptied': ({ count }) => `The discard pile was shuffled into the draw pile: ${amount(count)}.`,
  chose: ({ seat, prompt, picks }, tell) => {
    const [pick] = picks
    if (pick === 'end-turn') return `${who(tell, seat)} ended the turn.`
    if (prompt === 'initiative') return `${who(tell, seat)} drew first and ${tell.isYou(seat) ? 'begin' : 'begins'}.`
    if (pick === 'birthday') return `It is ${whose(tell, seat)} birthday today.`
    if (pick === 'holiday') return `Today is a holiday or anniversary for ${whom(tell, seat)}.`
    if (pick === 'neither') return `Today is an ordinary day for ${whom(tell, seat)}.`
    if (prompt === 'is-a-cat-here') return catHere(tell, seat, pick === 'yes')
    if (prompt === 'ought-to-be-working') return atWork(tell, seat, pick === 'yes')
    if (prompt === 'type-to-call' && pick) return `${who(tell, seat)} called it: ${tell.option(pick)}.`
    if (prompt === 'creeper-fate')
      return pick === 'discard' ? 'The Creeper goes to the discard pile.' : 'The Creeper goes to somebody else.'
    if (pick === 'left' || pick === 'right') return `${who(tell, seat)} chose the ${pick}.`
    const chosen = picks.map((one) => {
      if (!isSeat(one)) return tell.option(one)
      return one !== seat ? whom(tell, one) : tell.isYou(seat) ? 'yourself' : 'themselves'
    })
    return `${who(tell, seat)} chose ${chosen.length === 0 ? 'nothing' : list(chosen, 'and')}.`
  },
  threw: ({ throws }, tell) => {
    const shown = throws.map(({ seat, throw: sign }) => `${who(tell, seat)} threw ${tell.option(sign).toLowerCase()}.`)
    return (isTie(throws) ? [...shown, 'A tie.'] : shown).join(' ')
  },
  'extra-turn': ({ seat, card }, tell) => `${who(tell, seat)} will take another turn (${tell.card(card)}).`,
  'timed-out': ({ seat, kind }, tell) => `The time ran out for ${whom(tell, seat)}, so ${timedOut[kind]}.`,
  'order-fired': ({ seat, order, picks, because }, tell) => {
    const mine = `${whose(tell, seat)} standing order`
    if (order === 'draw') return `It was time to draw: ${mine} took the draw.`
    if (order === 'endTurn') return `Only free actions were left: ${mine} ended the turn.`
    const limit = because ? cards(tell, because) : order === 'keepInHand' ? 'a Hand Limit' : 'a Keeper Limit'
    return `Because of ${limit}, ${mine} discarded ${cards(tell, picks)}.`
  },
  'orders-set': ({ seat }, tell) => `${who(tell, seat)} changed ${tell.isYou(seat) ? 'your' : 'their'} standing orders.`,
  joined: ({ seat }, tell) => `${who(tell, seat)} joined the game.`,
  'dealt-in': (event, tell) => `${who(tell, event.seat)} ${tell.isYou(event.seat) ? 'were' : 'was'} dealt ${what(tell, event)}.`,
  left: ({ seat }, tell) => `${who(tell, seat)} left the game.`,
  won: ({ seat, goals }, tell) => {
    const goal = goals.length === 0 ? '' : ` with ${cards(tell, goals)}`
    return `${who(tell, seat)} ${tell.isYou(seat) ? 'win' : 'wins'}${goal}!`
  },
  ended: ({ how }) =>
    how === 'stuck'
      ? 'Nobody can ever draw or play again, so the game ends without a winner.'
      : 'Too few players are left, so the game ends without a winner.',
  'ended-scored': ({ score }) => `The game is over: ${score === 1 ? '1 Goal' : `${score} Goals`} scored.`,
  attached: ({ seat, card, to }, tell) => `${tell.card(card)} is now fastened to ${whose(tell, seat)} ${tell.card(to)}.`,
  detached: ({ card }, tell) => `${tell.card(card)} has come off.`,
  'put-under': ({ cards: caught, under }, tell) => `Under ${tell.card(under)} and out of play: ${cards(tell, caught)}.`,
  released: ({ seat, card, under }, tell) => `${tell.card(card)} is out from under ${tell.card(under)}, in front of ${whom(tell, seat)}.`,
  'moved-creeper': ({ from, to, card }, tell) =>
    from === null || from === to
      ? `${tell.card(card)} is now in front of ${whom(tell, to)}.`
      : `${tell.card(card)} went from ${whom(tell, from)} to ${whom(tell, to)}.`,
  'dealt-front': ({ to }, tell) => {
    const shares = to
      .filter(({ cards: got }) => got.length > 0)
      .map(({ seat, cards: got }) => `${who(tell, seat)} got ${cards(tell, got)}.`)
    return ['Shuffled and dealt out, face up.', ...shares].join(' ')
  },
  'debt-made': ({ from, to }, tell) =>
    `${who(tell, from)} ${tell.isYou(from) ? 'owe' : 'owes'} ${whom(tell, to)} the next Keeper ${tell.isYou(from) ? 'you draw' : 'they draw'}.`,
  'debt-paid': ({ from, to, card }, tell) =>
    `${who(tell, from)} drew ${tell.card(card)}, and it went to ${whom(tell, to)}: a debt is paid.`,
  set: ({ seat, card, to }, tell) =>
    to === null
      ? `${who(tell, seat)} took back what ${tell.card(card)} was set to.`
      : `${who(tell, seat)} set ${tell.card(card)} to the end of ${tell.isYou(to) ? 'your' : tell.isYou(seat) && seat === to ? 'your own' : whose(tell, to)} turn.`,
  'saw-top': (event, tell) => {
    const seen = event.cards === undefined ? '' : `: ${cards(tell, event.cards)}`
    return `${who(tell, event.seat)} looked at the top card of the draw pile${seen}.`
  },
  'put-under-pile': ({ seat }, tell) => `${who(tell, seat)} put it under the draw pile.`,
  'shuffled-back': ({ count }) => `Shuffled back into the draw pile: ${amount(count)}.`,
  borrowed: ({ seat, of, card }, tell) => `${who(tell, seat)} carried out ${tell.card(card)} from ${whose(tell, of)} hand.`,
  'pooled-hands': ({ to }, tell) =>
    `All hands were shuffled together and dealt out: ${list(
      to.map(({ seat, count }) => `${whom(tell, seat)} ${count}`),
      'and',
    )}.`,
  'turned-up': ({ seat, cards: shown }, tell) => `${who(tell, seat)} turned up ${cards(tell, shown)}.`,
  'took-up': ({ seat, card, from }, tell) =>
    `${who(tell, seat)} took ${tell.card(card)} ${from === 'discard' ? 'from the discard pile ' : ''}into ${hand(tell, seat)}.`,
  'passed-front': ({ moves }, tell) => {
    if (moves.length === 0) return 'Nothing changed places.'
    return moves.map(({ from, to, cards: gone }) => `${cards(tell, gone)} went from ${whom(tell, from)} to ${whom(tell, to)}.`).join(' ')
  },
  compared: ({ shown }, tell) => shown.map(({ seat, card }) => `${who(tell, seat)} showed ${tell.card(card)}.`).join(' '),
  'more-plays': ({ seat, count }, tell) =>
    `${who(tell, seat)} ${tell.isYou(seat) ? 'have' : 'has'} ${count === 1 ? 'one more play' : `${count} more plays`} this turn.`,
  spoke: ({ seat, word }, tell) => `${who(tell, seat)} said “${word}”.`,
  challenged: ({ seat, card, owner, right }, tell) =>
    right
      ? `${who(tell, seat)} noticed that ${whom(tell, owner)} had played ${tell.card(card)} without the word.`
      : `${who(tell, seat)} challenged ${tell.card(card)}, but ${whom(tell, owner)} had said the word.`,
  scored: ({ goals }, tell) => `Scored: ${cards(tell, goals)}.`,
}
