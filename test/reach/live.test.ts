/** A table at which everybody has the page open, and one at which somebody has just left. */
import { describe, expect, it } from 'vitest'
import { forgetConnection, rememberConnection } from '../../functions/ws/connections.ts'
import { newEvening } from './evening.ts'

const laid = () => ({
  turn: 's1' as const,
  players: [{ hand: ['hand-limit-1', 'milk'] }, { hand: ['time', 'love'] }, { hand: ['dreams', 'sleep'] }],
  rules: ['play-2'],
})

async function together() {
  const at = newEvening()
  const [ana, ben, cleo] = [await at.guest('Ana'), await at.guest('Ben'), await at.guest('Cleo')]
  const table = await at.gameOf([ana, ben, cleo], laid())
  for (const as of [ana, ben, cleo]) await at.subscribe(as)
  const connect = (as: string) => rememberConnection(as, { player: as, table }, at.ports)
  const leave = (as: string) => forgetConnection(as, { player: as, table }, at.ports)
  for (const as of [ana, ben, cleo]) await connect(as)
  const pokes = () => at.posted.splice(0).map(({ connection, data }) => ({ to: connection, ...JSON.parse(data) }))
  const looks = async (as: string): Promise<void> => {
    const { number } = (await at.call('view', { as, params: { table } })).body
    await at.call('seen', { as, params: { table }, body: { number } })
  }
  return { at, ana, ben, cleo, table, leave, pokes, looks }
}

describe('When everybody who is waited for has the page open', () => {
  it('the table says so, and goes on without a notification', async () => {
    const { at, ana, ben, cleo, table, pokes, looks } = await together()
    await at.answers(ana, table, 'hand-limit-1')
    expect(pokes()).toEqual([ana, ben, cleo].map((to) => expect.objectContaining({ to, game: table, live: 1 })))
    for (const as of [ben, cleo]) await looks(as)
    await at.answers(ben, table, 'time')
    expect(pokes()).toEqual([ana, ben, cleo].map((to) => expect.objectContaining({ to, live: 1 })))
    await at.pass(60_000)
    expect(at.pushes).toEqual([])
  })

  it('whoever opens the page is told so at once, before anything has happened', async () => {
    const { at, ana, ben, cleo, table, leave } = await together()
    const opens = async (as: string) => (await at.call('log', { as, params: { table }, query: { looked: 'true' } })).body.live
    expect(await opens(ben)).toBe(true)
    await leave(ana)
    expect(await opens(ben)).toBeUndefined()
    // Her socket may still be on its way into the list.
    expect(await opens(ana)).toBe(true)
    // Alone, she need not be told that everybody is there.
    for (const as of [ben, cleo]) await leave(as)
    expect(await opens(ana)).toBeUndefined()
  })

  it('it counts nobody whom no one waits for, and no bot', async () => {
    const { at, ana, ben, cleo, table, leave, pokes } = await together()
    await leave(ana)
    await at.answers(ana, table, 'hand-limit-1')
    expect(pokes()).toEqual([ben, cleo].map((to) => expect.objectContaining({ to, live: 1 })))
  })
})

describe('Whoever sits alone at a table', () => {
  it('is not told that everybody is there', async () => {
    const { at, ana, ben, cleo, table, leave, pokes } = await together()
    for (const as of [ana, cleo]) await leave(as)
    await at.answers(ana, table, 'hand-limit-1')
    await at.answers(cleo, table, 'dreams')
    const heard = pokes()
    expect(heard.map(({ to }) => to)).toEqual([ben, ben])
    for (const poke of heard) expect(poke).not.toHaveProperty('live')
  })
})

describe('When somebody who is waited for leaves', () => {
  it('the table says so no more, and they are told at once', async () => {
    const { at, ana, ben, cleo, table, leave, pokes } = await together()
    await leave(cleo)
    await at.answers(ana, table, 'hand-limit-1')
    for (const poke of pokes()) expect(poke).not.toHaveProperty('live')
    expect(at.pushes.map(({ endpoint }) => endpoint)).toEqual([expect.stringContaining(cleo)])
    // Ben has it open, and a minute to look.
    await at.pass(60_000)
    expect(at.pushes.map(({ endpoint }) => endpoint)).toEqual([cleo, ben].map((who) => expect.stringContaining(who)))
  })
})

describe('Somebody who has another page open', () => {
  it('hears on the list of their games when one begins to wait for them and when it does so no more, and of no other move', async () => {
    const { at, ana, ben, cleo, table, leave, pokes } = await together()
    await leave(ben)
    await rememberConnection('list', { player: ben, table: null }, at.ports)
    const heard = () => pokes().filter(({ to }) => to === 'list')
    await at.answers(ana, table, 'hand-limit-1')
    expect(heard()).toHaveLength(1)
    await at.answers(cleo, table, 'sleep')
    expect(heard()).toHaveLength(0)
    await at.answers(ben, table, 'time')
    expect(heard()).toHaveLength(1)
  })

  it('at another table hears nothing, and is told at once', async () => {
    const { at, ana, ben, table, leave, pokes } = await together()
    await leave(ben)
    await rememberConnection('elsewhere', { player: ben, table: 'A'.repeat(22) }, at.ports)
    await at.answers(ana, table, 'hand-limit-1')
    expect(pokes().map(({ to }) => to)).not.toContain('elsewhere')
    expect(at.pushes.map(({ endpoint }) => endpoint)).toEqual([expect.stringContaining(ben)])
  })

  it('and does not sit there hears nothing, unless they were let in to watch', async () => {
    const { at, ana, table, pokes } = await together()
    await rememberConnection('stranger', { player: await at.guest('Dora'), table }, at.ports)
    await rememberConnection('watcher', { player: await at.guest('Emil'), table, watching: true }, at.ports)
    await at.answers(ana, table, 'hand-limit-1')
    const heard = pokes().map(({ to }) => to)
    expect(heard).not.toContain('stranger')
    expect(heard).toContain('watcher')
  })
})
