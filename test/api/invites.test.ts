/** Invitations: used once, by whoever holds them, and telling nothing to those they are not for. */
import { beforeEach, describe, expect, it } from 'vitest'
import { days, hours } from '../../functions/people/limits.ts'
import { stateKey, tableKey } from '../../functions/table/stored-game.ts'
import { newInvitations, tokenIn } from './invitations.ts'
import { at } from './tables.ts'

let { world, ana, ben, cleo, create, link, mail, accept, look, list } = await newInvitations()
beforeEach(async () => {
  ;({ world, ana, ben, cleo, create, link, mail, accept, look, list } = await newInvitations())
})

describe('An invitation by link', () => {
  it('is told once, in the fragment of the link, and kept only as a hash', async () => {
    const table = await create()
    const { body } = await world.call('invite', at(table, ana, {}))
    expect(body.link).toMatch(/^http:\/\/localhost:3000\/join#[\w-]{27}$/)
    expect(body.invite).toMatchObject({ by: ana, email: null, state: 'open', until: world.clock.now + 7 * days })
    expect(await list(table)).toEqual([body.invite])
    expect(world.mails).toEqual([])
    const stored = await world.memory.query('ephemeral', `TABLE#${table}`)
    expect(JSON.stringify(stored)).not.toContain(tokenIn(body.link))
  })

  it('shows table, host and pace to whoever holds it, names nobody else and changes nothing', async () => {
    const table = await create({ name: 'Attic' })
    await accept(await link(table), ben)
    const token = await link(table)
    const { body } = await look(token)
    expect(body).toMatchObject({
      host: 'Ana',
      bound: false,
      table: { id: table, status: 'lobby', settings: { name: 'Attic' }, taken: 2, free: 2 },
    })
    expect(JSON.stringify(body)).not.toContain(ben)
    expect(JSON.stringify(body)).not.toContain('Ben')
    expect((await look(token)).body).toEqual(body)
    expect((await list(table)).map(({ state }) => state).toSorted()).toEqual(['open', 'used'])
  })

  it('gives a seat at a private table', async () => {
    const table = await create()
    const token = await link(table)
    const { body } = await accept(token, ben, { entropy: 'b'.repeat(32) })
    expect(body).toMatchObject({ id: table, seats: [{ player: ana }, { player: ben }, {}, {}], you: { host: false, seated: true } })
    expect((await world.call('myGames', { as: ben })).body.games.map((game) => game.table)).toEqual([table])
    expect((await list(table))[0]?.state).toBe('used')
    expect((await accept(token, cleo)).error?.code).toBe('invite-used')
    expect((await look(token)).error?.code).toBe('invite-used')
  })

  it('may be used again by whoever used it, to the same seat', async () => {
    const table = await create()
    const token = await link(table)
    const first = await accept(token, ben)
    expect((await accept(token, ben)).body).toEqual(first.body)
    await world.call('leave', at(table, ben, {}))
    expect((await accept(token, ben)).error?.code).toBe('invite-used')
  })

  it('gives the last seat, and the game begins', async () => {
    const table = await create({ seats: 2, startWhenFull: true })
    expect((await accept(await link(table), ben)).body).toMatchObject({ status: 'playing', seats: [{ player: ana }, { player: ben }] })
  })

  it('is not used up by somebody who cannot use it', async () => {
    const table = await create({ seats: 2 })
    const [first, second, third] = [await link(table), await link(table), await link(table)]
    expect((await accept(first, ana)).error?.code).toBe('already-seated')
    await accept(second, ben)
    expect((await accept(third, cleo)).error?.code).toBe('table-full')
    await world.call('leave', at(table, ben, {}))
    await world.call('shun', { as: ana, params: { player: cleo }, body: { how: 'block' } })
    expect((await accept(first, cleo)).error?.code).toBe('blocked')
    expect((await accept(first, ben)).status).toBe(200)
    expect((await world.call('acceptInvite', { body: { token: third } })).error?.code).toBe('not-signed-in')
  })

  it('seats nobody beside somebody who blocked them, though it was not the host', async () => {
    const table = await create({ seats: 3 })
    await accept(await link(table), ben)
    await world.call('shun', { as: ben, params: { player: cleo }, body: { how: 'block' } })
    const token = await link(table)
    expect((await accept(token, cleo)).error?.code).toBe('blocked')
    await world.call('leave', at(table, ben, {}))
    expect((await accept(token, cleo)).status).toBe(200)
  })

  it('is worth nothing if it was never made, or is not even one', async () => {
    for (const ask of [look, (token: string) => accept(token, ben)]) expect((await ask('x'.repeat(27))).error?.code).toBe('invite-unknown')
    for (const route of ['declineInvite', 'notMe'] as const) {
      expect((await world.call(route, { body: { token: 'x'.repeat(27) } })).error?.code).toBe('invite-unknown')
    }
    expect((await look('short')).error?.code).toBe('malformed')
  })

  it('expires after seven days, and is forgotten some time later', async () => {
    const table = await create()
    const token = await link(table)
    world.clock.advance(7 * days - 1)
    expect((await look(token)).status).toBe(200)
    world.clock.advance(1)
    expect((await look(token)).error?.code).toBe('invite-expired')
    expect((await accept(token, ben)).error?.code).toBe('invite-expired')
    expect((await world.call('declineInvite', { body: { token } })).error?.code).toBe('invite-expired')
    expect((await list(table))[0]?.state).toBe('expired')
    world.clock.advance(31 * days)
    expect((await look(token)).error?.code).toBe('invite-unknown')
  })

  it('can be taken back by the host', async () => {
    const table = await create()
    const token = await link(table)
    const [{ id: invite = '' } = {}] = await list(table)
    const revoke = (as: string, id = invite) => world.call('revokeInvite', { as, params: { table, invite: id }, body: {} })
    expect((await revoke(ana, 'x'.repeat(22))).error?.code).toBe('no-such-thing')
    expect((await revoke(ana)).status).toBe(200)
    expect((await revoke(ana)).status).toBe(200)
    expect((await look(token)).error?.code).toBe('invite-revoked')
    expect((await accept(token, ben)).error?.code).toBe('invite-revoked')
    const used = await link(table)
    await accept(used, ben)
    const id = (await list(table)).find(({ state }) => state === 'used')?.id
    expect((await revoke(ana, id)).error?.code).toBe('invite-used')
  })

  it('can be declined by whoever holds it', async () => {
    const table = await create()
    const token = await link(table)
    expect((await world.call('declineInvite', { body: { token } })).status).toBe(200)
    expect((await world.call('declineInvite', { body: { token } })).status).toBe(200)
    expect((await accept(token, ben)).error?.code).toBe('invite-used')
    expect((await list(table))[0]?.state).toBe('declined')
  })

  it('is void with its table', async () => {
    const table = await create()
    const token = await link(table)
    await world.call('closeTable', at(table, ana, {}))
    expect((await look(token)).error?.code).toBe('invite-revoked')
    expect((await accept(token, ben)).error?.code).toBe('invite-revoked')
  })

  it('is for the host to make, to list and to take back', async () => {
    const table = await create({ visibility: 'open' })
    await world.call('takeSeat', at(table, ben, {}))
    for (const as of [ben, cleo]) {
      expect((await world.call('invite', at(table, as, {}))).error?.code).toBe('not-the-host')
      expect((await world.call('invites', at(table, as))).error?.code).toBe('not-the-host')
      const revoked = await world.call('revokeInvite', { as, params: { table, invite: table }, body: {} })
      expect(revoked.error?.code).toBe('not-the-host')
    }
  })

  it('is one of twenty at most', async () => {
    const table = await create()
    for (let i = 0; i < 20; i++) await link(table)
    world.clock.advance(hours)
    const { error, headers } = await world.call('invite', at(table, ana, {}))
    expect(error?.code).toBe('too-many-invites')
    expect(Number(headers['retry-after'])).toBe((7 * days - hours) / 1000)
    const [{ id: invite = '' } = {}] = await list(table)
    await world.call('revokeInvite', { as: ana, params: { table, invite }, body: {} })
    await link(table)
    world.clock.advance(7 * days)
    await link(table)
  })

  it('is not made where there is no room, or nobody may come', async () => {
    const invite = async (settings: object) =>
      (await world.call('invite', at(await create({ startWhenFull: true, ...settings }), ana, {}))).error?.code
    expect(await invite({ seats: 2, bots: ['random'], startWhenFull: false })).toBe('table-full')
    expect(await invite({ seats: 2, bots: ['random'], latecomers: 'nobody' })).toBe('already-started')
    expect(await invite({ seats: 6, bots: ['random', 'random', 'random', 'random', 'random'] })).toBe('table-full')
    const table = await create()
    await world.call('closeTable', at(table, ana, {}))
    expect((await world.call('invite', at(table, ana, {}))).error?.code).toBe('no-such-table')
    const over = await create({ seats: 2, bots: ['random'], startWhenFull: true })
    await world.memory.update('games', stateKey(over), { set: { st: 'over' } })
    expect((await world.call('invite', at(over, ana, {}))).error?.code).toBe('game-over')
  })
})

describe('An invitation to a running game (J1)', () => {
  it('gives a seat at the end of the order', async () => {
    const table = await create({ seats: 2, bots: ['random'], startWhenFull: true })
    const token = await link(table)
    expect((await look(token)).body.table).toMatchObject({ status: 'playing', taken: 2, free: 4 })
    expect((await accept(token, ben)).body).toMatchObject({
      status: 'playing',
      seats: [{ player: ana }, { bot: 'random' }, { player: ben }],
    })
    expect((await world.call('view', at(table, ben))).body.view.you).toBe('s3')
    expect((await accept(token, ben)).status).toBe(200)
    expect((await accept(token, cleo)).error?.code).toBe('invite-used')
    expect((await list(table))[0]?.state).toBe('used')
  })

  it('is worth nothing where nobody may come later', async () => {
    const table = await create({ seats: 3, bots: ['random'], latecomers: 'nobody' })
    const token = await link(table)
    await world.call('start', at(table, ana, {}))
    expect((await accept(token, ben)).error?.code).toBe('already-started')
  })

  it('waits while the game is paused', async () => {
    const table = await create({ seats: 2, bots: ['random'], startWhenFull: true })
    const token = await link(table)
    await world.call('propose', at(table, ana, { kind: 'pause' }))
    expect((await accept(token, ben)).error?.code).toBe('not-playing')
    await world.call('propose', at(table, ana, { kind: 'resume' }))
    expect((await accept(token, ben)).status).toBe(200)
  })
})

describe('Neither token nor address', () => {
  it('is ever written to the log, or stands anywhere in the store but in the list of the host', async () => {
    const table = await create()
    const tokens = [await link(table), await mail(table, 'dora@example.org'), await mail(table, 'emil@example.org')]
    await look(tokens[0] ?? '')
    await accept(tokens[0] ?? '', ben)
    await accept(tokens[0] ?? '', cleo)
    await world.call('declineInvite', { body: { token: tokens[1] } })
    await world.call('notMe', { body: { token: tokens[2] } })
    const log = world.lines.join('\n')
    for (const secret of [...tokens, 'example.org']) expect(log).not.toContain(secret)
    const row = await world.memory.get('games', tableKey(table))
    expect(JSON.stringify(row)).not.toContain('example.org')
  })
})
