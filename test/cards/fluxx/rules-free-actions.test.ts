/** New Rules that give a free action once in a turn: at any moment of one's own turn, never a play (T11). */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const pile = ['cookies', 'dreams', 'money', 'music', 'peace', 'sleep', 'the-sun']

describe('Goal Mill', () => {
  it("lets Goals of one's choice be discarded from the hand and draws as many, once in a turn", () => {
    const t = table({
      turn: 'ann',
      rules: ['goal-mill'],
      deck: pile,
      ann: { hand: ['toast', 'hippyism', 'lullaby', 'milk'] },
      bob: { hand: [] },
    })
    t.ann.isAsked('play', ['toast', 'hippyism', 'lullaby', 'milk', 'use:goal-mill'])
    t.ann.uses('goal-mill')
    t.ann.isAsked('choose-cards', ['toast', 'hippyism', 'lullaby'])
    t.ann.picks('toast', 'lullaby')
    expect(t.ann.hand).toEqual(['hippyism', 'milk', 'cookies', 'dreams'])
    expect(new Set(t.discard)).toEqual(new Set(['toast', 'lullaby']))
    expect(t.goals).toEqual([])
    t.ann.isAsked('play', ['hippyism', 'milk', 'cookies', 'dreams'])
  })

  it('wants one Goal or more', () => {
    const t = table({ turn: 'ann', rules: ['goal-mill'], ann: { hand: ['toast', 'hippyism'] }, bob: { hand: [] } })
    t.ann.uses('goal-mill')
    expect(t.ann.refused(() => t.ann.picks())).toBe('wrong-number')
  })

  it('asks for the Goal even if there is only one, since nobody else can see that', () => {
    const t = table({ turn: 'ann', rules: ['goal-mill'], deck: pile, ann: { hand: ['toast', 'milk'] }, bob: { hand: [] } })
    t.ann.uses('goal-mill')
    t.ann.isAsked('choose-cards', ['toast'])
    t.ann.picks('toast')
    expect(t.ann.hand).toEqual(['milk', 'cookies'])
  })

  it('T11 can still be used or declined after the last play', () => {
    const t = table({ turn: 'ann', rules: ['goal-mill'], deck: pile, ann: { hand: ['milk', 'toast'] }, bob: { hand: [] } })
    t.ann.plays('milk')
    t.ann.isAsked('play', ['use:goal-mill', 'end-turn'])
    t.ann.endsTurn()
    expect(t.ann.hand).toEqual(['toast'])
    expect(t.turn).toBe('bob')
  })

  it('F17 keeps a turn open for a hand without Goals just as well, with nothing to do but end it', () => {
    const t = table({ turn: 'ann', rules: ['goal-mill'], deck: pile, ann: { hand: ['milk', 'love'] }, bob: { hand: [] } })
    t.ann.isAsked('play', ['milk', 'love'])
    t.ann.plays('milk')
    t.ann.isAsked('play', ['end-turn'])
    t.ann.endsTurn()
    expect(t.turn).toBe('bob')
  })

  it('F17 does not keep the turn of an empty hand open', () => {
    const t = table({ turn: 'ann', rules: ['goal-mill'], deck: pile, ann: { hand: ['milk'] }, bob: { hand: [] } })
    t.ann.plays('milk')
    expect(t.turn).toBe('bob')
    t.bob.isAsked('play', ['cookies'])
  })

  it('T11 may be used before the draw; F17 whoever has no Goal is asked to draw all the same', () => {
    const withGoal = table({ turn: 'ann', rules: ['goal-mill'], deck: pile, ann: { hand: ['milk'] }, bob: { hand: ['toast'] } })
    withGoal.ann.plays('milk')
    withGoal.bob.isAsked('play', ['draw', 'use:goal-mill'])
    const without = table({ turn: 'ann', rules: ['goal-mill'], deck: pile, ann: { hand: ['milk'] }, bob: { hand: ['bread'] } })
    without.ann.plays('milk')
    without.bob.isAsked('play', ['draw'])
    without.bob.picks('draw')
    without.bob.isAsked('play', ['bread', 'cookies'])
  })

  it('F5 draws outside the Draw rule', () => {
    const t = table({ turn: 'ann', rules: ['goal-mill', 'play-2'], deck: pile, ann: { hand: ['toast', 'draw-2'] }, bob: { hand: [] } })
    t.ann.uses('goal-mill')
    t.ann.picks('toast')
    t.ann.plays('draw-2')
    expect(t.ann.hand).toEqual(['cookies', 'dreams'])
  })

  it('has no numeral for Inflation to raise', () => {
    const t = table({ turn: 'ann', rules: ['goal-mill', 'inflation'], deck: pile, ann: { hand: ['toast', 'milk'] }, bob: { hand: [] } })
    t.ann.uses('goal-mill')
    t.ann.picks('toast')
    expect(t.ann.hand).toEqual(['milk', 'cookies'])
  })
})

