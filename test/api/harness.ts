/** The whole API on a store in memory, with a clock one can turn: requests come in by the front door and nowhere else. */
import { createHash } from 'node:crypto'
import { encode } from 'next-auth/jwt'
import { api, type HttpEvent } from '../../functions/api/door.ts'
import type { ErrorCode } from '../../functions/api/errors.ts'
import { base, paths, type RouteName } from '../../functions/api/paths.ts'
import type { Reply } from '../../functions/api/shapes/index.ts'
import { meKey } from '../../functions/people/player.ts'
import type { Job, Letter, NewlyOwed, Notice, Ports, Pushed, PushMessage } from '../../functions/ports.ts'
import { type MemoryOptions, type MemoryStore, memoryStore } from '../../functions/store/memory.ts'
import type { Store } from '../../functions/store/store.ts'
import { within } from '../cdk/recording.ts'
import { isDeclared } from './declared.ts'

/** `as` is a player's id; their session is minted by next-auth itself, of the epoch they are at. */
export type Asking = {
  as?: string
  params?: { [name: string]: string }
  query?: { [name: string]: string | number }
  body?: unknown
  headers?: { [name: string]: string }
  cookies?: string[]
  ip?: string
}

export type Answered<R extends RouteName> = {
  status: number
  body: Reply<R>
  /** What was refused, if it was. */
  error: { code: ErrorCode; message: string; field?: string; chosen?: string[]; reason?: string; id?: string } | undefined
  headers: { [name: string]: string }
  cookies: string[]
}

export type World = ReturnType<typeof newWorld>

const secret = 'a-secret-for-tests-alone'
/** A Monday, and long ago: next-auth mints its sessions by the real clock, and they must not have run out here. */
const noon = Date.UTC(2025, 0, 6, 12)

/** `around` puts something between the API and the store: a counter, a fault. */
const taken = (_message: PushMessage): Pushed => ({ outcome: 'sent' })

export function newWorld({
  seed = 'world',
  now = noon,
  around = (store: Store): Store => store,
  onChange = undefined as MemoryOptions['onChange'],
  pushService = taken,
} = {}) {
  const memory: MemoryStore = memoryStore(onChange ? { onChange } : {})
  const mails: Letter[] = []
  const pushes: PushMessage[] = []
  const owed: NewlyOwed[] = []
  const notices: Notice[] = []
  const wakeUps = new Map<string, number>()
  const jobs: { at: number; job: Job }[] = []
  const posted: { connection: string; data: string }[] = []
  const lines: string[] = []
  /** Everything that was ever handed to the store to keep, as text. */
  const written: string[] = []
  const clock = {
    now,
    advance: (millis: number): void => {
      clock.now += millis
    },
  }
  const write = (level: string) => (line: string, facts: object) => void lines.push(JSON.stringify({ level, line, ...facts }))
  const ports: Ports = {
    store: around(noting(memory, written)),
    now: () => clock.now,
    random: seededRandom(seed),
    sockets: {
      post: async (connection, data) => {
        posted.push({ connection, data })
        return 'sent'
      },
    },
    mail: { send: async (letter) => void mails.push(letter) },
    push: {
      send: async (message) => {
        pushes.push(message)
        return pushService(message)
      },
    },
    notify: { owed: async (people) => void owed.push(...people), notice: async (about) => void notices.push(...about) },
    scheduler: {
      at: async (game, moment) => void wakeUps.set(game, moment),
      cancel: async (game) => void wakeUps.delete(game),
    },
    later: { in: async (seconds, job) => void jobs.push({ at: clock.now + seconds * 1000, job }) },
    think: () => () => false,
    log: { info: write('info'), warn: write('warn'), error: write('error') },
    settings: {
      origin: 'http://localhost:3000',
      sessionSecret: secret,
      build: 'test',
      pushKey: 'the key of a push service',
      pushHosts: ['push.example.com', '*.push.example.net'],
      mailBudget: {
        invitesPerHostDay: 20,
        invitesPerAddressDay: 3,
        invitesPerAddressMonth: 10,
        invitesPerDay: 1000,
        codesPerAddressHour: 5,
      },
    },
  }

  /** Every request of every test is held against the policy that the function has in the cloud. */
  const refused: string[] = []
  let allowed = within('api', { ...ports.store }, (sentence) => refused.push(sentence))
  /** Puts something more between the API and its store. */
  const watch = (around: (store: Store) => Store): void => {
    allowed = around(allowed)
  }

  async function session(player: string, epoch?: number): Promise<string> {
    const present = epoch ?? ((await memory.get('players', meKey(player)))?.epoch as number | undefined) ?? 0
    return `next-auth.session-token=${await encode({ token: { sub: player, epoch: present }, secret })}`
  }

  async function call<R extends RouteName>(route: R, asking: Asking = {}): Promise<Answered<R>> {
    const cookies = [...(asking.cookies ?? []), ...(asking.as ? [await session(asking.as)] : [])]
    const reply = await api(eventOf(route, asking, cookies, ports), { ...ports, store: allowed })
    if (refused.length > 0) throw new Error(refused.join('\n'))
    if (!isDeclared(route, reply.statusCode)) throw new Error(`${route} answered ${reply.statusCode}, which is not declared: ${reply.body}`)
    const body = reply.body === '' ? null : JSON.parse(reply.body)
    return { status: reply.statusCode, body, error: body?.error, headers: reply.headers, cookies: reply.cookies ?? [] }
  }

  /** A new guest, by the front door. Each comes from an address of their own. */
  let guests = 0
  async function guest(name?: string): Promise<string> {
    guests++
    const { status, body } = await call('becomeGuest', { body: name ? { name } : {}, ip: `10.0.${guests >> 8}.${guests & 255}` })
    if (status !== 200) throw new Error(`no guest: ${JSON.stringify(body)}`)
    return body.id
  }

  return { ports, memory, clock, mails, pushes, owed, notices, wakeUps, jobs, posted, lines, written, session, call, guest, watch }
}

