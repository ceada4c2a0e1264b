/** Tables and the people at them: making one, sitting down, starting, leaving, and the host's powers. */
import { namesOf } from '../../people/names.ts'
import { propose, vote } from '../../table/agreeing.ts'
import { handOver, seatBot, sendAway, takeBack } from '../../table/hosting.ts'
import { infoFor, knownTable, peopleOf, tableInfo } from '../../table/info.ts'
import { getUp } from '../../table/leaving.ts'
import { changeSettings, closeTable, createTable, findOpen } from '../../table/lobby.ts'
import { playAgain } from '../../table/rematch.ts'
import { sitDown, unasked } from '../../table/seating.ts'
import { start } from '../../table/starting.ts'
import type { TableRow } from '../../table/table-row.ts'
import type { Context, Handlers } from '../door.ts'
import { ApiError } from '../errors.ts'
import type { TableInfoShape } from '../shapes/tables.ts'

type Routes =
  | 'createTable'
  | 'openTables'
  | 'table'
  | 'changeTable'
  | 'closeTable'
  | 'takeSeat'
  | 'leave'
  | 'start'
  | 'handOver'
  | 'removePlayer'
  | 'seatBot'
  | 'takeBack'
  | 'propose'
  | 'vote'
  | 'rematch'

export const lobby: Pick<Handlers, Routes> = {
  async createTable(context, { body }) {
    const { player: host } = asPlayer(context)
    const row = await createTable(context.ports, { host, settings: body.settings ?? {}, entropy: body.entropy })
    context.ports.note?.({ table: row.id })
    return shown(context, row)
  },

  async openTables({ ports, asker }, { query }) {
    const found = await findOpen(ports, query.edition)
    const names = await namesOf(
      ports,
      found.flatMap(({ row, game }) => peopleOf(row, game)),
    )
    return { tables: found.map(({ row, game }) => tableInfo(row, game, names, asker?.player ?? null)) }
  },

  async table({ ports, asker }, { params }) {
    const player = asker?.player ?? null
    const { row, game } = await knownTable(ports, params.table, player)
    return tableInfo(row, game, await namesOf(ports, peopleOf(row, game)), player)
  },

  async changeTable(context, { params, body }) {
    const { player } = await atKnown(context, params.table)
    return shown(context, await changeSettings(context.ports, params.table, player, body))
  },

  async closeTable(context, { params }) {
    const { player } = await atKnown(context, params.table)
    await closeTable(context.ports, params.table, player)
    return {}
  },

  async takeSeat(context, { params, body }) {
    const { ports } = context
    const { player } = await atKnown(context, params.table)
    return shown(context, await sitDown(ports, params.table, { player, entropy: body.entropy, entry: unasked(ports, player) }))
  },

  async leave(context, { params }) {
    const { player, row, seated } = await atKnown(context, params.table)
    // Left before, and the reply was lost.
    if (!seated && row.former.includes(player)) return {}
    if (!seated && !row.awaited.includes(player)) throw new ApiError('not-your-seat')
    await getUp(context.ports, params.table, player)
    return {}
  },

  async start(context, { params }) {
    const { player } = await atKnown(context, params.table)
    return shown(context, await start(context.ports, params.table, player))
  },

  async handOver(context, { params, body }) {
    const { player } = await atKnown(context, params.table)
    return shown(context, await handOver(context.ports, params.table, player, body.player))
  },

  async removePlayer(context, { params, body }) {
    const { player } = await atKnown(context, params.table)
    return shown(context, await sendAway(context.ports, params.table, player, body.player))
  },

  async seatBot(context, { params, body }) {
    const { player } = await atKnown(context, params.table)
    return shown(context, await seatBot(context.ports, params.table, player, body))
  },

  async takeBack(context, { params }) {
    const { player, row } = await atKnown(context, params.table)
    await takeBack(context.ports, params.table, player)
    return shown(context, row)
  },

  async propose(context, { params, body }) {
    const { player } = await atKnown(context, params.table)
    return shown(context, await propose(context.ports, params.table, player, body))
  },

  async vote(context, { params, body }) {
    const { player } = await atKnown(context, params.table)
    return shown(context, await vote(context.ports, params.table, player, { how: body.agree ? 'agree' : 'refuse', since: body.since }))
  },

  async rematch(context, { params, body }) {
    const { player } = await atKnown(context, params.table)
    return shown(context, await playAgain(context.ports, params.table, { player, entropy: body.entropy }))
  },
}

function asPlayer({ asker }: Context): { player: string } {
  if (!asker) throw new ApiError('not-signed-in')
  return asker
}

/** Nothing is done to a table, and nothing is said about it, to somebody who may not know of it. */
async function atKnown(context: Context, table: string): Promise<{ player: string; row: TableRow; seated: boolean }> {
  const { player } = asPlayer(context)
  const { row, game } = await knownTable(context.ports, table, player)
  if (game) context.ports.note?.({ version: game.version })
  return { player, row, seated: tableInfo(row, game, {}, player).you.seated }
}

const shown = ({ ports, asker }: Context, row: TableRow): Promise<TableInfoShape> => infoFor(ports, row, asker?.player ?? null)
