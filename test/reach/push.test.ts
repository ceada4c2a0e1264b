/** Who is told by a push, what it says, and what becomes of it. */
import { describe, expect, it } from 'vitest'
import type { NewlyOwed, Pushed } from '../../functions/ports.ts'
import { toldAs, urgencyOf } from '../../functions/reach/notification.ts'
import { personOf, waitingFor } from '../../functions/reach/person.ts'
import { reach } from '../../functions/reach/reach.ts'
import { newEvening } from './evening.ts'

const hour = 3600_000
const position = {
  turn: 's1',
  players: [{ hand: ['hand-limit-1', 'milk'] }, { hand: ['time', 'love', 'the-sun', 'the-moon'] }],
  rules: ['play-2'],
} as const
const laid = { ...position, players: position.players.map(({ hand }) => ({ hand: [...hand] })), rules: [...position.rules] }

async function handLimit(options: Parameters<typeof newEvening>[0] = {}) {
  const evening = newEvening(options)
  const [ana, ben] = [await evening.guest('Ana'), await evening.guest('Ben')]
  const table = await evening.gameOf([ana, ben], laid)
  return { evening, ana, ben, table }
}

describe('Somebody newly asked', () => {
  it('is told what happened and what is asked, and no card of the hand', async () => {
    const { evening, ana, ben, table } = await handLimit()
    await evening.subscribe(ben)
    await evening.answers(ana, table, 'hand-limit-1')
    expect(evening.shown()).toEqual([
      expect.objectContaining({ title: 'Friday', body: 'Ana played Hand Limit 1. Keep 1 of your 4 cards.', tag: table }),
    ])
    expect(evening.pushes[0]).toMatchObject({ topic: table, urgency: 'normal', ttlSeconds: 28 * 24 * 60 * 60 })
    expect(evening.pushes[0]?.body).not.toMatch(/time|love|sun|moon|milk/i)
  })

  it('is told in their own language', async () => {
    const { evening, ana, ben, table } = await handLimit()
    await evening.call('changeMe', { as: ben, body: { language: 'de' } })
    await evening.subscribe(ben)
    await evening.answers(ana, table, 'hand-limit-1')
    expect(evening.shown()[0]?.body).toBe('Ana hat „Handlimit 1“ gespielt. Behalte 1 von 4 Karten.')
  })

  it('is told on every device, and opens the very decision', async () => {
    const { evening, ana, ben, table } = await handLimit()
    await evening.subscribe(ben, 'Phone')
    await evening.subscribe(ben, 'Laptop')
    await evening.answers(ana, table, 'hand-limit-1')
    const [decision] = (await evening.call('view', { as: ben, params: { table } })).body.view.decisions
    const links = evening.pushes.map(({ body }) => JSON.parse(body).notification.navigate)
    expect(links).toEqual(Array(2).fill(`http://localhost:3000/t/${table}?asked=${decision?.id}`))
  })

  it('is told once, though the stream brings it again', async () => {
    const { evening, ana, ben, table } = await handLimit()
    await evening.subscribe(ben)
    const before = await evening.state(table)
    await evening.answers(ana, table, 'hand-limit-1')
    await evening.follow(before, await evening.state(table))
    expect(evening.pushes).toHaveLength(1)
  })

  it('is told of two questions that are asked at once, of each once, though the stream brings them again', async () => {
    const evening = newEvening()
    const [ana, ben] = [await evening.guest('Ana'), await evening.guest('Ben')]
    await evening.subscribe(ben)
    const table = await evening.gameOf([ana, ben], {
      turn: 's1',
      rules: ['play-4', 'hand-limit-2', 'keeper-limit-3', 'inflation'],
      players: [
        { hand: ['trash-a-new-rule', 'milk'] },
        { hand: ['love', 'dreams', 'the-sun'], front: ['sleep', 'time', 'bread', 'money'] },
      ],
    })
    await evening.answers(ana, table, 'trash-a-new-rule')
    const before = await evening.state(table)
    await evening.answers(ana, table, 'inflation')
    const asked = (await evening.call('view', { as: ben, params: { table } })).body.view.decisions.filter(({ owed }) => owed)
    for (let repeats = 0; repeats < 3; repeats++) {
      await evening.follow(before, await evening.state(table))
      await evening.pass()
    }
    const names = evening.pushes.map(({ body }) => JSON.parse(body).notification.data.once)
    expect(names.toSorted()).toEqual(asked.map(({ id }) => id).toSorted())
    expect(names).toHaveLength(2)
  })

  it('is not told what they did not want to be told', async () => {
    const { evening, ana, ben, table } = await handLimit()
    await evening.subscribe(ben)
    const { preferences } = (await evening.call('me', { as: ben })).body
    await evening.call('changeMe', { as: ben, body: { preferences: { ...preferences, push: { ...preferences.push, asked: false } } } })
    await evening.answers(ana, table, 'hand-limit-1')
    expect(evening.pushes).toEqual([])
  })

  it('is told how much waits for them everywhere', async () => {
    const { evening, ana, ben, table } = await handLimit()
    const other = await evening.gameOf([ben, ana], laid, 'Sunday')
    await evening.subscribe(ben)
    await evening.answers(ana, table, 'hand-limit-1')
    expect(JSON.parse(evening.pushes[0]?.body ?? '{}')).toMatchObject({ web_push: 8030, app_badge: 2 })
    expect(other).not.toBe(table)
  })

  it('is not told what an order answers', async () => {
    const { evening, ana, ben, table } = await handLimit()
    await evening.subscribe(ben)
    await evening.call('orders', { as: ben, params: { table }, body: { keepInHand: { cards: ['love'], when: 'at-once' } } })
    await evening.answers(ana, table, 'hand-limit-1')
    expect(evening.pushes).toEqual([])
  })
})

