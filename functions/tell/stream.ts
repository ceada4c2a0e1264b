/** What the stream of the games table brings: one record per change of a game or of its chat. */
import type { Item } from '../store/store.ts'

export type StreamRecord = {
  /** Names the record to whoever delivers it, so that a failed one comes again. */
  sequence: string
  before: Item | null
  after: Item | null
}

/** By table, in the order they happened. */
export function byTable(records: StreamRecord[]): Map<string, StreamRecord[]> {
  const tables = new Map<string, StreamRecord[]>()
  for (const record of records) {
    const table = (record.after ?? record.before)?.pk.slice(2)
    if (!table) continue
    tables.set(table, [...(tables.get(table) ?? []), record])
  }
  return tables
}
