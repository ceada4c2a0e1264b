/**
 * Where the functions run: on instances that each have their own clock and may die at any request to the store, and on a store that
 * throttles, loses requests before and after they were carried out, carries them out late, and answers weak reads with the past.
 */
import type { Job, Letter, NewlyOwed, Ports, Pushed, PushMessage } from '../../functions/ports.ts'
import { atOnce } from '../../functions/reach/at-once.ts'
import { reaching } from '../../functions/reach/reach.ts'
import { type ChangeRecord, type MemoryStore, memoryStore } from '../../functions/store/memory.ts'
import { type Key, OutcomeUnknown, type Store, type TableName, Throttled, type Write } from '../../functions/store/store.ts'
import { type Meter, newMeter } from '../../functions/store/tables.ts'
import { forgetGames } from '../../functions/table/stored-game.ts'
import type { World } from './world.ts'

export type FunctionName = 'api' | 'tell' | 'ws' | 'clock' | 'later'
export type Invoked<T> = ({ value: T } | { error: unknown } | { crashed: true }) & { meter: Meter; faults: number }

/** What the world outside does with what the functions send it. */
export type Outside = {
  onChange: (change: ChangeRecord) => void
  poke: (connection: string, data: string, by: FunctionName | null) => 'sent' | 'gone'
  told: (people: NewlyOwed[], slow: number) => void
  /** Something of a partition is written, in whatever table. */
  wrote?: (pk: string) => void
  /** Where nobody's time runs and nobody is reached, nothing of this is needed. */
  life: Life | null
  /** Stands between a function and the store, and may note what is asked. */
  watch?: Watch
}
export type Watch = (name: FunctionName, store: Store) => Store

/** What keeps time and carries messages. */
export type Life = {
  wakeAt: (game: string, moment: number, by: FunctionName) => void
  cancel: (game: string) => void
  delay: (seconds: number, job: Job, by: FunctionName, sender: Sender) => void
  push: (message: PushMessage, by: Sender) => Pushed
  mail: (letter: Letter, by: Sender) => void
  /** Whoever tells from the stream has come to an end with these people. */
  told: (people: NewlyOwed[], began: number) => void
}

/** When whoever sends something began, how much went wrong since, and for how long they had to wait for a store that takes its time. */
export type Sender = { began: number; faults: number; slow: number }

type Breath = {
  began: number
  waiting: number
  over: boolean
  dead: boolean
  faults: number
  misfortune: number
  slow: number
  crash: () => void
}
type Instance = { name: FunctionName | null; ports: Ports; meter: Meter; life: Breath }
type Fault = 'throttled' | 'lost' | 'unheard' | 'late' | 'crash' | 'crash after'

/** Of all requests to the store. */
const ordinaryFaults: [share: number, fault: Fault][] = [
  [0.012, 'throttled'],
  [0.006, 'lost'],
  [0.01, 'unheard'],
  [0.003, 'late'],
  [0.004, 'crash'],
  [0.005, 'crash after'],
]
/** Some invocations meet a store that is hardly there: everything they can try again is tried in vain. */
const unluckyFaults: typeof ordinaryFaults = [
  [0.5, 'throttled'],
  [0.1, 'lost'],
  [0.2, 'unheard'],
]
const unlucky = 0.006
/** Instances do not agree on what time it is: how far each may be wrong. */
export const longestSkew = 1_500
/** What takes longer than that is the store's fault. */
const quick = 40
/** Of what is carried out late: how late at most. */
export const latestWrite = 8_000
/** How long a weak read may see what was there before. */
const staleFor = 3_000
/** How often a start makes all instances forget the games they have read. */
const forgetting = 0.3
const mostBehind = 8
/** Always the same two: to find out where an error came about is most of what it costs. */
const throttled = new Throttled()
const unknown = new OutcomeUnknown()

export const settings: Ports['settings'] = {
  origin: 'http://localhost:3000',
  sessionSecret: 'a secret for simulations alone',
  build: 'simulated',
  pushKey: '',
  pushHosts: [],
  mailBudget: {
    invitesPerHostDay: 20,
    invitesPerAddressDay: 3,
    invitesPerAddressMonth: 10,
    invitesPerDay: 1000,
    codesPerAddressHour: 5,
  },
}

export class Cloud {
  readonly memory: MemoryStore
  /** When each item was written, as far as a weak read may be behind. */
  readonly #written = new Map<string, number[]>()
  /** How far the present read is behind. It sees everything as it was then: replicas are late, but they keep the order. */
  #lag = 0
  readonly #idle: { [name in FunctionName]: Instance[] } = { api: [], tell: [], ws: [], clock: [], later: [] }

