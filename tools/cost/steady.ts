/**
 * The bill with processor times as they were once measured. The clock of a busy machine differs from run to run by more than there is room below what was
 * asked for; what is asked of Amazon does not differ at all. So this is the sum that must not grow.
 */
import type { Counts, Metered } from './meters.ts'
import { Model, totalOf } from './model.ts'
import type { Counted } from './month-figures.ts'

export const asked = { perMillionMoves: 6.5, perGame: 0.003 }

/** Milliseconds of a call, without what the requests to the tables take: those are in `request`. */
const call: { [name in Metered]: number } = { answer: 0.85, look: 0.45, gate: 0.08, ws: 0.1, tell: 0.75, later: 0.7, clock: 0.2 }
const request = 0.35

export function steady(counted: Counted): Counted {
  const timed = (counts: Counts, name: Metered): Counts => ({ ...counts, cpuMillis: counts.calls * call[name] })
  const all = (meters: Counted['played']): Counted['played'] =>
    Object.fromEntries(Object.entries(meters).map(([name, counts]) => [name, timed(counts, name as Metered)])) as Counted['played']
  return { ...counted, begun: all(counted.begun), played: all(counted.played), sdkMillis: request }
}

export const steadyPerMillionMoves = (counted: Counted): number => totalOf(new Model(steady(counted)).move()) * 1_000_000
