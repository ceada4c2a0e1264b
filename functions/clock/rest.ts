/** A table that only bots are left at rests; nobody having come back to it, it is closed. */
import type { Ports } from '../ports.ts'
import { changeRow } from '../table/changing.ts'
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
