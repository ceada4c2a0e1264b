/** What time does to a game: deadlines, reminders, time-outs, the absence ladder. Everything comes in by the API or by the clock. */
import { beforeEach, describe, expect, it } from 'vitest'
import { wake } from '../../functions/clock/clock.ts'
import { reaching } from '../../functions/reach/reach.ts'
import type { Store } from '../../functions/store/store.ts'
import { step } from '../../functions/table/stored-game.ts'
import { day, everyDay, hour, type Laid, minute, type WorldInTime, worldInTime } from './passing.ts'

let world: WorldInTime
let ana: string
let ben: string
let cleo: string

beforeEach(async () => {
  world = worldInTime()
  ana = await world.guest('Ana')
  ben = await world.guest('Ben')
  cleo = await world.guest('Cleo')
})

const view = async (table: string, as: string) => (await world.call('view', { as, params: { table } })).body
const untilOf = async (table: string, seat: string) => (await view(table, ana)).owed.find((owed) => owed.seat === seat)?.until
async function answers(table: string, as: string, ...picks: string[]) {
  const decision = (await view(table, as)).view.decisions.find(({ owed }) => owed)
  return world.call('answer', { as, params: { table }, body: { decision: decision?.id, picks } })
}
const seats = async (table: string) => (await view(table, ana)).owed.map(({ seat }) => seat)
const keepers = ['milk', 'the-sun', 'time', 'money', 'bread', 'cookies', 'the-brain', 'the-eye']
/** Ana is to play, and has enough in hand to go on doing so. */
const anaPlays = (more: Partial<Laid> = {}): Laid => ({
  people: [ana, ben, cleo],
  ...more,
  table: {
    rules: ['play-3'],
    players: [{ hand: keepers.slice(0, 4) }, { hand: keepers.slice(4, 6) }, { hand: keepers.slice(6) }],
    ...more.table,
  },
})

describe('A question', () => {
  it('may wait for as long as the pace says, and says until when', async () => {
    const table = await world.lay(anaPlays())
    expect(await untilOf(table, 's1')).toBe(world.clock.now + 3 * day)
    expect((await world.call('myGames', { as: ana })).body.games[0]?.owed[0]?.until).toBe(world.clock.now + 3 * day)
  })

  it('runs in the hours of whoever is asked', async () => {
    const table = await world.lay(
      anaPlays({ pace: { kind: 'each', minutes: 360 }, hours: { s1: everyDay('America/Los_Angeles', 18, 22) } }),
    )
    // It is five in the morning there: four hours tonight, two tomorrow.
    expect(await untilOf(table, 's1')).toBe(Date.parse('2026-05-06T03:00Z'))
  })

  it('runs in the hours of a newcomer, asked by their very coming', async () => {
    const table = await world.lay(anaPlays({ pace: { kind: 'each', minutes: 60 }, table: { rules: ['hand-limit-1'] } }))
    const hours = { s4: everyDay('UTC', 20, 22) }
    const come = step(await world.storedAt(table), { kind: 'join', entropy: '00'.repeat(16) }, world.clock.now, { hours })
    const limit = 'next' in come ? come.next.owed.find(({ seat }) => seat === 's4') : undefined
    expect(limit).toMatchObject({ prompt: 'hand-limit', clock: { until: Date.parse('2026-05-04T21:00Z') } })
  })

  it('keeps the calendar under which it was asked; the next one has the new', async () => {
    const table = await world.lay(anaPlays({ pace: { kind: 'each', minutes: 60 } }))
    const before = await untilOf(table, 's1')
    const calendar = everyDay('UTC', 20, 22).calendar
    expect((await world.call('changeMe', { as: ana, body: { calendar, zone: 'UTC' } })).status).toBe(200)
    expect(await untilOf(table, 's1')).toBe(before)
    for (const card of keepers.slice(0, 3)) await answers(table, ana, card)
    expect(await seats(table)).not.toContain('s1')
    while (!(await seats(table)).includes('s1')) {
      const [seat] = await seats(table)
      const as = seat === 's2' ? ben : cleo
      const decision = (await view(table, as)).view.decisions.find(({ owed }) => owed)
      await answers(table, as, decision?.options[0] ?? '')
    }
    expect(await untilOf(table, 's1')).toBe(Date.parse('2026-05-04T21:00Z'))
  })

  it('has the new calendar though its reader has sat down a moment before, and a replica does not know of it yet', async () => {
    const isBehind = (range?: { prefix?: string; consistent?: boolean }) => range?.prefix === 'GAME#' && !range.consistent
    const around = (store: Store): Store => ({
      ...store,
      query: async (table, pk, range) => (isBehind(range) ? [] : store.query(table, pk, range)),
    })
    world = worldInTime({ around })
    ana = await world.guest('Ana')
    const table = await world.lay(anaPlays())
    const { calendar } = everyDay('UTC', 20, 22)
    await world.call('changeMe', { as: ana, body: { calendar } })
    expect((await world.storedAt(table)).hours.s1?.calendar).toEqual(calendar)
  })

  it('W2 shares its clock with the one before, if nobody else was asked in between', async () => {
    const table = await world.lay(anaPlays())
    const until = await untilOf(table, 's1')
    await world.pass(5 * hour)
    await answers(table, ana, 'milk')
    expect(await untilOf(table, 's1')).toBe(until)
  })

  it('W2 has a clock of its own if somebody was', async () => {
    const players = [{ hand: ['hand-limit-1', 'milk', 'the-sun'] }, { hand: ['time', 'money'] }, { hand: [] }]
    const table = await world.lay(anaPlays({ table: { rules: ['play-3'], players } }))
    await world.pass(hour)
    await answers(table, ana, 'hand-limit-1')
    expect(await seats(table)).toEqual(['s2'])
    await world.pass(hour)
    await answers(table, ben, 'time')
    expect(await untilOf(table, 's1')).toBe(world.clock.now + 3 * day)
  })

  it('has no clock at a table without a pace', async () => {
    expect(await untilOf(await world.lay(anaPlays({ pace: { kind: 'none' } })), 's1')).toBeNull()
  })

  it('has no clock while a bot plays, and all of its time when its owner is back', async () => {
    const table = await world.lay(anaPlays())
    const stored = await world.storedAt(table)
    const seated = step(stored, { kind: 'bot-in', seat: 's1' }, world.clock.now, { bots: { s1: 'greedy' } })
    if (!('next' in seated)) throw new Error('no bot sits down')
    expect(seated.next.owed).toEqual([expect.objectContaining({ seat: 's1', clock: null })])
    const later = world.clock.now + 5 * hour
    const back = step(seated.next, { kind: 'bot-out', seat: 's1' }, later, { bots: {} })
    expect('next' in back && back.next.owed).toEqual([expect.objectContaining({ clock: { from: later, until: later + 3 * day } })])
  })
})

