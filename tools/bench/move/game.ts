/** Games whose every next move is known without asking the service: a copy of each is played along. */
import { randomBytes } from 'node:crypto'
import { type Bot, bots, type Chance, chanceOf, type Deed, pick, type SeatId, view } from '@meanwhile/engine'
import { api, type HttpEvent } from '../../../functions/api/door.ts'
import { base, paths, type RouteName } from '../../../functions/api/paths.ts'
import type { Reply } from '../../../functions/api/shapes/index.ts'
import type { Ports } from '../../../functions/ports.ts'
import type { Store } from '../../../functions/store/store.ts'
import { placeOf, readItem, type StoredGame, stateKey, step } from '../../../functions/table/stored-game.ts'

export type Someone = { id: string; cookie: string }
/** `now` is the moment at this table: people take minutes or days, and what is stored holds how long they took. */
export type Table = { stored: StoredGame; people: Someone[]; bot: Bot; chance: Chance; now: number }
export type Answer = Omit<Extract<Deed, { kind: 'answer' }>, 'kind'>

/** Hands a request to the service and gives its reply and its session cookie, if it sets one. */
export type Send = <R extends RouteName>(route: R, asked: Asked) => Promise<{ reply: Reply<R>; cookie: string }>
export type Asked = { as?: Someone; table?: string; body?: object }

const silent = { info: () => {}, warn: () => {}, error: () => {} }

export const origin = 'http://localhost:3000'

/** Everything behind the API but the store stays quiet. */
export const quietPorts = (store: Store): Ports => ({
  store,
  now: Date.now,
  random: randomBytes,
  sockets: { post: async () => 'sent' },
  mail: { send: async () => {} },
  push: { send: async () => ({ outcome: 'sent' }) },
  notify: { owed: async () => {}, notice: async () => {} },
  scheduler: { at: async () => {}, cancel: async () => {} },
  later: { in: async () => {} },
  think: () => () => false,
  log: silent,
  settings: {
    origin,
    sessionSecret: 'a-secret-for-measuring-alone',
    build: 'bench',
    pushKey: '',
    pushHosts: [],
    mailBudget: { invitesPerHostDay: 0, invitesPerAddressDay: 0, invitesPerAddressMonth: 0, invitesPerDay: 0, codesPerAddressHour: 0 },
  },
})

let requests = 0
export function eventFor(route: RouteName, { as, table = '', body = {} }: Asked, from: string): HttpEvent {
  const { method, path } = paths[route]
  return {
    rawPath: base + path.replace('{table}', table),
    rawQueryString: '',
    headers: { 'content-type': 'application/json', origin: from },
    ...(as && { cookies: [as.cookie] }),
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
    isBase64Encoded: false,
    // Each from an address of its own: nobody is to wait for a limit.
    requestContext: { requestId: `request-${++requests}`, http: { method, sourceIp: `10.0.${requests >> 8}.${requests & 255}` } },
  }
}

export const inProcess =
  (ports: Ports): Send =>
  async (route, asked) => {
    const { statusCode, body, cookies = [] } = await api(eventFor(route, asked, ports.settings.origin), ports)
    if (statusCode !== 200) throw new Error(`${route}: ${body}`)
    return { reply: JSON.parse(body), cookie: cookies[0]?.split(';')[0] ?? '' }
  }

export async function guest(send: Send): Promise<Someone> {
  const { reply, cookie } = await send('becomeGuest', {})
  return { id: reply.id, cookie }
}

/** Another one is the first, and so the host, each time: nobody may make so many tables in a day. */
export const inTurn = <T>(people: T[], number: number): T[] => {
  const first = number % people.length
  return [...people.slice(first), ...people.slice(0, first)]
}

export async function begin(send: Send, store: Store, people: Someone[], bot: Bot, seed: string): Promise<Table> {
  const [host, ...others] = people
  if (!host) throw new Error('a table needs people')
  const settings = { visibility: 'open', startWhenFull: false, seats: people.length }
  const { reply } = await send('createTable', { as: host, body: { settings } })
  for (const as of others) await send('takeSeat', { as, table: reply.id })
  await send('start', { as: host, table: reply.id })
  const item = await store.get('games', stateKey(reply.id), { consistent: true })
  if (!item) throw new Error('the game has not begun')
  return { stored: readItem(item), people, bot, chance: chanceOf(seed), now: Date.now() }
}

/** Somebody who is owed, and what they answer; null when it is over. */
export function nextMove({ stored, people, bot, chance }: Table): { as: Someone; answer: Answer } | null {
  const owed = stored.game.asked.filter((asked) => asked.owed)
  const asked = owed.length > 1 ? owed[pick(chance, owed.length)] : owed[0]
  const as = asked && people[placeAt(asked.player)]
  if (!asked || !as) return null
  return { as, answer: { seat: asked.player, decision: asked.id, picks: bot(view(stored.game, asked.player), asked, chance) } }
}

const placeAt = (seat: SeatId): number => Number(seat.slice(1)) - 1

/** What the service has made of it. */
export function follow(table: Table, { seat, decision, picks }: Answer): void {
  const { stored } = table
  const stepped = step(stored, { kind: 'answer', seat, asked: placeOf(stored.game, seat, decision), picks }, table.now)
  if ('refusal' in stepped) throw new Error(`refused: ${stepped.refusal}`)
  table.stored = stepped.next
}

export const bodyOf = ({ decision, picks }: Answer) => ({ decision, picks })

/** Most people want to win; some stumble through all the cards. */
export const botFor = (number: number): Bot => (number % 8 === 7 ? bots.random : bots.greedy)

const longestWait = 3 * 24 * 60 * 60

/** From a second to three days, each order of magnitude as likely as the others. */
export function wait(table: Table): void {
  table.now += Math.round(longestWait ** (pick(table.chance, 1_000) / 1_000)) * 1000
}

// ── Numbers ────────────────────────────────────────────────────────────────────────────────────────────────────────

export type Spread = { p50: number; p99: number; max: number }

export function spread(numbers: number[]): Spread {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99), max: at(1) }
}

export const rounded = (number: number, digits = 3): number => Number(number.toFixed(digits))
