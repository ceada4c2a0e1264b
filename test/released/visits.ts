/**
 * What a client of one release does, kept so that later releases can be asked the same. Ids, codes and links are new every time: what a
 * request takes from an earlier reply or letter is kept as the place it was found at, and looked up there again.
 */
import type { Position } from '@meanwhile/engine'
import { api } from '../../functions/api/door.ts'
import { base, type Method } from '../../functions/api/paths.ts'
import type { Ports } from '../../functions/ports.ts'
import type { Item, Store } from '../../functions/store/store.ts'
import { sentBack } from '../api/harness.ts'
import { newEvening } from '../reach/evening.ts'
import { layOut } from '../reach/laid-out.ts'

/** A place in what came back from the call of that number; `after` a sign that comes before it there, as in a link. */
export type Found = { call: number; at: (string | number)[]; after?: string }
export type Request = {
  /** Whose device it is: each keeps its own cookies. Nobody's has none. */
  device: string | null
  route: string
  method: Method
  /** As it stands in the OpenAPI document. */
  path: string
  params?: unknown
  query?: unknown
  body?: unknown
  etag?: unknown
}
/** `code`: the error it is refused with. */
export type Answer = { status: number; code?: string }
export type Visit = { call: Request; answered: Answer } | { wait: number } | { lay: { table: unknown; position: Layout } }
type Layout = Omit<Position, 'editions' | 'table'>

/** What a client gets to see by a call: the reply, its tag, and what is in the letterbox by then. */
export type Received = { reply: unknown; etag: string | null; letters: unknown[] }
export type Served = { status: number; received: Received }

/** A service in memory with everything that follows a move. Another seed makes other ids, codes and shuffles. */
/** `around` puts something between it and its store. */
export function newService(seed: string, around: (store: Store) => Store = (store) => store) {
  const changes: { before: Item | null; after: Item | null }[] = []
  const evening = newEvening({
    seed,
    around,
    onChange: ({ table, key, before, after }) => {
      if (table === 'games' && key.sk === 'STATE') changes.push({ before, after })
    },
  })
  const jars = new Map<string, Map<string, string>>()

  async function follow(): Promise<void> {
    for (const { before, after } of changes.splice(0)) await evening.follow(before, after)
    await evening.pass()
  }

  return {
    async call(request: Request): Promise<Served> {
      const jar = cookiesOf(jars, request.device)
      const already = evening.mails.length
      const reply = await api(eventOf(request, [...jar.values()], evening.ports), evening.ports)
      for (const cookie of reply.cookies ?? []) jar.set(cookie.split('=')[0] ?? '', sentBack(cookie))
      await follow()
      return {
        status: reply.statusCode,
        received: {
          reply: reply.body === '' ? null : JSON.parse(reply.body),
          etag: reply.headers.etag ?? null,
          letters: evening.mails.slice(already),
        },
      }
    },
    wait: (millis: number): Promise<void> => evening.pass(millis),
    /** The same cards for every release, where it matters what is asked. */
    async lay(table: string, position: Layout): Promise<void> {
      await layOut(evening.memory, table, position, evening.clock.now)
      changes.length = 0
    },
  }
}

function cookiesOf(jars: Map<string, Map<string, string>>, device: string | null): Map<string, string> {
  const jar = (device !== null && jars.get(device)) || new Map<string, string>()
  if (device !== null) jars.set(device, jar)
  return jar
}

let sent = 0
function eventOf({ method, path, params = {}, query = {}, body, etag }: Request, cookies: string[], ports: Ports) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent((params as { [name: string]: string })[name] ?? ''))
  sent += 1
  return {
    rawPath: base + filled,
    rawQueryString: new URLSearchParams(query as { [name: string]: string }).toString(),
    headers: {
      origin: ports.settings.origin,
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
      ...(etag !== undefined && { 'if-none-match': etag as string }),
    },
    cookies,
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    isBase64Encoded: false,
    requestContext: { requestId: `call-${sent}`, http: { method, sourceIp: `10.1.${sent >> 8}.${sent & 255}` } },
  }
}

// ── What a request takes from earlier replies ──────────────────────────────────────────────────────────────────────

type Mark = { $found: Found }
const isMark = (value: unknown): value is Mark => typeof value === 'object' && value !== null && '$found' in value
/** A shorter word is one of the client's own. */
const shortestFound = 6

/** With every text that came from an earlier reply replaced by its place there, the latest first. */
export function marked(value: unknown, received: Received[]): unknown {
  if (Array.isArray(value)) return value.map((held) => marked(held, received))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, marked(held, received)]))
  if (typeof value !== 'string' || value.length < shortestFound) return value
  for (let call = received.length - 1; call >= 0; call--) {
    const found = placeOf(received[call], value)
    if (found) return { $found: { call, ...found } }
  }
  return value
}

function placeOf(value: unknown, text: string, at: (string | number)[] = []): Omit<Found, 'call'> | null {
  if (typeof value === 'string') {
    if (value === text) return { at }
    const sign = value.endsWith(text) ? value.charAt(value.length - text.length - 1) : ''
    return sign === '#' || sign === '/' ? { at, after: sign } : null
  }
  if (typeof value !== 'object' || value === null) return null
  for (const [key, held] of Object.entries(value)) {
    const found = placeOf(held, text, [...at, Array.isArray(value) ? Number(key) : key])
    if (found) return found
  }
  return null
}

/** The request as it is sent now. */
export function unmarked<T>(value: T, received: Received[]): T {
  if (isMark(value)) return lookedUp(value.$found, received) as T
  if (Array.isArray(value)) return value.map((held) => unmarked(held, received)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, unmarked(held, received)])) as T
}

function lookedUp({ call, at, after }: Found, received: Received[]): string {
  let value: unknown = received[call]
  for (const key of at) value = (value as { [key: string | number]: unknown } | undefined)?.[key]
  if (typeof value !== 'string') throw new Error(`call ${call} does not come back with ${at.join('.')} any more, which the client sends on`)
  return after === undefined ? value : value.slice(value.lastIndexOf(after) + 1)
}
