/** A week of hours, as it is edited: what it may look like, how much it holds, and what is wrong with it. */
import { isLivable } from '@meanwhile/functions/calendar'
import type { Reply } from '@meanwhile/functions/shapes'
import type { Language } from '@meanwhile/texts'

export type Week = Reply<'me'>['calendar']
export type Span = Week[number]
export type Fault = 'backwards' | 'tooFew' | 'longGap'

export const days = [0, 1, 2, 3, 4, 5, 6] as const
const hour = 60
const midnight = 24 * hour
const mostSpansADay = 4

export const presets: { daytime: Week; evenings: Week } = {
  daytime: days.map((day) => ({ day, from: 8 * hour, to: 22 * hour })),
  evenings: days.map((day) => ({ day, from: (day < 5 ? 18 : 9) * hour, to: 23 * hour })),
}

export const onDay = (week: Week, day: number): Span[] => week.filter((span) => span.day === day).toSorted((a, b) => a.from - b.from)

export const hasRoom = (week: Week, day: number): boolean => onDay(week, day).length < mostSpansADay

/** After the last ones of that day, if there is any day left. */
export function withMore(week: Week, day: number): Week {
  const ends = Math.max(0, ...onDay(week, day).map(({ to }) => to))
  const from = ends === 0 ? 18 * hour : Math.min(ends + hour, midnight - hour)
  return [...week, { day, from, to: Math.min(from + 4 * hour, midnight) }]
}

export function faultIn(week: Week): Fault | null {
  if (week.some(({ from, to }) => from >= to)) return 'backwards'
  if (isLivable(week)) return null
  return hoursIn(week) < 14 ? 'tooFew' : 'longGap'
}

/** Rounded down, so that nobody is promised an hour that is not there. */
export function hoursIn(week: Week): number {
  let minutes = 0
  for (const day of days) {
    let until = 0
    for (const { from, to } of onDay(week, day)) {
      minutes += Math.max(0, to - Math.max(from, until))
      until = Math.max(until, to)
    }
  }
  return Math.floor(minutes / hour)
}

/** The 1st of January 2024 was a Monday. */
export const dayName = (day: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + day))

/** Every half hour from midnight to midnight, and what is chosen already, whatever it is. */
export function timesFor(end: 'from' | 'to', chosen: number): number[] {
  const halves = Array.from({ length: 48 }, (_, i) => (i + (end === 'to' ? 1 : 0)) * (hour / 2))
  return [...new Set([...halves, chosen])].toSorted((a, b) => a - b)
}

/** In 24 hours, so that the midnight that ends a day is not the one that begins it. */
export const asTime = (minutes: number): string => `${two(Math.floor(minutes / hour))}:${two(minutes % hour)}`
const two = (n: number): string => String(n).padStart(2, '0')
