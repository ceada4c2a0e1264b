/** The tables as one request sees them that changes nothing: what several of its questions look at is read once. */
import type { Item, Store } from './store.ts'

export function readingOnce(store: Store): Store {
  const reads = new Map<string, Promise<Item | null>>()
  return {
    ...store,
    get: (table, key, how) => {
      const name = `${table} ${key.pk} ${key.sk} ${how?.consistent === true}`
      const anew = (): Promise<Item | null> => {
        const read = store.get(table, key, how)
        reads.set(name, read)
        return read
      }
      const read = reads.get(name)
      // What was not there, or could not be read, may be there by now: whoever looks again has a reason to.
      return read ? read.then((item) => item ?? anew(), anew) : anew()
    },
  }
}
