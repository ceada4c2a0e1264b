/** A paused game takes no move. The game's own row says whether it is paused, the table's says it for lists. */
import type { Ports } from '../ports.ts'
import { loadHeader, type RowPlan } from './changing.ts'
import { stateKey } from './stored-game.ts'
import type { TableRow } from './table-row.ts'

/**
 * The state of the game is the condition, not its version: a move made meanwhile does not stand against the pause, and
 * nothing but the status is written.
 */
export async function turned(ports: Ports, row: TableRow, status: 'playing' | 'paused'): Promise<RowPlan> {
  const game = await loadHeader(ports, row)
  if (!game || game.status === 'over') return 'as-is'
  const update = {
    table: 'games',
    update: stateKey(row.id),
    change: { set: { st: status } },
    when: { equals: { st: game.status } },
  } as const
  return { row: { ...row, status }, along: game.status === status ? [] : [update] }
}
