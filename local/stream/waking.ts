/** Nobody should wait for a bot because the stream is looked at only now and then: whatever changes a game says so. */
import type { Store } from '../../functions/store/store.ts'

export function wakingStore(store: Store, wake: () => void): Store {
  const afterwards = async <T>(write: Promise<T>): Promise<T> => write.finally(wake)
  /** Rows of the reading copy follow a move; they are none. */
  const isNews = (table: string, sk: string): boolean => table === 'games' && !sk.startsWith('M#')
  return {
    ...store,
    put: (table, item, when) => (isNews(table, item.sk) ? afterwards(store.put(table, item, when)) : store.put(table, item, when)),
    update: (table, key, change, when) =>
      isNews(table, key.sk) ? afterwards(store.update(table, key, change, when)) : store.update(table, key, change, when),
    transact: (writes) => afterwards(store.transact(writes)),
  }
}
