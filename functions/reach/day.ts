/** Days and hours as they are on somebody's wall. */
import type { Player } from '../people/player.ts'
import { type Hours, opensAt } from '../time/hours.ts'
import { formatIn, onTheWallAt } from '../time/zone.ts'

const day = 24 * 60 * 60 * 1000
const hour = 60 * 60 * 1000
const morning = 8 * hour

/** "2026-11-17": what counts as one day for them. */
export const dayOf = ({ zone }: Pick<Player, 'zone'>, moment: number): string => formatIn(zone, 'en-CA', inFigures).format(moment)

const inFigures = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

/** The next time it is that hour where they are, or when their hours open after it. */
export function digestAt(player: Hours & Pick<Player, 'preferences'>, now: number): number {
  const midnight = Date.parse(`${dayOf(player, now)}T00:00:00Z`)
  const { digestHour } = player.preferences
  const today = onTheWallAt(player.zone, midnight + digestHour * hour)
  const next = today > now ? today : onTheWallAt(player.zone, midnight + day + digestHour * hour)
  return opensAt(player, next)
}

/** The next morning of theirs, or when their hours open after it. */
export function tomorrow(player: Hours, now: number): number {
  const midnight = Date.parse(`${dayOf(player, now)}T00:00:00Z`)
  return opensAt(player, onTheWallAt(player.zone, midnight + day + morning))
}
