/** What a function asks of the database, in the words of its policy: action, table, and the beginning of the key. */
import type { FunctionName } from '../../functions/entry/environment.ts'
import { rights } from '../../functions/entry/rights.ts'
import type { Store, TableName, Write } from '../../functions/store/store.ts'

/** `games G# GetItem` */
export type Recorded = { add: (right: string) => void }

export const rightsOf = (name: FunctionName): string[] =>
  Object.entries(rights[name]).flatMap(([table, byBeginning]) =>
    Object.entries(byBeginning).flatMap(([beginning, actions]) => actions.map((action) => `${table} ${beginning} ${action}`)),
  )

/** Tells what the function's policy would not have allowed. The function itself need not show that it was refused something. */
export function within(name: FunctionName, store: Store, refused: (sentence: string) => void): Store {
  const allowed = new Set(rightsOf(name))
  const add = (right: string): void => {
    if (!allowed.has(right)) refused(`${name} has no right to ${right}: functions/entry/rights.ts`)
  }
  return recording(store, { add })
}

export function recording(store: Store, recorded: Recorded): Store {
  const note = (action: string, table: TableName, pk: string): void => recorded.add(`${table} ${beginningOf(pk)} ${action}`)
  return {
    get: (table, key, how) => {
      note('GetItem', table, key.pk)
      return store.get(table, key, how)
    },
    getAll: (table, keys, how) => {
      for (const { pk } of keys) note('BatchGetItem', table, pk)
      return store.getAll(table, keys, how)
    },
    query: (table, pk, range) => {
      note('Query', table, pk)
      return store.query(table, pk, range)
    },
    put: (table, item, when) => {
      note('PutItem', table, item.pk)
      return store.put(table, item, when)
    },
    update: (table, key, change, when) => {
      note('UpdateItem', table, key.pk)
      return store.update(table, key, change, when)
    },
    remove: (table, key, when) => {
      note('DeleteItem', table, key.pk)
      return store.remove(table, key, when)
    },
    transact: (writes) => {
      for (const write of writes) note(...named(write))
      return store.transact(writes)
    },
  }
}

/** A transaction needs the rights of its parts. */
function named(write: Write): [action: string, table: TableName, pk: string] {
  if ('put' in write) return ['PutItem', write.table, write.put.pk]
  if ('update' in write) return ['UpdateItem', write.table, write.update.pk]
  if ('remove' in write) return ['DeleteItem', write.table, write.remove.pk]
  return ['ConditionCheckItem', write.table, write.check.pk]
}

const beginningOf = (pk: string): string => pk.slice(0, pk.indexOf('#') + 1) || pk
