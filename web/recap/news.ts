/** Out of the log, what is worth telling somebody who was away, and what of it touched them. */
import type { SeatId, SeenEvent } from '@meanwhile/engine'
import type { Reply } from '@meanwhile/functions/shapes'

export type Logged = Reply<'log'>['moves'][number]
/** `cause` is the card whose effect it was, and who played it. */
export type News = { key: string; at: number; event: SeenEvent; touched: boolean; cause: { card: string; seat: SeatId } | null }

/** Oldest first. */
export function newsOf(moves: Logged[], you: SeatId | null): News[] {
  let cause: News['cause'] = null
  return moves.flatMap(({ number, at, events }) =>
    events.flatMap((event, i): News[] => {
      if (event.type === 'turn-began') cause = null
      const news = { key: `${number}.${i}`, at, event, touched: touches(event, you), cause: cause && isEffect(event, cause) ? cause : null }
      if (event.type === 'played' || event.type === 'used') cause = { card: event.card, seat: event.seat }
      return isNews(event, events[i + 1], you) ? [news] : []
    }),
  )
}

/** What happened after the reader's own last move: the rest they have seen themselves. */
export function sinceOwnMove(moves: Logged[], you: SeatId | null): Logged[] {
  const own = moves.findLastIndex(({ events }) => events[0] !== undefined && you !== null && isDeedOf(events[0], you))
  return moves.slice(own + 1)
}

/** Bookkeeping is not news: what a play leads to is told by the play itself, what others drew tells nothing. */
function isNews(event: SeenEvent, next: SeenEvent | undefined, you: SeatId | null): boolean {
  switch (event.type) {
    case 'turn-began':
    case 'orders-set':
    case 'landed':
    case 'chose':
    case 'extra-turn':
      return false
    case 'drew':
    case 'dealt-in':
      return event.seat === you && event.count > 0
    case 'discarded':
      if (event.cards.length === 0) return false
      if (event.from === 'hand') return event.seat === you
      // A rule or a Goal that makes room for the next one is told by the next one.
      return event.from === 'front' || (event.from === 'rules' && next?.type !== 'landed')
    default:
      return true
  }
}

function isEffect(event: SeenEvent, cause: NonNullable<News['cause']>): boolean {
  // What an order answers need not come of the last play: a limit may have been there for days.
  if (event.type === 'order-fired') return event.because?.includes(cause.card) ?? false
  return effects.includes(event.type)
}

const effects: SeenEvent['type'][] = [
  'discarded',
  'took-keeper',
  'exchanged',
  'dealt-keepers',
  'took-cards',
  'gave-card',
  'hands-moved',
  'took-from-play',
]

/** A move begins with what its player did. */
function isDeedOf(event: SeenEvent, seat: SeatId): boolean {
  switch (event.type) {
    case 'timed-out':
    case 'order-fired':
    case 'orders-set':
    case 'turn-began':
    case 'joined':
    case 'dealt-in':
      return false
    case 'took-keeper':
    case 'took-cards':
      return event.to === seat
    default:
      return ('seat' in event && event.seat === seat) || ('from' in event && event.from === seat)
  }
}

export function touches(event: SeenEvent, you: SeatId | null): boolean {
  if (!you) return false
  switch (event.type) {
    case 'took-keeper':
    case 'took-cards':
    case 'gave-card':
      return event.from === you || event.to === you
    case 'exchanged':
      return event.with === you
    case 'hands-moved':
      return event.moves.some(({ from, to }) => from === you || to === you)
    case 'took-from-play':
      return event.from === you
    case 'discarded':
      return event.seat === you && (event.from === 'front' || event.from === 'hand')
    case 'dealt-keepers':
      return event.to.some(({ seat }) => seat === you)
    case 'threw':
      return event.throws.some(({ seat }) => seat === you)
    case 'timed-out':
    case 'order-fired':
      return event.seat === you
    case 'won':
    case 'ended':
      return true
    default:
      return false
  }
}

/** Everybody an event speaks of. */
export function seatsIn(event: SeenEvent): SeatId[] {
  switch (event.type) {
    case 'took-keeper':
    case 'took-cards':
    case 'gave-card':
    case 'debt-made':
    case 'debt-paid':
      return [event.from, event.to]
    case 'moved-creeper':
      return event.from ? [event.from, event.to] : [event.to]
    case 'challenged':
      return [event.seat, event.owner]
    case 'set':
      return event.to ? [event.seat, event.to] : [event.seat]
    case 'put-under':
      return event.seat ? [event.seat] : []
    case 'exchanged':
      return [event.seat, event.with]
    case 'hands-moved':
      return event.moves.map(({ from }) => from)
    case 'passed-front':
      return event.moves.flatMap(({ from, to }) => [from, to])
    case 'compared':
      return event.shown.map(({ seat }) => seat)
    case 'took-from-play':
      return event.from ? [event.seat, event.from] : [event.seat]
    case 'surprised':
      return [event.seat, event.to.by]
    case 'stopped':
      return [event.seat, event.what.by]
    case 'saw-hand':
    case 'borrowed':
      return [event.seat, event.of]
    case 'dealt-keepers':
    case 'dealt-front':
    case 'pooled-hands':
      return event.to.map(({ seat }) => seat)
    case 'threw':
      return event.throws.map(({ seat }) => seat)
    case 'discarded':
      return event.seat ? [event.seat] : []
    case 'began':
      return event.first ? [event.first] : []
    case 'reshuffled':
    case 'trash-emptied':
    case 'ended':
    case 'ended-scored':
      return []
    default:
      return [event.seat]
  }
}

/** The card to show beside the sentence. */
export function cardIn(event: SeenEvent): string | null {
  if ('card' in event && event.card) return event.card
  if (event.type === 'exchanged') return event.got
  if (event.type === 'order-fired') return event.because?.[0] ?? null
  if (event.type === 'won') return event.goals[0] ?? null
  if ('cards' in event) return event.cards?.[0] ?? null
  return null
}
