/** Availability, against a slow and obvious reference: every single minute, and what the clock on the wall shows in it. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { before, between, type Hours, isOpen, after as momentAfter, opensAt } from '../../functions/time/hours.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** With changes on both sides of the year, of half an hour (Lord Howe), of none, at midnight (Beirut), and a day left out (Apia, 2011). */
const zones = [
  'Pacific/Auckland',
  'Europe/Berlin',
  'America/Sao_Paulo',
  'America/Los_Angeles',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Africa/Casablanca',
  'Pacific/Apia',
  'UTC',
]

// ── The reference ──────────────────────────────────────────────────────────────────────────────────────────────────

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const walls = new Map(
  zones.map((zone) => [
    zone,
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
  ]),
)

function isOpenByTheWall({ zone, calendar, vacation }: Hours, moment: number): boolean {
  const shown = Object.fromEntries((walls.get(zone)?.formatToParts(moment) ?? []).map(({ type, value }) => [type, value]))
  const date = `${shown.year}-${shown.month}-${shown.day}`
  if (vacation.some(({ from, to }) => from <= date && date <= to)) return false
  if (calendar.length === 0) return true
  const at = Number(shown.hour) * 60 + Number(shown.minute)
  return calendar.some((span) => span.day === weekdays.indexOf(shown.weekday ?? '') && span.from <= at && at < span.to)
}

function minutesOpen(hours: Hours, from: number, to: number): number {
  let sum = 0
  for (let moment = from; moment < to; moment += minute) if (isOpenByTheWall(hours, moment)) sum += 1
  return sum
}

// ── Any calendar, any time ─────────────────────────────────────────────────────────────────────────────────────────

const calendars = fc.array(
  fc
    .tuple(fc.nat(6), fc.nat(1440), fc.nat(1440))
    .filter(([, a, b]) => a !== b)
    .map(([at, a, b]) => ({ day: at, from: Math.min(a, b), to: Math.max(a, b) })),
  { minLength: 1, maxLength: 10 },
)
/** Around the changes of clocks, most of all. */
const changes = [
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-09-27',
  '2026-10-25',
  '2026-11-01',
  '2011-12-30',
  '2027-02-07',
  '2018-11-04',
]
const moments = fc
  .tuple(fc.constantFrom(...changes), fc.integer({ min: -3 * 24 * 60, max: 3 * 24 * 60 }))
  .map(([date, minutes]) => Date.parse(date) + minutes * minute)
const vacationsAround = (moment: number) =>
  fc
    .tuple(fc.integer({ min: -4, max: 4 }), fc.nat(3))
    .map(([begin, length]) => ({ from: dateOf(moment + begin * day), to: dateOf(moment + (begin + length) * day) }))
const dateOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)
const situations = fc
  .tuple(
    fc.constantFrom(...zones),
    fc.oneof({ weight: 5, arbitrary: calendars }, { weight: 1, arbitrary: fc.constant<Hours['calendar']>([]) }),
    moments,
  )
  .chain(([zone, calendar, moment]) =>
    fc
      .array(vacationsAround(moment), { maxLength: 1 })
      .map((vacation): { hours: Hours; moment: number } => ({ hours: { zone, calendar, vacation }, moment })),
  )

