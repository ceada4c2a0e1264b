/** Who is asking: guests, sessions, other devices, and ending all of them. */
import { decode } from 'next-auth/jwt'
import { beforeEach, describe, expect, it } from 'vitest'
import { readSession } from '../../functions/api/session.ts'
import { days, minutes } from '../../functions/people/limits.ts'
import { meKey } from '../../functions/people/player.ts'
import { OutcomeUnknown } from '../../functions/store/store.ts'
import { counted, newWorld, sentBack, type World } from './harness.ts'

let world: World
beforeEach(() => {
  world = newWorld()
})

describe('A session', () => {
  it('minted by next-auth is read by us', async () => {
    const cookie = await world.session('ana', 3)
    expect(await readSession([cookie], world.ports)).toMatchObject({ player: 'ana', epoch: 3 })
    expect(await readSession([`__Host-${cookie}`], world.ports)).toMatchObject({ player: 'ana', epoch: 3 })
  })

  it('begun by us is read by next-auth', async () => {
    const today = newWorld({ now: Date.now() })
    const { cookies, body } = await today.call('becomeGuest', { body: {} })
    const [, token] = sentBack(cookies[0]).split('=')
    expect(await decode({ token, secret: today.ports.settings.sessionSecret })).toMatchObject({ sub: body.id, epoch: 0 })
  })

  it('of an earlier release, under the name it had then, goes on, and leaves nothing behind that could come back', async () => {
    world.ports.settings.origin = 'https://meanwhile.example'
    const ana = await world.guest()
    const earlier = `__Secure-${await world.session(ana)}`
    expect((await world.call('me', { cookies: [earlier] })).body.id).toBe(ana)
    const goneToo = expect.stringMatching(/^__Secure-next-auth\.session-token=; .*Max-Age=0; Secure$/)
    expect((await world.call('signOut', { cookies: [earlier] })).cookies).toContainEqual(goneToo)
    expect((await world.call('becomeGuest', { body: {}, cookies: [earlier] })).cookies).toContainEqual(goneToo)
  })

  it('cannot be read by scripts, sent from other sites or set by other hosts, and over https is marked secure', async () => {
    const { cookies } = await world.call('becomeGuest', { body: {} })
    expect(cookies).toEqual([expect.stringMatching(/^next-auth\.session-token=.+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/)])
    world.ports.settings.origin = 'https://meanwhile.example'
    const secure = await world.call('becomeGuest', { body: {} })
    expect(secure.cookies[0]).toMatch(/^__Host-next-auth\.session-token=.+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure$/)
    for (const cookie of secure.cookies) expect(cookie).not.toContain('Domain')
  })

  it('made with the secret before is prolonged with the new one', async () => {
    const { cookies, body } = await world.call('becomeGuest', { body: {} })
    const { settings } = world.ports
    Object.assign(settings, { sessionSecret: 'the new one', earlierSecrets: [settings.sessionSecret] })
    const after = (await world.call('me', { cookies: cookies.map(sentBack) })).cookies.map(sentBack)
    settings.earlierSecrets = []
    expect((await world.call('me', { cookies: after })).body.id).toBe(body.id)
  })

  it('is ended by signing in anew, on this device or by a code of another', async () => {
    const [ana, ben] = [await world.guest('Ana'), await world.guest('Ben')]
    const { code } = (await world.call('makeDeviceCode', { as: ana })).body
    const before = await world.session(ben)
    expect((await world.call('useDeviceCode', { body: { code }, cookies: [before] })).body.id).toBe(ana)
    expect((await world.call('me', { cookies: [before] })).error?.code).toBe('session-over')
    const email = 'ana@example.com'
    await world.call('requestSignIn', { body: { email } })
    const mail = world.mails.at(-1)
    if (mail?.kind !== 'sign-in') throw new Error('no such mail')
    const guest = await world.session(ana)
    const now = await world.call('confirmSignIn', { body: { email, code: mail.code }, cookies: [guest] })
    expect((await world.call('me', { cookies: [guest] })).error?.code).toBe('session-over')
    expect((await world.call('me', { cookies: now.cookies.map(sentBack) })).body).toMatchObject({ id: ana, email })
  })

  it('ends after thirty days', async () => {
    const { cookies } = await world.call('becomeGuest', { body: {} })
    world.clock.advance(31 * days)
    expect((await world.call('me', { cookies: cookies.map(sentBack) })).error?.code).toBe('not-signed-in')
  })

  it('that was read before still ends in time, and with its secret', async () => {
    const { cookies, body } = await world.call('becomeGuest', { body: {} })
    const cookie = sentBack(cookies[0])
    expect(await readSession([cookie], world.ports)).toMatchObject({ player: body.id })
    const other = { ...world.ports, settings: { ...world.ports.settings, sessionSecret: 'another' } }
    expect(await readSession([cookie], other)).toBeNull()
    world.clock.advance(31 * days)
    expect(await readSession([cookie], world.ports)).toBeNull()
  })

  it('made with another key, or of somebody unknown, is none', async () => {
    expect((await world.call('me', { cookies: ['next-auth.session-token=eyJhbGciOiJkaXIifQ..x.y.z'] })).error?.code).toBe('not-signed-in')
    expect((await world.call('me', { as: 'nobody' })).error?.code).toBe('session-over')
    expect((await world.call('me')).error?.code).toBe('not-signed-in')
  })

  it('is ended by signing out', async () => {
    const ana = await world.guest()
    const { cookies, body } = await world.call('signOut', { as: ana })
    expect(body).toEqual({})
    expect(cookies).toEqual([expect.stringMatching(/^next-auth\.session-token=; .*Max-Age=0$/)])
  })
})

