/** Getting up: from a lobby, and from a game that goes on. */
import { beforeEach, describe, expect, it } from 'vitest'
import { tableKey } from '../../functions/table/stored-game.ts'
import { at, newTables, open } from './tables.ts'

let { world, ana, ben, cleo, create, sit, info, myTables } = await newTables()
beforeEach(async () => {
  ;({ world, ana, ben, cleo, create, sit, info, myTables } = await newTables())
})

describe('Leaving a lobby', () => {
  it('frees the seat', async () => {
    const table = await create(open)
    await sit(table, ben)
    expect((await world.call('leave', at(table, ben, {}))).status).toBe(200)
    expect((await info(table)).seats.flatMap(({ player }) => player ?? [])).toEqual([ana])
    expect(await myTables(ben)).toEqual([])
    expect((await world.call('leave', at(table, ben, {}))).error?.code).toBe('not-your-seat')
    expect((await sit(table, ben)).status).toBe(200)
  })

  it('hands the table on if the host leaves, and closes it if there is nobody to take it', async () => {
    const table = await create({ ...open, bots: ['random'] })
    await sit(table, ben)
    await world.call('leave', at(table, ana, {}))
    expect(await info(table)).toMatchObject({ host: ben, status: 'lobby' })
    await world.call('leave', at(table, ben, {}))
    expect(await info(table)).toMatchObject({ status: 'closed' })
    expect((await world.call('openTables')).body.tables).toEqual([])
  })
})

describe('Leaving a running game (J2)', () => {
  async function begun(settings: object = {}): Promise<string> {
    const table = await create({ ...open, seats: 3, ...settings })
    await sit(table, ben)
    await sit(table, cleo)
    await world.call('start', at(table, ana, {}))
    return table
  }

  it('shows nothing of a private one any more, until it is over; then it is looked at like by anybody who watched', async () => {
    const { id } = (await world.call('createTable', { as: ana, body: { settings: { seats: 3, startWhenFull: false } } })).body
    for (const as of [ben, cleo]) {
      const token = (await world.call('invite', at(id, ana, {}))).body.link?.split('#')[1]
      await world.call('acceptInvite', { as, body: { token } })
    }
    await world.call('start', at(id, ana, {}))
    await world.call('leave', at(id, ben, {}))
    expect((await world.call('view', at(id, ben))).error?.code).toBe('no-such-table')
    await world.call('leave', at(id, cleo, {}))
    const { body } = await world.call('view', at(id, ben))
    expect([body.status, body.view.you, body.view.hand]).toEqual(['over', null, []])
    expect((await world.call('record', at(id, ben))).status).toBe(200)
    expect((await world.call('view', at(id, await world.guest()))).error?.code).toBe('no-such-table')
  })

  it('ends it for whoever leaves and goes on for the others', async () => {
    const table = await begun()
    expect((await world.call('leave', at(table, ben, {}))).status).toBe(200)
    expect(await info(table)).toMatchObject({ status: 'playing', host: ana, seats: [{ player: ana }, { player: null }, { player: cleo }] })
    expect((await world.call('view', at(table, ana))).body.view.players.map(({ seat }) => seat)).toEqual(['s1', 's3'])
    expect(await myTables(ben)).toEqual([])
    const { results } = (await world.call('myFinished', { as: ben })).body
    expect(results).toEqual([{ table, name: 'Kitchen table', editions: ['fluxx'], won: false, how: 'left', ended: world.clock.now }])
    expect((await world.call('me', { as: ben })).body.played).toBe(1)
  })

  it('twice, even at the same instant, is leaving once', async () => {
    const table = await begun()
    const replies = await Promise.all(Array.from({ length: 5 }, () => world.call('leave', at(table, ben, {}))))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await world.call('leave', at(table, ben, {}))).status).toBe(200)
    expect((await world.call('me', { as: ben })).body.played).toBe(1)
    expect((await world.call('view', at(table, ana))).body.number).toBe(1)
  })

  it('lets those who left look on, at a private table too, and come back as newcomers', async () => {
    const table = await begun({ latecomers: 'anybody' })
    await world.call('leave', at(table, ben, {}))
    expect((await world.call('takeSeat', at(table, ben, {}))).body.seats).toEqual([
      { player: ana, bot: null },
      { player: null, bot: null },
      { player: cleo, bot: null },
      { player: ben, bot: null },
    ])
    const hidden = await begun()
    const row = await world.memory.get('games', tableKey(hidden))
    const written = JSON.parse(row?.row as string)
    const settings = { ...written.settings, visibility: 'private' }
    await world.memory.update('games', tableKey(hidden), { set: { row: JSON.stringify({ ...written, settings }) } })
    await world.call('leave', at(hidden, ben, {}))
    expect((await info(hidden, ben)).you).toEqual({ host: false, seated: false })
    expect((await sit(hidden, ben)).error?.code).toBe('not-allowed')
  })

  it('as host hands the table to the next person in seat order', async () => {
    const table = await begun()
    await world.call('handOver', at(table, ana, { player: cleo }))
    await world.call('leave', at(table, cleo, {}))
    expect((await info(table)).host).toBe(ana)
  })

  it('ends the game if only one is left', async () => {
    const table = await begun()
    await world.call('leave', at(table, ben, {}))
    await world.call('leave', at(table, cleo, {}))
    expect((await info(table)).status).toBe('over')
    expect((await world.call('leave', at(table, ana, {}))).error?.code).toBe('game-over')
  })

  it('is for those who have a seat', async () => {
    const table = await create({ visibility: 'open', seats: 2, bots: ['random'] })
    expect((await world.call('leave', at(table, ben, {}))).error?.code).toBe('not-your-seat')
  })
})
