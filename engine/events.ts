import type { GameEvent, SeatId, SeenEvent } from './game.ts'

/** What one viewer may know of an event: null where it is none of their business. */
export function seenBy(event: GameEvent, viewer: SeatId | null): SeenEvent | null {
  if ('only' in event) return event.only === viewer ? event : null
  if (!('knownTo' in event)) return event
  const { knownTo, cards, ...told } = event
  return viewer && knownTo.includes(viewer) ? { ...told, cards } : told
}
