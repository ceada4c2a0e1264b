import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

describe('An Action that is part-way through', () => {
  it('F1 must be finished before a free action is used', () => {
    const t = table({
      turn: 'ann',
      rules: ['mystery-play'],
      deck: ['milk', 'love', 'time', 'sleep'],
      ann: { hand: ['draw-3-play-2-of-them'] },
      bob: {},
    })
    t.ann.plays('draw-3-play-2-of-them')
    t.ann.isAsked('choose-cards', ['milk', 'love', 'time'])
    expect(t.ann.refused(() => t.ann.picks('use:mystery-play'))).toBe('not-an-option')
    t.ann.picks('milk')
    t.ann.isAsked('choose-cards', ['love', 'time'])
    t.ann.picks('love')
    t.ann.isAsked('play', ['use:mystery-play', 'end-turn'])
  })
})

describe('A card being resolved', () => {
  it('F2 lies aside, in no pile', () => {
    const t = table({ turn: 'ann', discard: ['time'], ann: { hand: ['trade-hands'] }, bob: {}, cid: {} })
    t.ann.plays('trade-hands')
    expect(t.ann.hand).toEqual([])
    expect(t.discard).toEqual(['time'])
    t.ann.picks('bob')
    expect(t.discard).toEqual(['time', 'trade-hands'])
  })

  it('F2 cannot be reshuffled until it is done', () => {
    const t = table({
      turn: 'ann',
      deck: [],
      onlyDeck: true,
      discard: ['milk', 'love'],
      ann: { hand: ['jackpot'] },
      bob: { hand: ['time'] },
    })
    t.ann.plays('jackpot')
    expect([...t.ann.hand].sort()).toEqual(['love', 'milk'])
  })

  it("F2 cannot be fetched by Let's Do That Again! until it is done", () => {
    const t = table({
      turn: 'ann',
      deck: ['lets-do-that-again', 'time'],
      discard: ['jackpot', 'milk', 'draw-3'],
      ann: { hand: ['draw-2-and-use-em'] },
      bob: {},
    })
    t.ann.plays('draw-2-and-use-em')
    t.ann.picks('lets-do-that-again')
    t.ann.isAsked('choose-cards', ['jackpot', 'draw-3'])
  })

  it('F2 keeps the hand it drew aside as well: a reshuffle does not reach it', () => {
    const t = table({
      turn: 'ann',
      deck: ['jackpot', 'milk', 'love'],
      onlyDeck: true,
      discard: ['time'],
      ann: { hand: ['draw-3-play-2-of-them', 'bread'] },
      bob: { hand: ['music'] },
    })
    t.ann.plays('draw-3-play-2-of-them')
    t.ann.picks('jackpot')
    expect(t.ann.hand).toEqual(['bread', 'time'])
    t.ann.isAsked('choose-cards', ['milk', 'love'])
  })
})

describe('The hand', () => {
  it('F3 is the real hand, also while a temporary one is being played', () => {
    const t = table({
      turn: 'ann',
      deck: ['discard-and-draw', 'milk', 'time', 'sleep'],
      ann: { hand: ['draw-2-and-use-em', 'bread', 'love'] },
      bob: {},
    })
    t.ann.plays('draw-2-and-use-em')
    t.ann.picks('discard-and-draw')
    expect(t.ann.hand).toEqual(['time', 'sleep'])
    expect(t.ann.front).toEqual(['milk'])
    expect(t.discard).toEqual(expect.arrayContaining(['bread', 'love', 'discard-and-draw', 'draw-2-and-use-em']))
  })

  it('F3 is what Trade Hands trades, never the temporary one', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      deck: ['trade-hands', 'milk'],
      ann: { hand: ['draw-2-and-use-em', 'bread', 'love'] },
      bob: { hand: ['time'] },
    })
    t.ann.plays('draw-2-and-use-em')
    t.ann.picks('trade-hands')
    expect(t.ann.front).toEqual(['milk'])
    expect(t.ann.hand).toEqual(['time'])
    expect(t.bob.hand).toEqual(['bread', 'love'])
  })

  it('F3 does not hold temporary cards for 10 Cards in Hand', () => {
    const t = table({
      turn: 'ann',
      goals: ['10-cards-in-hand'],
      deck: ['the-sun', 'the-moon', 'the-eye'],
      ann: { hand: ['draw-3-play-2-of-them', 'milk', 'love', 'time', 'sleep', 'bread', 'music', 'peace', 'dreams'] },
      bob: {},
    })
    t.ann.plays('draw-3-play-2-of-them')
    expect(t.winner).toBeNull()
    t.ann.picks('the-sun')
    expect(t.winner).toBeNull()
  })
})

