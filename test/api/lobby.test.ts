/** Tables before the deal: made, changed, filled and closed. */
import { commitment } from '@meanwhile/engine'
import { beforeEach, describe, expect, it } from 'vitest'
import { stateKey, tableKey } from '../../functions/table/stored-game.ts'
import { at, entropyOf, newTables, open } from './tables.ts'
import { unreliable } from './unreliable.ts'

let { world, ana, ben, cleo, create, sit, info, myTables } = await newTables()
async function meet(options?: Parameters<typeof newTables>[0]): Promise<void> {
  ;({ world, ana, ben, cleo, create, sit, info, myTables } = await newTables(options))
}
beforeEach(() => meet())

describe('A new table', () => {
  it('has its maker as host on the first seat, bots at the end, and free seats between', async () => {
    const { body } = await world.call('createTable', { as: ana, body: { settings: { name: 'Attic', seats: 4, bots: ['greedy'] } } })
    expect(body).toMatchObject({ status: 'lobby', host: ana, you: { host: true, seated: true }, names: { [ana]: 'Ana' }, proposal: null })
    expect(body.settings).toMatchObject({ name: 'Attic', seats: 4, bots: ['greedy'], visibility: 'private', latecomers: 'invited' })
    expect(body.seats).toEqual([
      { player: ana, bot: null },
      { player: null, bot: null },
      { player: null, bot: null },
      { player: null, bot: 'greedy' },
    ])
    expect(await info(body.id, ana)).toEqual(body)
    expect(await myTables(ana)).toEqual([body.id])
  })

  it('is bound to its shuffle before anybody sits down, and tells nothing else of it', async () => {
    const { body } = await world.call('createTable', { as: ana, body: { entropy: entropyOf('a') } })
    const row = await world.memory.get('games', tableKey(body.id))
    expect(body.commitment).toBe(commitment(body.id, row?.seed as string))
    expect(row?.seed).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(body)).not.toContain(row?.seed)
    expect(JSON.stringify(body)).not.toContain(entropyOf('a'))
  })

  it('begins at once if bots fill it', async () => {
    const { body } = await world.call('createTable', { as: ana, body: { settings: { seats: 3, bots: ['random', 'shrewd'] } } })
    expect(body.status).toBe('playing')
    expect(body.seats).toEqual([
      { player: ana, bot: null },
      { player: null, bot: 'random' },
      { player: null, bot: 'shrewd' },
    ])
    expect((await world.call('view', at(body.id, ana))).body.view.players).toHaveLength(3)
  })

  it('holds each box once', async () => {
    expect((await info(await create({ editions: ['fluxx', 'fluxx'] }), ana)).settings.editions).toEqual(['fluxx'])
  })

  it.each([
    [{ settings: { seats: 0 } }, 'malformed'],
    [{ settings: { seats: 7 } }, 'malformed'],
    [{ settings: { seats: 2, bots: ['random', 'random'] } }, 'table-full'],
    [{ settings: { name: 'x'.repeat(41) } }, 'too-long'],
    [{ settings: { seed: '00' } }, 'unknown-field'],
    // W3: nobody has less than ten minutes.
    [{ settings: { reactionMinutes: 9 } }, 'malformed'],
    [{ settings: { reactionMinutes: 3 * 24 * 60 + 1 } }, 'malformed'],
    [{ settings: { reactionMinutes: 12.5 } }, 'malformed'],
    [{ entropy: 'mine' }, 'malformed'],
  ])('cannot be %j', async (body, code) => {
    expect((await world.call('createTable', { as: ana, body })).error?.code).toBe(code)
    expect(await myTables(ana)).toEqual([])
  })

  it('needs a session', async () => {
    expect((await world.call('createTable', { body: {} })).error?.code).toBe('not-signed-in')
  })
})

