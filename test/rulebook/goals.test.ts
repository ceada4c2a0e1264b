import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

const seeds = ['1a', '2b', '3c', '4d', '5e', '6f', '70', '81'].map((byte) => byte.repeat(32))

describe('A Goal', () => {
  it('G1 replaces the Goal in play', () => {
    const t = table({ turn: 'ann', goals: ['toast'], ann: { hand: ['hippyism'] }, bob: {} })
    t.ann.plays('hippyism')
    expect(t.goals).toEqual(['hippyism'])
    expect(t.discard).toEqual(['toast'])
  })

  it('G1 joins the Goal in play under Double Agenda', () => {
    const t = table({ turn: 'ann', rules: ['double-agenda'], goals: ['toast'], ann: { hand: ['hippyism'] }, bob: {} })
    t.ann.plays('hippyism')
    expect(t.goals).toEqual(['toast', 'hippyism'])
    expect(t.discard).toEqual([])
  })

  it('G1 replaces one of two under Double Agenda: its player first chooses which goes, and never three are in play', () => {
    const t = table({
      turn: 'ann',
      rules: ['double-agenda'],
      goals: ['toast', 'hippyism'],
      ann: { hand: ['bed-time', 'milk'] },
      bob: {},
    })
    t.ann.plays('bed-time')
    t.ann.isAsked('choose-cards', ['toast', 'hippyism'])
    expect(t.goals).toEqual(['toast', 'hippyism'])
    t.ann.picks('toast')
    expect(t.goals).toEqual(['hippyism', 'bed-time'])
    expect(t.discard).toEqual(['toast'])
  })

  it('G1 must be in play for anybody to win', () => {
    const t = table({
      turn: 'ann',
      ann: { hand: ['time-is-money', 'the-brain'], front: ['time', 'money', 'love', 'peace', 'dreams'] },
      bob: { front: ['bread', 'the-toaster'] },
    })
    t.ann.plays('the-brain')
    expect(t.winner).toBeNull()
    expect(t.over).toBe(false)
  })
})