describe('A reminder', () => {
  it('comes again at the end of another time that all have agreed on, and of each time once', async () => {
    const { evening, ana, ben, table } = await handLimit()
    await evening.subscribe(ben)
    await evening.answers(ana, table, 'hand-limit-1')
    const agree = async (minutes: number) => {
      const body = { kind: 'pace', pace: { kind: 'each', minutes } }
      for (const as of [ana, ben]) await evening.call('propose', { as, params: { table }, body })
    }
    const remind = async () => {
      const person = await personOf(evening.ports, ben)
      const [owed] = person ? await waitingFor(evening.ports, person) : []
      if (owed) for (const _ of ['sent', 'repeated']) await reach(evening.ports, { ...owed, reminder: 'last' })
    }
    await agree(60)
    await remind()
    await agree(3 * 24 * 60)
    await remind()
    expect(evening.shown().map(({ body }) => body.replace(/^.*(?=Until)/, ''))).toEqual([
      'Ana played Hand Limit 1. Keep 1 of your 4 cards.',
      'Until Mon 6 Jan, 13:00.',
      'Until Thu 9 Jan, 12:00.',
    ])
  })
})

describe('Somebody who has the page open', () => {
  it('is only poked, and left in peace if they have looked', async () => {
    const { evening, ana, ben, table } = await handLimit()
    await evening.subscribe(ben)
    await evening.ports.store.put('ephemeral', { pk: `CP#${ben}`, sk: 'socket', ttl: evening.clock.now / 1000 + 7200 })
    await evening.answers(ana, table, 'hand-limit-1')
    expect(evening.pushes).toEqual([])
    const { number } = (await evening.call('view', { as: ben, params: { table } })).body
    await evening.call('seen', { as: ben, params: { table }, body: { number } })
    await evening.pass(60_000)
    expect(evening.pushes).toEqual([])
  })

  it('is pushed after a minute if they have not looked', async () => {
    const { evening, ana, ben, table } = await handLimit()
    await evening.subscribe(ben)
    await evening.ports.store.put('ephemeral', { pk: `CP#${ben}`, sk: 'socket', ttl: evening.clock.now / 1000 + 7200 })
    await evening.answers(ana, table, 'hand-limit-1')
    await evening.pass(59_000)
    expect(evening.pushes).toEqual([])
    await evening.pass(1000)
    expect(evening.pushes).toHaveLength(1)
  })

  it('is pushed at the moment their hours open, though the page is open still', async () => {
    const { evening, ana, ben, table } = await handLimit()
    const evenings = Array.from({ length: 7 }, (_, day) => ({ day, from: 18 * 60, to: 22 * 60 }))
    await evening.call('changeMe', { as: ben, body: { calendar: evenings } })
    await evening.subscribe(ben)
    await evening.ports.store.put('ephemeral', { pk: `CP#${ben}`, sk: 'socket', ttl: evening.clock.now / 1000 + 48 * 3600 })
    await evening.answers(ana, table, 'hand-limit-1')
    await evening.pass(6 * 3600_000 - 1000)
    expect(evening.pushes).toEqual([])
    await evening.pass(1000)
    expect(evening.pushes).toHaveLength(1)
  })

  it('is pushed as soon as the push service has time, without another minute to look', async () => {
    const answers: Pushed[] = [{ outcome: 'busy', retryAfter: 30 }]
    const { evening, ana, ben, table } = await handLimit({ pushService: () => answers.shift() ?? { outcome: 'sent' } })
    await evening.subscribe(ben)
    await evening.ports.store.put('ephemeral', { pk: `CP#${ben}`, sk: 'socket', ttl: evening.clock.now / 1000 + 7200 })
    await evening.answers(ana, table, 'hand-limit-1')
    await evening.pass(90_000)
    expect(evening.pushes).toHaveLength(2)
  })

  it('is not pushed if they have answered', async () => {
    const { evening, ana, ben, table } = await handLimit()
    await evening.subscribe(ben)
    await evening.ports.store.put('ephemeral', { pk: `CP#${ben}`, sk: 'socket', ttl: evening.clock.now / 1000 + 7200 })
    await evening.answers(ana, table, 'hand-limit-1')
    await evening.answers(ben, table, 'time', 'love', 'the-sun')
    await evening.pass(60_000)
    expect(evening.pushes).toEqual([])
  })
})

