import { describe, expect, it } from 'vitest'
import { type Asked, newPartition } from './asked.ts'

export function batchContract({ store, meter }: Asked): void {
  describe('A batch', () => {
    it('gets any number of keys, leaves out what is missing, and gives each once', async () => {
      const pk = newPartition()
      const sks = Array.from({ length: 230 }, (_, at) => `M#${String(at).padStart(3, '0')}`)
      await Promise.all(sks.filter((_, at) => at % 3 > 0).map((sk) => store.put('players', { pk, sk, of: sk })))
      const keys = [...sks, ...sks.slice(0, 20)].map((sk) => ({ pk, sk }))
      const found = await store.getAll('players', keys)
      const expected = sks.flatMap((sk, at) => (at % 3 > 0 ? [{ pk, sk, of: sk }] : []))
      expect(found.sort((a, b) => (a.sk < b.sk ? -1 : 1))).toEqual(expected)
    })

    it('of 100 is one request, and of none is none', async () => {
      const pk = newPartition()
      const before = meter().requests
      await store.getAll(
        'players',
        Array.from({ length: 100 }, (_, at) => ({ pk, sk: `M#${at}` })),
      )
      expect(meter().requests - before).toBe(1)
      expect(await store.getAll('players', [])).toEqual([])
      expect(meter().requests - before).toBe(1)
    })

    it('may be larger than the 16 megabytes that DynamoDB gives at a time', async () => {
      const pk = newPartition()
      const keys = Array.from({ length: 50 }, (_, at) => ({ pk, sk: `M#${at}` }))
      for (const key of keys) await store.put('players', { ...key, filling: 'x'.repeat(390_000) })
      expect(await store.getAll('players', keys)).toHaveLength(50)
    })
  })
}
