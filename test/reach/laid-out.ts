/** A table laid out by hand in a game that has begun. */
import { arrange, type Position } from '@meanwhile/engine'
import type { Item, Store } from '../../functions/store/store.ts'
import { owedIn, readItem, stateKey, writeItem } from '../../functions/table/stored-game.ts'

export type Layout = Omit<Position, 'editions' | 'table'>

export async function layOut(store: Store, table: string, position: Layout, now: number): Promise<void> {
  const begun = readItem((await store.get('games', stateKey(table), { consistent: true })) as Item)
  const { game } = arrange({ ...position, editions: begun.game.editions, table })
  await store.put('games', writeItem({ ...begun, game, owed: owedIn(game, [], now) }))
}