describe('Somebody who has the page open when the game ends', () => {
  const ending = async () => {
    const evening = newEvening()
    const [ana, ben] = [await evening.guest('Ana'), await evening.guest('Ben')]
    const players = [{ hand: ['toast'], front: ['bread', 'the-toaster'] }, { hand: ['time'] }]
    const table = await evening.gameOf([ana, ben], { turn: 's1', players })
    await evening.subscribe(ben)
    const socket = { pk: `CG#${table}`, sk: 'his', player: ben, ttl: evening.clock.now / 1000 + 7200 }
    await evening.ports.store.put('ephemeral', socket)
    await evening.answers(ana, table, 'toast')
    return { evening, ben, table, hangUp: () => evening.ports.store.remove('ephemeral', { pk: socket.pk, sk: socket.sk }) }
  }

  it('is left in peace as long as they look', async () => {
    const { evening } = await ending()
    await evening.pass(hour)
    expect(evening.pushes).toEqual([])
  })

  it('is left in peace if the page said, when they left it, that they have seen it', async () => {
    const { evening, ben, table, hangUp } = await ending()
    const { number } = (await evening.call('view', { as: ben, params: { table } })).body
    const { status } = await evening.call('seen', { as: ben, params: { table }, body: { number, left: true } })
    expect(status).toBe(200)
    await hangUp()
    await evening.pass(3 * hour)
    expect(evening.pushes).toEqual([])
  })

  it('is told after a minute if the socket was dead', async () => {
    const { evening, hangUp } = await ending()
    await hangUp()
    await evening.pass(60_000)
    expect(evening.shown().map(({ body }) => body)).toEqual(['Ana has won. The game is over.'])
    await evening.pass(3 * hour)
    expect(evening.pushes).toHaveLength(1)
  })

  it('is told later if it took longer to find out', async () => {
    const { evening } = await ending()
    await evening.pass(3 * hour)
    expect(evening.pushes).toHaveLength(1)
  })
})

