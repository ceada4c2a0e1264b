/** What has happened at a table: the reading copy for people, and the whole record for whoever wants to check it. */
import { isDeepStrictEqual } from 'node:util'
import { inflateRawSync } from 'node:zlib'
import { begin, type GameEvent, type GameRecord, link, replay, rootOf, type SeatId, seenBy } from '@meanwhile/engine'
import { ApiError } from '../api/errors.ts'
import type { Reply } from '../api/shapes/index.ts'
import { gameKey } from '../people/player.ts'
import type { Ports } from '../ports.ts'
import { deflater } from '../store/deflate.ts'
import { eventsLikeThese } from '../store/dictionaries/events-1.ts'
import { type Entry, readEntries } from '../store/entries.ts'
import { inflater } from '../store/inflate.ts'
import type { Item } from '../store/store.ts'
import { numberOf, tableRow } from './seeing.ts'
import { chunkSize, deedOf, raised, rowKey, type StoredGame, stateKey, vocabularyOf } from './stored-game.ts'
import { commitmentOf } from './table-row.ts'

/** One row of the reading copy: the events of one move and what each viewer calls the state after it. */
export function writeRow(stored: Pick<StoredGame, 'id' | 'version' | 'numbers'>, at: number, events: GameEvent[]): Item {
  return {
    ...rowKey(stored.id, stored.version),
    at,
    n: stored.numbers as { [viewer: string]: number },
    e: deflated(Buffer.from(JSON.stringify(events))),
    x: 1,
  }
}

/** A quarter of it is left: rows are kept for good, and dozens are read with every visit. */
const dictionary = Buffer.from(eventsLikeThese)
const deflated = deflater(dictionary)
const inflated = inflater(dictionary)
/** Rows of the first release name no dictionary: they are plain, or deflated without one. */
export function eventsWritten({ e, x }: Item): string {
  if (typeof e === 'string') return e
  return (x === 1 ? inflated(e as Uint8Array) : inflateRawSync(e as Uint8Array)).toString('utf8')
}
export const eventsOf = (row: Item): GameEvent[] => JSON.parse(eventsWritten(row))

const mostRows = 200
const rowsAtFirst = 24

/** `before`: only what a viewer calls by a lower number, so that they can go back further. */
type Stretch = { since: number; before?: number | undefined }

/** Moves after `since`, oldest first, each with its events as this viewer may know them; of many, the newest. */
export async function logSince(ports: Ports, stored: StoredGame, seat: SeatId | null, asked: Stretch): Promise<Reply<'log'>> {
  const { since, before = Number.POSITIVE_INFINITY } = asked
  const called = (row: Item): number => numberOf({ numbers: row.n as StoredGame['numbers'] }, seat)
  const read = await rowsSince(ports, stored, { ...reachOf(stored, seat, asked.before), isKnown: (row) => called(row) <= since })
  // One more than is told: without it nobody could say whether the oldest of the others raised this viewer's number.
  const rows = read.filter((row) => called(row) < before).slice(0, mostRows + 1)
  const older = rows.length > mostRows ? rows.pop() : undefined
  const moves: Reply<'log'>['moves'] = []
  const begins = Math.max(since, older ? called(older) : since)
  let known = begins
  for (const row of rows.reverse()) {
    const number = called(row)
    // A secret act of somebody else raised no number of this viewer's: for them it never happened.
    if (number <= known) continue
    known = number
    moves.push({
      number,
      at: row.at as number,
      events: eventsOf(row)
        .map((event) => seenBy(event, seat))
        .filter((event) => event !== null),
    })
  }
  return { number: numberOf(stored, seat), since: begins, moves }
}

type Reach = { newest: number; most: number; isKnown: (row: Item) => boolean }

/**
 * Rows are kept by version, and a viewer asks by numbers of their own. A version is ahead of a number by the secret acts of others, of which
 * there are more and more: never by more than it is now.
 */
function reachOf(stored: StoredGame, seat: SeatId | null, before: number | undefined): Pick<Reach, 'newest' | 'most'> {
  if (before === undefined) return { newest: stored.version, most: mostRows }
  const ahead = Math.max(0, stored.version - numberOf(stored, seat))
  return { newest: Math.min(stored.version, Math.max(0, before - 1 + ahead)), most: mostRows + ahead }
}

/** Newest first, until one is known. Whoever comes every day has missed a few moves, and need not pay for the whole game. */
async function rowsSince(ports: Ports, stored: StoredGame, { newest, most, isKnown }: Reach): Promise<Item[]> {
  const { pk } = stateKey(stored.id)
  // What was written since the game was read is told as well.
  const upTo = newest < stored.version ? { to: rowKey(stored.id, newest).sk } : {}
  const rows = await ports.store.query('games', pk, { prefix: 'M#', newestFirst: true, limit: rowsAtFirst, ...upTo })
  const oldest = rows.at(-1)
  if (oldest && rows.length === rowsAtFirst && !isKnown(oldest)) {
    const rest = { newestFirst: true, from: 'M#', to: oldest.sk, limit: most + 2 - rowsAtFirst }
    rows.push(...(await ports.store.query('games', pk, rest)).slice(1))
  }
  const last = rows.at(-1)
  const isCutOff = last !== undefined && (isKnown(last) || rows.length > most)
  return withoutHoles(ports, stored, rows, { newest, oldest: isCutOff ? versionOf(last) : 0 })
}

// ── Holes ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The stream mostly needs a second. What it has not brought after this it may have given up. */
const patience = 60_000

