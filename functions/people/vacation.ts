/** Vacation: whole days on which no clock of theirs runs, charged to a yearly balance. What has passed stays charged. */
import type { VacationShape } from '../api/shapes/common.ts'

const day = 24 * 60 * 60 * 1000
/** Of each calendar year. */
export const vacationDays = 28
/** What lies further back is charged to a year that is over. */
const kept = 400 * day

/** Today by the clock on that wall, as `2026-11-17`. */
export const todayIn = (zone: string, now: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)

export function vacationLeft(vacation: VacationShape[], year: number): number {
  const days = (from: string, to: string): number => Math.max(0, (Date.parse(to) - Date.parse(from)) / day + 1)
  const charged = vacation.map(({ from, to }) => days(later(from, `${year}-01-01`), earlier(to, `${year}-12-31`)))
  return charged.reduce((left, length) => left - length, vacationDays)
}

const later = (a: string, b: string): string => (a > b ? a : b)
const earlier = (a: string, b: string): string => (a < b ? a : b)

export type VacationFault = 'order' | 'past' | 'balance' | 'far'

/** Null if those may be somebody's vacations from now on, given what they were. */
export function faultIn(wanted: VacationShape[], before: VacationShape[], today: string): VacationFault | null {
  const sorted = inOrder(wanted)
  if (sorted.some(({ from, to }, i) => from > to || (sorted[i - 1]?.to ?? '') >= from)) return 'order'
  if (JSON.stringify(past(wanted, today)) !== JSON.stringify(past(before, today))) return 'past'
  const thisYear = Number(today.slice(0, 4))
  if (sorted.some(({ to }) => Number(to.slice(0, 4)) > thisYear + 1)) return 'far'
  return [thisYear, thisYear + 1].some((year) => vacationLeft(wanted, year) < 0) ? 'balance' : null
}

/** Days before today are spent, whatever comes of the rest. */
const past = (vacation: VacationShape[], today: string): VacationShape[] =>
  inOrder(vacation).flatMap(({ from, to }) => (from < today ? [{ from, to: earlier(to, dayBefore(today)) }] : []))

const dayBefore = (date: string): string => new Date(Date.parse(date) - day).toISOString().slice(0, 10)

const inOrder = (vacation: VacationShape[]): VacationShape[] => vacation.toSorted((a, b) => (a.from < b.from ? -1 : 1))

/** As they are kept: in order, without what no balance asks for any more. */
export const tidied = (vacation: VacationShape[], now: number): VacationShape[] =>
  inOrder(vacation).filter(({ to }) => Date.parse(to) > now - kept)
