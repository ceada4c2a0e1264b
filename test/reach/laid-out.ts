/** A table laid out by hand in a game that has begun. */
import { arrange, decisionId, type Game, type Position } from '@meanwhile/engine'
import type { Item, Store } from '../../functions/store/store.ts'
import { owedIn, readItem, stateKey, writeItem } from '../../functions/table/stored-game.ts'

export type Layout = Omit<Position, 'editions'>

export async function layOut(store: Store, table: string, position: Layout, now: number): Promise<void> {
  const begun = readItem((await store.get('games', stateKey(table), { consistent: true })) as Item)
  const game = laidOut(table, position)
  await store.put('games', writeItem({ ...begun, game, owed: owedIn(game, [], now) }))
}

/** The ids of questions are made from the table's. */
function laidOut(table: string, position: Layout): Game {
  const { game } = arrange({ ...position, editions: ['fluxx'] })
  return { ...game, table, asked: game.asked.map((asked) => ({ ...asked, id: decisionId(table, asked.player, 1) })) }
}
