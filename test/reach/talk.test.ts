/** Words at a table, and who hears of them. */
import { describe, expect, it } from 'vitest'
import { tell } from '../../functions/tell/tell.ts'
import { newEvening } from './evening.ts'

const laid = () => ({ turn: 's1' as const, players: [{ hand: ['milk'] }, { hand: ['time'] }, { hand: ['love'] }] })

async function talking() {
  const at = newEvening()
  const [ana, ben, cleo] = [await at.guest('Ana'), await at.guest('Ben'), await at.guest('Cleo')]
  const table = await at.gameOf([ana, ben, cleo], laid())
  for (const as of [ana, ben, cleo]) await at.subscribe(as)
  const { preferences } = (await at.call('me', { as: ben })).body
  await at.call('changeMe', { as: ben, body: { preferences: { ...preferences, push: { ...preferences.push, chat: true } } } })
  const say = async (as: string): Promise<void> => {
    const { id } = (await at.call('say', { as, params: { table }, body: { text: 'Nobody will ever guess.' } })).body
    await at.follow(null, await at.ports.store.get('games', { pk: `G#${table}`, sk: `CHAT#${id}` }))
    await at.pass()
  }
  return { at, ana, ben, cleo, table, say }
}

describe('Somebody who speaks', () => {
  it('is heard of by whoever wants to, without the words', async () => {
    const { at, ana, ben, table, say } = await talking()
    await say(ana)
    expect(at.pushes.map(({ endpoint }) => endpoint)).toEqual([expect.stringContaining(ben)])
    expect(at.shown()).toEqual([
      expect.objectContaining({ title: 'Friday', body: 'Ana wrote something to the table.', tag: `${table}-chat` }),
    ])
    await say(ben)
    expect(at.pushes).toHaveLength(1)
  })

  it('is not heard of by whoever has muted them', async () => {
    const { at, ana, ben, say } = await talking()
    await at.call('shun', { as: ben, params: { player: ana }, body: { how: 'mute' } })
    await say(ana)
    expect(at.pushes).toEqual([])
  })

  it('is heard together with what was agreed at the same moment, and does not drown it', async () => {
    const { at, ana, ben, table } = await talking()
    await at.ports.store.put('ephemeral', { pk: `CG#${table}`, sk: 'his', player: ben, ttl: at.clock.now / 1000 + 3600 })
    const { id } = (await at.call('say', { as: ana, params: { table }, body: { text: 'Let us rest.' } })).body
    await at.call('propose', { as: ana, params: { table }, body: { kind: 'pause' } })
    const rows = await Promise.all([`CHAT#${id}`, 'TABLE'].map((sk) => at.ports.store.get('games', { pk: `G#${table}`, sk })))
    await tell(
      rows.map((after, i) => ({ sequence: String(i), before: null, after })),
      at.ports,
    )
    expect(at.posted.map(({ connection, data }) => ({ connection, ...JSON.parse(data) }))).toEqual([
      { connection: 'his', game: table, number: expect.any(Number), chat: 1, table: 1 },
    ])
  })
})
