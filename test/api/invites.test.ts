/** Invitations: by link and by mail, used once, within limits, and telling nothing to those they are not for. */
import { beforeEach, describe, expect, it } from 'vitest'
import { isDead, stopAddress } from '../../functions/mail/stopping.ts'
import { days, hours } from '../../functions/people/limits.ts'
import { addressKey, gameKey, meKey } from '../../functions/people/player.ts'
import type { Store } from '../../functions/store/store.ts'
import { stateKey, tableKey } from '../../functions/table/stored-game.ts'
import { type Asking, newWorld, type World } from './harness.ts'
import { unreliable } from './unreliable.ts'

let world: World
let ana: string
let ben: string
let cleo: string

async function people(): Promise<void> {
  ana = await world.guest('Ana')
  ben = await world.guest('Ben')
  cleo = await world.guest('Cleo')
}

beforeEach(async () => {
  world = newWorld()
  await people()
})

const at = (table: string, as?: string, body?: unknown): Asking => ({
  params: { table },
  ...(as && { as }),
  ...(body !== undefined && { body }),
})
const info = async (table: string, as?: string) => (await world.call('table', at(table, as))).body
const tokenIn = (link: string | null | undefined): string => link?.split('#')[1] ?? ''

async function create(settings: object = {}): Promise<string> {
  return (await world.call('createTable', { as: ana, body: { settings: { startWhenFull: false, ...settings } } })).body.id
}
async function link(table: string): Promise<string> {
  const { body, error } = await world.call('invite', at(table, ana, {}))
  expect(error).toBeUndefined()
  return tokenIn(body.link)
}
async function mail(table: string, email: string): Promise<string> {
  expect((await world.call('invite', at(table, ana, { email }))).error).toBeUndefined()
  const letter = world.mails.at(-1)
  return letter?.kind === 'invitation' ? tokenIn(letter.link) : ''
}
const accept = (token: string, as: string, more: object = {}) => world.call('acceptInvite', { as, body: { token, ...more } })
const look = (token: string) => world.call('lookAtInvite', { body: { token } })
const list = async (table: string) => (await world.call('invites', at(table, ana))).body.invites
const haveAddress = (player: string, email: string) => world.memory.update('players', meKey(player), { set: { email, guest: false } })

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
      world = newWorld({ around: overtaken })
      await people()
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