describe('When the time runs out', () => {
  it('W1 the game answers, at the deadline and not before', async () => {
    const table = await world.lay(anaPlays())
    await world.pass(3 * day - 1)
    expect((await world.storedAt(table)).version).toBe(0)
    await world.pass(2 * minute)
    const { tail } = await world.storedAt(table)
    expect(tail.map(({ deed }) => deed.kind)).toEqual(['time-out'])
  })

  it('W3 the rest of that turn has a tenth of the pace for each question', async () => {
    const table = await world.lay(anaPlays())
    await world.pass(3 * day)
    expect(await untilOf(table, 's1')).toBe(world.clock.now + 7.2 * hour)
    await answers(table, ana, 'milk').then(async ({ error }) => error && (await answers(table, ana, 'the-sun')))
    expect(await untilOf(table, 's1')).toBe(world.clock.now + 7.2 * hour)
  })

  it('an answer that comes a moment before wins, and one that comes after is told so', async () => {
    const table = await world.lay(anaPlays())
    const [decision] = (await view(table, ana)).view.decisions
    await world.pass(3 * day - 1000)
    await answers(table, ana, 'milk')
    const { version } = await world.storedAt(table)
    await wake(table, world.ports)
    expect((await world.storedAt(table)).version).toBe(version)
    // W2: the next question shares the clock, and that has run out by now.
    await world.pass(2000)
    const late = await world.call('answer', { as: ana, params: { table }, body: { decision: decision?.id, picks: ['milk'] } })
    expect(late.status).toBe(200)
    const other = await world.call('answer', { as: ana, params: { table }, body: { decision: decision?.id, picks: ['the-sun'] } })
    expect(other.error).toMatchObject({ code: 'answered-otherwise', chosen: ['milk'] })
  })

  it('whoever answers too late hears that the time was up', async () => {
    const table = await world.lay(anaPlays())
    const [decision] = (await view(table, ana)).view.decisions
    await world.pass(3 * day)
    const late = await world.call('answer', { as: ana, params: { table }, body: { decision: decision?.id, picks: ['milk'] } })
    expect(late.error).toMatchObject({ code: 'stale-decision', reason: 'timed-out' })
  })

  it('a wake-up that is lost is found by the sweep', async () => {
    const table = await world.lay(anaPlays())
    world.lost.add(table)
    await world.pass(3 * day + 16 * minute)
    expect((await world.storedAt(table)).tail.map(({ deed }) => deed.kind)).toEqual(['time-out'])
  })

  it('a wake-up that comes twice does nothing twice', async () => {
    const table = await world.lay(anaPlays())
    await world.pass(3 * day)
    const { version } = await world.storedAt(table)
    await Promise.all([wake(table, world.ports), wake(table, world.ports)])
    expect((await world.storedAt(table)).version).toBe(version)
  })
})