describe('A session that is used', () => {
  /** As a browser keeps it. */
  const visitor = async () => {
    let [cookie = ''] = (await world.call('becomeGuest', { body: {} })).cookies.map(sentBack)
    const visit = async (route: 'me' | 'myGames' | 'openTables' = 'me') => {
      const { status, cookies } = await world.call(route, { cookies: [cookie] })
      if (cookies[0]) cookie = sentBack(cookies[0])
      return { status, cookies }
    }
    return { visit, present: () => cookie }
  }

  it('goes on for as long as its owner comes by, and ends thirty days after the last visit', async () => {
    const { visit, present } = await visitor()
    for (let week = 0; week < 12; week++) {
      world.clock.advance(7 * days)
      expect((await visit()).status).toBe(200)
    }
    world.clock.advance(31 * days)
    expect((await world.call('me', { cookies: [present()] })).error?.code).toBe('not-signed-in')
  })

  it('is set anew once a day, and by no route that is for anyone', async () => {
    const { visit } = await visitor()
    world.clock.advance(days - 1000)
    expect((await visit()).cookies).toEqual([])
    world.clock.advance(1000)
    expect((await visit('openTables')).cookies).toEqual([])
    expect((await visit('myGames')).cookies).toEqual([
      expect.stringMatching(/^next-auth\.session-token=.+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/),
    ])
    expect((await visit()).cookies).toEqual([])
  })

  it('is set anew at once with a new secret, which outlives the one before it', async () => {
    const { visit } = await visitor()
    const { settings } = world.ports
    Object.assign(settings, { sessionSecret: 'the new one', earlierSecrets: [settings.sessionSecret] })
    expect((await visit()).cookies).toHaveLength(1)
    expect((await visit()).cookies).toEqual([])
    settings.earlierSecrets = []
    expect((await visit()).status).toBe(200)
  })

  it('is set anew once, however much is asked for together', async () => {
    const { present } = await visitor()
    world.clock.advance(days)
    const { cookies } = await world.call('together', { cookies: [present()], body: { asks: ['/me', '/me/games', '/tables'] } })
    expect(cookies).toHaveLength(1)
    expect((await world.call('me', { cookies: cookies.map(sentBack) })).status).toBe(200)
  })

  it('costs no request more', async () => {
    const { visit } = await visitor()
    world.clock.advance(days - 1000)
    const store = counted(world.ports.store)
    world.watch(() => store)
    const requestsOf = async () => {
      store.forget()
      const { cookies } = await visit()
      return { cookies: cookies.length, ...store.counts }
    }
    const usual = await requestsOf()
    world.clock.advance(2 * minutes)
    expect(await requestsOf()).toEqual({ ...usual, cookies: 1 })
  })

  it('is one and the same: signing out ends each copy of it there ever was', async () => {
    const { visit, present } = await visitor()
    const copy = present()
    world.clock.advance(2 * days)
    await visit()
    expect(present()).not.toBe(copy)
    await world.call('signOut', { cookies: [present()] })
    for (const held of [copy, present()]) {
      const { error, cookies } = await world.call('me', { cookies: [held] })
      expect([error?.code, cookies]).toEqual(['session-over', []])
    }
  })

  it('is not set anew over what ends it', async () => {
    const { present } = await visitor()
    world.clock.advance(2 * days)
    const { cookies } = await world.call('deleteMe', { cookies: [present()], body: { sure: true } })
    expect(cookies).toEqual([expect.stringMatching(/Max-Age=0$/)])
  })
})

