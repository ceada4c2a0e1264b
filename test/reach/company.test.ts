/** Who comes to a table and who goes, by the front door: the others hear at once if it becomes live by that, or is so no more. */
import { describe, expect, it } from 'vitest'
import { Throttled } from '../../functions/store/store.ts'
import { rememberConnection } from '../../functions/ws/connections.ts'
import { ws } from '../../functions/ws/ws.ts'
import { within } from '../cdk/recording.ts'
import { newEvening } from './evening.ts'

const laid = () => ({
  turn: 's1' as const,
  players: [{ hand: ['hand-limit-1', 'milk'] }, { hand: ['time', 'love'] }, { hand: ['dreams', 'sleep'] }],
  rules: ['play-2'],
})

async function evening(...names: string[]) {
  const at = newEvening()
  const people = await Promise.all(names.map((name) => at.guest(name)))
  const table = await at.gameOf(people, { ...laid(), players: laid().players.slice(0, names.length) })
  const refused: string[] = []
  const ports = { ...at.ports, store: within('ws', at.ports.store, (sentence) => refused.push(sentence)) }

  const opens = async (player: string, page = player, of: { table?: string; watch?: string } = { table }): Promise<number> => {
    const headers = { Origin: at.ports.settings.origin, Cookie: await at.session(player) }
    const { statusCode } = await ws(
      { requestContext: { connectionId: page, eventType: 'CONNECT' }, headers, queryStringParameters: of },
      ports,
    )
    expect(refused).toEqual([])
    return statusCode
  }
  const closes = async (player: string, page = player): Promise<void> => {
    const authorizer = { principalId: player, table }
    await ws({ requestContext: { connectionId: page, eventType: 'DISCONNECT', authorizer } }, ports)
    expect(refused).toEqual([])
  }
  /** As their pages take it: who hears what, since it was last asked. */
  const heard = () => at.posted.splice(0).map(({ connection, data }) => ({ to: connection, ...JSON.parse(data) }))
  const says = (to: string, live: boolean) => ({ to, game: table, number: expect.any(Number), here: 1, ...(live && { live: 1 }) })
  /** Its network is gone, and nobody has noticed yet. */
  const loses = (page: string): void => {
    const { post } = at.ports.sockets
    at.ports.sockets.post = async (connection, data) => (connection === page ? 'gone' : post(connection, data))
  }
  return { at, people, table, opens, closes, loses, heard, says }
}

describe('Whoever opens a page', () => {
  it('is not told that their session is over when nobody can say, but that they may come again', async () => {
    const { at, people } = await evening('Ana', 'Ben')
    const headers = { Origin: at.ports.settings.origin, Cookie: await at.session(people[0] ?? '') }
    const event = { requestContext: { connectionId: 'page', eventType: 'CONNECT' as const }, headers }
    const busy = async () => {
      throw new Throttled()
    }
    expect((await ws(event, { ...at.ports, store: { ...at.ports.store, get: busy } })).statusCode).toBe(503)
    await at.call('signOutEverywhere', { as: people[0] ?? '', body: {} })
    expect((await ws(event, { ...at.ports, store: { ...at.ports.store } })).statusCode).toBe(401)
  })
})

describe('Whoever watches a table', () => {
  it('does not keep anybody waiting, however many they are', async () => {
    const { at, people, table } = await evening('Ana', 'Ben')
    for (let i = 0; i < 60; i++) await rememberConnection(`page-${i}`, { player: `watcher-${i}`, table, watching: true }, at.ports)
    const { post } = at.ports.sockets
    let [running, most] = [0, 0]
    at.ports.sockets.post = async (connection, data) => {
      most = Math.max(most, ++running)
      await new Promise(setImmediate)
      running--
      return post(connection, data)
    }
    await at.answers(people[0] ?? '', table, 'milk')
    expect(new Set(at.posted.map(({ connection }) => connection)).size).toBe(60)
    expect(most).toBe(20)
  })
})