describe('Reminders', () => {
  const reminded = (table: string) =>
    world.owed.filter((owed) => owed.table === table && owed.reminder).map(({ player, reminder }) => [player, reminder])

  it('come at half and at nine tenths of the clock, once', async () => {
    const table = await world.lay(anaPlays())
    await world.pass(1.5 * day - 1)
    expect(reminded(table)).toEqual([])
    await world.pass(1)
    expect(reminded(table)).toEqual([[ana, 'half']])
    await world.pass(1.2 * day)
    expect(reminded(table)).toEqual([
      [ana, 'half'],
      [ana, 'last'],
    ])
    await world.pass(0.3 * day - 1)
    expect(reminded(table)).toHaveLength(2)
  })

  it('come only where they lie half an hour or more after the asking', async () => {
    const table = await world.lay(anaPlays({ pace: { kind: 'each', minutes: 40 } }))
    await world.pass(40 * minute - 1)
    expect(reminded(table)).toEqual([[ana, 'last']])
  })

  it('come within the hours of whoever is reminded', async () => {
    await world.lay(anaPlays({ pace: { kind: 'each', minutes: 500 }, hours: { s1: everyDay('UTC', 18, 20) } }))
    const heard: string[] = []
    const { owed } = world.ports.notify
    world.ports.notify.owed = async (people) => {
      for (const { reminder } of people) if (reminder) heard.push(`${reminder} ${new Date(world.clock.now).toISOString().slice(0, 16)}`)
      await owed(people)
    }
    await world.pass(4 * day)
    expect(heard).toEqual(['half 2026-05-06T18:10', 'last 2026-05-07T19:30'])
  })

  describe('of somebody whose hours begin shortly before their time is up', () => {
    /** Ana is asked at noon: an hour is left today, ten minutes tomorrow from six o'clock on. */
    async function pushesOf(lastReminder: boolean, minutes = 70): Promise<string[]> {
      const pushed: string[] = []
      world.ports.push.send = async ({ body }) => {
        pushed.push(`${new Date(world.clock.now).toISOString().slice(11, 16)} ${JSON.parse(body).notification.body.split('.')[0]}`)
        return { outcome: 'sent' }
      }
      const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
      const endpoint = 'https://push.example.com/ana'
      await world.call('addSubscription', { as: ana, body: { endpoint, keys, device: 'Phone' } })
      const { calendar } = everyDay('UTC', 6, 13)
      const { preferences } = (await world.call('me', { as: ana })).body
      await world.call('changeMe', { as: ana, body: { calendar, zone: 'UTC', preferences: { ...preferences, lastReminder } } })
      Object.assign(
        world.ports.notify,
        reaching(() => world.ports),
      )
      await world.lay(anaPlays({ pace: { kind: 'each', minutes }, hours: { s1: everyDay('UTC', 6, 13) } }))
      pushed.splice(0)
      // To the last minute of it: all but an hour of it lies after six.
      await world.pass(17 * hour + (minutes - 1) * minute)
      return pushed
    }

    it('come an hour ahead, before their hours, if they allow it; and no other after it', async () => {
      expect(await pushesOf(true)).toEqual(['12:35 Half of your time has passed', '05:10 Your time is almost up'])
    })

    it('come within their hours if they do not', async () => {
      expect(await pushesOf(false)).toEqual(['12:35 Half of your time has passed', '06:03 Your time is almost up'])
    })

    it('come within their hours, whatever they allow, where more than an hour is left by then', async () => {
      expect(await pushesOf(true, 390)).toEqual(['08:15 Half of your time has passed', '10:51 Your time is almost up'])
    })
  })

  it('come at once if other hours have put them into the past, and once', async () => {
    const table = await world.lay(anaPlays({ pace: { kind: 'each', minutes: 24 * 60 } }))
    await world.pass(105 * minute)
    expect(reminded(table)).toEqual([])
    // Two hours today and one tomorrow: half of them was over at half past one.
    await world.call('changeMe', { as: ana, body: { calendar: everyDay('UTC', 11, 14).calendar, zone: 'UTC' } })
    await world.pass(0)
    expect(reminded(table)).toEqual([[ana, 'half']])
    await world.pass(day - 105 * minute - 19 * minute)
    expect(reminded(table)).toEqual([[ana, 'half']])
    await world.pass(minute)
    expect(reminded(table)).toEqual([
      [ana, 'half'],
      [ana, 'last'],
    ])
  })

  it('the last one comes at once, and once, if their new hours begin after the deadline and the hour before it has begun', async () => {
    const table = await world.lay(anaPlays({ pace: { kind: 'each', minutes: 240 } }))
    await world.pass(190 * minute)
    expect(reminded(table)).toEqual([[ana, 'half']])
    await world.call('changeMe', { as: ana, body: { calendar: everyDay('UTC', 20, 22).calendar, zone: 'UTC' } })
    await world.pass(0)
    expect(world.owed.at(-1)).toMatchObject({ player: ana, reminder: 'last', ifAllowed: true })
    await world.pass(49 * minute)
    expect(reminded(table)).toEqual([
      [ana, 'half'],
      [ana, 'last'],
    ])
  })

  it('that came before somebody changed their hours do not come again', async () => {
    const table = await world.lay(anaPlays({ pace: { kind: 'each', minutes: 24 * 60 } }))
    await world.pass(13 * hour)
    await world.call('changeMe', { as: ana, body: { calendar: everyDay('UTC', 11, 14).calendar, zone: 'UTC' } })
    await world.pass(0)
    expect(reminded(table)).toEqual([[ana, 'half']])
  })

  it('are not sent any more to somebody who has let two turns pass, though they hear of each question, until they are back', async () => {
    const table = await world.lay(anaPlays({ ladder: { botAfter: null, dropAfter: null } }))
    const toldOf = (reminders: boolean) =>
      world.owed.filter(({ player, reminder }) => player === ana && (reminder !== undefined) === reminders)
    for (let days = 0; ((await world.storedAt(table)).absences.s1?.turns ?? 0) < 2 && days < 60; days++) await world.pass(day)
    const [reminded, asked] = [toldOf(true).length, toldOf(false).length]
    expect(reminded).toBeGreaterThan(2)
    await world.pass(12 * day)
    expect(toldOf(true)).toHaveLength(reminded)
    expect(toldOf(false).length).toBeGreaterThan(asked)
    for (let hours = 0; !(await seats(table)).includes('s1') && hours < 500; hours++) await world.pass(hour)
    const decision = (await view(table, ana)).view.decisions.find(({ owed }) => owed)
    const { error } = await answers(table, ana, ...(decision?.options ?? []).slice(0, Math.max(1, decision?.min ?? 1)))
    expect(error).toBeUndefined()
    expect((await world.storedAt(table)).absences.s1?.turns ?? 0).toBe(0)
  })

  it('tell the last one missing, when everybody else has answered', async () => {
    const players = [{ hand: ['hand-limit-1', 'milk'] }, { hand: ['time', 'money'] }, { hand: ['bread', 'cookies'] }]
    const table = await world.lay(anaPlays({ table: { rules: ['play-3'], players } }))
    await answers(table, ana, 'hand-limit-1')
    await world.told()
    await world.pass(hour)
    await answers(table, ben, 'time')
    await world.told()
    expect(reminded(table)).toEqual([[cleo, 'only-one-missing']])
  })

  it('are not sent to somebody for whom a bot plays', async () => {
    const table = await world.lay(anaPlays())
    await world.pass(1.4 * day)
    await world.call('seatBot', { as: ana, params: { table }, body: { seat: 's1', bot: 'greedy' } })
    expect((await view(table, ben)).bots).toEqual({ s1: 'greedy' })
    await world.pass(8 * day)
    expect(reminded(table).filter(([player]) => player === ana)).toEqual([])
  })

  it('are not sent at a table that rests', async () => {
    const table = await world.lay(anaPlays())
    for (const as of [ana, ben, cleo]) await world.call('propose', { as, params: { table }, body: { kind: 'pause' } })
    expect((await view(table, ana)).status).toBe('paused')
    await world.pass(10 * day)
    expect(reminded(table)).toEqual([])
  })
})

