/**
 * The door: everything a client sends comes through here, and nothing malformed, too large, unknown or foreign gets past.
 * What a client sent never makes a 500; what breaks inside is told to the log, and to the client only as an id.
 */
import type * as z from 'zod/mini'
import type { Noted, Ports } from '../ports.ts'
import { readingOnce } from '../store/reading-once.ts'
import { OutcomeUnknown, type Store, Throttled } from '../store/store.ts'
import { cameByEdge, placeOf, viewerHeader } from './edge.ts'
import { ApiError, type ErrorCode, errors } from './errors.ts'
import { handlers } from './handlers/index.ts'
import { base, type Method, type Path, paths, type RouteName } from './paths.ts'
import { type Asker, checkEpoch, prolonged, readSession } from './session.ts'
import type { Input, Reply } from './shapes/index.ts'
import { shapeOf } from './shapes/on-demand.ts'

/** The part of an API Gateway HTTP event (payload 2.0) that we read. */
export type HttpEvent = {
  rawPath: string
  rawQueryString: string
  headers: { [name: string]: string | undefined }
  cookies?: string[]
  body?: string
  isBase64Encoded?: boolean
  requestContext: { requestId: string; http: { method: string; sourceIp: string } }
}
export type HttpReply = { statusCode: number; headers: { [name: string]: string }; cookies?: string[]; body: string }

export type Context = {
  ports: Ports
  /** Null only on routes for anyone. */
  asker: Asker | null
  /** Of IPv6 the network. */
  ip: string
  ifNoneMatch: string | undefined
  /** Another question of the same asker, as if it had come by itself. */
  alsoAsk: (address: string) => Promise<HttpReply>
  /** What the reply carries besides its body. */
  out: { etag?: string; cookies: string[]; facts: { [name: string]: string | number } }
}
export type Handler<R extends RouteName> = (context: Context, input: Input<R>) => Promise<Reply<R>>
export type Handlers = { [R in RouteName]: Handler<R> }

/** Thrown by a handler whose reply the client has already. */
export class NotModified extends Error {}

const mostBytes = 16 * 1024

export async function api(event: HttpEvent, ports: Ports): Promise<HttpReply> {
  const began = ports.now()
  const out: Context['out'] = { cookies: [], facts: {} }
  const { method } = event.requestContext.http
  let route: RouteName | 'none' = 'none'
  let reply: HttpReply
  try {
    const found = findRoute(method, event.rawPath)
    route = found.route
    reply = replyWith(200, await pass(event, found, ports, out), out, ports)
  } catch (error) {
    reply = refuse(error, event, out, ports)
  }
  ports.log.info('request', { route, method, status: reply.statusCode, millis: ports.now() - began, ...out.facts })
  return reply
}

/** `looked`: what has been read for this request. */
async function pass(
  event: HttpEvent,
  found: Found,
  ports: Ports,
  out: Context['out'],
  looked = readingOnce(ports.store),
): Promise<unknown> {
  const { route, params } = found
  const path: Path = paths[route]
  const changes = path.method !== 'GET' && !path.fromAnywhere
  const ip = placeOf(sourceOf(event, ports))
  if (changes) checkOrigin(event, ports)
  const body = changes ? readBody(event) : undefined
  // Under way while the rest is looked at; whoever sends nonsense hears of that first.
  const asking = whoAsks(event, route, ports, looked)
  asking.catch(() => undefined)
  const shape = await shapeOf(route)
  const given = check(shape.params, params, 'no-such-route')
  if (params.table) out.facts.table = params.table
  const input = {
    params: given,
    query: check(shape.query, readQuery(event.rawQueryString)),
    body: shape.body ? check(shape.body, body ?? {}) : undefined,
  }
  const asker = await asking
  const noting: Ports = { ...ports, note: (facts) => void Object.assign(out.facts, facts) }
  const alsoAsk = (address: string): Promise<HttpReply> => asIfAlone(event, address, noting, looked)
  // Whoever changes something looks at what is there at that moment.
  const handed = path.method === 'GET' ? { ...noting, store: looked } : noting
  const context: Context = { ports: handed, asker, ip, ifNoneMatch: event.headers['if-none-match'], alsoAsk, out }
  const answered = await (handlers[route] as (context: Context, input: unknown) => Promise<unknown>)(context, input)
  // Never on a route for anyone, whose reply is the same for many; nor over what a handler did with the session itself.
  if (asker && path.who === 'player' && out.cookies.length === 0) out.cookies = await prolonged(asker, ports)
  return answered
}

