/** The deal: a lobby becomes a game. Free seats are dropped, and the order of the rest is the order of play. */
import { begin, openRecord, rootOf, type SeatId, type Setup } from '@meanwhile/engine'
import { ApiError } from '../api/errors.ts'
import { hoursOfPeople } from '../people/available.ts'
import type { Ports } from '../ports.ts'
import { newClock } from '../time/clocks.ts'
import { changeRow, type RowPlan } from './changing.ts'
import { owedIn, type StoredGame, writeItem } from './stored-game.ts'
import { untimed } from './stored-time.ts'
import type { TableRow } from './table-row.ts'

type Begun = Exclude<RowPlan, 'as-is'>

const isTaken = (seat: TableRow['seats'][number]): boolean => seat.player !== null || seat.bot !== null

/** Begins by itself if the table is to and every seat is taken. */
export const begunIfFull = async (ports: Ports, row: TableRow): Promise<Begun> =>
  row.settings.startWhenFull && row.seats.every(isTaken) ? begun(ports, row) : { row }

/** To start a table that has started does no harm. */
export async function start(ports: Ports, table: string, host: string): Promise<TableRow> {
  const { row } = await changeRow(ports, table, (row) => {
    if (row.host !== host) throw new ApiError('not-the-host')
    if (row.setup) return 'as-is'
    if (row.status === 'closed') throw new ApiError('no-such-table')
    return begun(ports, row)
  })
  return row
}

async function begun(ports: Ports, row: TableRow): Promise<Begun> {
  const seats = row.seats.filter(isTaken)
  // A solo table is meant for one; any other waits for somebody else.
  if (seats.length < Math.min(2, row.settings.seats)) throw new ApiError('too-few-players')
  const setup = setupOf(row, seats)
  const { seed: _seed, ...agreed } = setup
  const hours = await hoursOfPeople(
    ports,
    seats.map(({ player }) => player),
  )
  const game = dealt(row, { setup, seats, hours }, ports.now())
  return {
    row: { ...row, status: 'playing', setup: agreed, seats: [], awaited: [] },
    along: [{ table: 'games', put: writeItem(game), when: { exists: false } }],
  }
}

function setupOf({ id, seed, host, settings }: TableRow, seats: TableRow['seats']): Setup {
  // S3: unless told otherwise, the host names themselves.
  const at = seats.findIndex((seat) => seat.player === host)
  const starter: SeatId = at < 0 ? 's1' : `s${at + 1}`
  const { editions, first, reactions } = settings
  const options = { first, starter, ...(reactions === 'ask' && { reactions }) }
  return { table: id, editions, players: seats.length, seed, entropy: seats.map((seat) => seat.entropy), options }
}

type Deal = { setup: Setup; seats: TableRow['seats']; hours: StoredGame['hours'] }

function dealt({ id, settings: { pace, reactionMinutes } }: TableRow, { setup, seats, hours }: Deal, at: number): StoredGame {
  const { game } = begin(setup)
  const timed = { ...untimed, pace, reactionMinutes, hours, game }
  const names = seats.map((_, i): SeatId => `s${i + 1}`)
  const bots = Object.fromEntries(seats.flatMap(({ bot }, i) => (bot ? [[names[i], bot]] : []))) as StoredGame['bots']
  return {
    ...timed,
    id,
    version: 0,
    status: 'playing',
    people: seats.map((seat) => seat.player ?? ''),
    bots,
    numbers: Object.fromEntries(['all', ...names].map((viewer) => [viewer, 0])),
    owed: owedIn(game, [], at).map((owed) => ({ ...owed, clock: bots[owed.seat] ? null : newClock(timed, owed, at) })),
    tail: [],
    head: rootOf(openRecord(setup)),
  }
}
