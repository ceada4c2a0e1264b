import { describe, expect, it } from 'vitest'
import { toldMonth } from './month.ts'

describe('In a month', () => {
  it('everybody is told once of what they are asked, never at night, and by at most two letters a day', async () => {
    const pace = { kind: 'each', minutes: 3 * 24 * 60 } as const
    const found = await toldMonth({ from: '2026-03-05T00:00Z', days: 30, pace, games: 3, seed: 'told' })
    expect(found.wrong).toEqual([])
    expect(found.first).toBeGreaterThan(50)
    expect(found.first / found.decisions).toBeLessThanOrEqual(1.05)
    expect(Math.max(...found.mails.values())).toBeLessThanOrEqual(2)
    const mails = [...found.mails.values()].reduce((sum, count) => sum + count, 0)
    expect(mails / found.personDays).toBeLessThanOrEqual(0.5)
    expect(found.callsInMove).toBe(0)
    expect(found.pushBytes).toBeLessThanOrEqual(1024)
  }, 120_000)
})
