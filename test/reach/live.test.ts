/** A table at which everybody has the page open, and one at which somebody has just left. */
import { describe, expect, it } from 'vitest'
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
  const connect = (as: string) => at.ports.store.put('ephemeral', { pk: `CP#${as}`, sk: as, ttl: at.clock.now / 1000 + 7200 })
  const leave = (as: string) => at.ports.store.remove('ephemeral', { pk: `CP#${as}`, sk: as })
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

  it('it counts nobody whom no one waits for, and no bot', async () => {
    const { at, ana, ben, cleo, table, leave, pokes } = await together()
    await leave(ana)
    await at.answers(ana, table, 'hand-limit-1')
    expect(pokes()).toEqual([ben, cleo].map((to) => expect.objectContaining({ to, live: 1 })))
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
