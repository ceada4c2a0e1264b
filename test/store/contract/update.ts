import { describe, expect, it } from 'vitest'
import type { Change, Item, Value } from '../../../functions/store/store.ts'
import { type Asked, newKey } from './asked.ts'

export function updateContract({ store, strongly, expectBug }: Asked): void {
  describe('An update', () => {
    const updated = async (before: { [name: string]: Value } | null, change: Change): Promise<Omit<Item, 'pk' | 'sk'> | null> => {
      const key = newKey()
      if (before) await store.put('games', { ...key, ...before })
      const now = await store.update('games', key, change)
      expect(now).toEqual(await strongly(key))
      const { pk, sk, ...rest } = now
      expect({ pk, sk }).toEqual(key)
      return rest
    }

    it('creates what is absent', async () => expect(await updated(null, { set: { a: 1 } })).toEqual({ a: 1 }))
    it('that changes nothing creates it too', async () => expect(await updated(null, {})).toEqual({}))
    it('leaves alone what it does not name', async () => expect(await updated({ a: 1, b: 2 }, { set: { b: 3 } })).toEqual({ a: 1, b: 3 }))
    it('replaces maps and lists whole', async () =>
      expect(await updated({ map: { a: 1 }, list: [1, 2] }, { set: { map: { b: 2 }, list: [3] } })).toEqual({ map: { b: 2 }, list: [3] }))
    it('gives back nothing but its key where it is to be unread', async () => {
      const key = newKey()
      expect(await store.update('games', key, { set: { a: 1 }, unread: true })).toEqual(key)
      expect(await strongly(key)).toEqual({ ...key, a: 1 })
    })
    it('removes', async () => expect(await updated({ a: 1, b: 2 }, { remove: ['a', 'never-there'] })).toEqual({ b: 2 }))
    it('adds', async () => expect(await updated({ a: 1 }, { add: { a: 41 } })).toEqual({ a: 42 }))
    it('subtracts', async () => expect(await updated({ a: 1 }, { add: { a: -3 } })).toEqual({ a: -2 }))
    it('counts what is absent as 0', async () => expect(await updated(null, { add: { a: 5 } })).toEqual({ a: 5 }))
    it('does all three at once', async () =>
      expect(await updated({ a: 1, b: 2, c: 3 }, { set: { a: 'x' }, remove: ['b'], add: { c: 1, d: 1 } })).toEqual({ a: 'x', c: 4, d: 1 }))
    it('takes any name', async () => {
      const odd = { size: 1, 'a.b-c d': 2, '#0': 3, ':0': 4, ü: 5 }
      expect(await updated({ name: 0 }, { set: odd, remove: ['name'] })).toEqual(odd)
    })

    it.each<[string, Change]>([
      ['the key', { set: { sk: 'other' } }],
      ['part of the key away', { remove: ['pk'] }],
      ['one attribute twice', { set: { a: 1 }, remove: ['a'] }],
      ['one attribute twice, by adding', { set: { a: 1 }, add: { a: 1 } }],
      ['a string by adding', { add: { word: 1 } }],
      ['nothing by adding', { add: { nothing: 1 } }],
    ])('cannot change %s', async (_what, change) => {
      const item = { ...newKey(), a: 0, word: 'w', nothing: null }
      await store.put('games', item)
      await expectBug(store.update('games', { pk: item.pk, sk: item.sk }, change))
      expect(await strongly(item)).toEqual(item)
    })
  })
}
