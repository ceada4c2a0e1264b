/** Who gets a letter, when, and what it says. Noon is a Monday's, in UTC, where everybody lives who does not say otherwise. */
import { describe, expect, it } from 'vitest'
import { mailEvent } from '../../functions/mail/events.ts'
import { write } from '../../functions/mail/letters.ts'
import type { Letter, NewlyOwed } from '../../functions/ports.ts'
import { digest } from '../../functions/reach/mailing.ts'
import { personOf, waitingFor } from '../../functions/reach/person.ts'
import { reach } from '../../functions/reach/reach.ts'
import type { Item } from '../../functions/store/store.ts'
import { readItem, writeItem } from '../../functions/table/stored-game.ts'
import { newEvening } from './evening.ts'

const hour = 60 * 60 * 1000
const laid = () => ({
  turn: 's1' as const,
  players: [{ hand: ['hand-limit-1', 'milk'] }, { hand: ['time', 'love', 'the-sun', 'the-moon'] }],
  rules: ['play-2'],
})

async function evening(settings: Parameters<typeof newEvening>[0] = {}) {
  const at = newEvening(settings)
  const [ana, ben] = [await at.withAddress('Ana'), await at.withAddress('Ben')]
  const table = await at.gameOf([ana, ben], laid())
  return { at, ana, ben, table }
}
type At = ReturnType<typeof newEvening>

const toBen = ({ mails }: At) => mails.filter(({ to }) => to === 'ben@example.com')
const kinds = (at: At) => toBen(at).map(({ kind }) => kind)
/** What Ben owes at that table, as the clock would hand it on. */
async function owedBy(at: At, player: string, table: string): Promise<NewlyOwed> {
  const person = await personOf(at.ports, player)
  const owed = person && (await waitingFor(at.ports, person)).find((one) => one.table === table)
  if (!owed) throw new Error('nothing is owed')
  return owed
}
async function mayWaitUntil(at: At, table: string, until: number): Promise<void> {
  const stored = readItem((await at.state(table)) as Item)
  const owed = stored.owed.map((one) => ({ ...one, clock: { from: at.clock.now, until } }))
  await at.memory.put('games', writeItem({ ...stored, owed }))
}
const prefer = async (at: At, as: string, changes: { mail?: object; push?: object; digestHour?: number; lastReminder?: boolean }) => {
  const { preferences } = (await at.call('me', { as })).body
  const mail = { ...preferences.mail, ...changes.mail }
  const push = { ...preferences.push, ...changes.push }
  await at.call('changeMe', { as, body: { preferences: { ...preferences, ...changes, mail, push } } })
}

describe('The first question of a day', () => {
  it('is mailed at once to whoever has no device to be told on', async () => {
    const { at, ana, table } = await evening()
    await at.answers(ana, table, 'hand-limit-1')
    const [letter] = toBen(at)
    expect(letter).toMatchObject({
      kind: 'asked',
      question: { table: 'Friday', sentence: 'Ana played Hand Limit 1. Keep 1 of your 4 cards.', here: false },
    })
    const { subject, text, html } = write(letter as Letter)
    expect(subject).toBe('You are asked something at “Friday”')
    expect(text).toContain(`http://localhost:3000/t/${table}?asked=`)
    expect(`${text}${html}`).not.toMatch(/\bTime\b|\bLove\b|The Sun|The Moon|Milk/)
  })

  it('is not mailed to whoever was told by push', async () => {
    const { at, ana, ben, table } = await evening()
    await at.subscribe(ben)
    await at.answers(ana, table, 'hand-limit-1')
    expect([at.pushes.length, toBen(at)]).toEqual([1, []])
  })

  it('is mailed when no push service takes it', async () => {
    const { at, ana, ben, table } = await evening({ pushService: () => ({ outcome: 'busy', retryAfter: 60 }) })
    await at.subscribe(ben)
    await at.answers(ana, table, 'hand-limit-1')
    expect(toBen(at)).toEqual([])
    await at.pass(hour)
    expect(kinds(at)).toEqual(['asked'])
  })

  it('is mailed once, though the stream brings it again', async () => {
    const { at, ana, table } = await evening()
    const before = await at.state(table)
    await at.answers(ana, table, 'hand-limit-1')
    await at.follow(before, await at.state(table))
    expect(kinds(at)).toEqual(['asked'])
  })

  it('is sent again if nobody knows whether it was sent, but not before five minutes are over', async () => {
    const { at, ana, table } = await evening()
    const { send } = at.ports.mail
    let broken = true
    at.ports.mail.send = async (letter) => {
      if (broken) throw new Error('time-out')
      await send(letter)
    }
    await at.answers(ana, table, 'hand-limit-1')
    broken = false
    await at.pass(4 * 60_000)
    expect(kinds(at)).toEqual([])
    await at.pass(2 * 60_000)
    expect(kinds(at)).toEqual(['asked'])
  })

  it('goes to nobody who does not want it', async () => {
    const { at, ana, ben, table } = await evening()
    await prefer(at, ben, { mail: { asked: false, digest: false } })
    await at.answers(ana, table, 'hand-limit-1')
    await at.pass(30 * hour)
    expect(kinds(at)).toEqual([])
  })
})

