/** The best solo score of each set of editions (O5). */
import type { Ports } from '../ports.ts'
import { ConditionFailed } from '../store/store.ts'
import { bestName, meKey, thereStill } from './player.ts'

/** Kept if it is better than what was there. */
export async function keepBest(ports: Ports, player: string, editions: string[], score: number): Promise<void> {
  const name = bestName(editions)
  try {
    await ports.store.update('players', meKey(player), { set: { [name]: score } }, { ...thereStill, below: { [name]: score } })
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
  }
}
