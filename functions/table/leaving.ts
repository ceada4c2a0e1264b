/** Getting up: from a lobby, where it frees the seat, or from a running game, where the rulebook says what becomes of it (J2). */
import type { SeatId } from '@meanwhile/engine'
import { ApiError } from '../api/errors.ts'
import { gameKey, meKey, resultKey } from '../people/player.ts'
import type { Ports } from '../ports.ts'
import type { Write } from '../store/store.ts'
import { alongWith, changeRow, commitAlong, loadRow, type RowPlan, strongly } from './changing.ts'
import { toOrder } from './commit.ts'
import { type BotName, type StoredGame, seatOf } from './stored-game.ts'
import type { TableRow } from './table-row.ts'

/**
 * `check` sees the row as it is when it is changed, and throws if this may not be. `stays` sees the game as well: the reason for it may be gone.
 * `sentAway`: not by their own will. `vanishing`: their account goes with them, and nobody else's game may suffer from it.
 */
type Leaving = {
  check?: (row: TableRow) => void
  stays?: (stored: StoredGame, row: TableRow) => boolean
  sentAway?: true
  vanishing?: true
}

/** The kind that plays as well as most people. */
export const substitute: BotName = 'greedy'

/** Whatever the table is at, the player is not part of it afterwards. */
export async function leaveTable(ports: Ports, table: string, player: string, leaving: Leaving = {}): Promise<void> {
  try {
    await getUp(ports, table, player, leaving)
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
  if (leaving.vanishing) await takeOrdersBack(ports, row.id, player)
  await commitAlong(ports, row.id, async (stored) => {
    const seat = seatOf(stored, player)
    const before = await loadRow(ports, row.id)
    // The check comes after a look at the seat: whoever handed the table on by leaving has left, and is not to be told they may not.
    if (!seat || leaving.stays?.(stored, before)) return { outcome: 'already', stored }
    leaving.check?.(before)
    const bot = leaving.vanishing && takesTheirPlace(before, stored, seat)
    return {
      deed: { kind: bot ? 'bot-in' : 'leave', seat },
      changes: without(stored, seat, bot),
      along: await rowsOf(ports, { row: before, stored, player, at, leaving }),
      going: true,
    }
  })
}

/**
 * Dropping out ends a game of two, so it is done only where the table chose it for people who stay away, and not a bot before it. Where it chose
 * nothing it waits for everybody; nobody can be waited for who will never come. Without other people there is no game to be harmed.
 */
function takesTheirPlace({ settings: { ladder } }: TableRow, { people, bots }: StoredGame, seat: SeatId): BotName | undefined {
  const isAlone = people.every((player, i) => player === '' || seat === `s${i + 1}`)
  if (isAlone || (ladder.botAfter === null && ladder.dropAfter !== null)) return undefined
  return bots[seat] ?? substitute
}

/** A bot that stays plays by its own lights, not by what somebody who is gone once wanted. */
async function takeOrdersBack(ports: Ports, table: string, player: string): Promise<void> {
  await commitAlong(ports, table, async (stored) => {
    const seat = seatOf(stored, player)
    const plan = seat && stored.status !== 'over' ? await toOrder(seat, {}, null)(stored) : ({ outcome: 'already', stored } as const)
    return 'deed' in plan ? { ...plan, going: true } : plan
  })
}

/** Their hours were kept for their clock, and say where they live and when they sleep. */
function without(
  { people, bots, hours }: StoredGame,
  seat: SeatId,
  bot: BotName | undefined,
): Pick<StoredGame, 'people' | 'bots' | 'hours'> {
  const { [seat]: _bot, ...otherBots } = bots
  const { [seat]: _hours, ...otherHours } = hours
  return {
    people: people.map((player, i) => (seat === `s${i + 1}` ? '' : player)),
    bots: bot ? { ...otherBots, [seat]: bot } : otherBots,
    hours: otherHours,
  }
}

type Leave = { row: TableRow; stored: StoredGame; player: string; at: number; leaving: Leaving }

async function rowsOf(ports: Ports, { row, stored, player, at, leaving: { sentAway, vanishing } }: Leave): Promise<Write[]> {
  const { name, editions } = row.settings
  const host = row.host === player ? (successor(stored.people, player) ?? player) : row.host
  const former = [...new Set([...row.former, player])]
  const next = { ...row, host, former, proposal: withoutVoteOf(row, player), ...(sentAway && banned(row, player)) }
  const listed: Write = { table: 'players', remove: gameKey(player, row.id) }
  // Nobody is left to have a result.
  if (vanishing) return [...alongWith(ports, row, next), listed]
  const isSomebody = (await strongly(ports, 'players', meKey(player))) !== null
  return [
    ...alongWith(ports, row, next),
    listed,
    { table: 'players', put: { ...resultKey(player, at, row.id), name, editions, won: false, how: 'left' } },
    ...(isSomebody ? [{ table: 'players', update: meKey(player), change: { add: { played: 1 } } } as const] : []),
  ]
}

function withoutVoteOf({ proposal }: TableRow, player: string): TableRow['proposal'] {
  if (!proposal || proposal.by === player) return null
  return { ...proposal, agreed: proposal.agreed.filter((other) => other !== player) }
}
