import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

describe('A free action', () => {
  it('T11 may be used before drawing', () => {
    const t = table({
      turn: 'ann',
      drawn: 0,
      rules: ['mystery-play', 'recycling'],
      deck: ['milk', 'time', 'sleep'],
      ann: { hand: ['love'], front: ['bread'] },
      bob: {},
    })
    t.ann.isAsked('play', ['use:mystery-play', 'use:recycling', 'draw'])
    t.ann.uses('mystery-play')
    expect(t.ann.front).toEqual(['bread', 'milk'])
    expect(t.ann.hand).toEqual(['love'])
    t.ann.isAsked('play', ['use:recycling', 'draw'])
    t.ann.picks('draw')
    t.ann.isAsked('play', ['love', 'time', 'use:recycling'])
  })

  it('T11 may be used between plays', () => {
    const t = table({
      turn: 'ann',
      rules: ['mystery-play', 'play-2'],
      deck: ['time'],
      ann: { hand: ['love', 'milk'] },
      bob: {},
    })
    t.ann.plays('milk')
    t.ann.isAsked('play', ['love', 'use:mystery-play'])
    t.ann.uses('mystery-play')
    expect(t.ann.front).toEqual(['milk', 'time'])
    t.ann.isAsked('play', ['love'])
  })

  it('T11 may be used after the last play: the turn is not over until it is used', () => {
    const t = table({ turn: 'ann', rules: ['mystery-play'], deck: ['time'], ann: { hand: ['love', 'milk'] }, bob: {} })
    t.ann.plays('milk')
    t.ann.isAsked('play', ['use:mystery-play', 'end-turn'])
    expect(t.turn).toBe('ann')
    t.ann.uses('mystery-play')
    expect(t.ann.front).toEqual(['milk', 'time'])
    expect(t.turn).toBe('bob')
  })

  it('T11 may be declined: that ends the turn', () => {
    const t = table({ turn: 'ann', rules: ['mystery-play'], deck: ['time'], ann: { hand: ['love', 'milk'] }, bob: {} })
    t.ann.plays('milk')
    t.ann.endsTurn()
    expect(t.ann.front).toEqual(['milk'])
    expect(t.turn).toBe('bob')
  })

  it('T11 is gone once the turn has passed on', () => {
    const t = table({ turn: 'ann', rules: ['mystery-play'], ann: { hand: ['love', 'milk'] }, bob: {} })
    t.ann.plays('milk')
    t.ann.endsTurn()
    t.ann.isNotAsked()
    expect(t.ann.refused(() => t.ann.uses('mystery-play'))).toBe('not-your-decision')
  })

  it('T11 is not for the turns of others', () => {
    const t = table({ turn: 'ann', rules: ['mystery-play'], ann: { hand: ['love'] }, bob: { hand: ['milk'] } })
    t.bob.isNotAsked()
    expect(t.bob.refused(() => t.bob.uses('mystery-play'))).toBe('not-your-decision')
  })

  it('T11 is not a play', () => {
    const t = table({
      turn: 'ann',
      rules: ['recycling'],
      deck: ['time', 'sleep', 'bread'],
      ann: { hand: ['love'], front: ['milk'] },
      bob: {},
    })
    t.ann.uses('recycling')
    t.ann.isAsked('play', ['love', 'time', 'sleep', 'bread'])
    t.ann.plays('love')
    expect(t.turn).toBe('bob')
  })

  it('T11 from a rule that lands in mid-turn may be used in the same turn', () => {
    const t = table({ turn: 'ann', deck: ['time'], ann: { hand: ['mystery-play', 'milk'] }, bob: {} })
    t.ann.plays('mystery-play')
    t.ann.isAsked('play', ['use:mystery-play', 'end-turn'])
  })
})
