/**
 * DynamoDB as far as this product uses it: single items with conditions, ranges of a partition, batches, transactions.
 * `dynamo.ts` speaks to the real one, `memory.ts` behaves like it, and one contract is run against both.
 */
export type TableName = 'games' | 'players' | 'ephemeral'
export type Key = { pk: string; sk: string }
export type Value = string | number | boolean | null | Uint8Array | Value[] | { [name: string]: Value }
export type Item = Key & { [name: string]: Value }

/** All of it must hold of the item as it is at that moment. An absent item has no attributes. */
export type Condition = {
  exists?: boolean
  equals?: { [name: string]: Value }
  absent?: string[]
  /** attribute absent, or less than this number, or than this text in the order of its bytes */
  below?: { [name: string]: number | string }
}
export type Change = {
  set?: { [name: string]: Value }
  remove?: string[]
  /** numbers to add, absent counting as 0 */
  add?: { [name: string]: number }
  /** Nobody wants to read what becomes of it: nothing but its key comes back, and nothing has to be unpacked. */
  unread?: true
}

export type Range = { from?: string; to?: string; prefix?: string; newestFirst?: boolean; limit?: number; consistent?: boolean }

export type Write =
  | { put: Item; table: TableName; when?: Condition }
  | { update: Key; table: TableName; change: Change; when?: Condition }
  | { remove: Key; table: TableName; when?: Condition }
  | { check: Key; table: TableName; when: Condition }

export type Store = {
  get: (table: TableName, key: Key, how?: { consistent?: boolean }) => Promise<Item | null>
  /** Any number of keys; order is not kept, what is missing is left out. */
  getAll: (table: TableName, keys: Key[], how?: { consistent?: boolean }) => Promise<Item[]>
  query: (table: TableName, pk: string, range?: Range) => Promise<Item[]>
  put: (table: TableName, item: Item, when?: Condition) => Promise<void>
  /** Creates the item if it is absent, unless the condition says otherwise. Returns it as it is now, unless it is to be unread. */
  update: (table: TableName, key: Key, change: Change, when?: Condition) => Promise<Item>
  remove: (table: TableName, key: Key, when?: Condition) => Promise<void>
  /** All or nothing, at most 8 items. */
  transact: (writes: Write[]) => Promise<void>
}

/** Nothing is the same as what is absent. */
export function sameValue(a: Value | undefined, b: Value | undefined): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b && a !== undefined
  if (a instanceof Uint8Array || b instanceof Uint8Array)
    return a instanceof Uint8Array && b instanceof Uint8Array && Buffer.compare(a, b) === 0
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((value, at) => sameValue(value, b[at]))
  let more = 0
  for (const name in a) {
    if (!sameValue(a[name], b[name])) return false
    more++
  }
  for (const _ in b) more--
  return more === 0
}

/** What is absent is below everything; a number is never compared with a text. */
export function isBelow(value: Value | undefined, limit: number | string | undefined): boolean {
  if (value === undefined) return true
  if (typeof value === 'string' && typeof limit === 'string') return Buffer.compare(Buffer.from(value), Buffer.from(limit)) < 0
  return typeof value === 'number' && typeof limit === 'number' && value < limit
}

/** The condition did not hold; nothing was written. `item` is what is there instead. */
export class ConditionFailed extends Error {
  constructor(readonly item: Item | null) {
    super('the condition did not hold')
  }
}

/** Nobody knows whether it was written: a time-out, a broken connection, a 5xx. Never to be taken for a failure. */
export class OutcomeUnknown extends Error {
  constructor(cause?: unknown) {
    super('the store did not say what became of the request', { cause })
  }
}

/** Refused for the moment; nothing was written. */
export class Throttled extends Error {
  constructor(cause?: unknown) {
    super('the store asks for patience', { cause })
  }
}
