/** A paused game takes no move and its clocks stand. The game's own row says whether it is paused, the table's says it for lists. */
import type { Ports } from '../ports.ts'
import type { Condition, Value } from '../store/store.ts'
import { type Clock, hoursOf } from '../time/clocks.ts'
import { after, before, between, type Hours } from '../time/hours.ts'
import { type Header, loadHeader, type RowPlan } from './changing.ts'
import { type Owed, stateKey } from './stored-game.ts'
import { owedAsWritten, writeOwed } from './stored-time.ts'
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

/** Each clock goes on with what it had left. Somebody may leave a table that rests, or keep other hours, so here the version and the clocks count as well. */
function goingOn(game: Header, now: number): Turned {
  const owed = game.owed.map((question) => later(question, game, now))
  return { set: { st: 'playing', o: owed.map(writeOwed) }, equals: { st: game.status, v: game.version, o: owedAsWritten(game) } }
}

/**
 * Somebody keeps other hours from now on. What a clock has run for, it has run for in those as well, or a bank would pay for hours that nobody kept;
 * its end stays where it is, and where the clock stands it has left what it had left.
 */
export function inOtherHours(question: Owed, { hours, pausedAt, status }: Header, theirs: Hours, now: number): Owed {
  const { clock, seat } = question
  const at = status === 'paused' ? pausedAt : now
  if (!clock || at === null) return question
  const timed = clockWith(theirs, usedUp(hoursOf(hours, seat), clock, at), at)
  return { ...question, clock: status === 'paused' ? timed : { ...timed, until: clock.until } }
}

function later(question: Owed, { hours, pausedAt }: Header, now: number): Owed {
  const { clock, seat } = question
  if (!clock || pausedAt === null) return question
  const theirs = hoursOf(hours, seat)
  return { ...question, clock: clockWith(theirs, usedUp(theirs, clock, pausedAt), now) }
}

type Spent = { had: number; left: number }

const usedUp = (hours: Hours, { from, until }: Clock, at: number): Spent => ({
  had: between(hours, from, at),
  left: between(hours, at, until),
})

/** As if it had never rested: a bank pays for what was used before the pause, and half of the time is half of all of it. */
const clockWith = (hours: Hours, { had, left }: Spent, at: number): Clock => ({
  from: Math.floor(before(hours, at, had) / 1000) * 1000,
  until: Math.ceil(after(hours, at, left) / 1000) * 1000,
})
