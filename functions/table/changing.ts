/**
 * One change of a table's row: load → look → write if unchanged. Whatever else the change touches goes along in the same
 * transaction, so that no seat is without its row and no row without its seat.
 */
import { ApiError, refused } from '../api/errors.ts'
import type { Ports } from '../ports.ts'
import { ConditionFailed, type Item, type Key, OutcomeUnknown, type TableName, Throttled, type Write } from '../store/store.ts'
import { commit, type Intent } from './commit.ts'
import { readHeader, type StoredGame, stateKey, tableKey } from './stored-game.ts'
import { openKey, readTable, type TableRow, writeTable } from './table-row.ts'

/** What is to become of the row, looked at afresh on every try. */
export type RowPlan = 'as-is' | { row: TableRow; along?: Write[] }
export type Header = ReturnType<typeof readHeader>

const mostTries = 12
const mostMarks = 8
const days14 = 14 * 24 * 60 * 60

export async function changeRow(
  ports: Ports,
  id: string,
  plan: (row: TableRow) => RowPlan | Promise<RowPlan>,
): Promise<{ row: TableRow; changed: boolean }> {
  const mark = newMark(ports)
  for (let tries = 0; tries < mostTries; tries++) {
    const before = await loadRow(ports, id)
    // An earlier try that nobody heard of again had arrived.
    if (before.marks.includes(mark)) return { row: before, changed: true }
    const planned = await plan(before)
    if (planned === 'as-is') return { row: before, changed: false }
    const row = following(before, planned.row, mark)
    if (await written(ports, [rowWrite(before, row), ...findable(before, row, ports), ...(planned.along ?? [])]))
      return { row, changed: true }
  }
  throw new OutcomeUnknown()
}

const newMark = (ports: Ports): string => Buffer.from(ports.random(6)).toString('base64url')

const following = (before: TableRow, next: TableRow, mark: string): TableRow => ({
  ...next,
  version: before.version + 1,
  marks: [...before.marks, mark].slice(-mostMarks),
})

const rowWrite = (before: TableRow, row: TableRow): Write => ({
  table: 'games',
  put: writeTable(row),
  when: { equals: { v: before.version } },
})

/** The same change as part of a move: to be written along with it. */
export const alongWith = (ports: Ports, before: TableRow, next: TableRow): Write[] => {
  const row = following(before, next, newMark(ports))
  return [rowWrite(before, row), ...findable(before, row, ports)]
}

/** False: it may or may not be there, and only looking again can tell. */
export async function written(ports: Ports, writes: Write[]): Promise<boolean> {
  try {
    await ports.store.transact(writes)
    return true
  } catch (error) {
    if (error instanceof ConditionFailed || error instanceof OutcomeUnknown || error instanceof Throttled) return false
    throw error
  }
}

/** Keeps the list of open tables in step with the table. */
export function findable(before: TableRow | null, row: TableRow, ports: Ports): Write[] {
  const was = before && isFindable(before) ? openKey(before) : null
  const is = isFindable(row) ? openKey(row) : null
  if (was?.pk === is?.pk) return []
  const ttl = Math.floor(ports.now() / 1000) + days14
  return [
    ...(was ? [{ table: 'ephemeral', remove: was } as const] : []),
    ...(is ? [{ table: 'ephemeral', put: { ...is, id: row.id, ttl } } as const] : []),
  ]
}

const isFindable = ({ settings, status }: TableRow): boolean => settings.visibility === 'open' && status !== 'closed' && status !== 'over'

// ── Loading ────────────────────────────────────────────────────────────────────────────────────────────────────────

export async function loadRow(ports: Ports, id: string): Promise<TableRow> {
  const item = await strongly(ports, 'games', tableKey(id))
  if (!item) throw new ApiError('no-such-table')
  return readTable(item)
}

/** Null before the deal. */
export async function loadHeader(ports: Ports, row: TableRow): Promise<Header | null> {
  const item = row.setup && (await strongly(ports, 'games', stateKey(row.id)))
  return item ? readHeader(item) : null
}

/** A strong read, tried again a few times: reading twice does no harm. */
export async function strongly(ports: Ports, table: TableName, key: Key): Promise<Item | null> {
  for (let tries = 1; ; tries++) {
    try {
      return await ports.store.get(table, key, { consistent: true })
    } catch (error) {
      if (tries === mostTries || !(error instanceof OutcomeUnknown || error instanceof Throttled)) throw error
    }
  }
}

/** Who holds a seat as a person, in seat order. */
export const personsAt = (row: TableRow, game: Pick<StoredGame, 'people'> | null): string[] =>
  game ? game.people.filter((player) => player !== '') : row.seats.flatMap((seat) => seat.player ?? [])

// ── Moves that other rows go along with ────────────────────────────────────────────────────────────────────────────

/** Like `commit`, for intents that write other rows as well. What cannot be done is thrown as the client hears it. */
export async function commitAlong(ports: Ports, id: string, intent: Intent): Promise<void> {
  const committed = await commit(ports, id, intent)
  switch (committed.outcome) {
    case 'applied':
    case 'already':
      return
    case 'refused':
      throw new ApiError(committed.refusal === 'not-playing' ? 'not-playing' : refused[committed.refusal])
    case 'no-such-game':
      throw new ApiError('not-started')
    case 'closed':
      throw new ApiError('stale-decision')
    case 'unknown':
      throw new OutcomeUnknown()
    default:
      committed satisfies never
  }
}
