import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

describe('Take Another Turn', () => {
  it('F9 gives one more turn, after which the order goes on', () => {
    const t = table({
      turn: 'ann',
      deck: ['time', 'sleep'],
      ann: { hand: ['take-another-turn', 'milk'] },
      bob: { hand: ['love'] },
      cid: {},
    })
    t.ann.plays('take-another-turn')
    expect(t.turn).toBe('ann')
    t.ann.isAsked('play', ['milk', 'time'])
    t.ann.plays('milk')
    expect(t.turn).toBe('bob')
  })

  it('F9 never gives the same player more than one extra turn in a row: called again in the extra turn', () => {
    const t = table({
      turn: 'ann',
      discard: ['jackpot'],
      ann: { hand: ['take-another-turn', 'lets-do-that-again', 'milk'] },
      bob: { hand: ['love'] },
    })
    t.ann.plays('take-another-turn')
    t.ann.plays('lets-do-that-again')
    t.ann.isAsked('choose-cards', ['jackpot', 'take-another-turn'])
    t.ann.picks('take-another-turn')
    expect(t.turn).toBe('bob')
  })

  it('F9 never gives the same player more than one extra turn in a row: called twice in one turn', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      discard: ['jackpot'],
      ann: { hand: ['take-another-turn', 'lets-do-that-again', 'milk', 'time', 'sleep'] },
      bob: { hand: ['love'] },
    })
    t.ann.plays('take-another-turn')
    t.ann.plays('lets-do-that-again')
    t.ann.picks('take-another-turn')
    expect(t.turn).toBe('ann')
    t.ann.plays('milk')
    t.ann.plays('time')
    expect(t.turn).toBe('bob')
  })

  it('F9 gives an extra turn again to a player whose row of turns was broken', () => {
    const t = table({
      turn: 'ann',
      discard: ['jackpot'],
      deck: ['bread', 'sleep', 'music', 'peace'],
      ann: { hand: ['take-another-turn', 'lets-do-that-again', 'milk'] },
      bob: { hand: ['love'] },
    })
    t.ann.plays('take-another-turn')
    t.ann.plays('milk')
    t.bob.plays('love')
    t.ann.plays('lets-do-that-again')
    t.ann.picks('take-another-turn')
    expect(t.turn).toBe('ann')
  })
})

describe('Get On With It! and Swap Plays for Draws', () => {
  it('F10 may be used under Play All and override it for that turn: Get On With It!', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-all', 'get-on-with-it'],
      deck: ['milk', 'love', 'time'],
      ann: { hand: ['sleep', 'bread', 'music'] },
      bob: {},
    })
    t.ann.plays('music')
    t.ann.uses('get-on-with-it')
    expect(t.ann.hand).toEqual(['milk', 'love', 'time'])
    expect(t.discard).toEqual(expect.arrayContaining(['sleep', 'bread']))
    expect(t.turn).toBe('bob')
  })

  it('F10 may be used under Play All and override it for that turn: Swap Plays for Draws', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-all', 'swap-plays-for-draws'],
      deck: ['milk', 'love', 'time'],
      ann: { hand: ['sleep', 'bread', 'music'] },
      bob: {},
    })
    t.ann.plays('music')
    t.ann.uses('swap-plays-for-draws')
    expect(t.ann.hand).toEqual(['sleep', 'bread', 'milk', 'love'])
    expect(t.turn).toBe('bob')
  })

  it('F10 used before the draw lose it with the rest of the turn: Get On With It!', () => {
    const t = table({
      turn: 'ann',
      drawn: 0,
      rules: ['get-on-with-it', 'draw-2'],
      deck: ['milk', 'love', 'time', 'sleep'],
      ann: { hand: ['bread'] },
      bob: {},
    })
    t.ann.isAsked('play', ['use:get-on-with-it', 'draw'])
    t.ann.uses('get-on-with-it')
    expect(t.ann.hand).toEqual(['milk', 'love', 'time'])
    expect(t.turn).toBe('bob')
  })

  it('F10 used before the draw lose it with the rest of the turn: Swap Plays for Draws', () => {
    const t = table({
      turn: 'ann',
      drawn: 0,
      rules: ['swap-plays-for-draws', 'draw-2', 'play-2'],
      deck: ['milk', 'love', 'time', 'sleep'],
      ann: { hand: ['bread', 'music', 'peace'] },
      bob: {},
    })
    t.ann.uses('swap-plays-for-draws')
    expect(t.ann.hand).toEqual(['bread', 'music', 'peace', 'milk', 'love'])
    expect(t.turn).toBe('bob')
  })
})

describe('First Play Random', () => {
  const hand = ['milk', 'love', 'bread']

  it('F18 is played by the engine, by itself, after the draw', () => {
    const t = table({
      turn: 'ann',
      drawn: 0,
      rules: ['first-play-random', 'play-2'],
      deck: ['time'],
      ann: { hand },
      bob: {},
    })
    expect(t.ann.front).toHaveLength(1)
    expect([...t.ann.front, ...t.ann.hand].sort()).toEqual(['bread', 'love', 'milk', 'time'])
    t.ann.isAsked('play', t.ann.hand)
  })

  it('F18 is picked at random', () => {
    const first = ['1a', '2b', '3c', '4d', '5e', '6f', '70', '81'].map((byte) => {
      const seed = byte.repeat(32)
      const t = table({ turn: 'ann', seed, drawn: 0, rules: ['first-play-random', 'play-2'], ann: { hand }, bob: {}, deck: ['time'] })
      return t.ann.front[0]
    })
    expect(new Set(first).size).toBeGreaterThan(1)
  })

  it('F18 concerns the first play only', () => {
    const t = table({
      turn: 'ann',
      rules: ['first-play-random', 'play-3'],
      played: 1,
      ann: { hand },
      bob: {},
    })
    t.ann.isAsked('play', hand)
    t.ann.plays('love')
    t.ann.isAsked('play', ['milk', 'bread'])
  })

  it('F18 is ignored in a turn with a single play', () => {
    const t = table({ turn: 'ann', drawn: 0, rules: ['first-play-random'], deck: ['time'], ann: { hand }, bob: {} })
    t.ann.isAsked('play', [...hand, 'time'])
  })

  it('F18 is not ignored where a bonus gives a second play', () => {
    const t = table({
      turn: 'ann',
      drawn: 0,
      rules: ['first-play-random', 'rich-bonus'],
      deck: ['time'],
      ann: { hand, front: ['sleep'] },
      bob: {},
    })
    expect(t.ann.front).toHaveLength(2)
    t.ann.isAsked('play', t.ann.hand)
  })

  it('F18 is offered as `random` beside what can be used first', () => {
    const t = table({
      turn: 'ann',
      drawn: 0,
      rules: ['first-play-random', 'play-2', 'mystery-play'],
      deck: ['time', 'sleep'],
      ann: { hand },
      bob: {},
    })
    t.ann.isAsked('play', ['use:mystery-play', 'draw'])
    t.ann.picks('draw')
    t.ann.isAsked('play', ['use:mystery-play', 'random'])
    t.ann.picks('random')
    expect(t.ann.front).toHaveLength(1)
    t.ann.isAsked('play', [...t.ann.hand, 'use:mystery-play'])
  })
})
