/** One's own account, one's devices, and other people. */
import { beforeEach, describe, expect, it } from 'vitest'
import { days } from '../../functions/people/limits.ts'
import { meKey, subscriptionKey } from '../../functions/people/player.ts'
import { newWorld, type World } from './harness.ts'

let world: World
let ana: string
let ben: string
beforeEach(async () => {
  world = newWorld()
  ana = await world.guest('Ana')
  ben = await world.guest('Ben')
})

describe('My account', () => {
  it('shows what I may see of it and no more', async () => {
    const { body } = await world.call('me', { as: ana })
    expect(Object.keys(body).toSorted()).toEqual(
      ['best', 'calendar', 'email', 'guest', 'id', 'language', 'name', 'played', 'preferences', 'vacation', 'won', 'zone'].toSorted(),
    )
  })

  it('changes what I name and leaves the rest', async () => {
    const { body: before } = await world.call('me', { as: ana })
    const preferences = { ...before.preferences, theme: 'dark', digestHour: 7 }
    const { body } = await world.call('changeMe', { as: ana, body: { name: 'Ana B.', zone: 'Asia/Tokyo', preferences } })
    expect(body).toEqual({ ...before, name: 'Ana B.', zone: 'Asia/Tokyo', preferences })
    expect((await world.call('me', { as: ana })).body).toEqual(body)
    expect((await world.call('changeMe', { as: ana, body: {} })).body).toEqual(body)
  })

  it.each([
    [{ guest: false }, 'unknown-field', 'guest'],
    [{ epoch: 7 }, 'unknown-field', 'epoch'],
    [{ email: 'a@example.com' }, 'unknown-field', 'email'],
    [{ name: 'x'.repeat(41) }, 'too-long', 'name'],
    [{ name: 'Ana\u202eneB' }, 'malformed', 'name'],
    [{ name: '\u200b' }, 'malformed', 'name'],
    [{ name: '\u3164' }, 'malformed', 'name'],
    [{ name: '\u2800\u034f\ufe0f' }, 'malformed', 'name'],
    [{ name: ' \u0301 ' }, 'malformed', 'name'],
    [{ preferences: {} }, 'malformed', 'preferences.mail'],
    [{ calendar: [{ day: 7, from: 0, to: 60 }] }, 'malformed', 'calendar.0.day'],
  ])('does not take %j', async (body, code, field) => {
    expect((await world.call('changeMe', { as: ana, body })).error).toMatchObject({ code, field })
  })

  it.each(['Zoë', 'Zoe\u0308', '李', 'أنا', '❤\ufe0f', '😀'.repeat(40), '1', '?'])('takes the name %s', async (name) => {
    expect((await world.call('changeMe', { as: ana, body: { name } })).body.name).toBe(name)
  })

  it('never comes back as half a player after a guest expired', async () => {
    await world.call('me', { as: ana })
    const session = await world.session(ana)
    await world.memory.remove('players', meKey(ana))
    expect((await world.call('changeMe', { cookies: [session], body: { name: 'Ghost' } })).error?.code).toBe('session-over')
    expect(await world.memory.get('players', meKey(ana))).toBeNull()
  })
})

describe('A calendar', () => {
  const evenings = (...week: number[]) => week.map((day) => ({ day, from: 18 * 60, to: 22 * 60 }))

  it.each([
    ['no hours named, which means always', []],
    ['four evenings a week', evenings(0, 2, 4, 6)],
    ['hours that overlap but add up', [...evenings(0, 2, 4, 6), { day: 0, from: 17 * 60, to: 23 * 60 }]],
  ])('may be %s', async (_, calendar) => {
    expect((await world.call('changeMe', { as: ana, body: { calendar } })).body.calendar).toEqual(calendar)
  })

  it.each([
    ['under fourteen hours a week', [0, 2, 4, 6].map((day) => ({ day, from: 600, to: 660 }))],
    ['under fourteen hours counted once', [...evenings(0, 2, 4), ...evenings(0, 2, 4)]],
    ['a gap of more than three days', evenings(0, 1, 2, 3)],
    ['a gap of more than three days over the weekend', evenings(1, 2, 3)],
    ['hours that end before they begin', [{ day: 0, from: 600, to: 600 }]],
  ])('may not be %s', async (_, calendar) => {
    expect((await world.call('changeMe', { as: ana, body: { calendar } })).error).toMatchObject({ code: 'malformed', field: 'calendar' })
  })
})