describe('All other questions of a day', () => {
  it('come in one digest, at the hour somebody chose, where they live', async () => {
    const { at, ana, ben, table } = await evening()
    await at.call('changeMe', { as: ben, body: { zone: 'Asia/Kolkata' } })
    await prefer(at, ben, { digestHour: 20 })
    const others = [await at.gameOf([ana, ben], laid(), 'Saturday'), await at.gameOf([ana, ben], laid(), 'Sunday')]
    for (const one of [table, ...others]) await at.answers(ana, one, 'hand-limit-1')
    expect(kinds(at)).toEqual(['asked'])
    // 20:00 in Kolkata is 14:30 in UTC.
    await at.pass(2.5 * hour - 1000)
    expect(kinds(at)).toEqual(['asked'])
    await at.pass(2000)
    expect(kinds(at)).toEqual(['asked', 'digest'])
    const digest = toBen(at)[1] as Extract<Letter, { kind: 'digest' }>
    expect(digest.questions.map((question) => question.table).sort()).toEqual(['Friday', 'Saturday', 'Sunday'])
    expect(write(digest).subject).toBe('3 questions wait for you')
  })

  it('come in it although a letter of their own is on its way, of which nobody knows whether it was sent', async () => {
    const { at, ana, ben, table } = await evening()
    const { send } = at.ports.mail
    at.ports.mail.send = async () => {
      throw new Error('nobody knows')
    }
    await at.answers(ana, table, 'hand-limit-1')
    at.ports.mail.send = send
    await digest(at.ports, ben)
    expect(kinds(at)).toEqual(['digest'])
  })

  it('come tomorrow if something else had the place of today’s digest', async () => {
    const { at, ana, ben, table } = await evening()
    const second = await at.gameOf([ana, ben], laid(), 'Sunday')
    for (const one of [table, second]) await at.answers(ana, one, 'hand-limit-1')
    await reach(at.ports, { ...(await owedBy(at, ben, table)), reminder: 'last' })
    expect(kinds(at)).toEqual(['asked', 'warning'])
    await at.pass(7 * hour)
    expect(kinds(at)).toEqual(['asked', 'warning'])
    await at.pass(24 * hour)
    expect(kinds(at)).toEqual(['asked', 'warning', 'digest'])
  })

  it('are not mailed if they were answered before', async () => {
    const { at, ana, ben, table } = await evening()
    const other = await at.gameOf([ana, ben], laid(), 'Saturday')
    for (const one of [table, other]) await at.answers(ana, one, 'hand-limit-1')
    await at.answers(ben, other, 'time', 'love', 'the-sun')
    await at.pass(24 * hour)
    expect(kinds(at)).toEqual(['asked'])
  })

  it('are let be if their time is over at that very hour: the game answers in a moment', async () => {
    const { at, ana, ben, table } = await evening()
    const other = await at.gameOf([ana, ben], laid(), 'Saturday')
    for (const one of [table, other]) await at.answers(ana, one, 'hand-limit-1')
    await at.answers(ben, table, 'time', 'love', 'the-sun')
    await mayWaitUntil(at, other, at.clock.now + 6 * hour)
    const { update } = at.memory
    let places = 0
    at.memory.update = (name, key, ...change) => {
      if (key.pk.startsWith('MAILED#') && ++places > 3) throw new Error('again and again')
      return update(name, key, ...change)
    }
    await at.pass(7 * hour)
    expect(kinds(at)).toEqual(['asked'])
  })
})

