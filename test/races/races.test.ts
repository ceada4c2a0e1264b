/** At the same instant, on a real DynamoDB: nothing is applied twice, nothing is lost, and everybody is told the truth. */

import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { allCards, arrange, bots, chanceOf, type Decision, type SeatId, verify, view } from '@meanwhile/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dynamoStore } from '../../functions/store/dynamo.ts'
import { owedIn, placeOf, readItem, type StoredGame, stateKey, writeItem } from '../../functions/table/stored-game.ts'
import { untimed } from '../../functions/table/stored-time.ts'
import { createTables, type DynamoLocal, localClient, localNames, startDynamoLocal } from '../../local/dynamo-local.ts'
import { type Answered, newWorld, type World } from '../api/harness.ts'

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
const patient = { timeout: 120_000 }

let dynamo: DynamoLocal
let client: DynamoDBClient
beforeAll(async () => {
  dynamo = await startDynamoLocal()
  client = localClient(dynamo.endpoint)
  await createTables(client, localNames)
}, patient.timeout)
afterAll(async () => {
  client.destroy()
  await dynamo.stop()
})

const worldOf = (seed: string): World => newWorld({ seed, around: () => dynamoStore(client, localNames) })
const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))

async function storedAt(world: World, table: string): Promise<StoredGame> {
  const item = await world.ports.store.get('games', stateKey(table), { consistent: true })
  if (!item) throw new Error('there is no game at this table')
  return readItem(item)
}

/** An open table that plays; the first of them is its host. */
async function gameOf(world: World, people: string[]): Promise<string> {
  const [host = '', ...others] = people
  const settings = { visibility: 'open', startWhenFull: false, seats: Math.max(2, people.length) }
  const { id } = (await world.call('createTable', { as: host, body: { settings } })).body
  for (const as of others) expect((await world.call('takeSeat', { as, params: { table: id }, body: {} })).status).toBe(200)
  expect((await world.call('start', { as: host, params: { table: id }, body: {} })).status).toBe(200)
  return id
}

const outcomes = (answers: Answered<'answer' | 'acceptInvite'>[]): { [outcome: string]: number } => {
  const counts: { [outcome: string]: number } = {}
  for (const { error } of answers) counts[error?.code ?? 'ok'] = (counts[error?.code ?? 'ok'] ?? 0) + 1
  return counts
}

describe('50 answers to the same decision', patient, () => {
  it('are one move: whoever chose the same is told so, everybody else what was chosen', async () => {
    const world = worldOf('fifty')
    const people = [await world.guest('Ana'), await world.guest('Ben')]
    const table = await gameOf(world, people)
    const before = await storedAt(world, table)
    const [asked] = before.game.asked
    const as = people[Number(asked?.player.slice(1)) - 1] ?? ''
    const options = asked?.options ?? []
    const picksOf = (i: number): string[] => options.slice(i % options.length, (i % options.length) + 1)
    const answers = await Promise.all(
      times(50, (i) => world.call('answer', { as, params: { table }, body: { decision: asked?.id, picks: picksOf(i) } })),
    )

    const after = await storedAt(world, table)
    expect(after.version).toBe(before.version + 1)
    const deed = after.tail.at(-1)?.deed
    const chosen = deed?.kind === 'answer' ? deed.picks : []
    expect(chosen).toHaveLength(1)
    for (const [i, { error, body }] of answers.entries()) {
      if (picksOf(i)[0] === chosen[0]) expect([error, body.number]).toEqual([undefined, 1])
      else expect(error).toMatchObject({ code: 'answered-otherwise', chosen })
    }
  })
})

describe('Six players discarding to a Hand Limit at the same instant', patient, () => {
  it('all do, and nobody is asked to try again', async () => {
    const world = worldOf('six')
    const people: string[] = []
    for (const name of ['Ana', 'Ben', 'Cleo', 'Dev', 'Eva', 'Finn']) people.push(await world.guest(name))
    const table = await arranged(world, people)
    const { game } = await storedAt(world, table)
    expect(game.asked.map(({ player, prompt }) => `${player} ${prompt.key}`)).toEqual(people.map((_, i) => `s${i + 1} hand-limit`))

    const answers = await Promise.all(
      game.asked.map(({ player, id, options, min }) =>
        world.call('answer', {
          as: people[Number(player.slice(1)) - 1] ?? '',
          params: { table },
          body: { decision: id, picks: options.slice(0, min) },
        }),
      ),
    )

    expect(outcomes(answers)).toEqual({ ok: 6 })
    const after = await storedAt(world, table)
    expect(after.version).toBe(6)
    expect(after.tail.map(({ deed }) => deed.kind === 'answer' && deed.seat).sort()).toEqual(people.map((_, i) => `s${i + 1}`))
    for (const { player, options, min } of game.asked)
      for (const card of options.slice(0, min)) expect(after.game.players.find(({ seat }) => seat === player)?.hand).not.toContain(card)
  })

  /** The first player’s turn is over, everybody holds four cards, and one may be kept. */
  async function arranged(world: World, people: string[]): Promise<string> {
    const others = allCards(['fluxx']).filter((card) => !/limit|draw|play/.test(card))
    const players = people.map((_, i) => ({ hand: others.slice(4 * i, 4 * i + 4) }))
    const { game } = arrange({ editions: ['fluxx'], turn: 's1', players, rules: ['hand-limit-1'], drawn: 1, played: 1 })
    const id = Buffer.from(world.ports.random(16)).toString('base64url')
    const numbers = Object.fromEntries(['all', ...people.map((_, i): SeatId => `s${i + 1}`)].map((viewer) => [viewer, 0]))
    const owed = owedIn(game, [], world.ports.now())
    const laid: StoredGame = {
      ...untimed,
      id,
      version: 0,
      status: 'playing',
      game,
      people,
      bots: {},
      numbers,
      owed,
      tail: [],
      head: '00'.repeat(32),
    }
    await world.ports.store.put('games', writeItem(laid))
    return id
  }
})

