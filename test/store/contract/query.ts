import { describe, expect, it } from 'vitest'
import type { Range } from '../../../functions/store/store.ts'
import { type Asked, newPartition } from './asked.ts'

export function queryContract({ store, meter, expectBug }: Asked): void {
  describe('A query', () => {
    const filled = async (...sks: string[]): Promise<string> => {
      const pk = newPartition()
      for (const sk of sks) await store.put('games', { pk, sk })
      return pk
    }
    const keys = ['CHAT#1', 'L#000001', 'L#000002', 'L#000010', 'M#00000001', 'M#00000002', 'M#00000003', 'STATE']
    const found = async (pk: string, range?: Range): Promise<string[]> => (await store.query('games', pk, range)).map((item) => item.sk)

    it.each<[string, Range, string[]]>([
      ['everything in order', {}, keys],
      ['newest first', { newestFirst: true }, [...keys].reverse()],
      ['a prefix', { prefix: 'L#' }, ['L#000001', 'L#000002', 'L#000010']],
      ['a prefix, newest first', { prefix: 'L#', newestFirst: true }, ['L#000010', 'L#000002', 'L#000001']],
      ['a prefix nothing has', { prefix: 'X' }, []],
      ['from', { from: 'M#00000002' }, ['M#00000002', 'M#00000003', 'STATE']],
      ['to', { to: 'L#000002' }, ['CHAT#1', 'L#000001', 'L#000002']],
      ['both ends included', { from: 'L#000002', to: 'M#00000001' }, ['L#000002', 'L#000010', 'M#00000001']],
      ['both ends, newest first', { from: 'L#000002', to: 'M#00000001', newestFirst: true }, ['M#00000001', 'L#000010', 'L#000002']],
      ['ends that are no keys', { from: 'L#0000015', to: 'M' }, ['L#000002', 'L#000010']],
      ['ends the wrong way round', { from: 'M', to: 'L' }, []],
      ['a prefix from', { prefix: 'M#', from: 'M#00000002' }, ['M#00000002', 'M#00000003']],
      ['a prefix to', { prefix: 'M#', to: 'M#00000002' }, ['M#00000001', 'M#00000002']],
      ['a prefix from before it', { prefix: 'M#', from: 'A', to: 'Z' }, ['M#00000001', 'M#00000002', 'M#00000003']],
      ['a prefix from after it', { prefix: 'M#', from: 'N' }, []],
      ['empty ends', { prefix: '', from: '' }, keys],
      ['the first two', { limit: 2 }, ['CHAT#1', 'L#000001']],
      ['the newest of a prefix', { prefix: 'M#', newestFirst: true, limit: 1 }, ['M#00000003']],
      ['more than there are', { prefix: 'M#', limit: 100 }, ['M#00000001', 'M#00000002', 'M#00000003']],
      ['none', { limit: 0 }, []],
    ])('finds %s', async (_what, range, expected) => {
      const pk = await filled(...[...keys].sort((a, b) => a.length - b.length))
      expect(await found(pk, range)).toEqual(expected)
    })

    it('stays in its partition', async () => {
      const pk = await filled('a')
      await store.put('games', { pk: `${pk}#`, sk: 'b' })
      expect(await found(pk)).toEqual(['a'])
      expect(await found(newPartition())).toEqual([])
    })

    it('needs one', async () => expectBug(store.query('games', '')))

    it('orders by bytes, as UTF-8 has them', async () => {
      const ordered = ['A', 'Z', 'a', 'z', '\u007f', 'é', '\ud7ff', '\ue000', '\uffee', '😀', '😀a', '\u{10fffd}']
      const pk = await filled(...[...ordered].reverse())
      expect(await found(pk)).toEqual(ordered)
      expect(await found(pk, { from: '\ue000', to: '😀' })).toEqual(['\ue000', '\uffee', '😀'])
      expect(await found(pk, { prefix: '😀' })).toEqual(['😀', '😀a'])
    })

    it('forgets what was removed and finds what was put back', async () => {
      const pk = await filled('a', 'b', 'c')
      await store.remove('games', { pk, sk: 'b' })
      expect(await found(pk)).toEqual(['a', 'c'])
      await store.put('games', { pk, sk: 'b' })
      expect(await found(pk)).toEqual(['a', 'b', 'c'])
    })

    it('finds more than the megabyte that DynamoDB gives at a time', async () => {
      const pk = newPartition()
      const all = Array.from({ length: 12 }, (_, at) => `L#${String(at).padStart(2, '0')}`)
      for (const sk of all) await store.put('games', { pk, sk, filling: 'x'.repeat(200_000) })
      const before = meter().requests
      expect(await found(pk)).toEqual(all)
      expect(meter().requests - before).toBeGreaterThan(1)
      expect(await found(pk, { newestFirst: true })).toEqual([...all].reverse())
      expect(await found(pk, { limit: 8 })).toEqual(all.slice(0, 8))
      expect(await found(pk, { prefix: 'L#', from: 'L#01', newestFirst: true, limit: 9 })).toEqual(all.slice(3).reverse())
    })
  })
}
