/** Invitations by mail: to one address, within limits, and never again for whoever wants none. */
import { beforeEach, describe, expect, it } from 'vitest'
import { isDead, stopAddress } from '../../functions/mail/stopping.ts'
import { days, hours } from '../../functions/people/limits.ts'
import { addressKey } from '../../functions/people/player.ts'
import { newInvitations, tokenIn } from './invitations.ts'
import { at } from './tables.ts'

let { world, ana, ben, cleo, create, mail, accept, look, list, haveAddress } = await newInvitations()
beforeEach(async () => {
  ;({ world, ana, ben, cleo, create, mail, accept, look, list, haveAddress } = await newInvitations())
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

  it('is not sent to whoever blocked its host, or was blocked by them, and the host sees no difference', async () => {
    const table = await create()
    await haveAddress(ben, 'ben@example.org')
    await world.memory.put('players', { ...addressKey('ben@example.org'), player: ben })
    const invites = () => world.call('invite', at(table, ana, { email: 'ben@example.org' }))
    const shuns = (as: string, player: string, how: string) => world.call('shun', { as, params: { player }, body: { how } })
    for (const [as, other] of [
      [ben, ana],
      [ana, ben],
    ] as const) {
      await shuns(as, other, 'block')
      expect(await invites()).toMatchObject({ status: 200, body: { link: null, invite: { email: 'ben@example.org', state: 'open' } } })
      expect(world.mails).toEqual([])
      await shuns(as, other, 'not-at-all')
    }
    await shuns(ben, ana, 'mute')
    await invites()
    expect(world.mails).toMatchObject([{ kind: 'invitation', to: 'ben@example.org' }])
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
