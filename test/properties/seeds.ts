/** Which games the properties look at: the same each time, so that a failure is nobody's bad luck. `SEED=7 npm test` looks at others. */
import fc from 'fast-check'
import type { WorldName } from './worlds.ts'

/** A game's seed, at a table of this world. Not shrunk: a smaller number is another game, not a simpler one. */
export const aGameAt = (world: WorldName) => fc.noShrink(fc.integer({ min: 0, max: 0x7fffffff }).map((number) => `g${number}@${world}`))

export const runs = (numRuns: number): { numRuns: number; seed: number } => ({ numRuns, seed: Number(process.env.SEED ?? 1) })
/** Most at the table everything else builds on, a few at each other. */
export const runsAt = (world: WorldName, most: number): ReturnType<typeof runs> => runs(world === 'fluxx' ? most : Math.ceil(most / 6))

/** Seconds on an idle machine; a busy one may take its time. */
export const patient = { timeout: 180_000 }
