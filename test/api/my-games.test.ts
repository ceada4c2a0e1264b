/** My games and which wait for me, the games that are over, everything about me, and leaving for good. */
import { beforeEach, describe, expect, it } from 'vitest'
import { addressKey, gameKey, meKey, resultKey } from '../../functions/people/player.ts'
import type { Item } from '../../functions/store/store.ts'
import { readHeader, readItem, stateKey } from '../../functions/table/stored-game.ts'
import { type Answered, counted, newWorld, type World } from './harness.ts'

let world: World
let ana: string
let ben: string
beforeEach(async () => {
  world = newWorld()
  ana = await world.guest('Ana')
  ben = await world.guest('Ben')
})

const settings = { visibility: 'open', seats: 2, first: 'host', name: 'Lunch' }

async function lobby(host: string, more: object = {}): Promise<string> {
  const { body, error } = await world.call('createTable', { as: host, body: { settings: { ...settings, ...more } } })
  expect(error).toBeUndefined()
  return body.id
}

async function game(host: string, guest: string, more: object = {}): Promise<string> {
  const table = await lobby(host, more)
  expect((await world.call('takeSeat', { as: guest, params: { table }, body: {} })).body.status).toBe('playing')
  return table
}

const myGames = async (as: string) => (await world.call('myGames', { as })).body

describe('My games', () => {
  it('are none at first', async () => {
    expect(await myGames(ana)).toEqual({ games: [], names: {}, unread: {} })
  })

  it('show a lobby with its free seats', async () => {
    const table = await lobby(ana, { seats: 3, bots: ['greedy'] })
    const { games, names } = await myGames(ana)
    expect(games).toEqual([
      {
        table,
        name: 'Lunch',
        editions: ['fluxx'],
        status: 'lobby',
        host: ana,
        seat: null,
        players: [
          { seat: 's1', player: ana, bot: null },
          { seat: 's2', player: null, bot: null },
          { seat: 's3', player: null, bot: 'greedy' },
        ],
        owed: [],
        waitingFor: [],
        number: 0,
      },
    ])
    expect(names).toEqual({ [ana]: 'Ana' })
  })

  it('show what is asked of me, and whom others wait for', async () => {
    const table = await game(ana, ben)
    const asked = { prompt: expect.any(String), since: world.clock.now, until: world.clock.now + 3 * 24 * 60 * 60 * 1000 }
    const common = { table, status: 'playing', host: ana }
    expect((await myGames(ana)).games).toMatchObject([{ ...common, seat: 's1', owed: [asked], waitingFor: [] }])
    expect((await myGames(ben)).games).toMatchObject([{ ...common, seat: 's2', owed: [], waitingFor: [{ ...asked, seat: 's1' }] }])
    expect((await myGames(ben)).names).toEqual({ [ana]: 'Ana', [ben]: 'Ben' })
  })

  it('count what I have not seen', async () => {
    const table = await game(ana, ben)
    const { body: seen } = await world.call('view', { as: ana, params: { table } })
    const [decision] = seen.view.decisions
    const picks = decision?.options.slice(0, decision.min)
    const { body: after } = await world.call('answer', { as: ana, params: { table }, body: { decision: decision?.id, picks } })
    expect(after.number).toBeGreaterThan(0)
    expect((await myGames(ben)).unread).toEqual({ [table]: (await myGames(ben)).games[0]?.number })
    await world.call('seen', { as: ben, params: { table }, body: { number: after.number } })
    expect((await myGames(ben)).unread).toEqual({ [table]: 0 })
  })

  it('cost three requests, twenty of them and one alike', async () => {
    let store: ReturnType<typeof counted> | undefined
    world = newWorld({
      around: (inner) => {
        store = counted(inner)
        return store
      },
    })
    ;[ana, ben] = [await world.guest('Ana'), await world.guest('Ben')]
    for (let made = 0; made < 20; made++) await (made % 2 ? lobby(ana) : game(ana, ben))
    await myGames(ana)
    store?.forget()
    expect((await myGames(ana)).games).toHaveLength(20)
    expect(store?.counts).toEqual({ get: 0, getAll: 2, query: 1, put: 0, update: 0, remove: 0, transact: 0 })
  })

  it('do not show a table that was closed, or that I left', async () => {
    const [closed, left] = [await lobby(ana), await lobby(ben, { seats: 3 })]
    await world.call('takeSeat', { as: ana, params: { table: left }, body: {} })
    expect((await myGames(ana)).games).toHaveLength(2)
    await world.call('closeTable', { as: ana, params: { table: closed } })
    await world.call('leave', { as: ana, params: { table: left } })
    expect((await myGames(ana)).games).toEqual([])
  })
})