describe('The Draw rule', () => {
  it('F5 does not count what Jackpot! gave', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      deck: ['milk', 'love', 'time', 'sleep', 'bread', 'music'],
      ann: { hand: ['jackpot', 'draw-3'] },
      bob: {},
    })
    t.ann.plays('jackpot')
    t.ann.plays('draw-3')
    expect(t.ann.hand).toEqual(['milk', 'love', 'time', 'sleep', 'bread'])
  })

  it('F5 does not count what Recycling gave', () => {
    const t = table({
      turn: 'ann',
      rules: ['recycling'],
      deck: ['milk', 'love', 'time', 'sleep', 'bread', 'music'],
      ann: { hand: ['draw-3'], front: ['peace'] },
      bob: {},
    })
    t.ann.uses('recycling')
    t.ann.plays('draw-3')
    expect(t.ann.hand).toEqual(['milk', 'love', 'time', 'sleep', 'bread'])
  })

  it('F5 counts what a bonus gave', () => {
    const t = table({
      turn: 'ann',
      rules: ['poor-bonus', 'play-2'],
      deck: ['milk'],
      ann: { hand: ['love', 'draw-2', 'sleep'] },
      bob: { front: ['time'] },
    })
    t.ann.plays('love')
    t.ann.plays('draw-2')
    expect(t.ann.hand).toEqual(['sleep'])
  })

  it('F5 counts what Inflation gave', () => {
    const t = table({
      turn: 'ann',
      rules: ['inflation', 'play-2'],
      deck: ['milk'],
      ann: { hand: ['trash-a-new-rule', 'draw-2', 'sleep'] },
      bob: {},
    })
    t.ann.plays('trash-a-new-rule')
    t.ann.picks('inflation')
    t.ann.plays('draw-2')
    expect(t.ann.hand).toEqual(['sleep'])
  })
})

describe('Play All But 1', () => {
  it('F7 has a player who began empty-handed and holds one card after the draw draw one more', () => {
    const t = table({
      turn: 'ann',
      drawn: 0,
      rules: ['play-all-but-1'],
      deck: ['milk', 'love', 'time'],
      ann: {},
      bob: {},
    })
    t.ann.isAsked('play', ['milk', 'love'])
    t.ann.plays('milk')
    expect(t.ann.hand).toEqual(['love'])
    expect(t.turn).toBe('bob')
  })

  it('F7 has such a player draw until one card can be played: three in all under Inflation', () => {
    const t = table({
      turn: 'ann',
      drawn: 0,
      rules: ['play-all-but-1', 'inflation'],
      deck: ['milk', 'love', 'time', 'sleep'],
      ann: {},
      bob: {},
    })
    t.ann.isAsked('play', ['milk', 'love', 'time'])
    t.ann.plays('love')
    expect(t.ann.hand).toEqual(['milk', 'time'])
    expect(t.turn).toBe('bob')
  })

  it('F7 gives nothing extra to who holds enough after the draw', () => {
    const t = table({
      turn: 'ann',
      drawn: 0,
      rules: ['play-all-but-1', 'draw-2'],
      deck: ['milk', 'love', 'time'],
      ann: {},
      bob: {},
    })
    t.ann.isAsked('play', ['milk', 'love'])
  })

  it('F7 gives nothing extra to who lost a hand only after the turn had begun', () => {
    const t = table({
      turn: 'ann',
      drawn: 0,
      rules: ['play-all-but-1', 'mystery-play'],
      deck: ['trade-hands', 'milk', 'love'],
      ann: { hand: ['time'] },
      bob: {},
    })
    t.ann.uses('mystery-play')
    expect(t.ann.hand).toEqual(['milk'])
    expect(t.turn).toBe('bob')
  })
})
