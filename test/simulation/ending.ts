/** What must lie in the store when everything has come to rest: the record, the reading copy, the results, and nothing twice. */
import { isDeepStrictEqual } from 'node:util'
import { begin, verify } from '@meanwhile/engine'
import { meKey, readPlayer } from '../../functions/people/player.ts'
import type { Ports } from '../../functions/ports.ts'
import { decodeGame } from '../../functions/store/codec.ts'
import { readEntries } from '../../functions/store/entries.ts'
import type { Item } from '../../functions/store/store.ts'
import { eventsWritten, logSince, recordOf } from '../../functions/table/history.ts'
import { readItem, rowKey, type StoredGame, stateKey, vocabularyOf } from '../../functions/table/stored-game.ts'
import { readTable } from '../../functions/table/table-row.ts'
import type { Table } from './table.ts'

type Wrong = (what: string) => void
/** `isReplayed`: the whole record is played again from its seed. Every move of it has been played again already, one by one. */
type How = { isReplayed: boolean }

export async function checkTable(table: Table, ports: Ports, how: How, wrong: Wrong): Promise<void> {
  const rows = await ports.store.query('games', stateKey(table.id).pk)
  const state = rows.find(({ sk }) => sk === 'STATE')
  const row = rows.find(({ sk }) => sk === 'TABLE')
  if (!state || !row) return wrong('the game or its table is gone')
  const { now } = table.truth
  const game = decodeGame({ dictionary: state.d as string, state: state.s as Uint8Array })
  if (state.v !== now.version || !same(game, now.game)) wrong('what is stored is not the newest state')
  checkEntries(table, rows, state, wrong)
  if (table.truth.isOver) await checkRecord(ports, readItem(state), how, wrong)
  const copied = await readBack(table, ports, rows, readItem(state), wrong)
  checkReadingCopy(table, copied, row, wrong)
  for (const id of table.said) if (!rows.some(({ sk }) => sk === `CHAT#${id}`)) wrong(`what was said (${id}) is lost`)
  const { status } = readTable(row)
  if (table.truth.isOver && status !== 'over') wrong(`the game is over, and its table is ${status}`)
}

/** Nothing is missing between the full chunks and the tail, and nothing is in them that was not played. */
function checkEntries(table: Table, rows: Item[], state: Item, wrong: Wrong): void {
  const { version: newest, game } = table.truth.now
  const vocabulary = vocabularyOf(game.editions)
  const entries = readEntries(state.t as Uint8Array, vocabulary)
  for (const { sk, e } of rows.filter(({ sk }) => sk.startsWith('L#')).reverse()) {
    const written = readEntries(e as Uint8Array, vocabulary).filter(({ version }) => version <= newest)
    const [first, last] = [written[0]?.version ?? 0, written.at(-1)?.version ?? 0]
    if (!isDeepStrictEqual(written, table.truth.entries.slice(first - 1, last))) wrong(`chunk ${sk} of the record is not what was played`)
    entries.unshift(...written.filter(({ version }) => version < (entries[0]?.version ?? 0)))
  }
  if (!isDeepStrictEqual(entries, table.truth.entries))
    wrong(`${entries.length} of ${newest} entries are there, or others than were played`)
}