describe('100 acceptances of one invitation', patient, () => {
  async function invited(seed: string): Promise<{ world: World; table: string; token: string }> {
    const world = worldOf(seed)
    const host = await world.guest('Ana')
    const { body } = await world.call('createTable', { as: host, body: { settings: { seats: 6, startWhenFull: false } } })
    const { link } = (await world.call('invite', { as: host, params: { table: body.id }, body: {} })).body
    return { world, table: body.id, token: link?.split('#')[1] ?? '' }
  }
  const seatedAt = async (world: World, table: string, as: string): Promise<(string | null)[]> =>
    (await world.call('table', { as, params: { table } })).body.seats.map(({ player }) => player).filter(Boolean)

  it('by as many people are one seat', async () => {
    const { world, table, token } = await invited('hundred')
    const guests = await Promise.all(times(100, (i) => world.guest(`Guest ${i}`)))
    const answers = await Promise.all(guests.map((as) => world.call('acceptInvite', { as, body: { token } })))
    expect(outcomes(answers)).toEqual({ ok: 1, 'invite-used': 99 })
    const lucky = guests[answers.findIndex(({ status }) => status === 200)] ?? ''
    expect(await seatedAt(world, table, lucky)).toHaveLength(2)
    expect(await seatedAt(world, table, lucky)).toContain(lucky)
    const listed = await Promise.all(guests.map(async (as) => (await world.call('myGames', { as })).body.games.length))
    expect(listed.reduce((sum, games) => sum + games)).toBe(1)
  })

  it('by one who cannot wait are one seat, and none of them is an invitation of somebody else’s', async () => {
    const { world, table, token } = await invited('impatient')
    const as = await world.guest('Ben')
    const answers = await Promise.all(times(100, () => world.call('acceptInvite', { as, body: { token } })))
    expect(Object.keys(outcomes(answers)).filter((outcome) => !['ok', 'already-seated'].includes(outcome))).toEqual([])
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect((await seatedAt(world, table, as)).filter((player) => player === as)).toHaveLength(1)
  })
})

describe('A whole game on two devices each, both tapping twice', patient, () => {
  it('has one move for each question, each told truthfully, and a record that verifies', async () => {
    const world = worldOf('devices')
    const people: string[] = []
    for (const name of ['Ana', 'Ben', 'Cleo']) people.push(await world.guest(name))
    const table = await gameOf(world, people)
    const chance = chanceOf('devices')
    let moves = 0
    for (let stored = await storedAt(world, table); stored.status !== 'over'; stored = await storedAt(world, table)) {
      expect(stored.version).toBe(moves)
      const owed = stored.game.asked.filter((asked) => asked.owed)
      const choices = owed.map((asked) => [bots.greedy, bots.random].map((bot) => bot(view(stored.game, asked.player), asked, chance)))
      const applied = await Promise.all(owed.map((asked, i) => tapped(asked, choices[i] ?? [])))
      moves += applied.filter(Boolean).length
    }
    const { status, body } = await world.call('record', { as: people[0] ?? '', params: { table } })
    expect(status).toBe(200)
    expect(verify(body)).toMatchObject({ ok: true, replayed: moves })

    /** Each device taps twice, and one may have chosen otherwise. Whether one of them moved: somebody else's answer may end a question. */
    async function tapped({ id: decision, player: seat }: Decision, choices: string[][]): Promise<boolean> {
      const as = people[Number(seat.slice(1)) - 1] ?? ''
      const taps = [...choices, ...choices]
      const answers = await Promise.all(taps.map((picks) => world.call('answer', { as, params: { table }, body: { decision, picks } })))
      const { game, tail } = await storedAt(world, table)
      const place = placeOf(game, seat, decision)
      const deed = tail.map((entry) => entry.deed).find((deed) => deed.kind === 'answer' && deed.seat === seat && deed.asked === place)
      const chosen = deed?.kind === 'answer' ? deed.picks.toSorted() : null
      for (const [i, { error }] of answers.entries()) {
        if (!chosen) expect(error?.code).toBe('stale-decision')
        else if (chosen.join() === taps[i]?.toSorted().join()) expect(error).toBeUndefined()
        else expect(error).toMatchObject({ code: 'answered-otherwise', chosen: expect.arrayContaining(chosen) })
      }
      return chosen !== null
    }
  })
})
