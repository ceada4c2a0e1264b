/** The deal: a lobby becomes a game. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../../functions/store/store.ts'
import { tableKey } from '../../functions/table/stored-game.ts'
import { at, entropyOf, newTables, open } from './tables.ts'

let { world, ana, ben, cleo, create, sit } = await newTables()
async function meet(options?: Parameters<typeof newTables>[0]): Promise<void> {
  ;({ world, ana, ben, cleo, create, sit } = await newTables(options))
}
beforeEach(() => meet())

describe('Starting', () => {
  it('drops free seats and deals in seat order, with the bytes of everybody in the shuffle', async () => {
    const { body: made } = await world.call('createTable', { as: ana, body: { settings: open, entropy: entropyOf('a') } })
    await world.call('takeSeat', at(made.id, ben, { entropy: entropyOf('b') }))
    const { body } = await world.call('start', at(made.id, ana, {}))
    expect(body).toMatchObject({ status: 'playing', commitment: made.commitment, seats: [{ player: ana }, { player: ben }] })
    const row = await world.memory.get('games', tableKey(made.id))
    expect(JSON.parse(row?.row as string).setup).toEqual({
      table: made.id,
      editions: ['fluxx'],
      players: 2,
      entropy: [entropyOf('a'), entropyOf('b')],
      options: { first: 'random', starter: 's1' },
    })
    const { view, number, owed } = (await world.call('view', at(made.id, ben))).body
    expect([view.players.length, number, owed.length]).toEqual([2, 0, 1])
  })

  it('S3 lets the host begin where the host is to, wherever they sit', async () => {
    const table = await create({ ...open, first: 'host' })
    await sit(table, ben)
    await world.call('handOver', at(table, ana, { player: ben }))
    await world.call('start', at(table, ben, {}))
    expect((await world.call('view', at(table, ben))).body.view.turn).toBe('s2')
  })

  it('twice, even at the same instant, deals once', async () => {
    const table = await create(open)
    await sit(table, ben)
    const starts = await Promise.all(Array.from({ length: 10 }, () => world.call('start', at(table, ana, {}))))
    expect(starts.map(({ status }) => status)).toEqual(starts.map(() => 200))
    const { body } = await world.call('view', at(table, ana))
    const again = await world.call('start', at(table, ana, {}))
    expect(again.body.status).toBe('playing')
    expect((await world.call('view', at(table, ana))).body).toEqual(body)
  })

  it('needs the host and two players', async () => {
    const table = await create(open)
    expect((await world.call('start', at(table, ana, {}))).error?.code).toBe('too-few-players')
    await sit(table, ben)
    expect((await world.call('start', at(table, ben, {}))).error?.code).toBe('not-the-host')
    expect((await world.call('start', at(table, cleo, {}))).error?.code).toBe('not-the-host')
  })
})

describe('A table that starts while somebody looks for it', () => {
  it('is shown to who sits there, as the game knows them and the lobby does not any more', async () => {
    let meanwhile = async (): Promise<unknown> => undefined
    const around = (store: Store): Store => ({
      ...store,
      get: async (from, key, how) => {
        const item = await store.get(from, key, how)
        const [happens, never] = [meanwhile, async () => undefined]
        if (key.sk === 'STATE') meanwhile = never
        if (key.sk === 'STATE') await happens()
        return item
      },
    })
    await meet({ around })
    const table = await create({ seats: 2, bots: ['random'], startWhenFull: false })
    meanwhile = () => world.call('start', at(table, ana, {}))
    const { status, body } = await world.call('view', at(table, ana))
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.view.you).toBe('s1')
  })
})
