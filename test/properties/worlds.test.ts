/** What holds for the base game holds for the other worlds, with their Creepers, Surprises and offers. */
import { begin, type EditionId, leave, timeOut } from '@meanwhile/engine'
import { describe, expect, it } from 'vitest'
import { flaws, frozen, leaks } from './invariants.ts'
import { lively, play, setupFor, steady, type World, watch } from './play.ts'
import { patient } from './seeds.ts'

const seed = process.env.SEED ?? '1'
const worlds: [name: string, world: World][] = (['batman', 'doctor-who'] satisfies EditionId[]).flatMap((edition): [string, World][] => [
  [edition, { editions: [edition] }],
  [`${edition}, asked for each Surprise`, { editions: [edition], reactions: 'ask' }],
])

describe.each(worlds)('Random games of %s', (name, world) => {
  const games = Array.from({ length: 8 }, (_, i) => `${name}-${seed}-${i}`)

  it('lose no card, are never stuck, are data, ask what can be answered, and show nobody what is hidden', patient, () => {
    for (const game of games) {
      const start = frozen(begin(setupFor(game, world)).game)
      watch(game, { start, habits: lively, most: 600 }, ({ after }) => {
        expect(flaws(after)).toEqual([])
        expect(leaks(after)).toEqual([])
        frozen(after)
      })
    }
  })

  it('go on when anybody leaves and when any time runs out', patient, () => {
    for (const game of games.slice(0, 3)) {
      let count = 0
      watch(game, { world, habits: lively, most: 300 }, ({ before }) => {
        if (count++ % 5 > 0) return
        const outcomes = [
          ...before.players.map(({ seat }) => leave(before, seat)),
          ...before.asked.filter(({ owed }) => owed).map(({ id }) => timeOut(before, id)),
        ]
        for (const outcome of outcomes) expect(outcome.ok ? flaws(outcome.game) : [outcome.refusal]).toEqual([])
      })
    }
  })

  it('come to an end by chance alone, the same each time', patient, () => {
    for (const game of games.slice(0, 3)) {
      const ends = [1, 2].map(() =>
        JSON.stringify([...play(game, { world, habits: { ...steady, offer: 60 }, most: 20_000 })].at(-1)?.after),
      )
      expect(ends[0]).toContain('"over"')
      expect(ends[0] === ends[1]).toBe(true)
    }
  })
})
