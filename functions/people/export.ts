/** Everything we hold about somebody, for themselves. */
import type { Reply } from '../api/shapes/index.ts'
import type { Ports } from '../ports.ts'
import type { Item } from '../store/store.ts'
import { list, validFor } from '../table/invitation.ts'
import { readItem, seatOf, stateKey } from '../table/stored-game.ts'
import { playerOf, shown } from './account.ts'
import { gamesOf, readResult } from './games.ts'
import { countWithin, days } from './limits.ts'
import { meKey } from './player.ts'
import { shunnedBy } from './shunning.ts'
import { sideBySide } from './side-by-side.ts'
import { subscriptionsOf } from './subscriptions.ts'

const exportsPerDay = 10
const pagesPerDay = 500
/** What is looked at for one reply: so much is answered in time, and fits into it. */
const tablesPerPage = 400
const tablesAtOnce = 40
const lettersPerPage = 1_500_000

type Export = Reply<'exportMe'>
type Rows = (beginning: string) => { name: string; row: Item }[]

export async function exportOf(ports: Ports, id: string, after?: string): Promise<Export> {
  if (after === undefined) await countWithin(ports, 'export', id, exportsPerDay, days)
  else await countWithin(ports, 'export-page', id, pagesPerDay, days)
  const player = await playerOf(ports, id)
  const all = await ports.store.query('players', meKey(id).pk)
  const rows: Rows = (beginning) =>
    all.flatMap((row) => (row.sk.startsWith(beginning) ? [{ name: row.sk.slice(beginning.length), row }] : []))
  const as = new Set([id, ...rows('WAS#').map(({ name }) => name)])
  const besides = after === undefined ? await besidesWords(ports, id, as, rows) : nothingBesides
  return { me: shown(player), created: player.created, ...besides, ...(await wordsOf(ports, as, rows, after)) }
}

type Besides = Omit<Export, 'me' | 'created' | 'chat' | 'next'>
const nothingBesides: Besides = { games: [], finished: [], subscriptions: [], shunned: [], orders: [], invites: [], reports: [] }

async function besidesWords(ports: Ports, id: string, as: Set<string>, rows: Rows): Promise<Besides> {
  const { games } = await gamesOf(ports, id)
  const finished = rows('OVER#').map(({ row }) => readResult(row))
  const lately = finished.filter(({ ended }) => ended > ports.now() - validFor)
  return {
    games,
    finished,
    subscriptions: await subscriptionsOf(ports, id),
    shunned: await shunnedBy(ports, id),
    orders: await ordersOf(
      ports,
      id,
      games.flatMap(({ table, status }) => (status === 'lobby' ? [] : [table])),
    ),
    invites: await invitesOf(ports, as, [...new Set([...games, ...lately].map(({ table }) => table))]),
    reports: rows('REPORTED#').map(({ row }) => reportIn(row)),
  }
}

async function ordersOf(ports: Ports, id: string, tables: string[]): Promise<Export['orders']> {
  const items = tables.length > 0 ? await ports.store.getAll('games', tables.map(stateKey)) : []
  return items.map(readItem).flatMap((stored) => {
    const seat = seatOf(stored, id)
    const orders = stored.game.players.find((present) => present.seat === seat)?.orders
    if (!seat || !orders || Object.keys(orders).length === 0) return []
    return [{ table: stored.id, orders: { ...orders }, until: stored.orderEnds[seat] ?? null }]
  })
}

async function invitesOf(ports: Ports, as: Set<string>, tables: string[]): Promise<Export['invites']> {
  const invites = await sideBySide(tables, async (table) =>
    (await list(ports, table)).filter(({ by }) => as.has(by)).map(({ email, until, state }) => ({ table, email, until, state })),
  )
  return invites.flat()
}

const reportIn = ({ player, why, at, table, text }: Item): Export['reports'][number] => ({
  player: player as string,
  why: why as string,
  at: at as number,
  ...(table !== undefined && { table: table as string }),
  ...(text !== undefined && { text: text as string }),
})

// ── Words ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What they said themselves, not what they were told. */
async function wordsOf(ports: Ports, as: Set<string>, rows: Rows, after = ''): Promise<Pick<Export, 'chat' | 'next'>> {
  // Whoever spoke before it was written down where has sat there, or sits there still.
  const finished = rows('OVER#').map(({ row }) => readResult(row).table)
  const tables = [...new Set([...rows('SAID#'), ...rows('GAME#')].map(({ name }) => name).concat(finished))]
  const waiting = tables.filter((table) => table > after).toSorted()
  const chat: Export['chat'] = []
  let [looked, letters] = [0, 0]
  while (looked < Math.min(waiting.length, tablesPerPage) && letters < lettersPerPage) {
    const some = waiting.slice(looked, looked + tablesAtOnce)
    const words = (await sideBySide(some, (table) => wordsAt(ports, table, as))).flat()
    chat.push(...words)
    looked += some.length
    letters += words.reduce((sum, { text }) => sum + text.length, 0)
  }
  return { chat, next: looked < waiting.length ? (waiting[looked - 1] ?? null) : null }
}

async function wordsAt(ports: Ports, table: string, as: Set<string>): Promise<Export['chat']> {
  const messages = await ports.store.query('games', `G#${table}`, { prefix: 'CHAT#' })
  return messages.flatMap(({ by, at, text }) =>
    as.has(by as string) && typeof text === 'string' ? [{ table, at: at as number, text }] : [],
  )
}