async function checkRecord(ports: Ports, stored: StoredGame, how: How, wrong: Wrong): Promise<void> {
  try {
    const record = await recordOf(ports, stored)
    if (!how.isReplayed) return
    const verdict = verify(record)
    if (!verdict.ok) wrong(`the record does not verify: ${verdict.why} at ${verdict.at}`)
    else if (verdict.replayed !== stored.version || !same(verdict.game, stored.game)) wrong('the record leads to another state')
  } catch (error) {
    wrong(`the record cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

/** What the stream has given up, and only that, may be missing; when somebody has read the log back to the first move, it is there. */
async function readBack(table: Table, ports: Ports, rows: Item[], stored: StoredGame, wrong: Wrong): Promise<Item[]> {
  const there = new Set(rows.map(({ sk }) => sk))
  const missing = table.truth.snapshots.filter(({ version }) => !there.has(rowKey(table.id, version).sk))
  const lost = missing.find(({ version }) => !table.truth.givenUp.has(version))
  if (lost) wrong(`the reading copy lacks version ${lost.version}`)
  if (missing.length === 0) return rows
  const later = { ...ports, now: () => ports.now() + 3_600_000 }
  let { since } = await logSince(later, stored, null, { since: 0 })
  while (since > 0) since = (await logSince(later, stored, null, { since: 0, before: since + 1 })).since
  return ports.store.query('games', stateKey(table.id).pk)
}

/** One row per version, each with what happened and what everybody calls it. */
function checkReadingCopy(table: Table, rows: Item[], row: Item, wrong: Wrong): void {
  const { truth } = table
  const { setup, seed } = readTable(row)
  const copy = new Map(rows.filter(({ sk }) => sk.startsWith('M#')).map((item) => [item.sk, item]))
  if (copy.size !== truth.now.version + 1) wrong(`the reading copy has ${copy.size} rows for version ${truth.now.version}`)
  for (const { version, numbers } of truth.snapshots) {
    const item = copy.get(rowKey(table.id, version).sk)
    if (!item) {
      wrong(`the reading copy lacks version ${version}`)
      return
    }
    const happened = version === 0 && setup ? begin({ ...setup, seed }).events : truth.events[version - 1]
    if (eventsWritten(item) !== JSON.stringify(happened)) wrong(`the reading copy of version ${version} is not what happened`)
    if (!same(item.n, numbers)) wrong(`the reading copy of version ${version} has other numbers`)
    if (version > 0 && item.at !== truth.entries[version - 1]?.at) wrong(`the reading copy of version ${version} has another time`)
  }
  const others = rows.filter(({ sk }) => !/^(STATE|TABLE|[LM]#\d+|CHAT#.+)$/.test(sk))
  if (others.length > 0) wrong(`nobody knows what ${others[0]?.sk} is`)
}

/** Each game of a person is counted once, whether they left it or saw its end. */
export async function checkPerson(player: string, tables: Table[], ports: Ports, wrong: Wrong): Promise<void> {
  const rows = await ports.store.query('players', meKey(player).pk)
  const me = rows.find(({ sk }) => sk === 'ME')
  if (!me) return wrong(`${player} is gone`)
  let [played, won] = [0, 0]
  let answered = false
  for (const { id, truth } of tables) {
    if (!truth.hasBegun) continue
    const results = rows.filter(({ sk }) => sk.startsWith('OVER#') && sk.endsWith(`#${id}`))
    const expected = resultsOf(player, truth)
    if (results.length !== expected.games) wrong(`${player} has ${results.length} results of ${id}, not ${expected.games}`)
    if (results.filter((result) => result.won).length !== expected.won) wrong(`${player} did not win ${id} as often as is told`)
    const isListed = rows.some(({ sk }) => sk === `GAME#${id}`)
    const sits = !truth.isOver && truth.now.people.includes(player)
    if (isListed !== sits) wrong(`${id} is ${isListed ? '' : 'not '}listed as a game of ${player}`)
    played += expected.games
    won += expected.won
    answered ||= expected.answered
  }
  const { played: counted, won: countedWon } = readPlayer(me)
  if (counted !== played || countedWon !== won)
    wrong(`${player} played ${played} and won ${won}, but ${counted} and ${countedWon} are counted`)
  if (answered && me.ttl !== undefined) wrong(`${player} has moved and would still expire`)
}

function resultsOf(player: string, truth: Table['truth']): { games: number; won: number; answered: boolean } {
  let left = 0
  let answered = false
  let before = truth.snapshots[0]
  let next = 1
  for (const [i, { deed }] of truth.entries.entries()) {
    while ((truth.snapshots[next]?.version ?? Number.POSITIVE_INFINITY) <= i) before = truth.snapshots[next++]
    if (deed.kind !== 'leave' && deed.kind !== 'answer') continue
    if (before?.people[Number(deed.seat.slice(1)) - 1] !== player) continue
    if (deed.kind === 'leave') left++
    else answered = true
  }
  const { people, game } = truth.now
  const seat = `s${people.lastIndexOf(player) + 1}`
  const stayed = truth.isOver && people.includes(player)
  return { games: left + (stayed ? 1 : 0), won: stayed && game.over?.winner === seat ? 1 : 0, answered }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
