/** Whose a table is to see: nobody else’s if it is private, everybody’s if it is open. */
import { beforeEach, describe, expect, it } from 'vitest'
import { at, newTables, open } from './tables.ts'

let { world, ana, ben, cleo, create, sit, info } = await newTables()
beforeEach(async () => {
  ;({ world, ana, ben, cleo, create, sit, info } = await newTables())
})

describe('A private table', () => {
  it('does not exist for those who are not at it, whatever they try', async () => {
    const table = await create({ startWhenFull: false })
    for (const as of [ben, undefined]) expect((await world.call('table', at(table, as))).error?.code).toBe('no-such-table')
    const tries = await Promise.all([
      world.call('takeSeat', at(table, ben, {})),
      world.call('changeTable', at(table, ben, { name: 'Mine' })),
      world.call('closeTable', at(table, ben, {})),
      world.call('leave', at(table, ben, {})),
      world.call('start', at(table, ben, {})),
      world.call('handOver', at(table, ben, { player: ben })),
      world.call('removePlayer', at(table, ben, { player: ana })),
      world.call('seatBot', at(table, ben, { bot: 'random' })),
      world.call('takeBack', at(table, ben, {})),
      world.call('propose', at(table, ben, { kind: 'pause' })),
      world.call('vote', at(table, ben, { agree: true })),
      world.call('rematch', at(table, ben, {})),
      world.call('invite', at(table, ben, {})),
      world.call('invites', at(table, ben)),
      world.call('revokeInvite', { as: ben, params: { table, invite: table }, body: {} }),
    ])
    for (const { status, error } of tries) expect([status, error?.code]).toEqual([404, 'no-such-table'])
    expect((await info(table, ana)).seats.filter((seat) => seat.player)).toHaveLength(1)
  })

  it('is told from one that never was by nothing at all', async () => {
    const table = await create()
    const never = await world.call('table', at('A'.repeat(22), ben))
    const hidden = await world.call('table', at(table, ben))
    expect(hidden.body).toEqual(never.body)
  })

  it('is listed nowhere', async () => {
    await create()
    expect((await world.call('openTables')).body.tables).toEqual([])
  })
})

describe('Open tables', () => {
  it('can be found by anybody while there is a free seat, newest first', async () => {
    const older = await create({ ...open, seats: 2 })
    world.clock.advance(1000)
    const newer = await create({ ...open, name: 'Porch' }, ben)
    const { body } = await world.call('openTables')
    expect(body.tables.map(({ id }) => id)).toEqual([newer, older])
    expect(body.tables[0]).toMatchObject({ settings: { name: 'Porch' }, names: { [ben]: 'Ben' }, you: { host: false, seated: false } })
    await sit(older, ben)
    expect((await world.call('openTables', { query: { edition: 'fluxx' } })).body.tables.map(({ id }) => id)).toEqual([newer])
  })

  it('can be watched when they have begun, and are gone when closed, hidden or two weeks old', async () => {
    const listed = async () => (await world.call('openTables', { as: cleo })).body.tables.map(({ id, status }) => [id, status])
    const closed = await create(open)
    const hidden = await create(open)
    const table = await create({ ...open, seats: 2, startWhenFull: true })
    await sit(table, ben)
    expect(await listed()).toEqual(
      expect.arrayContaining([
        [closed, 'lobby'],
        [hidden, 'lobby'],
        [table, 'playing'],
      ]),
    )
    await world.call('closeTable', at(closed, ana, {}))
    await world.call('changeTable', at(hidden, ana, { visibility: 'private' }))
    expect(await listed()).toEqual([[table, 'playing']])
    world.clock.advance(15 * 24 * 3600_000)
    expect(await listed()).toEqual([])
  })

  it('are no longer shown when the game is over, whoever has written that down yet', async () => {
    const table = await create({ ...open, seats: 2, startWhenFull: true })
    await sit(table, ben)
    await world.call('leave', at(table, ben, {}))
    expect((await info(table)).status).toBe('over')
    expect((await world.call('openTables')).body.tables).toEqual([])
  })
})

describe('The list of open tables', () => {
  const found = async (edition?: string) =>
    (await world.call('openTables', { query: edition ? { edition } : {} })).body.tables.map(({ id }) => id)

  it('has room for everybody: somebody who makes many pushes nobody off it', async () => {
    const table = await create(open)
    for (let i = 0; i < 60; i++) {
      world.clock.advance(10)
      await create(open, ben)
    }
    const tables = (await world.call('openTables')).body.tables
    expect(tables.map(({ id }) => id)).toContain(table)
    expect(tables.filter(({ host }) => host === ben)).toHaveLength(3)
  })

  it('is searched for an edition, however many play others', async () => {
    const table = await create({ ...open, editions: ['cat'] })
    for (let i = 0; i < 60; i++) {
      world.clock.advance(10)
      await create(open, await world.guest())
    }
    expect(await found('cat')).toEqual([table])
    expect(await found('fluxx')).toHaveLength(50)
    expect(await found()).toHaveLength(50)
  })
})