describe('Signing out', () => {
  it('ends that session for good, whoever holds a copy of it, and no other', async () => {
    const ana = await world.guest('Ana')
    const [phone, laptop] = [await world.session(ana), await world.session(ana)]
    await world.call('signOut', { cookies: [phone] })
    expect((await world.call('me', { cookies: [phone] })).error?.code).toBe('session-over')
    expect((await world.call('me', { cookies: [laptop] })).status).toBe(200)
  })
})

describe('A guest', () => {
  it('plays at once, under a name in their language', async () => {
    const { body } = await world.call('becomeGuest', { body: { language: 'de', zone: 'Europe/Berlin' } })
    expect(body).toMatchObject({ guest: true, email: null, language: 'de', zone: 'Europe/Berlin', calendar: [], played: 0, won: 0 })
    expect(body.name).toMatch(/^Gast \d{4}$/)
    expect(body.id).toMatch(/^[\w-]{22}$/)
    expect((await world.call('becomeGuest', { body: {} })).body.name).toMatch(/^Guest \d{4}$/)
    expect((await world.call('becomeGuest', { body: { name: ' Ana ' } })).body.name).toBe('Ana')
  })

  it('expires in seven days unless they make a move', async () => {
    const ana = await world.guest()
    expect(await world.memory.get('players', meKey(ana))).toMatchObject({ ttl: (world.clock.now + 7 * days) / 1000 })
  })

  it('who has a session already stays who they are', async () => {
    const first = await world.call('becomeGuest', { body: { name: 'Ana' } })
    const second = await world.call('becomeGuest', { body: { name: 'Ben' }, cookies: first.cookies.map(sentBack) })
    expect(second.body).toEqual(first.body)
    expect(second.cookies).toEqual([])
  })

  it('whose session was ended becomes a new one', async () => {
    const ana = await world.guest()
    const stale = await world.session(ana, 0)
    await world.call('signOutEverywhere', { as: ana })
    const again = await world.call('becomeGuest', { body: {}, cookies: [stale] })
    expect(again.body.id).not.toBe(ana)
    expect(again.cookies).toHaveLength(1)
  })

  it('is one of sixty an hour from one address, which is never kept', async () => {
    for (let made = 0; made < 60; made++) expect((await world.call('becomeGuest', { body: {}, ip: '198.51.100.9' })).status).toBe(200)
    world.clock.advance(20 * minutes)
    const refused = await world.call('becomeGuest', { body: {}, ip: '198.51.100.9' })
    expect(refused).toMatchObject({ status: 429, error: { code: 'rate-limited' }, headers: { 'retry-after': '2400' } })
    expect((await world.call('becomeGuest', { body: {}, ip: '198.51.100.10' })).status).toBe(200)
    world.clock.advance(40 * minutes)
    expect((await world.call('becomeGuest', { body: {}, ip: '198.51.100.9' })).status).toBe(200)
    expect([...world.written, ...world.lines].join()).not.toContain('198.51.100')
  })

  it.each([
    [{ name: '' }, 'malformed', 'name'],
    [{ name: 'x'.repeat(41) }, 'too-long', 'name'],
    [{ name: 'two\nlines' }, 'malformed', 'name'],
    [{ zone: 'Mars/Olympus' }, 'malformed', 'zone'],
    [{ language: 'fr' }, 'malformed', 'language'],
    [{ id: 'mine' }, 'unknown-field', 'id'],
  ])('cannot be %j', async (body, code, field) => {
    expect((await world.call('becomeGuest', { body })).error).toMatchObject({ code, field })
  })
})

