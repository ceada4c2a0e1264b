/** What must hold of every reply, whatever was sent. */
import { createHash } from 'node:crypto'
import { allCards } from '@meanwhile/engine'
import type { HttpReply } from '../../functions/api/door.ts'
import { type ErrorCode, errors } from '../../functions/api/errors.ts'
import { paths, type RouteName } from '../../functions/api/paths.ts'
import { type Shape, shapes } from '../../functions/api/shapes/index.ts'
import type { Item } from '../../functions/store/store.ts'
import { readItem, type StoredGame } from '../../functions/table/stored-game.ts'
import { violation } from '../../tools/simulate/violations.ts'
import { isDeclared } from '../api/declared.ts'
import type { Ground, Prepared } from './ground.ts'

/** Rows of games as they were when they were last looked at. */
export type Known = Map<string, Item>
export type Answered = Prepared & { reply: HttpReply; route: RouteName | 'none'; lines: string[] }

/** Everything that is wrong, as sentences. */
export async function wrongWith(ground: Ground, known: Known, answered: Answered): Promise<string[]> {
  const changes = await changesOf(ground, known)
  return [...wrongReply(answered), ...wrongChanges(changes, answered), ...(await leaks(ground, known, answered))]
}

// ── The reply ──────────────────────────────────────────────────────────────────────────────────────────────────────

