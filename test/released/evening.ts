/** What people do with a client of this release: every route there is, through the door, as pages and service workers send it. */
import { type Path, paths, type RouteName } from '../../functions/api/paths.ts'
import type { Reply, Request } from '../../functions/api/shapes/index.ts'
import type { Store } from '../../functions/store/store.ts'
import { type Answer, marked, newService, type Received, type Request as Sent, type Visit } from './visits.ts'

type Parts<R extends RouteName> = { [part in keyof Request<R>]?: Request<R>[part] } & { etag?: string }
/** Asks as somebody's device; gives the reply. Without a device: somebody who is nobody yet. */
type Ask = <R extends RouteName>(device: string | null, route: R, parts?: Parts<R>) => Promise<Reply<R>>
type Letters = { code: () => string; link: () => string; stop: () => string }
type At = {
  ask: Ask
  letter: Letters
  last: () => Received
  wait: (millis: number) => Promise<void>
  lay: ReturnType<typeof newService>['lay']
}

const entropy = '00112233445566778899aabbccddeeff'
const hour = 3_600_000
const friday = { name: 'Friday', seats: 3, visibility: 'open', first: 'host', startWhenFull: false } as const

/** Plays the evening once and keeps what was sent, with what came back of it. */
export async function recorded(around?: (store: Store) => Store): Promise<{ visits: Visit[]; received: Received[] }> {
  const service = newService('recorded', around)
  const visits: Visit[] = []
  const received: Received[] = []
  const ask: Ask = async (device, route, parts = {}) => {
    const { method, path } = paths[route] as Path
    const request: Sent = { device, route, method, path, ...parts }
    const { status, received: back } = await service.call(request)
    visits.push({ call: { ...request, ...(marked(parts, received) as object) }, answered: { status, ...codeOf(back) } })
    received.push(back)
    return back.reply as never
  }
  const last = (): Received => received.at(-1) ?? { reply: null, etag: null, letters: [] }
  await everything({
    ask,
    last,
    letter: lettersIn(last),
    wait: async (millis) => {
      visits.push({ wait: millis })
      await service.wait(millis)
    },
    lay: async (table, position) => {
      visits.push({ lay: { table: marked(table, received), position } })
      await service.lay(table, position)
    },
  })
  return { visits, received }
}

const codeOf = ({ reply }: Received): Pick<Answer, 'code'> => {
  const code = (reply as { error?: { code: string } } | null)?.error?.code
  return code === undefined ? {} : { code }
}

/** What the reader of the newest letter clicks on or types. */
const lettersIn = (last: () => Received): Letters => {
  const newest = (): { code?: string; link?: string; question?: { link: string }; unsubscribe?: string } => last().letters.at(-1) ?? {}
  const behind = (sign: string, text = ''): string => text.slice(text.lastIndexOf(sign) + 1)
  return {
    code: () => newest().code ?? '',
    link: () => behind('#', newest().link ?? newest().question?.link),
    stop: () => behind('/', newest().unsubscribe),
  }
}

async function everything(at: At): Promise<void> {
  await at.ask(null, 'health')
  await arriving(at)
  await devices(at)
  const table = await gathering(at)
  await playing(at, table)
  await mailed(at, table)
  await hosting(at, table)
  await ending(at, table)
  await at.ask(null, 'openapi')
}

// ── People ─────────────────────────────────────────────────────────────────────────────────────────────────────────

