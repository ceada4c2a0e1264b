/** Asking somebody whether they have forgotten us. */
import { describe, expect, it } from 'vitest'
import { newEvening } from './evening.ts'

const hour = 60 * 60 * 1000
const laid = () => ({ turn: 's1' as const, players: [{ hand: ['milk'] }, { hand: ['time'] }, { hand: ['love'] }] })

async function waiting() {
  const at = newEvening()
  const [ana, ben, cleo] = [await at.guest('Ana'), await at.guest('Ben'), await at.guest('Cleo')]
  const table = await at.gameOf([ana, ben, cleo], laid())
  await at.subscribe(ana)
  const nudge = async (as: string, seat: string) => {
    const { error } = await at.call('nudge', { as, params: { table }, body: { seat } })
    await at.pass()
    return error?.code
  }
  return { at, ana, ben, cleo, table, nudge }
}

describe('A nudge', () => {
  it('tells whoever is waited for, without saying by whom, once a day and person', async () => {
    const { at, ben, cleo, nudge } = await waiting()
    expect(await nudge(ben, 's1')).toBeUndefined()
    expect(at.shown().map(({ body }) => body)).toEqual([expect.stringMatching(/^The others are curious\. /)])
    expect(await nudge(ben, 's1')).toBe('rate-limited')
    // Another one means the same, and does not ring again today.
    expect(await nudge(cleo, 's1')).toBeUndefined()
    expect(at.pushes).toHaveLength(1)
    await at.pass(25 * hour)
    expect(await nudge(ben, 's1')).toBeUndefined()
    expect(at.pushes).toHaveLength(2)
  })

  it('does not ring again after midnight, when a day has hardly begun', async () => {
    const { at, ben, cleo, nudge } = await waiting()
    await at.pass(12 * hour - 60_000)
    expect(await nudge(ben, 's1')).toBeUndefined()
    await at.pass(2 * 60_000)
    expect(await nudge(ben, 's1')).toBe('rate-limited')
    expect(await nudge(cleo, 's1')).toBeUndefined()
    expect(at.pushes).toHaveLength(1)
    await at.pass(24 * hour)
    expect(await nudge(ben, 's1')).toBeUndefined()
    expect(at.pushes).toHaveLength(2)
  })

  it('waits for their hours like everything else', async () => {
    const { at, ana, ben, table, nudge } = await waiting()
    const evenings = Array.from({ length: 7 }, (_, day) => ({ day, from: 18 * 60, to: 22 * 60 }))
    const { number } = (await at.call('view', { as: ana, params: { table } })).body
    await at.call('seen', { as: ana, params: { table }, body: { number } })
    await at.call('changeMe', { as: ana, body: { calendar: evenings } })
    await nudge(ben, 's1')
    expect(at.pushes).toEqual([])
    await at.pass(6 * hour)
    expect(at.pushes).toHaveLength(1)
  })

  it('that cannot be handed on is said to be so, is no error of ours, and may be tried again', async () => {
    const { at, ben, nudge } = await waiting()
    const { owed } = at.ports.notify
    at.ports.notify.owed = async () => {
      throw new Error('the queue is not there')
    }
    expect(await nudge(ben, 's1')).toBe('unavailable')
    at.ports.notify.owed = owed
    expect(await nudge(ben, 's1')).toBeUndefined()
    expect(at.pushes).toHaveLength(1)
    expect(await nudge(ben, 's1')).toBe('rate-limited')
  })

  it('is for nobody else', async () => {
    const { at, ana, ben, nudge } = await waiting()
    expect(await nudge(ben, 's3')).toBe('nothing-owed')
    expect(await nudge(ana, 's1')).toBe('nothing-owed')
    expect(at.pushes).toEqual([])
  })
})
