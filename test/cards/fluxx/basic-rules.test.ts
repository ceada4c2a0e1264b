import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const pile = ['bread', 'chocolate', 'cookies', 'dreams', 'money', 'music', 'peace', 'sleep', 'television', 'time', 'the-sun', 'the-moon']

describe('Basic Rules', () => {
  it('S1 has everybody draw 1 card and play 1, without any limit', () => {
    const t = table({ turn: 'ann', deck: ['bread'], ann: { hand: ['milk', 'love'] }, bob: { hand: ['time'] } })
    expect(t.rules).toEqual([])
    expect(t.terms.draw.value).toBe(1)
    expect(t.terms.play.value).toBe(1)
    expect(t.terms.handLimit.value).toBeNull()
    expect(t.terms.keeperLimit.value).toBeNull()
    t.ann.plays('milk')
    expect(t.turn).toBe('bob')
    expect(t.bob.hand).toEqual(['time', 'bread'])
    t.ann.isNotAsked()
  })

  it('T2 offers every card in hand; T3 nothing else, neither a discard nor a pass', () => {
    const t = table({ turn: 'ann', ann: { hand: ['milk', 'toast', 'draw-2', 'no-limits'] }, bob: { hand: ['love'] } })
    t.ann.isAsked('play', ['milk', 'toast', 'draw-2', 'no-limits'])
    expect(t.ann.refused(() => t.ann.picks('end-turn'))).toBe('not-an-option')
    expect(t.ann.refused(() => t.ann.plays('love'))).toBe('not-an-option')
  })

  it('gives nobody a play out of turn', () => {
    const t = table({ turn: 'ann', ann: { hand: ['milk'] }, bob: { hand: ['love'] } })
    t.bob.isNotAsked()
    expect(t.bob.refused(() => t.bob.plays('love'))).toBe('not-your-decision')
  })

  it('L5 sets no limit to the cards in hand or to the Keepers in play', () => {
    const t = table({
      turn: 'ann',
      deck: ['jackpot'],
      ann: { hand: ['milk', ...pile], front: ['love', 'the-eye', 'the-brain'] },
      bob: { hand: [] },
    })
    t.ann.plays('milk')
    expect(t.turn).toBe('bob')
    t.ann.isNotAsked()
    expect(t.ann.hand).toEqual(pile)
  })

  it("S1 are not among what Zap a Card!, Trash a New Rule or Let's Simplify can take", () => {
    for (const card of ['zap-a-card', 'trash-a-new-rule', 'lets-simplify']) {
      const t = table({ turn: 'ann', deck: ['bread'], ann: { hand: [card] }, bob: { hand: [] } })
      t.ann.plays(card)
      expect(t.turn).toBe('bob')
      expect(t.terms.draw.value).toBe(1)
      expect(t.terms.play.value).toBe(1)
    }
  })

  it('F4 become draw 2, play 2 under Inflation, and stay without limits', () => {
    const t = table({ turn: 'ann', rules: ['inflation'], deck: pile, ann: { hand: ['milk', 'love', 'the-eye'] }, bob: { hand: [] } })
    expect(t.terms.draw.value).toBe(2)
    expect(t.terms.play.value).toBe(2)
    expect(t.terms.handLimit.value).toBeNull()
    t.ann.plays('milk')
    t.ann.isAsked('play', ['love', 'the-eye'])
    t.ann.plays('love')
    expect(t.turn).toBe('bob')
    expect(t.bob.hand).toEqual(['bread', 'chocolate'])
  })

  it('S5 hand the turn on clockwise', () => {
    const t = table({ turn: 'bob', deck: pile, ann: { hand: [] }, bob: { hand: ['milk'] }, cid: { hand: [] } })
    t.bob.plays('milk')
    expect(t.turn).toBe('cid')
    t.cid.plays('bread')
    expect(t.turn).toBe('ann')
  })
})