async function arriving({ ask, letter }: At): Promise<void> {
  await ask('ana', 'becomeGuest', { body: { name: 'Ana', language: 'en', zone: 'Pacific/Auckland' } })
  await ask('ben', 'becomeGuest', { body: {} })
  const { preferences } = await ask('ana', 'me')
  const evenings = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: 17 * 60, to: 23 * 60 }))
  await ask('ben', 'changeMe', { body: { name: 'Ben', language: 'de', zone: 'Europe/Berlin', calendar: evenings, preferences } })
  await ask('ben', 'changeMe', { body: { calendar: [], vacation: [{ from: '2025-03-01', to: '2025-03-05' }] } })
  await ask('ana', 'addAddress', { body: { email: 'ana@example.com' } })
  await ask('ana', 'confirmAddress', { body: { code: letter.code() } })
  await ask('dora', 'requestSignIn', { body: { email: 'dora@example.com', language: 'en' } })
  await ask('dora', 'confirmSignIn', { body: { email: 'dora@example.com', code: letter.code(), zone: 'America/Sao_Paulo' } })
  await ask('dora on the phone', 'requestSignIn', { body: { email: 'dora@example.com' } })
  await ask('dora on the phone', 'confirmSignIn', { body: { token: letter.link() } })
  const { id } = await ask('ben', 'me')
  await ask('ana', 'names', { body: { ids: [id] } })
  await ask('ana', 'report', { params: { player: id }, body: { why: 'name', text: 'Just a try.' } })
  await ask('ana', 'shun', { params: { player: id }, body: { how: 'mute' } })
  await ask('ana', 'shunned')
  await ask('ana', 'shun', { params: { player: id }, body: { how: 'not-at-all' } })
}

async function devices({ ask }: At): Promise<void> {
  const { code } = await ask('ana', 'makeDeviceCode', { body: {} })
  await ask('ana on the phone', 'useDeviceCode', { body: { code } })
  await ask('ana on the phone', 'signOut', { body: {} })
  await ask('ana', 'mySubscriptions')
  const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
  const { id } = await ask('ana', 'addSubscription', { body: { endpoint: 'https://push.example.com/ana', keys, device: 'Laptop' } })
  await ask('ana', 'testSubscription', { params: { subscription: id }, body: {} })
  await ask('ana', 'removeSubscription', { params: { subscription: id }, body: {} })
}

// ── The lobby ──────────────────────────────────────────────────────────────────────────────────────────────────────

async function gathering({ ask, letter }: At): Promise<string> {
  const { id } = await ask('ana', 'createTable', { body: { settings: friday, entropy } })
  const params = { table: id }
  await ask(null, 'openTables', { query: { edition: 'fluxx' } })
  await ask('ben', 'table', { params })
  await ask('ana', 'changeTable', { params, body: { pace: { kind: 'each', minutes: 3 * 24 * 60 }, latecomers: 'anybody' } })
  const { link } = await ask('ana', 'invite', { params, body: {} })
  const token = link?.split('#')[1] ?? ''
  await ask(null, 'lookAtInvite', { body: { token } })
  await ask('ben', 'acceptInvite', { body: { token, entropy } })
  await ask('ana', 'invite', { params, body: { email: 'emil@example.com', language: 'de' } })
  await ask(null, 'declineInvite', { body: { token: letter.link() } })
  await ask('ana', 'invite', { params, body: { email: 'fritz@example.com' } })
  await ask(null, 'notMe', { body: { token: letter.link() } })
  await ask('ana', 'invite', { params, body: {} })
  const [open] = (await ask('ana', 'invites', { params })).invites.filter(({ state }) => state === 'open')
  await ask('ana', 'revokeInvite', { params: { ...params, invite: open?.id ?? '' }, body: {} })
  await ask('dora', 'takeSeat', { params, body: { entropy } })
  await ask('ana', 'start', { params, body: {} })
  const { id: other } = await ask('ana', 'createTable', { body: { settings: { ...friday, name: 'Never mind' } } })
  await ask('ana', 'seatBot', { params: { table: other }, body: { bot: 'greedy' } })
  await ask('ana', 'closeTable', { params: { table: other }, body: {} })
  return id
}

// ── The game ───────────────────────────────────────────────────────────────────────────────────────────────────────

