/** Leaving for good while something else of the same person is under way: nothing comes back, and nothing stays behind. */
import { beforeEach, describe, expect, it } from 'vitest'
import { addressKey, gameKey, meKey } from '../../functions/people/player.ts'
import type { Item, Key, Write } from '../../functions/store/store.ts'
import { tableNames } from '../../functions/store/tables.ts'
import { readItem, stateKey } from '../../functions/table/stored-game.ts'
import { finish } from '../../functions/tell/finish.ts'
import { newWorld, type World } from './harness.ts'

let world: World
let ana: string
let ben: string
beforeEach(async () => {
  world = newWorld()
  ana = await world.guest('Ana')
  ben = await world.guest('Ben')
})

const deleteMe = async (as: string) => expect((await world.call('deleteMe', { as, body: { sure: true } })).status).toBe(200)

/** Ana deletes her account on another device, at the moment in which something that this one has asked for is to be written. */
function vanishesMeanwhile(): void {
  let isDue = true
  const meanwhile = async (pk: string | undefined): Promise<void> => {
    if (!isDue || pk !== meKey(ana).pk) return
    isDue = false
    await deleteMe(ana)
  }
  world.watch((store) => ({
    ...store,
    put: async (table, item, when) => {
      await meanwhile(item.pk)
      return store.put(table, item, when)
    },
    update: async (table, key, change, when) => {
      await meanwhile(key.pk)
      return store.update(table, key, change, when)
    },
    transact: async (writes) => {
      await meanwhile(writes.map(keyOf).find(({ pk }) => pk === meKey(ana).pk)?.pk)
      return store.transact(writes)
    },
  }))
}

const keyOf = (write: Write): Key =>
  'put' in write ? write.put : 'update' in write ? write.update : 'remove' in write ? write.remove : write.check

