/** What becomes of tables that rest and nobody comes back to: one that only bots are left at is closed, one that was paused goes on. */
import type { Ports } from '../ports.ts'
import { changeRow, loadHeader } from '../table/changing.ts'
import { turned } from '../table/pausing.ts'
import { stateKey } from '../table/stored-game.ts'
import type { Header } from './marks.ts'

export async function closeAtRest({ id, version }: Header, ports: Ports): Promise<void> {
  await changeRow(ports, id, (row) => {
    if (row.status === 'closed') return 'as-is'
    // Who joins at this very moment makes us look again.
    const check = { table: 'games', check: stateKey(id), when: { equals: { v: version } } } as const
    return { row: { ...row, status: 'closed', proposal: null }, along: [check] }
  })
  ports.log.info('closed at rest', { game: id })
}

/** Its people agreed to rest, and no more to go on: from here on its clocks and its ladder see to it. */
export async function goOn({ id, pausedAt }: Header, ports: Ports): Promise<void> {
  await changeRow(ports, id, async (row) => {
    const game = await loadHeader(ports, row)
    // Who came back meanwhile, and paused it anew, means the new pause.
    if (game?.status !== 'paused' || game.pausedAt !== pausedAt) return 'as-is'
    return turned(ports, { ...row, proposal: null }, 'playing')
  })
  ports.log.info('goes on after a pause', { game: id })
}
