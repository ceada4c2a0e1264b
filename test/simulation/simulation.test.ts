import { describe, expect, it } from 'vitest'
import { inWords } from '../../tools/simulate/service.ts'
import { simulateEvening } from './simulation.ts'

/** Evenings in a row, numbered by their seeds; the figures of all of them together. */
async function evenings(from: number, games: number, way: 'handlers' | 'door' = 'handlers') {
  const sum = { games: 0, moves: 0, faults: 0 }
  for (let seed = from; sum.games < games; seed++) {
    const { broken, ...figures } = await simulateEvening(seed, way)
    if (broken) throw new Error(inWords(broken))
    sum.games += figures.games
    sum.moves += figures.moves
    sum.faults += figures.faults
  }
  return sum
}

describe('The service under faults', () => {
  const blocks = Array.from({ length: 10 }, (_, i) => 1000 * (i + 1))

  it.each(blocks)(
    'loses nothing, does nothing twice and shows nobody what is hidden: 30 games from seed %d',
    { timeout: 300_000 },
    async (seed) => {
      const { games, moves, faults } = await evenings(seed, 30)
      expect(games).toBeGreaterThanOrEqual(30)
      expect(moves).toBeGreaterThan(30 * 30)
      expect(faults).toBeGreaterThan(moves / 10)
    },
  )

  it('does so through the door as well, with real sessions and sockets: 6 games from seed 1', { timeout: 300_000 }, async () => {
    expect((await evenings(1, 6, 'door')).games).toBeGreaterThanOrEqual(6)
  })

  it('is the same from the same seed', { timeout: 60_000 }, async () => {
    expect(await simulateEvening(7)).toEqual(await simulateEvening(7))
  })
})
