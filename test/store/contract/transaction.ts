import { describe, expect, it } from 'vitest'
import { ConditionFailed, Throttled, type Write } from '../../../functions/store/store.ts'
import { transactionLimit } from '../../../functions/store/tables.ts'
import { type Asked, newKey } from './asked.ts'

export function transactionContract({ store, strongly, failure, failedOn, expectBug }: Asked): void {
  describe('A transaction', () => {
    it('writes all of it', async () => {
      const [put, update, remove, check] = [newKey(), newKey(), newKey(), newKey()]
      for (const key of [update, remove, check]) await store.put('players', { ...key, v: 1 })
      await store.transact([
        { table: 'games', put: { ...put, a: Uint8Array.of(1) }, when: { exists: false } },
        { table: 'players', update, change: { set: { a: 1 }, add: { v: 1 } }, when: { equals: { v: 1 } } },
        { table: 'players', remove, when: { exists: true } },
        { table: 'players', check, when: { equals: { v: 1 } } },
      ])
      expect(await strongly(put)).toEqual({ ...put, a: Uint8Array.of(1) })
      expect(await strongly(update, 'players')).toEqual({ ...update, a: 1, v: 2 })
      expect(await strongly(remove, 'players')).toBeNull()
      expect(await strongly(check, 'players')).toEqual({ ...check, v: 1 })
    })

    it('or nothing, and shows the first item whose condition failed', async () => {
      const [first, second, third] = [newKey(), newKey(), newKey()]
      await store.put('games', { ...second, v: 2 })
      await store.put('games', { ...third, v: 3 })
      const writes: Write[] = [
        { table: 'games', put: { ...first, v: 1 } },
        { table: 'games', update: second, change: { set: { v: 9 } }, when: { equals: { v: 1 } } },
        { table: 'games', remove: third, when: { equals: { v: 1 } } },
      ]
      expect(await failedOn(store.transact(writes))).toEqual({ ...second, v: 2 })
      expect(await strongly(first)).toBeNull()
      expect(await strongly(second)).toEqual({ ...second, v: 2 })
      expect(await strongly(third)).toEqual({ ...third, v: 3 })
    })

    it('fails on an item that is not there', async () => {
      const [there, absent] = [newKey(), newKey()]
      const writes: Write[] = [
        { table: 'games', put: there },
        { table: 'games', check: absent, when: { exists: true } },
      ]
      expect(await failedOn(store.transact(writes))).toBeNull()
      expect(await strongly(there)).toBeNull()
    })

    it('writes nothing if one write is a bug', async () => {
      const [first, second] = [newKey(), newKey()]
      await store.put('games', { ...second, word: 'w' })
      const writes: Write[] = [
        { table: 'games', put: first },
        { table: 'games', update: second, change: { add: { word: 1 } } },
      ]
      await expectBug(store.transact(writes))
      expect(await strongly(first)).toBeNull()
    })

    it('takes eight items and not nine', async () => {
      const keys = Array.from({ length: transactionLimit + 1 }, newKey)
      const writes = keys.map((put): Write => ({ table: 'ephemeral', put }))
      await expectBug(store.transact(writes))
      for (const key of keys) expect(await strongly(key, 'ephemeral')).toBeNull()
      await store.transact(writes.slice(1))
      for (const key of keys.slice(1)) expect(await strongly(key, 'ephemeral')).toEqual(key)
    })

    it('of nothing does nothing', async () => expect(await store.transact([])).toBeUndefined())

    it('takes no item twice, no empty update and no empty check', async () => {
      const key = newKey()
      await expectBug(
        store.transact([
          { table: 'games', put: key },
          { table: 'games', remove: key },
        ]),
      )
      await expectBug(store.transact([{ table: 'games', update: key, change: {} }]))
      await expectBug(store.transact([{ table: 'games', check: key, when: {} }]))
      expect(await strongly(key)).toBeNull()
    })

    it('takes the same key in two tables', async () => {
      const key = newKey()
      await store.transact([
        { table: 'games', put: key },
        { table: 'players', put: key },
      ])
      expect(await strongly(key, 'players')).toEqual(key)
    })

    it('is one of 20 at the same instant that succeeds; the others wrote nothing, whatever they are told', async () => {
      const seat = newKey()
      await store.put('games', { ...seat, v: 1 })
      const rows = Array.from({ length: 20 }, newKey)
      const outcomes = await Promise.all(
        rows.map((row, by) =>
          failure(
            store.transact([
              { table: 'games', update: seat, change: { set: { v: 2, by } }, when: { equals: { v: 1 } } },
              { table: 'players', put: row },
            ]),
          ),
        ),
      )
      const winners = outcomes.flatMap((outcome, by) => (outcome === 'it succeeded' ? [by] : []))
      expect(winners).toHaveLength(1)
      expect(await strongly(seat)).toEqual({ ...seat, v: 2, by: winners[0] })
      for (const [by, row] of rows.entries()) expect(await strongly(row, 'players')).toEqual(winners.includes(by) ? row : null)
      for (const outcome of outcomes) {
        if (outcome !== 'it succeeded') expect(outcome instanceof ConditionFailed || outcome instanceof Throttled).toBe(true)
      }
    })
  })
}