describe('A pause', () => {
  it('stops the clocks: they go on with what was left', async () => {
    const table = await world.lay(anaPlays())
    await world.pass(day)
    for (const as of [ana, ben, cleo]) await world.call('propose', { as, params: { table }, body: { kind: 'pause' } })
    expect(await untilOf(table, 's1')).toBeNull()
    await world.pass(20 * day)
    for (const as of [ana, ben, cleo]) await world.call('propose', { as, params: { table }, body: { kind: 'resume' } })
    expect(await untilOf(table, 's1')).toBe(world.clock.now + 2 * day)
    await world.pass(2 * day - 1)
    expect((await world.storedAt(table)).version).toBe(0)
    await world.pass(1)
    expect((await world.storedAt(table)).version).toBe(1)
  })

  const agree = async (table: string, body: object) => {
    for (const as of [ana, ben, cleo]) expect((await world.call('propose', { as, params: { table }, body })).status).toBe(200)
  }

  it('costs nobody of their bank, and the reminders come as if it had never been', async () => {
    world.clock.now = Date.parse('2026-05-04T10:00Z')
    const hours = { s1: everyDay('UTC', 9, 21) }
    const table = await world.lay(anaPlays({ pace: { kind: 'bank', hours: 10, incrementMinutes: 0 }, hours }))
    await world.pass(hour)
    await agree(table, { kind: 'pause' })
    await world.pass(20 * hour)
    await agree(table, { kind: 'resume' })
    // It is seven in the morning: nine hours are left, from nine o'clock on.
    expect(await untilOf(table, 's1')).toBe(Date.parse('2026-05-05T18:00Z'))
    const reminders = () => world.owed.filter(({ reminder }) => reminder === 'half').length
    await world.pass(6 * hour - 1)
    expect(reminders()).toBe(0)
    await world.pass(1)
    expect(reminders()).toBe(1)
    await answers(table, ana, 'milk')
    expect((await world.storedAt(table)).banks.s1).toBe(5 * hour)
  })

  it('in which somebody comes to keep other hours leaves them what they had left', async () => {
    const hours = { s1: everyDay('UTC', 9, 21) }
    const table = await world.lay(anaPlays({ pace: { kind: 'each', minutes: 60 }, hours }))
    await world.pass(20 * minute)
    await agree(table, { kind: 'pause' })
    await world.pass(hour)
    await world.call('changeMe', { as: ana, body: { calendar: everyDay('UTC', 20, 22).calendar, zone: 'UTC' } })
    await world.pass(hour)
    await agree(table, { kind: 'resume' })
    expect(await untilOf(table, 's1')).toBe(Date.parse('2026-05-04T20:40Z'))
    await world.pass(Date.parse('2026-05-04T20:40Z') - world.clock.now)
    expect((await world.storedAt(table)).version).toBe(1)
  })

  it('in which another pace is agreed leaves all of the new time', async () => {
    const table = await world.lay(anaPlays())
    await agree(table, { kind: 'pause' })
    await world.pass(10 * day)
    await agree(table, { kind: 'pace', pace: { kind: 'each', minutes: 24 * 60 } })
    await world.pass(day)
    await agree(table, { kind: 'resume' })
    expect(await untilOf(table, 's1')).toBe(world.clock.now + day)
  })

  it('ends by itself after thirty days, or a table whose people have vanished would rest for ever', async () => {
    const table = await world.lay(anaPlays())
    await world.pass(day)
    for (const as of [ana, ben, cleo]) await world.call('propose', { as, params: { table }, body: { kind: 'pause' } })
    await world.pass(30 * day - 1)
    expect((await view(table, ana)).status).toBe('paused')
    await world.pass(1)
    expect((await view(table, ana)).status).toBe('playing')
    expect((await world.call('table', { as: ana, params: { table } })).body.status).toBe('playing')
    expect(await untilOf(table, 's1')).toBe(world.clock.now + 2 * day)
    await world.pass(2 * day)
    expect((await world.storedAt(table)).tail.map(({ deed }) => deed.kind)).toEqual(['time-out'])
  })

  it('counts anew if people have come back in between', async () => {
    const table = await world.lay(anaPlays())
    for (const kind of ['pause', 'resume', 'pause']) {
      for (const as of [ana, ben, cleo]) await world.call('propose', { as, params: { table }, body: { kind } })
      await world.pass(20 * day)
    }
    expect((await view(table, ana)).status).toBe('paused')
    await world.pass(10 * day)
    expect((await view(table, ana)).status).toBe('playing')
  })

  it('ends with another pace, if all agree: whatever is open is timed anew', async () => {
    const table = await world.lay(anaPlays({ pace: { kind: 'none' } }))
    await world.pass(day)
    for (const as of [ana, ben, cleo])
      await world.call('propose', { as, params: { table }, body: { kind: 'pace', pace: { kind: 'each', minutes: 60 } } })
    expect(await untilOf(table, 's1')).toBe(world.clock.now + hour)
    await world.pass(hour)
    expect((await world.storedAt(table)).version).toBe(1)
  })
})

