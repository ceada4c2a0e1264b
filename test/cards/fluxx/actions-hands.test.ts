/** Actions that move cards between hands. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const pile = ['cookies', 'dreams', 'money', 'music', 'peace', 'sleep', 'the-sun']

describe('Random Tax', () => {
  it('takes 1 card at random from the hand of each other player, and nothing from an empty one', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['random-tax', 'milk'] },
      bob: { hand: ['love', 'time'] },
      cid: { hand: ['bread'] },
      dee: { hand: [] },
    })
    t.ann.plays('random-tax')
    expect(t.bob.hand).toHaveLength(1)
    expect(t.cid.hand).toEqual([])
    expect(t.dee.hand).toEqual([])
    expect(t.ann.hand).toHaveLength(3)
    expect(new Set([...t.ann.hand, ...t.bob.hand])).toEqual(new Set(['milk', 'love', 'time', 'bread']))
    expect(t.ann.hand).toEqual(expect.arrayContaining(['milk', 'bread']))
    t.ann.isAsked('play', t.ann.hand)
  })

  it('does nothing when all others are empty-handed', () => {
    const t = table({ turn: 'ann', deck: pile, ann: { hand: ['random-tax', 'milk'] }, bob: { hand: [] }, cid: { hand: [] } })
    t.ann.plays('random-tax')
    expect(t.ann.hand).toEqual(['milk'])
    expect(t.turn).toBe('bob')
  })

  it('F4 takes 2 from each under Inflation, as far as they have them', () => {
    const t = table({
      turn: 'ann',
      rules: ['inflation'],
      ann: { hand: ['random-tax'] },
      bob: { hand: ['love', 'time', 'milk'] },
      cid: { hand: ['bread'] },
    })
    t.ann.plays('random-tax')
    expect(t.bob.hand).toHaveLength(1)
    expect(t.cid.hand).toEqual([])
    expect(t.ann.hand).toHaveLength(3)
    expect(t.ann.hand).toContain('bread')
  })

  it('leaves the card to chance', () => {
    const taken = Array.from({ length: 30 }, (_, seed) => {
      const t = table({ turn: 'ann', deck: pile, seed: `${seed}`, ann: { hand: ['random-tax'] }, bob: { hand: ['milk', 'love', 'bread'] } })
      t.ann.plays('random-tax')
      return t.ann.hand[0]
    })
    expect(new Set(taken)).toEqual(new Set(['milk', 'love', 'bread']))
  })
})

describe('Rotate Hands', () => {
  const turning = () =>
    table({
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['rotate-hands', 'milk'] },
      bob: { hand: ['love', 'time'] },
      cid: { hand: ['bread'] },
    })

  it('asks for the direction', () => {
    const t = turning()
    t.ann.plays('rotate-hands')
    t.ann.isAsked('choose-option', ['left', 'right'])
  })

  it('passes every hand to the next player to the left', () => {
    const t = turning()
    t.ann.plays('rotate-hands')
    t.ann.picks('left')
    expect(t.bob.hand).toEqual(['milk'])
    expect(t.cid.hand).toEqual(['love', 'time'])
    expect(t.ann.hand).toEqual(['bread'])
    t.ann.isAsked('play', ['bread'])
  })

  it('passes every hand to the next player to the right', () => {
    const t = turning()
    t.ann.plays('rotate-hands')
    t.ann.picks('right')
    expect(t.cid.hand).toEqual(['milk'])
    expect(t.bob.hand).toEqual(['bread'])
    expect(t.ann.hand).toEqual(['love', 'time'])
    t.ann.isAsked('play', ['love', 'time'])
  })

  it('A1 is carried out even if it leaves its player with nothing', () => {
    const t = table({ turn: 'ann', deck: pile, ann: { hand: ['rotate-hands', 'milk'] }, bob: { hand: [] }, cid: { hand: [] } })
    t.ann.plays('rotate-hands')
    t.ann.picks('right')
    expect(t.ann.hand).toEqual([])
    expect(t.cid.hand).toEqual(['milk'])
    expect(t.turn).toBe('bob')
  })

  it('L1 binds the others to a Hand Limit at once', () => {
    const t = table({
      turn: 'ann',
      rules: ['hand-limit-1', 'play-2'],
      ann: { hand: ['rotate-hands', 'milk', 'love'] },
      bob: { hand: ['time'] },
      cid: { hand: ['bread'] },
    })
    t.ann.plays('rotate-hands')
    t.ann.picks('left')
    t.bob.isAsked('discard', ['milk', 'love'])
    t.cid.isNotAsked()
    t.bob.picks('milk')
    t.ann.isAsked('play', ['bread'])
  })
})

describe('Trade Hands', () => {
  it('asks with whom and swaps the two whole hands', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['trade-hands', 'milk'] },
      bob: { hand: ['bread'] },
      cid: { hand: ['love', 'time'] },
    })
    t.ann.plays('trade-hands')
    t.ann.isAsked('choose-player', ['bob', 'cid'])
    t.ann.picks('cid')
    expect(t.ann.hand).toEqual(['love', 'time'])
    expect(t.cid.hand).toEqual(['milk'])
    expect(t.bob.hand).toEqual(['bread'])
    t.ann.isAsked('play', ['love', 'time'])
  })

  it('asks nothing when there is only one other player', () => {
    const t = table({ turn: 'ann', rules: ['play-2'], ann: { hand: ['trade-hands', 'milk'] }, bob: { hand: ['love', 'time'] } })
    t.ann.plays('trade-hands')
    expect(t.bob.hand).toEqual(['milk'])
    t.ann.isAsked('play', ['love', 'time'])
  })

  it('A1 must be carried out even when everyone else is empty-handed', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      deck: pile,
      ann: { hand: ['trade-hands', 'milk'] },
      bob: { hand: [] },
      cid: { hand: [] },
    })
    t.ann.plays('trade-hands')
    t.ann.isAsked('choose-player', ['bob', 'cid'])
    t.ann.picks('cid')
    expect(t.ann.hand).toEqual([])
    expect(t.cid.hand).toEqual(['milk'])
    expect(t.turn).toBe('bob')
  })

  it('L1 binds the other player to a Hand Limit at once', () => {
    const t = table({
      turn: 'ann',
      rules: ['hand-limit-1', 'play-2'],
      ann: { hand: ['trade-hands', 'milk', 'love'] },
      bob: { hand: ['time'] },
    })
    t.ann.plays('trade-hands')
    t.bob.isAsked('discard', ['milk', 'love'])
    t.ann.isNotAsked()
    t.bob.picks('milk')
    t.ann.isAsked('play', ['time'])
  })
})

describe('Use What You Take', () => {
  it('asks whose card, offering only those who hold one', () => {
    const t = table({
      turn: 'ann',
      ann: { hand: ['use-what-you-take'] },
      bob: { hand: ['milk'] },
      cid: { hand: [] },
      dee: { hand: ['love'] },
    })
    t.ann.plays('use-what-you-take')
    t.ann.isAsked('choose-player', ['bob', 'dee'])
  })

  it('A2 takes a card at random and plays it: a Keeper lands in front of the taker', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['use-what-you-take', 'time'] },
      bob: { hand: ['milk', 'love', 'bread'] },
    })
    t.ann.plays('use-what-you-take')
    expect(t.ann.front).toHaveLength(1)
    expect(t.bob.hand).toHaveLength(2)
    expect(new Set([...t.ann.front, ...t.bob.hand])).toEqual(new Set(['milk', 'love', 'bread']))
    t.ann.isAsked('play', ['time'])
  })

  it("A2 carries out an Action as the taker's own, T9 within the same play", () => {
    const t = table({ turn: 'ann', deck: pile, ann: { hand: ['use-what-you-take', 'time'] }, bob: { hand: ['jackpot'] } })
    t.ann.plays('use-what-you-take')
    expect(t.ann.hand).toEqual(['time', 'cookies', 'dreams', 'money'])
    expect(t.discard).toEqual(['jackpot', 'use-what-you-take'])
    expect(t.turn).toBe('bob')
  })

  it('T5 a New Rule taken so works for the taker at once', () => {
    const t = table({ turn: 'ann', deck: pile, ann: { hand: ['use-what-you-take'] }, bob: { hand: ['draw-2'] } })
    t.ann.plays('use-what-you-take')
    expect(t.rules).toEqual(['draw-2'])
    expect(t.ann.hand).toEqual(['cookies'])
  })

  it('does nothing when all others are empty-handed', () => {
    const t = table({ turn: 'ann', deck: pile, ann: { hand: ['use-what-you-take', 'time'] }, bob: { hand: [] }, cid: { hand: [] } })
    t.ann.plays('use-what-you-take')
    expect(t.discard).toEqual(['use-what-you-take'])
    expect(t.turn).toBe('bob')
  })

  it('says one in a word: Inflation takes no second', () => {
    const t = table({
      turn: 'ann',
      rules: ['inflation'],
      ann: { hand: ['use-what-you-take', 'time'] },
      bob: { hand: ['milk', 'love', 'bread'] },
    })
    t.ann.plays('use-what-you-take')
    expect(t.bob.hand).toHaveLength(2)
    t.ann.isAsked('play', ['time'])
  })

  it('A2 leaves the card to chance', () => {
    const taken = Array.from({ length: 30 }, (_, seed) => {
      const t = table({
        turn: 'ann',
        deck: pile,
        seed: `${seed}`,
        ann: { hand: ['use-what-you-take'] },
        bob: { hand: ['milk', 'love', 'bread'] },
      })
      t.ann.plays('use-what-you-take')
      return t.ann.front[0]
    })
    expect(new Set(taken)).toEqual(new Set(['milk', 'love', 'bread']))
  })
})
