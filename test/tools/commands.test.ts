import { deckEntries } from '@meanwhile/engine'
import { playable } from '@meanwhile/engine/catalogue'
import { describe, expect, it } from 'vitest'
import { run } from './command.ts'

describe('npm run -s cards', () => {
  it('lists every card of the edition once, without the Basic Rules', async () => {
    const { code, lastLine } = await run('tools/cards.ts', ['fluxx'])
    const cards: { id: string; name: string; type: string; count: number; provenance: string }[] = JSON.parse(lastLine)
    expect(code).toBe(0)
    expect(cards.reduce((sum, { count }) => sum + count, 0)).toBe(deckEntries('fluxx').length)
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
    expect(cards).toContainEqual({ id: 'milk', name: 'Milk', type: 'keeper', count: 1, provenance: 'attested' })
    expect(cards.map(({ id }) => id)).not.toContain('basic-rules')
  })

  it('says which editions there are when asked for another, for none or for two', async () => {
    const wrong = [['star'], [], ['fluxx', 'fluxx']]
    for (const { code, out, err } of await Promise.all(wrong.map((args) => run('tools/cards.ts', args)))) {
      expect({ code, out }).toEqual({ code: 1, out: '' })
      expect(err).toContain(`Known editions: ${playable.join(', ')}.`)
    }
  })
})

describe('npm run -s simulate', () => {
  it('plays games to their end, the same from the same seed, and finds nothing broken', async () => {
    const simulate = () => run('tools/simulate.ts', '--edition fluxx --players 6 --games 5 --seed 1 --bots random'.split(' '))
    const [once, again] = await Promise.all([simulate(), simulate()])
    const figures = JSON.parse(once.lastLine)
    const names = ['games', 'moves', 'finished', 'draws', 'violations', 'movesPerSecond', 'movesPerGame', 'medianTurns']
    expect(once.code).toBe(0)
    expect(Object.keys(figures)).toEqual(names)
    expect(figures).toMatchObject({ games: 5, finished: 5, violations: 0 })
    expect(figures.moves).toBeGreaterThan(20)
    expect(JSON.parse(again.lastLine).moves).toBe(figures.moves)
  })

  it('says what is wrong with its options', async () => {
    const wrong = ['--players 1', '--games 0', '--games many', '--bots clever', '--edition star', '--gams 1']
    for (const { code, out, err } of await Promise.all(wrong.map((args) => run('tools/simulate.ts', args.split(' '))))) {
      expect({ code, out }).toEqual({ code: 1, out: '' })
      expect(err).toMatch(/^.+\. Usage: npm run -s simulate -- .+\n$/)
    }
  })
})

describe('npm run -s bench', () => {
  it('says which parts there are', async () => {
    const { code, err } = await run('tools/bench.ts', ['speed'])
    expect(code).toBe(1)
    expect(err).toContain('There is no part called “speed”. Parts: engine')
  })
})
