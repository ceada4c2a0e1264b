/** Muting, blocking and reporting others. */
import { ApiError } from '../api/errors.ts'
import type { Input, Reply } from '../api/shapes/index.ts'
import type { Ports } from '../ports.ts'
import { findPlayer } from './account.ts'
import { newId } from './ids.ts'
import { countWithin, days } from './limits.ts'
import { idIn, peopleBehind } from './names.ts'
import { meKey, reportedKey, shunKey } from './player.ts'

const reportsPerDay = 10
const shunsPerDay = 200

type Shunned = Reply<'shunned'>['shunned']

/** The other is not told. Mute: their words are not shown to me. Block: neither of us sits down where the other sits, invited or not. */
export async function shun(ports: Ports, by: string, player: string, how: Input<'shun'>['body']['how']): Promise<void> {
  if (how === 'not-at-all') return shunNoMore(ports, by, player)
  await mustBeSomebodyElse(ports, by, player)
  await countWithin(ports, 'shun', by, shunsPerDay, days)
  await ports.store.put('players', { ...shunKey(by, player), how, since: ports.now() })
}

export async function shunnedBy(ports: Ports, by: string): Promise<Shunned> {
  // A guest may have shunned the account that they turned out to be.
  const others = (await shunsOf(ports, by)).filter(({ player }) => player !== by)
  const blocked = new Set(others.flatMap(({ player, how }) => (how === 'block' ? player : [])))
  return [...new Set(others.map(({ player }) => player))].map((player) => ({ player, how: blocked.has(player) ? 'block' : 'mute' }))
}

async function shunNoMore(ports: Ports, by: string, player: string): Promise<void> {
  for (const shun of await shunsOf(ports, by))
    if (shun.player === player || shun.as === player) await ports.store.remove('players', shunKey(by, shun.as))
}

/** Whoever was muted or blocked as a guest still is when they have moved into an account. `as`: who they were then. */
async function shunsOf(ports: Ports, player: string): Promise<(Shunned[number] & { as: string })[]> {
  const rows = await ports.store.query('players', meKey(player).pk, { prefix: 'SHUN#' })
  const shunned = rows.map((row) => ({ as: row.sk.slice('SHUN#'.length), how: row.how as Shunned[number]['how'] }))
  const people = await peopleBehind(
    ports,
    shunned.map(({ as }) => as),
  )
  return shunned.map((shun) => ({ ...shun, player: idIn(people.get(shun.as) ?? meKey(shun.as)) }))
}

/** Read by people, so it lasts. */
export async function report(ports: Ports, by: string, player: string, { table, why, text }: Input<'report'>['body']): Promise<void> {
  await mustBeSomebodyElse(ports, by, player)
  await countWithin(ports, 'report', by, reportsPerDay, days)
  const facts = { player, why, at: ports.now(), ...(table && { table }), ...(text && { text }) }
  const id = newId(ports)
  await ports.store.transact([
    { table: 'players', put: { pk: `REPORT#${id}`, sk: 'REPORT', by, ...facts } },
    { table: 'players', put: { ...reportedKey(by, id), ...facts } },
  ])
}

async function mustBeSomebodyElse(ports: Ports, by: string, player: string): Promise<void> {
  if (by === player) throw new ApiError('not-allowed')
  if (!(await findPlayer(ports, player))) throw new ApiError('no-such-player')
}