let requests = 0
function eventOf(
  route: RouteName,
  { params = {}, query = {}, body, headers = {}, ip }: Asking,
  cookies: string[],
  ports: Ports,
): HttpEvent {
  const { method, path } = paths[route]
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return {
    rawPath: `${base}${filled}`,
    rawQueryString: new URLSearchParams(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))).toString(),
    headers: { 'content-type': 'application/json', origin: ports.settings.origin, ...headers },
    cookies,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    requestContext: { requestId: `request-${++requests}`, http: { method, sourceIp: ip ?? '203.0.113.7' } },
  }
}

/** The same bytes for the same seed, and nothing that looks like the ones before. */
function seededRandom(seed: string): Ports['random'] {
  let drawn = 0
  return (bytes) => {
    const blocks = Array.from({ length: Math.ceil(bytes / 32) }, () => createHash('sha256').update(`${seed} ${drawn++}`).digest())
    return new Uint8Array(Buffer.concat(blocks).subarray(0, bytes))
  }
}

function noting(store: Store, written: string[]): Store {
  const note = (what: unknown): void => void written.push(JSON.stringify(what))
  return {
    ...store,
    put: (table, item, when) => {
      note(item)
      return store.put(table, item, when)
    },
    update: (table, key, change, when) => {
      note([key, change])
      return store.update(table, key, change, when)
    },
    transact: (writes) => {
      note(writes)
      return store.transact(writes)
    },
  }
}

/** Counts the requests that reach the store. */
export function counted(store: Store): Store & { counts: { [operation in keyof Store]: number }; forget: () => void } {
  const none = { get: 0, getAll: 0, query: 0, put: 0, update: 0, remove: 0, transact: 0 }
  const counts = { ...none }
  const counting = Object.fromEntries(
    (Object.keys(none) as (keyof Store)[]).map((operation) => [
      operation,
      (...args: unknown[]) => {
        counts[operation]++
        return (store[operation] as (...args: unknown[]) => unknown)(...args)
      },
    ]),
  ) as unknown as Store
  return { ...counting, counts, forget: () => void Object.assign(counts, none) }
}

/** What a browser would send back for this `Set-Cookie`. */
export const sentBack = (setCookie: string | undefined): string => setCookie?.split(';')[0] ?? ''
