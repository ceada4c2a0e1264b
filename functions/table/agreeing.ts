/** What the people at a running game can only change together: pausing, going on, the pace, what becomes of the absent. */
import { ApiError } from '../api/errors.ts'
import type { PaceShape } from '../api/shapes/common.ts'
import type { Ports } from '../ports.ts'
import { newClock } from '../time/clocks.ts'
import { writePace } from '../time/pace.ts'
import { changeRow, type Header, loadHeader, type RowPlan, strongly } from './changing.ts'
import { turned } from './pausing.ts'
import { readItem, stateKey } from './stored-game.ts'
import { writeOwed, writeTimes } from './stored-time.ts'
import type { Proposal, Proposed, TableRow } from './table-row.ts'

/** To propose what is proposed already is to agree with it. */
export async function propose(ports: Ports, table: string, player: string, what: Proposed): Promise<TableRow> {
  const { row } = await changeRow(ports, table, async (row) => {
    const game = await runningGame(ports, row, player)
    if (isSo(row, game, what)) return 'as-is'
    const { proposal } = row
    if (proposal && same(proposal.what, what)) return agreed(ports, row, game, proposal, player)
    // Or somebody could make a proposal they dislike disappear under another.
    if (proposal && proposal.by !== player && row.host !== player) throw new ApiError('not-allowed')
    return agreed(ports, row, game, { by: player, what, agreed: [] }, player)
  })
  return row
}

export async function vote(ports: Ports, table: string, player: string, how: 'agree' | 'refuse'): Promise<TableRow> {
  const { row } = await changeRow(ports, table, async (row) => {
    const game = await runningGame(ports, row, player)
    if (!row.proposal) throw new ApiError('no-such-thing')
    return how === 'agree' ? agreed(ports, row, game, row.proposal, player) : { row: { ...row, proposal: null } }
  })
  return row
}

async function runningGame(ports: Ports, row: TableRow, player: string): Promise<Header> {
  const game = await loadHeader(ports, row)
  if (!game) throw new ApiError('not-started')
  if (!game.people.includes(player)) throw new ApiError('not-your-seat')
  if (game.status === 'over') throw new ApiError('game-over')
  return game
}

/** Nobody waits for the vote of a person for whom a bot plays. */
const voters = ({ people, bots }: Header): string[] => people.filter((player, i) => player !== '' && !bots[`s${i + 1}`])

async function agreed(ports: Ports, row: TableRow, game: Header, proposal: Proposal, player: string): Promise<RowPlan> {
  const all = [...new Set([...proposal.agreed, player])]
  if (!voters(game).every((voter) => all.includes(voter))) return { row: { ...row, proposal: { ...proposal, agreed: all } } }
  return applied(ports, { ...row, proposal: null }, proposal.what)
}

async function applied(ports: Ports, row: TableRow, what: Proposed): Promise<RowPlan> {
  switch (what.kind) {
    case 'pause':
      return turned(ports, row, 'paused')
    case 'resume':
      return turned(ports, row, 'playing')
    case 'pace':
      return paced(ports, row, what.pace)
    case 'ladder':
      return { row: { ...row, settings: { ...row.settings, ladder: what.ladder } } }
    default:
      return what satisfies never
  }
}

/** Whatever is open is timed anew, from now on: it was agreed by everybody, also by whoever is waited for. */
async function paced(ports: Ports, row: TableRow, pace: PaceShape): Promise<RowPlan> {
  const item = await strongly(ports, 'games', stateKey(row.id))
  if (!item) return 'as-is'
  const stored = { ...readItem(item), pace, banks: {} }
  const owed = stored.owed.map((question) => ({
    ...question,
    clock: stored.bots[question.seat] ? null : newClock(stored, question, ports.now()),
  }))
  const set = { c: writePace(pace), o: owed.map(writeOwed), ...writeTimes(stored) }
  const when = { equals: { v: stored.version } }
  return {
    row: { ...row, settings: { ...row.settings, pace } },
    along: [{ table: 'games', update: stateKey(row.id), change: { set }, when }],
  }
}

function isSo({ settings }: TableRow, game: Header, what: Proposed): boolean {
  switch (what.kind) {
    case 'pause':
      return game.status === 'paused'
    case 'resume':
      return game.status === 'playing'
    case 'pace':
      return same(settings.pace, what.pace)
    case 'ladder':
      return same(settings.ladder, what.ladder)
    default:
      return what satisfies never
  }
}

/** Both come from the door, which gives fields in the order of the schema. */
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