describe('A device to be told on', () => {
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
  const device = (n: number) => ({ endpoint: `https://push.example.com/send/${n}`, keys, device: `Phone ${n}` })

  it('is added, listed, looked at and removed', async () => {
    const { body: added } = await world.call('addSubscription', { as: ana, body: device(1) })
    expect(added).toEqual({ id: expect.stringMatching(/^[\w-]{22}$/), device: 'Phone 1', since: world.clock.now, lastSuccess: null })
    expect((await world.call('mySubscriptions', { as: ana })).body).toEqual({
      subscriptions: [added],
      removed: [],
      key: world.ports.settings.pushKey,
      mailStopped: false,
    })
    expect((await world.call('mySubscriptions', { as: ben })).body.subscriptions).toEqual([])
    const params = { subscription: added.id }
    expect((await world.call('testSubscription', { as: ana, params })).body).toEqual({ queued: true })
    expect((await world.call('testSubscription', { as: ben, params })).error?.code).toBe('no-such-thing')
    await world.call('removeSubscription', { as: ben, params })
    expect((await world.call('mySubscriptions', { as: ana })).body.subscriptions).toHaveLength(1)
    expect((await world.call('removeSubscription', { as: ana, params })).body).toEqual({})
    expect((await world.call('removeSubscription', { as: ana, params })).body).toEqual({})
    expect((await world.call('mySubscriptions', { as: ana })).body).toMatchObject({ subscriptions: [], removed: [added.id] })
    expect((await world.call('testSubscription', { as: ana, params })).error?.code).toBe('no-such-thing')
    // Where it was called is forgotten, and that it was there will be.
    const row = await world.memory.get('players', subscriptionKey(ana, added.id))
    expect(Object.keys(row ?? {}).sort()).toEqual(['pk', 'sk', 'ttl'])
    await world.call('addSubscription', { as: ana, body: device(1) })
    expect((await world.call('mySubscriptions', { as: ana })).body).toMatchObject({ subscriptions: [{ id: added.id }], removed: [] })
    expect(await world.memory.get('players', subscriptionKey(ana, added.id))).not.toHaveProperty('ttl')
  })

  it('is the same one when it comes again', async () => {
    const { body: first } = await world.call('addSubscription', { as: ana, body: device(1) })
    world.clock.advance(1000)
    const { body: again } = await world.call('addSubscription', { as: ana, body: { ...device(1), device: 'Old phone' } })
    expect(again).toEqual({ ...first, device: 'Old phone' })
  })

  it('is one of ten: the one longest silent makes room', async () => {
    for (let n = 1; n <= 11; n++) {
      await world.call('addSubscription', { as: ana, body: device(n) })
      world.clock.advance(1000)
    }
    const { subscriptions } = (await world.call('mySubscriptions', { as: ana })).body
    expect(subscriptions).toHaveLength(10)
    expect(subscriptions.map(({ device }) => device)).not.toContain('Phone 1')
  })

  it('that were taken off the list are remembered, the newest twenty: every notification would have to read all there ever were', async () => {
    const added: string[] = []
    for (let n = 1; n <= 23; n++) {
      const { id } = (await world.call('addSubscription', { as: ana, body: device(n) })).body
      expect((await world.call('removeSubscription', { as: ana, params: { subscription: id } })).status).toBe(200)
      added.push(id)
      world.clock.advance(1000)
    }
    const { removed } = (await world.call('mySubscriptions', { as: ana })).body
    expect(removed.toSorted()).toEqual(added.slice(3).toSorted())
  })

  it.each([
    'https://evil.example.org/send/1',
    'https://push.example.com.evil.org/1',
    'https://push.example.com:8443/1',
    'https://push.example.net/1',
    'https://user:word@push.example.com/1',
    'http://push.example.com/1',
    'https://169.254.169.254/latest/meta-data',
    'ftp://push.example.com/1',
    'nonsense',
  ])('is not called at %s', async (endpoint) => {
    expect((await world.call('addSubscription', { as: ana, body: { ...device(1), endpoint } })).error).toMatchObject({
      code: 'malformed',
      field: 'endpoint',
    })
  })

  it('may be anywhere below a name with a star', async () => {
    const body = { ...device(1), endpoint: 'https://db5p.push.example.net/w/?token=x' }
    expect((await world.call('addSubscription', { as: ana, body })).status).toBe(200)
  })
})

describe('Others', () => {
  it('have names, unless they are unknown', async () => {
    const ids = [ana, ben, ana, 'x'.repeat(22)]
    expect((await world.call('names', { as: ana, body: { ids } })).body).toEqual({ names: { [ana]: 'Ana', [ben]: 'Ben' } })
    expect((await world.call('names', { as: ana, body: { ids: [] } })).body).toEqual({ names: {} })
    expect((await world.call('names', { as: ana, body: { ids: Array(51).fill(ana) } })).error?.code).toBe('malformed')
  })

  it('can be muted and blocked, and are not told', async () => {
    const how = (how: string) => world.call('shun', { as: ana, params: { player: ben }, body: { how } })
    await how('mute')
    expect((await world.call('shunned', { as: ana })).body).toEqual({ shunned: [{ player: ben, how: 'mute' }] })
    await how('block')
    expect((await world.call('shunned', { as: ana })).body).toEqual({ shunned: [{ player: ben, how: 'block' }] })
    expect((await world.call('shunned', { as: ben })).body).toEqual({ shunned: [] })
    await how('not-at-all')
    expect((await world.call('shunned', { as: ana })).body).toEqual({ shunned: [] })
  })

  it('must exist and be others', async () => {
    const stranger = { player: 'x'.repeat(22) }
    expect((await world.call('shun', { as: ana, params: stranger, body: { how: 'mute' } })).error?.code).toBe('no-such-player')
    expect((await world.call('report', { as: ana, params: stranger, body: { why: 'rude' } })).error?.code).toBe('no-such-player')
    expect((await world.call('shun', { as: ana, params: { player: ana }, body: { how: 'mute' } })).error?.code).toBe('not-allowed')
    expect((await world.call('report', { as: ana, params: { player: ana }, body: { why: 'rude' } })).error?.code).toBe('not-allowed')
  })

  it('can be reported ten times a day', async () => {
    const report = () => world.call('report', { as: ana, params: { player: ben }, body: { why: 'rude', text: 'Said so.' } })
    for (let made = 0; made < 10; made++) expect((await report()).body).toEqual({})
    expect((await report()).error?.code).toBe('rate-limited')
    world.clock.advance(days)
    expect((await report()).status).toBe(200)
    expect(world.lines.join()).not.toContain('Said so.')
  })
})

describe('The service', () => {
  it('says that it is well and which build it is', async () => {
    expect(await world.call('health')).toMatchObject({ status: 200, body: { ok: true, build: 'test' } })
  })
})
