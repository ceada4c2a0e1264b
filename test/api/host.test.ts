/** The host's powers, what the people at a table agree on together, and playing again. */
import { beforeEach, describe, expect, it } from 'vitest'
import { days, hours } from '../../functions/people/limits.ts'
import { stateKey, tableKey } from '../../functions/table/stored-game.ts'
import { type Asking, newWorld, type World } from './harness.ts'

let world: World
let ana: string
let ben: string
let cleo: string

beforeEach(async () => {
  world = newWorld()
  ana = await world.guest('Ana')
  ben = await world.guest('Ben')
  cleo = await world.guest('Cleo')
})

const at = (table: string, as?: string, body?: unknown): Asking => ({
  params: { table },
  ...(as && { as }),
  ...(body !== undefined && { body }),
})
const info = async (table: string, as?: string) => (await world.call('table', at(table, as))).body
const myTables = async (as: string) => (await world.call('myGames', { as })).body.games.map((game) => game.table)

/** Ana's open table, with these people at it. */
async function lobbyWith(others: string[], settings: object = {}): Promise<string> {
  const body = { settings: { visibility: 'open', startWhenFull: false, ...settings } }
  const { id } = (await world.call('createTable', { as: ana, body })).body
  for (const as of others) expect((await world.call('takeSeat', at(id, as, {}))).status).toBe(200)
  return id
}

async function gameWith(others: string[], settings: object = {}): Promise<string> {
  const table = await lobbyWith(others, settings)
  expect((await world.call('start', at(table, ana, {}))).status).toBe(200)
  return table
}

/** Whoever is asked picks one thing or another, the same every time, until the game is over. */
async function play(table: string, players: string[]): Promise<void> {
  for (let answers = 0; answers < 5000; ) {
    const before = answers
    for (const as of players) {
      const { view, status } = (await world.call('view', at(table, as))).body
      if (status === 'over') return
      const asked = view.decisions.find((decision) => decision.owed)
      if (!asked) continue
      const options = asked.options.filter((option) => !option.startsWith('use:'))
      const first = (answers * 7919) % options.length
      const picks = [...options.slice(first), ...options.slice(0, first)].slice(0, Math.max(asked.min, 1))
      expect((await world.call('answer', at(table, as, { decision: asked.id, picks }))).error).toBeUndefined()
      answers++
    }
    if (answers === before) throw new Error('nobody is asked anything')
  }
}

/** Somebody who is waited for. */
const owedSeat = async (table: string): Promise<string> => {
  const [owed] = (await world.call('view', at(table))).body.owed
  return owed?.seat ?? ''
}

describe('Handing the table over', () => {
  it('makes somebody at the table its host, in the lobby and in the game', async () => {
    const table = await lobbyWith([ben, cleo])
    expect((await world.call('handOver', at(table, ana, { player: ben }))).body).toMatchObject({ host: ben, you: { host: false } })
    await world.call('start', at(table, ben, {}))
    expect((await world.call('handOver', at(table, ben, { player: cleo }))).body.host).toBe(cleo)
    expect((await world.call('handOver', at(table, ben, { player: ben }))).error?.code).toBe('not-the-host')
    expect((await world.call('handOver', at(table, cleo, { player: cleo }))).body.host).toBe(cleo)
  })

  it('goes to nobody who is not there', async () => {
    const table = await lobbyWith([ben])
    expect((await world.call('handOver', at(table, ana, { player: cleo }))).error?.code).toBe('no-such-player')
    await world.call('start', at(table, ana, {}))
    await world.call('leave', at(table, ben, {}))
    expect((await world.call('handOver', at(table, ana, { player: ben }))).error?.code).toBe('no-such-player')
  })
})

