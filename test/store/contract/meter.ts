import { describe, expect, it } from 'vitest'
import type { Item, Key, Value, Write } from '../../../functions/store/store.ts'
import { itemBytes, type Meter } from '../../../functions/store/tables.ts'
import { type Asked, newKey, newPartition } from './asked.ts'

export function meterContract({ store, meter, strongly }: Asked): void {
  describe('The meter', () => {
    const cost = async (request: () => Promise<unknown>): Promise<Meter> => {
      const before = { ...meter() }
      await request()
      const { requests, readUnits, writeUnits } = meter()
      return { requests: requests - before.requests, readUnits: readUnits - before.readUnits, writeUnits: writeUnits - before.writeUnits }
    }
    const sized = (key: Key, bytes: number, rest: { [name: string]: Value } = {}): Item => {
      const item = { ...key, ...rest, filling: '' }
      return { ...item, filling: 'x'.repeat(bytes - itemBytes(item)) }
    }

    it.each<[string, { [name: string]: Value }]>([
      ['strings', { a: 'é€😀', ü: '' }],
      ['small numbers', { a: 0, b: 1, c: 12, d: 123, e: 1234, f: 12345 }],
      ['negative numbers', { a: -1, b: -12, c: -123 }],
      ['fractions', { a: 0.5, b: 0.01, c: 1.25, d: 12.5, e: 0.125 }],
      ['round numbers', { a: 10, b: 100, c: 1000, d: 1_700_000_000_000 }],
      ['large numbers', { a: 1_794_943_542_484, b: Number.MAX_SAFE_INTEGER }],
      ['booleans and null', { a: true, b: false, c: null }],
      ['bytes', { a: new Uint8Array(10), b: new Uint8Array(0) }],
      ['lists', { a: [], b: [1], c: ['a', 'b', null], d: [[], [[]]] }],
      ['maps', { a: {}, b: { c: 1, dd: 'x' }, e: { f: { g: [] } } }],
    ])('charges one write for 1,024 bytes and two for one more: %s', async (_what, rest) => {
      const one = { requests: 1, readUnits: 0, writeUnits: 1 }
      expect(await cost(() => store.put('games', sized(newKey(), 1024, rest)))).toEqual(one)
      expect(await cost(() => store.put('games', sized(newKey(), 1025, rest)))).toEqual({ ...one, writeUnits: 2 })
    })

    it('charges a read for every 4 KiB, and half if it need not be the newest', async () => {
      const key = newKey()
      await store.put('games', sized(key, 4096))
      expect(await cost(() => strongly(key))).toEqual({ requests: 1, readUnits: 1, writeUnits: 0 })
      expect(await cost(() => store.get('games', key))).toEqual({ requests: 1, readUnits: 0.5, writeUnits: 0 })
      await store.put('games', sized(key, 4097))
      expect(await cost(() => strongly(key))).toEqual({ requests: 1, readUnits: 2, writeUnits: 0 })
      expect(await cost(() => store.get('games', key))).toEqual({ requests: 1, readUnits: 1, writeUnits: 0 })
      expect(await cost(() => strongly(newKey()))).toEqual({ requests: 1, readUnits: 1, writeUnits: 0 })
    })

    it('charges a query for the sum, a batch for each', async () => {
      const keys = ['a', 'b', 'c'].map((sk) => ({ pk: newPartition(), sk }))
      const pk = newPartition()
      for (const key of keys) await store.put('games', sized(key, 1000))
      for (const { sk } of keys) await store.put('games', sized({ pk, sk }, 1000))
      expect(await cost(() => store.query('games', pk))).toEqual({ requests: 1, readUnits: 0.5, writeUnits: 0 })
      expect(await cost(() => store.getAll('games', keys))).toEqual({ requests: 1, readUnits: 1.5, writeUnits: 0 })
    })

    it('charges a write for the larger of before and after', async () => {
      const key = newKey()
      const three = { requests: 1, readUnits: 0, writeUnits: 3 }
      await store.put('games', sized(key, 3000))
      expect(await cost(() => store.update('games', key, { add: { n: 1 } }))).toEqual(three)
      expect(await cost(() => store.put('games', key))).toEqual(three)
      expect(await cost(() => store.put('games', sized(key, 3000)))).toEqual(three)
      expect(await cost(() => store.remove('games', key))).toEqual(three)
      expect(await cost(() => store.remove('games', key))).toEqual({ ...three, writeUnits: 1 })
    })

    it('charges double in a transaction', async () => {
      const [one, other] = [newKey(), newKey()]
      const writes: Write[] = [
        { table: 'games', put: sized(one, 3000) },
        { table: 'players', update: other, change: { set: { a: 1 } } },
      ]
      expect(await cost(() => store.transact(writes))).toEqual({ requests: 1, readUnits: 0, writeUnits: 8 })
    })

    it('charges a move one read and one write', async () => {
      const key = newKey()
      await store.put('games', sized(key, 1000, { v: 1 }))
      const move = async () => {
        await strongly(key)
        await store.update('games', key, { set: { v: 2 } }, { equals: { v: 1 } })
      }
      expect(await cost(move)).toEqual({ requests: 2, readUnits: 1, writeUnits: 1 })
    })
  })
}