function wrongReply({ reply, route }: Answered): string[] {
  const { statusCode, body } = reply
  if (route !== 'none' && !isDeclared(route, statusCode)) return [`${route} answered ${statusCode}, which is not declared: ${body}`]
  if (statusCode >= 500) return [`status ${statusCode}: ${body}`]
  if (statusCode === 304) return body === '' ? [] : ['a 304 with a body']
  const said = parsed(body)
  if (said === undefined) return ['a body that is not JSON']
  if (statusCode !== 200) return wrongRefusal(statusCode, said)
  if (route === 'none') return ['an answer from a route that does not exist']
  const { reply: shape }: Shape = shapes[route]
  const fits = shape.safeParse(said)
  return fits.success ? [] : [`a reply of another shape: ${JSON.stringify(fits.error.issues[0])}`]
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function wrongRefusal(status: number, said: unknown): string[] {
  const { error } = said as { error?: { code?: string; message?: string } }
  if (!error || !Object.hasOwn(errors, error.code ?? '')) return [`a refusal without a known code: ${JSON.stringify(said)}`]
  const [expected, message] = errors[error.code as ErrorCode]
  return status === expected && error.message === message ? [] : [`${error.code} with status ${status} and “${error.message}”`]
}

// ── Changes ────────────────────────────────────────────────────────────────────────────────────────────────────────

type Change = { table: string; sk: string; before: Item | undefined; after: Item | null }

async function changesOf({ world, touched }: Ground, known: Known): Promise<Change[]> {
  const changes: Change[] = []
  for (const { pk, sk } of new Map(touched.splice(0).map((key) => [`${key.pk} ${key.sk}`, key])).values()) {
    const before = known.get(`${pk} ${sk}`)
    const after = await world.memory.get('games', { pk, sk }, { consistent: true })
    if (after) known.set(`${pk} ${sk}`, after)
    if (!before || digest(before) !== digest(after)) changes.push({ table: pk.slice(2), sk, before, after })
  }
  return changes
}

const digest = (item: Item | null): string => createHash('sha256').update(JSON.stringify(item)).digest('base64')

/** By these a game may change, or begin. */
const changing: RouteName[] = [
  ...([
    'answer',
    'orders',
    'takeSeat',
    'acceptInvite',
    'leave',
    'start',
    'removePlayer',
    'seatBot',
    'takeBack',
    'propose',
    'vote',
  ] as const),
  ...(['createTable', 'changeTable', 'rematch', 'deleteMe', 'confirmAddress'] as const),
]

/** Whoever reads the log fills the holes of the reading copy, and looks all the same. */
const isCopy = ({ sk }: Change, route: Answered['route']): boolean => sk.startsWith('M#') && (route === 'log' || route === 'together')

function wrongChanges(all: Change[], { reply, route, asker }: Answered): string[] {
  const changes = all.filter((change) => !isCopy(change, route))
  if (changes.length === 0) return []
  const what = changes.map(({ sk }) => sk).join(', ')
  if (reply.statusCode !== 200) return [`refused with ${reply.body}, and yet changed: ${what}`]
  if (route === 'none' || paths[route].method === 'GET') return [`${route} only looks, and yet changed: ${what}`]
  if (asker === null) return [`nobody is signed in, and yet ${route} changed: ${what}`]
  return changes.filter(({ sk }) => sk === 'STATE').flatMap((change) => wrongGame(change, route, asker))
}

function wrongGame({ before, after }: Change, route: RouteName, asker: string): string[] {
  if (!changing.includes(route)) return [`${route} changed a game`]
  if (!after) return [`${route} removed a game`]
  const [was, is] = [before && readItem(before), readItem(after)]
  const wrong: string[] = []
  const broken = violation(is.game)
  if (broken) wrong.push(`after ${route}: ${broken}`)
  // Whoever deletes their account takes their orders back and then gives up the seat; anything else is one move.
  const most = route === 'deleteMe' ? 2 : 1
  if (was && (is.version < was.version || is.version > was.version + most)) wrong.push(`${route} went from ${was.version} to ${is.version}`)
  if (![...(was?.people ?? []), ...is.people].includes(asker)) wrong.push(`${route} changed a game its asker has no seat in`)
  if (was && route === 'answer' && !sameButForTheMove(was, is, asker)) wrong.push('an answer was not recorded as its asker’s')
  return wrong
}

function sameButForTheMove(was: StoredGame, is: StoredGame, asker: string): boolean {
  const deed = is.tail.at(-1)?.deed
  const seat = `s${is.people.lastIndexOf(asker) + 1}`
  return deed?.kind === 'answer' && deed.seat === seat && JSON.stringify(was.people) === JSON.stringify(is.people)
}

// ── Secrets ────────────────────────────────────────────────────────────────────────────────────────────────────────

const cards = new Set(allCards(['fluxx']))
/** Their values come from lists of our own. */
const harmless = new Set(['level', 'line', 'route', 'method', 'code', 'outcome', 'name', 'kind', 'stack', 'requestId'])

async function leaks(ground: Ground, known: Known, answered: Answered): Promise<string[]> {
  const { lines, reply, route, event } = answered
  const wrong: string[] = []
  const tokens = [...ground.held.token, ...ground.held.deviceCode, ...(event.cookies ?? []).map((cookie) => cookie.split('=')[1] ?? '')]
  const secrets = [...seedsIn(known), ...tokens.filter((token) => token.length >= 10)]
  for (const line of lines) {
    for (const secret of secrets) if (line.includes(secret)) wrong.push(`a secret in the log: ${line}`)
    if (/[\w.+-]+@[\w-]+\.\w+/.test(line)) wrong.push(`an address in the log: ${line}`)
    if (namesACard(line)) wrong.push(`a card in the log: ${line}`)
  }
  if (route !== 'record') for (const seed of seedsIn(known)) if (reply.body.includes(seed)) wrong.push(`${route} tells the seed`)
  return [...wrong, ...(await foreignAddresses(ground, answered))]
}

function seedsIn(known: Known): string[] {
  const seeds: string[] = []
  for (const item of known.values()) if (item.sk === 'TABLE') seeds.push(item.seed as string)
  return seeds
}

function namesACard(line: string): boolean {
  const facts: [string, unknown][] = Object.entries(JSON.parse(line))
  return facts.some(
    ([name, value]) =>
      !harmless.has(name) &&
      String(value)
        .split(/[^a-z0-9~-]+/)
        .some((word) => cards.has(word)),
  )
}

/** Hosts see whom they invited. */
const tellsAddresses: (RouteName | 'none')[] = ['invite', 'invites']
/** Who uses a code becomes somebody else, and is told whom. */
const makesSomebodyElse: (RouteName | 'none')[] = ['useDeviceCode', 'confirmSignIn', 'confirmAddress']

async function foreignAddresses({ world, company }: Ground, { reply, route, asker }: Answered): Promise<string[]> {
  if (tellsAddresses.includes(route)) return []
  const people = await world.memory.getAll(
    'players',
    Object.values(company).map((id) => ({ pk: `P#${id}`, sk: 'ME' })),
  )
  const mine = [asker, ...(makesSomebodyElse.includes(route) ? [becomes(reply.body)] : [])].map((id) => `P#${id}`)
  const others = people.filter(({ pk, email }) => email && !mine.includes(pk))
  return others.some(({ email }) => reply.body.includes(email as string)) ? [`${route} tells somebody else’s address`] : []
}

/** So that the first change of each row can be seen as one. */
export async function look({ world, held }: Ground): Promise<Known> {
  const known: Known = new Map()
  for (const table of held.table)
    for (const item of await world.memory.query('games', `G#${table}`, { consistent: true })) known.set(`${item.pk} ${item.sk}`, item)
  return known
}

function becomes(body: string): string | undefined {
  const { id, me } = JSON.parse(body)
  return id ?? me?.id
}
