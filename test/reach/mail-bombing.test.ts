/** A thousand accounts against one address: whoever owns it hardly notices. */
import { describe, expect, it } from 'vitest'
import { days, hours } from '../../functions/people/limits.ts'
import { newWorld } from '../api/harness.ts'

const victim = 'eve@example.com'

describe('A thousand accounts', () => {
  it('get at most 3 invitations a day and 10 a month into one mailbox', async () => {
    const world = newWorld()
    const perDay: number[] = []
    for (let day = 0; day < 30; day++) {
      const before = world.mails.length
      for (let account = 0; account < 34; account++) {
        const as = await world.guest()
        const { id } = (await world.call('createTable', { as, body: {} })).body
        await world.call('invite', { as, params: { table: id }, body: { email: victim } })
        world.clock.advance(20 * 60_000)
      }
      perDay.push(world.mails.length - before)
      world.clock.now = Math.ceil(world.clock.now / days) * days
    }
    expect(Math.max(...perDay)).toBe(3)
    expect(world.mails.every(({ to, kind }) => to === victim && kind === 'invitation')).toBe(true)
    expect(world.mails.length).toBeLessThanOrEqual(10)
  }, 60_000)

  it('get at most 5 mails to sign in an hour, which are counted apart', async () => {
    const world = newWorld()
    for (let account = 0; account < 1000; account++) {
      await world.call('requestSignIn', { body: { email: victim }, ip: `10.1.${account >> 8}.${account & 255}` })
    }
    expect(world.mails).toHaveLength(5)
    const as = await world.guest()
    const { id } = (await world.call('createTable', { as, body: {} })).body
    await world.call('invite', { as, params: { table: id }, body: { email: victim } })
    expect(world.mails.map(({ kind }) => kind)).toEqual([...Array(5).fill('sign-in'), 'invitation'])
    world.clock.advance(hours)
    await world.call('requestSignIn', { body: { email: victim } })
    expect(world.mails).toHaveLength(7)
  })
})