describe('The winner', () => {
  it('G2 is who meets the Goal, the moment it is met, on turn', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-3'],
      goals: ['toast'],
      ann: { hand: ['bread', 'milk', 'love'], front: ['the-toaster'] },
      bob: {},
    })
    t.ann.plays('bread')
    expect(t.winner).toBe('ann')
    expect(t.over).toBe(true)
    t.ann.isNotAsked()
    expect(t.ann.hand).toEqual(['milk', 'love'])
  })

  it('G2 is who meets the Goal, the moment it is met, off turn', () => {
    const t = table({ turn: 'ann', ann: { hand: ['toast', 'milk'] }, bob: {}, cid: { front: ['bread', 'the-toaster'] } })
    t.ann.plays('toast')
    expect(t.winner).toBe('cid')
  })

  it('G2 is final: nothing can be played afterwards', () => {
    const t = table({ turn: 'ann', ann: { hand: ['toast', 'milk'] }, bob: { hand: ['love'], front: ['bread', 'the-toaster'] } })
    t.ann.plays('toast')
    expect(t.bob.refused(() => t.bob.plays('love'))).toBe('game-over')
  })

  it('G2 is looked for after every card played inside an Action: being met for an instant counts', () => {
    const t = table({
      turn: 'ann',
      deck: ['bread', 'trash-a-keeper'],
      goals: ['toast'],
      ann: { hand: ['draw-2-and-use-em'], front: ['the-toaster'] },
      bob: {},
    })
    t.ann.plays('draw-2-and-use-em')
    t.ann.picks('bread')
    expect(t.winner).toBe('ann')
    expect(t.ann.front).toEqual(['the-toaster', 'bread'])
    t.ann.isNotAsked()
  })

  it('G2 is found before a Goal covered a moment later is covered', () => {
    const t = table({
      turn: 'ann',
      deck: ['toast', 'hippyism'],
      ann: { hand: ['draw-2-and-use-em'] },
      bob: { front: ['bread', 'the-toaster'] },
    })
    t.ann.plays('draw-2-and-use-em')
    t.ann.picks('toast')
    expect(t.winner).toBe('bob')
    expect(t.goals).toEqual(['toast'])
  })

  it.each(seeds)('G2 is not looked for in the middle of Share the Wealth, only when the last card is dealt (seed %s)', (seed) => {
    const t = table({
      turn: 'ann',
      seed,
      goals: ['the-brain-no-tv'],
      ann: { hand: ['share-the-wealth'], front: ['the-brain'] },
      bob: { front: ['television'] },
    })
    t.ann.plays('share-the-wealth')
    expect([...t.ann.front, ...t.bob.front].sort()).toEqual(['television', 'the-brain'])
    expect(t.winner).toBeNull()
  })

  it('G2 is not looked for in the middle of a draw', () => {
    const t = table({
      turn: 'ann',
      goals: ['10-cards-in-hand'],
      deck: ['the-sun', 'the-moon', 'the-eye'],
      ann: { hand: ['jackpot', 'milk', 'love', 'time', 'sleep', 'bread', 'music', 'peace', 'dreams'] },
      bob: {},
    })
    t.ann.plays('jackpot')
    expect(t.ann.hand).toHaveLength(11)
    expect(t.winner).toBe('ann')
  })

  it('G2 is looked for after the draw of a turn', () => {
    const t = table({
      turn: 'ann',
      goals: ['10-cards-in-hand'],
      ann: { hand: ['the-sun'] },
      bob: { hand: ['milk', 'love', 'time', 'sleep', 'bread', 'music', 'peace', 'dreams', 'money'] },
    })
    t.ann.plays('the-sun')
    expect(t.winner).toBe('bob')
  })

  it('G2 is looked for after a free action', () => {
    const t = table({
      turn: 'ann',
      rules: ['recycling'],
      goals: ['the-brain-no-tv'],
      ann: { hand: ['milk'], front: ['television', 'love'] },
      bob: { front: ['the-brain'] },
    })
    t.ann.uses('recycling')
    t.ann.picks('television')
    expect(t.winner).toBe('bob')
  })

  it('G2 is looked for after a discard to a limit', () => {
    const t = table({
      turn: 'ann',
      rules: ['keeper-limit-2'],
      goals: ['the-brain-no-tv'],
      ann: { hand: ['milk'], front: ['television', 'love'] },
      bob: { front: ['the-brain'] },
    })
    t.ann.plays('milk')
    t.ann.picks('television')
    expect(t.winner).toBe('bob')
  })

  it('G2 is looked for when somebody leaves', () => {
    const t = table({
      turn: 'ann',
      goals: ['the-brain-no-tv'],
      ann: { hand: ['milk'] },
      bob: { front: ['the-brain'] },
      cid: { front: ['television'] },
    })
    t.cid.leaves()
    expect(t.winner).toBe('bob')
  })

  it('G2 is looked for before the others comply with their limits', () => {
    const t = table({
      turn: 'ann',
      rules: ['inflation', 'keeper-limit-4'],
      goals: ['5-keepers'],
      ann: { hand: ['trash-a-new-rule'] },
      bob: { front: ['milk', 'love', 'time', 'sleep', 'bread'] },
    })
    t.ann.plays('trash-a-new-rule')
    t.ann.picks('inflation')
    expect(t.winner).toBe('bob')
  })

  const tooManyGoals = () =>
    table({
      turn: 'ann',
      rules: ['double-agenda', 'inflation'],
      goals: ['5-keepers', 'toast'],
      ann: { hand: ['rules-reset', 'the-sun'] },
      bob: { front: ['milk', 'love', 'time', 'sleep', 'music'] },
    })

  it('G2 is looked for after the surplus Goal has gone: the dropped Goal wins for nobody', () => {
    const t = tooManyGoals()
    t.ann.plays('rules-reset')
    t.ann.isAsked('choose-cards', ['5-keepers', 'toast'])
    expect(t.winner).toBeNull()
    t.ann.picks('5-keepers')
    expect(t.winner).toBeNull()
    expect(t.goals).toEqual(['toast'])
  })

  it('G2 is looked for after the surplus Goal has gone: the Goal that stays wins', () => {
    const t = tooManyGoals()
    t.ann.plays('rules-reset')
    t.ann.picks('toast')
    expect(t.winner).toBe('bob')
  })
})