describe('Outside their hours', () => {
  it('nobody is told anything, and everything at the moment the hours open', async () => {
    const { at, ana, ben, table } = await evening()
    const evenings = Array.from({ length: 7 }, (_, day) => ({ day, from: 18 * 60 + 7, to: 22 * 60 }))
    await at.call('changeMe', { as: ben, body: { calendar: evenings } })
    await at.subscribe(ben)
    await at.answers(ana, table, 'hand-limit-1')
    await at.pass(6 * hour + 7 * 60_000 - 1000)
    expect([at.pushes, toBen(at)]).toEqual([[], []])
    await at.pass(1000)
    expect(at.pushes).toHaveLength(1)
  })

  it('what was held is told at once to whoever changes them so that they are open, and once', async () => {
    const { at, ana, ben, table } = await evening()
    const evenings = Array.from({ length: 7 }, (_, day) => ({ day, from: 18 * 60, to: 22 * 60 }))
    await at.call('changeMe', { as: ben, body: { calendar: evenings } })
    await at.subscribe(ben)
    await at.answers(ana, table, 'hand-limit-1')
    await at.pass(hour)
    expect(at.pushes).toEqual([])
    // One in the afternoon in London is late in the evening there.
    await at.call('changeMe', { as: ben, body: { zone: 'Asia/Shanghai' } })
    await at.pass(2000)
    expect(at.pushes).toHaveLength(1)
    await at.pass(24 * hour)
    expect(at.pushes).toHaveLength(1)
  })

  it('what was held waits for the new ones, if they open later', async () => {
    const { at, ana, ben, table } = await evening()
    const from = (hour: number) => Array.from({ length: 7 }, (_, day) => ({ day, from: hour * 60, to: 22 * 60 }))
    await at.call('changeMe', { as: ben, body: { calendar: from(18) } })
    await at.subscribe(ben)
    await at.answers(ana, table, 'hand-limit-1')
    await at.call('changeMe', { as: ben, body: { calendar: from(20) } })
    await at.pass(8 * hour - 1000)
    expect(at.pushes).toEqual([])
    await at.pass(1000)
    expect(at.pushes).toHaveLength(1)
  })

  it('nobody hears again of what they have seen or heard of because they change them', async () => {
    const { at, ana, ben, table } = await evening()
    await at.subscribe(ben)
    await at.answers(ana, table, 'hand-limit-1')
    await at.call('changeMe', { as: ben, body: { zone: 'Asia/Tokyo' } })
    await at.pass(2000)
    expect(at.pushes).toHaveLength(1)
  })

  it('a change that could not be told on is not said to be done', async () => {
    const { at, ana, ben, table } = await evening()
    const evenings = Array.from({ length: 7 }, (_, day) => ({ day, from: 18 * 60, to: 22 * 60 }))
    await at.call('changeMe', { as: ben, body: { calendar: evenings } })
    await at.answers(ana, table, 'hand-limit-1')
    at.ports.later.in = () => Promise.reject(new Error('no queue'))
    expect((await at.call('changeMe', { as: ben, body: { calendar: [] } })).error).toMatchObject({ code: 'unavailable' })
  })

  it('no digest comes that had to be put off until after their end', async () => {
    const { at, ana, ben, table } = await evening()
    const second = await at.gameOf([ana, ben], laid(), 'Sunday')
    const days = Array.from({ length: 7 }, (_, day) => ({ day, from: 8 * 60, to: 18 * 60 + 3 }))
    await at.call('changeMe', { as: ben, body: { calendar: days } })
    for (const one of [table, second]) await at.answers(ana, one, 'hand-limit-1')
    const { send } = at.ports.mail
    let isDown = true
    at.ports.mail.send = async (letter) => {
      if (isDown) throw new Error('nobody knows')
      await send(letter)
    }
    await at.pass(6 * hour)
    isDown = false
    await at.pass(14 * hour - 1000)
    expect(kinds(at)).toEqual(['asked'])
    await at.pass(1000)
    expect(kinds(at)).toEqual(['asked', 'digest'])
  })

  it('a last reminder comes only to those who allow it', async () => {
    const { at, ana, ben, table } = await evening()
    const evenings = Array.from({ length: 7 }, (_, day) => ({ day, from: 18 * 60, to: 22 * 60 }))
    await at.call('changeMe', { as: ben, body: { calendar: evenings } })
    await at.subscribe(ben)
    await at.answers(ana, table, 'hand-limit-1')
    const owed = { ...(await owedBy(at, ben, table)), reminder: 'last' as const }
    await reach(at.ports, owed)
    expect(at.pushes).toEqual([])
    await prefer(at, ben, { lastReminder: true })
    await reach(at.ports, owed)
    expect(at.shown()[0]?.body).toMatch(/^Your time is almost up\. Ana played/)
    expect(at.pushes[0]?.urgency).toBe('high')
  })

  it('a last reminder that cannot be mailed, since the game has had its warning, does not stand for the question itself', async () => {
    const { at, ana, ben, table } = await evening()
    await at.answers(ana, table, 'hand-limit-1')
    await reach(at.ports, { ...(await owedBy(at, ben, table)), reminder: 'last' })
    await at.answers(ben, table, 'time', 'love', 'the-sun')
    expect(kinds(at)).toEqual(['asked', 'warning'])
    const evenings = Array.from({ length: 7 }, (_, day) => ({ day, from: 18 * 60, to: 22 * 60 }))
    await at.call('changeMe', { as: ben, body: { calendar: evenings } })
    await prefer(at, ben, { lastReminder: true })
    await at.pass(24 * hour)
    await at.answers(ana, table, 'milk')
    await reach(at.ports, { ...(await owedBy(at, ben, table)), reminder: 'last', ifAllowed: true })
    expect(kinds(at)).toEqual(['asked', 'warning'])
    await at.pass(6 * hour)
    expect(kinds(at)).toEqual(['asked', 'warning', 'asked'])
  })

  it('a last reminder that comes before them, to those who do not allow it, does not come at all', async () => {
    const { at, ana, ben, table } = await evening()
    const evenings = Array.from({ length: 7 }, (_, day) => ({ day, from: 18 * 60, to: 22 * 60 }))
    await at.call('changeMe', { as: ben, body: { calendar: evenings } })
    await at.subscribe(ben)
    await at.answers(ana, table, 'hand-limit-1')
    await reach(at.ports, { ...(await owedBy(at, ben, table)), reminder: 'last', ifAllowed: true })
    await at.pass(7 * hour)
    expect(at.shown().map(({ body }) => body)).toEqual([expect.stringMatching(/^Ana played/)])
  })
})