describe('A push service', () => {
  const serving = (...outcomes: Pushed[]) => ({ pushService: (): Pushed => outcomes.shift() ?? { outcome: 'sent' } })

  it('that knows the device no more makes us forget it', async () => {
    const { evening, ana, ben, table } = await handLimit(serving({ outcome: 'gone' }))
    await evening.subscribe(ben)
    await evening.answers(ana, table, 'hand-limit-1')
    expect((await evening.call('mySubscriptions', { as: ben })).body.subscriptions).toEqual([])
  })

  it('that is busy is left alone until it said, and then tried again', async () => {
    const { evening, ana, ben, table } = await handLimit(serving({ outcome: 'busy', retryAfter: 300 }))
    await evening.subscribe(ben)
    await evening.answers(ana, table, 'hand-limit-1')
    await evening.pass(299_000)
    expect(evening.pushes).toHaveLength(1)
    await evening.pass(1000)
    expect(evening.pushes).toHaveLength(2)
    expect((await evening.call('mySubscriptions', { as: ben })).body.subscriptions[0]?.lastSuccess).toBe(evening.clock.now)
  })

  it('that says nothing of when is given twice the time after each failure', async () => {
    const busy: Pushed = { outcome: 'busy', retryAfter: null }
    const { evening, ana, ben, table } = await handLimit(serving(busy, busy, busy))
    await evening.subscribe(ben)
    const began = evening.clock.now
    await evening.answers(ana, table, 'hand-limit-1')
    await evening.pass(60_000)
    expect(evening.pushes).toHaveLength(2)
    await evening.pass(120_000)
    expect(evening.pushes).toHaveLength(3)
    await evening.pass(240_000)
    expect(evening.pushes).toHaveLength(4)
    expect(evening.clock.now - began).toBe(420_000)
  })

  it('that wants to be left alone for hours is called when they are over, though nobody has another way', async () => {
    const { evening, ana, ben, table } = await handLimit(serving({ outcome: 'busy', retryAfter: 2 * 3600 }))
    await evening.subscribe(ben)
    await evening.answers(ana, table, 'hand-limit-1')
    await evening.pass(2 * 3600_000 - 1000)
    expect(evening.pushes).toHaveLength(1)
    await evening.pass(1000)
    expect(evening.pushes).toHaveLength(2)
    await evening.pass(48 * 3600_000)
    expect(evening.pushes).toHaveLength(2)
  })

  it('that was down for a night is called again in the morning, as long as the question is open', async () => {
    let isDown = true
    const { evening, ana, ben, table } = await handLimit({
      pushService: () => (isDown ? { outcome: 'busy', retryAfter: 30 } : { outcome: 'sent' }),
    })
    await evening.subscribe(ben)
    await evening.answers(ana, table, 'hand-limit-1')
    await evening.pass(10 * 3600_000)
    expect(evening.pushes.length).toBeLessThan(20)
    isDown = false
    const before = evening.pushes.length
    await evening.pass(2 * 3600_000)
    expect(evening.pushes).toHaveLength(before + 1)
  })

  it('that rests lets a letter go out meanwhile, and then nobody is told again', async () => {
    const evening = newEvening(serving({ outcome: 'busy', retryAfter: 2 * 3600 }))
    const [ana, ben] = [await evening.guest('Ana'), await evening.withAddress('Ben')]
    const table = await evening.gameOf([ana, ben], laid)
    await evening.subscribe(ben)
    await evening.answers(ana, table, 'hand-limit-1')
    expect(evening.mails.map(({ kind }) => kind)).toEqual(['asked'])
    await evening.pass(3 * 3600_000)
    expect(evening.pushes).toHaveLength(1)
  })

  it('that had no time for one of two devices is called for that one again, and not for the other', async () => {
    const { evening, ana, ben, table } = await handLimit({
      pushService: ({ endpoint }) =>
        endpoint.endsWith('Laptop') && evening.pushes.length <= 2 ? { outcome: 'busy', retryAfter: 60 } : { outcome: 'sent' },
    })
    await evening.subscribe(ben, 'Phone')
    await evening.subscribe(ben, 'Laptop')
    await evening.answers(ana, table, 'hand-limit-1')
    expect(evening.pushes).toHaveLength(2)
    await evening.pass(3600_000)
    expect(evening.pushes.slice(2).map(({ endpoint }) => endpoint.split('/').at(-1))).toEqual(['Laptop'])
  })

  it('that finds a message too large gets a shorter one', async () => {
    const { evening, ana, ben, table } = await handLimit(serving({ outcome: 'too-large' }))
    await evening.subscribe(ben)
    await evening.answers(ana, table, 'hand-limit-1')
    expect(evening.shown().map(({ title, body }) => [title, body])).toEqual([
      ['Friday', 'Ana played Hand Limit 1. Keep 1 of your 4 cards.'],
      ['Friday', ''],
    ])
  })
})

describe('A test', () => {
  it('is sent to the device it was asked for, at once', async () => {
    const evening = newEvening()
    const ana = await evening.guest('Ana')
    await evening.subscribe(ana, 'Laptop')
    const id = await evening.subscribe(ana, 'Phone')
    const { status, body } = await evening.call('testSubscription', { as: ana, params: { subscription: id }, body: {} })
    expect([status, body]).toEqual([200, { queued: true }])
    await evening.pass()
    expect(evening.pushes.map(({ endpoint }) => endpoint)).toEqual([expect.stringMatching(/Phone$/)])
    expect(evening.shown()[0]?.title).toBe('This is a test')
  })

  it('leaves the badge at what waits', async () => {
    const { evening, ana, ben, table } = await handLimit()
    const id = await evening.subscribe(ben)
    await evening.answers(ana, table, 'hand-limit-1')
    await evening.call('testSubscription', { as: ben, params: { subscription: id }, body: {} })
    await evening.pass()
    expect(evening.pushes.map(({ body }) => JSON.parse(body).app_badge)).toEqual([1, 1])
  })
})

