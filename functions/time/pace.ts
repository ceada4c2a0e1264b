/** How long a question may wait at this table, and for this person. */
import type { PaceShape, TableSettingsShape } from '../api/shapes/common.ts'
import { after, between, type Hours } from './hours.ts'
import { day, onTheWallAt } from './zone.ts'

const minute = 60_000
const hour = 60 * minute
/** W3: nobody has less. */
const leastTime = 10 * minute
/** Minutes of their own time before the game passes for somebody who could react, unless the table agreed on others. */
export const usualReaction = 60
/** At a table with a fixed hour, whoever is asked shortly before it, or in their night, has until the next day. */
const leastBeforeTheHour = hour

/** What a table agreed on about time. */
export type Pacing = Pick<TableSettingsShape, 'pace' | 'reactionMinutes'>

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
export function deadlineOf({ pace, reactionMinutes }: Pacing, asking: Asking): number | null {
  const reactionTime = reactionMinutes * minute
  const moment = pace.kind === 'none' ? withoutPace(reactionTime, asking) : exactly(pace, reactionTime, asking)
  return moment === null ? null : Math.ceil(moment / 1000) * 1000
}

/** Everybody is asked for a reaction at every play: if each waited for the last of them, such a table would not get on at all. */
const withoutPace = (reactionTime: number, { hours, at, how }: Asking): number | null =>
  how === 'reaction' || how === 'late-reaction' ? after(hours, at, reactionTime) : null

function exactly(pace: Exclude<PaceShape, { kind: 'none' }>, reactionTime: number, { hours, at, bank, how }: Asking): number {
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

/** `e4320 r240`. A few letters, and none for what is usual: every move pays for them. */
export const writePace = ({ pace, reactionMinutes }: Pacing): string =>
  reactionMinutes === usualReaction ? letters(pace) : `${letters(pace)} r${reactionMinutes}`

/** At the end of whatever the pace is, and nothing else looks like it: earlier releases wrote the same without it. */
export function readPace(written: string): Pacing {
  const reaction = / r(\d+)$/.exec(written)?.[1]
  return { pace: readLetters(written), reactionMinutes: reaction ? Number(reaction) : usualReaction }
}

function letters(pace: PaceShape): string {
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

function readLetters(written: string): PaceShape {
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