describe('A lobby', () => {
  it('is changed by its host', async () => {
    const table = await create(open)
    await sit(table, ben)
    const { body } = await world.call('changeTable', at(table, ana, { name: 'Cellar', seats: 3, bots: ['random'], latecomers: 'nobody' }))
    expect(body.settings).toMatchObject({ name: 'Cellar', seats: 3, bots: ['random'], latecomers: 'nobody' })
    expect(body.seats).toEqual([
      { player: ana, bot: null },
      { player: ben, bot: null },
      { player: null, bot: 'random' },
    ])
    expect((await world.call('changeTable', at(table, ben, { name: 'Mine' }))).error?.code).toBe('not-the-host')
  })

  it('U3 tells how long a reaction may take: an hour, unless its host says otherwise, and what is refused by name', async () => {
    const table = await create(open)
    expect((await info(table)).settings.reactionMinutes).toBe(60)
    const change = (body: object) => world.call('changeTable', at(table, ana, body))
    expect((await change({ reactions: 'ask', reactionMinutes: 240 })).body.settings).toMatchObject({
      reactions: 'ask',
      reactionMinutes: 240,
    })
    expect((await change({ name: 'Cellar', pace: { kind: 'none' } })).body.settings.reactionMinutes).toBe(240)
    for (const reactionMinutes of [9, 4321, '60', null])
      expect((await change({ reactionMinutes })).error).toMatchObject({ code: 'malformed', field: 'reactionMinutes' })
    expect((await info(table)).settings.reactionMinutes).toBe(240)
  })

  it.each([
    [{ pace: { kind: 'none' } }, undefined],
    [{ pace: { kind: 'none' }, reactionMinutes: 10 }, ' r10'],
    [{ reactionMinutes: 60 }, 'e4320'],
    [{ reactionMinutes: 240 }, 'e4320 r240'],
  ])('lays nothing beside the game for what is usual: %j', async (settings, written) => {
    const table = await create({ seats: 2, bots: ['random'], editions: ['batman'], reactions: 'ask', ...settings })
    expect((await world.memory.get('games', stateKey(table)))?.c).toBe(written)
  })

  it('of an earlier release, which did not speak of reactions, gives them an hour', async () => {
    const table = await create(open)
    const row = JSON.parse((await world.memory.get('games', tableKey(table)))?.row as string)
    const { reactionMinutes: _, ...settings } = row.settings
    await world.memory.update('games', tableKey(table), { set: { row: JSON.stringify({ ...row, settings }) } })
    expect((await info(table)).settings.reactionMinutes).toBe(60)
  })

  it('cannot become smaller than the company at it', async () => {
    const table = await create({ ...open, bots: ['random'] })
    await sit(table, ben)
    expect((await world.call('changeTable', at(table, ana, { seats: 2 }))).error?.code).toBe('table-full')
    expect((await world.call('changeTable', at(table, ana, { seats: 3, bots: ['random', 'random'] }))).error?.code).toBe('table-full')
    expect((await info(table)).settings).toMatchObject({ seats: 4, bots: ['random'] })
  })

  it('begins when a change leaves no seat free and it is to begin by itself', async () => {
    const table = await create({ ...open, seats: 4 })
    await sit(table, ben)
    expect((await world.call('changeTable', at(table, ana, { seats: 2 }))).body.status).toBe('lobby')
    expect((await world.call('changeTable', at(table, ana, { startWhenFull: true }))).body.status).toBe('playing')
  })

  it('is closed by its host, for everybody', async () => {
    const table = await create(open)
    await sit(table, ben)
    expect((await world.call('closeTable', at(table, ben, {}))).error?.code).toBe('not-the-host')
    expect((await world.call('closeTable', at(table, ana, {}))).status).toBe(200)
    expect((await world.call('closeTable', at(table, ana, {}))).status).toBe(200)
    expect(await Promise.all([myTables(ana), myTables(ben)])).toEqual([[], []])
    expect((await info(table)).status).toBe('closed')
    for (const route of ['start', 'changeTable'] as const) {
      expect((await world.call(route, at(table, ana, {}))).error?.code).toBe('no-such-table')
    }
    expect((await sit(table, cleo)).error?.code).toBe('no-such-table')
  })

  it('with six people closes in one go', async () => {
    const table = await create({ ...open, seats: 6 })
    for (let i = 0; i < 5; i++) await sit(table, await world.guest())
    expect((await world.call('closeTable', at(table, ana, {}))).status).toBe(200)
    expect(await myTables(ana)).toEqual([])
  })

  it('cannot be changed or closed when the game has begun, but for its name', async () => {
    const table = await create({ seats: 2, bots: ['random'] })
    expect((await world.call('changeTable', at(table, ana, { seats: 3 }))).error?.code).toBe('already-started')
    expect((await world.call('changeTable', at(table, ana, { name: 'A', pace: { kind: 'none' } }))).error?.code).toBe('already-started')
    expect((await world.call('closeTable', at(table, ana, {}))).error?.code).toBe('already-started')
    expect((await world.call('changeTable', at(table, ana, { name: 'Cellar' }))).body).toMatchObject({
      status: 'playing',
      settings: { name: 'Cellar', seats: 2 },
    })
  })
})

describe('A store that does not say what became of a request', () => {
  it.each(['unheard', 'lost'] as const)('is asked again: %s', async (how) => {
    const { around, faulty: met, isUsedUp } = unreliable()
    const faulty = met(how)
    await meet({ around })
    const table = await faulty(() => create({ ...open, latecomers: 'anybody' }))
    expect(await myTables(ana)).toEqual([table])
    expect((await faulty(() => sit(table, ben))).status).toBe(200)
    expect((await faulty(() => world.call('leave', at(table, ben, {})))).status).toBe(200)
    expect((await faulty(() => sit(table, ben))).status).toBe(200)
    expect((await faulty(() => world.call('handOver', at(table, ana, { player: ben })))).body.host).toBe(ben)
    expect((await faulty(() => world.call('seatBot', at(table, ben, { bot: 'random' })))).body.settings.bots).toEqual(['random'])
    expect((await faulty(() => world.call('start', at(table, ben, {})))).body.status).toBe('playing')
    expect((await faulty(() => sit(table, cleo))).body.seats).toHaveLength(4)
    expect((await faulty(() => world.call('leave', at(table, cleo, {})))).status).toBe(200)
    expect((await world.memory.get('games', stateKey(table)))?.v).toBe(2)
    expect((await world.call('me', { as: cleo })).body.played).toBe(1)
    expect(isUsedUp()).toBe(true)
  })
})