describe('An invitation by mail', () => {
  it('is sent to the address and told to nobody else', async () => {
    const table = await create({ name: 'Attic' })
    const { body } = await world.call('invite', at(table, ana, { email: 'Dora@Example.org', language: 'de' }))
    expect(body).toMatchObject({ link: null, invite: { email: 'dora@example.org', state: 'open' } })
    expect(world.mails).toEqual([
      {
        kind: 'invitation',
        to: 'dora@example.org',
        language: 'de',
        table: 'Attic',
        host: 'Ana',
        link: expect.stringMatching(/^http:\/\/localhost:3000\/join#[\w-]{27}$/),
        stop: expect.stringMatching(/^http:\/\/localhost:3000\/no-mail#[\w-]{27}$/),
        unsubscribe: expect.stringMatching(/^http:\/\/localhost:3000\/api\/v1\/unsubscribe\/invitations\.[\w-]{43}\.[\w-]{27}$/),
      },
    ])
    expect((await list(table))[0]?.email).toBe('dora@example.org')
  })

  it('is in the language of whoever plays here with that address, and the host sees no difference', async () => {
    const table = await create()
    await haveAddress(ben, 'ben@example.org')
    await world.memory.put('players', { ...addressKey('ben@example.org'), player: ben })
    await world.call('changeMe', { as: ben, body: { language: 'de' } })
    const invited = (email: string) => world.call('invite', at(table, ana, { email, language: 'en' }))
    const [known, unknown] = [await invited('ben@example.org'), await invited('dora@example.org')]
    expect(world.mails.filter(({ kind }) => kind === 'invitation').map(({ language }) => language)).toEqual(['de', 'en'])
    expect([known.status, Object.keys(known.body), known.body.link]).toEqual([unknown.status, Object.keys(unknown.body), unknown.body.link])
  })

  it('is for its address: somebody with another is asked, a guest is not', async () => {
    const table = await create()
    await haveAddress(ben, 'ben@example.org')
    await haveAddress(cleo, 'cleo@example.org')
    const token = await mail(table, 'dora@example.org')
    expect((await look(token)).body.bound).toBe(true)
    expect((await accept(token, ben)).error?.code).toBe('invite-for-another')
    expect((await accept(token, ben, { anyway: true })).status).toBe(200)
    expect((await accept(await mail(table, 'Cleo@example.org'), cleo)).status).toBe(200)
    expect((await accept(await mail(table, 'dora@example.org'), await world.guest())).status).toBe(200)
  })

  it('is the last one, after "not me", that this address ever gets, and no host learns of it', async () => {
    const table = await create()
    const token = await mail(table, 'dora@example.org')
    expect((await world.call('notMe', { body: { token } })).status).toBe(200)
    expect((await world.call('notMe', { body: { token } })).status).toBe(200)
    expect((await accept(token, ben)).error?.code).toBe('invite-revoked')
    expect(await list(table)).toMatchObject([{ state: 'revoked', email: null }])
    const { body, status } = await world.call('invite', at(table, ana, { email: 'dora@example.org' }))
    expect(status).toBe(200)
    expect(body).toMatchObject({ link: null, invite: { email: 'dora@example.org', state: 'open' } })
    expect(world.mails).toHaveLength(1)
  })

  it.each(['bounce', 'complaint'] as const)(
    'makes no address good again after a %s, by "not me" or by a click in the letter',
    async (why) => {
      const table = await create()
      const token = await mail(table, 'dora@example.org')
      const letter = world.mails.at(-1) as { unsubscribe?: string }
      await stopAddress(world.ports, 'dora@example.org', why)
      for (let again = 0; again < 2; again++) expect((await world.call('notMe', { body: { token } })).status).toBe(200)
      const stop = letter.unsubscribe?.split('/').pop() ?? ''
      expect((await world.call('unsubscribe', { params: { token: stop } })).status).toBe(200)
      expect(await list(table)).toMatchObject([{ state: 'revoked', email: null }])
      await world.call('requestSignIn', { body: { email: 'dora@example.org' } })
      expect(world.mails).toHaveLength(1)
    },
  )

  it.each(['notMe', 'unsubscribe'] as const)('stays dead if it bounces in the very instant of %s', async (route) => {
    const token = await mail(await create(), 'dora@example.org')
    const stop = (world.mails.at(-1) as { unsubscribe?: string }).unsubscribe?.split('/').pop() ?? ''
    let bounces = true
    const bounce = async () => {
      if (bounces) await stopAddress({ ...world.ports, store: world.memory }, 'dora@example.org', 'bounce')
      bounces = false
    }
    world.watch((store) => ({
      ...store,
      transact: async (writes) => bounce().then(() => store.transact(writes)),
      put: async (table, item, when) => (table === 'players' ? bounce() : Promise.resolve()).then(() => store.put(table, item, when)),
    }))
    const asked = route === 'notMe' ? { body: { token } } : { params: { token: stop } }
    expect((await world.call(route, asked)).status).toBe(200)
    expect([bounces, await isDead(world.ports, 'dora@example.org')]).toEqual([false, true])
  })

  it('can be answered with "not me" after it has expired', async () => {
    const table = await create()
    const token = await mail(table, 'dora@example.org')
    world.clock.advance(20 * days)
    expect((await world.call('notMe', { body: { token } })).status).toBe(200)
    await world.call('invite', at(table, ana, { email: 'dora@example.org' }))
    expect(world.mails).toHaveLength(1)
  })

  it('is limited for each host, each address over all hosts, and altogether', async () => {
    const { mailBudget } = world.ports.settings
    Object.assign(mailBudget, { invitesPerHostDay: 4, invitesPerAddressDay: 2, invitesPerAddressMonth: 3, invitesPerDay: 6 })
    const tables = { [ana]: await create(), [ben]: (await world.call('createTable', { as: ben, body: {} })).body.id }
    const invite = (as: string, email: string) => world.call('invite', at(tables[as] ?? '', as, { email }))
    const refused = { error: { code: 'too-many-invites' } }

    expect((await invite(ana, 'dora@example.org')).status).toBe(200)
    expect((await invite(ben, 'dora@example.org')).status).toBe(200)
    const perAddress = await invite(ana, 'dora@example.org')
    expect(perAddress).toMatchObject({ status: 429, ...refused })
    expect(Number(perAddress.headers['retry-after'])).toBe((24 * hours) / 1000)

    expect((await invite(ana, 'e@example.org')).status).toBe(200)
    expect((await invite(ana, 'f@example.org')).status).toBe(200)
    expect(await invite(ana, 'g@example.org')).toMatchObject(refused)

    expect((await invite(ben, 'h@example.org')).status).toBe(200)
    expect((await invite(ben, 'i@example.org')).status).toBe(200)
    expect(await invite(ben, 'j@example.org')).toMatchObject(refused)
    expect((await world.call('invite', at(tables[ana] ?? '', ana, {}))).status).toBe(200)

    world.clock.advance(days)
    expect((await invite(ana, 'dora@example.org')).status).toBe(200)
    expect(await invite(ben, 'dora@example.org')).toMatchObject(refused)
    expect(world.mails).toHaveLength(7)
  })

  it('that may not have been sent is not called sent, and stays good', async () => {
    const table = await create()
    const { mail } = world.ports
    let lost = ''
    const broken: typeof mail.send = async (letter) => {
      lost = letter.kind === 'invitation' ? tokenIn(letter.link) : ''
      throw new Error(`could not reach ${letter.to}`)
    }
    world.ports.mail = { send: broken }
    expect((await world.call('invite', at(table, ana, { email: 'dora@example.org' }))).error?.code).toBe('unavailable')
    expect((await look(lost)).status).toBe(200)
    expect(world.lines.join('\n')).not.toContain('dora')
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
    world = newWorld({ around: interrupted })
    await people()
    const table = await create(settings)
    const token = await link(table)
    const [{ id: invite = '' } = {}] = await list(table)
    meanwhile = () => world.call('revokeInvite', { as: ana, params: { table, invite }, body: {} })
    expect((await accept(token, ben)).error?.code).toBe('invite-revoked')
    expect((await info(table, ana)).seats.filter(({ player }) => player === ben)).toEqual([])
    expect(await world.memory.get('players', gameKey(ben, table))).toBeNull()
  })

  it('makes the last link there may be, and the other is told so', async () => {
    world = newWorld({ around: interrupted })
    await people()
    const table = await create()
    for (let i = 0; i < 19; i++) await link(table)
    meanwhile = () => link(table)
    expect((await world.call('invite', at(table, ana, {}))).error?.code).toBe('too-many-invites')
    expect(await list(table)).toHaveLength(20)
  })

  it('wins, and the other looks again: a table handed over while its host leaves is not handed on twice', async () => {
    world = newWorld({ around: interrupted })
    await people()
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
    world = newWorld({ around })
    await people()
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
