/** Whoever moves has the table before their eyes: what they are asked next they see by the reply, and nobody tells them in another way. */
import { describe, expect, it } from 'vitest'
import { ws } from '../../functions/ws/ws.ts'
import { newEvening } from './evening.ts'

const twoPlays = { turn: 's1' as const, players: [{ hand: ['milk', 'time', 'bread'] }, { hand: ['love'] }], rules: ['play-2'] }

async function newGame() {
  const at = newEvening()
  const [ana, ben] = [await at.guest('Ana'), await at.guest('Ben')]
  await at.subscribe(ana)
  const table = await at.gameOf([ana, ben], twoPlays)
  const connect = async (as: string, connectionId: string): Promise<void> => {
    const headers = { origin: at.ports.settings.origin, cookie: await at.session(as) }
    await ws({ requestContext: { connectionId, eventType: 'CONNECT' }, headers, queryStringParameters: { table } }, at.ports)
    at.clock.advance(60_000)
  }
  /** Ana plays her first card, and the stream brings it. */
  const plays = async (how: { looking?: boolean }) => {
    const before = await at.state(table)
    const { view } = (await at.call('view', { as: ana, params: { table } })).body
    const [asked] = view.decisions
    const body = { decision: asked?.id, picks: asked?.options.slice(0, 1), ...how }
    const reply = await at.call('answer', { as: ana, params: { table }, body })
    await at.follow(before, await at.state(table))
    await at.pass()
    return reply.body
  }
  return { at, ana, ben, table, connect, plays }
}

describe('An answer', () => {
  it('given at the table is followed by no telling of what is asked next', async () => {
    const { at, ana, connect, plays } = await newGame()
    await connect(ana, 'hers')
    const { view } = await plays({ looking: true })
    expect(view.decisions.some(({ owed }) => owed)).toBe(true)
    await at.pass(10 * 60_000)
    expect(at.pushes).toEqual([])
  })

  it('given at a table whose page is gone by then is followed by one: the reply may have come too late', async () => {
    const { at, plays } = await newGame()
    await plays({ looking: true })
    expect(at.pushes).toHaveLength(1)
  })

  it('given from a notification or a letter is followed by one', async () => {
    const { at, plays } = await newGame()
    await plays({})
    expect(at.pushes).toHaveLength(1)
  })

  it('is forgotten to have been looked at with the next move', async () => {
    const { at, table, plays } = await newGame()
    await plays({ looking: true })
    expect((await at.state(table))?.y).toBe('s1')
    await plays({})
    expect((await at.state(table))?.y).toBe('')
  })

  it('comes back with what it did, as the log has it', async () => {
    const { at, ana, table, plays } = await newGame()
    const { moves } = await plays({ looking: true })
    const log = (await at.call('log', { as: ana, params: { table } })).body
    expect(moves).toHaveLength(1)
    expect(moves).toEqual(log.moves.slice(-1))
  })
})

describe('A poke', () => {
  it('is not sent to the only page of whoever moved, which has the reply', async () => {
    const { at, ana, ben, connect, plays } = await newGame()
    await connect(ana, 'hers')
    await connect(ben, 'his')
    at.posted.splice(0)
    await plays({ looking: true })
    expect(at.posted.map(({ connection }) => connection)).toEqual(['his'])
  })

  it('is sent to the other devices of whoever moved', async () => {
    const { at, ana, connect, plays } = await newGame()
    await connect(ana, 'phone')
    await connect(ana, 'desk')
    await plays({ looking: true })
    expect(at.posted.map(({ connection }) => connection).toSorted()).toEqual(['desk', 'phone'])
  })

  it('is sent to whoever answered from somewhere else', async () => {
    const { at, ana, connect, plays } = await newGame()
    await connect(ana, 'hers')
    await plays({})
    expect(at.posted.map(({ connection }) => connection)).toEqual(['hers'])
  })
})
