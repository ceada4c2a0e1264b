/** A guest turns out to be somebody with an account: everything of theirs moves there. Every step can be repeated. */

import { ApiError } from '../api/errors.ts'
import type { Ports } from '../ports.ts'
import { ConditionFailed, type Item, type Write } from '../store/store.ts'
import { changeRow, type Header, loadHeader, personsAt, type RowPlan } from '../table/changing.ts'
import { leaveTable } from '../table/leaving.ts'
import { readHeader, stateKey } from '../table/stored-game.ts'
import { writePeople } from '../table/stored-seats.ts'
import type { TableRow } from '../table/table-row.ts'
import { findPlayer } from './account.ts'
import { spreadHours } from './available.ts'
import { keepBest } from './best.ts'
import { gameKey, meKey } from './player.ts'

type Move = { from: string; to: string }

export async function moveAll(ports: Ports, move: Move): Promise<void> {
  // With what the guest has done a moment ago.
  for (const row of await ports.store.query('players', meKey(move.from).pk, { consistent: true })) {
    if (row.sk.startsWith('GAME#')) await moveGame(ports, row, move)
    else if (row.sk.startsWith('OVER#')) await moveResult(ports, row, move)
    else if (row.sk !== 'ME') await moveRow(ports, row, move)
  }
  // From now on the hours of the account count at these tables.
  const player = await findPlayer(ports, move.to)
  if (player) await spreadHours(ports, player)
}

async function moveGame(ports: Ports, listed: Item, move: Move): Promise<void> {
  const table = listed.sk.slice('GAME#'.length)
  const there = await moveSeat(ports, table, move, [
    { table: 'players', put: { ...listed, ...gameKey(move.to, table) } },
    { table: 'players', remove: gameKey(move.from, table) },
  ])
  // Nobody holds two seats at one table.
  if (there === 'sits-there-already') await leaveTable(ports, table, move.from)
  // Still listed if there was no seat to move.
  await ports.store.remove('players', gameKey(move.from, table))
}

async function moveSeat(ports: Ports, table: string, move: Move, along: Write[]): Promise<'moved' | 'sits-there-already'> {
  let there: 'moved' | 'sits-there-already' = 'moved'
  await changeIfThere(ports, table, async (row) => {
    const game = await loadHeader(ports, row)
    const present = personsAt(row, game)
    there = present.includes(move.to) ? 'sits-there-already' : 'moved'
    if (there === 'sits-there-already') return 'as-is'
    const next = renamed(row, move)
    if (present.includes(move.from)) return { row: next, along: [...along, ...(game ? [handOver(game, move)] : [])] }
    return JSON.stringify(next) === JSON.stringify(row) ? 'as-is' : { row: next }
  })
  return there
}

async function changeIfThere(ports: Ports, table: string, plan: (row: TableRow) => Promise<RowPlan>): Promise<void> {
  await changeRow(ports, table, plan).catch((error) => {
    if (!(error instanceof ApiError && error.code === 'no-such-table')) throw error
  })
}

function renamed(row: TableRow, { from, to }: Move): TableRow {
  const name = (player: string): string => (player === from ? to : player)
  return {
    ...row,
    host: name(row.host),
    seats: row.seats.map((seat) => ({ ...seat, player: seat.player && name(seat.player) })),
    awaited: row.awaited.map(name),
    former: row.former.map(name),
    removed: row.removed.map(name),
    proposal: row.proposal && { ...row.proposal, by: name(row.proposal.by), agreed: row.proposal.agreed.map(name) },
  }
}

/**
 * The version belongs to the record, where a change of hands is no entry. So the condition names the people as well:
 * whoever changes them at the same instant makes this one look again.
 */
function handOver({ id, version, people, seating }: Header, { from, to }: Move): Write {
  const change = { set: { p: writePeople(people.map((player) => (player === from ? to : player))) } }
  return { table: 'games', update: stateKey(id), change, when: { equals: { v: version, p: seating ?? writePeople(people) } } }
}

/** With the seat, so that the account may look at the game again. Counted once: its key is the game's. A game left does not count, and one alone by its score. */
async function moveResult(ports: Ports, row: Item, move: Move): Promise<void> {
  const [, , table = ''] = row.sk.split('#')
  await moveSeat(ports, table, move, [])
  if (row.winner === move.from) await renameWinner(ports, row, move)
  const result = { pk: row.pk, sk: row.sk }
  const winner = row.winner === move.from && { winner: move.to }
  const counted = { played: row.how === 'left' || row.how === 'scored' ? 0 : 1, won: row.won ? 1 : 0 }
  try {
    await ports.store.transact([
      { table: 'players', put: { ...row, ...winner, pk: meKey(move.to).pk }, when: { exists: false } },
      { table: 'players', update: meKey(move.to), change: { add: counted }, when: { exists: true } },
      { table: 'players', remove: result },
    ])
    if (row.how === 'scored') await keepBest(ports, move.to, row.editions as string[], row.score as number)
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    await ports.store.remove('players', result)
  }
}

/** Whoever lost to the guest has lost to the account: nobody is called by the guest's name any more. */
async function renameWinner(ports: Ports, { sk }: Item, { from, to }: Move): Promise<void> {
  const [, , table = ''] = sk.split('#')
  const state = await ports.store.get('games', stateKey(table))
  for (const player of state ? readHeader(state).people : []) {
    if (player === '' || player === to) continue
    try {
      await ports.store.update('players', { pk: meKey(player).pk, sk }, { set: { winner: to } }, { equals: { winner: from } })
    } catch (error) {
      // They did not lose to the guest, or keep no result of it.
      if (!(error instanceof ConditionFailed)) throw error
    }
  }
}

/** Devices and shunned people: what the account says itself stands. */
async function moveRow(ports: Ports, row: Item, { to }: Move): Promise<void> {
  try {
    await ports.store.put('players', { ...row, pk: meKey(to).pk }, { exists: false })
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
  }
  await ports.store.remove('players', { pk: row.pk, sk: row.sk })
}
