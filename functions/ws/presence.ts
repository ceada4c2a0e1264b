/** Live and slow in one table: whether everybody who is waited for has a page open. */
import type { SeatId } from '@meanwhile/engine'
import type { StoredGame } from '../table/stored-game.ts'

type Waited = Pick<StoredGame, 'status' | 'owed' | 'bots'>

export const isWaitedFor = ({ owed, bots }: Waited, seat: SeatId): boolean => !bots[seat] && owed.some((question) => question.seat === seat)

export function isLive(stored: Waited, isHere: (seat: SeatId) => boolean): boolean {
  const people = stored.owed.map(({ seat }) => seat).filter((seat) => isWaitedFor(stored, seat))
  return stored.status === 'playing' && people.length > 0 && people.every(isHere)
}
