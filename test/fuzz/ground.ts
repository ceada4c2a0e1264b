/** A world in full swing: tables of every kind, everybody around them, and whatever they have come to hold. */
import { encode } from 'next-auth/jwt'
import type { HttpEvent } from '../../functions/api/door.ts'
import { base, paths, type RouteName } from '../../functions/api/paths.ts'
import type { Store, Write } from '../../functions/store/store.ts'
import { readItem, seatOf, stateKey, tableKey } from '../../functions/table/stored-game.ts'
import { readTable } from '../../functions/table/table-row.ts'
import { newWorld, type World } from '../api/harness.ts'
import { type Company, gather, lay, stages, visibilities } from './company.ts'
import type { CookieManner, Sent } from './requests.ts'
import { filledIn, type Json } from './values.ts'

export type Ground = {
  world: World
  company: Company
  /** Newest last; what is asked for is taken from the newest. */
  held: { [kind in Kind]: string[] }
  /** Keys of the rows of games written to, until somebody takes them. */
  touched: { pk: string; sk: string }[]
  sessions: Map<string, string>
  /** The code each was mailed last. */
  codes: Map<string, string>
}
const kinds = ['table', 'token', 'invite', 'message', 'subscription', 'code', 'deviceCode', 'pastDecision'] as const
type Kind = (typeof kinds)[number]

/** `around` puts something more between the API and the store. */
export async function newGround(seed: string, around = (store: Store): Store => store): Promise<Ground> {
  const touched: Ground['touched'] = []
  const world = newWorld({ seed, around: (store) => noticing(around(store), touched) })
  const company = await gather(world)
  const held: Ground['held'] = {
    table: [],
    token: [],
    invite: [],
    message: [],
    subscription: [],
    code: [],
    deviceCode: [],
    pastDecision: [],
  }
  const ground = { world, company, held, touched, sessions: new Map(), codes: new Map() }
  for (const visibility of visibilities) {
    for (const stage of stages) {
      const laid = await lay(world, company, visibility, stage)
      hold(ground, 'table', laid.id)
      hold(ground, 'token', laid.token)
      hold(ground, 'invite', laid.invite)
      hold(ground, 'message', laid.message)
    }
  }
  const { body } = await world.call('myGames', { as: company.other })
  for (const { table } of body.games) hold(ground, 'table', table)
  touched.length = 0
  return ground
}

function noticing(store: Store, touched: Ground['touched']): Store {
  const notice = (writes: Write[]): void => {
    for (const write of writes) {
      if (write.table !== 'games' || 'check' in write) continue
      const { pk, sk } = 'put' in write ? write.put : 'update' in write ? write.update : write.remove
      touched.push({ pk, sk })
    }
  }
  return {
    ...store,
    put: (table, item, when) => store.put(table, item, when).then(() => notice([{ table, put: item }])),
    update: async (table, key, change, when) => {
      const item = await store.update(table, key, change, when)
      notice([{ table, update: key, change }])
      return item
    },
    remove: (table, key, when) => store.remove(table, key, when).then(() => notice([{ table, remove: key }])),
    transact: (writes) => store.transact(writes).then(() => notice(writes)),
  }
}

// ── What people hold ───────────────────────────────────────────────────────────────────────────────────────────────

const mostHeld = 12

function hold({ held }: Ground, kind: Kind, value: string | undefined): void {
  if (!value) return
  held[kind].push(value)
  if (held[kind].length > mostHeld) held[kind].shift()
}

/** What somebody was told in a reply or by mail, they may use in what they send next. */
export function learn(ground: Ground, route: RouteName, { event, asker }: Prepared, reply: Json): void {
  const told = reply as { [name: string]: string & { id?: string } }
  const fromLink = (link: string | undefined): string | undefined => link?.split('#')[1]
  if (route === 'createTable' || route === 'rematch') hold(ground, 'table', told.id)
  if (route === 'invite') hold(ground, 'invite', told.invite?.id)
  if (route === 'invite') hold(ground, 'token', fromLink(told.link))
  if (route === 'say') hold(ground, 'message', told.id)
  if (route === 'addSubscription') hold(ground, 'subscription', told.id)
  if (route === 'answer' && !event.isBase64Encoded) hold(ground, 'pastDecision', JSON.parse(event.body ?? '{}').decision)
  if (route === 'makeDeviceCode') hold(ground, 'deviceCode', told.code)
  const letter = ground.world.mails.pop()
  if (letter && 'code' in letter) hold(ground, 'code', letter.code)
  if (letter && 'link' in letter) hold(ground, 'token', fromLink(letter.link))
  if (letter?.kind === 'address-code' && asker) ground.codes.set(asker, letter.code)
}

// ── Sending ────────────────────────────────────────────────────────────────────────────────────────────────────────

export type Prepared = { event: HttpEvent; asker: string | null }

