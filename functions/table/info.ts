/** A table as it is shown: to the people at it, and if it is open, to everybody. */
import { ApiError } from '../api/errors.ts'
import type { TableInfoShape } from '../api/shapes/tables.ts'
import { namesOf } from '../people/names.ts'
import type { Ports } from '../ports.ts'
import { type Header, loadHeader, loadRow, personsAt } from './changing.ts'
import { commitmentOf, type TableRow } from './table-row.ts'

type Names = { [player: string]: string }
type Known = { row: TableRow; game: Header | null }

/** A table this person may know of. To anybody else a private one does not exist. */
export async function knownTable(ports: Ports, table: string, asker: string | null): Promise<Known> {
  const row = await loadRow(ports, table)
  const game = await loadHeader(ports, row)
  if (!mayKnow(row, game, asker)) throw new ApiError('no-such-table')
  return { row, game }
}

function mayKnow(row: TableRow, game: Header | null, asker: string | null): boolean {
  if (row.settings.visibility === 'open') return true
  return asker !== null && [row.host, ...personsAt(row, game), ...row.former, ...row.awaited].includes(asker)
}

export function tableInfo(row: TableRow, game: Header | null, names: Names, asker: string | null): TableInfoShape {
  const persons = personsAt(row, game)
  const seated = asker !== null && persons.includes(asker)
  return {
    id: row.id,
    status: statusOf(row, game),
    settings: row.settings,
    host: row.host,
    created: row.created,
    seats: seatsOf(row, game),
    awaited: row.awaited,
    names: Object.fromEntries(peopleOf(row, game).flatMap((player) => (names[player] ? [[player, names[player]]] : []))),
    commitment: commitmentOf(row),
    proposal: seated ? row.proposal : null,
    rematch: seated ? row.rematch : null,
    you: { host: row.host === asker, seated },
  }
}

/** A game ends with a move, which writes no other row: once there is one, it knows best. */
export const statusOf = (row: TableRow, game: Header | null): TableInfoShape['status'] =>
  row.status === 'closed' ? 'closed' : (game?.status ?? row.status)

function seatsOf(row: TableRow, game: Header | null): TableInfoShape['seats'] {
  if (!game) return row.seats.map(({ player, bot }) => ({ player, bot }))
  return game.people.map((player, i) => ({ player: player || null, bot: game.bots[`s${i + 1}`] ?? null }))
}

/** Everybody an info names. */
export const peopleOf = (row: TableRow, game: Header | null): string[] => [...new Set([row.host, ...personsAt(row, game), ...row.awaited])]

export async function infoFor(ports: Ports, row: TableRow, asker: string | null): Promise<TableInfoShape> {
  const game = await loadHeader(ports, row)
  return tableInfo(row, game, await namesOf(ports, peopleOf(row, game)), asker)
}