  constructor(
    readonly world: World,
    private readonly outside: Outside,
  ) {
    const behind = (table: TableName, key: Key): number => {
      if (this.#lag === 0) return 0
      const seen = world.now - this.#lag
      let missed = 0
      for (const at of this.#written.get(nameOf(table, key)) ?? []) if (at > seen) missed++
      if (missed > 0) world.faults++
      return missed
    }
    this.memory = memoryStore({ onChange: outside.onChange, behind })
  }

  /** Runs one invocation to its end, or to its death. */
  async invoke<T>(name: FunctionName, run: (ports: Ports) => Promise<T>): Promise<Invoked<T>> {
    const { world } = this
    const instance = this.#idle[name].pop() ?? this.#start(name)
    const { meter } = instance
    meter.requests = meter.readUnits = meter.writeUnits = 0
    const life = newLife(world.chance.share(), world.now)
    instance.life = life
    world.thinking++
    const ended = await new Promise<{ value: T } | { error: unknown } | { crashed: true }>((resolve) => {
      life.crash = () => {
        life.dead = true
        resolve({ crashed: true })
      }
      const end = (how: { value: T } | { error: unknown }): void => {
        life.over = true
        // One of two requests made at once may have failed while the other is still under way: then nobody was thinking.
        if (life.waiting === 0) world.thinking--
        if (life.waiting === 0) this.#idle[name].push(instance)
        resolve(how)
      }
      run(instance.ports).then(
        (value) => end({ value }),
        (error) => end({ error }),
      )
    })
    return { ...ended, meter: { ...meter }, faults: life.faults }
  }

  /** No faults, no waiting, nothing of the past: for looking at what is stored. */
  ports(): Ports {
    const { memory } = this
    const present = { consistent: true }
    const store: Store = {
      ...memory,
      get: (table, key) => memory.get(table, key, present),
      getAll: (table, keys) => memory.getAll(table, keys, present),
      query: (table, pk, range) => memory.query(table, pk, { ...range, ...present }),
    }
    return this.#around(store, { name: null, life: newLife(1, this.world.now) })
  }

  #start(name: FunctionName): Instance {
    // What has just started remembers nothing, and its neighbours remember what they did. Here all of them share one memory.
    if (this.world.chance.happens(forgetting)) forgetGames()
    const meter = newMeter()
    const instance: Instance = { name, meter, life: newLife(1, this.world.now), ports: this.ports() }
    const skew = this.world.chance.between(-longestSkew, longestSkew)
    const faulty = this.#faulty(this.memory.meteredBy(meter), instance)
    const around = this.#around(this.outside.watch?.(name, faulty) ?? faulty, instance)
    instance.ports = { ...around, now: () => this.world.now + skew }
    // Whoever takes a message out of the queue has all it needs to send it.
    if (name === 'later') instance.ports.notify = reaching(() => instance.ports)
    if (name === 'tell') this.#tellStraight(instance)
    return instance
  }

  /** As the function behind the stream does it, and everybody it is to tell is noted before. */
  #tellStraight(instance: Instance): void {
    const { world, outside } = this
    const { life } = outside
    const { owed: noting } = instance.ports.notify
    if (!life) return
    const straight = atOnce(() => instance.ports)
    instance.ports.notify = {
      ...straight,
      owed: async (people, seen) => {
        const began = world.now
        await noting([], seen)
        outside.told(people, instance.life.slow)
        await straight.owed(people, seen)
        life.told(people, began)
      },
    }
  }

  #around(store: Store, instance: Pick<Instance, 'name' | 'life'>): Ports {
    const { world, outside } = this
    const { life } = outside
    const nothing = (): void => undefined
    const mayFail = (what: string): void => {
      if (!world.calm && world.chance.happens(0.005)) throw new Error(this.#harm(instance.life, what))
    }
    /** Done, or not, or done without anybody hearing of it. */
    const unsure = (what: string, act: () => void): void => {
      mayFail(`${what} gets lost`)
      act()
      mayFail(`nothing is heard of ${what}`)
    }
    const delay = (seconds: number, job: Job): void => life?.delay(seconds, job, instance.name ?? 'api', instance.life)
    return {
      store,
      now: () => world.now,
      random: (bytes) => world.chance.bytes(bytes),
      sockets: {
        post: async (connection, data) => {
          mayFail('no poke gets through')
          return outside.poke(connection, data, instance.name)
        },
      },
      mail: { send: async (letter) => unsure('a letter', () => life?.mail(letter, instance.life)) },
      push: { send: async (message) => life?.push(message, instance.life) ?? { outcome: 'sent' } },
      notify: {
        owed: async (people) => {
          mayFail('nobody can be told')
          outside.told(people, instance.life.slow)
          for (const owed of people) delay(0, { kind: 'owed', owed, tries: 0 })
        },
        notice: async (notices) => {
          for (const notice of notices) delay(0, { kind: 'notice', notice })
        },
      },
      scheduler: {
        at: async (game, moment) => unsure('a wake-up', () => life?.wakeAt(game, moment, instance.name ?? 'api')),
        cancel: async (game) => unsure('a wake-up', () => life?.cancel(game)),
      },
      later: { in: async (seconds, job) => unsure('a delay', () => delay(seconds, job)) },
      think: () => () => false,
      log: { info: nothing, warn: (line) => world.note(line), error: (line, { stack }) => world.note(line, stack) },
      settings,
    }
  }

