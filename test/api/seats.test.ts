/** Sitting down: before the deal, in a game that goes on, and not without end. */
import { beforeEach, describe, expect, it } from 'vitest'
import { days } from '../../functions/people/limits.ts'
import { gameKey } from '../../functions/people/player.ts'
import { at, entropyOf, newTables, open } from './tables.ts'

let { world, ana, ben, cleo, create, sit, info, myTables } = await newTables()
beforeEach(async () => {
  ;({ world, ana, ben, cleo, create, sit, info, myTables } = await newTables())
})

describe('Taking a seat', () => {
  it('is for anybody at an open table, once, while there is one', async () => {
    const table = await create({ ...open, seats: 2 })
    const { body } = await world.call('takeSeat', at(table, ben, { entropy: entropyOf('b') }))
    expect(body).toMatchObject({ seats: [{ player: ana }, { player: ben }], you: { host: false, seated: true }, names: { [ben]: 'Ben' } })
    expect(await myTables(ben)).toEqual([table])
    expect((await sit(table, ben)).error?.code).toBe('already-seated')
    expect((await sit(table, ana)).error?.code).toBe('already-seated')
    expect((await sit(table, cleo)).error?.code).toBe('table-full')
    expect((await world.call('takeSeat', at(table, undefined, {}))).error?.code).toBe('not-signed-in')
  })

  it.each(['host', 'player'])('is refused if the %s has blocked the other', async (who) => {
    const table = await create(open)
    const [by, other] = who === 'host' ? [ana, ben] : [ben, ana]
    await world.call('shun', { as: by, params: { player: other }, body: { how: 'block' } })
    expect((await sit(table, ben)).error?.code).toBe('blocked')
    await world.call('shun', { as: by, params: { player: other }, body: { how: 'mute' } })
    expect((await sit(table, ben)).status).toBe(200)
  })

  it.each(['Ben', 'Cleo'])(
    'is refused where somebody else sits whom %s has blocked, or who blocked them, and nobody says who',
    async (who) => {
      const [by, other] = who === 'Ben' ? [ben, cleo] : [cleo, ben]
      await world.call('shun', { as: by, params: { player: other }, body: { how: 'block' } })
      const lobby = await create({ ...open, seats: 3 })
      expect((await sit(lobby, ben)).status).toBe(200)
      const { error } = await sit(lobby, cleo)
      expect(error?.code).toBe('blocked')
      expect(JSON.stringify(error)).not.toContain(ben)
      const running = await create({ ...open, seats: 2, latecomers: 'anybody', startWhenFull: true })
      await sit(running, ben)
      expect((await sit(running, cleo)).error?.code).toBe('blocked')
      await world.call('leave', at(lobby, ben, {}))
      expect((await sit(lobby, cleo)).status).toBe(200)
    },
  )

  it('by many at the same instant fills the table and not one seat more', async () => {
    const table = await create({ ...open, seats: 6 })
    const many = await Promise.all(Array.from({ length: 30 }, () => world.guest()))
    const replies = await Promise.all(many.map((player) => sit(table, player)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(new Set(replies.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(['table-full']))
    const seated = (await info(table)).seats.map(({ player }) => player)
    expect(new Set(seated).size).toBe(6)
    const rows = await Promise.all(many.map((player) => world.memory.get('players', gameKey(player, table))))
    expect(rows.filter(Boolean)).toHaveLength(5)
  })

  it('takes the last one and the game begins', async () => {
    const table = await create({ visibility: 'open', seats: 2 })
    const { body } = await world.call('takeSeat', at(table, ben, { entropy: entropyOf('b') }))
    expect(body).toMatchObject({ status: 'playing', seats: [{ player: ana }, { player: ben }] })
    expect((await world.call('view', at(table, ben))).body.people).toEqual({ s1: ana, s2: ben })
  })
})

describe('Joining a running game (J1)', () => {
  it('is for anybody where the table says so: a seat at the end of the order', async () => {
    const table = await create({ visibility: 'open', seats: 2, latecomers: 'anybody', bots: ['random'] })
    const { body } = await world.call('takeSeat', at(table, ben, { entropy: entropyOf('b') }))
    expect(body).toMatchObject({ status: 'playing', seats: [{ player: ana }, { bot: 'random' }, { player: ben }], you: { seated: true } })
    const seen = (await world.call('view', at(table, ben))).body
    expect(seen).toMatchObject({ people: { s1: ana, s2: null, s3: ben }, view: { you: 's3' }, number: 1 })
    expect(await myTables(ben)).toEqual([table])
    expect((await sit(table, ben)).error?.code).toBe('already-seated')
  })

  it('takes in six at most, also when all come at the same instant', async () => {
    const table = await create({ visibility: 'open', seats: 2, latecomers: 'anybody', bots: ['random'] })
    const many = await Promise.all(Array.from({ length: 8 }, () => world.guest()))
    const replies = await Promise.all(many.map((player) => sit(table, player)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(new Set(replies.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(['table-full']))
    expect((await world.call('view', at(table, ana))).body.view.players).toHaveLength(6)
  })

  it.each(['invited', 'nobody'])('is for nobody unasked where latecomers are: %s', async (latecomers) => {
    const table = await create({ visibility: 'open', seats: 2, latecomers, bots: ['random'] })
    expect((await sit(table, ben)).error?.code).toBe('already-started')
  })

  it('is for nobody when it is over', async () => {
    const table = await create({ visibility: 'open', seats: 2, latecomers: 'anybody', bots: ['random'] })
    await world.call('leave', at(table, ana, {}))
    expect((await sit(table, ben)).error?.code).toBe('game-over')
  })
})

describe('Too much', () => {
  it('is a hundred tables in a day', async () => {
    for (let i = 0; i < 100; i++) await create({ seats: 2 })
    const { status, error, headers } = await world.call('createTable', { as: ana, body: {} })
    expect([status, error?.code]).toEqual([429, 'rate-limited'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await world.call('createTable', { as: ben, body: {} })).status).toBe(200)
    world.clock.advance(days)
    expect((await world.call('createTable', { as: ana, body: {} })).status).toBe(200)
  })

  it.each(['lobby', 'running game'])('is to come and go all day, in a %s', async (where) => {
    const table = await create({ ...open, seats: 4, bots: ['random'], latecomers: 'anybody' })
    if (where === 'running game') await world.call('start', at(table, ana, {}))
    for (let i = 0; i < 10; i++) {
      expect((await sit(table, ben)).status).toBe(200)
      expect((await world.call('leave', at(table, ben, {}))).status).toBe(200)
    }
    const { error, headers } = await sit(table, ben)
    expect([error?.code, Number(headers['retry-after']) > 0]).toEqual(['rate-limited', true])
    expect((await sit(table, cleo)).status).toBe(200)
    world.clock.advance(days)
    expect((await sit(table, ben)).status).toBe(200)
  })

  it('is a game in which as many have come and gone that it would not hold one more', async () => {
    const table = await create({ ...open, seats: 2, bots: ['random'], latecomers: 'anybody' })
    await world.call('start', at(table, ana, {}))
    for (let i = 0; i < 22; i++) {
      const guest = await world.guest()
      expect((await sit(table, guest)).status).toBe(200)
      expect((await world.call('leave', at(table, guest, {}))).status).toBe(200)
    }
    expect((await sit(table, cleo)).error?.code).toBe('table-full')
  })
})
