/** Invitations that several use at the same instant, or that the store says nothing about. */
import { beforeEach, describe, expect, it } from 'vitest'
import { gameKey } from '../../functions/people/player.ts'
import type { Store } from '../../functions/store/store.ts'
import { newInvitations } from './invitations.ts'
import { at } from './tables.ts'
import { unreliable } from './unreliable.ts'

let { world, ana, ben, cleo, create, info, link, mail, accept, list } = await newInvitations()
async function meet(options?: Parameters<typeof newInvitations>[0]): Promise<void> {
  ;({ world, ana, ben, cleo, create, info, link, mail, accept, list } = await newInvitations(options))
}
beforeEach(() => meet())

describe('A hundred people with one invitation', () => {
  it.each([
    ['a lobby', { seats: 6 }],
    ['a table that begins with it', { seats: 2, startWhenFull: true }],
    ['a running game', { seats: 2, startWhenFull: true, bots: ['random'] }],
  ])('get one seat at %s', async (_where, settings) => {
    const table = await create(settings)
    const before = (await info(table, ana)).seats.filter(({ player, bot }) => player ?? bot).length
    const token = await link(table)
    const hundred = await Promise.all(Array.from({ length: 100 }, () => world.guest()))
    const replies = await Promise.all(hundred.map((as) => accept(token, as)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(replies.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(['invite-used']))
    expect((await info(table, ana)).seats.filter(({ player, bot }) => player ?? bot)).toHaveLength(before + 1)
    const rows = await Promise.all(hundred.map((player) => world.memory.get('players', gameKey(player, table))))
    expect(rows.filter(Boolean)).toHaveLength(1)
  })

  it.each([
    ['in a lobby', { seats: 4 }],
    ['in a running game', { seats: 2, startWhenFull: true, bots: ['random'] }],
  ])('and one who taps twice gets it, at whatever moment the second tap overtakes the first %s', async (_where, settings) => {
    let [left, meanwhile]: [number, () => Promise<unknown>] = [Number.POSITIVE_INFINITY, async () => undefined]
    const overtaken = (store: Store): Store => ({
      ...store,
      get: async (...asked) => {
        if (left-- === 0) await meanwhile()
        return store.get(...asked)
      },
    })
    for (let moment = 0; moment < 12; moment++) {
      await meet({ around: overtaken })
      const table = await create(settings)
      const token = await link(table)
      meanwhile = () => accept(token, ben)
      left = moment
      const { error, body } = await accept(token, ben)
      expect([moment, error, body.id]).toEqual([moment, undefined, table])
      expect((await info(table, ben)).seats.filter(({ player }) => player === ben)).toHaveLength(1)
    }
  })

  it('and one person who taps a hundred times gets it too', async () => {
    const table = await create()
    const token = await link(table)
    const replies = await Promise.all(Array.from({ length: 100 }, () => accept(token, ben)))
    expect(new Set(replies.map(({ error }) => error?.code))).toEqual(new Set([undefined]))
    expect((await info(table, ana)).seats.filter(({ player }) => player === ben)).toHaveLength(1)
  })
})

describe('Whoever is faster', () => {
  /** Happens just before the next transaction reaches the store. */
  let meanwhile: (() => Promise<unknown>) | null = null
  const interrupted = (store: Store): Store => ({
    ...store,
    transact: async (writes) => {
      const first = meanwhile
      meanwhile = null
      await first?.()
      return store.transact(writes)
    },
  })

  it.each([
    ['in a lobby', { seats: 4 }],
    ['in a running game', { seats: 2, startWhenFull: true, bots: ['random'] }],
  ])('wins: an invitation taken back while it is being accepted gives no seat %s', async (_where, settings) => {
    await meet({ around: interrupted })
    const table = await create(settings)
    const token = await link(table)
    const [{ id: invite = '' } = {}] = await list(table)
    meanwhile = () => world.call('revokeInvite', { as: ana, params: { table, invite }, body: {} })
    expect((await accept(token, ben)).error?.code).toBe('invite-revoked')
    expect((await info(table, ana)).seats.filter(({ player }) => player === ben)).toEqual([])
    expect(await world.memory.get('players', gameKey(ben, table))).toBeNull()
  })

  it('makes the last link there may be, and the other is told so', async () => {
    await meet({ around: interrupted })
    const table = await create()
    for (let i = 0; i < 19; i++) await link(table)
    meanwhile = () => link(table)
    expect((await world.call('invite', at(table, ana, {}))).error?.code).toBe('too-many-invites')
    expect(await list(table)).toHaveLength(20)
  })

  it('wins, and the other looks again: a table handed over while its host leaves is not handed on twice', async () => {
    await meet({ around: interrupted })
    const table = await create({ seats: 3 })
    for (const as of [ben, cleo]) await accept(await link(table), as)
    await world.call('start', at(table, ana, {}))
    meanwhile = () => world.call('handOver', at(table, ana, { player: cleo }))
    expect((await world.call('leave', at(table, ana, {}))).status).toBe(200)
    expect(await info(table, cleo)).toMatchObject({ host: cleo, seats: [{ player: null }, { player: ben }, { player: cleo }] })
  })
})

describe('A store that does not say what became of a request', () => {
  it.each(['unheard', 'lost'] as const)('is asked again: %s', async (how) => {
    const { around, faulty: met, isUsedUp } = unreliable()
    const faulty = met(how)
    await meet({ around })
    const table = await create({ seats: 3 })
    const token = await faulty(() => link(table))
    expect((await faulty(() => accept(token, ben))).body.seats.filter(({ player }) => player === ben)).toHaveLength(1)
    await world.call('start', at(table, ana, {}))
    const late = await link(table)
    expect((await faulty(() => accept(late, cleo))).body.seats.filter(({ player }) => player === cleo)).toHaveLength(1)
    const declined = await link(table)
    expect((await faulty(() => world.call('declineInvite', { body: { token: declined } }))).status).toBe(200)
    const mailed = await mail(table, 'dora@example.org')
    expect((await faulty(() => world.call('notMe', { body: { token: mailed } }))).status).toBe(200)
    expect((await list(table)).map(({ state }) => state).toSorted()).toEqual(['declined', 'revoked', 'used', 'used'])
    expect(isUsedUp()).toBe(true)
  })
})
