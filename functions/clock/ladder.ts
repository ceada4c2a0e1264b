/** What becomes of somebody who stays away, as the table agreed: a bot holds their seat, and in the end they are out of the game (J2). */
import type { SeatId } from '@meanwhile/engine'
import { ApiError } from '../api/errors.ts'
import type { TableSettingsShape } from '../api/shapes/common.ts'
import type { Ports } from '../ports.ts'
import { commit } from '../table/commit.ts'
import { getUp, substitute } from '../table/leaving.ts'
import { tableRow } from '../table/seeing.ts'
import type { StoredGame } from '../table/stored-game.ts'
import type { TableRow } from '../table/table-row.ts'
import type { Header } from './marks.ts'

export async function climb(game: Header, ports: Ports): Promise<void> {
  const absent = (Object.keys(game.absences) as SeatId[]).filter((seat) => (game.absences[seat]?.turns ?? 0) > 0)
  if (absent.length === 0) return
  const ladder = (await tableRow(ports, game.id))?.settings.ladder
  if (!ladder) return
  for (const seat of absent) {
    const player = game.people[Number(seat.slice(1)) - 1]
    const step = stepOf(game, seat, ladder)
    if (player && step === 'drop-out') await dropOut(game, seat, player, ports)
    else if (player && step === 'bot') await seatSubstitute(game, seat, ladder, ports)
  }
}

type Absent = Pick<StoredGame, 'absences' | 'bots'>

function stepOf(
  { absences, bots }: Absent,
  seat: SeatId,
  { botAfter, dropAfter }: TableSettingsShape['ladder'],
): 'drop-out' | 'bot' | null {
  const turns = absences[seat]?.turns ?? 0
  if (dropAfter !== null && turns >= dropAfter) return 'drop-out'
  return botAfter !== null && turns >= botAfter && !bots[seat] ? 'bot' : null
}

/** The person stays the owner of the seat and takes it back with one tap. They hear of it from the stream, whoever seated the bot. */
async function seatSubstitute({ id }: Header, seat: SeatId, ladder: TableSettingsShape['ladder'], ports: Ports): Promise<void> {
  const { outcome } = await commit(ports, id, (stored) => {
    return stored.status === 'playing' && stepOf(stored, seat, ladder) === 'bot'
      ? { deed: { kind: 'bot-in', seat }, changes: { bots: { ...stored.bots, [seat]: substitute } } }
      : { outcome: 'already', stored }
  })
  if (outcome === 'unknown') throw new Error('the bot may or may not sit there')
}

/** Whoever is back at the last moment stays. */
async function dropOut({ id }: Header, seat: SeatId, player: string, ports: Ports): Promise<void> {
  try {
    const stays = (stored: StoredGame, { settings }: TableRow): boolean =>
      stored.status !== 'playing' || stepOf(stored, seat, settings.ladder) !== 'drop-out'
    await getUp(ports, id, player, { stays })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
