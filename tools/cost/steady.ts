/**
 * The bill with processor times as they were once measured. The clock of a busy machine differs from run to run by more than there is room below what was
 * asked for; what is asked of Amazon does not differ at all. So this is the sum that must not grow.
 */
import type { Metered } from './meters.ts'
import { Model, totalOf } from './model.ts'
import { type Counted, withTimes } from './month-figures.ts'

export const asked = { perMillionMoves: 6.5, perGame: 0.003 }

/** Milliseconds of a call, without what the requests to the tables take: those are in `request`. */
const call: { [name in Metered]: number } = { answer: 0.75, look: 0.4, gate: 0.06, ws: 0.1, tell: 0.7, later: 0.7, clock: 0.15 }
const request = 0.42

export const steady = (counted: Counted): Counted => ({
  ...withTimes(counted, ({ calls }, name) => calls * call[name]),
  sdkMillis: request,
})

export const steadyPerMillionMoves = (counted: Counted): number => totalOf(new Model(steady(counted)).move()) * 1_000_000
