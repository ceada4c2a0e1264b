/** What has happened at a table: the reading copy for people, and the whole record for whoever wants to check it. */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type GameEvent, type GameRecord, link, rootOf, type SeatId, seenBy } from '@meanwhile/engine'
import { ApiError } from '../api/errors.ts'
import type { Reply } from '../api/shapes/index.ts'
import { gameKey } from '../people/player.ts'
import type { Ports } from '../ports.ts'
import { eventsLikeThese } from '../store/dictionaries/events-1.ts'
import { type Entry, readEntries } from '../store/entries.ts'
import type { Item } from '../store/store.ts'
import { numberOf, tableRow } from './seeing.ts'
import { chunkSize, deedOf, rowKey, type StoredGame, stateKey, vocabularyOf } from './stored-game.ts'
import { commitmentOf } from './table-row.ts'

/** One row of the reading copy: the events of one move and what each viewer calls the state after it. */
export function writeRow(stored: StoredGame, at: number, events: GameEvent[]): Item {
  return {
    ...rowKey(stored.id, stored.version),
    at,
    n: stored.numbers as { [viewer: string]: number },
    e: deflateRawSync(JSON.stringify(events), deflating),
    x: 1,
  }
}

/** A quarter of it is left: rows are kept for good, and dozens are read with every visit. More memory than this finds nothing more in so little. */
const deflating = { dictionary: Buffer.from(eventsLikeThese), memLevel: 1, chunkSize: 1024 }
/** Rows of the first release name no dictionary: they are plain, or deflated without one. */
export function eventsWritten({ e, x }: Item): string {
  if (typeof e === 'string') return e
  return inflateRawSync(e as Uint8Array, x === 1 ? { dictionary: deflating.dictionary } : {}).toString('utf8')
}
export const eventsOf = (row: Item): GameEvent[] => JSON.parse(eventsWritten(row))

const mostRows = 200
const rowsAtFirst = 24

/** Moves after `since`, oldest first, each with its events as this viewer may know them. */
export async function logSince(ports: Ports, stored: StoredGame, seat: SeatId | null, since: number): Promise<Reply<'log'>> {
  const called = (row: Item): number => numberOf({ numbers: row.n as StoredGame['numbers'] }, seat)
  const rows = await rowsSince(ports, stored.id, (row) => called(row) <= since)
  // One more than is told: without it nobody could say whether the oldest of the others raised this viewer's number.
  const older = rows.length > mostRows ? rows.pop() : undefined
  const moves: Reply<'log'>['moves'] = []
  let before = Math.max(since, older ? called(older) : since)
  for (const row of rows.reverse()) {
    const number = called(row)
    // A secret act of somebody else raised no number of this viewer's: for them it never happened.
    if (number <= before) continue
    before = number
    moves.push({
      number,
      at: row.at as number,
      events: eventsOf(row)
        .map((event) => seenBy(event, seat))
        .filter((event) => event !== null),
    })
  }
  return { number: numberOf(stored, seat), since, moves }
}

/** Newest first, until one is known. Whoever comes every day has missed a few moves, and need not pay for the whole game. */
async function rowsSince(ports: Ports, table: string, isKnown: (row: Item) => boolean): Promise<Item[]> {
  const { pk } = stateKey(table)
  const rows = await ports.store.query('games', pk, { prefix: 'M#', newestFirst: true, limit: rowsAtFirst })
  const oldest = rows.at(-1)
  if (!oldest || rows.length < rowsAtFirst || isKnown(oldest)) return rows
  const rest = { newestFirst: true, from: 'M#', to: oldest.sk, limit: mostRows + 2 - rowsAtFirst }
  return [...rows, ...(await ports.store.query('games', pk, rest)).slice(1)]
}

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
  if (entries.length !== stored.version) throw new Error(`the record of a game has ${entries.length} of ${stored.version} entries`)
  return entries
}

/** The published record of a finished game: setup, seed, and every entry chained to the one before. */
export async function recordOf(ports: Ports, stored: StoredGame): Promise<GameRecord> {
  if (stored.status !== 'over') throw new ApiError('not-over')
  const row = await tableRow(ports, stored.id)
  if (!row?.setup) throw new Error('a finished game without a setup')
  const record: GameRecord = { setup: row.setup, commitment: commitmentOf(row), entries: [], seed: row.seed }
  let before = rootOf(record)
  for (const { deed, rules } of await allEntries(ports, stored)) {
    const entry = link(before, deedOf(stored.game.table, deed), rules)
    record.entries.push(entry)
    before = entry.hash
  }
  if (before !== stored.head) throw new Error('the record of a game does not lead to its stored head')
  return record
}
