/** Games that go on are put into the list of the present quarter: the next sweep wakes each whose time has come. */
import { listed } from '../../functions/clock/waking.ts'
import type { Item, Store } from '../../functions/store/store.ts'

export async function rewake(items: Item[], store: Pick<Store, 'put'>, now: number): Promise<number> {
  const games = items.filter(({ sk, st }) => sk === 'STATE' && st === 'playing').map(({ pk }) => pk.slice('G#'.length))
  for (const game of games) await store.put('ephemeral', listed(game, now))
  return games.length
}
