import { describe, expect, it } from 'vitest'
import { type ChangeRecord, memoryStore } from '../../functions/store/memory.ts'
import { ConditionFailed } from '../../functions/store/store.ts'
import { newMeter } from '../../functions/store/tables.ts'
import { storeContract } from './contract.ts'

const key = { pk: 'G#1', sk: 'STATE' }

describe('The store in memory', () => {
  const store = memoryStore()
  storeContract(() => ({ store, meter: store.meter }))
})

describe('The store in memory, with stale reads,', () => {
  const lagging = memoryStore({ behind: () => 0 })
  storeContract(() => ({ store: lagging, meter: lagging.meter }))

  const behindBy = async (behind: number) => {
    const store = memoryStore({ behind: () => behind })
    for (let v = 1; v <= 3; v++) await store.put('games', { ...key, v })
    return store
  }

  it.each([
    [0, { ...key, v: 3 }],
    [1, { ...key, v: 2 }],
    [2, { ...key, v: 1 }],
    [3, null],
    [99, null],
  ])('%i writes behind, shows %o', async (behind, expected) => {
    const store = await behindBy(behind)
    const all = expected ? [expected] : []
    expect(await store.get('games', key)).toEqual(expected)
    expect(await store.getAll('games', [key])).toEqual(all)
    expect(await store.query('games', key.pk)).toEqual(all)
  })

  it('never reads stale what must be consistent, nor in a condition', async () => {
    const store = await behindBy(1)
    expect(await store.get('games', key, { consistent: true })).toEqual({ ...key, v: 3 })
    await expect(store.update('games', key, { set: { v: 4 } }, { equals: { v: 2 } })).rejects.toThrow(ConditionFailed)
    expect(await store.update('games', key, { set: { v: 4 } }, { equals: { v: 3 } })).toEqual({ ...key, v: 4 })
  })

  it('still shows what was removed a write ago', async () => {
    const store = await behindBy(1)
    await store.remove('games', key)
    expect(await store.get('games', key)).toEqual({ ...key, v: 3 })
    expect(await store.query('games', key.pk)).toEqual([{ ...key, v: 3 }])
    expect(await store.get('games', key, { consistent: true })).toBeNull()
  })

  it('asks for each item how far it lags', async () => {
    const store = memoryStore({ behind: (table, { sk }) => (table === 'games' && sk === 'b' ? 1 : 0) })
    for (const table of ['games', 'players'] as const) for (const sk of ['a', 'b', 'c']) await store.put(table, { pk: 'p', sk })
    expect((await store.query('games', 'p')).map((item) => item.sk)).toEqual(['a', 'c'])
    expect((await store.query('players', 'p')).map((item) => item.sk)).toEqual(['a', 'b', 'c'])
  })
})

describe('The stream of the store in memory', () => {
  const watched = () => {
    const records: ChangeRecord[] = []
    return { records, store: memoryStore({ onChange: (record) => records.push(record) }) }
  }

  it('tells every change of a game, before and after, in order', async () => {
    const { records, store } = watched()
    await store.put('games', { ...key, v: 1 })
    await store.update('games', key, { set: { v: 2 } })
    await store.remove('games', key)
    expect(records).toEqual([
      { table: 'games', key, before: null, after: { ...key, v: 1 } },
      { table: 'games', key, before: { ...key, v: 1 }, after: { ...key, v: 2 } },
      { table: 'games', key, before: { ...key, v: 2 }, after: null },
    ])
  })

  it('tells nothing of tables without a stream, of failed conditions, of checks, and of writes that change nothing', async () => {
    const { records, store } = watched()
    await store.put('games', { ...key, v: 1, list: [Uint8Array.of(1)] })
    records.length = 0
    await store.put('players', key)
    await store.put('games', { ...key, v: 1, list: [Uint8Array.of(1)] })
    await store.update('games', key, { set: { v: 1 }, remove: ['never-there'] })
    await store.update('games', key, { set: { v: 2 } }, { equals: { v: 7 } }).catch(() => {})
    await store.transact([{ table: 'games', check: key, when: { exists: true } }])
    await store.remove('games', { ...key, sk: 'never-there' })
    expect(records).toEqual([])
  })

  it('tells of a transaction when all of it is written', async () => {
    const seen: unknown[] = []
    const other = { pk: 'G#1', sk: 'TABLE' }
    const store = memoryStore({ onChange: () => seen.push(Promise.all([store.get('games', key), store.get('games', other)])) })
    await store.transact([
      { table: 'games', put: key },
      { table: 'games', put: other },
      { table: 'players', put: key },
    ])
    expect(await Promise.all(seen)).toEqual([
      [key, other],
      [key, other],
    ])
  })

  it('hands out copies', async () => {
    const { records, store } = watched()
    await store.put('games', { ...key, list: [1] })
    for (const { after } of records) (after?.list as number[] | undefined)?.push(2)
    expect(await store.get('games', key)).toEqual({ ...key, list: [1] })
  })
})

describe('The meter of the store in memory', () => {
  it('charges a failed condition like a write', async () => {
    const store = memoryStore()
    await store.put('games', { ...key, filling: 'x'.repeat(2000) })
    const before = store.meter.writeUnits
    await store.update('games', key, { set: { filling: '' } }, { exists: false }).catch(() => {})
    expect(store.meter.writeUnits - before).toBe(2)
  })

  it('may be one of several over the same items', async () => {
    const store = memoryStore()
    const meter = newMeter()
    await store.meteredBy(meter).put('games', key)
    expect(await store.get('games', key)).toEqual(key)
    expect(meter).toEqual({ requests: 1, readUnits: 0, writeUnits: 1 })
    expect(store.meter).toEqual({ requests: 1, readUnits: 0.5, writeUnits: 0 })
  })
})