describe('A bank', () => {
  const pace = { kind: 'bank', hours: 24, incrementMinutes: 0 } as const
  const narrow = everyDay('UTC', 12, 14)

  it('has paid for the hours that somebody kept while they were asked, though they are there all day when they answer', async () => {
    const table = await world.lay(anaPlays({ pace, hours: { s1: narrow } }))
    const until = await untilOf(table, 's1')
    await world.pass(3 * day)
    await world.call('changeMe', { as: ana, body: { calendar: everyDay('UTC', 0, 24).calendar, zone: 'UTC' } })
    expect(await untilOf(table, 's1')).toBe(until)
    await world.pass(hour)
    await answers(table, ana, 'milk')
    expect((await world.storedAt(table)).banks.s1).toBe((24 - 3 * 2 - 1) * hour)
  })

  it('is not filled again by whoever says that they are hardly ever there', async () => {
    const table = await world.lay(anaPlays({ pace }))
    await world.pass(20 * hour)
    await world.call('changeMe', { as: ana, body: { calendar: narrow.calendar, zone: 'UTC' } })
    await answers(table, ana, 'milk')
    expect((await world.storedAt(table)).banks.s1).toBe(4 * hour)
  })

  it('pays for the old hours also if they change in the very moment of somebody else’s move', async () => {
    let meanwhile: (() => Promise<unknown>) | null = null
    const around = (store: Store): Store => ({
      ...store,
      update: async (table, key, change, when) => {
        const happens = change.set?.v === undefined ? null : meanwhile
        if (happens) meanwhile = null
        await happens?.()
        return store.update(table, key, change, when)
      },
    })
    world = worldInTime({ around })
    const people = [await world.guest('Ana'), await world.guest('Ben'), await world.guest('Cleo')]
    ;[ana, ben, cleo] = people as [string, string, string]
    const table = await world.lay({
      people,
      pace,
      hours: { s2: narrow, s3: narrow },
      table: { rules: ['play-3'], players: [{ hand: ['hand-limit-1', 'milk'] }, { hand: ['time', 'bread'] }, { hand: ['money', 'love'] }] },
    })
    await answers(table, ana, 'hand-limit-1')
    await world.pass(3 * day)
    meanwhile = () => world.call('changeMe', { as: ben, body: { calendar: everyDay('UTC', 0, 24).calendar, zone: 'UTC' } })
    expect((await answers(table, cleo, 'money')).status).toBe(200)
    await world.pass(hour)
    expect((await answers(table, ben, 'time')).status).toBe(200)
    expect((await world.storedAt(table)).banks.s2).toBe((24 - 3 * 2 - 1) * hour)
  })
})

