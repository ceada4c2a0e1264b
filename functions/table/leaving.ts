/** Getting up: from a lobby, where it frees the seat, or from a running game, where the rulebook says what becomes of it (J2). */
import type { SeatId } from '@meanwhile/engine'
import { ApiError } from '../api/errors.ts'
import { gameKey, meKey, resultKey } from '../people/player.ts'
import type { Ports } from '../ports.ts'
import type { Write } from '../store/store.ts'
import { alongWith, changeRow, commitAlong, loadRow, type RowPlan, strongly } from './changing.ts'
import { type StoredGame, seatOf } from './stored-game.ts'
import type { TableRow } from './table-row.ts'

/** `check` sees the row as it is when it is changed, and throws if this may not be. `sentAway`: not by their own will. */
type Leaving = { check?: (row: TableRow) => void; sentAway?: true }

/** Whatever the table is at, the player is not part of it afterwards. */
export async function leaveTable(ports: Ports, table: string, player: string): Promise<void> {
  try {
    await getUp(ports, table, player)
  } catch (error) {
    // Nothing to leave: the seat is part of a finished game, or the table is gone.
    if (!(error instanceof ApiError && ['game-over', 'no-such-table', 'not-started'].includes(error.code))) throw error
  }
}

export async function getUp(ports: Ports, table: string, player: string, leaving: Leaving = {}): Promise<void> {
  const { row } = await changeRow(ports, table, (row) => (row.setup ? 'as-is' : fromLobby(row, player, leaving)))
  if (row.setup) await fromGame(ports, row, player, leaving)
}

// ── From a lobby ───────────────────────────────────────────────────────────────────────────────────────────────────

function fromLobby(row: TableRow, player: string, { check, sentAway }: Leaving): RowPlan {
  check?.(row)
  const sat = row.seats.some((seat) => seat.player === player)
  if (row.status === 'closed' || !(sat || row.awaited.includes(player))) return 'as-is'
  const seats = row.seats.map((seat) => (seat.player === player ? { player: null, bot: null, entropy: '' } : seat))
  const next: TableRow = { ...row, seats, awaited: row.awaited.filter((other) => other !== player), ...(sentAway && banned(row, player)) }
  const along: Write[] = [{ table: 'players', remove: gameKey(player, row.id) }]
  if (row.host !== player) return { row: next, along }
  const people = row.seats.map((seat) => seat.player ?? '')
  const host = successor(people, player)
  return { row: host ? { ...next, host } : { ...next, status: 'closed' }, along }
}

const banned = (row: TableRow, player: string): Pick<TableRow, 'removed'> => ({ removed: [...new Set([...row.removed, player])] })

/** The next person in seat order after the host. */
function successor(people: string[], host: string): string | undefined {
  const at = people.indexOf(host)
  return [...people.slice(at + 1), ...people.slice(0, Math.max(at, 0))].find((player) => player !== '')
}

// ── From a running game ────────────────────────────────────────────────────────────────────────────────────────────

async function fromGame(ports: Ports, row: TableRow, player: string, leaving: Leaving): Promise<void> {
  const at = ports.now()
  await commitAlong(ports, row.id, async (stored) => {
    const seat = seatOf(stored, player)
    const before = await loadRow(ports, row.id)
    // The check comes after a look at the seat: whoever handed the table on by leaving has left, and is not to be told they may not.
    if (!seat) return { outcome: 'already', stored }
    leaving.check?.(before)
    return {
      deed: { kind: 'leave', seat },
      changes: without(stored, seat),
      along: await rowsOf(ports, { row: before, stored, player, at, leaving }),
    }
  })
}

function without({ people, bots }: StoredGame, seat: SeatId): Pick<StoredGame, 'people' | 'bots'> {
  const { [seat]: _bot, ...others } = bots
  return { people: people.map((player, i) => (seat === `s${i + 1}` ? '' : player)), bots: others }
}

type Leave = { row: TableRow; stored: StoredGame; player: string; at: number; leaving: Leaving }

async function rowsOf(ports: Ports, { row, stored, player, at, leaving: { sentAway } }: Leave): Promise<Write[]> {
  const { name, editions } = row.settings
  const host = row.host === player ? (successor(stored.people, player) ?? player) : row.host
  const former = [...new Set([...row.former, player])]
  const isSomebody = (await strongly(ports, 'players', meKey(player))) !== null
  return [
    ...alongWith(ports, row, { ...row, host, former, proposal: withoutVoteOf(row, player), ...(sentAway && banned(row, player)) }),
    { table: 'players', remove: gameKey(player, row.id) },
    { table: 'players', put: { ...resultKey(player, at, row.id), name, editions, won: false, how: 'left' } },
    ...(isSomebody ? [{ table: 'players', update: meKey(player), change: { add: { played: 1 } } } as const] : []),
  ]
}

function withoutVoteOf({ proposal }: TableRow, player: string): TableRow['proposal'] {
  if (!proposal || proposal.by === player) return null
  return { ...proposal, agreed: proposal.agreed.filter((other) => other !== player) }
}
