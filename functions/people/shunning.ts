/** Muting, blocking and reporting others. */
import { ApiError } from '../api/errors.ts'
import type { Input, Reply } from '../api/shapes/index.ts'
import type { Ports } from '../ports.ts'
import { findPlayer } from './account.ts'
import { newId } from './ids.ts'
import { countWithin, days } from './limits.ts'
import { meKey, shunKey } from './player.ts'

const reportsPerDay = 10
const shunsPerDay = 200

type Shunned = Reply<'shunned'>['shunned']

/** The other is not told. Mute: their words are not shown to me. Block: neither of us sits down where the other sits, invited or not. */
export async function shun(ports: Ports, by: string, player: string, how: Input<'shun'>['body']['how']): Promise<void> {
  if (how === 'not-at-all') return ports.store.remove('players', shunKey(by, player))
  await mustBeSomebodyElse(ports, by, player)
  await countWithin(ports, 'shun', by, shunsPerDay, days)
  await ports.store.put('players', { ...shunKey(by, player), how, since: ports.now() })
}

export async function shunnedBy(ports: Ports, player: string): Promise<Shunned> {
  const rows = await ports.store.query('players', meKey(player).pk, { prefix: 'SHUN#' })
  return rows.map((row) => ({ player: row.sk.slice('SHUN#'.length), how: row.how as Shunned[number]['how'] }))
}

/** Read by people, so it lasts. */
export async function report(ports: Ports, by: string, player: string, { table, why, text }: Input<'report'>['body']): Promise<void> {
  await mustBeSomebodyElse(ports, by, player)
  await countWithin(ports, 'report', by, reportsPerDay, days)
  const facts = { by, player, why, at: ports.now(), ...(table && { table }), ...(text && { text }) }
  await ports.store.put('players', { pk: `REPORT#${newId(ports)}`, sk: 'REPORT', ...facts })
}

async function mustBeSomebodyElse(ports: Ports, by: string, player: string): Promise<void> {
  if (by === player) throw new ApiError('not-allowed')
  if (!(await findPlayer(ports, player))) throw new ApiError('no-such-player')
}
