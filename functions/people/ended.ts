/** Who has seen the end of a game. The row that lists it is gone by then, so its result says it. */
import type { Ports } from '../ports.ts'
import { ConditionFailed } from '../store/store.ts'
import { readItem, type StoredGame, stateKey } from '../table/stored-game.ts'
import { resultKey } from './player.ts'

/** False if they have no result there, or none yet. */
export async function sawTheEnd(ports: Ports, player: string, table: string, number: number): Promise<boolean> {
  const item = await ports.store.get('games', stateKey(table))
  const stored = item && readItem(item)
  const ended = stored?.status === 'over' && stored.people.includes(player) ? endOf(stored) : undefined
  if (ended === undefined) return false
  try {
    await ports.store.update('players', resultKey(player, ended, table), { set: { seen: number } }, { exists: true })
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

export async function hasSeenTheEnd(ports: Ports, player: string, stored: StoredGame): Promise<boolean> {
  const ended = endOf(stored)
  const result = ended === undefined ? null : await ports.store.get('players', resultKey(player, ended, stored.id))
  return result?.seen !== undefined
}

const endOf = ({ tail }: StoredGame): number | undefined => tail.at(-1)?.at
