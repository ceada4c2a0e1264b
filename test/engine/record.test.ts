import {
  append,
  begin,
  type Deed,
  type Entry,
  type Game,
  type GameRecord,
  join,
  link,
  openRecord,
  RULES_VERSION,
  rootOf,
  timeOut,
  verify,
} from '@meanwhile/engine'
import { describe, expect, it } from 'vitest'
import { type Habits, lively, play, setupFor } from '../properties/play.ts'

/** Everything the record can hold comes up often. */
const restless: Habits = { join: 40, leave: 25, order: 150, dawdle: 200 }

type Played = { record: GameRecord; game: Game }

/** A finished game with its record, the seed published. */
function played(seed: string, habits: Habits = lively): Played {
  const setup = setupFor(seed)
  let record = openRecord(setup)
  let { game } = begin(setup)
  for (const { deed, after } of play(seed, { habits })) {
    record = append(record, deed)
    game = after
  }
  return { record: { ...record, seed: setup.seed }, game }
}

const seeds = (count: number): string[] => Array.from({ length: count }, (_, i) => `record-${i}`)
const finished = seeds(40).map((seed) => played(seed, restless))
const short = finished.filter(({ record }) => record.entries.length > 8 && record.entries.length < 60).slice(0, 8)

const withEntries = (record: GameRecord, entries: Entry[]): GameRecord => ({ ...record, entries })
const deedOf = ({ rules: _, hash: __, ...deed }: Entry): Deed => deed as Deed

/** The same deeds, chained anew: what a house would do that wants to hide a change. */
function chained(record: GameRecord, rules = RULES_VERSION): GameRecord {
  let before = rootOf(record)
  const entries = record.entries.map((entry) => {
    const made = link(before, deedOf(entry), rules)
    before = made.hash
    return made
  })
  return withEntries(record, entries)
}

describe('The record of a finished game', { timeout: 60_000 }, () => {
  it('is played again to the same game', () => {
    for (const { record, game } of [...finished, ...seeds(20).map((seed) => played(`${seed}-more`))]) {
      expect(game.over).toBeDefined()
      expect(verify(record)).toEqual({ ok: true, game, replayed: record.entries.length, chainOnly: 0 })
    }
  })

  it('holds answers, time-outs, orders, joining with its bytes, and leaving', () => {
    const kinds = new Set(finished.flatMap(({ record }) => record.entries.map(({ kind }) => kind)))
    expect(kinds).toEqual(new Set(['answer', 'time-out', 'order', 'join', 'leave']))
  })

  it('survives storage, whatever order its fields come back in', () => {
    const backwards = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(backwards)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, held]) => [key, backwards(held)]),
      )
    }
    for (const { record } of short) expect(verify(backwards(JSON.parse(JSON.stringify(record))) as GameRecord)).toMatchObject({ ok: true })
  })

  it('may tell who held a seat, which changes nothing on the table', () => {
    for (const { record, game } of short) {
      const seat = { seat: 's1', rules: RULES_VERSION, hash: '' } as const
      const entries = record.entries.flatMap((entry): Entry[] => [{ kind: 'bot-in', ...seat }, { kind: 'bot-out', ...seat }, entry])
      expect(verify(chained(withEntries(record, entries)))).toMatchObject({ ok: true, game, replayed: entries.length })
    }
  })

  it('is the same chain whether it was appended or linked, and appending leaves the record given as it was', () => {
    for (const { record } of short) {
      expect(chained(record)).toEqual(record)
      const before = JSON.stringify(record)
      append(record, { kind: 'bot-in', seat: 's1' })
      expect(JSON.stringify(record)).toBe(before)
    }
  })
})

// ── Tampering ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Every way to change one value inside another: other words and numbers, something more, something less, a field gone or new. */
function changes(value: unknown): unknown[] {
  if (typeof value === 'string')
    return [`${value}x`, value.slice(1), value.replace(/\w/, (c) => (c === 'a' ? 'b' : 'a'))].filter((text) => text !== value)
  if (typeof value === 'number') return [value + 1, value - 1]
  if (Array.isArray(value)) {
    const changed = value.flatMap((held, i) => changes(held).map((other) => value.with(i, other)))
    const reversed = value.length > 1 ? [value.toReversed()] : []
    return [...changed, ...value.map((_, i) => value.toSpliced(i, 1)), [...value, 'x'], ...reversed]
  }
  if (typeof value !== 'object' || value === null) return [null, 'x'].filter((other) => other !== value)
  const fields = Object.entries(value)
  const changed = fields.flatMap(([key, held]) => changes(held).map((other) => ({ ...value, [key]: other })))
  const without = fields.map(([key]) => Object.fromEntries(fields.filter(([other]) => other !== key)))
  return [...changed, ...without, { ...value, extra: 1 }]
}

