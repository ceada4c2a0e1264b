/** A guest who turns out to have an account: their seats, results and devices move there. */
import { beforeEach, describe, expect, it } from 'vitest'
import { gameKey, meKey, resultKey } from '../../functions/people/player.ts'
import { OutcomeUnknown, type Store } from '../../functions/store/store.ts'
import { stateKey } from '../../functions/table/stored-game.ts'
import { newWorld, sentBack, type World } from './harness.ts'

let world: World
/** The account, the guest who is the same person, and somebody else. */
let ana: string
let guest: string
let ben: string
/** When set, decides which requests to the store get lost after they were done. */
let lost: () => boolean
/** What happens just before the next move is written. */
let meanwhile: (() => Promise<unknown>) | null

const losing = (store: Store): Store => ({
  ...store,
  update: async (table, key, change, when) => {
    const happening = table === 'games' && meanwhile
    if (happening) {
      meanwhile = null
      await happening()
    }
    return store.update(table, key, change, when)
  },
  transact: async (writes) => {
    await store.transact(writes)
    if (lost()) throw new OutcomeUnknown()
  },
})

beforeEach(async () => {
  lost = () => false
  meanwhile = null
  world = newWorld({ around: losing })
  ana = await world.guest('Ana')
  await ask(ana)
  await confirm(ana)
  guest = await world.guest('Ana on the train')
  ben = await world.guest('Ben')
})

const ask = (as: string) => world.call('addAddress', { as, body: { email: 'ana@example.com' } })
const mailedCode = (): string => {
  const letter = world.mails.at(-1)
  return letter?.kind === 'address-code' ? letter.code : ''
}
const confirm = (as: string, more: object = {}) => world.call('confirmAddress', { as, body: { code: mailedCode(), ...more } })
const move = async () => {
  await ask(guest)
  return confirm(guest, { move: true })
}

async function table(host: string, seats: number, ...others: string[]): Promise<string> {
  const settings = { visibility: 'open', first: 'host', seats }
  const { id } = (await world.call('createTable', { as: host, body: { settings } })).body
  for (const as of others) expect((await world.call('takeSeat', { as, params: { table: id }, body: {} })).status).toBe(200)
  return id
}

const myGames = async (as: string) => (await world.call('myGames', { as })).body.games