let requests = 0
/** `number` says which of several tables, tokens and so on it is about. */
export async function prepare(ground: Ground, sent: Sent, number: number): Promise<Prepared> {
  const { world } = ground
  const { player, present } = await presentFor(ground, sent, number)
  const fill = (value: Json): Json => filledIn(value, present)
  const cookies = player === null ? [] : await cookiesFor(ground, player, sent.cookie)
  const body = sent.body && ('text' in sent.body ? sent.body.text : JSON.stringify(fill(sent.body.json)))
  const event: HttpEvent = {
    rawPath: typeof sent.path === 'string' ? sent.path : pathOf(sent.route, fill(sent.path)),
    rawQueryString: typeof sent.query === 'string' ? sent.query : queryOf(fill(sent.query)),
    headers: fill(sent.headers) as { [name: string]: string },
    cookies,
    ...(body !== null && { body: sent.base64 ? Buffer.from(body).toString('base64') : body }),
    isBase64Encoded: sent.base64,
    requestContext: { requestId: `request-${++requests}`, http: { method: sent.method, sourceIp: sent.ip } },
  }
  world.clock.advance(sent.minutesLater * 60_000)
  return { event, asker: sent.cookie === 'right' || sent.cookie === 'twice' ? player : null }
}

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))
const wellFormed = (text: string): string => Buffer.from(text).toString()

function pathOf(route: RouteName, params: Json): string {
  const given = params as { [name: string]: Json }
  return `${base}${paths[route].path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(wellFormed(textOf(given[name]))))}`
}

const queryOf = (query: Json): string =>
  new URLSearchParams(Object.entries(query as object).map(([name, value]): [string, string] => [name, textOf(value)])).toString()

type Present = { player: string | null; present: (name: string) => Json }

/** Who sends it, and what `§…` stands for at this moment: mostly things that are there and fit together. */
async function presentFor(ground: Ground, { as, route }: Sent, number: number): Promise<Present> {
  const { world, company, held } = ground
  const one = <T>(values: readonly T[], otherwise: T): T => values[number % values.length] ?? otherwise
  const table = await tableFor(ground, route, number)
  const [state, row] = await Promise.all(
    [stateKey(table), tableKey(table)].map((key) => world.memory.get('games', key, { consistent: true })),
  )
  const stored = state && readItem(state)
  const host = row ? readTable(row).host : company.host
  const whoMay =
    stored?.people.find((player, i) => player !== '' && stored.game.asked.some((asked) => asked.player === `s${i + 1}`)) ?? host
  const player = as === 'nobody' ? null : as === 'whoever-may' ? whoMay : company[as]
  const seat = stored && player !== null ? seatOf(stored, player) : null
  const asked = stored?.game.asked.find((asked) => asked.player === seat) ?? stored?.game.asked[0]
  const hand = stored?.game.players.find((player) => player.seat === seat)?.hand ?? []
  const options = asked?.options ?? []
  const from = options.length > 0 ? number % options.length : 0
  const values: { [name: string]: Json } = {
    table,
    player: one(Object.values(company), ''),
    players: Object.values(company),
    decision: asked?.id ?? 'none',
    picks: [...options.slice(from), ...options.slice(0, from)].slice(0, Math.max(asked?.min ?? 0, 1)),
    seat: one(['s1', 's2', 's3', 's4'], 's1'),
    cards: [...hand],
    number,
    origin: world.ports.settings.origin,
    hand: hand[0] ?? 'no card',
    seed: row ? readTable(row).seed : '',
    code: ground.codes.get(player ?? '') ?? one(held.code, '000000'),
  }
  for (const kind of kinds) values[kind] ??= one(held[kind], 'A'.repeat(22))
  return { player, present: (name) => values[name] ?? name }
}

const ofGames: RouteName[] = ['answer', 'orders', 'previewOrders', 'nudge', 'propose', 'vote', 'takeBack', 'seatBot']

/** What is about games is mostly sent to one that goes on. */
async function tableFor({ world, held }: Ground, route: RouteName, number: number): Promise<string> {
  const at = (i: number): string => held.table[(number + i) % held.table.length] ?? ''
  if (!ofGames.includes(route) || number % 5 === 0) return at(0)
  for (let i = 0; i < held.table.length; i++) if ((await world.memory.get('games', stateKey(at(i))))?.st === 'playing') return at(i)
  return at(0)
}

// ── Sessions ───────────────────────────────────────────────────────────────────────────────────────────────────────

const cookieName = 'next-auth.session-token'

async function cookiesFor(ground: Ground, player: string, manner: CookieManner): Promise<string[]> {
  const right = await sessionOf(ground, player)
  switch (manner) {
    case 'right':
      return [right]
    case 'none':
      return []
    case 'garbage':
      return [`${cookieName}=a.b.c.d.e`, '=', ';', `${cookieName}`, `other=${player}`]
    case 'cut':
      return [right.slice(0, -20)]
    case 'tampered':
      return [right.slice(0, -40) + (right.at(-40) === 'A' ? 'B' : 'A') + right.slice(-39)]
    case 'long':
      return [`${cookieName}=${'eyJ'.repeat(3_000)}`]
    case 'empty':
      return [`${cookieName}=`, `__Secure-${cookieName}=`]
    case 'twice':
      return [`__Secure-${cookieName}=garbage`, right]
    case 'of-another-service':
      return [`${cookieName}=${await encode({ token: { sub: player, epoch: 0 }, secret: 'another secret' })}`]
    default:
      return manner satisfies never
  }
}

async function sessionOf({ world, sessions }: Ground, player: string): Promise<string> {
  const epoch = (await world.memory.get('players', { pk: `P#${player}`, sk: 'ME' }))?.epoch
  const key = `${player} ${epoch}`
  const session = sessions.get(key) ?? (await world.session(player))
  sessions.set(key, session)
  return session
}