describe('A reminder', () => {
  it('at half of the time is mailed too, though a device was told', async () => {
    const { at, ana, ben, table } = await evening()
    await at.subscribe(ben)
    await at.answers(ana, table, 'hand-limit-1')
    await mayWaitUntil(at, table, at.clock.now + 24 * hour)
    await reach(at.ports, { ...(await owedBy(at, ben, table)), reminder: 'half' })
    expect(at.shown()[1]?.body).toBe(
      'Half of your time has passed. Ana played Hand Limit 1. Keep 1 of your 4 cards. Until Tue 7 Jan, 12:00.',
    )
    expect(at.pushes[1]?.ttlSeconds).toBe(24 * 60 * 60)
    expect(toBen(at)).toEqual([
      expect.objectContaining({ kind: 'asked', question: expect.objectContaining({ until: 'Tue 7 Jan, 12:00' }) }),
    ])
  })

  it('at half of it is shown once on the device, however often the letter has to be sent', async () => {
    const { at, ana, ben, table } = await evening()
    await at.subscribe(ben)
    await at.answers(ana, table, 'hand-limit-1')
    const { send } = at.ports.mail
    at.ports.mail.send = async () => {
      throw new Error('nobody knows')
    }
    await reach(at.ports, { ...(await owedBy(at, ben, table)), reminder: 'half' })
    await at.pass(hour / 2)
    at.ports.mail.send = send
    await at.pass(hour / 2)
    expect(kinds(at)).toEqual(['asked'])
    expect(at.pushes).toHaveLength(2)
  })

  it('at the end of it is mailed once per game, in place of whatever letter is left that day', async () => {
    const { at, ana, ben, table } = await evening()
    await at.answers(ana, table, 'hand-limit-1')
    const owed = { ...(await owedBy(at, ben, table)), deadline: at.clock.now + hour, reminder: 'last' as const }
    await reach(at.ports, owed)
    await reach(at.ports, owed)
    await reach(at.ports, { ...owed, number: owed.number + 1 })
    expect(kinds(at)).toEqual(['asked', 'warning'])
  })

  it('at the end of it is not used up on a day that had no place for it', async () => {
    const { at, ana, ben, table } = await evening()
    const others = [await at.gameOf([ana, ben], laid(), 'Saturday'), await at.gameOf([ana, ben], laid(), 'Sunday')]
    for (const one of [...others, table]) await at.answers(ana, one, 'hand-limit-1')
    await at.pass(7 * hour)
    expect(kinds(at)).toEqual(['asked', 'digest'])
    const last = async () => reach(at.ports, { ...(await owedBy(at, ben, table)), reminder: 'last' })
    await last()
    expect(kinds(at)).toEqual(['asked', 'digest'])
    await at.pass(12 * hour)
    await last()
    expect(kinds(at)).toEqual(['asked', 'digest', 'warning'])
  })

  it('never makes more than two letters a day', async () => {
    const { at, ana, ben } = await evening()
    const tables = []
    for (const name of ['A', 'B', 'C', 'D']) tables.push(await at.gameOf([ana, ben], laid(), name))
    for (const table of tables) await at.answers(ana, table, 'hand-limit-1')
    for (const table of tables) {
      const owed = await owedBy(at, ben, table)
      for (const reminder of ['half', 'last', 'nudge'] as const) await reach(at.ports, { ...owed, reminder })
    }
    await at.pass(11 * hour)
    expect(toBen(at)).toHaveLength(2)
  })
})