const tampered = (record: GameRecord, at: number, entry: unknown): GameRecord =>
  withEntries(record, record.entries.with(at, entry as Entry))

describe('Tampering is found:', { timeout: 60_000 }, () => {
  it('any change of any field of any entry, and where it is', () => {
    let tried = 0
    for (const { record } of short) {
      for (const [at, entry] of record.entries.entries()) {
        for (const other of changes(entry)) {
          const verdict = verify(tampered(record, at, other))
          expect(verdict, JSON.stringify(other)).toMatchObject({ ok: false, at, why: 'chain' })
          tried += 1
        }
      }
    }
    expect(tried).toBeGreaterThan(1000)
  })

  it('entries that change places', () => {
    for (const { record } of short) {
      const { entries } = record
      for (let at = 1; at < entries.length; at++) {
        const swapped = entries.with(at - 1, entries[at] as Entry).with(at, entries[at - 1] as Entry)
        expect(verify(withEntries(record, swapped))).toMatchObject({ ok: false, why: 'chain' })
      }
    }
  })

  it('an entry left out', () => {
    for (const { record } of short) {
      const { entries } = record
      for (let at = 0; at < entries.length - 1; at++)
        expect(verify(withEntries(record, entries.toSpliced(at, 1)))).toMatchObject({ ok: false, at, why: 'chain' })
    }
  })

  it('the last entries left out: the game does not come to its end', () => {
    for (const { record } of short) {
      const short = record.entries.slice(0, -1)
      expect(verify(withEntries(record, short))).toEqual({ ok: false, at: short.length, why: 'unfinished' })
    }
  })

  it('an entry put in, a copy or a new one', () => {
    for (const { record } of short) {
      const { entries } = record
      for (const [at, entry] of entries.entries()) {
        expect(verify(withEntries(record, entries.toSpliced(at, 0, entry)))).toMatchObject({ ok: false, why: 'chain' })
        const forged = link(entries[at - 1]?.hash ?? rootOf(record), { kind: 'leave', seat: 's1' }, RULES_VERSION)
        expect(verify(withEntries(record, entries.toSpliced(at, 0, forged)))).toMatchObject({ ok: false, at: at + 1, why: 'chain' })
      }
    }
  })

  it('another seed, another commitment, another table, or none', () => {
    for (const { record } of short) {
      for (const seed of ['00'.repeat(32), record.seed?.toUpperCase(), `${record.seed}00`].filter((other) => other !== record.seed)) {
        expect(verify({ ...record, ...(seed && { seed }) })).toEqual({ ok: false, at: 'seed', why: 'commitment' })
      }
      expect(verify({ ...record, commitment: '00'.repeat(32) })).toEqual({ ok: false, at: 'seed', why: 'commitment' })
      expect(verify({ ...record, setup: { ...record.setup, table: 'another' } })).toEqual({ ok: false, at: 'seed', why: 'commitment' })
      const { seed: _, ...unpublished } = record
      expect(verify(unpublished)).toEqual({ ok: false, at: 'seed', why: 'no-seed' })
    }
  })

  it("any change of what was agreed before the deal, everybody's bytes included", () => {
    for (const { record } of short) {
      const { table: _, ...agreed } = record.setup
      for (const setup of changes(agreed)) {
        expect(
          verify({ ...record, setup: { ...(setup as typeof agreed), table: record.setup.table } }),
          JSON.stringify(setup),
        ).toMatchObject({ ok: false, at: 0, why: 'chain' })
      }
    }
  })

  it('a change with the whole chain made anew: it does not end in the hash that everybody saw', () => {
    for (const { record } of short) {
      const last = record.entries.at(-1)?.hash
      for (const [at, entry] of record.entries.entries()) {
        for (const other of changes(deedOf(entry)).slice(0, 4))
          expect(chained(tampered(record, at, { ...(other as Deed), rules: 1, hash: '' })).entries.at(-1)?.hash).not.toBe(last)
      }
      const { entropy } = record.setup
      const rechained = chained({ ...record, setup: { ...record.setup, entropy: entropy.with(0, '00'.repeat(16)) } })
      expect(rechained.entries.at(-1)?.hash).not.toBe(last)
    }
  })

  it('a move that could not be made, even where the chain was made anew', () => {
    for (const { record } of short) {
      const at = record.entries.findIndex(({ kind }) => kind === 'answer')
      const entry = record.entries[at] as Entry
      expect(verify(chained(tampered(record, at, { ...entry, picks: ['no-such-card'] })))).toMatchObject({
        ok: false,
        at,
        why: 'not-an-option',
      })
      expect(verify(chained(tampered(record, at, { ...entry, decision: 'x' })))).toMatchObject({ ok: false, at, why: 'not-your-decision' })
      expect(verify(chained(tampered(record, at, { ...entry, seat: 's99' })))).toMatchObject({ ok: false, at, why: 'not-a-player' })
      const after: Entry = { ...entry, kind: 'leave', seat: 's1' } as Entry
      expect(verify(chained(withEntries(record, [...record.entries, after])))).toMatchObject({ ok: false, at: record.entries.length })
    }
  })

  it('a setup that cannot be, even where the chain was made anew', () => {
    const [{ record } = played('impossible')] = short
    for (const setup of [{ players: 0 }, { players: 7 }, { players: 2.5 }, { entropy: ['xyz'] }, { editions: [] }]) {
      expect(verify(chained({ ...record, setup: { ...record.setup, ...setup } }))).toEqual({ ok: false, at: 'setup', why: 'setup' })
    }
  })
})