describe('hours, against every single minute', () => {
  it('are open when the clock on the wall says so', () => {
    fc.assert(
      fc.property(situations, fc.nat(4 * 24 * 60), ({ hours, moment }, later) => {
        const at = moment + later * minute
        expect(isOpen(hours, at)).toBe(isOpenByTheWall(hours, at))
      }),
      { numRuns: 1500 },
    )
  })

  it('have passed since the latest second before which as much of them lies', () => {
    fc.assert(
      fc.property(situations, fc.nat(30 * 60), ({ hours, moment }, minutes) => {
        const since = before(hours, moment, minutes * minute)
        const passed = between(hours, since, moment)
        fc.pre(moment - since < 100 * day)
        expect(passed).toBeGreaterThanOrEqual(minutes * minute)
        expect(between(hours, since + 1000, moment)).toBeLessThan(Math.max(1, minutes * minute))
      }),
      { numRuns: 100 },
    )
  })

  it('open at the next minute that is open', () => {
    fc.assert(
      fc.property(situations, ({ hours, moment }) => {
        const opens = opensAt(hours, moment)
        fc.pre(opens - moment < 6 * day)
        expect(isOpenByTheWall(hours, opens)).toBe(true)
        expect(minutesOpen(hours, moment, opens)).toBe(0)
      }),
      { numRuns: 60 },
    )
  })

  it('hold as much time between two moments as there are open minutes', () => {
    fc.assert(
      fc.property(situations, fc.nat(3 * 24 * 60), ({ hours, moment }, length) => {
        const to = moment + length * minute
        expect(between(hours, moment, to)).toBe(minutesOpen(hours, moment, to) * minute)
      }),
      { numRuns: 60 },
    )
  })

  it('have passed exactly when so many open minutes have', () => {
    fc.assert(
      fc.property(situations, fc.integer({ min: 1, max: 20 * 60 }), ({ hours, moment }, length) => {
        const until = momentAfter(hours, moment, length * minute)
        fc.pre(until - moment < 8 * day)
        expect(minutesOpen(hours, moment, until)).toBe(length)
        expect(isOpenByTheWall(hours, until - minute)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})

// ── By hand ────────────────────────────────────────────────────────────────────────────────────────────────────────

const everyDay = (from: number, to: number) => [0, 1, 2, 3, 4, 5, 6].map((at) => ({ day: at, from: from * 60, to: to * 60 }))
const hoursIn = (zone: string, from: number, to: number): Hours => ({ zone, calendar: everyDay(from, to), vacation: [] })

describe('a day on which the clocks change', () => {
  it('is an hour shorter in spring for whoever is there at night', () => {
    const berlin = hoursIn('Europe/Berlin', 0, 6)
    expect(between(berlin, Date.parse('2026-03-28T23:00Z'), Date.parse('2026-03-29T04:00Z'))).toBe(5 * hour)
  })

  it('is an hour longer in autumn, in Auckland in April', () => {
    const auckland = hoursIn('Pacific/Auckland', 0, 6)
    expect(between(auckland, Date.parse('2026-04-04T11:00Z'), Date.parse('2026-04-04T18:00Z'))).toBe(7 * hour)
  })

  it('opens by the wall: at eight, whatever that is elsewhere', () => {
    const la = hoursIn('America/Los_Angeles', 8, 22)
    expect(opensAt(la, Date.parse('2026-03-07T12:00Z'))).toBe(Date.parse('2026-03-07T16:00Z'))
    expect(opensAt(la, Date.parse('2026-03-08T12:00Z'))).toBe(Date.parse('2026-03-08T15:00Z'))
  })
})

describe('somebody who is always there', () => {
  it('has exactly the time the pace says', () => {
    expect(momentAfter({ zone: 'Europe/Berlin', calendar: [], vacation: [] }, 1000, 3 * day)).toBe(1000 + 3 * day)
  })

  it('has no clock running on vacation, from midnight to midnight of their own', () => {
    const hours: Hours = { zone: 'America/Sao_Paulo', calendar: [], vacation: [{ from: '2026-07-10', to: '2026-07-12' }] }
    expect(momentAfter(hours, Date.parse('2026-07-10T02:00Z'), 2 * hour)).toBe(Date.parse('2026-07-13T04:00Z'))
  })
})

it('plays on in a zone that nobody knows any more, by UTC', () => {
  expect(opensAt(hoursIn('Nowhere/Atlantis', 8, 22), Date.parse('2026-05-05T03:00Z'))).toBe(Date.parse('2026-05-05T08:00Z'))
})
