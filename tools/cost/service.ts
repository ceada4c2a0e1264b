/** The service around one table, with a clock of its own: every function is run as it would be in the cloud, and counted. */
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { chanceOf, pick } from '@meanwhile/engine'
import { api } from '../../functions/api/door.ts'
import type { RouteName } from '../../functions/api/paths.ts'
import { wake } from '../../functions/clock/clock.ts'
import type { Job, Ports } from '../../functions/ports.ts'
import { atOnce } from '../../functions/reach/at-once.ts'
import { handedOn } from '../../functions/reach/handed-on.ts'
import { release } from '../../functions/reach/holding.ts'
import { later } from '../../functions/reach/later.ts'
import { reaching } from '../../functions/reach/reach.ts'
import { memoryStore } from '../../functions/store/memory.ts'
import { itemBytes } from '../../functions/store/tables.ts'
import type { StreamRecord } from '../../functions/tell/stream.ts'
import { tell } from '../../functions/tell/tell.ts'
import { botFor, eventFor, origin, quietPorts } from '../bench/move/game.ts'
import { type Metered, type Meters, newCounts, newMeters, ran, type SharedStore, sharedStore } from './meters.ts'
import { encrypting } from './pushing.ts'

import { newTally } from './tally.ts'

const second = 1000

export type Person = {
  id: string
  cookie: string
  push: boolean
  socket: { id: string; since: number; authorizer: { principalId: string; table?: string } } | null
  coming: boolean
  gateUntil: number
  /** The table's page. */
  opened: number
  /** What their newest answer made, as they call it. */
  answered: number
}

export abstract class Service {
  readonly begun = newMeters()
  readonly played = newMeters()
  readonly tally = newTally()
  protected readonly memory = memoryStore({ onChange: ({ key, before, after }) => this.changed(key.sk, before, after) })
  protected readonly stream: StreamRecord[] = []
  protected readonly events: { at: number; run: () => Promise<void> }[] = []
  protected readonly wakeUps = new Map<string, number>()
  protected readonly people: Person[] = []
  protected readonly stores: { [name in Metered]?: SharedStore } = {}
  protected readonly chance
  protected readonly bot
  protected meters: Meters = this.begun
  protected now = Date.UTC(2026, 0, 5, 12)
  protected table = ''
  protected drawn = 0

  constructor(protected readonly number: number) {
    this.chance = chanceOf(`month ${number}`)
    this.bot = botFor(number)
  }

  /** A page that is open fetches. */
  protected abstract poked(connection: string): 'sent' | 'gone'
  protected abstract whoIsAsked(): Promise<void>

  // ── Time ─────────────────────────────────────────────────────────────────────────────────────────────────────────

  protected at(at: number, run: () => Promise<void>): void {
    this.events.push({ at, run })
  }

  protected next() {
    this.events.sort((a, b) => b.at - a.at)
    return this.events.pop()
  }

  /** Between these, each order of magnitude as likely as the others. */
  protected wait(soonest: number, latest: number): number {
    return soonest * (latest / soonest) ** (pick(this.chance, 10_000) / 10_000) * second
  }

  // ── The functions ────────────────────────────────────────────────────────────────────────────────────────────────

  protected run<T>(name: Metered, run: (ports: Ports) => Promise<T>): Promise<T> {
    const shared = this.stores[name === 'answer' ? 'look' : name] ?? this.newStore(name)
    return ran(this.meters[name], shared, this.ports(), async (ports) => {
      const notify = (name === 'tell' ? atOnce : name === 'later' ? reaching : handedOn)(() => ports)
      ports.notify = {
        ...notify,
        owed: (people, seen) => {
          if (this.meters === this.played) this.tally.told += people.length
          return notify.owed(people, seen)
        },
      }
      return run(ports)
    })
  }

  /** `answer` and `look` are one function. */
  protected newStore(name: Metered): SharedStore {
    const shared = sharedStore(this.memory)
    const { put } = shared.store
    // What is held is handed on by the sweep before its time.
    shared.store.put = (table, item, when) => {
      if (item.pk.startsWith('HELD#')) this.at((item.at as number) - 300 * second, () => this.sweep())
      return put(table, item, when)
    }
    this.stores[name === 'answer' ? 'look' : name] = shared
    return shared
  }

  protected ports(): Ports {
    const quiet = quietPorts(this.memory)
    return {
      ...quiet,
      settings: { ...quiet.settings, pushHosts: ['push.example'] },
      now: () => this.now,
      random: this.random,
      push: { send: encrypting },
      mail: { send: async ({ kind }) => void this.tally[kind === 'over' ? 'lastLetters' : 'letters']++ },
      sockets: { post: async (connection) => this.poked(connection) },
      later: { in: async (seconds, job) => this.at(this.now + seconds * second, () => this.later(job)) },
      scheduler: {
        at: async (game, moment) => {
          this.wakeUps.set(game, moment)
          this.at(moment, () => this.wake(game, moment))
        },
        cancel: async (game) => void this.wakeUps.delete(game),
      },
    }
  }

  /** The same games at every run. */
  protected readonly random: Ports['random'] = (bytes) =>
    Buffer.concat(
      [0, 1].map((half) =>
        createHash('sha256')
          .update(`${this.number} ${this.drawn++} ${half}`)
          .digest(),
      ),
    ).subarray(0, bytes)

  protected async later(job: Job): Promise<void> {
    await this.run('later', (ports) => later(job, ports))
  }

  protected async wake(game: string, moment: number): Promise<void> {
    if (this.wakeUps.get(game) !== moment) return
    this.wakeUps.delete(game)
    this.tally.fires++
    await this.run('clock', (ports) => wake(game, ports))
  }

  /** It runs for all games at once; one game pays for its own rows. */
  protected async sweep(): Promise<void> {
    const shared = newCounts()
    await ran(shared, sharedStore(this.memory), this.ports(), release)
    const { clock } = this.meters
    clock.queued += shared.queued
    clock.writes += shared.queued
    clock.writeUnits += shared.queued
  }

  protected changed(sk: string, before: StreamRecord['before'], after: StreamRecord['after']): void {
    if (/^(M|L)#/.test(sk) && after) this.tally.rowBytes += itemBytes(after)
    if (sk === 'STATE' || sk === 'TABLE' || (sk.startsWith('CHAT#') && !before)) this.stream.push({ sequence: '1', before, after })
  }

  /** One record a call: what a busier stream would put together is not counted on. */
  protected async drain(): Promise<void> {
    for (let record = this.stream.shift(); record; record = this.stream.shift()) {
      const one = record
      // The end comes once in a game, however long it was: it is counted with the beginning.
      if (one.after?.st === 'over') this.meters = this.begun
      await this.run('tell', (ports) => tell([one], ports))
    }
    await this.whoIsAsked()
  }

  /** Through the edge, or by the server of the pages. */
  protected async ask(person: Person, route: RouteName, asked: { body?: object } = {}, inside = false): Promise<unknown> {
    this.tally[inside ? 'inside' : route === 'answer' ? 'answers' : 'requests']++
    const part = route === 'answer' ? 'answer' : 'look'
    const event = eventFor(route, { as: person, table: this.table, ...asked }, origin)
    const { statusCode, body } = await this.run(part, (ports) => api(event, ports))
    if (statusCode >= 400) throw new Error(`${route}: ${body}`)
    this.meters[part].replyBytes += compressedBytes(body)
    return body && JSON.parse(body)
  }
}

/** CloudFront leaves what is short as it is, and takes no great pains with the rest. */
function compressedBytes(body: string): number {
  const plain = Buffer.from(body)
  return plain.length < 1000 ? plain.length : brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}
