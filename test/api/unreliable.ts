/** A store that does not say what became of a request. */
import { OutcomeUnknown, type Store } from '../../functions/store/store.ts'

/** `unheard`: it was carried out, and nobody hears of it. `lost`: it never arrived. */
type Fate = 'heard' | 'unheard' | 'lost'

export function unreliable() {
  let next: Fate = 'heard'
  const around = (store: Store): Store => ({
    ...store,
    transact: async (writes) => {
      const now = next
      next = 'heard'
      if (now !== 'lost') await store.transact(writes)
      if (now !== 'heard') throw new OutcomeUnknown()
    },
  })
  /** Does something whose first transaction meets this fate. */
  const faulty =
    (how: Fate) =>
    async <T>(go: () => Promise<T>): Promise<T> => {
      next = how
      return go()
    }
  return { around, faulty, isUsedUp: () => next === 'heard' }
}
