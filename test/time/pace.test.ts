/** How long a question may wait: every pace, for people who sleep. */
import { describe, expect, it } from 'vitest'
import type { PaceShape } from '../../functions/api/shapes/common.ts'
import { comingHours, type Hours, readHours, writeHours } from '../../functions/time/hours.ts'
import { type Asking, bankAfter, deadlineOf, type Pacing, readPace, writePace } from '../../functions/time/pace.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const monday = Date.parse('2026-05-04T00:00Z')
const always: Hours = { zone: 'UTC', calendar: [], vacation: [] }
const evenings: Hours = {
  zone: 'UTC',
  calendar: [0, 1, 2, 3, 4, 5, 6].map((at) => ({ day: at, from: 18 * 60, to: 22 * 60 })),
  vacation: [],
}
const asked = { hours: always, at: monday, bank: 0, how: 'as-agreed' } as const
const ofEach = (minutes: number): PaceShape => ({ kind: 'each', minutes })
const until = (pace: PaceShape, asking: Asking, reactionMinutes = 60): number | null => deadlineOf({ pace, reactionMinutes }, asking)

describe('so long for each question', () => {
  it('is ten minutes or fourteen days of their own time', () => {
    expect(until(ofEach(10), asked)).toBe(monday + 10 * minute)
    expect(until(ofEach(14 * 24 * 60), asked)).toBe(monday + 14 * day)
    expect(until(ofEach(6 * 60), { ...asked, hours: evenings })).toBe(monday + day + 20 * hour)
  })

  it('W3 is a tenth of it after a time-out, and at least ten minutes', () => {
    expect(until(ofEach(3 * 24 * 60), { ...asked, how: 'rest-of-turn' })).toBe(monday + 7.2 * hour)
    expect(until(ofEach(30), { ...asked, how: 'rest-of-turn' })).toBe(monday + 10 * minute)
  })

  it('is an hour for whoever could react, or less at a faster table', () => {
    expect(until(ofEach(3 * 24 * 60), { ...asked, how: 'reaction' })).toBe(monday + hour)
    expect(until(ofEach(20), { ...asked, how: 'reaction' })).toBe(monday + 20 * minute)
    expect(until(ofEach(3 * 24 * 60), { ...asked, how: 'late-reaction' })).toBe(monday + hour)
    expect(until(ofEach(120), { ...asked, how: 'late-reaction' })).toBe(monday + 12 * minute)
  })
})

describe('a bank', () => {
  const pace: PaceShape = { kind: 'bank', hours: 10, incrementMinutes: 30 }

  it('lasts as long as it holds, but nobody has less than ten minutes', () => {
    expect(until(pace, { ...asked, bank: 3 * hour })).toBe(monday + 3 * hour)
    expect(until(pace, { ...asked, bank: 0 })).toBe(monday + 10 * minute)
  })

  it('pays for the hours of its owner only, gains with each decision, and is never fuller than at the beginning', () => {
    expect(bankAfter(pace, always, 5 * hour, monday, monday + 2 * hour)).toBe(3.5 * hour)
    expect(bankAfter(pace, evenings, 5 * hour, monday, monday + 20 * hour)).toBe(3.5 * hour)
    expect(bankAfter(pace, always, 10 * hour, monday, monday + minute)).toBe(10 * hour)
    expect(bankAfter(pace, always, hour, monday, monday + 2 * day)).toBe(30 * minute)
  })
})

describe('daily at a fixed time', () => {
  const pace: PaceShape = { kind: 'daily', at: '20:00', zone: 'Europe/Berlin' }

  it('is the next time that hour strikes at the table', () => {
    expect(until(pace, asked)).toBe(Date.parse('2026-05-04T18:00Z'))
  })

  it('is a day later for whoever was asked within the hour before it', () => {
    expect(until(pace, { ...asked, at: Date.parse('2026-05-04T17:30Z') })).toBe(Date.parse('2026-05-05T18:00Z'))
  })

  it('is a day later for whoever sleeps until it strikes', () => {
    const auckland: Hours = { ...evenings, zone: 'Pacific/Auckland' }
    expect(until(pace, { ...asked, hours: auckland, at: Date.parse('2026-05-04T11:00Z') })).toBe(Date.parse('2026-05-05T18:00Z'))
  })

  it('keeps to the wall when clocks change', () => {
    expect(until(pace, { ...asked, at: Date.parse('2026-03-28T12:00Z') })).toBe(Date.parse('2026-03-28T19:00Z'))
    expect(until(pace, { ...asked, at: Date.parse('2026-03-29T12:00Z') })).toBe(Date.parse('2026-03-29T18:00Z'))
  })
})

