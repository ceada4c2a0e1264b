/** Words at a table, and who hears of them. */
import { describe, expect, it } from 'vitest'
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
})
