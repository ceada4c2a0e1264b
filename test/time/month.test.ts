import { describe, expect, it } from 'vitest'
import { type Month, month } from './month.ts'
import { minute } from './passing.ts'

const patient = { timeout: 120_000 }
const hourIn = (zone: string, at: number): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(at))

function expectByDay({ reminders }: Month): void {
  expect(reminders.length).toBeGreaterThan(0)
  // At ten in the evening their hours end, to the minute: that is still within them.
  for (const { zone, at } of reminders) {
    expect(hourIn(zone, at - 1)).toBeGreaterThanOrEqual(8)
    expect(hourIn(zone, at - 1)).toBeLessThan(22)
  }
}

/** From the fifth of March on, clocks change in Los Angeles, in Berlin and, the other way, in Auckland; from the end of September the other way round. */
describe.each(['2026-03-05T00:00Z', '2026-09-25T00:00Z'])('a month from %s', patient, (from) => {
  it('goes on at a pace of three days: hardly a wake-up, and each question is told once', async () => {
    const found = await month({ from, days: 33, pace: { kind: 'each', minutes: 3 * 24 * 60 }, games: 3, seed: from })
    expect(found.wrong).toEqual([])
    expect(found.moves).toBeGreaterThan(100)
    expect(found.fires / found.moves).toBeLessThanOrEqual(0.1)
    expect(found.tellings / found.decisions).toBeLessThanOrEqual(1.05)
  })

  it('goes on although half of the people vanish: time-outs come at the deadline, never before, at most two minutes after; nobody is reminded in their night', async () => {
    const found = await month({ from, days: 33, pace: { kind: 'each', minutes: 24 * 60 }, games: 2, seed: `${from} gone`, vanishing: 2 })
    expect(found.wrong).toEqual([])
    expect(found.timeOuts.length).toBeGreaterThan(0)
    for (const { due, at } of found.timeOuts) {
      expect(at).toBeGreaterThanOrEqual(due)
      expect(at - due).toBeLessThanOrEqual(2 * minute)
    }
    expectByDay(found)
  })
})
