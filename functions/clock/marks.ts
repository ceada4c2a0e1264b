/** When the clock has something to do at a game: worked out from what is stored beside it, never kept. */

import type { SeatId } from '@meanwhile/engine'
import type { Owed, readHeader } from '../table/stored-game.ts'
import { hoursOf } from '../time/clocks.ts'
import { after, between, isOpen } from '../time/hours.ts'

export type Header = ReturnType<typeof readHeader>
/**
 * `ahead`: an hour before the deadline, outside their hours, where the last reminder would come later than that. `bot`: one that has not answered by itself. `orders`: standing orders end. `rest`: nobody has come back to a table of bots. `paused`: nobody
 * has come back to a table that rests.
 */
export type Mark =
  | { at: number; kind: 'orders'; seat: SeatId }
  | Reminding
  | { at: number; kind: 'deadline' | 'bot'; owed: Owed }
  | { at: number; kind: 'rest' }
  | { at: number; kind: 'paused' }
export type Reminding = { at: number; kind: 'half' | 'ahead' | 'last'; owed: Owed }

export const isReminding = (mark: Mark): mark is Reminding => mark.kind === 'half' || mark.kind === 'ahead' || mark.kind === 'last'

const minute = 60_000
const day = 24 * 60 * minute
/** A reminder sooner than this would be the same telling twice. */
export const leastBeforeReminder = 30 * minute
/** Whoever is reminded with less than this left may hear of it too late. */
const leastAhead = 60 * minute
/** Turns in a row that somebody may let pass and still be reminded. */
export const turnsReminded = 2
const botsPatience = minute
const longestRest = 30 * day
/** No clock runs at a table that rests: if all have vanished it would stay there for ever. */
const longestPause = 30 * day

export function marksOf(game: Header): Mark[] {
  const { status, pausedAt } = game
  if (status === 'paused' && pausedAt !== null) return [{ at: Math.ceil((pausedAt + longestPause) / 1000) * 1000, kind: 'paused' }]
  if (status !== 'playing') return []
  if (nobodyIsHere(game)) return [{ at: Math.max(...game.owed.map(({ since }) => since), 0) + longestRest, kind: 'rest' }]
  return [...game.owed.flatMap((owed) => marksFor(game, owed)), ...endingOrders(game)]
}

/** A table without people rests: only bots are left at it. */
const nobodyIsHere = ({ people }: Header): boolean => people.every((player) => player === '')

const endingOrders = ({ orderEnds, people }: Header): Mark[] =>
  (Object.entries(orderEnds) as [SeatId, number][])
    .filter(([seat]) => people[Number(seat.slice(1)) - 1])
    .map(([seat, at]) => ({ at, kind: 'orders', seat }))

function marksFor(game: Header, owed: Owed): Mark[] {
  const { seat, since, clock } = owed
  if (game.bots[seat]) return [{ at: since + botsPatience, kind: 'bot', owed }]
  if (!clock) return []
  return [...reminders(game, owed), { at: clock.until, kind: 'deadline', owed }]
}

/**
 * At half and at 90 % of what the clock gives them, which is always within their hours: if these begin shortly before the deadline, shortly
 * before it. For those who allow it there is one moment outside their hours. Whoever has let several turns pass hears of each
 * question, but is not reminded of it twice: at a table that everybody has left, nothing else would wake a function so often.
 */
function reminders({ hours, absences }: Header, owed: Owed): Reminding[] {
  const { clock, seat, since } = owed
  if (!clock || (absences[seat]?.turns ?? 0) >= turnsReminded) return []
  const theirs = hoursOf(hours, seat)
  const whole = between(theirs, clock.from, clock.until)
  const inTheirHours = (
    [
      ['half', 0.5],
      ['last', 0.9],
    ] as const
  ).map(([kind, part]) => ({ at: Math.ceil(after(theirs, clock.from, whole * part) / 1000) * 1000, kind, owed }))
  const ahead = clock.until - leastAhead
  const isLate = inTheirHours.some(({ kind, at }) => kind === 'last' && at > ahead) && !isOpen(theirs, ahead)
  const all = isLate ? [...inTheirHours, { at: ahead, kind: 'ahead' as const, owed }] : inTheirHours
  return all.filter(({ at }) => at >= since + leastBeforeReminder)
}

/** Reminders that are past have been sent. A time that has run out has not been seen to: then the next wake-up comes at once. */
export function nextMark(game: Header, now: number): number | null {
  const ahead = marksOf(game).filter((mark) => mark.at > now || (!isReminding(mark) && mark.kind !== 'rest'))
  return ahead.length > 0 ? Math.min(...ahead.map(({ at }) => at)) : null
}
