/** A paused game takes no move and its clocks stand. The game's own row says whether it is paused, the table's says it for lists. */
import type { Ports } from '../ports.ts'
import type { Condition, Value } from '../store/store.ts'
import { hoursOf } from '../time/clocks.ts'
import { after, before, between } from '../time/hours.ts'
import { type Header, loadHeader, type RowPlan } from './changing.ts'
import { type Owed, stateKey } from './stored-game.ts'
import { writeOwed } from './stored-time.ts'
import type { TableRow } from './table-row.ts'

export async function turned(ports: Ports, row: TableRow, status: 'playing' | 'paused'): Promise<RowPlan> {
  const game = await loadHeader(ports, row)
  if (!game || game.status === 'over') return 'as-is'
  if (game.status === status) return { row: { ...row, status } }
  const { set, equals } = status === 'paused' ? resting(game, ports.now()) : goingOn(game, ports.now())
  const update = { table: 'games', update: stateKey(row.id), change: { set }, when: { equals } } as const
  return { row: { ...row, status }, along: [update] }
}

type Turned = { set: { [name: string]: Value }; equals: NonNullable<Condition['equals']> }

/** The state of the game is the condition, not its version: a move made meanwhile does not stand against the pause. */
const resting = ({ status }: Header, now: number): Turned => ({ set: { st: 'paused', z: now }, equals: { st: status } })

/** Each clock goes on with what it had left. Somebody may leave a table that rests, so here the version counts as well. */
function goingOn(game: Header, now: number): Turned {
  const owed = game.owed.map((question) => later(question, game, now))
  return { set: { st: 'playing', o: owed.map(writeOwed) }, equals: { st: game.status, v: game.version } }
}

function later(question: Owed, { hours, pausedAt }: Header, now: number): Owed {
  const { clock, seat } = question
  if (!clock || pausedAt === null) return question
  const theirs = hoursOf(hours, seat)
  const [had, left] = [between(theirs, clock.from, pausedAt), between(theirs, pausedAt, clock.until)]
  const until = Math.ceil(after(theirs, now, left) / 1000) * 1000
  // As if it had never rested: a bank pays for what was used before the pause, and half of the time is half of all of it.
  return { ...question, clock: { from: Math.floor(before(theirs, now, had) / 1000) * 1000, until } }
}
