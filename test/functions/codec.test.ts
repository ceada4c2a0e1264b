import { createHash } from 'node:crypto'
import { begin, bots, type Game, join, leave, order, playable, SCHEMA } from '@meanwhile/engine'
import { decodeGame, encodeGame } from '@meanwhile/functions/codec'
import { describe, expect, it } from 'vitest'
import { dictionaries, newest } from '../../functions/store/dictionaries/index.ts'
import { play } from '../../tools/simulate/engine.ts'

const table = (name = 'a table', players = 6): Game =>
  begin({ table: name, editions: ['fluxx'], players, seed: '5e'.repeat(32), entropy: ['00'.repeat(16)] }).game

const changed = (outcome: ReturnType<typeof join>): Game => {
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.game
}

/** At its place in the bytes, one bit is turned over. */
function withFlippedBit(state: Uint8Array, bit: number): Uint8Array {
  const flipped = Uint8Array.from(state)
  flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  return flipped
}

describe('A stored game', () => {
  it.each([2, 3, 4, 5, 6])('comes back as it was, in every state of a game of %d', (players) => {
    for (const bot of [bots.random, bots.greedy]) {
      for (const game of play({ editions: ['fluxx'], players, bot }, `codec:${players}`)) {
        const stored = encodeGame(game)
        expect(stored.dictionary).toBe(`fluxx-${SCHEMA}`)
        expect(decodeGame(stored)).toEqual(game)
        expect(JSON.stringify(decodeGame(stored))).toBe(JSON.stringify(game))
      }
    }
  })

  it.each(playable)(
    'of %s comes back as it was, named by its own dictionary, and takes at most 700 bytes in 99 of 100 states',
    (edition) => {
      const sizes: number[] = []
      for (const seed of ['a', 'b']) {
        for (const game of play({ editions: [edition], players: 6, bot: bots.random }, `worlds:${seed}`)) {
          const stored = encodeGame(game)
          sizes.push(stored.state.length)
          expect(stored.dictionary).toBe(`${edition}-${SCHEMA}`)
          expect(decodeGame(stored)).toEqual(game)
        }
      }
      sizes.sort((a, b) => a - b)
      expect(sizes[Math.floor(sizes.length * 0.99)]).toBeLessThanOrEqual(700)
    },
  )

  it('comes back with newcomers, leavers and standing orders', () => {
    const joined = changed(join(table('a table', 3), 'ab'.repeat(16)))
    const ordered = changed(order(joined, 's1', { keepInHand: { cards: ['milk', 'time'], when: 'at-once' } }))
    for (const game of [joined, ordered, changed(leave(ordered, 's2'))]) expect(decodeGame(encodeGame(game))).toEqual(game)
  })

  it.each(['', 'milk', '"milk"', '"milk","time"', 'Tisch für Zoë', '\u0000\u007f\u0080ÿ', '机 \ud83d\ude00', '\ud800', '\\u0041', '\n'])(
    'comes back even with a table called %j',
    (name) => expect(decodeGame(encodeGame(table(name)))).toEqual(table(name)),
  )

  it('takes at most 600 bytes for six players in 99 of 100 states', () => {
    const sizes = ['a', 'b', 'c', 'd'].flatMap((seed) =>
      Array.from(play({ editions: ['fluxx'], players: 6, bot: bots.random }, `sizes:${seed}`), (game) => encodeGame(game).state.length),
    )
    sizes.sort((a, b) => a - b)
    expect(sizes.length).toBeGreaterThan(100)
    expect(sizes[Math.floor(sizes.length * 0.99)]).toBeLessThanOrEqual(600)
  })

  it('is refused if its dictionary is unknown', () => {
    const { state } = encodeGame(table())
    expect(() => decodeGame({ dictionary: 'fluxx-99', state })).toThrow('there is no dictionary fluxx-99; known are fluxx-1')
    expect(() => decodeGame({ dictionary: 'constructor', state })).toThrow('there is no dictionary constructor')
  })

  it('is refused if a single bit of it was changed', () => {
    const { dictionary, state } = encodeGame(table())
    for (let bit = 0; bit < state.length * 8; bit++) {
      // A change in the unused bits at the very end of the deflated bytes changes nothing that is read.
      const read = readable({ dictionary, state: withFlippedBit(state, bit) })
      if (read !== null) expect(read).toEqual(table())
    }
  })

  it.each([0, 1, 4, 5, 100])('is refused if only %d bytes of it are left', (length) => {
    const { dictionary, state } = encodeGame(table())
    expect(() => decodeGame({ dictionary, state: state.subarray(0, length) })).toThrow(/damaged|checksum/)
  })

  it('is refused if a newer release wrote it', () => {
    expect(() => decodeGame(encodeGame({ ...table(), schema: SCHEMA + 99 }))).toThrow(/newer release/)
  })
})

function readable(stored: Parameters<typeof decodeGame>[0]): Game | null {
  try {
    return decodeGame(stored)
  } catch (error) {
    expect(String(error)).toMatch(/damaged|checksum/)
    return null
  }
}

describe('A dictionary', () => {
  /** Added when a dictionary is added. One that is changed makes every game written with it unreadable. */
  const hashes: Record<string, string> = {
    'fluxx-1': '389e4b0cc730b90390d6f3e17609d49abb5ceefe4703600afae59650782354e9',
    'batman-1': '4134161541857aded5e143652d20a87883f2369b0b667c46cca26784af67309d',
    'doctor-who-1': '7d259fb427e6e6d96ba3ba98f7e2c027f80a1e1e37cf37c69a258c1dc640d4f6',
    'cat-1': 'bd2487ebe9992980a9a6f85ee3abb83bdd1295facce8325b0c05937879245745',
    'regular-show-1': '809ddc018fbb6fc29eaebb212900e9c215dcbe8a6a3ca269ec0d9457a4649e1f',
  }

  it.each(dictionaries)('is never edited: $name', ({ name, letters, text }) => {
    expect(
      createHash('sha256')
        .update(JSON.stringify([letters, text]))
        .digest('hex'),
    ).toBe(hashes[name])
  })

  it.each(Object.entries(newest))('is made for the schema that is written: %s', (edition, { name }) => {
    expect(name).toBe(`${edition}-${SCHEMA}`)
  })
})