describe('Recycling', () => {
  it("discards one of one's own Keepers in play and draws 3, once in a turn", () => {
    const t = table({
      turn: 'ann',
      rules: ['recycling'],
      deck: pile,
      ann: { hand: ['milk'], front: ['bread', 'time'] },
      bob: { front: ['love'] },
    })
    t.ann.isAsked('play', ['milk', 'use:recycling'])
    t.ann.uses('recycling')
    t.ann.isAsked('choose-cards', ['bread', 'time'])
    t.ann.picks('bread')
    expect(t.ann.front).toEqual(['time'])
    expect(t.discard).toEqual(['bread'])
    t.ann.isAsked('play', ['milk', 'cookies', 'dreams', 'money'])
  })

  it('takes the only Keeper without asking', () => {
    const t = table({ turn: 'ann', rules: ['recycling'], deck: pile, ann: { hand: ['milk'], front: ['bread'] }, bob: { front: ['love'] } })
    t.ann.uses('recycling')
    expect(t.ann.front).toEqual([])
    t.ann.isAsked('play', ['milk', 'cookies', 'dreams', 'money'])
  })

  it("F17 is not offered without a Keeper of one's own, and the turn does not wait for it", () => {
    const t = table({ turn: 'ann', rules: ['recycling'], deck: pile, ann: { hand: ['no-limits', 'milk'] }, bob: { front: ['love'] } })
    t.ann.isAsked('play', ['no-limits', 'milk'])
    t.ann.plays('no-limits')
    expect(t.turn).toBe('bob')
  })

  it('T11 can be used after the last play, on the Keeper just played, or declined', () => {
    const t = table({ turn: 'ann', rules: ['recycling'], deck: pile, ann: { hand: ['milk'] }, bob: { hand: [] } })
    t.ann.plays('milk')
    t.ann.isAsked('play', ['use:recycling', 'end-turn'])
    t.ann.endsTurn()
    expect(t.ann.front).toEqual(['milk'])
    expect(t.turn).toBe('bob')
  })

  it('T11 gives no further play: the cards drawn after the last play stay in hand', () => {
    const t = table({ turn: 'ann', rules: ['recycling'], deck: pile, ann: { hand: ['milk'] }, bob: { hand: [] } })
    t.ann.plays('milk')
    t.ann.uses('recycling')
    expect(t.ann.hand).toEqual(['cookies', 'dreams', 'money'])
    expect(t.turn).toBe('bob')
  })

  it('T11 may be used before the draw', () => {
    const t = table({ turn: 'ann', rules: ['recycling'], deck: pile, ann: { hand: ['no-limits'] }, bob: { front: ['love'] } })
    t.ann.plays('no-limits')
    t.bob.isAsked('play', ['draw', 'use:recycling'])
    t.bob.uses('recycling')
    expect(t.bob.hand).toEqual(['cookies', 'dreams', 'money', 'music'])
  })

  it('F5 draws outside the Draw rule', () => {
    const t = table({
      turn: 'ann',
      rules: ['recycling', 'play-2'],
      deck: pile,
      ann: { hand: ['draw-2'], front: ['bread'] },
      bob: { hand: [] },
    })
    t.ann.uses('recycling')
    t.ann.plays('draw-2')
    expect(t.ann.hand).toEqual(['cookies', 'dreams', 'money', 'music'])
  })

  it('F4 draws 4 under Inflation', () => {
    const t = table({
      turn: 'ann',
      rules: ['recycling', 'inflation'],
      deck: pile,
      ann: { hand: ['milk'], front: ['bread'] },
      bob: { hand: [] },
    })
    t.ann.uses('recycling')
    expect(t.ann.hand).toEqual(['milk', 'cookies', 'dreams', 'money', 'music'])
  })
})