describe('Whoever sits at a table already', () => {
  it('hears it when the last one who is waited for opens the page, and when they close it', async () => {
    const { people, opens, closes, heard, says } = await evening('Ana', 'Ben')
    const [ana = '', ben = ''] = people
    await opens(ben)
    expect(heard()).toEqual([])
    await opens(ana)
    expect(heard()).toEqual([says(ben, true)])
    await closes(ana)
    expect(heard()).toEqual([says(ben, false)])
  })

  it('hears nothing of somebody whom nobody waits for, unless they are the first company', async () => {
    const { people, opens, closes, heard, says } = await evening('Ana', 'Ben', 'Cleo')
    const [ana = '', ben = '', cleo = ''] = people
    await opens(ana)
    await opens(ben)
    expect(heard()).toEqual([says(ana, true)])
    await opens(cleo)
    await closes(cleo)
    expect(heard()).toEqual([])
    await closes(ben)
    expect(heard()).toEqual([says(ana, false)])
  })

  it('hears what they call the present state, so that no page fetches it again', async () => {
    const { at, people, table, opens, heard } = await evening('Ana', 'Ben')
    const [ana = '', ben = ''] = people
    await at.answers(ana, table, 'milk')
    await opens(ben)
    await opens(ana)
    const { number } = (await at.call('view', { as: ben, params: { table } })).body
    expect(heard()).toEqual([{ to: ben, game: table, number, here: 1, live: 1 }])
  })

  it('is told in less than a hundred bytes', async () => {
    const { at, people, opens } = await evening('Ana', 'Ben')
    for (const player of people) await opens(player)
    for (const { data } of at.posted) expect(Buffer.byteLength(data)).toBeLessThanOrEqual(100)
  })
})

describe('Whoever moves, and has the reply before their eyes', () => {
  it('is poked only if by their move the table is live no more, or is so again', async () => {
    const { at, people, table, opens, closes, heard } = await evening('Ana', 'Ben', 'Cleo')
    const [ana = '', ben = '', cleo = ''] = people
    for (const player of people) await opens(player)
    const plays = async (card: string) => {
      heard()
      const before = await at.state(table)
      const [asked] = (await at.call('view', { as: ana, params: { table } })).body.view.decisions
      await at.call('answer', { as: ana, params: { table }, body: { decision: asked?.id, picks: [card], looking: true } })
      await at.follow(before, await at.state(table))
      return heard().map(({ to, live }) => [to, live])
    }
    expect(await plays('milk')).toEqual([ben, cleo].map((to) => [to, 1]))
    await closes(cleo)
    expect(await plays('hand-limit-1')).toEqual([ana, ben].map((to) => [to, undefined]))
  })
})

describe('Somebody with two pages of one table', () => {
  it('has gone with the second', async () => {
    const { people, opens, closes, heard, says } = await evening('Ana', 'Ben')
    const [ana = '', ben = ''] = people
    await opens(ben)
    await opens(ana, 'phone')
    await opens(ana, 'laptop')
    heard()
    await closes(ana, 'phone')
    expect(heard()).toEqual([])
    await closes(ana, 'laptop')
    expect(heard()).toEqual([says(ben, false)])
  })

  it('who reloads it is there again', async () => {
    const { people, opens, closes, heard, says } = await evening('Ana', 'Ben')
    const [ana = '', ben = ''] = people
    await opens(ben)
    await opens(ana, 'before')
    heard()
    // The goodbye of the old page may come after the hello of the new one.
    await opens(ana, 'after')
    await closes(ana, 'before')
    expect(heard().filter(({ to }) => to === ben)).toEqual([says(ben, true)])
  })
})

