import { describe, expect, it } from 'vitest'
import type { Condition, Item, Key, Value } from '../../../functions/store/store.ts'
import { type Asked, newKey } from './asked.ts'

export function conditionContract({ store, strongly, failure, failedOn, expectBug }: Asked): void {
  describe('A condition', () => {
    const present = {
      n: 7,
      word: 'w',
      yes: true,
      nothing: null,
      list: [1, ['a']],
      map: { a: 1, b: { c: [] } },
      bytes: Uint8Array.of(1, 2),
      size: 1,
    }
    const met: [string, Condition][] = [
      ['nothing asked', {}],
      ['it exists', { exists: true }],
      ['a number', { equals: { n: 7 } }],
      ['a string', { equals: { word: 'w' } }],
      ['a boolean', { equals: { yes: true } }],
      ['null', { equals: { nothing: null } }],
      ['a list', { equals: { list: [1, ['a']] } }],
      ['a map, in any order', { equals: { map: { b: { c: [] }, a: 1 } } }],
      ['bytes', { equals: { bytes: Buffer.from([1, 2]) } }],
      ['a reserved word', { equals: { size: 1 } }],
      ['several', { equals: { n: 7, word: 'w' } }],
      ['absent', { absent: ['other', 'another'] }],
      ['below', { below: { n: 8 } }],
      ['below, as texts', { below: { word: 'ä' } }],
      ['below, where it is absent', { below: { other: -5 } }],
      ['everything', { exists: true, equals: { n: 7, yes: true }, absent: ['another'], below: { n: 8, other: 0 } }],
    ]
    const unmet: [string, Condition][] = [
      ['it does not exist', { exists: false }],
      ['another number', { equals: { n: 8 } }],
      ['another type', { equals: { n: '7' } }],
      ['an absent attribute', { equals: { other: 1 } }],
      ['null where it is absent', { equals: { other: null } }],
      ['a longer list', { equals: { list: [1, ['a'], 2] } }],
      ['a shorter list', { equals: { list: [1] } }],
      ['a larger map', { equals: { map: { a: 1, b: { c: [] }, d: 1 } } }],
      ['a smaller map', { equals: { map: { a: 1 } } }],
      ['other bytes', { equals: { bytes: Uint8Array.of(1, 3) } }],
      ['bytes for a string', { equals: { word: Buffer.from('w') } }],
      ['one of several', { equals: { n: 7, word: 'x' } }],
      ['absent, but there', { absent: ['other', 'n'] }],
      ['absent, but null', { absent: ['nothing'] }],
      ['below, but equal', { below: { n: 7 } }],
      ['below, but greater', { below: { n: 6 } }],
      ['below, but a word', { below: { word: 5 } }],
      ['below, but the same text', { below: { word: 'w' } }],
      ['below, but a later text', { below: { word: 'v~' } }],
      ['below, but a number', { below: { n: '9' } }],
      ['below, but null', { below: { nothing: 5 } }],
    ]
    const written = async (): Promise<{ key: Key; item: Item }> => {
      const key = newKey()
      await store.put('games', { ...key, ...present })
      return { key, item: { ...key, ...present } }
    }

    it.each(met)('holds: %s', async (_what, when) => {
      const { key, item } = await written()
      expect(await store.update('games', key, { set: { done: 1 } }, when)).toEqual({ ...item, done: 1 })
      await store.transact([{ table: 'games', check: key, when: { exists: true, ...when } }])
      await store.put('games', { ...item, done: 2 }, when)
      await store.remove('games', key, when)
      expect(await strongly(key)).toBeNull()
    })

    it.each(unmet)('fails, says what is there instead and writes nothing: %s', async (_what, when) => {
      const { key, item } = await written()
      expect(await failedOn(store.update('games', key, { set: { done: 1 } }, when))).toEqual(item)
      expect(await failedOn(store.put('games', { ...key, done: 1 }, when))).toEqual(item)
      expect(await failedOn(store.remove('games', key, when))).toEqual(item)
      expect(await failedOn(store.transact([{ table: 'games', check: key, when }]))).toEqual(item)
      expect(await strongly(key)).toEqual(item)
    })

    it.each<[string, Condition]>([
      ['it exists', { exists: true }],
      ['an attribute', { equals: { v: 1 } }],
    ])('fails on an absent item, and says so: %s', async (_what, when) => {
      const key = newKey()
      expect(await failedOn(store.update('games', key, { set: { a: 1 } }, when))).toBeNull()
      expect(await failedOn(store.put('games', key, when))).toBeNull()
      expect(await failedOn(store.remove('games', key, when))).toBeNull()
      expect(await strongly(key)).toBeNull()
    })

    it.each<[string, Condition]>([
      ['it does not exist', { exists: false }],
      ['nothing of it is there', { absent: ['v'] }],
      ['below', { below: { v: 1 } }],
    ])('holds of an absent item: %s', async (_what, when) => {
      const key = newKey()
      await store.update('games', key, { set: { v: 3 } }, when)
      expect(await failedOn(store.update('games', key, { set: { v: 4 } }, when))).toEqual({ ...key, v: 3 })
    })

    it('compared with undefined is a bug', async () => {
      const { key } = await written()
      await expectBug(store.update('games', key, { set: { a: 1 } }, { equals: { n: undefined as unknown as Value } }))
    })

    it('lets exactly one of 50 at the same instant through, and tells the others who it was', async () => {
      const key = newKey()
      await store.put('games', { ...key, v: 1 })
      const tries = Array.from({ length: 50 }, (_, by) => failure(store.update('games', key, { set: { v: 2, by } }, { equals: { v: 1 } })))
      const outcomes = await Promise.all(tries)
      const winners = outcomes.flatMap((outcome, by) => (outcome === 'it succeeded' ? [by] : []))
      expect(winners).toHaveLength(1)
      const now = { ...key, v: 2, by: winners[0] }
      expect(await strongly(key)).toEqual(now)
      for (const outcome of outcomes) if (outcome !== 'it succeeded') expect(outcome).toMatchObject({ item: now })
    })

    it('is not needed to add: 50 at the same instant all count', async () => {
      const key = newKey()
      const sums = await Promise.all(Array.from({ length: 50 }, () => store.update('games', key, { add: { n: 1 } })))
      expect(new Set(sums.map((item) => item.n)).size).toBe(50)
      expect(await strongly(key)).toEqual({ ...key, n: 50 })
    })
  })
}