/** Every row there is in any table, as text. */
async function everything(): Promise<string> {
  const keys = world.written.flatMap((line) => [...line.matchAll(/"pk":"([^"]+)"/g)].map(([, pk = '']) => pk))
  const rows: Item[][] = []
  for (const table of tableNames) for (const pk of new Set(keys)) rows.push(await world.memory.query(table, pk))
  return rows
    .flat()
    .map((row) => JSON.stringify(row))
    .join('\n')
}

const rowsOf = (player: string) => world.memory.query('players', meKey(player).pk)
const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
const codeIn = () => {
  const letter = world.mails.at(-1)
  return letter?.kind === 'address-code' || letter?.kind === 'sign-in' ? letter.code : ''
}

describe('An account that is deleted at the moment in which another device', () => {
  it('changes it stays empty', async () => {
    vanishesMeanwhile()
    const { error } = await world.call('changeMe', { as: ana, body: { name: 'Ana Again', zone: 'Europe/Berlin' } })
    expect(JSON.stringify(await rowsOf(ana))).not.toMatch(/Again|Berlin/)
    expect(error?.code).toBe('session-over')
  })

  it('ends all other sessions has none any more', async () => {
    vanishesMeanwhile()
    const { error, cookies } = await world.call('signOutEverywhere', { as: ana, body: {} })
    expect(error?.code).toBe('session-over')
    expect(cookies).toEqual([])
  })

  it('confirms an address takes that from nobody', async () => {
    await world.call('addAddress', { as: ana, body: { email: 'ana@example.com' } })
    const code = codeIn()
    vanishesMeanwhile()
    const { error } = await world.call('confirmAddress', { as: ana, body: { code } })
    expect(error?.code).toBe('session-over')
    expect(await world.memory.get('players', addressKey('ana@example.com'))).toBeNull()
    await world.call('addAddress', { as: ben, body: { email: 'ana@example.com' } })
    expect((await world.call('confirmAddress', { as: ben, body: { code: codeIn() } })).body).toMatchObject({ me: { id: ben } })
  })

  it('signs in with an address takes that from nobody', async () => {
    await world.call('requestSignIn', { body: { email: 'ana@example.com' } })
    const code = codeIn()
    vanishesMeanwhile()
    await world.call('confirmSignIn', { as: ana, body: { email: 'ana@example.com', code } })
    await world.call('requestSignIn', { body: { email: 'ana@example.com' } })
    expect((await world.call('confirmSignIn', { body: { email: 'ana@example.com', code: codeIn() } })).status).toBe(200)
  })

  it('wants to be told is told on no device', async () => {
    vanishesMeanwhile()
    const body = { endpoint: 'https://push.example.com/ana', keys, device: 'my phone' }
    const { error } = await world.call('addSubscription', { as: ana, body })
    expect(error?.code).toBe('session-over')
    expect(await rowsOf(ana)).toMatchObject([{ sk: 'ME', deleted: true }])
  })

  it('makes a table leaves none behind', async () => {
    vanishesMeanwhile()
    const { error } = await world.call('createTable', { as: ana, body: { settings: { visibility: 'open' } } })
    expect(error?.code).toBe('session-over')
    expect(await rowsOf(ana)).toMatchObject([{ sk: 'ME', deleted: true }])
  })

  it('sits down leaves no seat behind', async () => {
    const table = (await world.call('createTable', { as: ben, body: { settings: { visibility: 'open' } } })).body.id
    vanishesMeanwhile()
    const { error } = await world.call('takeSeat', { as: ana, params: { table }, body: {} })
    expect(error?.code).toBe('session-over')
    expect(await rowsOf(ana)).toMatchObject([{ sk: 'ME', deleted: true }])
  })
})

describe('Reads that lag behind', () => {
  it('leave no seat of mine behind', async () => {
    const table = (await world.call('createTable', { as: ben, body: { settings: { visibility: 'open', seats: 3 } } })).body.id
    const before = await rowsOf(ana)
    await world.call('takeSeat', { as: ana, params: { table }, body: {} })
    await world.call('addSubscription', { as: ana, body: { endpoint: 'https://push.example.com/ana', keys, device: 'my phone' } })
    world.watch((store) => ({
      ...store,
      query: async (t, pk, range = {}) => {
        if (pk !== meKey(ana).pk || range.consistent) return store.query(t, pk, range)
        const now = await store.query(t, pk, range)
        return now.filter(({ sk }) => before.some((row) => row.sk === sk))
      },
    }))
    await deleteMe(ana)
    expect((await world.call('table', { as: ben, params: { table } })).body.seats.map(({ player }) => player)).toEqual([ben, null, null])
    expect(await rowsOf(ana)).toMatchObject([{ sk: 'ME', deleted: true }])
  })
})

describe('Whoever has left for good', () => {
  const newTable = async (as: string, settings: object) =>
    (await world.call('createTable', { as, body: { settings: { visibility: 'open', first: 'host', ...settings } } })).body.id
  const sit = async (table: string, as: string) =>
    expect((await world.call('takeSeat', { as, params: { table }, body: {} })).status).toBe(200)

  it('is not written down anywhere any more: no address, no name, no zone, no device', async () => {
    const email = 'anastasia@example.com'
    await world.call('changeMe', { as: ana, body: { name: 'Anastasia', zone: 'Asia/Kathmandu' } })
    await world.call('requestSignIn', { body: { email } })
    await world.call('confirmSignIn', { as: ana, body: { email, code: codeIn() } })
    await world.call('addAddress', { as: ana, body: { email: 'anastasia@example.org' } })
    await world.call('addSubscription', {
      as: ana,
      body: { endpoint: 'https://push.example.com/anastasia', keys, device: 'Anastasia’s phone' },
    })
    await newTable(ana, { seats: 3 })
    const two = await newTable(ben, { seats: 2 })
    await sit(two, ana)
    await world.call('orders', { as: ana, params: { table: two }, body: { endTurn: 'at-time-out' } })
    await world.call('say', { as: ana, params: { table: two }, body: { text: 'hello' } })
    await world.call('makeDeviceCode', { as: ana, body: {} })
    const theirs = /anastasia|kathmandu/i
    expect(await everything()).toMatch(theirs)
    await deleteMe(ana)
    expect((await everything()).split('\n').filter((row) => theirs.test(row))).toEqual([])
  })

  it('is listed at no table, though it was closed, or has waited for them in vain', async () => {
    const table = await newTable(ana, { seats: 2 })
    await sit(table, ben)
    await world.call('leave', { as: ben, params: { table }, body: {} })
    await finish(readItem((await world.memory.get('games', stateKey(table))) as Item), world.ports)
    expect(await rowsOf(ana)).toHaveLength(2)
    const next = await newTable(ben, { seats: 3 })
    await sit(next, ana)
    await world.call('closeTable', { as: ben, params: { table: next }, body: {} })
    // As the stream leaves it that brings the news of a rematch late.
    await world.memory.put('players', { ...gameKey(ana, next), since: 1, awaited: true })
    await deleteMe(ana)
    expect(await rowsOf(ana)).toMatchObject([{ sk: 'ME', deleted: true }])
  })

  it('has no result of a game whose end is told only now', async () => {
    const table = await newTable(ben, { seats: 2 })
    await sit(table, ana)
    await world.call('leave', { as: ben, params: { table }, body: {} })
    await deleteMe(ana)
    await finish(readItem((await world.memory.get('games', stateKey(table))) as Item), world.ports)
    expect(await rowsOf(ana)).toMatchObject([{ sk: 'ME', deleted: true, played: 0 }])
  })
})
