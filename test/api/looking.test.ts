/** "Since you last looked" means the person, not the device: where a visit has ended is known wherever the next one begins. */
import { beforeEach, describe, expect, it } from 'vitest'
import { gameKey } from '../../functions/people/player.ts'
import { stateKey } from '../../functions/table/stored-game.ts'
import { readLooked, writeLooked } from '../../functions/table/stored-seats.ts'
import { newEvening } from '../reach/evening.ts'

let at: ReturnType<typeof newEvening>
let ana: string
let ben: string
let table: string

beforeEach(async () => {
  at = newEvening()
  ana = await at.guest('Ana')
  ben = await at.guest('Ben')
  const cards = ['milk', 'time', 'love', 'the-sun', 'bread', 'music']
  table = await at.gameOf([ana, ben], { turn: 's1', players: [{ hand: cards }, { hand: ['sleep'] }], rules: ['play-4'] })
})

const log = async (as: string, query: object) => (await at.call('log', { as, params: { table }, query: query as { since?: number } })).body
const leaves = (as: string, number: number) => at.call('seen', { as, params: { table }, body: { number, left: true } })
const numberOf = async (as: string) => (await at.call('view', { as, params: { table } })).body.number

/** From the page, which shows what comes of it, or from elsewhere. */
async function answers(as: string, card: string, from: { looking?: boolean }): Promise<void> {
  const { view } = (await at.call('view', { as, params: { table } })).body
  const asked = view.decisions.find(({ options }) => options.includes(card))
  const body = { decision: asked?.id ?? '', picks: [card], ...from }
  expect((await at.call('answer', { as, params: { table }, body })).status).toBe(200)
}

describe('The log since the last visit', () => {
  it('begins where the visit on another device has ended', async () => {
    await at.answers(ana, table, 'milk')
    await leaves(ben, await numberOf(ben))
    await at.answers(ana, table, 'time')
    const { since, number, moves } = await log(ben, { looked: 'true' })
    expect([since, number]).toEqual([1, 2])
    expect(moves.flatMap(({ events }) => events)).toContainEqual({ type: 'played', seat: 's1', card: 'time', from: 'hand' })
    expect(JSON.stringify(moves)).not.toContain('milk')
  })

  it('begins later on a device that has seen more, and not earlier on one that has seen less', async () => {
    for (const card of ['milk', 'time', 'love']) await at.answers(ana, table, card)
    await leaves(ben, 2)
    expect((await log(ben, { looked: 'true', since: 3 })).since).toBe(3)
    expect((await log(ben, { looked: 'true', since: 1 })).since).toBe(2)
    expect((await log(ben, { since: 1 })).since).toBe(1)
  })

  it('tells the last moves to somebody who has never left before', async () => {
    await at.answers(ana, table, 'milk')
    expect(await log(ben, { looked: 'true' })).toMatchObject({ since: 0, moves: [{ number: 1 }] })
    expect((await log(ben, { looked: 'true', since: 1 })).since).toBe(1)
  })

  it('is not moved on by a question that was merely shown: the visit goes on', async () => {
    await leaves(ben, 0)
    await at.answers(ana, table, 'milk')
    await at.call('seen', { as: ben, params: { table }, body: { number: 1 } })
    expect((await log(ben, { looked: 'true' })).since).toBe(0)
    expect(await at.memory.get('players', gameKey(ben, table))).toMatchObject({ seen: 1, looked: 0 })
  })

  it('is not taken back by a device that comes late: what was seen there, where a visit ended, what was read', async () => {
    const seen = (body: object) => at.call('seen', { as: ben, params: { table }, body })
    const marks = async () => {
      const row = await at.memory.get('players', gameKey(ben, table))
      return [row?.seen, row?.looked, row?.chat]
    }
    expect((await seen({ number: 50, left: true, chat: '0000000000500-b' })).status).toBe(200)
    expect((await seen({ number: 40, left: true, chat: '0000000000400-b' })).status).toBe(200)
    expect(await marks()).toEqual([50, 50, '0000000000500-b'])
    expect((await seen({ number: 60, chat: '0000000000400-b' })).status).toBe(200)
    expect((await seen({ number: 55, left: true, chat: '0000000000600-a' })).status).toBe(200)
    expect(await marks()).toEqual([60, 55, '0000000000600-a'])
  })

  it('is nobody else’s business: who only watches is told from the beginning', async () => {
    await at.answers(ana, table, 'milk')
    await leaves(ben, 1)
    const { body } = await at.call('log', { params: { table }, query: { looked: 'true' } })
    expect(body).toMatchObject({ since: 0, moves: [{ number: 1 }] })
  })

  it('begins after one’s own answer, if one saw what came of it: nothing need be said at the end', async () => {
    await answers(ana, 'milk', { looking: true })
    await at.follow(null, await at.state(table))
    const own = await numberOf(ana)
    expect((await log(ana, { looked: 'true' })).since).toBe(own)
    expect((await at.call('myGames', { as: ana })).body.unread[table]).toBe(0)
    // Where this device or another has seen more since, from there.
    await answers(ana, 'time', {})
    await leaves(ana, own + 1)
    expect((await log(ana, { looked: 'true' })).since).toBe(own + 1)
  })

  it('is not moved on by an answer from a letter or a notification: nobody saw what came of it', async () => {
    await leaves(ana, 0)
    await answers(ana, 'milk', {})
    await at.follow(null, await at.state(table))
    const { since, moves } = await log(ana, { looked: 'true' })
    expect([since, moves.length]).toEqual([0, 1])
    expect((await at.call('myGames', { as: ana })).body.unread[table]).toBe(1)
  })

  it('begins where it was said to in a game of an earlier release, which wrote nothing beside the state', async () => {
    await answers(ana, 'milk', { looking: true })
    await leaves(ana, 0)
    await at.memory.update('games', stateKey(table), { remove: ['l'] })
    expect((await log(ana, { looked: 'true' })).since).toBe(0)
    await answers(ana, 'time', { looking: true })
    expect((await log(ana, { looked: 'true' })).since).toBe(await numberOf(ana))
  })

  it('costs a game of six a few bytes', async () => {
    const numbers = { s1: 900, s2: 3, s3: 120, s4: 0, s5: 17, s6: 4000 }
    const written = writeLooked(numbers, 6) as Uint8Array
    expect(written.length).toBeLessThanOrEqual(9)
    expect(readLooked(written)).toEqual(numbers)
    expect(readLooked(writeLooked({ s2: 0 }, 3))).toEqual({ s2: 0 })
  })
})

describe('A view that its reader has already', () => {
  it('is not sent again, also if it was compressed on its way, or is one of several', async () => {
    const look = (tags?: string) => at.call('view', { as: ana, params: { table }, ...(tags && { headers: { 'if-none-match': tags } }) })
    const { etag = '' } = (await look()).headers
    for (const tags of [etag, `W/${etag}`, `"another", ${etag}`, `W/${etag},"another"`]) expect((await look(tags)).status).toBe(304)
    for (const tags of ['"another"', etag.slice(1, -1), 'W/', ',']) expect((await look(tags)).status).toBe(200)
    await answers(ana, 'milk', {})
    expect((await look(`${etag}, W/${etag}`)).status).toBe(200)
  })
})
