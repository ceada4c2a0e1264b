/** Sitting down: in a lobby, or at a game that is going on already (J1). */
import { ApiError } from '../api/errors.ts'
import { playerOf, unlessGone } from '../people/account.ts'
import { hoursOfPeople } from '../people/available.ts'
import { countWithin, days } from '../people/limits.ts'
import { gameKey } from '../people/player.ts'
import { shunnedBy } from '../people/shunning.ts'
import type { Ports } from '../ports.ts'
import type { Item, Write } from '../store/store.ts'
import { always } from '../time/hours.ts'
import { changeRow, commitAlong, loadRow, personsAt, type RowPlan } from './changing.ts'
import { begunIfFull } from './starting.ts'
import { type BotName, seatOf } from './stored-game.ts'
import type { LobbySeat, TableRow } from './table-row.ts'

export const newEntropy = (ports: Ports): string => Buffer.from(ports.random(16)).toString('hex')

/** People first, in the order they came; bots from the end. */
export function arranged(ports: Ports, size: number, persons: LobbySeat[], bots: BotName[]): LobbySeat[] {
  const free = size - persons.length - bots.length
  if (free < 0) throw new ApiError('table-full')
  return [...persons, ...Array.from({ length: free }, freeSeat), ...bots.map((bot) => botSeat(ports, bot))]
}

const freeSeat = (): LobbySeat => ({ player: null, bot: null, entropy: '' })
export const botSeat = (ports: Ports, bot: BotName): LobbySeat => ({ player: null, bot, entropy: newEntropy(ports) })
export const isFree = (seat: LobbySeat): boolean => seat.player === null && seat.bot === null

/** Somebody who has left for good sits down nowhere, whatever another device of theirs believes. */
export async function listedWrites(ports: Ports, player: string, table: string): Promise<Write[]> {
  await playerOf(ports, player)
  return [{ table: 'players', put: { ...gameKey(player, table), since: ports.now() } }, unlessGone(player)]
}

/** Of somebody who is waited for: theirs as soon as they sit down, when it is written anew without the mark. */
export const awaitedRow = (ports: Ports, player: string, table: string): Item => ({
  ...gameKey(player, table),
  since: ports.now(),
  awaited: true,
})

// ── A person sits down ─────────────────────────────────────────────────────────────────────────────────────────────

/** What entitles a person to a seat: looked at afresh on every try, it throws or says what is written along. `company`: who sits there. */
export type Entry = (row: TableRow, company: string[]) => Write[] | Promise<Write[]>
export type Newcomer = { player: string; entropy: string | undefined; entry: Entry }

export async function sitDown(ports: Ports, table: string, newcomer: Newcomer): Promise<TableRow> {
  const { row, changed } = await changeRow(ports, table, (row) => (row.setup ? 'as-is' : inLobby(ports, row, newcomer)))
  if (!changed) await inGame(ports, row.id, newcomer)
  return row
}

async function inLobby(ports: Ports, row: TableRow, { player, entropy = newEntropy(ports), entry }: Newcomer): Promise<RowPlan> {
  if (row.status === 'closed') throw new ApiError('no-such-table')
  const company = personsAt(row, null)
  if (company.includes(player)) throw new ApiError('already-seated')
  const entitled = await entry(row, company)
  const at = row.seats.findIndex(isFree)
  if (at < 0) throw new ApiError('table-full')
  const seats = row.seats.with(at, { player, bot: null, entropy })
  const { row: next, along = [] } = await begunIfFull(ports, { ...row, seats, awaited: row.awaited.filter((other) => other !== player) })
  return { row: next, along: [...(await listedWrites(ports, player, row.id)), ...entitled, ...along] }
}

const mostPlayers = 6
/** A seat is never given twice, and every move pays for all there ever were. */
const mostSeats = 24

/** J1 */
async function inGame(ports: Ports, table: string, { player, entropy = newEntropy(ports), entry }: Newcomer): Promise<void> {
  let tried = false
  await commitAlong(ports, table, async (stored) => {
    if (seatOf(stored, player)) {
      // A try that nobody heard of again had arrived.
      if (tried) return { outcome: 'already', stored }
      throw new ApiError('already-seated')
    }
    if (stored.status === 'over') throw new ApiError('game-over')
    // Before it is counted: whoever waits for a table that rests has not sat down.
    if (stored.status === 'paused') throw new ApiError('not-playing')
    if (stored.game.players.length >= mostPlayers || stored.people.length >= mostSeats) throw new ApiError('table-full')
    // After the game: whoever was sent away before that must not find that they may still come.
    const row = await loadRow(ports, table)
    const entitled = await entry(row, personsAt(row, stored))
    tried = true
    const people = [...stored.people, player]
    const theirs = await hoursOfPeople(ports, [player])
    const hours = { ...stored.hours, [`s${people.length}`]: theirs.s1 ?? always }
    const along = [...(await listedWrites(ports, player, table)), ...entitled]
    return { deed: { kind: 'join', entropy }, changes: { people, hours }, along }
  })
}

const seatsPerDay = 10

/** At an open table anybody may sit down; at a private one only whom a rematch waits for. All others need an invitation. */
export function unasked(ports: Ports, player: string): Entry {
  let isCounted = false
  return async (row, company) => {
    const { visibility, latecomers } = row.settings
    if (row.removed.includes(player)) throw new ApiError('not-allowed')
    if (!row.awaited.includes(player)) {
      if (visibility === 'private') throw new ApiError('not-allowed')
      if (row.setup && latecomers !== 'anybody') throw new ApiError('already-started')
      if (!row.setup && row.seats.filter(isFree).length <= row.awaited.length) throw new ApiError('table-full')
    }
    await refuseBlocked(ports, player, company)
    // To come and go all day would be a way to make a game grow, and to ring everybody's bell. However often this looks, it is one seat.
    if (!isCounted) await countWithin(ports, 'seats', `${row.id}|${player}`, seatsPerDay, days)
    isCounted = true
    return []
  }
}

/** Nobody comes to sit with somebody they blocked, or who blocked them; who of the company it is they are not told. */
export async function refuseBlocked(ports: Ports, player: string, company: string[]): Promise<void> {
  if ((await blockedAmong(ports, player, company)).length > 0) throw new ApiError('blocked')
}

/** Those of the company whom the player blocked, or who blocked the player. */
export async function blockedAmong(ports: Ports, player: string, company: string[]): Promise<string[]> {
  const others = company.filter((other) => other !== player)
  if (others.length === 0) return []
  const blocks = async (by: string): Promise<string[]> =>
    (await shunnedBy(ports, by)).flatMap(({ player, how }) => (how === 'block' ? player : []))
  const [mine, ...theirs] = await Promise.all([player, ...others].map(blocks))
  return others.filter((other, i) => mine?.includes(other) || theirs[i]?.includes(player))
}