describe('My finished games', () => {
  const id = (n: number): string => String(n).padStart(22, 'x')

  it('come newest first, twenty to a page', async () => {
    const numbers = Array.from({ length: 45 }, (_, n) => n)
    for (const n of numbers) {
      const result = { name: `Game ${n}`, editions: ['fluxx'], won: n % 2 === 0, how: 'won' }
      await world.memory.put('players', { ...resultKey(ana, 1000 + n, id(n)), ...result })
    }
    const names: string[] = []
    const sizes: number[] = []
    let before: string | null = ''
    while (before !== null) {
      const { body }: Answered<'myFinished'> = await world.call('myFinished', { as: ana, query: before ? { before } : {} })
      names.push(...body.results.map(({ name }) => name))
      sizes.push(body.results.length)
      before = body.next
    }
    expect(sizes).toEqual([20, 20, 5])
    expect(names).toEqual(numbers.toReversed().map((n) => `Game ${n}`))
    expect((await world.call('myFinished', { as: ben })).body).toEqual({ results: [], names: {}, next: null })
  })

  it('have a last page that is full', async () => {
    for (let n = 0; n < 20; n++)
      await world.memory.put('players', { ...resultKey(ana, n, id(n)), name: 'Game', editions: ['fluxx'], won: true, how: 'won' })
    const { body } = await world.call('myFinished', { as: ana })
    expect(body).toMatchObject({ next: null, results: { length: 20 } })
    expect(body.results[0]).toEqual({ table: id(19), name: 'Game', editions: ['fluxx'], won: true, ended: 19, how: 'won' })
  })

  it('say who won: somebody by name, a bot by its kind, and nothing of a game that ended before it was kept', async () => {
    const lost = { name: 'Game', editions: ['fluxx'], won: false, how: 'won' }
    await world.memory.put('players', { ...resultKey(ana, 3, id(3)), ...lost, winner: ben })
    await world.memory.put('players', { ...resultKey(ana, 2, id(2)), ...lost, bot: 'shrewd' })
    await world.memory.put('players', { ...resultKey(ana, 1, id(1)), ...lost })
    const { body } = await world.call('myFinished', { as: ana })
    expect(body.names).toEqual({ [ben]: 'Ben' })
    expect(body.results.map(({ winner, bot }) => [winner, bot])).toEqual([
      [ben, undefined],
      [undefined, 'shrewd'],
      [undefined, undefined],
    ])
  })

  it('go on from a place that is one', async () => {
    expect((await world.call('myFinished', { as: ana, query: { before: 'ME' } })).error?.code).toBe('malformed')
  })
})

describe('Everything about me', () => {
  it('is mine to take along, and nobody else’s words with it', async () => {
    const table = await game(ana, ben)
    await world.call('say', { as: ana, params: { table }, body: { text: 'Hello Ben' } })
    await world.call('say', { as: ben, params: { table }, body: { text: 'Hello Ana' } })
    await world.call('shun', { as: ana, params: { player: ben }, body: { how: 'mute' } })
    const { body } = await world.call('exportMe', { as: ana })
    expect(body).toMatchObject({
      me: { id: ana, name: 'Ana' },
      games: [{ table }],
      finished: [],
      chat: [{ table, text: 'Hello Ben' }],
      subscriptions: [],
      shunned: [{ player: ben, how: 'mute' }],
    })
    expect(JSON.stringify(body)).not.toContain('Hello Ana')
  })

  const everything = async (as: string, after?: string) => {
    const { body, error } = await world.call('exportMe', { as, ...(after && { query: { after } }) })
    expect(error).toBeUndefined()
    return body
  }

  it('says since when I am here, what I ordered, whom I invited and whom I reported', async () => {
    const table = await game(ana, ben)
    const until = world.clock.now + 86_400_000
    await world.call('orders', { as: ana, params: { table }, body: { endTurn: 'at-time-out', until } })
    await world.call('orders', { as: ben, params: { table }, body: { draw: 'at-once' } })
    const waiting = await lobby(ana, { seats: 3 })
    await world.call('invite', { as: ana, params: { table: waiting }, body: { email: 'dora@example.org' } })
    await world.call('report', { as: ana, params: { player: ben }, body: { why: 'rude', text: 'He shouts', table } })
    await world.call('report', { as: ben, params: { player: ana }, body: { why: 'rude', text: 'She shouts' } })
    const mine = await everything(ana)
    expect(mine).toMatchObject({
      created: world.clock.now,
      orders: [{ table, orders: { endTurn: 'at-time-out' }, until }],
      invites: [{ table: waiting, email: 'dora@example.org', state: 'open' }],
      reports: [{ player: ben, why: 'rude', text: 'He shouts', table, at: world.clock.now }],
      next: null,
    })
    expect(JSON.stringify(mine)).not.toMatch(/She shouts|at-once/)
  })

  it('holds my words at tables that were closed, or that I have left', async () => {
    const [closed, left] = [await lobby(ana, { seats: 3 }), await lobby(ben, { seats: 3 })]
    await world.call('takeSeat', { as: ana, params: { table: left }, body: {} })
    for (const table of [closed, left]) await world.call('say', { as: ana, params: { table }, body: { text: `at ${table}` } })
    await world.call('closeTable', { as: ana, params: { table: closed }, body: {} })
    await world.call('leave', { as: ana, params: { table: left }, body: {} })
    const { chat } = await everything(ana)
    expect(chat.map(({ text }) => text).toSorted()).toEqual([`at ${closed}`, `at ${left}`].toSorted())
  })

  it('comes in parts, and side by side, to somebody who has played for years', async () => {
    const id = (n: number): string => String(n).padStart(22, '0')
    for (let n = 0; n < 900; n++) {
      const result = { name: 'Lunch', editions: ['fluxx'], won: false, how: 'won' }
      await world.memory.put('players', { ...resultKey(ana, n, id(n)), ...result })
      await world.memory.put('games', { pk: `G#${id(n)}`, sk: 'CHAT#1', by: n % 2 ? ana : ben, at: n, text: `word ${n}` })
    }
    let [open, most] = [0, 0]
    world.watch((store) => ({
      ...store,
      query: async (...given) => {
        most = Math.max(most, ++open)
        await new Promise((done) => setImmediate(done))
        return store.query(...given).finally(() => open--)
      },
    }))
    const first = await everything(ana)
    expect([first.finished.length, first.chat.length, most > 4, most <= 20]).toEqual([900, 200, true, true])
    const second = await everything(ana, first.next ?? '')
    const third = await everything(ana, second.next ?? '')
    expect([second.finished, third.next]).toEqual([[], null])
    const words = [first, second, third].flatMap(({ chat }) => chat.map(({ at }) => at))
    expect(words).toEqual(Array.from({ length: 450 }, (_, i) => 2 * i + 1))
  })
})

