/** Who sits where, as the reader calls them. */
import type { SeatId } from '@meanwhile/engine'
import type { Reply } from '@meanwhile/functions/shapes'
import type { Words } from '../words/words.tsx'

export type Seen = Reply<'view'>
export type Names = (seat: SeatId) => string

/** `names` by player id. A bot from the start has a name of its own; somebody who left is somebody. */
export function namesOf(seen: Pick<Seen, 'people' | 'bots'>, names: { [player: string]: string }, { web }: Words): Names {
  return (seat) => {
    const player = seen.people[seat]
    const bot = seen.bots[seat] as keyof typeof web.common.botNames | undefined
    if (player) return names[player] ?? web.common.somebody
    if (!bot) return web.common.somebody
    // Two of a kind at one table would be one and the same in every sentence.
    const at = sameBots(seen, bot).indexOf(seat)
    return at > 0 ? `${web.common.botNames[bot]} ${at + 1}` : web.common.botNames[bot]
  }
}

const sameBots = ({ people, bots }: Pick<Seen, 'people' | 'bots'>, bot: string): string[] =>
  Object.keys(bots)
    .filter((seat) => bots[seat] === bot && !people[seat])
    .sort()

export const initialOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '?'

/** Clockwise from the reader, who comes last; as they sit for somebody who watches. */
export function clockwise<P extends { seat: SeatId }>(players: P[], you: SeatId | null): P[] {
  const at = players.findIndex(({ seat }) => seat === you)
  return at < 0 ? players : [...players.slice(at + 1), ...players.slice(0, at + 1)]
}
