/** The host's powers: hand the table on, send somebody away, let a bot play for somebody who does not come. */
import type { SeatId } from '@meanwhile/engine'
import { ApiError } from '../api/errors.ts'
import type { Ports } from '../ports.ts'
import { changeRow, commitAlong, loadHeader, loadRow, personsAt, type RowPlan } from './changing.ts'
import { getUp } from './leaving.ts'
import { botSeat, isFree } from './seating.ts'
import { begunIfFull } from './starting.ts'
import { type BotName, type StoredGame, seatOf } from './stored-game.ts'
import type { TableRow } from './table-row.ts'

/** A bot may be put in for somebody who has let the others wait for this long. */
const longWait = 24 * 60 * 60 * 1000

export function checkHost(row: TableRow, player: string): void {
  if (row.host !== player) throw new ApiError('not-the-host')
}

export async function handOver(ports: Ports, table: string, host: string, to: string): Promise<TableRow> {
  const { row } = await changeRow(ports, table, async (row) => {
    checkHost(row, host)
    if (row.status === 'closed') throw new ApiError('no-such-table')
    if (!personsAt(row, await loadHeader(ports, row)).includes(to)) throw new ApiError('no-such-player')
    return to === host ? 'as-is' : { row: { ...row, host: to } }
  })
  return row
}

/** The same as leaving (J2), at the host's word; also takes back a seat kept for somebody who has not come yet. */
export async function sendAway(ports: Ports, table: string, host: string, player: string): Promise<TableRow> {
  const row = await loadRow(ports, table)
  checkHost(row, host)
  if (player === host) throw new ApiError('not-allowed')
  if (![...personsAt(row, await loadHeader(ports, row)), ...row.awaited].includes(player)) throw new ApiError('no-such-player')
  await getUp(ports, table, player, { check: (row) => checkHost(row, host), sentAway: true })
  return loadRow(ports, table)
}

// ── Bots ───────────────────────────────────────────────────────────────────────────────────────────────────────────

type BotWanted = { seat?: SeatId | undefined; bot: BotName }

export async function seatBot(ports: Ports, table: string, host: string, wanted: BotWanted): Promise<TableRow> {
  const { row, changed } = await changeRow(ports, table, (row) => {
    checkHost(row, host)
    return row.setup ? 'as-is' : botInLobby(ports, row, wanted)
  })
  if (!changed) await botInGame(ports, row, wanted)
  return row
}

/** Without a seat named, the last free one. */
async function botInLobby(ports: Ports, row: TableRow, { seat, bot }: BotWanted): Promise<RowPlan> {
  if (row.status === 'closed') throw new ApiError('no-such-table')
  const at = seat ? placeOf(seat) : row.seats.findLastIndex(isFree)
  const there = row.seats[at]
  if (seat && !there) throw new ApiError('no-such-thing')
  if (!there || !isFree(there)) throw new ApiError('table-full')
  const seats = row.seats.with(at, botSeat(ports, bot))
  return begunIfFull(ports, { ...row, seats, settings: { ...row.settings, bots: seats.flatMap((seat) => seat.bot ?? []) } })
}

/** The person stays the owner of the seat and takes it back when they like. */
export async function botInGame(ports: Ports, row: TableRow, { seat, bot }: BotWanted): Promise<void> {
  if (!seat) throw new ApiError('malformed', { field: 'seat' })
  await commitAlong(ports, row.id, (stored) => {
    if (!stored.people[placeOf(seat)]) throw new ApiError('no-such-player')
    if (stored.bots[seat]) return { outcome: 'already', stored }
    checkLongWait(stored, seat, ports.now())
    return { deed: { kind: 'bot-in', seat }, changes: { bots: { ...stored.bots, [seat]: bot } } }
  })
}

function checkLongWait(stored: StoredGame, seat: SeatId, now: number): void {
  const waits = stored.owed.filter((owed) => owed.seat === seat).map(({ since }) => now - since)
  if (waits.length === 0) throw new ApiError('nothing-owed')
  if (Math.max(...waits) < longWait) throw new ApiError('not-allowed')
}

/** To take back a seat that is yours already does no harm. */
export async function takeBack(ports: Ports, table: string, player: string): Promise<void> {
  await commitAlong(ports, table, (stored) => {
    const seat = seatOf(stored, player)
    if (!seat) throw new ApiError('not-your-seat')
    const { [seat]: bot, ...others } = stored.bots
    return bot ? { deed: { kind: 'bot-out', seat }, changes: { bots: others } } : { outcome: 'already', stored }
  })
}

const placeOf = (seat: SeatId): number => Number(seat.slice(1)) - 1
