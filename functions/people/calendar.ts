/** When somebody can be reached: one week that repeats, in their own zone. */
import type { CalendarShape } from '../api/shapes/common.ts'

const day = 24 * 60
const week = 7 * day
const leastAvailable = 14 * 60
const longestGap = 72 * 60

/** No clock runs outside these hours, so a game must not have to wait for somebody who is hardly ever there. Empty means always. */
export function isLivable(calendar: CalendarShape): boolean {
  if (calendar.length === 0) return true
  if (calendar.some(({ from, to }) => from >= to)) return false
  const spans = calendar.map(({ day: at, from, to }) => ({ from: at * day + from, to: at * day + to })).sort((a, b) => a.from - b.from)
  const firstOfNextWeek = (spans[0]?.from ?? 0) + week
  let available = 0
  let until = spans[0]?.from ?? 0
  for (const { from, to } of [...spans, { from: firstOfNextWeek, to: firstOfNextWeek }]) {
    if (from - until > longestGap) return false
    available += Math.max(0, to - Math.max(from, until))
    until = Math.max(until, to)
  }
  return available >= leastAvailable
}