describe('News', () => {
  it('that a bot has taken a seat is told to its owner, and not if they have it back', async () => {
    const { at, ben, table } = await evening()
    const notice = { kind: 'seat-taken', table, seat: 's2', player: ben } as const
    await at.ports.notify.notice([notice])
    expect(kinds(at)).toEqual([])
    await at.ports.store.update('games', { pk: `G#${table}`, sk: 'STATE' }, { set: { b: { s2: 'greedy' } } })
    await at.ports.notify.notice([notice])
    await at.ports.notify.notice([notice])
    expect(kinds(at)).toEqual(['seat-taken'])
    expect(write(toBen(at)[0] as Letter).text).toContain('A bot is playing for you.')
  })

  it('comes tomorrow if two letters have gone out today', async () => {
    const { at, ana, ben, table } = await evening()
    const tables = [table, await at.gameOf([ana, ben], laid(), 'Sunday')]
    for (const one of tables) await at.answers(ana, one, 'hand-limit-1')
    await at.pass(7 * hour)
    await at.ports.store.update('games', { pk: `G#${table}`, sk: 'STATE' }, { set: { b: { s2: 'greedy' } } })
    await at.ports.notify.notice([{ kind: 'seat-taken', table, seat: 's2', player: ben }])
    await at.pass(13 * hour - 1000)
    expect(kinds(at)).toEqual(['asked', 'digest'])
    await at.pass(1000)
    expect(kinds(at)).toEqual(['asked', 'digest', 'seat-taken'])
  })

  it('of a seat that a bot has taken comes once, though the stream brings it again, and again if it is taken again', async () => {
    const { at, ben, table } = await evening()
    await at.subscribe(ben)
    const taken = async (number: number) => {
      await at.ports.store.update('games', { pk: `G#${table}`, sk: 'STATE' }, { set: { b: { s2: 'greedy' } } })
      await at.ports.notify.notice([{ kind: 'seat-taken', table, seat: 's2', player: ben, number }])
    }
    for (const number of [7, 7, 9]) await taken(number)
    const names = at.pushes.map(({ body }) => JSON.parse(body).notification.data.once)
    expect(names).toEqual(['seat-taken:7', 'seat-taken:9'])
  })

  it('is pushed when the push service has time again', async () => {
    const answers = [{ outcome: 'busy', retryAfter: 60 } as const]
    const at = newEvening({ pushService: () => answers.shift() ?? { outcome: 'sent' } })
    const [ana, ben] = [await at.guest('Ana'), await at.guest('Ben')]
    const table = await at.gameOf([ana, ben], laid())
    await at.subscribe(ben)
    await at.ports.store.update('games', { pk: `G#${table}`, sk: 'STATE' }, { set: { b: { s2: 'greedy' } } })
    await at.ports.notify.notice([{ kind: 'seat-taken', table, seat: 's2', player: ben }])
    await at.pass(59_000)
    expect(at.pushes).toHaveLength(1)
    await at.pass(1000)
    expect(at.pushes).toHaveLength(2)
  })

  it('that a game is over says who has won', async () => {
    const { at, ana, ben, table } = await evening()
    const position = { ...laid(), players: [{ hand: ['toast'], front: ['bread', 'the-toaster'] }, { hand: ['time'] }], rules: [] }
    const other = await at.gameOf([ana, ben], position, 'Sunday')
    await at.answers(ana, other, 'toast')
    await at.ports.notify.notice([{ kind: 'game-over', table: other, seat: 's2', player: ben }])
    expect(toBen(at).map((letter) => ('sentence' in letter ? letter.sentence : ''))).toEqual(['Ana has won. The game is over.'])
    expect(table).not.toBe(other)
  })
})

