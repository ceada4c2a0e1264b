/** Everything we hold about somebody, for themselves. */
import type { Reply } from '../api/shapes/index.ts'
import type { Ports } from '../ports.ts'
import { playerOf, shown } from './account.ts'
import { gamesOf, readResult } from './games.ts'
import { countWithin, days } from './limits.ts'
import { meKey } from './player.ts'
import { shunnedBy } from './shunning.ts'
import { subscriptionsOf } from './subscriptions.ts'

const exportsPerDay = 10

export async function exportOf(ports: Ports, id: string): Promise<Reply<'exportMe'>> {
  await countWithin(ports, 'export', id, exportsPerDay, days)
  const { games } = await gamesOf(ports, id)
  const finished = (await ports.store.query('players', meKey(id).pk, { prefix: 'OVER#' })).map(readResult)
  return {
    me: shown(await playerOf(ports, id)),
    games,
    finished,
    chat: await wordsOf(ports, id, new Set([...games, ...finished].map(({ table }) => table))),
    subscriptions: await subscriptionsOf(ports, id),
    shunned: await shunnedBy(ports, id),
  }
}

/** What they said themselves, not what they were told. */
async function wordsOf(ports: Ports, id: string, tables: Iterable<string>): Promise<Reply<'exportMe'>['chat']> {
  const words: Reply<'exportMe'>['chat'] = []
  for (const table of tables) {
    for (const message of await ports.store.query('games', `G#${table}`, { prefix: 'CHAT#' }))
      if (message.by === id && typeof message.text === 'string') words.push({ table, at: message.at as number, text: message.text })
  }
  return words
}