/** Only what changes nothing. What is asked about which table stands in the line of the whole. */
async function asIfAlone(event: HttpEvent, address: string, ports: Ports, looked: Store): Promise<HttpReply> {
  const [path = '', rawQueryString = ''] = address.split('?')
  const requestContext = { ...event.requestContext, http: { ...event.requestContext.http, method: 'GET' } }
  const { 'if-none-match': _, ...headers } = event.headers
  const alone: HttpEvent = { ...event, rawPath: `${base}${path}`, rawQueryString, headers, requestContext }
  const out: Context['out'] = { cookies: [], facts: {} }
  try {
    return replyWith(200, await pass(alone, findRoute('GET', alone.rawPath), ports, out, looked), out, ports)
  } catch (error) {
    return refuse(error, alone, out, ports)
  } finally {
    const { table, version } = out.facts as Noted
    ports.note?.({ ...(table !== undefined && { table }), ...(version !== undefined && { version }) })
  }
}

/** On a route for anyone, a session that is over counts as none. */
async function whoAsks(event: HttpEvent, route: RouteName, ports: Ports, looked: Store): Promise<Asker | null> {
  const needed = paths[route].who === 'player'
  const asker = await readSession(event.cookies ?? [], ports)
  if (!asker) {
    if (needed) throw new ApiError('not-signed-in')
    return null
  }
  try {
    await checkEpoch(asker, ports, looked)
    return asker
  } catch (error) {
    if (needed || !(error instanceof ApiError)) throw error
    return null
  }
}

// ── Routes ─────────────────────────────────────────────────────────────────────────────────────────────────────────

type Found = { route: RouteName; params: { [name: string]: string } }
const table = Object.entries(paths).map(([route, { method, path }]) => ({
  route: route as RouteName,
  method,
  parts: path.split('/').slice(1),
}))

function findRoute(method: string, rawPath: string): Found {
  if (!rawPath.startsWith(`${base}/`)) throw new ApiError('no-such-route')
  const parts = rawPath.slice(base.length + 1).split('/')
  let otherMethod = false
  for (const { route, method: takes, parts: pattern } of table) {
    const params = match(pattern, parts)
    if (!params) continue
    if (takes === (method as Method)) return { route, params }
    otherMethod = true
  }
  throw new ApiError(otherMethod ? 'wrong-method' : 'no-such-route')
}

function match(pattern: string[], parts: string[]): { [name: string]: string } | null {
  if (pattern.length !== parts.length) return null
  const params: { [name: string]: string } = {}
  for (const [i, expected] of pattern.entries()) {
    const part = parts[i] ?? ''
    if (expected.startsWith('{')) params[expected.slice(1, -1)] = part
    else if (expected !== part) return null
  }
  return params
}

// ── Reading ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A page of somebody else must not be able to move for a signed-in player. */
function checkOrigin(event: HttpEvent, ports: Ports): void {
  const { origin, 'sec-fetch-site': site } = event.headers
  if (origin ? origin !== ports.settings.origin : site !== undefined && site !== 'same-origin') throw new ApiError('wrong-origin')
}

/** What did not come through our own edge has passed no firewall, and could call any address its own. */
function sourceOf({ headers, requestContext }: HttpEvent, { settings }: Ports): string {
  if (!settings.edgeKey) return requestContext.http.sourceIp
  if (!cameByEdge(headers, settings.edgeKey)) throw new ApiError('wrong-origin')
  const [address = ''] = headers[viewerHeader]?.match(/^.+(?=:\d+$)/) ?? []
  // The server of the pages says for whom it asks in the same way; when it asks for nobody, it is itself who asks.
  return address || requestContext.http.sourceIp
}