async function playing({ ask, last, lay }: At, table: string): Promise<void> {
  const params = { table }
  await lay(table, { turn: 's1', players: [{ hand: ['milk', 'time'] }, { hand: ['love'] }, { hand: ['the-sun'] }], rules: ['play-2'] })
  const { view } = await ask('ana', 'view', { params })
  await ask('ana', 'view', { params, etag: last().etag ?? '' })
  const [asked] = view.decisions
  const move = { decision: asked?.id ?? '', picks: (asked?.options ?? []).slice(0, 1) }
  await ask('ana', 'answer', { params, body: move })
  await ask('ana', 'answer', { params, body: move })
  await ask('ana', 'answer', { params, body: { ...move, say: 'Yeahuh!' } })
  await ask('ben', 'view', { params })
  await ask('ben', 'previewOrders', { params, body: { draw: 'at-once', endTurn: 'at-time-out' } })
  await ask('ben', 'orders', { params, body: { keepInHand: { cards: ['love'], when: 'at-once' }, until: 4_000_000_000_000 } })
  await ask('ben', 'log', { params, query: { since: 0 } })
  await ask('ben', 'nudge', { params, body: { seat: 's1' } })
  await ask('ben', 'seen', { params, body: { number: 1 } })
  await ask('ben', 'seen', { params, body: { number: 1, left: true } })
  await ask('ben', 'log', { params, query: { looked: 'true' } })
  const { id: message } = await ask('ben', 'say', { params, body: { text: 'Good evening.' } })
  await ask('ana', 'chat', { params })
  await ask('ben', 'unsay', { params: { ...params, message }, body: {} })
  await ask('ana', 'myGames')
  await ask('ana', 'together', { body: { asks: ['/me', '/me/games'] } })
}

/** A question whose options everybody may see goes out as a letter that can be answered by itself. */
async function mailed({ ask, letter, lay }: At, table: string): Promise<void> {
  const params = { table }
  const [rival, hand] = ['rock-paper-scissors-showdown', { hand: ['love'] }]
  await lay(table, { turn: 's1', players: [{ hand: [rival, 'milk'] }, { hand: [] }, hand], rules: ['play-2'] })
  const { decisions } = (await ask('ana', 'view', { params })).view
  const [play] = decisions
  await ask('ana', 'answer', { params, body: { decision: play?.id ?? '', picks: [rival] } })
  const [whom] = (await ask('ana', 'view', { params })).view.decisions
  await ask('ana', 'answer', { params, body: { decision: whom?.id ?? '', picks: ['s3'] } })
  const [token, stop] = [letter.link(), letter.stop()]
  await ask(null, 'lookAtQuestion', { body: { token } })
  await ask(null, 'answerQuestion', { body: { token, picks: ['rock'] } })
  await ask(null, 'unsubscribe', { params: { token: stop }, query: { everything: 'true' } })
}

async function hosting({ ask, wait, lay }: At, table: string): Promise<void> {
  const params = { table }
  await ask('ana', 'propose', { params, body: { kind: 'pause' } })
  await ask('ben', 'vote', { params, body: { agree: true } })
  await ask('dora', 'vote', { params, body: { agree: true } })
  await ask('ana', 'propose', { params, body: { kind: 'resume' } })
  await ask('ben', 'vote', { params, body: { agree: false } })
  await ask('ana', 'propose', { params, body: { kind: 'resume' } })
  await ask('ben', 'vote', { params, body: { agree: true } })
  await ask('dora', 'vote', { params, body: { agree: true } })
  await lay(table, { turn: 's2', players: [{ hand: ['milk'] }, { hand: ['time', 'love'] }, { hand: ['the-sun'] }], rules: ['play-2'] })
  await wait(30 * hour)
  await ask('ana', 'seatBot', { params, body: { seat: 's2', bot: 'random' } })
  await ask('ben', 'takeBack', { params, body: {} })
  const { id } = await ask('ben', 'me')
  await ask('ana', 'handOver', { params, body: { player: id } })
}

async function ending({ ask }: At, table: string): Promise<void> {
  const params = { table }
  const { id } = await ask('dora', 'me')
  await ask('ben', 'removePlayer', { params, body: { player: id } })
  await ask('ana', 'leave', { params, body: {} })
  await ask('ben', 'view', { params })
  await ask('ben', 'log', { params, query: {} })
  await ask('ben', 'record', { params })
  await ask('ben', 'rematch', { params, body: { entropy } })
  await ask('ben', 'myFinished', { query: {} })
  await ask('ben', 'exportMe')
  await ask('ben', 'view', { params: { table: 'A'.repeat(22) } })
  await ask('dora', 'signOutEverywhere', { body: {} })
  await ask('ana', 'deleteMe', { body: { sure: true } })
  await ask('ana', 'me')
}
