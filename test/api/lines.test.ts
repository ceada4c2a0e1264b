/** Every request leaves one line: which table, which version, what came of it, how long it took. Never a hand, a seed, a token or an address. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { handlers } from '../../functions/api/handlers/index.ts'
import type { RouteName } from '../../functions/api/paths.ts'
import type { Letter } from '../../functions/ports.ts'
import { ws } from '../../functions/ws/ws.ts'
import { storedAt } from '../fuzz/company.ts'
import { newEvening } from '../reach/evening.ts'
import type { Asking, World } from './harness.ts'
import { newTables } from './tables.ts'

type Line = { [fact: string]: string | number }

let { world, ana, ben, create, sit } = await newTables()
let table: string
beforeEach(async () => {
  ;({ world, ana, ben, create, sit } = await newTables())
  table = await create({ visibility: 'open', seats: 2, first: 'host', latecomers: 'anybody', pace: { kind: 'none' } })
  await sit(table, ben)
})

/** The one line of this request; each takes the world a while. */
async function lineOf<R extends RouteName>(
  route: R,
  asking: Asking,
  { lines, call, clock }: Pick<World, 'lines' | 'call' | 'clock'> = world,
) {
  lines.length = 0
  const { [route]: handler } = handlers
  vi.spyOn(handlers, route as 'view').mockImplementationOnce((...given) => {
    clock.advance(7)
    return (handler as typeof handlers.view)(...given)
  })
  await call(route, { params: { table }, ...asking })
  vi.restoreAllMocks()
  const requests = lines.map((line): Line => JSON.parse(line)).filter(({ line }) => line === 'request')
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ route, millis: 7 })
  return requests[0] ?? {}
}

async function asked(as = ana) {
  const [decision] = (await world.call('view', { as, params: { table } })).body.view.decisions
  return { decision: decision?.id ?? '', picks: decision?.options.slice(0, decision.min) ?? [] }
}

describe('The line of a move', () => {
  it('has table, version, outcome and duration, whether it was taken, repeated or refused', async () => {
    const body = await asked()
    const answers = (changed: object = {}, as = ana) => lineOf('answer', { as, body: { ...body, ...changed } })
    expect(await answers({ picks: ['zzz'] })).toMatchObject({ table, version: 0, outcome: 'refused', code: 'not-an-option' })
    expect(await answers({}, ben)).toMatchObject({ table, version: 0, outcome: 'refused', code: 'not-your-decision' })
    expect(await answers()).toMatchObject({ table, version: 1, outcome: 'applied', status: 200 })
    expect(await answers()).toMatchObject({ table, version: 1, outcome: 'already', status: 200 })
    expect(await answers({ picks: ['other'] })).toMatchObject({ table, version: 1, outcome: 'closed', code: 'answered-otherwise' })
    expect(await lineOf('orders', { as: ben, body: { draw: 'at-once' } })).toMatchObject({ table, version: 2, outcome: 'applied' })
  })

  it('has them where somebody comes or goes, or a bot sits down or gets up', async () => {
    const cid = await world.guest('Cid')
    const comes = (as: string) => lineOf('takeSeat', { as, body: {} })
    const bot = (seat: string) => lineOf('seatBot', { as: ana, body: { seat, bot: 'random' } })
    expect(await comes(cid)).toMatchObject({ table, status: 200, version: 1, outcome: 'applied' })
    expect(await comes(cid)).toMatchObject({ table, version: 1 })
    expect(await bot('s2')).toMatchObject({ table, status: 409, version: 1, outcome: 'refused', code: 'nothing-owed' })
    world.clock.advance(15 * 24 * 60 * 60_000)
    expect(await bot('s1')).toMatchObject({ table, status: 200, version: 2, outcome: 'applied' })
    expect(await lineOf('takeBack', { as: ana, body: {} })).toMatchObject({ table, status: 200, version: 3, outcome: 'applied' })
    expect(await lineOf('leave', { as: ben, body: {} })).toMatchObject({ table, status: 200, version: 4, outcome: 'applied' })
  })

  it('has them where it was made from a letter', async () => {
    const at = newEvening()
    const people = [await at.withAddress('Ana'), await at.withAddress('Ben')]
    const [first = ''] = people
    const hand = ['rock-paper-scissors-showdown', 'milk']
    const id = await at.gameOf(people, { turn: 's1', players: [{ hand }, { hand: ['time'] }], rules: ['play-2'] })
    await at.answers(first, id, 'rock-paper-scissors-showdown')
    const letter = at.mails.find(({ to }) => to === 'ben@example.com') as Extract<Letter, { kind: 'asked' | 'warning' }>
    const token = letter.question.link.split('#')[1] ?? ''
    const { version } = await storedAt(at, id)
    expect(await lineOf('lookAtQuestion', { body: { token } }, at)).toMatchObject({ table: id, version })
    const answers = (pick: string) => lineOf('answerQuestion', { body: { token, picks: [pick] } }, at)
    expect(await answers('lizard')).toMatchObject({ table: id, version, outcome: 'refused', code: 'not-an-option' })
    expect(await answers('paper')).toMatchObject({ table: id, version: version + 1, outcome: 'applied' })
    expect(await answers('rock')).toMatchObject({ table: id, version: version + 1, outcome: 'closed', code: 'answered-otherwise' })
    expect(at.lines.join()).not.toContain(token)
  })
})

describe('The line of another request', () => {
  it('says which table was made, and which was looked at, alone or together with other things', async () => {
    expect(await lineOf('view', { as: ana })).toMatchObject({ table, version: 0 })
    expect(await lineOf('together', { as: ana, body: { asks: [`/tables/${table}/view`, '/me'] } })).toMatchObject({ table, version: 0 })
    world.lines.length = 0
    const { id } = (await world.call('createTable', { as: ana, body: {} })).body
    expect(JSON.parse(world.lines.at(-1) ?? '{}')).toMatchObject({ route: 'createTable', table: id })
  })

  it('says of a socket how long it took, and whose table it is about', async () => {
    world.lines.length = 0
    const headers = { Origin: world.ports.settings.origin, Cookie: await world.session(ana) }
    const requestContext = { connectionId: 'one', eventType: 'CONNECT' } as const
    await ws({ requestContext, headers, queryStringParameters: { table } }, world.ports)
    const authorizer = { principalId: ana, table }
    await ws({ requestContext: { connectionId: 'one', eventType: 'DISCONNECT', authorizer } }, world.ports)
    const lines = world.lines.map((line): Line => JSON.parse(line)).filter(({ line }) => line === 'socket')
    expect(lines).toMatchObject([
      { eventType: 'CONNECT', status: 200, millis: 0, table },
      { eventType: 'DISCONNECT', status: 200, millis: 0, table },
    ])
  })

  it('of what broke has the id that the player is shown, and the player is shown nothing else', async () => {
    vi.spyOn(handlers, 'me').mockRejectedValueOnce(new Error('the hand was milk and time'))
    world.lines.length = 0
    const { status, body } = await world.call('me', { as: ana })
    vi.restoreAllMocks()
    expect(status).toBe(500)
    const [broken, request] = world.lines.map((line): Line => JSON.parse(line))
    expect(broken).toMatchObject({ level: 'error', line: 'broken', requestId: expect.stringMatching(/^request-\d+$/) })
    expect(request).toMatchObject({ line: 'request', status: 500, code: 'broken', requestId: broken?.requestId })
    expect(body).toEqual({ error: { code: 'broken', message: 'Something went wrong on our side.', id: broken?.requestId } })
    expect(world.lines.join()).not.toContain('milk')
  })
})
