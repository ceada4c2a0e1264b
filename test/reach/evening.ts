/** Tables laid out by hand in the service in memory, with everything that follows a move: the stream, the delay queue, whoever sends. */
import type { EditionId } from '@meanwhile/engine'
import type { Job, Ports } from '../../functions/ports.ts'
import { atOnce } from '../../functions/reach/at-once.ts'
import { release } from '../../functions/reach/holding.ts'
import { later } from '../../functions/reach/later.ts'
import { reaching } from '../../functions/reach/reach.ts'
import type { Item, Store } from '../../functions/store/store.ts'
import { stateKey } from '../../functions/table/stored-game.ts'
import { tell } from '../../functions/tell/tell.ts'
import { newWorld } from '../api/harness.ts'
import { within } from '../cdk/recording.ts'
import { type Layout, layOut } from './laid-out.ts'

type Options = NonNullable<Parameters<typeof newWorld>[0]>

/** Lets something happen once, at the moment such a row is read, next or for the so-manieth time: between what a message was made from and its sending. */
export function inTheMeantime() {
  let waiting: { sk: string; reads: number; happen: () => Promise<void> } | null = null
  const around = (store: Store): Store => ({
    ...store,
    get: async (table, key, how) => {
      const now = waiting?.sk === key.sk && --waiting.reads === 0 ? waiting : null
      if (now) waiting = null
      await now?.happen()
      return store.get(table, key, how)
    },
  })
  const when = (sk: string, happen: () => Promise<void>, reads = 1): void => {
    waiting = { sk, reads, happen }
  }
  return { around, when }
}

export function newEvening(options: Options = {}) {
  const world = newWorld(options)
  const { ports, memory, clock, jobs } = world
  ports.notify = reaching(() => ports)
  const straight = atOnce(() => teller)

  /** Whoever sends is held against the policy it has in the cloud. */
  const refused: string[] = []
  const allowed = within('later', ports.store, (sentence) => refused.push(sentence))
  const teller: Ports = { ...ports, store: within('tell', ports.store, (sentence) => refused.push(sentence)), notify: straight }

  const state = (table: string): Promise<Item | null> => memory.get('games', stateKey(table))

  const quarter = 15 * 60 * 1000

  /** Everything that was put off and is due by then, in order; every quarter of an hour there is a sweep. */
  async function pass(millis = 0): Promise<void> {
    const until = clock.now + millis
    for (let sweep = (Math.floor(clock.now / quarter) + 1) * quarter; ; sweep += quarter) {
      await doAll(Math.min(sweep, until))
      if (sweep > until) break
      await release(ports)
    }
    await doAll(until)
  }

  async function doAll(until: number): Promise<void> {
    for (;;) {
      const next = jobs.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      jobs.splice(jobs.indexOf(next), 1)
      clock.now = Math.max(clock.now, next.at)
      await later(next.job as Job, { ...ports, store: allowed })
      if (refused.length > 0) throw new Error(refused.join('\n'))
    }
    clock.now = until
  }

  /** The stream brings it as often as it likes. */
  async function follow(before: Item | null, after: Item | null): Promise<string[]> {
    const failed = await tell([{ sequence: '1', before, after }], teller)
    if (refused.length > 0) throw new Error(refused.join('\n'))
    return failed
  }

  return {
    ...world,
    pass,
    follow,
    state,

    /** Somebody with an address of their own, which no mail has to prove here. */
    async withAddress(name: string, changes: { [attribute: string]: string | boolean } = {}): Promise<string> {
      const id = await world.guest(name)
      const set = { email: `${name.toLowerCase()}@example.com`, guest: false, ...changes }
      await memory.update('players', { pk: `P#${id}`, sk: 'ME' }, { set })
      return id
    },

    async subscribe(as: string, device = 'Phone', endpoint = `https://push.example.com/${as}/${device}`): Promise<string> {
      const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
      return (await world.call('addSubscription', { as, body: { endpoint, keys, device } })).body.id
    },

    /** A game of these people, in this order. */
    async gameOf(players: string[], position: Layout, name = 'Friday', editions: EditionId[] = ['fluxx']): Promise<string> {
      const [host = '', ...others] = players
      const settings = {
        name,
        editions,
        seats: players.length,
        visibility: 'open',
        startWhenFull: false,
        first: 'host',
        pace: { kind: 'none' },
      }
      const { id } = (await world.call('createTable', { as: host, body: { settings } })).body
      for (const as of others) await world.call('takeSeat', { as, params: { table: id }, body: {} })
      await world.call('start', { as: host, params: { table: id }, body: {} })
      await layOut(memory, id, position, clock.now)
      return id
    },

    /** Answers whatever this person is asked, and lets everything that follows happen. */
    async answers(as: string, table: string, ...picks: string[]): Promise<void> {
      const before = await state(table)
      const { view } = (await world.call('view', { as, params: { table } })).body
      const asked = view.decisions.find(({ options }) => picks.every((pick) => options.includes(pick)))
      const { error } = await world.call('answer', { as, params: { table }, body: { decision: asked?.id ?? 'none', picks } })
      if (error) throw new Error(`${error.code}: ${picks.join()}`)
      await follow(before, await state(table))
      await pass()
    },

    /** What arrived on devices, as the service worker reads it. */
    shown: () =>
      world.pushes.map(({ body }) => (JSON.parse(body) as { notification: { title: string; body: string; tag: string } }).notification),
  }
}
