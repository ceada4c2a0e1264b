import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

describe('A limit', () => {
  const handLimit = () =>
    table({
      turn: 'ann',
      rules: ['play-3'],
      ann: { hand: ['hand-limit-2', 'milk', 'time', 'love'] },
      bob: { hand: ['the-party', 'sleep', 'bread'] },
      cid: { hand: ['dreams', 'the-rocket', 'money', 'peace'], front: ['the-sun'] },
    })

  it('L1 makes everybody else comply the moment it appears, in any order, and spares the player on turn', () => {
    const t = handLimit()
    t.ann.plays('hand-limit-2')
    t.bob.isAsked('discard', ['the-party', 'sleep', 'bread'])
    t.cid.isAsked('discard', ['dreams', 'the-rocket', 'money', 'peace'])
    t.cid.picks('dreams', 'money')
    t.ann.isNotAsked()
    t.bob.picks('the-party')
    t.ann.isAsked('play', ['milk', 'time', 'love'])
    expect(t.discard).toHaveLength(3)
    expect(t.discard).toEqual(expect.arrayContaining(['the-party', 'dreams', 'money']))
  })

  it('L1 is ignored by the player on turn until the turn ends', () => {
    const t = table({ turn: 'ann', rules: ['hand-limit-0', 'play-2'], ann: { hand: ['jackpot', 'milk'] }, bob: {} })
    t.ann.plays('jackpot')
    expect(t.ann.hand).toHaveLength(4)
    t.ann.isAsked('play')
  })

  it('L1 binds the player on turn when the turn ends', () => {
    const t = table({ turn: 'ann', rules: ['hand-limit-1'], ann: { hand: ['milk', 'love', 'time'] }, bob: {} })
    t.ann.plays('milk')
    t.ann.isAsked('discard', ['love', 'time'])
  })

  it('L1 on Keepers makes everybody else comply at once as well', () => {
    const t = table({
      turn: 'ann',
      ann: { hand: ['keeper-limit-2'], front: ['milk', 'love'] },
      bob: { front: ['time', 'sleep', 'bread'] },
      cid: { front: ['music', 'peace'] },
    })
    t.ann.plays('keeper-limit-2')
    t.bob.isAsked('discard', ['time', 'sleep', 'bread'])
    t.cid.isNotAsked()
    t.bob.picks('sleep')
    expect(t.bob.front).toEqual(['time', 'bread'])
    expect(t.turn).toBe('bob')
  })

  it('L1 asks nothing where all cards must go', () => {
    const t = table({ turn: 'ann', rules: ['play-2'], ann: { hand: ['hand-limit-0', 'milk'] }, bob: { hand: ['love', 'time'] } })
    t.ann.plays('hand-limit-0')
    expect(t.bob.hand).toEqual([])
    expect([...t.discard].sort()).toEqual(['love', 'time'])
    t.ann.isAsked('play', ['milk'])
  })

  it('L1 makes everybody else comply at once in the middle of an Action, too', () => {
    const t = table({
      turn: 'ann',
      deck: ['hand-limit-1', 'no-limits'],
      ann: { hand: ['draw-2-and-use-em'] },
      bob: { hand: ['milk', 'love'] },
    })
    t.ann.plays('draw-2-and-use-em')
    t.ann.picks('hand-limit-1')
    t.bob.isAsked('discard', ['milk', 'love'])
    expect(t.rules).toEqual(['hand-limit-1'])
    t.bob.picks('milk')
    expect(t.rules).toEqual([])
  })

  it('L1 binds at once those whom an effect makes exceed it', () => {
    const t = table({
      turn: 'ann',
      rules: ['hand-limit-1'],
      ann: { hand: ['trade-hands', 'milk', 'love', 'time'] },
      bob: { hand: ['sleep'] },
    })
    t.ann.plays('trade-hands')
    t.bob.isAsked('discard', ['milk', 'love', 'time'])
    t.bob.picks('milk', 'time')
    expect(t.bob.hand).toContain('love')
  })

  it('L2 leaves the choice of cards to the one who must discard', () => {
    const t = handLimit()
    t.ann.plays('hand-limit-2')
    expect(t.ann.refused(() => t.ann.picks('the-party'))).toBe('not-your-decision')
    expect(t.cid.refused(() => t.cid.picks('the-party', 'sleep'))).toBe('not-an-option')
    t.bob.picks('bread')
    expect(t.bob.hand).toEqual(['the-party', 'sleep'])
  })

  it('L2 asks for exactly as many cards as are too many', () => {
    const t = handLimit()
    t.ann.plays('hand-limit-2')
    expect(t.cid.refused(() => t.cid.picks('dreams'))).toBe('wrong-number')
    expect(t.cid.refused(() => t.cid.picks('dreams', 'money', 'peace'))).toBe('wrong-number')
    expect(t.cid.refused(() => t.cid.picks('dreams', 'dreams'))).toBe('picked-twice')
  })

  it('L3 is a cap, not a quota', () => {
    const t = table({ turn: 'ann', ann: { hand: ['hand-limit-2', 'milk'] }, bob: { hand: ['love'] }, cid: { hand: [] } })
    t.ann.plays('hand-limit-2')
    expect(t.ann.hand).toEqual(['milk'])
    expect(t.cid.hand).toEqual([])
    expect(t.discard).toEqual([])
    expect(t.turn).toBe('bob')
  })

  it('L4 binds nobody when it is gone before the turn ends', () => {
    const t = table({
      turn: 'ann',
      rules: ['hand-limit-0', 'keeper-limit-2'],
      ann: { hand: ['no-limits', 'milk', 'love'], front: ['time', 'sleep', 'bread'] },
      bob: {},
    })
    t.ann.plays('no-limits')
    t.ann.isNotAsked()
    expect(t.ann.hand).toEqual(['milk', 'love'])
    expect(t.ann.front).toEqual(['time', 'sleep', 'bread'])
    expect(t.turn).toBe('bob')
  })

  it('L4 binds by the number in force when the turn ends', () => {
    const t = table({ turn: 'ann', rules: ['hand-limit-0'], ann: { hand: ['hand-limit-2', 'milk', 'love'] }, bob: {} })
    t.ann.plays('hand-limit-2')
    expect(t.ann.hand).toEqual(['milk', 'love'])
    expect(t.turn).toBe('bob')
  })

  it('L4 withdraws the question of a player who leaves and lets the others stand', () => {
    const t = handLimit()
    t.ann.plays('hand-limit-2')
    t.bob.leaves()
    t.cid.isAsked('discard', ['dreams', 'the-rocket', 'money', 'peace'])
    t.ann.isNotAsked()
    t.cid.picks('dreams', 'money')
    t.ann.isAsked('play')
  })

  it('L4 withdraws its open questions when the game ends meanwhile', () => {
    const t = table({
      turn: 'ann',
      goals: ['the-brain-no-tv'],
      ann: { hand: ['keeper-limit-2'], front: ['the-brain'] },
      bob: { front: ['television', 'milk', 'love'] },
      cid: { front: ['time', 'sleep', 'bread'] },
    })
    t.ann.plays('keeper-limit-2')
    t.cid.isAsked('discard')
    t.bob.picks('television')
    expect(t.winner).toBe('ann')
    t.cid.isNotAsked()
    expect(t.cid.front).toEqual(['time', 'sleep', 'bread'])
  })

  it('L5 on Keepers exists only by a Keeper Limit', () => {
    const front = ['milk', 'love', 'time', 'sleep', 'bread', 'music', 'peace', 'the-eye']
    const t = table({ turn: 'ann', rules: ['hand-limit-2'], ann: { hand: ['the-sun'], front }, bob: {} })
    t.ann.plays('the-sun')
    expect(t.ann.front).toEqual([...front, 'the-sun'])
    expect(t.turn).toBe('bob')
  })
})