/**
 * A record that fails too often is given up by the stream, and nobody has written the row of its move. Whoever reads the log sees that it is not there,
 * and fills the hole: that costs nothing where there is none.
 */
async function withoutHoles(ports: Ports, stored: StoredGame, rows: Item[], span: { newest: number; oldest: number }): Promise<Item[]> {
  const isLate = (stored.tail.at(-1)?.at ?? Number.POSITIVE_INFINITY) < ports.now() - patience
  const newest = isLate ? span.newest : Math.min(span.newest, rows[0] ? versionOf(rows[0]) : -1)
  const there = new Set(rows.map(versionOf))
  const missing = new Set<number>()
  for (let version = span.oldest; version <= newest; version++) if (!there.has(version)) missing.add(version)
  if (missing.size === 0) return rows
  return [...rows, ...(await fillHoles(ports, stored, missing))].toSorted((a, b) => versionOf(b) - versionOf(a))
}

const versionOf = ({ sk }: Item): number => Number(sk.slice(2))

/** Plays the game again from its record, and writes the rows of these versions as they should have been. A repeat writes the same. */
export async function fillHoles(ports: Ports, stored: StoredGame, missing: ReadonlySet<number>): Promise<Item[]> {
  const rows = await playedAgain(ports, stored, missing)
  ports.log.warn(rows ? 'the reading copy had holes' : 'the reading copy has holes', { table: stored.id, count: missing.size })
  for (const row of rows ?? []) await ports.store.put('games', row)
  return rows ?? []
}

/** Null where it does not lead to the stored state any more, as when the rules were mended meanwhile: rather a hole than something that never happened. */
async function playedAgain(ports: Ports, stored: StoredGame, wanted: ReadonlySet<number>): Promise<Item[] | null> {
  const row = await tableRow(ports, stored.id)
  if (!row?.setup) return null
  const { game, events } = begin({ ...row.setup, seed: row.seed })
  const viewers = ['all', ...game.players.map(({ seat }) => seat)]
  let standing: Standing = { id: stored.id, version: 0, game, numbers: Object.fromEntries(viewers.map((viewer) => [viewer, 0])) }
  const rows = wanted.has(0) ? [writeRow(standing, row.created, events)] : []
  for (const { version, at, deed } of await allEntries(ports, stored)) {
    const outcome = replay(standing.game, deedOf(stored.game.table, deed))
    if (!outcome.ok) return null
    standing = { id: stored.id, version, game: outcome.game, numbers: raised(standing, outcome.game, deed) }
    if (wanted.has(version)) rows.push(writeRow(standing, at, outcome.events))
  }
  // Also where an entry was missing: what was played without it is another game.
  const isSame = JSON.stringify(standing.game) === JSON.stringify(stored.game) && isDeepStrictEqual(standing.numbers, stored.numbers)
  return isSame ? rows : null
}

type Standing = Pick<StoredGame, 'id' | 'version' | 'game' | 'numbers'>

/** For somebody who has never left this table before: the last few moves, not the whole game. */
const aFew = 12

/**
 * Where their last visit has ended, on whatever device; or further on, where the device at hand has seen more. Who goes after a move of their own
 * says nothing: what it did was before their eyes, and the move itself has written that down.
 */
export async function lookedUntil(ports: Ports, stored: StoredGame, seat: SeatId, since: number | undefined): Promise<number> {
  const player = stored.people[Number(seat.slice(1)) - 1] ?? ''
  const listed = await ports.store.get('players', gameKey(player, stored.id))
  const ends = [listed?.looked as number | undefined, stored.looked[seat]].filter((end) => end !== undefined)
  if (ends.length === 0) return since ?? Math.max(0, numberOf(stored, seat) - aFew)
  // A seat taken anew counts from its own beginning.
  return Math.min(numberOf(stored, seat), Math.max(...ends, since ?? 0))
}

/** Every entry from the first on: full chunks, and what the newest item still holds. */
async function allEntries(ports: Ports, stored: StoredGame): Promise<Entry[]> {
  const chunks = await ports.store.query('games', stateKey(stored.id).pk, { prefix: 'L#', consistent: true })
  const vocabulary = vocabularyOf(stored.game.editions)
  // A chunk is put by the move after its last: until then the tail holds it.
  const full = Math.floor(Math.max(0, stored.version - 1) / chunkSize) * chunkSize
  const entries = chunks.flatMap((chunk) => readEntries(chunk.e as Uint8Array, vocabulary)).filter(({ version }) => version <= full)
  entries.push(...stored.tail.filter(({ version }) => version > full))
  return entries
}

/** The published record of a finished game: setup, seed, and every entry chained to the one before. */
export async function recordOf(ports: Ports, stored: StoredGame): Promise<GameRecord> {
  if (stored.status !== 'over') throw new ApiError('not-over')
  const row = await tableRow(ports, stored.id)
  if (!row?.setup) throw new Error('a finished game without a setup')
  const record: GameRecord = { setup: row.setup, commitment: commitmentOf(row), entries: [], seed: row.seed }
  let before = rootOf(record)
  const entries = await allEntries(ports, stored)
  if (entries.length !== stored.version) throw new Error(`the record of a game has ${entries.length} of ${stored.version} entries`)
  for (const { deed, rules } of entries) {
    const entry = link(before, deedOf(stored.game.table, deed), rules)
    record.entries.push(entry)
    before = entry.hash
  }
  if (before !== stored.head) throw new Error('the record of a game does not lead to its stored head')
  return record
}
