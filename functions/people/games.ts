/** "My games, and which wait for me": three requests, always fresh. And the games that are over. */
import type { SeatId } from '@meanwhile/engine'
import type { Reply } from '../api/shapes/index.ts'
import type { Ports } from '../ports.ts'
import type { Item } from '../store/store.ts'
import { readHeader, stateKey, tableKey } from '../table/stored-game.ts'
import { readLooked } from '../table/stored-seats.ts'
import { readTable, type TableRow } from '../table/table-row.ts'
import type { Clock } from '../time/clocks.ts'
import { namesOf } from './names.ts'
import { meKey } from './player.ts'

type GameSummary = Reply<'myGames'>['games'][number]
type Header = ReturnType<typeof readHeader>
type Result = Reply<'myFinished'>['results'][number]

const resultsPerPage = 20

export async function gamesOf(ports: Ports, player: string): Promise<Reply<'myGames'>> {
  const rows = await ports.store.query('players', meKey(player).pk, { from: 'GAME#', to: 'ME' })
  const listed = rows.filter((row) => row.sk !== 'ME')
  const tables = listed.map((row) => row.sk.slice('GAME#'.length))
  const items =
    tables.length > 0
      ? await ports.store.getAll(
          'games',
          tables.flatMap((table) => [stateKey(table), tableKey(table)]),
        )
      : []
  const games = tables.map((table) => summary(player, table, items)).filter((game) => game !== null)
  const people = games.flatMap((game) => [game.host, ...game.players.map((seat) => seat.player ?? '')]).filter((id) => id !== '')
  return { games, names: await namesOf(ports, people), unread: unread(games, listed, items) }
}

/** Null if there is nothing to list: the table is closed, or the seat was given up and the list is behind. */
function summary(player: string, table: string, items: Item[]): GameSummary | null {
  const find = (sk: string): Item | undefined => items.find((item) => item.pk === tableKey(table).pk && item.sk === sk)
  const [state, tableItem] = [find('STATE'), find('TABLE')]
  const row = tableItem && readTable(tableItem)
  if (!row || row.status === 'closed') return null
  return state ? summaryOfGame(player, row, readHeader(state)) : summaryOfLobby(player, row)
}

const about = ({ id, settings, host }: TableRow) => ({ table: id, name: settings.name, editions: settings.editions, host })

function summaryOfLobby(player: string, row: TableRow): GameSummary | null {
  const isAwaited = row.awaited.includes(player)
  if (row.host !== player && !isAwaited && !row.seats.some((seat) => seat.player === player)) return null
  const players = row.seats.map(({ player, bot }, i) => ({ seat: `s${i + 1}`, player, bot }))
  return { ...about(row), status: 'lobby', seat: null, players, owed: [], waitingFor: [], number: 0, ...(isAwaited && { awaited: true }) }
}

function summaryOfGame(player: string, row: TableRow, { status, people, bots, numbers, owed }: Header): GameSummary | null {
  const seatAt = (i: number): SeatId => `s${i + 1}`
  const at = people.lastIndexOf(player)
  if (at < 0) return null
  const seat = seatAt(at)
  const players = people.map((person, i) => ({ seat: seatAt(i), player: person || null, bot: bots[seatAt(i)] ?? null }))
  const oldestFirst = owed.toSorted((a, b) => a.since - b.since)
  return {
    ...about(row),
    status,
    seat,
    players: players.filter((present) => present.player !== null || present.bot !== null),
    owed: oldestFirst
      .filter((question) => question.seat === seat)
      .map(({ prompt, since, clock }) => ({ prompt, since, until: untilOf(status, clock) })),
    waitingFor: oldestFirst
      .filter((question) => question.seat !== seat)
      .map(({ seat, prompt, since, clock }) => ({ seat, prompt, since, until: untilOf(status, clock) })),
    number: numbers[seat] ?? numbers.all ?? 0,
  }
}

/** A table that rests has no clock running. */
const untilOf = (status: Header['status'], clock: Clock | null): number | null => (status === 'playing' ? (clock?.until ?? null) : null)

/** What happened since the last visit, or since they moved with the table before their eyes, for games that have begun. */
function unread(games: GameSummary[], listed: Item[], items: Item[]): { [table: string]: number } {
  const seen = new Map(listed.map((row) => [row.sk.slice('GAME#'.length), (row.seen as number | undefined) ?? 0]))
  const looked = new Map(items.filter(({ sk }) => sk === 'STATE').map(({ pk, l }) => [pk, readLooked(l ?? new Uint8Array())]))
  const known = ({ table, seat }: GameSummary): number =>
    Math.max(seen.get(table) ?? 0, (seat && looked.get(stateKey(table).pk)?.[seat]) || 0)
  const begun = games.filter((game) => game.status !== 'lobby')
  return Object.fromEntries(begun.map((game) => [game.table, Math.max(0, game.number - known(game))]))
}

// ── Over ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Newest first. `before` is where the page before ended. */
export async function finishedOf(ports: Ports, player: string, before?: string): Promise<Reply<'myFinished'>> {
  const range = before ? { from: 'OVER#', to: `OVER#${before}` } : { prefix: 'OVER#' }
  const rows = await ports.store.query('players', meKey(player).pk, { ...range, newestFirst: true, limit: resultsPerPage + 2 })
  const older = rows.filter((row) => row.sk !== `OVER#${before}`)
  const page = older.slice(0, resultsPerPage)
  const last = page.at(-1)
  const results = page.map(readResult)
  const names = await namesOf(
    ports,
    results.flatMap(({ winner, won }) => (won ? [] : (winner ?? []))),
  )
  return { results, names, next: last && older.length > resultsPerPage ? last.sk.slice('OVER#'.length) : null }
}

export function readResult(row: Item): Result {
  const [, ended = '', table = ''] = row.sk.split('#')
  return {
    table,
    name: row.name as string,
    editions: row.editions as string[],
    won: row.won as boolean,
    ended: Number(ended),
    how: row.how as Result['how'],
    ...(row.winner !== undefined && { winner: row.winner as string }),
    ...(row.bot !== undefined && { bot: row.bot as string }),
    ...(row.score !== undefined && { score: row.score as number }),
  }
}