describe('Another pace', () => {
  it('ends a time when it says, though it was agreed at the moment in which the clock wrote down when it comes next', async () => {
    let meanwhile: (() => Promise<void>) | null = null
    const around = (store: Store): Store => ({
      ...store,
      update: async (table, key, change, when) => {
        const happens = change.set?.w === undefined ? null : meanwhile
        if (happens) meanwhile = null
        await happens?.()
        return store.update(table, key, change, when)
      },
    })
    world = worldInTime({ around })
    ana = await world.guest('Ana')
    const table = await world.lay({ ...anaPlays(), people: [ana] })
    meanwhile = async () => {
      const pace = { kind: 'each', minutes: 60 }
      await world.call('propose', { as: ana, params: { table }, body: { kind: 'pace', pace } })
      await world.told()
    }
    // Half of three days: the clock comes to remind her.
    await world.pass(1.5 * day)
    expect(await untilOf(table, 's1')).toBe(world.clock.now + hour)
    await world.pass(hour)
    expect((await world.storedAt(table)).version).toBe(1)
  })
})

describe('The absence ladder', () => {
  const kinds = async (table: string) =>
    (await world.storedAt(table)).tail.map(({ deed }) => `${deed.kind}${'seat' in deed ? ` ${deed.seat}` : ''}`)

  it('seats a bot after so many turns in a row, and tells its owner, who takes the seat back with one tap', async () => {
    const table = await world.lay(anaPlays({ ladder: { botAfter: 1, dropAfter: null } }))
    await world.pass(3 * day)
    expect((await kinds(table)).slice(0, 2)).toEqual(['time-out s1', 'bot-in s1'])
    expect((await view(table, ben)).bots).toEqual({ s1: 'greedy' })
    expect(world.notices).toEqual([{ kind: 'seat-taken', table, seat: 's1', player: ana, number: expect.any(Number) }])
    expect((await world.call('takeBack', { as: ana, params: { table }, body: {} })).status).toBe(200)
    expect((await view(table, ben)).bots).toEqual({})
  })

  it('tells the owner too if the host seats the bot, or a vote', async () => {
    const hosted = await world.lay(anaPlays({ people: [ben, ana, cleo], table: { turn: 's2' } }))
    await world.pass(25 * hour)
    const { status } = await world.call('seatBot', { as: ben, params: { table: hosted }, body: { seat: 's2', bot: 'greedy' } })
    expect(status).toBe(200)
    await world.told()
    expect(world.notices).toEqual([expect.objectContaining({ kind: 'seat-taken', table: hosted, seat: 's2', player: ana })])
    const voted = await world.lay(anaPlays({ pace: { kind: 'none' } }))
    await world.pass(14 * day)
    for (const as of [ben, cleo]) await world.call('propose', { as, params: { table: voted }, body: { kind: 'bot', seat: 's1' } })
    await world.told()
    expect(world.notices.filter(({ table }) => table === voted)).toEqual([
      expect.objectContaining({ kind: 'seat-taken', table: voted, seat: 's1', player: ana }),
    ])
  })

  it('counts a turn once, however much was asked in it', async () => {
    const table = await world.lay(anaPlays({ ladder: { botAfter: 2, dropAfter: null } }))
    await world.pass(3 * day + 8 * hour)
    expect(await kinds(table)).toEqual(['time-out s1', 'time-out s1'])
    expect((await view(table, ben)).bots).toEqual({})
  })

  it('forgets everything as soon as they answer themselves', async () => {
    const table = await world.lay(anaPlays({ ladder: { botAfter: 2, dropAfter: null } }))
    await world.pass(3 * day)
    await answers(table, ana, (await view(table, ana)).view.decisions[0]?.options[0] ?? '')
    expect((await world.storedAt(table)).absences.s1?.turns).toBe(0)
  })

  it('J2 ends with dropping out, and nobody who stays is punished', async () => {
    const table = await world.lay(anaPlays({ ladder: { botAfter: null, dropAfter: 1 } }))
    await world.pass(3 * day)
    expect((await kinds(table)).slice(0, 2)).toEqual(['time-out s1', 'leave s1'])
    const stored = await world.storedAt(table)
    expect(stored.game.players.map(({ seat }) => seat)).toEqual(['s2', 's3'])
    expect(stored.status).toBe('playing')
    expect((await world.call('myFinished', { as: ana })).body.results).toMatchObject([{ table, how: 'left' }])
  })

  it('lets whoever is back at the last moment stay', async () => {
    let isBack: (() => Promise<void>) | null = null
    const around = (store: Store): Store => ({
      ...store,
      get: async (table, key, how) => {
        const found = await store.get(table, key, how)
        const back = key.sk === 'TABLE' ? isBack : null
        if (back) isBack = null
        await back?.()
        return found
      },
    })
    world = worldInTime({ around })
    ana = await world.guest('Ana')
    ben = await world.guest('Ben')
    const table = await world.lay({ ...anaPlays({ ladder: { botAfter: null, dropAfter: 1 } }), people: [ana, ben, cleo] })
    await world.pass(3 * day - 1)
    // The ladder looks at what the table has agreed on when her time has run out once; and there she is.
    isBack = async () => void (await answers(table, ana, 'milk'))
    await world.pass(1)
    expect(isBack).toBeNull()
    expect(await kinds(table)).toEqual(['time-out s1', 'answer s1'])
    expect((await world.storedAt(table)).people[0]).toBe(ana)
  })

  it('goes on while a bot holds the seat', async () => {
    const table = await world.lay(
      anaPlays({
        people: [ana, ben],
        ladder: { botAfter: 1, dropAfter: 3 },
        table: { rules: [], players: [{ hand: keepers.slice(0, 4) }, { hand: keepers.slice(4) }] },
      }),
    )
    for (let days = 0; days < 40 && (await world.storedAt(table)).people[0] !== ''; days++) {
      await world.pass(day)
      if ((await world.storedAt(table)).owed.some(({ seat }) => seat === 's2'))
        await answers(table, ben, (await view(table, ben)).view.decisions[0]?.options[0] ?? '')
    }
    expect((await world.storedAt(table)).people[0]).toBe('')
  })
})

