/**
 * When somebody's clock runs: one week that repeats, by the clock on their wall, less their vacation. Outside these hours no
 * clock of theirs runs and nothing is sent to them. In the hour that a zone has twice, both times count; the one it leaves out counts for nothing.
 */
import type { CalendarShape, VacationShape } from '../api/shapes/common.ts'
import { day, stretches } from './zone.ts'

export type Hours = { zone: string; calendar: CalendarShape; vacation: VacationShape[] }
/** From … up to, without the end. */
type Span = { from: number; to: number }

const second = 1000
const minute = 60_000
const week = 7 * day
/** The first Monday of 1970. */
const firstMonday = 4 * day
/** Nobody is away for longer than their vacations of two years; a calendar that never opens must not be searched for ever. */
const furthest = 800 * day

export const always: Hours = { zone: 'UTC', calendar: [], vacation: [] }

export function isOpen(hours: Hours, moment: number): boolean {
  return opensAt(hours, moment) === moment
}

/** That moment, if it is within the hours; otherwise the next at which they open. */
export function opensAt(hours: Hours, moment: number): number {
  for (const { from } of openFrom(hours, moment)) return from
  return moment + furthest
}

/** The moment at which so much of their own time has passed. */
export function after(hours: Hours, from: number, availableMillis: number): number {
  let left = availableMillis
  for (const span of openFrom(hours, from)) {
    const length = span.to - span.from
    if (left <= length) return span.from + left
    left -= length
  }
  return from + furthest
}

/** How much of their own time lies between two moments. */
export function between(hours: Hours, from: number, to: number): number {
  let sum = 0
  for (const span of openFrom(hours, from)) {
    if (span.from >= to) break
    sum += Math.min(span.to, to) - span.from
  }
  return sum
}

/** The moment since which so much of their own time has passed, to the second. */
export function before(hours: Hours, to: number, availableMillis: number): number {
  const isEnough = (span: number): boolean => between(hours, to - span, to) >= availableMillis
  let [short, long] = [0, second]
  while (long < furthest && !isEnough(long)) [short, long] = [long, long * 2]
  while (long - short > second) {
    const middle = Math.floor((short + long) / 2 / second) * second
    if (isEnough(middle)) long = middle
    else short = middle
  }
  return to - (isEnough(short) ? short : long)
}

/** Everything that is open from a moment on, in order. */
function* openFrom(hours: Hours, moment: number): Generator<Span> {
  if (hours.calendar.length === 0 && hours.vacation.length === 0) {
    yield { from: moment, to: Number.POSITIVE_INFINITY }
    return
  }
  const spans = weekOf(hours.calendar)
  const away = hours.vacation.map(onTheWall)
  for (const { from, to, offset } of stretches(hours.zone, moment)) {
    if (from > moment + furthest) return
    for (const open of openOnTheWall(spans, away, { from: from + offset, to: to + offset })) {
      yield { from: open.from - offset, to: open.to - offset }
    }
  }
}

function* openOnTheWall(spans: Span[], away: Span[], { from, to }: Span): Generator<Span> {
  for (let monday = from - modulo(from - firstMonday, week); monday < to; monday += week) {
    for (const span of spans) {
      const open = { from: Math.max(from, monday + span.from), to: Math.min(to, monday + span.to) }
      if (open.from < open.to) yield* without(open, away)
    }
  }
}

function* without(open: Span, away: Span[]): Generator<Span> {
  let { from } = open
  for (const gone of away) {
    if (gone.to <= from || gone.from >= open.to) continue
    if (gone.from > from) yield { from, to: gone.from }
    from = Math.max(from, gone.to)
  }
  if (from < open.to) yield { from, to: open.to }
}

const modulo = (number: number, by: number): number => ((number % by) + by) % by

const weeks = new WeakMap<CalendarShape, Span[]>()

/** From Monday's beginning on, in order, none overlapping another. */
function weekOf(calendar: CalendarShape): Span[] {
  let spans = weeks.get(calendar)
  if (!spans) {
    spans = calendar.length === 0 ? [{ from: 0, to: week }] : joined(calendar.map(ofWeek))
    weeks.set(calendar, spans)
  }
  return spans
}

const ofWeek = ({ day: at, from, to }: CalendarShape[number]): Span => ({ from: at * day + from * minute, to: at * day + to * minute })

function joined(spans: Span[]): Span[] {
  const apart: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = apart.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else apart.push({ ...span })
  }
  return apart
}

/** Whole days, the last one included. In order, as they are kept. */
const onTheWall = ({ from, to }: VacationShape): Span => ({ from: Date.parse(from), to: Date.parse(to) + day })

/** Without the vacations that are over. */
export const comingHours = (hours: Hours, now: number): Hours => ({
  ...hours,
  vacation: hours.vacation.filter((away) => onTheWall(away).to > now - day),
})

// ── As stored beside a game ────────────────────────────────────────────────────────────────────────────────────────

const number = (value: number): string => value.toString(36)
const parsed = (text: string): number => Number.parseInt(text, 36)

/**
 * `Europe/Berlin 3j.dc.10o vg1s.e`: the zone; a set of days as bits with from and to in minutes; vacations as their first day since 1970 and
 * their length. Empty for somebody who is always there: every move pays for the length of it.
 */
export function writeHours({ zone, calendar, vacation }: Hours): string {
  if (calendar.length === 0 && vacation.length === 0) return ''
  const days = new Map<string, number>()
  for (const { day: at, from, to } of calendar) {
    const span = `${number(from)}.${number(to)}`
    days.set(span, (days.get(span) ?? 0) | (1 << at))
  }
  const spans = [...days].map(([span, set]) => `${number(set)}.${span}`)
  const aways = vacation.map(onTheWall).map(({ from, to }) => `v${number(from / day)}.${number((to - from) / day)}`)
  return [zone, ...spans, ...aways].join(' ')
}

export function readHours(written: string): Hours {
  const known = hoursRead.get(written) ?? parseHours(written)
  if (hoursRead.size > mostHoursKept) hoursRead.clear()
  hoursRead.set(written, known)
  return known
}

/** The same few calendars are read with every move. */
const hoursRead = new Map<string, Hours>()
const mostHoursKept = 1000

function parseHours(written: string): Hours {
  if (written === '') return always
  const [zone = 'UTC', ...parts] = written.split(' ')
  const calendar = parts.filter((part) => !part.startsWith('v')).flatMap(readSpan)
  const vacation = parts.filter((part) => part.startsWith('v')).map(readAway)
  return { zone, calendar, vacation }
}

function readSpan(part: string): CalendarShape {
  const [set = 0, from = 0, to = 0] = part.split('.').map(parsed)
  return [0, 1, 2, 3, 4, 5, 6].filter((at) => set & (1 << at)).map((at) => ({ day: at, from, to }))
}

function readAway(part: string): VacationShape {
  const [from = 0, days = 1] = part.slice(1).split('.').map(parsed)
  const date = (at: number): string => new Date(at * day).toISOString().slice(0, 10)
  return { from: date(from), to: date(from + days - 1) }
}
