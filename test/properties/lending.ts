/**
 * What a re-dealt game must be lent of the game it follows, for one step: only what the viewer gets to see by that step. Everything else
 * stays different, so that it is noticed if it shows.
 */
import { type CardId, type Game, type GameEvent, type SeatId, seenBy } from '@meanwhile/engine'
import { cards } from '@meanwhile/engine/catalogue'
import { cardsAt, hiddenCards } from './places.ts'
import type { Step } from './play.ts'
import { handOf, neededFor, printed, publicCards, reactionsIn, type Viewer } from './redeal.ts'

/** Hidden cards at their places, the orders of some (with `quiet`, the rest have none), the chance. */
export type Lent = { cards: Set<CardId>; orders: Set<SeatId>; quiet: boolean; chance: boolean }

/** Cards that lie hidden before the step and that the viewer sees by it, or that it needs in order to look the same. */
export function shownBy({ deed, before, after, events }: Step, viewer: Viewer): Set<CardId> {
  const hidden = hiddenCards(before, viewer)
  const stillHidden = hiddenCards(after, viewer)
  const shown = new Set<CardId>(publicCards(before, viewer))
  for (const card of hidden) if (!stillHidden.has(card)) shown.add(card)
  const note = (value: unknown): void => {
    if (typeof value === 'string' && hidden.has(value)) shown.add(value)
    else if (typeof value === 'object' && value !== null) for (const held of Object.values(value)) note(held)
  }
  for (const event of events) note(seenBy(event, viewer))
  // What the others have answered to it comes to light with the first of them.
  if (surprisedBy(events, viewer).length > 0)
    for (const frame of before.stack) for (const key of reactionsIn(frame, viewer)) note(frame.answers?.[key])
  if (looksIntoHands(before, events)) for (const { seat } of before.players) if (seat !== viewer) note(handOf(before, seat))
  if (looksForDoctors(before, events)) for (const card of hidden) if (cards[printed(card)]?.icons?.includes('doctor')) shown.add(card)
  // E2: a Keeper that somebody who owes one draws does not stay with them, so everybody sees what kind of card it was not.
  for (const event of events) if (event.type === 'drew' && owes(before, events, event.seat)) note(event.cards)
  if (deed.kind !== 'answer') return shown
  note(deed.picks)
  const [picked = ''] = deed.picks
  if (picked.startsWith('use:') && deed.seat !== viewer) note(neededFor(before, deed.seat, picked.slice('use:'.length)))
  return shown
}

const owes = ({ debts = [] }: Game, events: GameEvent[], seat: SeatId): boolean =>
  debts.some(({ from }) => from === seat) || events.some((event) => event.type === 'debt-made' && event.from === seat)

/** Who answered out of turn, as everybody can see. */
export const surprisedBy = (events: GameEvent[], viewer: Viewer): { seat: SeatId; card: CardId }[] =>
  events.flatMap((event) => (event.type === 'surprised' && event.seat !== viewer ? [{ seat: event.seat, card: event.card }] : []))

/** Where Creepers lie in a pile that is shuffled shows with each card that is drawn from it. */
export const mixesCreepers = ({ before, events }: Step): boolean =>
  cardsAt(before).some((card) => cards[printed(card)]?.type === 'creeper') &&
  events.some(({ type }) => type === 'reshuffled' || type === 'trash-emptied' || type === 'shuffled-back')

const isAtWork = (name: string, { stack }: Game, events: GameEvent[]): boolean =>
  events.some((event) => (event.type === 'played' || event.type === 'borrowed') && printed(event.card) === name) ||
  stack.some((frame) => frame.kind === 'card' && frame.card !== undefined && printed(frame.card) === name)

/** Cards that make people discard of one type, or borrow one, show who has such a card and who has none; Time Vortex mixes all hands. */
const looksIntoHands = (before: Game, events: GameEvent[]): boolean =>
  ['canceled-plans', 'stop-that', 'psychic-paper', 'time-vortex'].some((name) => isAtWork(name, before, events))
const looksForDoctors = (before: Game, events: GameEvent[]): boolean => isAtWork('regeneration', before, events)

export const ordersFired = (events: GameEvent[], viewer: Viewer): SeatId[] =>
  events.flatMap((event) => (event.type === 'order-fired' && event.seat !== viewer ? [event.seat] : []))

/** A second attempt is fair only where chance or orders show; otherwise the difference is a leak. */
export function lendMore(step: Step, tried: GameEvent[], lent: Lent, viewer: Viewer): Lent | null {
  const { before, after, events } = step
  const chance = before.chance.uses !== after.chance.uses && events.some((_, i) => chanceShows(step, i, viewer))
  const acted = ordersFired(step.deed.kind === 'time-out' ? withoutFormality(tried) : tried, viewer)
  const surprised = surprisedBy(tried, viewer).length > 0
  if (!chance && !surprised && !acted.some((seat) => !lent.orders.has(seat))) return null
  const more: Lent = { cards: new Set(lent.cards), orders: lent.orders, quiet: true, chance: chance || lent.chance }
  for (const event of events) if (event.type === 'timed-out') lendHand(more, step, event.seat, viewer)
  return more
}

/** To draw or to end the turn is also what the game does for somebody without orders: it must look no different. */
const withoutFormality = ([timedOut, fired, ...rest]: GameEvent[]): GameEvent[] => {
  const formality = fired?.type === 'order-fired' && (fired.order === 'draw' || fired.order === 'endTurn')
  return [timedOut, formality ? undefined : fired, ...rest].filter((event) => event !== undefined)
}

/** What a ranking or a random pick does to a hand depends on all of it, and on what comes into it meanwhile. */
export function lendHand(lent: Lent, { before, after }: Step, seat: SeatId, viewer: Viewer): void {
  if (seat === viewer) return
  const hidden = hiddenCards(before, viewer)
  for (const card of [...handOf(before, seat), ...handOf(after, seat)]) if (hidden.has(card)) lent.cards.add(card)
}

function chanceShows({ before, events }: Step, at: number, viewer: Viewer): boolean {
  const event = events[at]
  switch (event?.type) {
    case 'began':
    case 'dealt-keepers':
    case 'reshuffled':
    case 'trash-emptied':
    case 'timed-out':
    case 'dealt-front':
    case 'shuffled-back':
    case 'pooled-hands':
    case 'compared':
      return true
    case 'took-cards':
    case 'gave-card':
      return (viewer !== null && event.knownTo.includes(viewer)) || events.slice(at).some((later) => letsSee(later, event.to))
    case 'played':
      return event.from === 'hand' && playsAtRandom(before, events)
    case 'discarded':
      return event.seat === null || (event.from === 'hand' && looksIntoHands(before, events))
    default:
      return false
  }
}

/** Cards taken at random come to light when they are played on the spot, or go from the hand because of a limit. */
const letsSee = (event: GameEvent, seat: SeatId): boolean =>
  (event.type === 'played' && event.from === 'aside') || (event.type === 'discarded' && event.from === 'hand' && event.seat === seat)

/** First Play Random was in play at some moment of the step, even if it came and went in it. */
const playsAtRandom = ({ rules }: Game, events: GameEvent[]): boolean =>
  rules.some(({ card }) => printed(card) === 'first-play-random') ||
  events.some((event) => event.type === 'landed' && printed(event.card) === 'first-play-random')