describe('No more mail', () => {
  const post = (at: At, url: string, headers = {}) => {
    const [, token = ''] = url.match(/\/unsubscribe\/(.+)$/) ?? []
    return at.call('unsubscribe', {
      params: { token },
      body: 'List-Unsubscribe=One-Click',
      headers: { origin: 'https://mail.example', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  }

  it('takes one click in the mail program, without a session', async () => {
    const { at, ana, ben, table } = await evening()
    await at.answers(ana, table, 'hand-limit-1')
    const letter = toBen(at)[0] as Extract<Letter, { unsubscribe: string }>
    expect((await post(at, letter.unsubscribe)).status).toBe(200)
    const { mail } = (await at.call('me', { as: ben })).body.preferences
    expect(mail).toEqual({ asked: false, digest: true, over: true, bot: true })
  })

  it('undoes nothing that its reader chooses at the very same instant', async () => {
    const { at, ana, ben, table } = await evening()
    await at.answers(ana, table, 'hand-limit-1')
    const letter = toBen(at)[0] as Extract<Letter, { unsubscribe: string }>
    const { preferences } = (await at.call('me', { as: ben })).body
    let chooses = true
    at.watch((store) => ({
      ...store,
      update: async (table, key, change, when) => {
        const now = chooses && change.set?.preferences !== undefined
        if (now) {
          chooses = false
          await at.call('changeMe', { as: ben, body: { preferences: { ...preferences, theme: 'dark', digestHour: 7 } } })
        }
        return store.update(table, key, change, when)
      },
    }))
    expect((await post(at, letter.unsubscribe)).status).toBe(200)
    expect((await at.call('me', { as: ben })).body.preferences).toMatchObject({
      theme: 'dark',
      digestHour: 7,
      mail: { asked: false, over: true },
    })
  })

  it('does nothing for a token somebody made up', async () => {
    const { at, ben } = await evening()
    expect((await post(at, `/unsubscribe/asked.${ben}.${'A'.repeat(27)}`)).error?.code).toBe('no-such-thing')
    expect((await at.call('me', { as: ben })).body.preferences.mail.asked).toBe(true)
  })

  it('goes to an address that does not exist or called us spam, whoever asks', async () => {
    const { at, ana, ben, table } = await evening()
    const bounced = {
      eventType: 'Bounce',
      bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'Ben <Ben@Example.com>' }] },
    }
    await mailEvent(bounced, at.ports)
    await at.answers(ana, table, 'hand-limit-1')
    await at.call('requestSignIn', { body: { email: 'ben@example.com' } })
    expect(toBen(at)).toEqual([])
    await mailEvent({ eventType: 'Complaint', complaint: { complainedRecipients: [{ emailAddress: 'eve@example.com' }] } }, at.ports)
    const { id } = (await at.call('createTable', { as: ana, body: {} })).body
    const invited = await at.call('invite', { as: ana, params: { table: id }, body: { email: 'eve@example.com' } })
    expect([invited.status, at.mails.filter(({ to }) => to === 'eve@example.com')]).toEqual([200, []])
    // And its owner can see why nothing comes.
    expect((await at.call('mySubscriptions', { as: ben })).body.mailStopped).toBe(true)
    expect((await at.call('mySubscriptions', { as: ana })).body.mailStopped).toBe(false)
  })

  const bounces = (at: At) =>
    mailEvent(
      { eventType: 'Bounce', bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'ben@example.com' }] } },
      at.ports,
    )
  const busyFirst = () => {
    let calls = 0
    return { pushService: () => (calls++ === 0 ? ({ outcome: 'busy', retryAfter: 2 * 3600 } as const) : ({ outcome: 'sent' } as const)) }
  }

  it('goes to an address that does not exist, and does not stand for what could not be pushed', async () => {
    const { at, ana, ben, table } = await evening(busyFirst())
    await bounces(at)
    await at.subscribe(ben)
    await at.answers(ana, table, 'hand-limit-1')
    await at.pass(3 * hour)
    expect([at.pushes.length, kinds(at)]).toEqual([2, []])
  })

  it('goes to an address that does not exist, nor news, which are pushed when the push service has time again', async () => {
    const { at, ben, table } = await evening(busyFirst())
    await bounces(at)
    await at.subscribe(ben)
    await at.ports.store.update('games', { pk: `G#${table}`, sk: 'STATE' }, { set: { b: { s2: 'greedy' } } })
    await at.ports.notify.notice([{ kind: 'seat-taken', table, seat: 's2', player: ben, number: 1 }])
    await at.pass(3 * hour)
    expect([at.pushes.length, kinds(at)]).toEqual([2, []])
  })

  it('takes the place of a letter to the address that somebody has given instead', async () => {
    const { at, ana, ben, table } = await evening()
    await bounces(at)
    await at.answers(ana, table, 'hand-limit-1')
    await reach(at.ports, { ...(await owedBy(at, ben, table)), reminder: 'last' })
    await at.ports.store.update('players', { pk: `P#${ben}`, sk: 'ME' }, { set: { email: 'new@example.com' } })
    const letters = () => at.mails.filter(({ to }) => to === 'new@example.com').map(({ kind }) => kind)
    const second = await at.gameOf([ana, ben], laid(), 'Sunday')
    await at.answers(ana, second, 'hand-limit-1')
    expect(letters()).toEqual(['asked'])
    await reach(at.ports, { ...(await owedBy(at, ben, table)), reminder: 'last' })
    expect(letters()).toEqual(['asked', 'warning'])
  })

  it('is not said for a full mailbox', async () => {
    const { at, ana, table } = await evening()
    const full = { eventType: 'Bounce', bounce: { bounceType: 'Transient', bouncedRecipients: [{ emailAddress: 'ben@example.com' }] } }
    await mailEvent(full, at.ports)
    await at.answers(ana, table, 'hand-limit-1')
    expect(kinds(at)).toEqual(['asked'])
  })
})
