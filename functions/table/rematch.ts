/** Playing again: the same people, settings and bots, another shuffle. Everybody who asks for it comes to the same new table. */
import { ApiError } from '../api/errors.ts'
import { countWithin, days } from '../people/limits.ts'
import type { Ports } from '../ports.ts'
import { changeRow, type Header, loadHeader, loadRow, personsAt } from './changing.ts'
import { countTable, type Made, newTable } from './lobby.ts'
import { blockedAmong, sitDown, unasked } from './seating.ts'
import type { TableRow } from './table-row.ts'

type Asker = { player: string; entropy: string | undefined }

export async function playAgain(ports: Ports, table: string, asker: Asker): Promise<TableRow> {
  let made: Made | null = null
  const { row } = await changeRow(ports, table, async (row) => {
    const game = await finished(ports, row, asker.player)
    if (await isWaiting(ports, row.rematch)) return 'as-is'
    made = made ?? (await counted(ports, row, asker.player, () => again(ports, row, game, asker)))
    return { row: { ...row, rematch: made.row.id }, along: made.writes }
  })
  const next = await loadRow(ports, row.rematch ?? '')
  if (personsAt(next, await loadHeader(ports, next)).includes(asker.player)) return next
  // The others did not wait: now the new table's own rules say who may join.
  return sitDown(ports, next.id, { ...asker, entry: unasked(ports, asker.player) })
}

async function finished(ports: Ports, row: TableRow, player: string): Promise<Header> {
  const game = await loadHeader(ports, row)
  if (!game) throw new ApiError('not-started')
  if (!game.people.includes(player)) throw new ApiError('not-your-seat')
  if (game.status !== 'over') throw new ApiError('not-over')
  return game
}

async function isWaiting(ports: Ports, table: string | null): Promise<boolean> {
  return table !== null && (await loadRow(ports, table)).status !== 'closed'
}

const rematchesPerDay = 5

/** Each makes a table and tells people of it: to close it and to ask again must come to an end. */
async function counted(ports: Ports, { id }: TableRow, player: string, make: () => Promise<Made>): Promise<Made> {
  await countWithin(ports, 'rematch', `${id}|${player}`, rematchesPerDay, days)
  await countTable(ports, player)
  return make()
}

async function again(ports: Ports, row: TableRow, { people, bots }: Header, { player, entropy }: Asker): Promise<Made> {
  const company = people.filter((other) => other !== '' && other !== player)
  // No seat is kept for somebody who could not take it.
  const blocked = await blockedAmong(ports, player, company)
  const others = company.filter((other) => !blocked.includes(other))
  const theirs = people.flatMap((person, i) => (person === '' ? (bots[`s${i + 1}`] ?? []) : []))
  // O1: who played alone plays alone again; whom all others have left waits for somebody.
  const seats = row.settings.seats === 1 ? 1 : Math.max(2, 1 + others.length + theirs.length)
  return newTable(ports, { host: player, settings: { ...row.settings, seats, bots: theirs }, entropy, awaited: others })
}
