/** Which games the properties look at: the same each time, so that a failure is nobody's bad luck. `SEED=7 npm test` looks at others. */
import fc from 'fast-check'

/** A game's seed. Not shrunk: a smaller number is another game, not a simpler one. */
export const aGame = fc.noShrink(fc.integer({ min: 0, max: 0x7fffffff }).map((number) => `g${number}`))

export const runs = (numRuns: number): { numRuns: number; seed: number } => ({ numRuns, seed: Number(process.env.SEED ?? 1) })

/** Seconds on an idle machine; a busy one may take its time. */
export const patient = { timeout: 180_000 }
