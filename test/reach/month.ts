/** The month of `test/time`, with everybody told as they really are: two by push, two by mail, all of them within their hours. */
import type { Job, Ports } from '../../functions/ports.ts'
import { atOnce } from '../../functions/reach/at-once.ts'
import { dayOf } from '../../functions/reach/day.ts'
import { handedOn } from '../../functions/reach/handed-on.ts'
import { later } from '../../functions/reach/later.ts'
import { reaching } from '../../functions/reach/reach.ts'
import { isAwake, type Month, month, type Options, zones } from '../time/month.ts'
import type { WorldInTime } from '../time/passing.ts'

export type ToldMonth = Month & {
  /** Pushes and letters that told of a question for the first time, and all others. */
  first: number
  again: number
  /** By person and day of theirs. */
  mails: Map<string, number>
  /** Of those who get letters. */
  personDays: number
  pushBytes: number
  /** What the API asked of the scheduler while somebody made a move. */
  callsInMove: number
}

export async function toldMonth(options: Options): Promise<ToldMonth> {
  const found = { first: 0, again: 0, mails: new Map<string, number>(), pushBytes: 0, callsInMove: 0, wrong: [] as string[] }
  const passed = await month({
    ...options,
    prepare: async (world, people) => {
      await giveWays(world, people)
      watch(world, people, found)
      await options.prepare?.(world, people)
    },
  })
  return { ...passed, ...found, personDays: (zones.length - byPush) * options.days, wrong: [...passed.wrong, ...found.wrong] }
}

const byPush = 2

/** The first two are told by push, the others have an address. */
async function giveWays(world: WorldInTime, people: string[]): Promise<void> {
  const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
  for (const [i, as] of people.entries()) {
    if (i < byPush) await world.call('addSubscription', { as, body: { endpoint: `https://push.example.com/${as}`, keys, device: 'Phone' } })
    else
      await world.memory.update('players', { pk: `P#${as}`, sk: 'ME' }, { set: { email: `${as}@example.com`.toLowerCase(), guest: false } })
  }
}

type Found = Pick<ToldMonth, 'first' | 'again' | 'mails' | 'pushBytes' | 'callsInMove' | 'wrong'>
/** Header, tag and the mark of the end that encryption adds. */
const encryption = 103

function watch(world: WorldInTime, people: string[], found: Found): void {
  const { ports, jobs, clock } = world
  const { owed } = ports.notify
  const sender: Ports = { ...ports, notify: reaching(() => sender) }
  const [straight, queue] = [atOnce(() => sender), handedOn(() => ports)]
  // The stream tells by itself; what the clock hands over goes through the delay queue, as it does in the cloud.
  ports.notify.owed = async (all, seen) => {
    await owed(all)
    await (seen ? straight : queue).owed(all, seen)
  }
  sender.push = {
    send: async ({ endpoint, body }) => {
      checkAwake(people.indexOf(endpoint.split('/').pop() ?? ''))
      found.pushBytes = Math.max(found.pushBytes, Buffer.byteLength(body) + encryption)
      const { once } = JSON.parse(body).notification.data
      if (String(once).includes(':')) found.again += 1
      else found.first += 1
      return { outcome: 'sent' }
    },
  }
  sender.mail = {
    send: async ({ to, kind }) => {
      const at = people.findIndex((player) => to.startsWith(player.toLowerCase()))
      checkAwake(at)
      const day = `${at} ${dayOf({ zone: zones[at] ?? 'UTC' }, clock.now)}`
      found.mails.set(day, (found.mails.get(day) ?? 0) + 1)
      if (kind === 'asked') found.first += 1
      else found.again += 1
    },
  }
  const checkAwake = (at: number): void => {
    // At ten in the evening their hours end, to the minute.
    if (!isAwake(at, clock.now - 1000) && !isAwake(at, clock.now)) found.wrong.push(`${zones[at]} was told at night`)
  }

  /** Whoever has answered has the page open for a moment, and sees what comes of it. */
  const { call } = world
  const { at, cancel } = ports.scheduler
  let isMove = false
  const counted =
    <A extends unknown[]>(ask: (...args: A) => Promise<void>) =>
    (...args: A) => {
      if (isMove) found.callsInMove += 1
      return ask(...args)
    }
  Object.assign(ports.scheduler, { at: counted(at), cancel: counted(cancel) })
  world.call = async (route, asking) => {
    isMove = route === 'answer'
    const reply = await call(route, asking)
    isMove = false
    const { as = '', params = {} } = asking ?? {}
    if (route === 'answer' && reply.status === 200) {
      await world.memory.put('ephemeral', { pk: `CG#${params.table}`, sk: as, player: as, ttl: Math.ceil(clock.now / 1000) + 90 })
      const { number } = reply.body as { number: number }
      await call('seen', { as, params, body: { number } })
    }
    return reply
  }

  const { pass } = world
  world.pass = async (millis) => {
    const until = clock.now + millis
    for (;;) {
      const next = jobs.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      await pass(Math.max(0, next.at - clock.now))
      jobs.splice(jobs.indexOf(next), 1)
      await later(next.job as Job, sender)
    }
    await pass(Math.max(0, until - clock.now))
  }
}
