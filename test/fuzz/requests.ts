/** Requests as they may come from anywhere: by the book, nearly, and not at all. */
import fc from 'fast-check'
import { paths, type RouteName } from '../../functions/api/paths.ts'
import { type Shape, shapes } from '../../functions/api/shapes/index.ts'
import { type Person, persons } from './company.ts'
import { type Json, mark, nearlyRightFor, rightFor, strange } from './values.ts'

/** Values that begin with `§` are filled in when it is sent. */
export type Sent = {
  route: RouteName
  /** `whoever-may`: the one who is asked at the table it is about, or else its host. */
  as: Person | 'whoever-may'
  method: string
  /** A path, or what to put into the route's own. */
  path: string | { [name: string]: Json }
  query: string | { [name: string]: Json }
  /** Text as it is, or a value to be sent as JSON. */
  body: { text: string } | { json: Json } | null
  base64: boolean
  headers: { [name: string]: string }
  /** How the session's cookie is sent. */
  cookie: CookieManner
  ip: string
  /** Time passes before it comes. */
  minutesLater: number
}

const cookieManners = ['right', 'none', 'garbage', 'cut', 'tampered', 'long', 'empty', 'twice', 'of-another-service'] as const
export type CookieManner = (typeof cookieManners)[number]

const mostly = <T>(usual: fc.Arbitrary<T>, weight: number, rare: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: rare })

const sender = mostly<Sent['as']>(fc.constant('whoever-may'), 1, fc.constantFrom(...persons))
const later = mostly(fc.constantFrom(0, 0, 1), 15, fc.constantFrom(61, 61, 61, 25 * 60))
const ip = fc.constantFrom('203.0.113.7', '2001:db8::1', '198.51.100.9', '')

function byTheBook(route: RouteName): fc.Arbitrary<Sent> {
  const { params, query, body }: Shape = shapes[route]
  const right = (shape: Shape['params']) => (shape ? (rightFor(shape) as fc.Arbitrary<Record>) : fc.constant({}))
  return fc.record({
    route: fc.constant(route),
    as: sender,
    method: fc.constant(paths[route].method),
    path: right(params),
    query: right(query),
    body: body ? rightFor(body).map((json) => ({ json })) : fc.constant(null),
    base64: fc.constant(false),
    headers: fc.constant({ 'content-type': 'application/json', origin: `${mark}origin` }),
    cookie: fc.constant('right' as const),
    ip,
    minutesLater: later,
  })
}

const oddMethod = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'get', '', '__proto__')

function odd(route: RouteName): fc.Arbitrary<Sent> {
  const shape: Shape = shapes[route]
  const { method } = paths[route]
  return fc.record({
    route: fc.constant(route),
    as: sender,
    method: mostly(fc.constant<string>(method), 25, oddMethod),
    path: mostly<Sent['path']>(part(shape.params), 12, oddPath),
    query: mostly<Sent['query']>(part(shape.query), 8, oddQuery),
    body: method === 'GET' ? mostly<Sent['body']>(fc.constant(null), 10, garbage) : bodyFor(shape),
    base64: mostly(fc.constant(false), 20, fc.constant(true)),
    headers,
    cookie: mostly(fc.constant<CookieManner>('right'), 10, fc.constantFrom(...cookieManners)),
    ip,
    minutesLater: later,
  })
}

type Record = { [name: string]: Json }

function part(shape: Shape['params']): fc.Arbitrary<Record> {
  if (!shape) return mostly(fc.constant<Record>({}), 12, fc.constant<Record>({ extra: '1' }))
  return mostly(rightFor(shape) as fc.Arbitrary<Record>, 5, nearlyRightFor(shape).map(asRecord))
}

const asRecord = (value: Json): Record => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : { value })

// ── Bodies ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function bodyFor({ body }: Shape): fc.Arbitrary<Sent['body']> {
  if (!body) return garbage
  const json = (value: Json): Sent['body'] => ({ json: value })
  return fc.oneof(
    { weight: 5, arbitrary: rightFor(body).map(json) },
    { weight: 4, arbitrary: nearlyRightFor(body).map(json) },
    { weight: 1, arbitrary: strange.map(json) },
    { weight: 2, arbitrary: garbage },
  )
}

