/** Actions that draw cards into hands. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const pile = ['cookies', 'dreams', 'money', 'music', 'peace', 'sleep', 'the-sun']

describe('Jackpot!', () => {
  it('draws 3 cards', () => {
    const t = table({ turn: 'ann', deck: pile, ann: { hand: ['jackpot', 'milk'] }, bob: { hand: [] } })
    t.ann.plays('jackpot')
    expect(t.ann.hand).toEqual(['milk', 'cookies', 'dreams', 'money'])
    expect(t.discard).toEqual(['jackpot'])
    expect(t.turn).toBe('bob')
  })

  it('F4 draws 4 under Inflation', () => {
    const t = table({ turn: 'ann', rules: ['inflation'], deck: pile, ann: { hand: ['jackpot'] }, bob: { hand: [] } })
    t.ann.plays('jackpot')
    expect(t.ann.hand).toEqual(['cookies', 'dreams', 'money', 'music'])
  })

  it('F5 does not count towards the Draw rule', () => {
    const t = table({ turn: 'ann', rules: ['play-2'], deck: pile, ann: { hand: ['jackpot', 'draw-2'] }, bob: { hand: [] } })
    t.ann.plays('jackpot')
    t.ann.plays('draw-2')
    expect(t.ann.hand).toEqual(['cookies', 'dreams', 'money', 'music'])
  })

  it('P1 F2 draws what there is, never itself out of the reshuffled pile', () => {
    const t = table({ turn: 'ann', onlyDeck: true, deck: ['cookies'], discard: ['bread'], ann: { hand: ['jackpot'] }, bob: { hand: [] } })
    t.ann.plays('jackpot')
    expect(t.ann.hand).toEqual(['cookies', 'bread'])
  })
})

describe('Discard and Draw', () => {
  it('discards the rest of the hand and draws as many cards', () => {
    const t = table({ turn: 'ann', deck: pile, ann: { hand: ['discard-and-draw', 'milk', 'love'] }, bob: { hand: [] } })
    t.ann.plays('discard-and-draw')
    expect(t.ann.hand).toEqual(['cookies', 'dreams'])
    expect(new Set(t.discard)).toEqual(new Set(['milk', 'love', 'discard-and-draw']))
    expect(t.turn).toBe('bob')
  })

  it('T2 does nothing with an empty hand', () => {
    const t = table({ turn: 'ann', deck: pile, ann: { hand: ['discard-and-draw'] }, bob: { hand: [] } })
    t.ann.plays('discard-and-draw')
    expect(t.ann.hand).toEqual([])
    expect(t.discard).toEqual(['discard-and-draw'])
    expect(t.turn).toBe('bob')
  })

  it('has no numeral for Inflation to raise', () => {
    const t = table({
      turn: 'ann',
      rules: ['inflation'],
      deck: pile,
      ann: { hand: ['discard-and-draw', 'milk', 'love'] },
      bob: { hand: [] },
    })
    t.ann.plays('discard-and-draw')
    expect(t.ann.hand).toEqual(['cookies', 'dreams'])
  })

  it('P1 F2 draws from a reshuffle what it discarded, but never itself', () => {
    const t = table({ turn: 'ann', onlyDeck: true, deck: [], ann: { hand: ['discard-and-draw', 'milk', 'love'] }, bob: { hand: ['time'] } })
    t.ann.plays('discard-and-draw')
    expect(new Set(t.ann.hand)).toEqual(new Set(['milk', 'love']))
    expect(t.discard).not.toContain('milk')
  })
})

describe('Everybody Gets 1', () => {
  it('draws a card per player and asks its player, card by card, who gets it; the last goes by itself', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      deck: pile,
      ann: { hand: ['everybody-gets-1', 'milk'] },
      bob: { hand: ['love'] },
      cid: { hand: [] },
    })
    t.ann.plays('everybody-gets-1')
    t.ann.isAsked('choose-player', ['ann', 'bob', 'cid'])
    t.ann.picks('bob')
    t.ann.isAsked('choose-player', ['ann', 'cid'])
    t.ann.picks('ann')
    expect(t.ann.hand).toEqual(['milk', 'dreams'])
    expect(t.bob.hand).toEqual(['love', 'cookies'])
    expect(t.cid.hand).toEqual(['money'])
    expect(t.discard).toEqual(['everybody-gets-1'])
    t.ann.isAsked('play', ['milk', 'dreams'])
  })

  it('L1 binds the others to a Hand Limit at once', () => {
    const t = table({
      turn: 'ann',
      rules: ['hand-limit-1', 'play-2'],
      deck: pile,
      ann: { hand: ['everybody-gets-1', 'milk'] },
      bob: { hand: ['love'] },
    })
    t.ann.plays('everybody-gets-1')
    t.ann.picks('bob')
    t.bob.isAsked('discard', ['love', 'cookies'])
    t.ann.isNotAsked()
    t.bob.picks('love')
    t.ann.isAsked('play', ['milk', 'dreams'])
  })

  it('F4 gives 2 each under Inflation', () => {
    const t = table({ turn: 'ann', rules: ['inflation'], deck: pile, ann: { hand: ['everybody-gets-1'] }, bob: { hand: ['love'] } })
    t.ann.plays('everybody-gets-1')
    t.ann.picks('bob')
    t.ann.isAsked('choose-player', ['ann', 'bob'])
    t.ann.picks('bob')
    expect(t.bob.hand).toEqual(['love', 'cookies', 'dreams'])
    expect(t.ann.hand).toEqual(['money', 'music'])
  })

  it('P1 gives out what there is', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      onlyDeck: true,
      deck: ['cookies'],
      ann: { hand: ['everybody-gets-1', 'milk'] },
      bob: { hand: [] },
      cid: { hand: [] },
    })
    t.ann.plays('everybody-gets-1')
    t.ann.isAsked('choose-player', ['ann', 'bob', 'cid'])
    t.ann.picks('cid')
    expect(t.cid.hand).toEqual(['cookies'])
    t.ann.isAsked('play', ['milk'])
  })
})
