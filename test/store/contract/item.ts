import { describe, expect, it } from 'vitest'
import type { Item, Value } from '../../../functions/store/store.ts'
import { itemBytes, itemLimit } from '../../../functions/store/tables.ts'
import { type Asked, newKey, newPartition } from './asked.ts'

export function itemContract({ store, strongly, expectBug }: Asked): void {
  describe('An item', () => {
    const values: { [kind: string]: Value } = {
      'a string': 'Hand Limit 2',
      'an empty string': '',
      'a string of several bytes a letter': 'é€😀',
      'a whole number': 1_794_943_542_484,
      'the largest safe number': Number.MAX_SAFE_INTEGER,
      'a negative number': -17,
      'a fraction': 0.125,
      zero: 0,
      true: true,
      false: false,
      null: null,
      bytes: Uint8Array.from({ length: 256 }, (_, at) => at),
      'no bytes': new Uint8Array(0),
      'an empty list': [],
      'an empty map': {},
      'a list of everything': [1, 'two', null, true, Uint8Array.of(5), [], {}],
      'a map of everything': { a: 1, b: 'two', c: null, d: { e: [{ f: Uint8Array.of(0) }] } },
    }

    it.each(Object.entries(values))('comes back as it was: %s', async (_kind, value) => {
      const item = { ...newKey(), value }
      await store.put('games', item)
      expect(await strongly(item)).toEqual(item)
      expect(await store.getAll('games', [{ pk: item.pk, sk: item.sk }])).toEqual([item])
      expect(await store.query('games', item.pk)).toEqual([item])
    })

    it('comes back with plain bytes, also where a Buffer went in', async () => {
      const key = newKey()
      const updated = await store.update('games', key, { set: { top: Buffer.from('ab'), inside: [{ deep: Buffer.from('cd') }] } })
      const found = await strongly(key)
      for (const { top, inside } of [updated, found ?? {}] as Item[]) {
        expect(Object.getPrototypeOf(top)).toBe(Uint8Array.prototype)
        expect(top).toEqual(Uint8Array.of(97, 98))
        expect(inside).toEqual([{ deep: Uint8Array.of(99, 100) }])
      }
    })

    it('loses what is undefined, wherever that is', async () => {
      const key = newKey()
      const gap = undefined as unknown as Value
      await store.put('games', { ...key, kept: 1, gap, map: { kept: 2, gap }, list: [1, gap, 3] })
      expect(await strongly(key)).toEqual({ ...key, kept: 1, map: { kept: 2 }, list: [1, 3] })
      expect(await strongly(key)).not.toHaveProperty('gap')
      await store.update('games', key, { set: { kept: gap, other: 4 } })
      expect(await strongly(key)).toMatchObject({ kept: 1, other: 4 })
    })

    it('has no minus zero', async () => {
      const key = newKey()
      await store.put('games', { ...key, value: -0 })
      expect(Object.is((await strongly(key))?.value, 0)).toBe(true)
    })

    it('is nobody’s to change once it is stored or read', async () => {
      const key = newKey()
      const item = { ...key, list: ['a'], map: { in: [1] }, bytes: Uint8Array.of(1) }
      const asWritten = structuredClone(item)
      await store.put('games', item)
      item.list.push('b')
      item.map.in.push(2)
      item.bytes[0] = 9
      const read = (await strongly(key)) as typeof item
      expect(read).toEqual(asWritten)
      read.list.push('b')
      read.map.in.push(2)
      read.bytes[0] = 9
      expect(await strongly(key)).toEqual(asWritten)
      const change = { set: { list: ['c'] } }
      const updated = (await store.update('games', key, change)) as typeof item
      change.set.list.push('d')
      updated.list.push('e')
      updated.map.in.push(2)
      expect(await strongly(key)).toEqual({ ...asWritten, list: ['c'] })
    })

    it('belongs to one table', async () => {
      const key = newKey()
      await store.put('players', { ...key, of: 'players' })
      expect(await strongly(key)).toBeNull()
      expect(await strongly(key, 'players')).toEqual({ ...key, of: 'players' })
      expect(await strongly(key, 'ephemeral')).toBeNull()
    })

    it('that is absent is null', async () => {
      expect(await strongly(newKey())).toBeNull()
      expect(await store.get('games', newKey())).toBeNull()
    })

    it('is replaced whole by a put', async () => {
      const key = newKey()
      await store.put('games', { ...key, a: 1, b: 2 })
      await store.put('games', { ...key, b: 3 })
      expect(await strongly(key)).toEqual({ ...key, b: 3 })
    })

    it('may be removed, and again', async () => {
      const key = newKey()
      await store.put('games', { ...key })
      await store.remove('games', key)
      expect(await strongly(key)).toBeNull()
      await store.remove('games', key)
      expect(await store.query('games', key.pk)).toEqual([])
    })

    it.each([
      ['an empty partition key', { pk: '', sk: 'a' }],
      ['an empty sort key', { pk: 'a', sk: '' }],
      ['a partition key that is too long', { pk: 'é'.repeat(1025), sk: 'a' }],
      ['a sort key that is too long', { pk: 'a', sk: 'é'.repeat(513) }],
    ])('is not accepted with %s', async (_what, key) => {
      await expectBug(store.put('games', key))
      await expectBug(store.get('games', key))
      await expectBug(store.update('games', key, { set: { a: 1 } }))
      await expectBug(store.remove('games', key))
      await expectBug(store.getAll('games', [key]))
      await expectBug(store.transact([{ table: 'games', remove: key }]))
    })

    it('may have the longest keys there are', async () => {
      const key = { pk: newPartition().padEnd(2048, 'é').slice(0, 1024), sk: 'é'.repeat(512) }
      await store.put('games', key)
      expect(await strongly(key)).toEqual(key)
    })

    it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1, 1e-200])(
      'is not accepted with the number %s',
      async (value) => {
        await expectBug(store.put('games', { ...newKey(), value }))
      },
    )

    it('is not accepted with anything but plain values', async () => {
      for (const value of [new Date(0), Symbol.iterator, new (class Card {})()]) {
        await expectBug(store.put('games', { ...newKey(), value: value as unknown as Value }))
      }
    })

    it('has at most 400 KiB', async () => {
      const item = { ...newKey(), filling: '' }
      const largest = { ...item, filling: 'x'.repeat(itemLimit - itemBytes(item)) }
      await store.put('games', largest)
      await expectBug(store.put('games', { ...largest, filling: `${largest.filling}x` }))
      await expectBug(store.update('games', item, { set: { more: 1 } }))
      await expectBug(store.transact([{ table: 'games', update: { pk: item.pk, sk: item.sk }, change: { set: { more: 1 } } }]))
      expect(await strongly(item)).toEqual(largest)
    })
  })
}
