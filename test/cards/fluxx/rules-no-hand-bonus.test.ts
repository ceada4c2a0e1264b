import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const pile = ['bread', 'chocolate', 'cookies', 'dreams', 'money', 'music', 'peace', 'sleep']

describe('No-Hand Bonus', () => {
  it('T12 gives whoever begins a turn empty-handed 3 cards, and the draw on top of them', () => {
    const t = table({ turn: 'ann', rules: ['no-hand-bonus'], deck: pile, ann: { hand: ['milk'] }, bob: { hand: [] } })
    t.ann.plays('milk')
    expect(t.bob.hand).toEqual(['bread', 'chocolate', 'cookies', 'dreams'])
    t.bob.isAsked('play', ['bread', 'chocolate', 'cookies', 'dreams'])
  })

  it('gives nothing to whoever holds a card', () => {
    const t = table({ turn: 'ann', rules: ['no-hand-bonus'], deck: pile, ann: { hand: ['milk'] }, bob: { hand: ['love'] } })
    t.ann.plays('milk')
    expect(t.bob.hand).toEqual(['love', 'bread'])
  })

  it('gives nothing to a turn already under way', () => {
    const t = table({ turn: 'ann', rules: ['play-2'], deck: pile, ann: { hand: ['no-hand-bonus'] }, bob: { hand: ['love'] } })
    t.ann.plays('no-hand-bonus')
    expect(t.rules).toEqual(['play-2', 'no-hand-bonus'])
    expect(t.ann.hand).toEqual([])
    expect(t.turn).toBe('bob')
  })

  it('T12 does not count towards the Draw rule', () => {
    const t = table({ turn: 'ann', rules: ['no-hand-bonus'], deck: ['draw-3', ...pile], ann: { hand: ['milk'] }, bob: { hand: [] } })
    t.ann.plays('milk')
    expect(t.bob.hand).toEqual(['draw-3', 'bread', 'chocolate', 'cookies'])
    t.bob.plays('draw-3')
    expect(t.bob.hand).toEqual(['bread', 'chocolate', 'cookies', 'dreams', 'money'])
  })

  it('F4 gives 4 under Inflation', () => {
    const t = table({ turn: 'ann', rules: ['no-hand-bonus', 'inflation'], deck: pile, ann: { hand: ['milk'] }, bob: { hand: [] } })
    t.ann.plays('milk')
    expect(t.bob.hand).toEqual(pile.slice(0, 6))
  })
})
