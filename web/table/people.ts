/** Who sits where, as the reader calls them. */
import type { SeatId } from '@meanwhile/engine'
import type { Reply } from '@meanwhile/functions/shapes'
import type { WebWords } from '@meanwhile/texts/en/web'

export type Seen = Reply<'view'>
type Words = { web: Pick<WebWords, 'common'> }
export type Names = (seat: SeatId) => string

/** A seat, and who has it: a player, a bot, or a bot for a player. */
type Sitting = { seat: string; player: string | null; bot: string | null }

/** `names` by player id. A bot from the start has a name of its own; somebody who left is somebody. */
export function namesAt(seats: Sitting[], names: { [player: string]: string }, { web }: Words): (seat: string) => string {
  const { botNames, somebody } = web.common
  return (seat) => {
    const { player, bot } = seats.find((there) => there.seat === seat) ?? { player: null, bot: null }
    if (player) return names[player] ?? somebody
    if (!bot) return somebody
    const called = botNames[bot as keyof typeof botNames] ?? bot
    // Two of a kind at one table would be one and the same in every sentence.
    const at = seats.filter((there) => !there.player && there.bot === bot).findIndex((there) => there.seat === seat)
    return at > 0 ? `${called} ${at + 1}` : called
  }
}

export const namesOf = ({ people, bots }: Pick<Seen, 'people' | 'bots'>, names: { [player: string]: string }, words: Words): Names =>
  namesAt(
    [...new Set([...Object.keys(people), ...Object.keys(bots)])]
      .sort()
      .map((seat) => ({ seat, player: people[seat] ?? null, bot: bots[seat] ?? null })),
    names,
    words,
  )

/** The seats of a table as it is told to everybody, in their order. */
export const seated = ({ seats }: Pick<Reply<'table'>, 'seats'>): Sitting[] => seats.map((there, i) => ({ ...there, seat: `s${i + 1}` }))

export const initialOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '?'

/** Clockwise from the reader, who comes last; as they sit for somebody who watches. */
export function clockwise<P extends { seat: SeatId }>(players: P[], you: SeatId | null): P[] {
  const at = players.findIndex(({ seat }) => seat === you)
  return at < 0 ? players : [...players.slice(at + 1), ...players.slice(0, at + 1)]
}
