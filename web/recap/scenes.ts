/** How an event is played on the little stage: a card on its way from one end to the other. */
import type { SeatId, SeenEvent } from '@meanwhile/engine'
import { factsOf } from '../decks/known.ts'

export type End = { seat: SeatId } | { place: 'pile' | 'discard' | 'rules' | 'goal' | 'front' }
/** Without a card, `count` cards face down. Without a second end, nothing travels. */
export type Scene = { from: End | null; to: End | null; card: string | null; count: number }

const places = { rule: 'rules', goal: 'goal', keeper: 'front', action: 'discard', creeper: 'front', surprise: 'discard' } as const
const whereItGoes = (card: string): End => ({ place: places[factsOf(card)?.type ?? 'action'] })

export function sceneOf(event: SeenEvent, you: SeatId | null): Scene {
  switch (event.type) {
    case 'played':
      return one({ seat: event.seat }, whereItGoes(event.card), event.card)
    case 'used':
      return one({ seat: event.seat }, null, event.card)
    case 'drew':
    case 'dealt-in':
      return some({ place: 'pile' }, { seat: event.seat }, event)
    case 'discarded': {
      const from: End = event.from === 'rules' ? { place: 'rules' } : event.seat ? { seat: event.seat } : { place: 'front' }
      return some(from, { place: 'discard' }, { cards: event.cards, count: event.cards.length })
    }
    case 'took-keeper':
    case 'debt-paid':
      return one({ seat: event.from }, { seat: event.to }, event.card)
    case 'took-cards':
    case 'gave-card':
      return some({ seat: event.from }, { seat: event.to }, event)
    case 'exchanged':
      return event.with === you
        ? one({ seat: event.with }, { seat: event.seat }, event.got)
        : one({ seat: event.seat }, { seat: event.with }, event.gave)
    case 'hands-moved': {
      const move = event.moves.find(({ to }) => to === you) ?? event.moves[0]
      return move ? some({ seat: move.from }, { seat: move.to }, move) : still(null)
    }
    case 'took-from-play':
      return one(event.from ? { seat: event.from } : whereItGoes(event.card), { seat: event.seat }, event.card)
    case 'moved-creeper':
      return one(event.from ? { seat: event.from } : { place: 'front' }, { seat: event.to }, event.card)
    case 'turned-up':
      return some({ place: 'pile' }, { seat: event.seat }, { cards: event.cards, count: event.cards.length })
    case 'took-up':
      return one({ place: event.from === 'discard' ? 'discard' : 'pile' }, { seat: event.seat }, event.card)
    case 'passed-front': {
      const move = event.moves.find(({ to }) => to === you) ?? event.moves.find(({ from }) => from === you) ?? event.moves[0]
      return move ? some({ seat: move.from }, { seat: move.to }, { cards: move.cards, count: move.cards.length }) : still(null)
    }
    case 'compared':
      return still(event.shown[0]?.seat ?? null)
    case 'challenged':
      return event.right ? one({ seat: event.owner }, { seat: event.seat }, event.card) : still(event.seat)
    case 'debt-made':
      return still(event.from)
    case 'dealt-front':
    case 'dealt-keepers': {
      const mine = event.to.find(({ seat }) => seat === you) ?? event.to[0]
      return mine ? some({ place: 'front' }, { seat: mine.seat }, { cards: mine.cards, count: mine.cards.length }) : still(null)
    }
    case 'reshuffled':
    case 'trash-emptied':
      return { from: { place: 'discard' }, to: { place: 'pile' }, card: null, count: event.count }
    case 'won':
      return { from: { seat: event.seat }, to: null, card: event.goals[0] ?? null, count: 0 }
    case 'extra-turn':
      return one({ seat: event.seat }, null, event.card)
    case 'pooled-hands':
      return still(event.to[0]?.seat ?? null)
    case 'threw':
      return still(event.throws[0]?.seat ?? null)
    case 'began':
      return still(event.first)
    case 'ended':
    case 'ended-scored':
      return still(null)
    default:
      return still(event.seat)
  }
}

const one = (from: End, to: End | null, card: string): Scene => ({ from, to, card, count: 1 })
const some = (from: End, to: End, { cards, count }: { cards?: string[]; count: number }): Scene => ({
  from,
  to,
  card: cards?.[0] ?? null,
  count,
})
const still = (seat: SeatId | null): Scene => ({ from: seat && { seat }, to: null, card: null, count: 0 })
