import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const pile = ['cookies', 'dreams', 'money', 'music']

describe('Zap a Card!', () => {
  it("T13 takes any card in play into the hand: a Goal, a New Rule or anybody's Keeper", () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2', 'draw-2'],
      goals: ['toast'],
      discard: ['jackpot'],
      deck: pile,
      ann: { hand: ['zap-a-card', 'milk'], front: ['love'] },
      bob: { front: ['time'], hand: ['bread'] },
    })
    t.ann.plays('zap-a-card')
    t.ann.isAsked('choose-cards', ['play-2', 'draw-2', 'toast', 'love', 'time'])
    t.ann.picks('time')
    expect(t.ann.hand).toEqual(['milk', 'time'])
    expect(t.bob.front).toEqual([])
    expect(t.discard).toEqual(['jackpot', 'zap-a-card'])
    t.ann.isAsked('play', ['milk', 'time'])
  })

  it('takes a Goal, and then nobody can win', () => {
    const t = table({ turn: 'ann', goals: ['toast'], deck: pile, ann: { hand: ['zap-a-card'], front: ['love'] }, bob: { hand: [] } })
    t.ann.plays('zap-a-card')
    t.ann.picks('toast')
    expect(t.goals).toEqual([])
    expect(t.ann.hand).toEqual(['toast'])
  })

  it('makes a New Rule stop working at once', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-3', 'hand-limit-0'],
      deck: pile,
      ann: { hand: ['zap-a-card', 'milk'] },
      bob: { hand: [] },
    })
    t.ann.plays('zap-a-card')
    t.ann.picks('hand-limit-0')
    expect(t.rules).toEqual(['play-3'])
    expect(t.terms.handLimit.value).toBeNull()
    t.ann.isAsked('play', ['milk', 'hand-limit-0'])
  })

  it('takes the only card in play without asking', () => {
    const t = table({ turn: 'ann', deck: pile, ann: { hand: ['zap-a-card'] }, bob: { front: ['time'] } })
    t.ann.plays('zap-a-card')
    expect(t.ann.hand).toEqual(['time'])
    expect(t.turn).toBe('bob')
  })

  it('T2 S1 does nothing with nothing in play but the Basic Rules', () => {
    const t = table({ turn: 'ann', deck: pile, ann: { hand: ['zap-a-card'] }, bob: { hand: [] } })
    t.ann.plays('zap-a-card')
    expect(t.ann.hand).toEqual([])
    expect(t.discard).toEqual(['zap-a-card'])
    expect(t.turn).toBe('bob')
  })

  it('F15 leaves its player to drop a Goal when it takes Double Agenda', () => {
    const t = table({
      turn: 'ann',
      rules: ['double-agenda'],
      goals: ['toast', 'hippyism'],
      deck: pile,
      ann: { hand: ['zap-a-card'] },
      bob: { hand: [] },
    })
    t.ann.plays('zap-a-card')
    t.ann.picks('double-agenda')
    t.ann.isAsked('choose-cards', ['toast', 'hippyism'])
    t.ann.picks('toast')
    expect(t.goals).toEqual(['hippyism'])
    expect(t.discard).toContain('toast')
    expect(t.ann.hand).toEqual(['double-agenda'])
  })

  it('T6 ends the plays when it takes the Play rule', () => {
    const t = table({ turn: 'ann', rules: ['play-3'], deck: pile, ann: { hand: ['zap-a-card', 'milk'] }, bob: { hand: [] } })
    t.ann.plays('zap-a-card')
    expect(t.ann.hand).toEqual(['milk', 'play-3'])
    expect(t.turn).toBe('bob')
  })
})