describe('Sending somebody away', () => {
  it('frees their seat in the lobby, and they come back by invitation only', async () => {
    const table = await lobbyWith([ben])
    expect((await world.call('removePlayer', at(table, ana, { player: ben }))).body.seats.filter(({ player }) => player)).toHaveLength(1)
    expect(await myTables(ben)).toEqual([])
    expect((await world.call('takeSeat', at(table, ben, {}))).error?.code).toBe('not-allowed')
    const { link } = (await world.call('invite', at(table, ana, {}))).body
    const token = link?.split('#')[1]
    expect((await world.call('acceptInvite', { as: ben, body: { token } })).body.you.seated).toBe(true)
  })

  it('J2 is the same as their leaving in the game', async () => {
    const table = await gameWith([ben, cleo], { latecomers: 'anybody' })
    const { body } = await world.call('removePlayer', at(table, ana, { player: ben }))
    expect(body).toMatchObject({ status: 'playing', seats: [{ player: ana }, { player: null }, { player: cleo }] })
    expect((await world.call('myFinished', { as: ben })).body.results).toMatchObject([{ table, how: 'left', won: false }])
    expect((await world.call('takeSeat', at(table, ben, {}))).error?.code).toBe('not-allowed')
  })

  it('is not undone by somebody who sits down at the moment in which they are sent away', async () => {
    const table = await gameWith([ben, cleo], { latecomers: 'anybody' })
    let reads = 0
    world.watch((store) => ({
      ...store,
      // The table and the game were looked at once, and the table once more.
      get: async (name, key, how) => {
        if (key.sk === stateKey('').sk && ++reads === 2)
          expect((await world.call('removePlayer', at(table, ana, { player: ben }))).status).toBe(200)
        return store.get(name, key, how)
      },
    }))
    expect((await world.call('takeSeat', at(table, ben, {}))).error?.code).toBe('not-allowed')
    expect((await info(table, ana)).seats.map(({ player }) => player)).toEqual([ana, null, cleo])
  })

  it('is for the host, and not for the host to do to themselves', async () => {
    const table = await lobbyWith([ben, cleo])
    expect((await world.call('removePlayer', at(table, ben, { player: cleo }))).error?.code).toBe('not-the-host')
    expect((await world.call('removePlayer', at(table, ana, { player: ana }))).error?.code).toBe('not-allowed')
    expect((await world.call('removePlayer', at(table, ana, { player: 'B'.repeat(22) }))).error?.code).toBe('no-such-player')
  })
})

describe('A bot', () => {
  it('takes the last free seat of a lobby, or the one that is named', async () => {
    const table = await lobbyWith([ben])
    await world.call('seatBot', at(table, ana, { bot: 'greedy' }))
    const { body } = await world.call('seatBot', at(table, ana, { bot: 'random', seat: 's3' }))
    expect(body.seats.map(({ bot }) => bot)).toEqual([null, null, 'random', 'greedy'])
    expect(body.settings.bots).toEqual(['random', 'greedy'])
    expect((await world.call('seatBot', at(table, ana, { bot: 'random' }))).error?.code).toBe('table-full')
    expect((await world.call('seatBot', at(table, ana, { bot: 'random', seat: 's1' }))).error?.code).toBe('table-full')
    expect((await world.call('seatBot', at(table, ana, { bot: 'random', seat: 's9' }))).error?.code).toBe('no-such-thing')
    expect((await world.call('seatBot', at(table, ben, { bot: 'random' }))).error?.code).toBe('not-the-host')
  })

  it('that takes the last seat begins the game, if it is to begin by itself', async () => {
    const { id } = (await world.call('createTable', { as: ana, body: { settings: { seats: 2 } } })).body
    expect((await world.call('seatBot', at(id, ana, { bot: 'shrewd' }))).body.status).toBe('playing')
  })

  it('plays for somebody who has let the others wait for a day, until they take the seat back', async () => {
    const table = await gameWith([ben], { first: 'initiative' })
    expect((await world.call('view', at(table))).body.owed).toHaveLength(2)
    const put = (seat: string) => world.call('seatBot', at(table, ana, { bot: 'greedy', seat }))
    expect((await put('s2')).error?.code).toBe('not-allowed')
    world.clock.advance(24 * hours - 1000)
    expect((await put('s2')).error?.code).toBe('not-allowed')
    world.clock.advance(1000)
    expect((await put('s2')).body.seats).toEqual([
      { player: ana, bot: null },
      { player: ben, bot: 'greedy' },
    ])
    expect((await put('s2')).status).toBe(200)
    expect(await myTables(ben)).toEqual([table])

    const { body } = await world.call('takeBack', at(table, ben, {}))
    expect(body.seats[1]).toEqual({ player: ben, bot: null })
    expect((await world.call('takeBack', at(table, ben, {}))).status).toBe(200)
    expect((await world.memory.get('games', stateKey(table)))?.v).toBe(2)
  })

  it('is not put in for somebody who owes nothing, nor for nobody', async () => {
    const table = await gameWith([ben, cleo])
    world.clock.advance(25 * hours)
    const owing = await owedSeat(table)
    const idle = ['s1', 's2', 's3'].find((seat) => seat !== owing)
    expect((await world.call('seatBot', at(table, ana, { bot: 'greedy', seat: idle }))).error?.code).toBe('nothing-owed')
    expect((await world.call('seatBot', at(table, ana, { bot: 'greedy', seat: 's7' }))).error?.code).toBe('no-such-player')
    expect((await world.call('seatBot', at(table, ana, { bot: 'greedy' }))).error).toMatchObject({ code: 'malformed', field: 'seat' })
    expect((await world.call('seatBot', at(table, ben, { bot: 'greedy', seat: owing }))).error?.code).toBe('not-the-host')
  })

  it('gives a seat back to its owner alone', async () => {
    const table = await lobbyWith([ben])
    expect((await world.call('takeBack', at(table, ben, {}))).error?.code).toBe('not-started')
    await world.call('start', at(table, ana, {}))
    expect((await world.call('takeBack', at(table, cleo, {}))).error?.code).toBe('not-your-seat')
  })

  it('cannot be taken back once the game is over: its record is closed', async () => {
    const table = await gameWith([ben])
    await play(table, [ana, ben])
    await world.memory.update('games', stateKey(table), { set: { b: { s2: 'random' } } })
    const before = await world.memory.get('games', stateKey(table))
    expect((await world.call('takeBack', at(table, ben, {}))).error?.code).toBe('game-over')
    expect(await world.memory.get('games', stateKey(table))).toEqual(before)
  })
})