describe('Whoever goes without a goodbye', () => {
  it('is found out by the next poke, and the others hear that it is live no more', async () => {
    const { at, people, table, opens, loses, heard, says } = await evening('Ana', 'Ben', 'Cleo')
    const [ana = '', ben = '', cleo = ''] = people
    for (const player of people) await opens(player)
    await at.pass(60_000)
    heard()
    loses(cleo)
    await at.subscribe(cleo)
    await at.answers(ana, table, 'hand-limit-1')
    expect(heard().slice(-2)).toEqual([says(ana, false), says(ben, false)])
    // Nobody waits a minute for a page that is not there.
    expect(at.pushes.map(({ endpoint }) => endpoint)).toEqual([expect.stringContaining(cleo)])
  })

  it('does not keep the table from being live when they come back', async () => {
    const { at, people, table, opens, loses, heard, says } = await evening('Ana', 'Ben')
    const [ana = '', ben = ''] = people
    await opens(ben)
    await opens(ana, 'lost')
    await at.pass(60_000)
    heard()
    loses('lost')
    await opens(ana, 'back')
    expect(heard()).toContainEqual(says(ben, true))
    const rows = await at.memory.query('ephemeral', `CG#${table}`)
    expect(rows.map(({ sk }) => sk).toSorted()).toEqual([ben, 'back'].toSorted())
  })
})

describe('Two who open the page at the same moment', () => {
  it('hear of each other, each by the other or by asking', async () => {
    const { at, people, table, opens, heard, says } = await evening('Ana', 'Ben', 'Cleo')
    const [ana = '', ben = '', cleo = ''] = people
    await opens(cleo)
    await Promise.all([opens(ana), opens(ben)])
    expect(heard()).toContainEqual(says(cleo, true))
    for (const as of [ana, ben]) {
      const { live } = (await at.call('log', { as, params: { table }, query: { looked: 'true' } })).body
      expect(live).toBe(true)
    }
  })
})

describe('Somebody who does not sit there', () => {
  it('neither makes it live nor hears that it is', async () => {
    const { at, people, table, opens, closes, heard, says } = await evening('Ana', 'Ben')
    const [ana = '', ben = ''] = people
    const dora = await at.guest('Dora')
    await opens(ana)
    await opens(dora, 'stranger')
    await opens(dora, 'watcher', { watch: table })
    expect(heard()).toEqual([])
    await opens(ben)
    expect(heard()).toEqual([says(ana, true)])
    await closes(ben)
    expect(heard()).toEqual([says(ana, false)])
  })
})

describe('A bot', () => {
  it('in the seat of whoever is waited for needs no page', async () => {
    const { at, people, table, opens, heard } = await evening('Ana', 'Ben', 'Cleo')
    const [, ben = '', cleo = ''] = people
    await at.memory.update('games', { pk: `G#${table}`, sk: 'STATE' }, { set: { b: { s1: 'random' } } })
    await opens(ben)
    await opens(cleo)
    // Nobody is waited for: there is nothing that could go on at once.
    expect(heard()).toEqual([])
  })
})

describe('A hello', () => {
  it('costs one read while nobody else is there', async () => {
    const { at, people, opens } = await evening('Ana', 'Ben')
    const asked: string[] = []
    const { get, query } = at.ports.store
    Object.assign(at.ports.store, {
      get: (...args: Parameters<typeof get>) => asked.push(args[1].sk) && get(...args),
      query: (...args: Parameters<typeof query>) => asked.push(args[1].slice(0, 3)) && query(...args),
    })
    await opens(people[0] ?? '')
    expect(asked.filter((key) => key !== 'ME')).toEqual(['CG#'])
  })

  it('is taken though the others cannot be told', async () => {
    const { at, people, opens } = await evening('Ana', 'Ben')
    const [ana = '', ben = ''] = people
    await opens(ana)
    at.ports.sockets.post = () => Promise.reject(new Error('nobody there'))
    expect(await opens(ben)).toBe(200)
  })

  it('at a table that has not begun tells nobody', async () => {
    const { at, people, opens, heard } = await evening('Ana', 'Ben')
    const [ana = '', ben = ''] = people
    const { id } = (await at.call('createTable', { as: ana, body: { settings: { seats: 3, visibility: 'open' } } })).body
    await at.call('takeSeat', { as: ben, params: { table: id }, body: {} })
    for (const player of [ana, ben]) await opens(player, player, { table: id })
    expect(heard()).toEqual([])
  })
})