function readBody(event: HttpEvent): unknown {
  const { body = '', isBase64Encoded } = event
  if (body.length > mostBytes * 2) throw new ApiError('too-large')
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body
  if (Buffer.byteLength(text) > mostBytes) throw new ApiError('too-large')
  if (text === '') return undefined
  if (!/^application\/json\b/i.test(event.headers['content-type'] ?? '')) throw new ApiError('wrong-media-type')
  try {
    return JSON.parse(text, halfEscape.test(text) ? refuseHalves : undefined)
  } catch {
    throw new ApiError('malformed-json')
  }
}

/** Half a character would be stored as another one than was hashed into the record of the game. */
const halfEscape = /\\u[dD][89A-Fa-f]|\p{Surrogate}/u
function refuseHalves(_name: string, value: unknown): unknown {
  if (typeof value === 'string' && /\p{Surrogate}/u.test(value)) throw new SyntaxError('half a character')
  return value
}

function readQuery(raw: string): { [name: string]: string } {
  return Object.fromEntries(new URLSearchParams(raw))
}

function check<T>(shape: z.ZodMiniType<T> | undefined, value: unknown, code?: ErrorCode): T | undefined {
  if (!shape) {
    if (!code && value && Object.keys(value).length > 0) throw new ApiError('unknown-field', { field: Object.keys(value)[0] ?? '' })
    return undefined
  }
  const parsed = shape.safeParse(value)
  if (parsed.success) return parsed.data
  if (code) throw new ApiError(code)
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.') ?? ''
  if (issue?.code === 'unrecognized_keys') throw new ApiError('unknown-field', { field: [...issue.path, issue.keys[0] ?? ''].join('.') })
  if (issue?.code === 'too_big' && issue.origin === 'string') throw new ApiError('too-long', { field })
  throw new ApiError('malformed', { field })
}

// ── Replying ───────────────────────────────────────────────────────────────────────────────────────────────────────

function replyWith(statusCode: number, body: unknown, out: Context['out'], ports: Ports): HttpReply {
  return {
    statusCode,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-meanwhile-build': ports.settings.build,
      ...(out.etag && { etag: out.etag }),
    },
    ...(out.cookies.length > 0 && { cookies: out.cookies }),
    body: statusCode === 304 ? '' : JSON.stringify(body),
  }
}

function refuse(error: unknown, event: HttpEvent, out: Context['out'], ports: Ports): HttpReply {
  if (error instanceof NotModified) return replyWith(304, null, out, ports)
  const known = error instanceof ApiError ? error : undefined
  const code: ErrorCode = known?.code ?? (error instanceof OutcomeUnknown || error instanceof Throttled ? 'unavailable' : 'broken')
  const { requestId } = event.requestContext
  out.facts.code = code
  if (code === 'broken') {
    // The player is shown this id: it leads to the line of the request as well.
    out.facts.requestId = requestId
    ports.log.error('broken', { requestId, name: error instanceof Error ? error.name : 'unknown', stack: placesOf(error) })
  }
  const { retryAfter, ...facts } = known?.facts ?? {}
  const body = { error: { code, message: errors[code][1], ...facts, ...(code === 'broken' && { id: requestId }) } }
  const reply = replyWith(errors[code][0], body, out, ports)
  const patience = retryAfter ?? (code === 'unavailable' ? 1 : undefined)
  return patience === undefined ? reply : { ...reply, headers: { ...reply.headers, 'retry-after': String(patience) } }
}

/** Where it broke, without the message: a message may quote what a player sent or holds. */
const placesOf = (error: unknown): string =>
  error instanceof Error
    ? (error.stack ?? '')
        .split('\n')
        .filter((line) => line.startsWith('    at '))
        .slice(0, 6)
        .join('\n')
    : ''