describe('Moving a guest into an account', () => {
  it('begins a session of the account and ends the guest’s', async () => {
    const before = await world.session(guest)
    const { status, body, cookies } = await move()
    expect(status).toBe(200)
    expect(body).toMatchObject({ moved: true, me: { id: ana, name: 'Ana', guest: false } })
    expect((await world.call('me', { cookies: cookies.map(sentBack) })).body.id).toBe(ana)
    expect((await world.call('me', { cookies: [before] })).error?.code).toBe('session-over')
    expect(await world.memory.query('players', meKey(guest).pk)).toMatchObject([{ sk: 'ME', deleted: true }])
  })

  it('takes the guest’s place in a lobby, as host too', async () => {
    const id = await table(guest, 3, ben)
    await move()
    expect(await myGames(ana)).toMatchObject([{ table: id, status: 'lobby', host: ana, players: [{ player: ana }, { player: ben }, {}] }])
    expect((await world.call('table', { as: ana, params: { table: id } })).body.you).toMatchObject({ host: true, seated: true })
  })

  it('takes the guest’s seat in a running game, where nothing else changes', async () => {
    const id = await table(guest, 2, ben)
    const before = (await world.call('view', { as: guest, params: { table: id } })).body
    const { etag } = (await world.call('view', { as: ben, params: { table: id } })).headers
    await move()
    const { body: after } = await world.call('view', { as: ana, params: { table: id } })
    expect(after).toEqual({ ...before, people: { s1: ana, s2: ben } })
    expect((await world.call('view', { as: ben, params: { table: id } })).headers.etag).toBe(etag)
    const [decision] = after.view.decisions
    const picks = decision?.options.slice(0, decision.min)
    expect((await world.call('answer', { as: ana, params: { table: id }, body: { decision: decision?.id, picks } })).status).toBe(200)
  })

  it('keeps what was seen', async () => {
    const id = await table(guest, 2, ben)
    await world.call('seen', { as: guest, params: { table: id }, body: { number: 7 } })
    await move()
    expect(await world.memory.get('players', gameKey(ana, id))).toMatchObject({ seen: 7 })
  })

  it('counts the clock in the hours and the zone of the account from then on', async () => {
    const evenings = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: 18 * 60, to: 22 * 60 }))
    const mornings = evenings.map(({ day }) => ({ day, from: 6 * 60, to: 10 * 60 }))
    await world.call('changeMe', { as: ana, body: { zone: 'Pacific/Auckland', calendar: evenings } })
    await world.call('changeMe', { as: guest, body: { zone: 'Europe/Berlin', calendar: mornings } })
    const pace = { kind: 'each', minutes: 60 }
    const [running, waiting] = [await table(guest, 2, ben), await table(guest, 3, ben)]
    for (const id of [running, waiting]) await world.call('changeTable', { as: guest, params: { table: id }, body: { pace } })
    const hours = async (id: string) => (await world.memory.get('games', stateKey(id)))?.c1
    const ofTheGuest = await hours(running)
    expect(ofTheGuest).toContain('Europe/Berlin')
    await move()
    expect(await hours(running)).toContain('Pacific/Auckland')
    expect((await world.call('me', { as: ana })).body).toMatchObject({ zone: 'Pacific/Auckland', calendar: evenings })
    // The lobby begins later, with the hours that the account has then.
    await world.call('takeSeat', { as: await world.guest('Cem'), params: { table: waiting }, body: {} })
    expect(await hours(waiting)).toBe(await hours(running))
  })

  it('leaves a question the deadline that everybody has seen, and asks the next in the hours of the account', async () => {
    const evenings = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: 18 * 60, to: 22 * 60 }))
    await world.call('changeMe', { as: ana, body: { zone: 'UTC', calendar: evenings } })
    const settings = { visibility: 'open', first: 'host', seats: 2, pace: { kind: 'each', minutes: 60 } }
    const { id } = (await world.call('createTable', { as: guest, body: { settings } })).body
    await world.call('takeSeat', { as: ben, params: { table: id }, body: {} })
    const untilOf = async (as: string) => (await world.call('view', { as, params: { table: id } })).body.owed[0]?.until
    const seen = await untilOf(guest)
    expect(seen).toBe(world.clock.now + 60 * 60_000)
    await move()
    expect(await untilOf(ana)).toBe(seen)
    const answerAs = async (as: string) => {
      const { view } = (await world.call('view', { as, params: { table: id } })).body
      const decision = view.decisions.find(({ owed }) => owed)
      const picks = decision?.options.slice(0, decision.min)
      await world.call('answer', { as, params: { table: id }, body: { decision: decision?.id, picks } })
    }
    // Until it is Ana's turn again: noon at the moment, and their evening begins at six.
    const { view } = (await world.call('view', { as: ana, params: { table: id } })).body
    for (let moves = 0; moves < 20; moves++) {
      const { body } = await world.call('view', { as: ana, params: { table: id } })
      if (body.view.turns > view.turns + 1 && body.owed[0]?.seat === 's1') break
      await answerAs(body.owed[0]?.seat === 's1' ? ana : ben)
    }
    expect(await untilOf(ana)).toBe(Date.UTC(2025, 0, 6, 19))
  })

  it('brings their words: they are called by the name of the account, which can take them back', async () => {
    const id = await table(guest, 2, ben)
    const params = { table: id }
    const said = (await world.call('say', { as: guest, params, body: { text: 'Hello from the train' } })).body
    world.clock.advance(1000)
    await world.call('say', { as: ben, params, body: { text: 'Hello Ana' } })
    await move()
    const { messages, names } = (await world.call('chat', { as: ben, params })).body
    expect(messages.map(({ player, text }) => [names[player], text])).toEqual([
      ['Ana', 'Hello from the train'],
      ['Ben', 'Hello Ana'],
    ])
    expect(messages[0]?.player).toBe(ana)
    expect((await world.call('names', { as: ben, body: { ids: [guest] } })).body.names).toEqual({ [guest]: 'Ana' })
    expect((await world.call('exportMe', { as: ana })).body.chat).toMatchObject([{ table: id, text: 'Hello from the train' }])
    expect((await world.call('unsay', { as: ana, params: { ...params, message: said.id } })).status).toBe(200)
    expect((await world.call('chat', { as: ben, params })).body.messages[0]).toMatchObject({ player: ana, text: null })
    await world.call('deleteMe', { as: ana, body: { sure: true } })
    const left = (await world.call('chat', { as: ben, params })).body
    expect(left.names[left.messages[0]?.player ?? '']).toBe('Somebody who left')
  })

  it('does not escape from whoever has muted them', async () => {
    await world.call('shun', { as: ben, params: { player: guest }, body: { how: 'mute' } })
    await move()
    const shunned = async () => (await world.call('shunned', { as: ben })).body.shunned
    expect(await shunned()).toEqual([{ player: ana, how: 'mute' }])
    await world.call('shun', { as: ben, params: { player: ana }, body: { how: 'not-at-all' } })
    expect(await shunned()).toEqual([])
  })

  it('gives up the second seat at one table', async () => {
    const [lobby, running] = [await table(ben, 4, ana, guest), await table(ben, 3, guest, ana)]
    expect((await move()).status).toBe(200)
    const games = await myGames(ana)
    const people = (id: string) => games.find(({ table }) => table === id)?.players.map(({ player }) => player)
    expect(people(lobby)?.filter((player) => player !== null)).toEqual([ben, ana])
    expect(people(running)).toEqual([ben, ana])
    expect(await world.memory.query('players', meKey(guest).pk, { prefix: 'GAME#' })).toEqual([])
  })

  it('brings results, counted once', async () => {
    const id = (n: number): string => String(n).padStart(22, 'x')
    const result = (won: boolean, how: string) => ({ name: 'Lunch', editions: ['fluxx'], won, how })
    await world.memory.put('players', { ...resultKey(guest, 1, id(1)), ...result(true, 'won') })
    await world.memory.put('players', { ...resultKey(guest, 2, id(2)), ...result(false, 'won') })
    await world.memory.put('players', { ...resultKey(guest, 3, id(3)), ...result(false, 'left') })
    await world.memory.put('players', { ...resultKey(guest, 4, id(4)), ...result(true, 'won') })
    await world.memory.put('players', { ...resultKey(ana, 4, id(4)), ...result(false, 'won') })
    expect((await move()).body.me).toMatchObject({ played: 2, won: 1 })
    const { results } = (await world.call('myFinished', { as: ana })).body
    expect(results.map(({ table, won }) => [table, won])).toEqual([
      [id(4), false],
      [id(3), false],
      [id(2), false],
      [id(1), true],
    ])
  })

  it('has won what the guest won, for whoever lost it too', async () => {
    const id = await table(guest, 2, ben)
    const result = { name: 'Lunch', editions: ['fluxx'], how: 'won', winner: guest }
    await world.memory.put('players', { ...resultKey(guest, 1, id), ...result, won: true })
    await world.memory.put('players', { ...resultKey(ben, 1, id), ...result, won: false })
    await move()
    const { body } = await world.call('myFinished', { as: ben })
    expect(body).toMatchObject({ results: [{ table: id, winner: ana }], names: { [ana]: 'Ana' } })
    expect((await world.call('myFinished', { as: ana })).body.results).toMatchObject([{ table: id, won: true, winner: ana }])
  })

  it('brings devices and shunned people, where the account has no word of its own', async () => {
    const body = { endpoint: 'https://push.example.com/1', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }, device: 'Phone' }
    await world.call('addSubscription', { as: guest, body })
    const cem = await world.guest('Cem')
    await world.call('shun', { as: guest, params: { player: cem }, body: { how: 'block' } })
    await world.call('shun', { as: guest, params: { player: ben }, body: { how: 'block' } })
    await world.call('shun', { as: ana, params: { player: ben }, body: { how: 'mute' } })
    await move()
    expect((await world.call('mySubscriptions', { as: ana })).body.subscriptions).toMatchObject([{ device: 'Phone' }])
    const { shunned } = (await world.call('shunned', { as: ana })).body
    expect(Object.fromEntries(shunned.map(({ player, how }) => [player, how]))).toEqual({ [cem]: 'block', [ben]: 'mute' })
  })

  it('is as blocked as the guest was, by whoever blocked the guest, and shuns nobody in the mirror', async () => {
    const cem = await world.guest('Cem')
    await world.call('shun', { as: cem, params: { player: guest }, body: { how: 'block' } })
    await world.call('shun', { as: guest, params: { player: ana }, body: { how: 'block' } })
    await move()
    const open = (await world.call('createTable', { as: cem, body: { settings: { name: 'Lunch', seats: 3, visibility: 'open' } } })).body.id
    expect((await world.call('takeSeat', { as: ana, params: { table: open }, body: {} })).error?.code).toBe('blocked')
    expect((await world.call('shunned', { as: ana })).body.shunned).toEqual([])
  })

  it.each([1, 2, 3, 4, 5])('comes to the same end when the reply of write %i is lost', async (which) => {
    const [lobby, running] = [await table(guest, 3, ben), await table(guest, 2, ben)]
    await ask(guest)
    let writes = 0
    lost = () => ++writes === which
    const first = await confirm(guest, { move: true })
    lost = () => false
    if (first.status !== 200) {
      expect(first.error?.code).toBe('unavailable')
      // If the guest is gone, all was done but the telling.
      const again = await confirm(guest, { move: true })
      expect([200, 401]).toContain(again.status)
    }
    const games = await myGames(ana)
    expect(games.map(({ table }) => table).toSorted()).toEqual([lobby, running].toSorted())
    for (const { players } of games) expect(players.map(({ player }) => player)).toEqual(expect.arrayContaining([ana, ben]))
    expect(await world.memory.query('players', meKey(guest).pk)).toMatchObject([{ sk: 'ME', deleted: true }])
  })

  it('and a move made at the same instant lose neither of them', async () => {
    const id = await table(ben, 2, guest)
    const { body: seen } = await world.call('view', { as: ben, params: { table: id } })
    const [decision] = seen.view.decisions
    const picks = decision?.options.slice(0, decision.min)
    await ask(guest)
    meanwhile = async () => expect((await confirm(guest, { move: true })).status).toBe(200)
    expect((await world.call('answer', { as: ben, params: { table: id }, body: { decision: decision?.id, picks } })).status).toBe(200)
    const { body: after } = await world.call('view', { as: ana, params: { table: id } })
    expect(after.people).toEqual({ s1: ben, s2: ana })
    expect(after.number).toBeGreaterThan(seen.number)
  })
})
