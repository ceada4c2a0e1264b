import { allCards, type SeatId } from '@meanwhile/engine'
import { texts } from '@meanwhile/texts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Entry, readEntries, type StoredDeed, Vocabulary, writeEntries } from '../../functions/store/entries.ts'

const vocabulary = new Vocabulary(['fluxx', 'cat', 'regular-show'])
const cards = allCards(['fluxx', 'cat', 'regular-show'])

const { options } = texts('en').words

/** Many may have come and gone. */
const seat = fc.integer({ min: 1, max: 300 }).map((number): SeatId => `s${number}`)
const card = fc.constantFrom(...cards)
const pick = fc.oneof(
  card,
  card.map((used) => `use:${used}`),
  seat,
  fc.constantFrom('chance', 'pass', 'disarm', 'anybody', ...Object.keys(options)),
)
const asked = fc.integer({ min: 1, max: 2_000 })
const say = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
const when = fc.constantFrom('at-once' as const, 'at-time-out' as const)
const ranking = fc.record({ cards: fc.array(card), when })
const orders = fc.record(
  { keepInHand: ranking, keepOnTable: ranking, draw: when, endTurn: when },
  { requiredKeys: [], noNullPrototype: true },
)
const deed: fc.Arbitrary<StoredDeed> = fc.oneof(
  fc.record({ kind: fc.constant('answer' as const), seat, asked, picks: fc.array(pick) }),
  fc.record({ kind: fc.constant('answer' as const), seat, asked, picks: fc.array(pick), say }),
  fc.record({ kind: fc.constant('time-out' as const), seat, asked }),
  fc.record({ kind: fc.constant('order' as const), seat, orders, fired: fc.array(asked, { maxLength: 3 }) }),
  fc.record({ kind: fc.constant('join' as const), entropy: fc.stringMatching(/^([0-9a-f]{2}){16}$/) }),
  fc.record({ kind: fc.constantFrom('leave' as const, 'bot-in' as const, 'bot-out' as const), seat }),
)
const seconds = fc.oneof(fc.nat(90), fc.nat(60 * 60 * 24 * 20))
const entries = fc
  .tuple(
    fc.integer({ min: 1, max: 5_000 }),
    fc.array(fc.record({ deed, seconds, rules: fc.constantFrom(1, 1, 1, 2, 300) }), { maxLength: 32 }),
  )
  .map(([first, all]) => {
    let at = 1_763_400_000_000
    return all.map(({ deed, seconds, rules }, i): Entry => {
      at += seconds * 1000
      return { version: first + i, at, rules, deed }
    })
  })

describe('Entries of the record', () => {
  it('are read as they were written, whoever did what, when, and under which rules', () => {
    fc.assert(
      fc.property(entries, (written) => {
        expect(readEntries(writeEntries(written, vocabulary), vocabulary)).toEqual(written)
      }),
      { numRuns: 500, seed: Number(process.env.SEED ?? 1) },
    )
  })

  it('of one card played take six bytes, however long the game has lasted', () => {
    const played = (version: number): Entry => ({
      version,
      at: 1_763_400_000_000 + version * 5_000_000,
      rules: 1,
      deed: { kind: 'answer', seat: 's3', asked: 40 + version, picks: [cards[7] ?? ''] },
    })
    const bytes = (count: number): number =>
      writeEntries(
        Array.from({ length: count }, (_, i) => played(i + 1)),
        vocabulary,
      ).length
    expect(bytes(32) - bytes(31)).toBe(6)
  })

  it('that end half-way are refused, not half read', () => {
    const written = writeEntries(
      [{ version: 1, at: 0, rules: 1, deed: { kind: 'answer', seat: 's1', asked: 1, picks: ['draw'] } }],
      vocabulary,
    )
    expect(() => readEntries(written.slice(0, -1), vocabulary)).toThrow('the bytes end')
  })
})

describe('A word that can be picked', () => {
  it.each(Object.keys(options))('has its place: %s', (word) => {
    expect(vocabulary.pick(vocabulary.number(word))).toBe(word)
  })
})
