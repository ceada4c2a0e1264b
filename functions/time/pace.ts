/** How long a question may wait at this table, and for this person. */
import type { PaceShape } from '../api/shapes/common.ts'
import { after, between, type Hours } from './hours.ts'
import { day, onTheWallAt } from './zone.ts'

const minute = 60_000
const hour = 60 * minute
/** W3: nobody has less. */
const leastTime = 10 * minute
/** Of their own time, before the game passes for somebody who could react. */
const reactionTime = hour
/** At a table with a fixed hour, whoever is asked shortly before it, or in their night, has until the next day. */
const leastBeforeTheHour = hour

export type Asking = {
  /** Under which calendar it is asked. */
  hours: Hours
  at: number
  /** What is left of their bank, if the table plays with banks. */
  bank: number
  /** `rest-of-turn`: their time has run out in this turn before (W3). `late-reaction`: both. */
  how: 'as-agreed' | 'rest-of-turn' | 'reaction' | 'late-reaction'
}

/** When the game answers; null where no clock runs. In whole seconds, as it is stored, and never early. */
export function deadlineOf(pace: PaceShape, asking: Asking): number | null {
  const moment = pace.kind === 'none' ? withoutPace(asking) : exactly(pace, asking)
  return moment === null ? null : Math.ceil(moment / 1000) * 1000
}

/** Everybody is asked for a reaction at every play: if each waited for the last of them, such a table would not get on at all. */
const withoutPace = ({ hours, at, how }: Asking): number | null =>
  how === 'reaction' || how === 'late-reaction' ? after(hours, at, reactionTime) : null

function exactly(pace: Exclude<PaceShape, { kind: 'none' }>, { hours, at, bank, how }: Asking): number {
  const restOfTurn = Math.max(leastTime, usual(pace) / 10)
  if (how === 'rest-of-turn') return after(hours, at, restOfTurn)
  if (how === 'reaction') return after(hours, at, Math.min(reactionTime, usual(pace)))
  if (how === 'late-reaction') return after(hours, at, Math.min(reactionTime, restOfTurn))
  switch (pace.kind) {
    case 'each':
      return after(hours, at, pace.minutes * minute)
    case 'bank':
      return after(hours, at, Math.max(leastTime, bank))
    case 'daily':
      return dailyAfter(pace, hours, at)
    default:
      return pace satisfies never
  }
}

function usual(pace: Exclude<PaceShape, { kind: 'none' }>): number {
  if (pace.kind === 'each') return pace.minutes * minute
  return pace.kind === 'bank' ? bankOf(pace) : day
}

export const bankOf = (pace: PaceShape): number => (pace.kind === 'bank' ? pace.hours * hour : 0)

/** Each decision takes what it took and brings its increment; a bank is never fuller than at the beginning. */
export function bankAfter(pace: PaceShape, hours: Hours, bank: number, from: number, at: number): number {
  if (pace.kind !== 'bank') return bank
  return Math.min(bankOf(pace), Math.max(0, bank - between(hours, from, at)) + pace.incrementMinutes * minute)
}

function dailyAfter({ at: shown, zone }: Extract<PaceShape, { kind: 'daily' }>, hours: Hours, at: number): number {
  const earliest = after(hours, at, leastBeforeTheHour)
  const [hoursShown = 0, minutesShown = 0] = shown.split(':').map(Number)
  const intoTheDay = hoursShown * hour + minutesShown * minute
  // From the day before, since elsewhere it may be another date.
  for (let date = Math.floor(earliest / day) * day - day; ; date += day) {
    const moment = onTheWallAt(zone, date + intoTheDay)
    if (moment >= earliest) return moment
  }
}

// ── As stored beside the game ──────────────────────────────────────────────────────────────────────────────────────

/** A few letters: every move pays for them. */
export function writePace(pace: PaceShape): string {
  switch (pace.kind) {
    case 'none':
      return ''
    case 'each':
      return `e${pace.minutes}`
    case 'bank':
      return `b${pace.hours} ${pace.incrementMinutes}`
    case 'daily':
      return `d${pace.at} ${pace.zone}`
    default:
      return pace satisfies never
  }
}

export function readPace(written: string): PaceShape {
  const [first = '', second = ''] = written.slice(1).split(' ')
  switch (written[0]) {
    case 'e':
      return { kind: 'each', minutes: Number(first) }
    case 'b':
      return { kind: 'bank', hours: Number(first), incrementMinutes: Number(second) }
    case 'd':
      return { kind: 'daily', at: first, zone: second }
    default:
      return { kind: 'none' }
  }
}