  // ── The store and its faults ─────────────────────────────────────────────────────────────────────────────────────

  #faulty(store: Store, instance: Instance): Store {
    const read = <T>(ask: () => Promise<T>): Promise<T> => this.#request(instance, ask, [])
    const write = <T>(keys: string[], ask: () => Promise<T>): Promise<T> => this.#request(instance, ask, keys)
    return {
      get: (table, key, how) => read(() => store.get(table, key, how)),
      getAll: (table, keys, how) => read(() => store.getAll(table, keys, how)),
      query: (table, pk, range) => read(() => store.query(table, pk, range)),
      put: (table, item, when) => write([nameOf(table, item)], () => store.put(table, item, when)),
      update: (table, key, change, when) => write([nameOf(table, key)], () => store.update(table, key, change, when)),
      remove: (table, key, when) => write([nameOf(table, key)], () => store.remove(table, key, when)),
      transact: (writes) => write(writes.map(touched), () => store.transact(writes)),
    }
  }

  #request<T>(instance: Instance, ask: () => Promise<T>, keys: string[]): Promise<T> {
    const { world } = this
    const { life } = instance
    if (life.waiting++ === 0) world.thinking--
    const takes = world.chance.happens(0.04) ? world.chance.between(100, 4000) : world.chance.between(1, quick)
    life.slow += Math.max(0, takes - quick)
    return new Promise((resolve, reject) => {
      world.after(takes, () => {
        // Whatever else it was waiting for, nobody is there any more to hear of it.
        if (life.dead) return
        const fault = this.#fault(life)
        if (fault) this.#harm(life, `${fault}: ${keys[0] ?? 'reading'}`)
        if (fault === 'late') world.after(world.chance.between(10, latestWrite), () => this.#carryOut(ask, keys).catch(() => undefined))
        if (fault === 'unheard' || fault === 'crash after') this.#carryOut(ask, keys).catch(() => undefined)
        if (fault === 'crash' || fault === 'crash after') return life.crash()
        if (--life.waiting === 0 && !life.over) world.thinking++
        if (!fault) resolve(this.#carryOut(ask, keys))
        else reject(fault === 'throttled' ? throttled : unknown)
      })
    })
  }

  #carryOut<T>(ask: () => Promise<T>, keys: string[]): Promise<T> {
    const { world } = this
    for (const key of keys) {
      this.outside.wrote?.(key.split(' ')[1] ?? '')
      const moments = this.#written.get(key)
      if (!moments) this.#written.set(key, [world.now])
      else if (moments.push(world.now) > mostBehind) moments.shift()
    }
    this.#lag = keys.length === 0 && !world.calm && world.chance.happens(0.2) ? world.chance.wait(10, staleFor) : 0
    return ask()
  }

  #fault({ misfortune }: Breath): Fault | null {
    if (this.world.calm) return null
    let drawn = this.world.chance.share()
    for (const [share, fault] of misfortune < unlucky ? unluckyFaults : ordinaryFaults) {
      if (drawn < share) return fault
      drawn -= share
    }
    return null
  }

  #harm(life: Breath, fault: string): string {
    life.faults++
    this.world.faults++
    this.world.note('  fault,', fault)
    return fault
  }
}

const newLife = (misfortune: number, began: number): Breath => ({
  began,
  waiting: 0,
  over: false,
  dead: false,
  faults: 0,
  misfortune,
  slow: 0,
  crash: () => undefined,
})

const nameOf = (table: TableName, { pk, sk }: Key): string => `${table} ${pk} ${sk}`
const touched = (write: Write): string =>
  nameOf(write.table, 'put' in write ? write.put : 'update' in write ? write.update : 'remove' in write ? write.remove : write.check)