describe('A proposal', () => {
  const propose = (table: string, as: string, body: object) => world.call('propose', at(table, as, body))
  const vote = (table: string, as: string, agree: boolean) => world.call('vote', at(table, as, { agree }))
  const pace = { kind: 'pace', pace: { kind: 'each', minutes: 60 } }

  it('comes true when all at the table agree', async () => {
    const table = await gameWith([ben, cleo])
    const { body } = await propose(table, ben, pace)
    expect(body.proposal).toEqual({ by: ben, what: pace, agreed: [ben], since: world.clock.now })
    expect((await vote(table, ana, true)).body.proposal?.agreed).toEqual([ben, ana])
    expect((await info(table, cleo)).settings.pace).not.toEqual(pace.pace)
    expect((await vote(table, cleo, true)).body).toMatchObject({ proposal: null, settings: { pace: pace.pace } })
    const ladder = { kind: 'ladder', ladder: { botAfter: null, dropAfter: 5 } }
    await propose(table, ana, ladder)
    await vote(table, ben, true)
    expect((await propose(table, cleo, ladder)).body).toMatchObject({ proposal: null, settings: { ladder: ladder.ladder } })
  })

  it('of another pace leaves reactions their time, and may bring another with it', async () => {
    const table = await gameWith([ben], { reactionMinutes: 240 })
    await propose(table, ana, pace)
    expect((await vote(table, ben, true)).body.settings).toMatchObject({ pace: pace.pace, reactionMinutes: 240 })
    const both = { ...pace, reactionMinutes: 10 }
    expect((await propose(table, ana, both)).body.proposal?.what).toEqual(both)
    expect((await vote(table, ben, true)).body.settings).toMatchObject({ pace: pace.pace, reactionMinutes: 10 })
    // It is so already, in either way of saying it.
    for (const what of [pace, both]) expect((await propose(table, ana, what)).body.proposal).toBeNull()
    expect((await propose(table, ana, { ...pace, reactionMinutes: 9 })).error).toMatchObject({
      code: 'malformed',
      field: 'reactionMinutes',
    })
  })

  it('is off when one refuses', async () => {
    const table = await gameWith([ben, cleo])
    await propose(table, ana, pace)
    expect((await vote(table, ben, false)).body.proposal).toBeNull()
    expect((await vote(table, cleo, true)).error?.code).toBe('no-such-thing')
    expect((await info(table)).settings.pace).not.toEqual(pace.pace)
  })

  it('that has given way to another takes no vote that was meant for the one before', async () => {
    const table = await gameWith([ben, cleo])
    const proposes = async (body: object) => (await world.call('propose', at(table, ben, body))).body.proposal
    const read = await proposes({ kind: 'pause' })
    world.clock.advance(1000)
    const present = await proposes({ kind: 'pace', pace: { kind: 'each', minutes: 10 } })
    for (const agree of [true, false])
      expect((await world.call('vote', at(table, cleo, { agree, since: read?.since }))).error?.code).toBe('no-such-thing')
    expect((await info(table, ana)).proposal).toEqual(present)
    expect((await world.call('vote', at(table, cleo, { agree: true, since: present?.since }))).body.proposal?.agreed).toEqual([ben, cleo])
  })

  it('pauses the game, in which then nothing moves, and lets it go on', async () => {
    const table = await gameWith([ben])
    await propose(table, ana, { kind: 'pause' })
    expect((await vote(table, ben, true)).body.status).toBe('paused')
    const [as, seat] = (await owedSeat(table)) === 's1' ? [ana, 's1'] : [ben, 's2']
    const { view, status } = (await world.call('view', at(table, as))).body
    expect([view.you, status]).toEqual([seat, 'paused'])
    const [asked] = view.decisions
    const answer = { decision: asked?.id, picks: asked?.options.slice(0, 1) }
    expect((await world.call('answer', at(table, as, answer))).error?.code).toBe('not-playing')
    expect((await propose(table, ana, { kind: 'pause' })).body).toMatchObject({ status: 'paused', proposal: null })
    await propose(table, ben, { kind: 'resume' })
    expect((await vote(table, ana, true)).body).toMatchObject({ status: 'playing', proposal: null })
    expect((await world.call('answer', at(table, as, answer))).status).toBe(200)
  })

  it('lets a table that rests go on without somebody who has said nothing for three days, but not against their word', async () => {
    const table = await gameWith([ben, cleo])
    await propose(table, ana, { kind: 'pause' })
    for (const as of [ben, cleo]) await vote(table, as, true)
    await propose(table, ana, { kind: 'resume' })
    world.clock.advance(3 * days - 1)
    expect((await vote(table, ben, true)).body.status).toBe('paused')
    world.clock.advance(1)
    expect((await vote(table, ana, true)).body).toMatchObject({ status: 'playing', proposal: null })
    // What is to rest, or to be changed, needs everybody's word however long it takes.
    await propose(table, ana, { kind: 'pause' })
    world.clock.advance(30 * days)
    expect((await vote(table, ben, true)).body.status).toBe('playing')
    for (const as of [cleo]) await vote(table, as, true)
    await propose(table, ana, { kind: 'resume' })
    expect((await vote(table, cleo, false)).body.proposal).toBeNull()
    world.clock.advance(3 * days)
    expect((await vote(table, ana, true)).error?.code).toBe('no-such-thing')
  })

  it('that moves deadlines is seen by whoever looked before: a pause, another pace', async () => {
    const table = await gameWith([ben], { pace: pace.pace })
    const shown = async () => {
      const { body, headers } = await world.call('view', at(table, ana))
      return { until: body.owed[0]?.until ?? 0, etag: headers.etag ?? '' }
    }
    const look = (etag: string) => world.call('view', { ...at(table, ana), headers: { 'if-none-match': etag } })
    const before = await shown()
    await propose(table, ana, { kind: 'pause' })
    await vote(table, ben, true)
    world.clock.advance(2 * hours)
    await propose(table, ana, { kind: 'resume' })
    await vote(table, ben, true)
    expect((await look(before.etag)).body.owed).toMatchObject([{ until: before.until + 2 * hours }])
    const resumed = await shown()
    expect((await look(resumed.etag)).status).toBe(304)
    await propose(table, ana, { kind: 'pace', pace: { kind: 'each', minutes: 600 } })
    await vote(table, ben, true)
    expect((await look(resumed.etag)).status).toBe(200)
  })

  it('to pause binds nobody to the table: who leaves, leaves, and it stays paused', async () => {
    const table = await gameWith([ben, cleo])
    await propose(table, ana, { kind: 'pause' })
    await vote(table, ben, true)
    await vote(table, cleo, true)
    expect((await world.call('leave', at(table, ben, {}))).status).toBe(200)
    expect(await info(table)).toMatchObject({ status: 'paused', seats: [{ player: ana }, { player: null }, { player: cleo }] })
    await world.call('leave', at(table, cleo, {}))
    expect((await info(table)).status).toBe('over')
  })

  it('needs no vote of a bot, nor of a person for whom one plays', async () => {
    const table = await gameWith([ben], { first: 'initiative', bots: ['random'] })
    world.clock.advance(25 * hours)
    await world.call('seatBot', at(table, ana, { bot: 'greedy', seat: 's2' }))
    expect((await propose(table, ana, pace)).body.settings.pace).toEqual(pace.pace)
  })

  it('is shown to those at the table, and is theirs to make and to vote on', async () => {
    const table = await lobbyWith([ben])
    expect((await propose(table, ana, pace)).error?.code).toBe('not-started')
    await world.call('start', at(table, ana, {}))
    await propose(table, ana, pace)
    expect((await info(table, cleo)).proposal).toBeNull()
    expect((await propose(table, cleo, pace)).error?.code).toBe('not-your-seat')
    expect((await vote(table, cleo, true)).error?.code).toBe('not-your-seat')
    expect((await propose(table, ben, { kind: 'pause' })).error?.code).toBe('not-allowed')
    expect((await propose(table, ana, { kind: 'pause' })).body.proposal).toMatchObject({ what: { kind: 'pause' }, agreed: [ana] })
    await world.call('leave', at(table, ben, {}))
    expect((await propose(table, ana, pace)).error?.code).toBe('game-over')
  })

  it('loses the vote of whoever leaves, and falls with whoever made it', async () => {
    const table = await gameWith([ben, cleo])
    await propose(table, ana, pace)
    await vote(table, ben, true)
    await world.call('leave', at(table, ben, {}))
    expect((await info(table, ana)).proposal?.agreed).toEqual([ana])
    await world.call('leave', at(table, ana, {}))
    expect((await info(table, cleo)).proposal).toBeNull()
  })

  it('is decided once by votes of the same instant', async () => {
    const table = await gameWith([ben, cleo])
    await propose(table, ana, { kind: 'pause' })
    const votes = await Promise.all([vote(table, ben, true), vote(table, cleo, true)])
    expect(votes.map(({ status }) => status)).toEqual([200, 200])
    expect(await info(table, ana)).toMatchObject({ status: 'paused', proposal: null })
  })
})

