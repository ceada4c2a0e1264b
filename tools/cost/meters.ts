/** What each function is asked to do and asks of others, counted while it really does it. */
import { lambdaLog } from '../../functions/entry/log.ts'
import type { Log, Ports } from '../../functions/ports.ts'
import type { MemoryStore } from '../../functions/store/memory.ts'
import type { Store } from '../../functions/store/store.ts'
import { type Meter, newMeter } from '../../functions/store/tables.ts'

export const metered = ['answer', 'look', 'gate', 'ws', 'tell', 'later', 'clock'] as const
/** `answer` and `look` are one function, `api`: what moves ask of it, and what everything else does. */
export type Metered = (typeof metered)[number]

export type Counts = Meter & {
  calls: number
  /** Requests to the tables, by kind: writes take longer. */
  reads: number
  writes: number
  /** How often they were waited for. */
  readWaits: number
  writeWaits: number
  /** Other services that were called, each by itself. */
  queued: number
  poked: number
  pushed: number
  mailed: number
  scheduled: number
  cpuMillis: number
  logLines: number
  logBytes: number
  /** What went out to people, body only, as the edge compresses it. */
  replyBytes: number
}

export const newCounts = (): Counts => ({
  ...newMeter(),
  calls: 0,
  reads: 0,
  writes: 0,
  readWaits: 0,
  writeWaits: 0,
  queued: 0,
  poked: 0,
  pushed: 0,
  mailed: 0,
  scheduled: 0,
  cpuMillis: 0,
  logLines: 0,
  logBytes: 0,
  replyBytes: 0,
})

export type Meters = { [name in Metered]: Counts }
export const newMeters = (): Meters => Object.fromEntries(metered.map((name) => [name, newCounts()])) as Meters

/** Counts for whoever uses it at the moment. One for each function: an instance remembers for a minute whose session it has looked up. */
export type SharedStore = { counts: Counts; store: Store }

export function sharedStore(memory: MemoryStore): SharedStore {
  const shared: SharedStore = { counts: newCounts(), store: memory }
  let underWay = 0
  /** What is asked at the same time is waited for once. */
  const counting =
    <A extends unknown[], R>(kind: 'read' | 'write', ask: (store: Store) => (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const { counts } = shared
      counts[kind === 'read' ? 'reads' : 'writes']++
      if (underWay++ === 0) counts[kind === 'read' ? 'readWaits' : 'writeWaits']++
      try {
        return await ask(memory.meteredBy(counts))(...args)
      } finally {
        underWay--
      }
    }
  shared.store = {
    get: counting('read', ({ get }) => get),
    getAll: counting('read', ({ getAll }) => getAll),
    query: counting('read', ({ query }) => query),
    put: counting('write', ({ put }) => put),
    update: counting('write', ({ update }) => update),
    remove: counting('write', ({ remove }) => remove),
    transact: counting('write', ({ transact }) => transact),
  }
  return shared
}

/** What CloudWatch adds to every line it takes in. */
const frame = 26

/** The real logger; its lines are weighed instead of shown. The trace id is what Lambda would put there. */
async function weighing<T>(counts: Counts, run: (log: Log) => Promise<T>): Promise<T> {
  const { write } = process.stdout
  process.env._X_AMZN_TRACE_ID = 'Root=1-6543210f-0123456789abcdef01234567;Parent=0123456789abcdef;Sampled=0'
  process.stdout.write = (line: string | Uint8Array) => {
    counts.logLines++
    counts.logBytes += Buffer.byteLength(line) + frame
    return true
  }
  try {
    return await run(logger)
  } finally {
    process.stdout.write = write
  }
}
const logger = lambdaLog('service', 'INFO')

/** Runs one call of a function with ports that count. */
export async function ran<T>(counts: Counts, shared: SharedStore, given: Ports, run: (ports: Ports) => Promise<T>): Promise<T> {
  counts.calls++
  shared.counts = counts
  return weighing(counts, async (log) => {
    const ports: Ports = {
      ...given,
      log,
      store: shared.store,
      sockets: { post: (...args) => noting(counts, 'poked', given.sockets.post(...args)) },
      push: { send: (...args) => noting(counts, 'pushed', given.push.send(...args)) },
      mail: { send: (...args) => noting(counts, 'mailed', given.mail.send(...args)) },
      later: { in: (...args) => noting(counts, 'queued', given.later.in(...args)) },
      scheduler: {
        at: (...args) => noting(counts, 'scheduled', given.scheduler.at(...args)),
        cancel: (...args) => noting(counts, 'scheduled', given.scheduler.cancel(...args)),
      },
    }
    const before = process.cpuUsage()
    const result = await run(ports)
    const { user, system } = process.cpuUsage(before)
    counts.cpuMillis += (user + system) / 1000
    return result
  })
}

function noting<T>(counts: Counts, what: 'poked' | 'pushed' | 'mailed' | 'queued' | 'scheduled', result: T): T {
  counts[what]++
  return result
}
