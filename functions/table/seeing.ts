/** What one person may see of a running game, and under which number. */
import { type SeatId, view } from '@meanwhile/engine'
import type { Context } from '../api/door.ts'
import { ApiError } from '../api/errors.ts'
import type { Reply } from '../api/shapes/index.ts'
import type { Ports } from '../ports.ts'
import type { Item } from '../store/store.ts'
import { readItem, type StoredGame, seatOf, stateKey, tableKey } from './stored-game.ts'
import { readTable, type TableRow } from './table-row.ts'

export type Sight = { stored: StoredGame; seat: SeatId | null }

/** Everybody at the table sees their own side of it; an open table may be watched, and any by whoever left it, once it is over; any other is unknown. */
export async function sightOf({ ports, asker }: Context, table: string): Promise<Sight> {
  const item = (await stateItem(ports, table)) ?? (await startedMeanwhile(ports, table, asker?.player ?? null))
  const stored = readItem(item)
  ports.note?.({ version: stored.version })
  const seat = asker ? seatOf(stored, asker.player) : null
  if (!seat && !(await mayWatch(ports, stored, asker?.player ?? null))) throw new ApiError('no-such-table')
  return { stored, seat }
}

/** Whoever left must not look into a game that goes on without them; when it is over, it is one of theirs. */
async function mayWatch(ports: Ports, { id, status }: StoredGame, player: string | null): Promise<boolean> {
  const row = await tableRow(ports, id)
  if (row?.settings.visibility === 'open') return true
  return status === 'over' && player !== null && row?.former.includes(player) === true
}

const stateItem = (ports: Ports, table: string): Promise<Item | null> => ports.store.get('games', stateKey(table), { consistent: true })

/** No game: is it a lobby this person knows of? Or one that started after we looked: then only the game knows who sits there. */
async function startedMeanwhile(ports: Ports, table: string, player: string | null): Promise<Item> {
  const row = await tableRow(ports, table)
  const item = row?.setup ? await stateItem(ports, table) : null
  if (item) return item
  const known = row && (row.settings.visibility === 'open' || row.seats.some((seat) => player !== null && seat.player === player))
  throw new ApiError(known ? 'not-started' : 'no-such-table')
}

export async function isOpen(ports: Ports, table: string): Promise<boolean> {
  return (await tableRow(ports, table))?.settings.visibility === 'open'
}

export async function tableRow(ports: Ports, table: string): Promise<TableRow | null> {
  const item: Item | null = await ports.store.get('games', tableKey(table), { consistent: true })
  return item && readTable(item)
}

/** To be shown: one that was changed a second ago may still be the old one. */
export async function nameOfTable(ports: Ports, table: string): Promise<string | null> {
  const item = await ports.store.get('games', tableKey(table))
  return item && readTable(item).settings.name
}

export const numberOf = (stored: Pick<StoredGame, 'numbers'>, seat: SeatId | null): number =>
  stored.numbers[seat ?? 'all'] ?? stored.numbers.all ?? 0

/** A pause or another pace moves deadlines without a move: whoever saw the old ones must not be told that nothing has changed. */
export function etagOf({ stored, seat }: Sight): string {
  const deadlines = stored.owed.reduce((sum, { clock }) => sum + (clock?.until ?? 0) / 1000, 0)
  return `"${seat ?? 'all'}.${numberOf(stored, seat)}.${stored.status}.${deadlines.toString(36)}"`
}

export function seen({ stored, seat }: Sight): Reply<'view'> {
  return {
    table: stored.id,
    number: numberOf(stored, seat),
    status: stored.status,
    view: view(stored.game, seat),
    people: Object.fromEntries(stored.people.map((player, i) => [`s${i + 1}`, player || null])),
    bots: stored.bots as { [seat: string]: string },
    ordersUntil: (seat && stored.orderEnds[seat]) ?? null,
    owed: stored.owed.map(({ seat, prompt, since, clock }) => ({
      seat,
      prompt,
      since,
      until: stored.status === 'playing' ? (clock?.until ?? null) : null,
    })),
  }
}
