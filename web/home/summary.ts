/** What the list of one's games says of a table. */
import type { Reply } from '@meanwhile/functions/shapes'

export type Summary = Reply<'myGames'>['games'][number]

export const isDue = ({ status, owed }: Summary): boolean => status === 'playing' && owed.length > 0

/** What has a deadline comes first, the nearest before all; then whatever has waited longest. */
export function mostUrgentFirst(games: Summary[]): Summary[] {
  const until = ({ owed }: Summary): number => Math.min(...owed.map(({ until }) => until ?? Number.POSITIVE_INFINITY))
  const since = ({ owed }: Summary): number => Math.min(...owed.map(({ since }) => since))
  return games.toSorted((a, b) => (until(a) === until(b) ? since(a) - since(b) : until(a) - until(b)))
}