describe('Bots', () => {
  it('that have not answered within a minute get their fallback', async () => {
    const table = await world.lay(anaPlays())
    const stored = await world.storedAt(table)
    // A bot that fell asleep: nobody tells of this state.
    await world.memory.update(
      'games',
      { pk: `G#${table}`, sk: 'STATE' },
      {
        set: {
          b: { s1: 'greedy' },
          o: stored.owed.map(({ seat, asked, prompt, since }) => `${seat} ${asked} ${prompt} ${since / 1000}`),
          w: stored.owed[0]?.since ?? 0,
        },
      },
    )
    await wake(table, world.ports)
    expect((await world.storedAt(table)).version).toBe(0)
    world.clock.advance(minute)
    await wake(table, world.ports)
    expect((await world.storedAt(table)).tail.map(({ deed }) => deed.kind)).toEqual(['time-out'])
  })

  it('left alone rest, and their table is closed after thirty days', async () => {
    const { body } = await world.call('createTable', {
      as: ana,
      body: { settings: { seats: 3, bots: ['greedy', 'greedy'], startWhenFull: true } },
    })
    await world.told()
    await world.call('leave', { as: ana, params: { table: body.id }, body: {} })
    await world.told()
    const { version, status } = await world.storedAt(body.id)
    expect(status).toBe('playing')
    await world.pass(31 * day)
    expect((await world.storedAt(body.id)).version).toBe(version)
    expect((await world.call('table', { as: ana, params: { table: body.id } })).body.status).toBe('closed')
  })
})

describe('Vacation', () => {
  it('is charged to a yearly balance, and what has passed stays charged', async () => {
    const change = (vacation: { from: string; to: string }[]) => world.call('changeMe', { as: ana, body: { vacation } })
    expect((await change([{ from: '2026-07-01', to: '2026-07-28' }])).status).toBe(200)
    expect((await change([{ from: '2026-07-01', to: '2026-07-29' }])).error).toMatchObject({ code: 'malformed', field: 'vacation' })
    expect((await change([{ from: '2026-07-10', to: '2026-07-01' }])).status).toBe(400)
    expect((await change([{ from: '2026-05-01', to: '2026-05-02' }])).status).toBe(400)
    await world.pass(60 * day)
    expect((await change([])).status).toBe(400)
    expect((await change([{ from: '2026-07-01', to: '2026-07-02' }])).status).toBe(200)
    expect(
      (
        await change([
          { from: '2026-07-01', to: '2026-07-02' },
          { from: '2026-12-20', to: '2027-01-14' },
        ])
      ).status,
    ).toBe(200)
  })

  it('stops the clock of whatever is asked from then on', async () => {
    await world.call('changeMe', { as: ben, body: { zone: 'UTC', vacation: [{ from: '2026-05-04', to: '2026-05-13' }] } })
    const table = await world.lay(anaPlays({ table: { rules: [] } }))
    await world.call('changeMe', { as: ben, body: { zone: 'UTC' } })
    await answers(table, ana, 'milk')
    expect(await untilOf(table, 's2')).toBe(Date.parse('2026-05-17T00:00Z'))
  })
})

