/** Tables before the deal and at it: made, found, filled, begun, joined and left. */
import { commitment } from '@meanwhile/engine'
import { beforeEach, describe, expect, it } from 'vitest'
import { days } from '../../functions/people/limits.ts'
import { gameKey } from '../../functions/people/player.ts'
import type { Store } from '../../functions/store/store.ts'
import { stateKey, tableKey } from '../../functions/table/stored-game.ts'
import { type Asking, newWorld, type World } from './harness.ts'
import { unreliable } from './unreliable.ts'

let world: World
let ana: string
let ben: string
let cleo: string

async function people(): Promise<void> {
  ana = await world.guest('Ana')
  ben = await world.guest('Ben')
  cleo = await world.guest('Cleo')
}

beforeEach(async () => {
  world = newWorld()
  await people()
})

const entropyOf = (digit: string): string => digit.repeat(32)
const open = { visibility: 'open', startWhenFull: false } as const

async function create(settings: object = {}, as = ana): Promise<string> {
  const { body, status } = await world.call('createTable', { as, body: { settings } })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.id
}
const at = (table: string, as?: string, body?: unknown): Asking => ({
  params: { table },
  ...(as && { as }),
  ...(body !== undefined && { body }),
})
const sit = (table: string, as: string) => world.call('takeSeat', at(table, as, {}))
const info = async (table: string, as?: string) => (await world.call('table', at(table, as))).body
const myTables = async (as: string) => (await world.call('myGames', { as })).body.games.map((game) => game.table)

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
    [{ entropy: 'mine' }, 'malformed'],
  ])('cannot be %j', async (body, code) => {
    expect((await world.call('createTable', { as: ana, body })).error?.code).toBe(code)
    expect(await myTables(ana)).toEqual([])
  })

  it('needs a session', async () => {
    expect((await world.call('createTable', { body: {} })).error?.code).toBe('not-signed-in')
  })
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

describe('A store that does not say what became of a request', () => {
  it.each(['unheard', 'lost'] as const)('is asked again: %s', async (how) => {
    const { around, faulty: met, isUsedUp } = unreliable()
    const faulty = met(how)
    world = newWorld({ around })
    await people()
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
    world = newWorld({ around })
    await people()
    const table = await create({ seats: 2, bots: ['random'], startWhenFull: false })
    meanwhile = () => world.call('start', at(table, ana, {}))
    const { status, body } = await world.call('view', at(table, ana))
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.view.you).toBe('s1')
  })
})
