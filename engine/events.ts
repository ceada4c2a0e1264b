/** What happened, and what each viewer may know of it. */
import type { DecisionKind, Orders, PromptKey } from './decision.ts'
import type { Armed, CardId, Happening, SeatId } from './game.ts'

/**
 * What happened. `cards` of an event with `knownTo` are for those seats only; everybody else gets the count.
 * An event with `only` exists for that seat alone.
 */
export type GameEvent =
  | { type: 'began'; first: SeatId | null }
  | { type: 'turn-began'; seat: SeatId; extra?: CardId }
  | { type: 'drew'; seat: SeatId; count: number; cards: CardId[]; knownTo: SeatId[]; to: 'hand' | 'aside'; because?: CardId }
  | { type: 'reshuffled'; count: number }
  | { type: 'played'; seat: SeatId; card: CardId; from: 'hand' | 'aside' | 'deck' | 'discard' }
  | { type: 'used'; seat: SeatId; card: CardId }
  | { type: 'surprised'; seat: SeatId; card: CardId; to: Happening }
  | { type: 'stopped'; seat: SeatId; card: CardId; what: Happening }
  | { type: 'armed'; seat: SeatId; only: SeatId; armed: Armed }
  | { type: 'disarmed'; seat: SeatId; only: SeatId; card: CardId }
  | { type: 'landed'; seat: SeatId; card: CardId; as: 'keeper' | 'goal' | 'rule' | 'creeper' }
  | {
      type: 'discarded'
      seat: SeatId | null
      cards: CardId[]
      from: 'hand' | 'front' | 'rules' | 'goals' | 'aside' | 'resolved' | 'under' | 'chain'
    }
  | { type: 'took-keeper'; from: SeatId; to: SeatId; card: CardId }
  | { type: 'exchanged'; seat: SeatId; with: SeatId; gave: CardId; got: CardId }
  | { type: 'dealt-keepers'; to: { seat: SeatId; cards: CardId[] }[] }
  | { type: 'took-cards'; from: SeatId; to: SeatId; count: number; cards: CardId[]; knownTo: SeatId[] }
  | { type: 'gave-card'; from: SeatId; to: SeatId; count: number; cards: CardId[]; knownTo: SeatId[] }
  | { type: 'saw-hand'; seat: SeatId; of: SeatId; count: number; cards: CardId[]; knownTo: SeatId[] }
  | { type: 'put-on-top'; seat: SeatId; card: CardId }
  | { type: 'saw-top'; seat: SeatId; count: number; cards: CardId[]; knownTo: SeatId[] }
  | { type: 'put-under-pile'; seat: SeatId }
  | { type: 'shuffled-back'; seat: SeatId; count: number }
  | { type: 'borrowed'; seat: SeatId; of: SeatId; card: CardId }
  | { type: 'pooled-hands'; to: { seat: SeatId; count: number }[] }
  | { type: 'hands-moved'; moves: { from: SeatId; to: SeatId; count: number }[] }
  | { type: 'took-from-play'; seat: SeatId; card: CardId; from: SeatId | null }
  | { type: 'trash-emptied'; count: number }
  | { type: 'chose'; seat: SeatId; prompt: PromptKey; picks: string[] }
  | { type: 'threw'; throws: { seat: SeatId; throw: string }[] }
  | { type: 'extra-turn'; seat: SeatId; card: CardId }
  | { type: 'timed-out'; seat: SeatId; kind: DecisionKind }
  | { type: 'order-fired'; seat: SeatId; only: SeatId; order: keyof Orders; prompt: PromptKey; picks: string[]; because?: CardId[] }
  | { type: 'orders-set'; seat: SeatId; only: SeatId }
  | { type: 'joined'; seat: SeatId }
  | { type: 'dealt-in'; seat: SeatId; count: number; cards: CardId[]; knownTo: SeatId[] }
  | { type: 'left'; seat: SeatId }
  | { type: 'won'; seat: SeatId; goals: CardId[] }
  | { type: 'ended'; how: 'stuck' | 'deserted' }
  | { type: 'ended-scored'; score: number }
  | { type: 'attached'; seat: SeatId; card: CardId; to: CardId }
  | { type: 'detached'; seat: SeatId; card: CardId }
  | { type: 'put-under'; seat: SeatId | null; cards: CardId[]; under: CardId }
  | { type: 'released'; seat: SeatId; card: CardId; under: CardId }
  | { type: 'moved-creeper'; from: SeatId | null; to: SeatId; card: CardId }
  | { type: 'dealt-front'; to: { seat: SeatId; cards: CardId[] }[] }
  | { type: 'debt-made'; from: SeatId; to: SeatId }
  | { type: 'debt-paid'; from: SeatId; to: SeatId; card: CardId }
  | { type: 'set'; seat: SeatId; card: CardId; to: SeatId | null }
  | { type: 'turned-up'; seat: SeatId; cards: CardId[] }
  | { type: 'took-up'; seat: SeatId; card: CardId; from: 'aside' | 'discard' }
  | { type: 'passed-front'; moves: { from: SeatId; to: SeatId; cards: CardId[] }[] }
  | { type: 'compared'; shown: { seat: SeatId; card: CardId }[] }
  | { type: 'more-plays'; seat: SeatId; count: number }
  | { type: 'spoke'; seat: SeatId; word: string }
  | { type: 'challenged'; seat: SeatId; card: CardId; owner: SeatId; right: boolean }
  | { type: 'scored'; seat: SeatId; goals: CardId[] }

/** An event as one viewer may know it: `cards` may be missing where others know them. */
export type SeenEvent = {
  [E in GameEvent as E['type']]: E extends { knownTo: SeatId[] } ? Omit<E, 'knownTo' | 'cards'> & { cards?: CardId[] } : E
}[GameEvent['type']]

/** What one viewer may know of an event: null where it is none of their business. */
export function seenBy(event: GameEvent, viewer: SeatId | null): SeenEvent | null {
  if ('only' in event) return event.only === viewer ? event : null
  if (!('knownTo' in event)) return event
  const { knownTo, cards, ...told } = event
  return viewer && knownTo.includes(viewer) ? { ...told, cards } : told
}