describe('A message', () => {
  it('offers answers to tap, but not at the price of the text: long names in long letters leave them out', async () => {
    const evening = newEvening()
    evening.ports.settings.origin = 'https://play.meanwhile-card-game.example.com'
    const asked = async (names: string, title: string) => {
      const people = [await evening.guest('Ana'), await evening.guest(names), await evening.guest(`${names.slice(2)}猫`)]
      await evening.subscribe(people[0] ?? '')
      const players = [{ hand: ['trade-hands', 'milk'] }, { hand: ['love'] }, { hand: ['time'] }]
      const table = await evening.gameOf(people, { turn: 's1', rules: ['play-2'], players }, title)
      await evening.answers(people[0] ?? '', table, 'trade-hands')
      const { body } = evening.pushes.at(-1) ?? { body: '{}' }
      expect(Buffer.byteLength(body) + 103).toBeLessThanOrEqual(1024)
      return JSON.parse(body).notification
    }
    const plain = await asked('Ben', 'Friday')
    expect(plain.actions).toHaveLength(2)
    const long = await asked('犬'.repeat(40), '卓'.repeat(40))
    expect(long).toMatchObject({ title: '卓'.repeat(40), body: plain.body })
    expect(long.actions).toBeUndefined()
  })

  it('fits whatever it is made of: the text is cut off before the name of the table', () => {
    const made = { language: 'en', tag: 'T'.repeat(22), once: 'D'.repeat(22), badge: 1, ttlSeconds: 1, urgency: 'high' } as const
    const bytes = (body: string) => Buffer.byteLength(body) + 103
    const link = `https://play.meanwhile.example/t/${'T'.repeat(22)}`
    const long = toldAs({ ...made, link, title: '卓'.repeat(40), body: '猫🦊'.repeat(200) }).body
    expect(bytes(long)).toBeLessThanOrEqual(1024)
    expect(JSON.parse(long).notification).toMatchObject({ title: '卓'.repeat(40), body: expect.stringMatching(/^(猫🦊)+猫?…$/u) })
    const longer = toldAs({ ...made, link, title: '卓'.repeat(400), body: '猫' }).body
    expect(bytes(longer)).toBeLessThanOrEqual(1024)
    // Nobody has such an address; it must not be thought about for ever.
    expect(toldAs({ ...made, link: link.padEnd(2000, 'x'), title: 'Friday', body: '猫' }).body).toContain('…')
  })

  it('is more urgent the nearer the deadline is', async () => {
    const { evening, ana, ben, table } = await handLimit()
    await evening.subscribe(ben)
    await evening.answers(ana, table, 'hand-limit-1')
    const person = await personOf(evening.ports, ben)
    const [asked] = person ? await waitingFor(evening.ports, person) : []
    if (!asked) throw new Error('nothing is owed')
    const urgency = (hoursGone: number, more: Partial<NewlyOwed> = {}) => {
      const since = evening.clock.now
      return urgencyOf({ ...asked, since, deadline: since + 40 * hour, ...more }, since + hoursGone * hour)
    }
    expect([0, 20, 29, 31, 39].map((gone) => urgency(gone))).toEqual(['normal', 'normal', 'normal', 'high', 'high'])
    expect(urgency(0, { reminder: 'last' })).toBe('high')
    expect(urgency(0, { deadline: evening.clock.now + hour })).toBe('high')
    expect(urgency(1000, { deadline: null })).toBe('normal')
    // And it is what the push service is told.
    await reach(evening.ports, { ...asked, reminder: 'last' })
    expect(evening.pushes.map((push) => push.urgency)).toEqual(['normal', 'high'])
  })

  it('is never larger than 1,024 bytes once it is encrypted, however long the names are', async () => {
    const evening = newEvening()
    const [ana, ben] = [await evening.guest('🦊'.repeat(20)), await evening.guest('Ben')]
    const table = await evening.gameOf([ana, ben], laid, '"'.repeat(40))
    await evening.subscribe(ben)
    await evening.answers(ana, table, 'hand-limit-1')
    expect(Buffer.byteLength(evening.pushes[0]?.body ?? '') + 103).toBeLessThanOrEqual(1024)
  })
})
