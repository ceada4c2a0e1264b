/** Questions are dated in whole seconds: two of the same kind may bear the same date, and are two all the same. */
import { describe, expect, it } from 'vitest'
import type { StreamRecord } from '../../functions/tell/stream.ts'
import { tell } from '../../functions/tell/tell.ts'
import { newEvening } from './evening.ts'

describe('A limit that strikes, is met and strikes again within a second', () => {
  it('is told again, though the stream brings at once that it was met and that it strikes', async () => {
    const at = newEvening()
    const [ana, ben] = [await at.guest('Ana'), await at.guest('Ben')]
    await at.subscribe(ben)
    const table = await at.gameOf([ana, ben], {
      turn: 's1',
      rules: ['play-4'],
      players: [{ hand: ['hand-limit-1', 'trade-hands', 'milk', 'bread', 'time'] }, { hand: ['love', 'sleep'] }],
    })
    const does = async (as: string, picks: string[]): Promise<StreamRecord> => {
      const before = await at.state(table)
      const { view } = (await at.call('view', { as, params: { table } })).body
      const asked = view.decisions.find(({ options }) => picks.every((pick) => options.includes(pick)))
      await at.call('answer', { as, params: { table }, body: { decision: asked?.id ?? '', picks } })
      return { sequence: picks.join(), before, after: await at.state(table) }
    }
    await tell([await does(ana, ['hand-limit-1'])], at.ports)
    await at.pass()
    expect(at.pushes).toHaveLength(1)

    await tell([await does(ben, ['love']), await does(ana, ['trade-hands'])], at.ports)
    await at.pass()
    expect((await at.call('view', { as: ben, params: { table } })).body.owed).toMatchObject([{ seat: 's2', prompt: 'hand-limit' }])
    expect(at.pushes).toHaveLength(2)
  })
})
