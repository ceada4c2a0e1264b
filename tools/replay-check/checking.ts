/** Stored games, played again from their seed by the engine as it is now. */
import { isDeepStrictEqual } from 'node:util'
import { begin, replay } from '@meanwhile/engine'
import { type Entry, readEntries } from '../../functions/store/entries.ts'
import type { Item } from '../../functions/store/store.ts'
import { chunkSize, deedOf, readItem, type StoredGame, vocabularyOf } from '../../functions/table/stored-game.ts'
import { readTable } from '../../functions/table/table-row.ts'

export type Difference = { game: string; what: string }
export type Report = { games: number; replayed: number; entries: number; differences: Difference[] }

export function checkGames(items: Item[]): Report {
  const report: Report = { games: 0, replayed: 0, entries: 0, differences: [] }
  const games = new Map<string, Item[]>()
  for (const item of items) games.set(item.pk, [...(games.get(item.pk) ?? []), item])
  for (const [pk, rows] of games) {
    const state = rows.find(({ sk }) => sk === 'STATE')
    if (!state) continue
    report.games++
    const what = outcomeOf(state, rows, report)
    if (what) report.differences.push({ game: pk.slice(2), what })
  }
  return report
}

/** What is wrong with it, or nothing. */
function outcomeOf(state: Item, rows: Item[], report: Report): string | undefined {
  try {
    const stored = readItem(state)
    const table = rows.find(({ sk }) => sk === 'TABLE')
    const { setup, seed } = table ? readTable(table) : { setup: null, seed: '' }
    if (!setup) return undefined
    const entries = entriesOf(stored, rows)
    if (entries.length !== stored.version) return `has ${entries.length} of ${stored.version} entries: export the whole table`
    report.replayed++
    report.entries += entries.length
    return playedAgain(stored, begin({ ...setup, seed }).game, entries)
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : String(error)}`
  }
}

function entriesOf(stored: StoredGame, rows: Item[]): Entry[] {
  const vocabulary = vocabularyOf(stored.game.editions)
  const chunks = rows.filter(({ sk }) => sk.startsWith('L#')).toSorted((a, b) => (a.sk < b.sk ? -1 : 1))
  // A chunk is put by the move after its last: until then the tail holds it.
  const full = Math.floor(Math.max(0, stored.version - 1) / chunkSize) * chunkSize
  const written = chunks.flatMap((chunk) => readEntries(chunk.e as Uint8Array, vocabulary)).filter(({ version }) => version <= full)
  return [...written, ...stored.tail.filter(({ version }) => version > full)]
}

function playedAgain(stored: StoredGame, opening: StoredGame['game'], entries: Entry[]): string | undefined {
  let game = opening
  for (const { version, deed } of entries) {
    const outcome = replay(game, deedOf(game.table, deed))
    if (!outcome.ok) return `entry ${version} (${deed.kind}) is refused: ${outcome.refusal}`
    game = outcome.game
  }
  return isDeepStrictEqual(plain(game), plain(stored.game)) ? undefined : 'comes out different from what is stored'
}

const plain = (game: StoredGame['game']): unknown => JSON.parse(JSON.stringify(game))
