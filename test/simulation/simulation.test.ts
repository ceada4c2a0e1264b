import { describe, expect, it } from 'vitest'
import { inWords } from '../../tools/simulate/service.ts'
import { raceAtDeadlines } from './last-second.ts'
import { type Kind, simulateEvening } from './simulation.ts'

/** Evenings in a row, numbered by their seeds; the figures of all of them together. */
async function evenings(from: number, games: number, kind: Partial<Kind> = {}) {
  const month = { fires: 0, first: 0, mails: 0, callsInMove: 0 }
  const sum = { games: 0, moves: 0, faults: 0, month, applied: 0, requests: 0 }
  for (let seed = from; sum.games < games; seed++) {
    const { broken, ...figures } = await simulateEvening(seed, kind)
    if (broken) throw new Error(inWords(broken))
    sum.games += figures.games
    sum.moves += figures.moves
    sum.faults += figures.faults
    sum.applied += figures.applied.count
    sum.requests += figures.applied.requests
    for (const name of Object.keys(month) as (keyof typeof month)[]) month[name] += figures.month?.[name] ?? 0
  }
  return sum
}

describe('The service under faults', () => {
  const blocks = Array.from({ length: 10 }, (_, i) => 1000 * (i + 1))

  it.each(blocks)(
    'loses nothing, does nothing twice and shows nobody what is hidden: 30 games from seed %d',
    { timeout: 300_000 },
    async (seed) => {
      const { games, moves, faults, applied, requests } = await evenings(seed, 30)
      expect(games).toBeGreaterThanOrEqual(30)
      expect(moves).toBeGreaterThan(30 * 30)
      expect(faults).toBeGreaterThan(moves / 10)
      // One to read and one to write; a full chunk, and what conflicts and faults add.
      expect(requests / applied).toBeLessThan(2.2)
    },
  )

  it('does so through the door as well, with real sessions and sockets: 6 games from seed 1', { timeout: 300_000 }, async () => {
    expect((await evenings(1, 6, { way: 'door' })).games).toBeGreaterThanOrEqual(6)
  })

  it('keeps everybody’s time and tells everybody in theirs, though half of them vanish: 60 games from seed 1', {
    timeout: 300_000,
  }, async () => {
    const { games, month } = await evenings(1, 60, { isLiving: true })
    expect(games).toBeGreaterThanOrEqual(60)
    expect(month.fires).toBeGreaterThan(50)
    expect(month.first).toBeGreaterThan(50)
    expect(month.mails).toBeGreaterThan(5)
    expect(month.callsInMove).toBe(0)
  })

  it('lets exactly one through of an answer and the end of its time: 2,000 races', { timeout: 300_000 }, async () => {
    const { broken, races, answered, timedOut } = await raceAtDeadlines(2_000, 1)
    if (broken) throw new Error(inWords(broken))
    expect(races).toBe(2_000)
    expect(Math.min(answered, timedOut)).toBeGreaterThan(200)
  })

  it('is the same from the same seed', { timeout: 60_000 }, async () => {
    expect(await simulateEvening(7)).toEqual(await simulateEvening(7))
  })
})