it('no pace, no clock, but for whoever could react: all others wait for them at every play', () => {
  expect(until({ kind: 'none' }, asked)).toBeNull()
  expect(until({ kind: 'none' }, { ...asked, how: 'reaction' })).toBe(monday + hour)
  expect(until({ kind: 'none' }, { ...asked, hours: evenings, how: 'reaction' })).toBe(monday + 19 * hour)
})

describe('what the table agreed on for reactions', () => {
  const reaction = { ...asked, how: 'reaction' } as const
  const bank: PaceShape = { kind: 'bank', hours: 2, incrementMinutes: 0 }
  const daily: PaceShape = { kind: 'daily', at: '20:00', zone: 'Europe/Berlin' }

  it.each<PaceShape>([{ kind: 'none' }, ofEach(4320), { ...bank, hours: 10 }, daily])('holds at every pace: $kind', (pace) => {
    expect([10, 240].map((minutes) => until(pace, reaction, minutes))).toEqual([monday + 10 * minute, monday + 4 * hour])
    expect(until(pace, { ...reaction, hours: evenings }, 5 * 60)).toBe(monday + day + 19 * hour)
  })

  it('is never more than the pace gives for any question', () => {
    expect(until(ofEach(30), reaction, 240)).toBe(monday + 30 * minute)
    expect(until(bank, reaction, 240)).toBe(monday + 2 * hour)
    expect(until(daily, reaction, 3 * 24 * 60)).toBe(monday + day)
  })

  it('W3 is shortened with the rest of a turn, and not below ten minutes', () => {
    const late = { ...asked, how: 'late-reaction' } as const
    expect(until(ofEach(1200), late, 240)).toBe(monday + 2 * hour)
    expect(until(ofEach(4320), late, 240)).toBe(monday + 4 * hour)
    expect(until(ofEach(30), late, 240)).toBe(monday + 10 * minute)
  })
})

describe('a pace beside a game', () => {
  const paces: [PaceShape, string][] = [
    [{ kind: 'none' }, ''],
    [ofEach(4320), 'e4320'],
    [{ kind: 'bank', hours: 72, incrementMinutes: 0 }, 'b72 0'],
    [{ kind: 'daily', at: '07:05', zone: 'America/Argentina/Buenos_Aires' }, 'd07:05 America/Argentina/Buenos_Aires'],
  ]

  it.each(paces)('takes a few letters, and none for the usual hour of a reaction: %j', (pace, written) => {
    const usual: Pacing = { pace, reactionMinutes: 60 }
    expect(writePace(usual)).toBe(written)
    expect(readPace(written)).toEqual(usual)
    const other: Pacing = { pace, reactionMinutes: 240 }
    expect(writePace(other)).toBe(`${written} r240`)
    expect(readPace(writePace(other))).toEqual(other)
  })
})

describe('hours beside a game', () => {
  it('are read as they were written', () => {
    const vacation = [{ from: '2026-07-01', to: '2026-07-14' }]
    const week = { zone: 'Europe/Berlin', calendar: evenings.calendar, vacation }
    expect(readHours(writeHours(week))).toEqual(week)
    const split = {
      zone: 'Asia/Kathmandu',
      calendar: [
        { day: 0, from: 7, to: 600 },
        { day: 2, from: 7, to: 600 },
        { day: 2, from: 700, to: 1440 },
      ],
      vacation: [],
    }
    expect(readHours(writeHours(split))).toEqual(split)
  })

  it('take two dozen letters, and none for whoever is always there', () => {
    expect(writeHours({ ...evenings, zone: 'Europe/Berlin' })).toBe('Europe/Berlin 3j.u0.10o')
    expect(
      writeHours(comingHours({ ...always, zone: 'Europe/Berlin', vacation: [{ from: '2026-01-01', to: '2026-01-05' }] }, monday)),
    ).toBe('')
  })
})