describe('A rematch', () => {
  it('waits for the same people at a new table with another shuffle', async () => {
    const played = await gameWith([ben], { name: 'Attic', seats: 3, reactions: 'ask', reactionMinutes: 240 })
    await play(played, [ana, ben])
    expect((await info(played, ana)).status).toBe('over')
    const { body } = await world.call('rematch', at(played, ben, {}))
    expect(body).toMatchObject({ status: 'lobby', host: ben, awaited: [ana], settings: { name: 'Attic', seats: 2 }, you: { seated: true } })
    expect(body.settings).toMatchObject({ reactions: 'ask', reactionMinutes: 240 })
    expect(body.id).not.toBe(played)
    expect(body.commitment).not.toBe((await info(played)).commitment)
    expect((await info(played, ana)).rematch).toBe(body.id)
    expect(await myTables(ben)).toContain(body.id)
    // The seat is kept for Ana, although the table is open.
    expect((await world.call('takeSeat', at(body.id, cleo, {}))).error?.code).toBe('table-full')
    expect((await world.call('takeSeat', at(body.id, ana, {}))).body).toMatchObject({
      seats: [{ player: ben }, { player: ana }],
      awaited: [],
    })
  })

  it('of a private table is private, but not to those it waits for', async () => {
    const { id: played } = (await world.call('createTable', { as: ana, body: { settings: { seats: 2 } } })).body
    const token = (await world.call('invite', at(played, ana, {}))).body.link?.split('#')[1]
    await world.call('acceptInvite', { as: ben, body: { token } })
    await play(played, [ana, ben])
    const { id } = (await world.call('rematch', at(played, ana, {}))).body
    expect((await world.call('table', at(id, cleo))).error?.code).toBe('no-such-table')
    expect((await info(id, ben)).you).toEqual({ host: false, seated: false })
    expect((await world.call('rematch', at(played, ben, {}))).body).toMatchObject({ id, status: 'playing', you: { seated: true } })
  })

  it('asked for by all at the same instant is one table, where all sit down', async () => {
    const played = await gameWith([ben, cleo], { seats: 3 })
    await play(played, [ana, ben, cleo])
    const replies = await Promise.all([ana, ben, cleo].map((as) => world.call('rematch', at(played, as, {}))))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
    const { seats, awaited } = await info(replies[0]?.body.id ?? '', ana)
    expect(new Set(seats.map(({ player }) => player))).toEqual(new Set([ana, ben, cleo]))
    expect(awaited).toEqual([])
  })

  it('can be declined, and asked for again when it was closed', async () => {
    const played = await gameWith([ben])
    await play(played, [ana, ben])
    const { body: first } = await world.call('rematch', at(played, ana, {}))
    expect((await world.call('leave', at(first.id, ben, {}))).status).toBe(200)
    expect((await info(first.id, ana)).awaited).toEqual([])
    await world.call('closeTable', at(first.id, ana, {}))
    const { body: second } = await world.call('rematch', at(played, ben, {}))
    expect(second).toMatchObject({ host: ben, awaited: [ana] })
    expect(second.id).not.toBe(first.id)
  })

  it('keeps no seat for somebody who could not take it: they blocked whoever asks for it, or were blocked', async () => {
    const played = await gameWith([ben, cleo], { seats: 3 })
    await play(played, [ana, ben, cleo])
    await world.call('shun', { as: cleo, params: { player: ana }, body: { how: 'block' } })
    expect((await world.call('rematch', at(played, ana, {}))).body).toMatchObject({ awaited: [ben], settings: { seats: 2 } })
  })

  it('is not asked for all day', async () => {
    const played = await gameWith([ben])
    await play(played, [ana, ben])
    for (let i = 0; i < 5; i++) {
      const { id } = (await world.call('rematch', at(played, ana, {}))).body
      await world.call('closeTable', at(id, ana, {}))
    }
    expect((await world.call('rematch', at(played, ana, {}))).error?.code).toBe('rate-limited')
    expect((await world.call('rematch', at(played, ben, {}))).status).toBe(200)
  })

  it('takes the bots along', async () => {
    const { id } = (await world.call('createTable', { as: ana, body: { settings: { seats: 3, bots: ['random', 'greedy'] } } })).body
    // Nobody plays for the bots here: the end is written as the last move would write it.
    await world.memory.update('games', stateKey(id), { set: { st: 'over' } })
    const { body } = await world.call('rematch', at(id, ana, {}))
    expect(body).toMatchObject({ status: 'playing', settings: { seats: 3, bots: ['random', 'greedy'] } })
  })

  it('of a game alone is another one alone, and begins at once', async () => {
    const { id } = (await world.call('createTable', { as: ana, body: { settings: { seats: 1 } } })).body
    await world.memory.update('games', stateKey(id), { set: { st: 'over' } })
    const { body } = await world.call('rematch', at(id, ana, {}))
    expect(body).toMatchObject({ status: 'playing', settings: { seats: 1 }, seats: [{ player: ana }], awaited: [] })
    expect(body.id).not.toBe(id)
  })

  it('is for those who played to the end, after the end', async () => {
    const table = await lobbyWith([ben, cleo])
    expect((await world.call('rematch', at(table, ana, {}))).error?.code).toBe('not-started')
    await world.call('start', at(table, ana, {}))
    expect((await world.call('rematch', at(table, ana, {}))).error?.code).toBe('not-over')
    await world.call('leave', at(table, ben, {}))
    await world.call('leave', at(table, cleo, {}))
    expect((await world.call('rematch', at(table, ben, {}))).error?.code).toBe('not-your-seat')
    expect((await world.call('rematch', at(table, ana, {}))).body).toMatchObject({ awaited: [], settings: { seats: 2 } })
  })
})

describe('Whatever is done at a table', () => {
  it('never shows its seed before the end, nor writes it to the log', async () => {
    const table = await gameWith([ben])
    const seed = (await world.memory.get('games', tableKey(table)))?.seed as string
    expect(seed).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(await info(table, ana))).not.toContain(seed)
    expect(world.lines.join('\n')).not.toContain(seed)
  })
})
