/** Whom a rematch waits for: it stands among their games, and they are told of it, once. */
import { findPlayer } from '../people/account.ts'
import { gameKey } from '../people/player.ts'
import type { Ports } from '../ports.ts'
import { ConditionFailed } from '../store/store.ts'
import { awaitedRow } from '../table/seating.ts'
import { tableRow } from '../table/seeing.ts'
import { readTable, type TableRow } from '../table/table-row.ts'
import { pokePeople } from './poke.ts'
import type { StreamRecord } from './stream.ts'

/** Not by whoever asks for the rematch: six people and two tables are more than one transaction holds. */
export async function tellAwaited(table: string, changes: StreamRecord[], ports: Ports): Promise<void> {
  const people = new Set(changes.flatMap(({ before, after }) => [...awaitedIn(before), ...awaitedIn(after)]))
  const row = people.size > 0 ? await tableRow(ports, table) : null
  if (!row) return
  for (const player of people) await (isAwaited(row, player) ? ask(row, player, ports) : forget(row, player, ports))
}

const awaitedIn = (item: StreamRecord['after']): string[] => (item?.sk === 'TABLE' ? readTable(item).awaited : [])
const isAwaited = ({ status, awaited }: TableRow, player: string): boolean => status === 'lobby' && awaited.includes(player)

/** Told first and listed after: whatever breaks in between, they are told again rather than never. */
async function ask({ id: table }: TableRow, player: string, ports: Ports): Promise<void> {
  const listed = await ports.store.get('players', gameKey(player, table), { consistent: true })
  if (listed || !(await findPlayer(ports, player))) return
  await ports.notify.notice([{ kind: 'rematch', table, player }])
  await ports.store.put('players', awaitedRow(ports, player, table), { exists: false }).catch(ignoreSeated)
  // Whoever has the list of their games open sees it come.
  await pokePeople(table, [player], () => ({ game: table, number: 0, table: 1 }), ports)
}

/** It began without them, or they declined. The list of somebody who sat down is none of our business any more. */
async function forget({ id: table }: TableRow, player: string, ports: Ports): Promise<void> {
  await ports.store.remove('players', gameKey(player, table), { equals: { awaited: true } }).catch(ignoreSeated)
}

const ignoreSeated = (error: unknown): void => {
  if (!(error instanceof ConditionFailed)) throw error
}
