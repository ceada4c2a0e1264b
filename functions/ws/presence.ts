/** Live and slow in one table: whether everybody who is waited for has its page open. */
import type { SeatId } from '@meanwhile/engine'
import type { Item } from '../store/store.ts'
import type { StoredGame } from '../table/stored-game.ts'

type Waited = Pick<StoredGame, 'status' | 'owed' | 'bots'>

export const isWaitedFor = ({ owed, bots }: Waited, seat: SeatId): boolean => !bots[seat] && owed.some((question) => question.seat === seat)

export function isLive(stored: Waited, present: ReadonlySet<SeatId>): boolean {
  const waitedFor = stored.owed.map(({ seat }) => seat).filter((seat) => isWaitedFor(stored, seat))
  // Whoever sits alone, or with bots, need not be told that everybody is there.
  const hasCompany = present.size > 1
  return stored.status === 'playing' && hasCompany && waitedFor.length > 0 && waitedFor.every((seat) => present.has(seat))
}

/** The seats of those whose connections these are; whoever only watches has none. */
export const presentAt = ({ people }: Pick<StoredGame, 'people'>, here: Item[]): Set<SeatId> =>
  new Set(here.flatMap(({ player }) => seatAmong(people, String(player)) ?? []))

/** Who left and came back has a new seat. */
export function seatAmong(people: string[], player: string): SeatId | null {
  const at = people.lastIndexOf(player)
  return at < 0 ? null : `s${at + 1}`
}