describe('Another device', () => {
  it('continues with a code that works once', async () => {
    const ana = await world.guest('Ana')
    const { body } = await world.call('makeDeviceCode', { as: ana })
    expect(body.code).toMatch(/^[A-HJ-NP-Z2-9]{10}$/)
    expect(body).toMatchObject({ link: `http://localhost:3000/device#${body.code}`, until: world.clock.now + 10 * minutes })
    const used = await world.call('useDeviceCode', { body: { code: ` ${body.code.toLowerCase()} ` } })
    expect(used.body).toMatchObject({ id: ana, name: 'Ana' })
    expect((await world.call('me', { cookies: used.cookies.map(sentBack) })).body.id).toBe(ana)
    expect((await world.call('useDeviceCode', { body: { code: body.code } })).error?.code).toBe('code-wrong')
  })

  it('gets in once however many try at the same instant', async () => {
    const ana = await world.guest()
    const { code } = (await world.call('makeDeviceCode', { as: ana })).body
    const tries = await Promise.all(Array.from({ length: 12 }, () => world.call('useDeviceCode', { body: { code } })))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('may try again for two minutes if it did not hear what became of it, and no other may', async () => {
    const ana = await world.guest()
    const { code } = (await world.call('makeDeviceCode', { as: ana })).body
    const use = (more: object) => world.call('useDeviceCode', { body: { code, ...more } })
    const attempt = 'a'.repeat(32)
    expect((await use({ attempt })).status).toBe(200)
    expect((await use({ attempt })).body.id).toBe(ana)
    for (const more of [{}, { attempt: 'b'.repeat(32) }]) expect((await use(more)).error?.code).toBe('code-wrong')
    world.clock.advance(2 * minutes)
    expect((await use({ attempt })).error?.code).toBe('code-wrong')
  })

  it('is let in although nobody heard that the code was used', async () => {
    const ana = await world.guest()
    const { code } = (await world.call('makeDeviceCode', { as: ana })).body
    let loses = true
    world.watch((store) => ({
      ...store,
      update: async (table, key, change, when) => {
        const done = await store.update(table, key, change, when)
        const isLost = loses && key.pk.startsWith('DEVICE#')
        if (isLost) loses = false
        if (isLost) throw new OutcomeUnknown()
        return done
      },
    }))
    expect((await world.call('useDeviceCode', { body: { code } })).body.id).toBe(ana)
    expect(loses).toBe(false)
  })

  it('is too late after ten minutes, even if nobody has swept', async () => {
    const ana = await world.guest()
    const { code } = (await world.call('makeDeviceCode', { as: ana })).body
    world.clock.advance(10 * minutes)
    expect((await world.call('useDeviceCode', { body: { code } })).error?.code).toBe('code-wrong')
  })

  it('is shut out by signing out everywhere', async () => {
    const ana = await world.guest()
    const { code } = (await world.call('makeDeviceCode', { as: ana })).body
    await world.call('signOutEverywhere', { as: ana })
    expect((await world.call('useDeviceCode', { body: { code } })).error?.code).toBe('code-wrong')
  })

  it('cannot search for codes', async () => {
    const tries = []
    for (let tried = 0; tried < 21; tried++) tries.push((await world.call('useDeviceCode', { body: { code: 'ABCDEFGHJK' } })).error?.code)
    expect(tries).toEqual([...Array(20).fill('code-wrong'), 'rate-limited'])
    world.clock.advance(10 * minutes)
    expect((await world.call('useDeviceCode', { body: { code: 'ABCDEFGHJK' } })).error?.code).toBe('code-wrong')
  })

  it('finds the code nowhere in the store or the log', async () => {
    const ana = await world.guest()
    const { code } = (await world.call('makeDeviceCode', { as: ana })).body
    await world.call('useDeviceCode', { body: { code } })
    expect([...world.written, ...world.lines].join()).not.toContain(code)
  })
})

describe('Signing out everywhere', () => {
  it('ends every session but the one that asked', async () => {
    const ana = await world.guest()
    const [phone, laptop] = [await world.session(ana, 0), await world.session(ana, 0)]
    const { cookies } = await world.call('signOutEverywhere', { cookies: [phone] })
    expect((await world.call('me', { cookies: [laptop] })).error?.code).toBe('session-over')
    expect((await world.call('me', { cookies: [phone] })).error?.code).toBe('session-over')
    expect((await world.call('me', { cookies: cookies.map(sentBack) })).body.id).toBe(ana)
  })

  it('reaches other machines within a minute', async () => {
    const ana = await world.guest()
    const session = await world.session(ana, 0)
    expect((await world.call('me', { cookies: [session] })).status).toBe(200)
    // On another machine, so that this one still remembers the epoch of before.
    await world.memory.update('players', meKey(ana), { add: { epoch: 1 } })
    world.clock.advance(minutes + 1)
    expect((await world.call('me', { cookies: [session] })).error?.code).toBe('session-over')
  })

  it('is nothing a guest who expired can do', async () => {
    const ana = await world.guest()
    const session = await world.session(ana, 0)
    await world.call('me', { cookies: [session] })
    await world.memory.remove('players', meKey(ana))
    expect((await world.call('signOutEverywhere', { cookies: [session] })).error?.code).toBe('session-over')
    expect(await world.memory.get('players', meKey(ana))).toBeNull()
  })
})