const garbage: fc.Arbitrary<Sent['body']> = fc.oneof(
  fc.constant(null),
  fc
    .oneof(
      fc.constantFrom(
        '',
        ' ',
        '{',
        '}',
        '[]',
        'null',
        '0',
        '"',
        '""',
        '{}{}',
        '\ufeff{}',
        '{"a":1e400}',
        '{"a":1,}',
        '\0',
        'NaN',
        '{"a":"\ud800"}',
      ),
      fc.constantFrom('{"decision":"x","picks":[],"picks":[]}', '{"__proto__":{"sure":true}}', `{"sure":${'1'.repeat(400)}}`),
      fc.constantFrom(3, 5_000, 9_000).map((levels) => '['.repeat(levels)),
      fc.constantFrom(3, 5_000).map((levels) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`),
      fc.constantFrom(16_383, 16_384, 16_385, 40_000).map((length) => `"${'x'.repeat(length - 2)}"`),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.json({ maxDepth: 3 }),
    )
    .map((text) => ({ text })),
)

// ── Paths and queries ──────────────────────────────────────────────────────────────────────────────────────────────

const segment = fc.oneof(
  fc.constantFrom(
    '',
    '.',
    '..',
    '%00',
    '\0',
    '%2e%2e',
    '%',
    '%zz',
    '%c0%af',
    'é',
    '\ud800',
    '..%2f..',
    '__proto__',
    'constructor',
    '{table}',
  ),
  fc.constantFrom(
    'tables',
    'me',
    'players',
    'invites',
    'view',
    'answers',
    'openapi.json',
    `${mark}table`,
    'x'.repeat(22),
    '_'.repeat(9_000),
  ),
  fc.string({ unit: 'binary', maxLength: 24 }),
)
const oddPath: fc.Arbitrary<string> = fc.oneof(
  fc.array(segment, { maxLength: 6 }).map((segments) => `/api/v1/${segments.join('/')}`),
  fc.constantFrom('', '/', '/api/v1', '/api/v1/', '/API/V1/health', '//api/v1/health', '/api/v2/health', '/api/v1/health/', '/api/v1//me'),
  fc.string({ unit: 'binary', maxLength: 60 }),
)
const oddQuery: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'since=-1',
    'since=1e9',
    'since=',
    'since=1&since=2',
    'since[]=1',
    '%',
    '=',
    '&&&',
    'edition=fluxx&x=1',
    '__proto__=1',
    'a=%ff',
  ),
  fc.constant(`x=${'y'.repeat(9_000)}`),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

// ── Headers ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** `§origin` is our own. */
const headers: fc.Arbitrary<{ [name: string]: string }> = fc
  .record(
    {
      'content-type': mostly(
        fc.constantFrom('application/json', 'application/json; charset=utf-8', 'Application/JSON'),
        8,
        fc.constantFrom(
          '',
          'text/plain',
          'application/x-www-form-urlencoded',
          'application/jsonp',
          'multipart/form-data; boundary=x',
          '\0',
        ),
      ),
      origin: mostly(fc.constant('§origin'), 12, fc.constantFrom('null', 'https://evil.example', 'http://localhost:3000.evil.example', '')),
      'sec-fetch-site': mostly(fc.constant('same-origin'), 12, fc.constantFrom('cross-site', 'none', 'same-site', '')),
      'if-none-match': fc.oneof(
        fc.constantFrom('*', '"', '"s1.0.playing"', 'W/"all.0.playing"', 'x'.repeat(5_000)),
        fc.string({ unit: 'binary' }),
      ),
      'user-agent': fc.string({ maxLength: 30 }),
      'x-forwarded-for': fc.constantFrom('127.0.0.1', '\0', 'x'.repeat(3_000)),
    },
    { requiredKeys: ['content-type'], noNullPrototype: true },
  )
  .map((given) => given as { [name: string]: string })

// ── Requests ───────────────────────────────────────────────────────────────────────────────────────────────────────

const routes = Object.keys(paths) as RouteName[]
/** Games must go on, or nothing but their first move would ever be tried; and once everybody has left there is nothing to try. */
const weights: { [route in RouteName]?: number } = {
  answer: 30,
  orders: 12,
  acceptInvite: 8,
  propose: 8,
  vote: 8,
  deleteMe: 1,
  closeTable: 2,
}

/** By the book, so that something happens; or with anything wrong anywhere. */
export const request: fc.Arbitrary<Sent> = fc.oneof(
  ...routes.map((route) => ({
    weight: weights[route] ?? 4,
    arbitrary: fc.oneof({ weight: 2, arbitrary: byTheBook(route) }, { weight: 3, arbitrary: odd(route) }),
  })),
)
