/** Which games the properties look at: the same each time, so that a failure is nobody's bad luck. `SEED=7 npm test` looks at others. */
import fc from 'fast-check'
import type { WorldName } from './worlds.ts'

/** A game's seed, at a table of this world. Not shrunk: a smaller number is another game, not a simpler one. */
export const aGameAt = (world: WorldName) => fc.noShrink(fc.integer({ min: 0, max: 0x7fffffff }).map((number) => `g${number}@${world}`))
/** Of the base edition. */
export const aGame = aGameAt('fluxx')

export const runs = (numRuns: number): { numRuns: number; seed: number } => ({ numRuns, seed: Number(process.env.SEED ?? 1) })

/** Seconds on an idle machine; a busy one may take its time. */
export const patient = { timeout: 180_000 }
