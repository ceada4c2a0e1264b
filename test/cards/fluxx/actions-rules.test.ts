/** Actions that take New Rules out of play. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const pile = ['cookies', 'dreams', 'money', 'music']

describe("Let's Simplify", () => {
  it("discards New Rules of one's choice, up to half of them, rounded up", () => {
    const t = table({
      turn: 'ann',
      rules: ['draw-2', 'play-2', 'hand-limit-2'],
      deck: pile,
      ann: { hand: ['lets-simplify', 'milk'] },
      bob: { hand: [] },
    })
    t.ann.plays('lets-simplify')
    t.ann.isAsked('choose-cards', ['draw-2', 'play-2', 'hand-limit-2'])
    expect(t.ann.refused(() => t.ann.picks('draw-2', 'play-2', 'hand-limit-2'))).toBe('wrong-number')
    t.ann.picks('draw-2', 'hand-limit-2')
    expect(t.rules).toEqual(['play-2'])
    expect(new Set(t.discard)).toEqual(new Set(['draw-2', 'hand-limit-2', 'lets-simplify']))
    t.ann.isAsked('play', ['milk'])
  })

  it('may discard none at all', () => {
    const t = table({ turn: 'ann', rules: ['draw-2', 'play-2'], deck: pile, ann: { hand: ['lets-simplify', 'milk'] }, bob: { hand: [] } })
    t.ann.plays('lets-simplify')
    t.ann.picks()
    expect(t.rules).toEqual(['draw-2', 'play-2'])
    t.ann.isAsked('play', ['milk'])
  })

  it('asks even about a single rule, which may stay', () => {
    const t = table({ turn: 'ann', rules: ['draw-2'], deck: pile, ann: { hand: ['lets-simplify'] }, bob: { hand: [] } })
    t.ann.plays('lets-simplify')
    t.ann.isAsked('choose-cards', ['draw-2'])
    t.ann.picks('draw-2')
    expect(t.rules).toEqual([])
    expect(t.turn).toBe('bob')
  })

  it('T2 does nothing with no New Rule in play', () => {
    const t = table({ turn: 'ann', goals: ['toast'], deck: pile, ann: { hand: ['lets-simplify'] }, bob: { hand: [] } })
    t.ann.plays('lets-simplify')
    expect(t.goals).toEqual(['toast'])
    expect(t.turn).toBe('bob')
  })

  it('F11 discards them all at the same moment: no limit strikes in between', () => {
    const t = table({
      turn: 'ann',
      rules: ['inflation', 'hand-limit-1', 'draw-2'],
      deck: pile,
      ann: { hand: ['lets-simplify', 'milk'] },
      bob: { hand: ['love', 'time'] },
    })
    t.ann.plays('lets-simplify')
    t.ann.picks('inflation', 'hand-limit-1')
    expect(t.discard).not.toContain('love')
    expect(t.discard).not.toContain('time')
    expect(t.turn).toBe('bob')
  })

  it('F15 leaves its player to drop a Goal when Double Agenda goes', () => {
    const t = table({
      turn: 'ann',
      rules: ['double-agenda', 'play-2'],
      goals: ['toast', 'hippyism'],
      deck: pile,
      ann: { hand: ['lets-simplify'] },
      bob: { hand: [] },
    })
    t.ann.plays('lets-simplify')
    t.ann.picks('double-agenda')
    t.ann.isAsked('choose-cards', ['toast', 'hippyism'])
    t.ann.picks('toast')
    expect(t.goals).toEqual(['hippyism'])
  })

  it('takes two of four', () => {
    const rules = ['draw-2', 'play-2', 'hand-limit-2', 'inflation']
    const t = table({ turn: 'ann', rules, deck: pile, ann: { hand: ['lets-simplify', 'milk'] }, bob: { hand: [] } })
    t.ann.plays('lets-simplify')
    expect(t.ann.refused(() => t.ann.picks('draw-2', 'play-2', 'inflation'))).toBe('wrong-number')
    t.ann.picks('draw-2', 'hand-limit-2')
    expect(t.rules).toEqual(['play-2', 'inflation'])
  })
})

describe('No Limits', () => {
  it('discards all Hand Limits and Keeper Limits in play and nothing else', () => {
    const t = table({
      turn: 'ann',
      rules: ['hand-limit-1', 'draw-2', 'keeper-limit-2'],
      deck: pile,
      ann: { hand: ['no-limits'] },
      bob: { hand: [] },
    })
    t.ann.plays('no-limits')
    expect(t.rules).toEqual(['draw-2'])
    expect(new Set(t.discard)).toEqual(new Set(['hand-limit-1', 'keeper-limit-2', 'no-limits']))
    expect(t.terms.handLimit.value).toBeNull()
    expect(t.terms.keeperLimit.value).toBeNull()
  })

  it('L4 spares the player on turn, who would have had to comply at the end of the turn', () => {
    const t = table({
      turn: 'ann',
      rules: ['hand-limit-0', 'keeper-limit-2'],
      deck: pile,
      ann: { hand: ['no-limits', 'milk', 'love'], front: ['time', 'bread', 'sleep'] },
      bob: { hand: [] },
    })
    t.ann.plays('no-limits')
    expect(t.ann.hand).toEqual(['milk', 'love'])
    expect(t.ann.front).toEqual(['time', 'bread', 'sleep'])
    expect(t.turn).toBe('bob')
  })

  it('T2 does nothing with no limit in play', () => {
    const t = table({ turn: 'ann', rules: ['draw-2'], deck: pile, ann: { hand: ['no-limits'] }, bob: { hand: [] } })
    t.ann.plays('no-limits')
    expect(t.rules).toEqual(['draw-2'])
    expect(t.discard).toEqual(['no-limits'])
    expect(t.turn).toBe('bob')
  })
})

describe('Rules Reset', () => {
  it('S1 discards all New Rules: the Basic Rules remain, and so does the Goal', () => {
    const t = table({
      turn: 'ann',
      rules: ['draw-3', 'play-4', 'hand-limit-2', 'inflation', 'mystery-play'],
      goals: ['toast'],
      deck: pile,
      ann: { hand: ['rules-reset', 'milk', 'love', 'time'] },
      bob: { hand: [] },
    })
    t.ann.plays('rules-reset')
    expect(t.rules).toEqual([])
    expect(t.goals).toEqual(['toast'])
    expect(new Set(t.discard)).toEqual(new Set(['draw-3', 'play-4', 'hand-limit-2', 'inflation', 'mystery-play', 'rules-reset']))
    expect(t.ann.hand).toEqual(['milk', 'love', 'time'])
    expect(t.turn).toBe('bob')
    expect(t.terms.draw.value).toBe(1)
    expect(t.terms.play.value).toBe(1)
    expect(t.bob.hand).toEqual(['cookies'])
  })

  it('F15 asks which of two Goals is discarded', () => {
    const t = table({
      turn: 'ann',
      rules: ['double-agenda'],
      goals: ['toast', 'hippyism'],
      deck: pile,
      ann: { hand: ['rules-reset'] },
      bob: { hand: [] },
    })
    t.ann.plays('rules-reset')
    t.ann.isAsked('choose-cards', ['toast', 'hippyism'])
    t.ann.picks('toast')
    expect(t.goals).toEqual(['hippyism'])
    expect(t.rules).toEqual([])
    expect(t.turn).toBe('bob')
  })

  it('T2 does nothing with no New Rule in play', () => {
    const t = table({ turn: 'ann', deck: pile, ann: { hand: ['rules-reset'] }, bob: { hand: [] } })
    t.ann.plays('rules-reset')
    expect(t.discard).toEqual(['rules-reset'])
    expect(t.turn).toBe('bob')
  })
})

describe('Trash a New Rule', () => {
  it("discards a New Rule of one's choice", () => {
    const t = table({
      turn: 'ann',
      rules: ['draw-2', 'play-3', 'hand-limit-2'],
      goals: ['toast'],
      deck: pile,
      ann: { hand: ['trash-a-new-rule', 'milk'], front: ['love'] },
      bob: { hand: [] },
    })
    t.ann.plays('trash-a-new-rule')
    t.ann.isAsked('choose-cards', ['draw-2', 'play-3', 'hand-limit-2'])
    t.ann.picks('draw-2')
    expect(t.rules).toEqual(['play-3', 'hand-limit-2'])
    expect(t.discard).toEqual(['draw-2', 'trash-a-new-rule'])
    t.ann.isAsked('play', ['milk'])
  })

  it('T6 ends the plays when it trashes the Play rule', () => {
    const t = table({ turn: 'ann', rules: ['play-3'], deck: pile, ann: { hand: ['trash-a-new-rule', 'milk'] }, bob: { hand: [] } })
    t.ann.plays('trash-a-new-rule')
    expect(t.rules).toEqual([])
    expect(t.ann.hand).toEqual(['milk'])
    expect(t.turn).toBe('bob')
  })

  it('T2 does nothing with no New Rule in play', () => {
    const t = table({ turn: 'ann', deck: pile, ann: { hand: ['trash-a-new-rule'] }, bob: { hand: [] } })
    t.ann.plays('trash-a-new-rule')
    expect(t.discard).toEqual(['trash-a-new-rule'])
    expect(t.turn).toBe('bob')
  })
})