describe('Standing orders', () => {
  const orders = (table: string, body: object) => world.call('orders', { as: ana, params: { table }, body })

  it('end by themselves when their time is over, and nobody else can tell', async () => {
    const table = await world.lay(anaPlays())
    const until = world.clock.now + day
    expect((await orders(table, { endTurn: 'at-time-out', until })).body).toMatchObject({
      view: { orders: { endTurn: 'at-time-out' } },
      ordersUntil: until,
    })
    const { number } = await view(table, ben)
    expect((await view(table, ben)).ordersUntil).toBeNull()
    await world.pass(day)
    expect(await view(table, ana)).toMatchObject({ view: { orders: null }, ordersUntil: null })
    expect((await view(table, ben)).number).toBe(number)
  })

  const limited = () => ({ rules: ['play-3'], players: [{ hand: ['hand-limit-1', 'milk'] }, { hand: ['time', 'money'] }, { hand: [] }] })
  const keepMoney = (table: string, when: 'at-once' | 'at-time-out', until: number) =>
    world.call('orders', { as: ben, params: { table }, body: { keepInHand: { cards: ['money'], when }, until } })

  it.each([
    [-1, ['money'], []],
    [0, ['time', 'money'], ['s2']],
    [1, ['time', 'money'], ['s2']],
  ])('act to the very second: %i seconds after their end', async (seconds, hand, asked) => {
    const table = await world.lay(anaPlays({ table: limited() }))
    await keepMoney(table, 'at-once', world.clock.now + hour)
    // Nobody wakes the clock.
    world.clock.advance(hour + seconds * 1000)
    expect((await answers(table, ana, 'hand-limit-1')).status).toBe(200)
    expect((await world.storedAt(table)).game.players[1]?.hand).toEqual(hand)
    expect((await seats(table)).filter((seat) => seat === 's2')).toEqual(asked)
  })

  it('act at the deadline although the clock comes by after their end', async () => {
    const table = await world.lay(anaPlays({ table: limited() }))
    await answers(table, ana, 'hand-limit-1')
    const deadline = (await untilOf(table, 's2')) ?? 0
    await keepMoney(table, 'at-time-out', deadline + minute)
    world.clock.now = deadline + 2 * minute
    await wake(table, world.ports)
    expect((await world.storedAt(table)).game.players[1]?.hand).toEqual(['money'])
    expect((await view(table, ben)).view.orders).toBeNull()
  })

  it('say the same moment of their end to whoever gave them and to their other device', async () => {
    const table = await world.lay(anaPlays())
    const { body } = await orders(table, { draw: 'at-time-out', until: world.clock.now + hour + 338 })
    expect((await view(table, ana)).ordersUntil).toBe(body.ordersUntil)
  })

  it('cannot have ended before they begin', async () => {
    const table = await world.lay(anaPlays())
    expect((await orders(table, { draw: 'at-once', until: world.clock.now })).error).toMatchObject({ code: 'malformed', field: 'until' })
  })

  it('act when the time runs out, before the game chooses', async () => {
    const players = [{ hand: ['hand-limit-1', 'milk'] }, { hand: ['time', 'money'] }, { hand: [] }]
    const table = await world.lay(anaPlays({ table: { rules: ['play-3'], players } }))
    await world.call('orders', { as: ben, params: { table }, body: { keepInHand: { cards: ['money'], when: 'at-time-out' } } })
    await answers(table, ana, 'hand-limit-1')
    await world.told()
    await world.pass(3 * day)
    expect((await world.storedAt(table)).game.players[1]?.hand).toEqual(['money'])
  })
})

describe('At a table without a pace', () => {
  it('the others may vote for a bot after fourteen days, and not before', async () => {
    const table = await world.lay(anaPlays({ pace: { kind: 'none' } }))
    const propose = (as: string) => world.call('propose', { as, params: { table }, body: { kind: 'bot', seat: 's1' } })
    await world.pass(13 * day)
    expect((await propose(ben)).error?.code).toBe('not-allowed')
    await world.pass(day)
    expect((await propose(ana)).error?.code).toBe('not-allowed')
    expect((await propose(ben)).body.proposal).toMatchObject({ what: { kind: 'bot', seat: 's1' }, agreed: [ben] })
    expect((await view(table, ben)).bots).toEqual({})
    await world.call('vote', { as: cleo, params: { table }, body: { agree: true } })
    expect((await view(table, ben)).bots).toEqual({ s1: 'greedy' })
  })

  it('nobody is voted out of a seat they are not waited for in', async () => {
    const table = await world.lay(anaPlays({ pace: { kind: 'none' } }))
    await world.pass(20 * day)
    const { error } = await world.call('propose', { as: ana, params: { table }, body: { kind: 'bot', seat: 's2' } })
    expect(error?.code).toBe('nothing-owed')
  })
})
