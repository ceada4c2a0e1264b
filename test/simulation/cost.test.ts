/** What a million moves cost, over as many months as docs/scale.md tells of. */
import { describe, expect, it } from 'vitest'
import { countUntimed, gamesCounted } from '../../tools/cost/month-figures.ts'
import { asked, steadyPerMillionMoves } from '../../tools/cost/steady.ts'

describe('A million moves', () => {
  it('cost at most what was asked for, all that is asked of Amazon counted', { timeout: 600_000 }, async () => {
    const counted = await countUntimed(gamesCounted)
    expect(counted.tally.games).toBe(gamesCounted)
    expect(steadyPerMillionMoves(counted)).toBeLessThanOrEqual(asked.perMillionMoves)
  })
})
