/** The store under test, and short ways to ask it. */
import { expect } from 'vitest'
import {
  ConditionFailed,
  type Item,
  type Key,
  OutcomeUnknown,
  type Store,
  type TableName,
  Throttled,
} from '../../../functions/store/store.ts'
import type { Meter } from '../../../functions/store/tables.ts'

let partitions = 0
/** Tests share one store; each has partitions of its own. */
export const newPartition = (): string => `P#${process.pid}#${++partitions}`
export const newKey = (): Key => ({ pk: newPartition(), sk: 'STATE' })

export type Opened = { store: Store; meter: Meter }
export type Asked = ReturnType<typeof asking>

/** Opened late: tests are described before the store is there. */
export function asking(open: () => Opened) {
  const store: Store = {
    get: (...asked) => open().store.get(...asked),
    getAll: (...asked) => open().store.getAll(...asked),
    query: (...asked) => open().store.query(...asked),
    put: (...asked) => open().store.put(...asked),
    update: (...asked) => open().store.update(...asked),
    remove: (...asked) => open().store.remove(...asked),
    transact: (...asked) => open().store.transact(...asked),
  }
  return {
    store,
    meter: (): Meter => open().meter,
    strongly: (key: Key, table: TableName = 'games'): Promise<Item | null> => store.get(table, key, { consistent: true }),
    failure,
    failedOn,
    expectBug,
  }
}

const failure = (request: Promise<unknown>): Promise<unknown> =>
  request.then(
    () => 'it succeeded',
    (error: unknown) => error,
  )

/** The item a failed condition shows. */
async function failedOn(request: Promise<unknown>): Promise<Item | null> {
  const error = await failure(request)
  if (error instanceof ConditionFailed) return error.item
  throw new Error('expected a condition to fail', { cause: error })
}

/** A bug of the caller: neither a condition nor a mishap, and nothing a loop would try again. */
async function expectBug(request: Promise<unknown>): Promise<void> {
  const error = await failure(request)
  expect(error).toBeInstanceOf(Error)
  for (const kind of [ConditionFailed, OutcomeUnknown, Throttled]) expect(error).not.toBeInstanceOf(kind)
}