describe('A record of older rules', () => {
  it('is not played again under the rules of today; its chain is checked', () => {
    for (const { record } of short) {
      const older = chained(record, RULES_VERSION - 1)
      expect(verify(older)).toMatchObject({ ok: true, replayed: 0, chainOnly: record.entries.length })
      const [first] = older.entries
      expect(verify(tampered(older, 0, { ...first, rules: RULES_VERSION }))).toMatchObject({ ok: false, at: 0, why: 'chain' })
      expect(verify(withEntries(older, older.entries.toSpliced(1, 1)))).toMatchObject({ ok: false, at: 1, why: 'chain' })
    }
  })

  it('is played again up to where the rules changed, and the verdict says how far', () => {
    for (const { record, game } of short) {
      const half = Math.floor(record.entries.length / 2)
      let before = rootOf(record)
      const entries = record.entries.map((entry, at) => {
        const made = link(before, deedOf(entry), at < half ? RULES_VERSION : RULES_VERSION + 1)
        before = made.hash
        return made
      })
      const verdict = verify(withEntries(record, entries))
      expect(verdict).toMatchObject({ ok: true, replayed: half, chainOnly: record.entries.length - half })
      expect(verdict.ok && verdict.game.moves).toBeLessThanOrEqual(game.moves)
    }
  })
})

describe('The bytes of a newcomer', () => {
  const { game } = begin({ ...setupFor('newcomer'), players: 3, options: { first: 'host' } })
  const joined = (entropy: string): Game => {
    const outcome = join(game, entropy)
    if (!outcome.ok) throw new Error(outcome.refusal)
    return outcome.game
  }
  const usesChance = (table: Game): Game => {
    const outcome = timeOut(table, table.asked[0]?.id ?? '')
    if (!outcome.ok) throw new Error(outcome.refusal)
    return outcome.game
  }

  it('leave the key as it is until chance is used, and count from then on', () => {
    const [one, other] = [joined('00'.repeat(16)), joined('01'.repeat(16))]
    expect(one.chance.key).toBe(game.chance.key)
    expect(one.deck).toEqual(other.deck)
    expect(usesChance(one).chance.key).not.toBe(usesChance(other).chance.key)
    expect(usesChance(one).chance.key).toBe(usesChance(joined('00'.repeat(16))).chance.key)
  })
})