describe('Deleting my account', () => {
  const deleteMe = (as: string, body: object = { sure: true }) => world.call('deleteMe', { as, body })

  it('needs me to be sure', async () => {
    expect((await deleteMe(ana, {})).error).toMatchObject({ code: 'malformed', field: 'sure' })
    expect((await deleteMe(ana, { sure: false })).error?.code).toBe('malformed')
    expect((await world.call('me', { as: ana })).status).toBe(200)
  })

  it('ends every session and leaves nothing of me but an id', async () => {
    await world.call('addAddress', { as: ana, body: { email: 'ana@example.com' } })
    const [letter] = world.mails
    await world.call('confirmAddress', { as: ana, body: { code: letter?.kind === 'address-code' ? letter.code : '' } })
    await world.call('shun', { as: ana, params: { player: ben }, body: { how: 'block' } })
    const session = await world.session(ana)
    const { body, cookies } = await deleteMe(ana)
    expect(body).toEqual({})
    expect(cookies).toEqual([expect.stringContaining('Max-Age=0')])
    expect((await world.call('me', { cookies: [session] })).error?.code).toBe('session-over')
    expect(await world.memory.get('players', addressKey('ana@example.com'))).toBeNull()
    const rows = await world.memory.query('players', meKey(ana).pk)
    expect(rows).toMatchObject([{ sk: 'ME', name: 'Somebody who left', deleted: true, epoch: 1, zone: 'UTC', calendar: [] }])
    expect(JSON.stringify(rows)).not.toMatch(/Ana|example/)
    expect((await world.call('names', { as: ben, body: { ids: [ana] } })).body.names).toEqual({ [ana]: 'Somebody who left' })
  })

  it('shuts out whoever still holds a session of mine', async () => {
    const session = await world.session(ana, 0)
    await deleteMe(ana)
    for (const forged of [session, await world.session(ana, 1)])
      expect((await world.call('me', { cookies: [forged] })).error?.code).toBe('session-over')
    expect((await world.call('shun', { as: ben, params: { player: ana }, body: { how: 'mute' } })).error?.code).toBe('no-such-player')
  })

  it('gives up my seats, and the game of the others goes on', async () => {
    const cem = await world.guest('Cem')
    const waiting = await lobby(ben, { seats: 3 })
    await world.call('takeSeat', { as: ana, params: { table: waiting }, body: {} })
    const running = await lobby(ben, { seats: 3 })
    for (const as of [ana, cem]) await world.call('takeSeat', { as, params: { table: running }, body: {} })
    expect((await deleteMe(ana)).status).toBe(200)
    const { games } = await myGames(ben)
    expect(games.map(({ table, status }) => [table, status]).toSorted()).toEqual(
      [
        [waiting, 'lobby'],
        [running, 'playing'],
      ].toSorted(),
    )
    expect(games.flatMap(({ players }) => players.map(({ player }) => player))).not.toContain(ana)
    expect(await world.memory.get('players', gameKey(ana, running))).toBeNull()
    expect((await world.call('view', { as: cem, params: { table: running } })).status).toBe(200)
  })

  describe('at a game of two', () => {
    const stored = async (table: string) => (await world.memory.get('games', stateKey(table))) as Item
    const header = async (table: string) => readHeader(await stored(table))
    const ladders = {
      'a bot for people who stay away': { botAfter: 2, dropAfter: null },
      'a bot first and dropping out later': { botAfter: 2, dropAfter: 5 },
      'to wait for everybody': { botAfter: null, dropAfter: null },
    }

    it.each(Object.entries(ladders))('that chose %s, a bot plays on in my seat for good', async (_, ladder) => {
      const table = await lobby(ben, { seats: 2, ladder })
      await world.call('takeSeat', { as: ana, params: { table }, body: {} })
      await deleteMe(ana)
      const game = await header(table)
      expect(game).toMatchObject({ status: 'playing', people: [ben, ''], bots: { s2: 'greedy' } })
      expect(game.owed.every(({ seat, clock }) => seat !== 's2' || clock === null)).toBe(true)
      expect((await world.call('table', { as: ben, params: { table } })).body).toMatchObject({ status: 'playing', host: ben })
    })

    it('that chose dropping out and no bot, the rulebook says what becomes of it', async () => {
      const table = await lobby(ben, { seats: 2, ladder: { botAfter: null, dropAfter: 3 } })
      await world.call('takeSeat', { as: ana, params: { table }, body: {} })
      await deleteMe(ana)
      expect(await header(table)).toMatchObject({ status: 'over', people: [ben, ''], bots: {} })
    })

    it('the table I host is handed on', async () => {
      const table = await game(ana, ben)
      await deleteMe(ana)
      expect((await world.call('table', { as: ben, params: { table } })).body).toMatchObject({ status: 'playing', host: ben })
    })

    it('that rests, a bot will play on when it goes on', async () => {
      const table = await game(ana, ben)
      for (const as of [ana, ben]) await world.call('propose', { as, params: { table }, body: { kind: 'pause' } })
      await deleteMe(ana)
      expect(await header(table)).toMatchObject({ status: 'paused', people: ['', ben], bots: { s1: 'greedy' } })
    })

    it('my orders and my hours go with me', async () => {
      const calendar = Array.from({ length: 7 }, (_, day) => ({ day, from: 360, to: 600 }))
      await world.call('changeMe', { as: ana, body: { zone: 'Europe/Berlin', calendar } })
      const table = await game(ana, ben)
      const ordered = await world.call('orders', { as: ana, params: { table }, body: { endTurn: 'at-time-out' } })
      expect(ordered.status).toBe(200)
      expect(JSON.stringify(await header(table))).toContain('Europe/Berlin')
      await deleteMe(ana)
      expect(JSON.stringify(await header(table))).not.toContain('Europe/Berlin')
      expect(readItem(await stored(table)).game.players[0]?.orders ?? {}).toEqual({})
    })

    it('that is over, nothing says any more when I sleep', async () => {
      const calendar = Array.from({ length: 7 }, (_, day) => ({ day, from: 360, to: 600 }))
      await world.call('changeMe', { as: ana, body: { zone: 'Europe/Berlin', calendar } })
      const table = await game(ana, ben)
      const { c1 = '' } = await stored(table)
      await world.call('leave', { as: ben, params: { table }, body: {} })
      expect(await header(table)).toMatchObject({ status: 'over', hours: {} })
      // As earlier releases left it.
      await world.memory.update('games', stateKey(table), { set: { c1 } })
      await world.memory.put('players', { ...resultKey(ana, 1, table), name: 'Kitchen table', editions: ['fluxx'], won: true, how: 'won' })
      await deleteMe(ana)
      expect((await stored(table)).c1).toBeUndefined()
    })
  })

  it('frees the address for somebody else', async () => {
    const add = async (as: string) => {
      await world.call('addAddress', { as, body: { email: 'shared@example.com' } })
      const letter = world.mails.at(-1)
      return world.call('confirmAddress', { as, body: { code: letter?.kind === 'address-code' ? letter.code : '' } })
    }
    await add(ana)
    expect((await add(ben)).error?.code).toBe('address-taken')
    await deleteMe(ana)
    expect((await add(ben)).body).toMatchObject({ moved: false, me: { id: ben, email: 'shared@example.com' } })
  })
})
