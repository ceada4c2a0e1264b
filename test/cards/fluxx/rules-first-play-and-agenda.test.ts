/** New Rules that change how a play or a Goal is made. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const pile = ['bread', 'chocolate', 'cookies', 'dreams', 'money', 'music', 'peace', 'sleep']

describe('First Play Random', () => {
  it('F18 plays the first card of a turn by itself, and leaves the others to the player', () => {
    const t = table({
      turn: 'ann',
      rules: ['first-play-random', 'play-2'],
      played: 1,
      deck: ['sleep'],
      ann: { hand: ['milk'] },
      bob: { hand: ['bread', 'cookies'] },
    })
    t.ann.plays('milk')
    expect(t.turn).toBe('bob')
    expect(t.bob.front).toHaveLength(1)
    expect(new Set([...t.bob.front, ...t.bob.hand])).toEqual(new Set(['bread', 'cookies', 'sleep']))
    t.bob.isAsked('play', t.bob.hand)
  })

  it('is ignored in a turn of a single play', () => {
    const t = table({
      turn: 'ann',
      rules: ['first-play-random'],
      deck: ['sleep'],
      ann: { hand: ['milk'] },
      bob: { hand: ['bread', 'cookies'] },
    })
    t.ann.plays('milk')
    expect(t.bob.front).toEqual([])
    t.bob.isAsked('play', ['bread', 'cookies', 'sleep'])
  })

  it('counts bonuses among the plays of a turn', () => {
    const t = table({
      turn: 'ann',
      rules: ['first-play-random', 'party-bonus'],
      played: 1,
      deck: ['sleep', 'time'],
      ann: { hand: ['milk'], front: ['the-party'] },
      bob: { hand: ['bread'] },
    })
    t.ann.plays('milk')
    expect(t.bob.front).toHaveLength(1)
    expect(t.bob.hand).toHaveLength(2)
    t.bob.isAsked('play', t.bob.hand)
  })

  it('leaves a turn alone whose first play is made', () => {
    const t = table({ turn: 'ann', rules: ['play-3'], ann: { hand: ['first-play-random', 'milk', 'love', 'time'] }, bob: { hand: [] } })
    t.ann.plays('first-play-random')
    t.ann.isAsked('play', ['milk', 'love', 'time'])
    expect(t.ann.front).toEqual([])
  })

  it('F18 offers `random` beside what can be used first', () => {
    const t = table({
      turn: 'ann',
      rules: ['first-play-random', 'play-2', 'mystery-play'],
      played: 1,
      used: ['mystery-play'],
      deck: ['sleep', 'time'],
      ann: { hand: ['milk'] },
      bob: { hand: ['bread', 'cookies'] },
    })
    t.ann.plays('milk')
    t.bob.picks('draw')
    t.bob.isAsked('play', ['random', 'use:mystery-play'])
    t.bob.picks('random')
    expect(t.bob.front).toHaveLength(1)
    t.bob.isAsked('play', [...t.bob.hand, 'use:mystery-play'])
  })

  it('does not touch free actions: what they play is not the first play from hand', () => {
    const t = table({
      turn: 'ann',
      rules: ['first-play-random', 'play-2', 'mystery-play'],
      played: 1,
      used: ['mystery-play'],
      deck: ['sleep', 'time'],
      ann: { hand: ['milk'] },
      bob: { hand: ['bread', 'cookies'] },
    })
    t.ann.plays('milk')
    t.bob.uses('mystery-play')
    expect(t.bob.front[0]).toBe('sleep')
    expect(t.bob.front).toHaveLength(2)
    expect(t.bob.hand).toHaveLength(2)
    t.bob.isAsked('play', t.bob.hand)
  })

  it('picks by chance: each card of the hand can be the one', () => {
    const firsts = Array.from({ length: 30 }, (_, seed) => {
      const t = table({
        turn: 'ann',
        rules: ['first-play-random', 'play-2'],
        played: 1,
        deck: ['sleep'],
        seed: `${seed}`,
        ann: { hand: ['milk'] },
        bob: { hand: ['bread', 'cookies'] },
      })
      t.ann.plays('milk')
      return t.bob.front[0]
    })
    expect(new Set(firsts)).toEqual(new Set(['bread', 'cookies', 'sleep']))
  })

  it('F4 holds when Inflation makes two plays of one', () => {
    const t = table({
      turn: 'ann',
      rules: ['first-play-random', 'inflation'],
      played: 1,
      deck: ['sleep', 'time'],
      ann: { hand: ['milk'] },
      bob: { hand: ['bread'] },
    })
    t.ann.plays('milk')
    expect(t.bob.front).toHaveLength(1)
    expect(t.bob.hand).toHaveLength(2)
  })
})

describe('Double Agenda', () => {
  it('G1 lets a second Goal lie beside the first', () => {
    const t = table({ turn: 'ann', rules: ['double-agenda'], goals: ['toast'], deck: pile, ann: { hand: ['hippyism'] }, bob: { hand: [] } })
    t.ann.plays('hippyism')
    expect(t.goals).toEqual(['toast', 'hippyism'])
    expect(t.discard).toEqual([])
    expect(t.turn).toBe('bob')
  })

  it('G2 lets either Goal win', () => {
    for (const [last, first] of [
      ['bread', 'the-toaster'],
      ['love', 'peace'],
    ] as const) {
      const t = table({
        turn: 'ann',
        rules: ['double-agenda'],
        goals: ['toast', 'hippyism'],
        ann: { hand: [last], front: [first] },
        bob: { hand: [] },
      })
      t.ann.plays(last)
      expect(t.winner).toBe('ann')
    }
  })

  it('G1 asks whoever plays a third Goal which of the two goes', () => {
    const t = table({
      turn: 'ann',
      rules: ['double-agenda'],
      goals: ['toast', 'hippyism'],
      deck: pile,
      ann: { hand: ['dreamland'] },
      bob: { hand: [] },
    })
    t.ann.plays('dreamland')
    t.ann.isAsked('choose-cards', ['toast', 'hippyism'])
    t.ann.picks('toast')
    expect(t.goals).toEqual(['hippyism', 'dreamland'])
    expect(t.discard).toEqual(['toast'])
  })

  it('F4 says two in a word: Inflation allows no third', () => {
    const t = table({
      turn: 'ann',
      rules: ['double-agenda', 'inflation'],
      goals: ['toast', 'hippyism'],
      ann: { hand: ['dreamland', 'no-limits'] },
      bob: { hand: [] },
    })
    t.ann.plays('dreamland')
    t.ann.isAsked('choose-cards', ['toast', 'hippyism'])
  })

  it('F15 makes the player on turn drop one of two Goals when it goes', () => {
    const t = table({
      turn: 'ann',
      rules: ['double-agenda'],
      goals: ['toast', 'hippyism'],
      deck: pile,
      ann: { hand: ['trash-a-new-rule'] },
      bob: { hand: [] },
    })
    t.ann.plays('trash-a-new-rule')
    t.ann.isAsked('choose-cards', ['toast', 'hippyism'])
    t.bob.isNotAsked()
    t.ann.picks('hippyism')
    expect(t.goals).toEqual(['toast'])
    expect(t.discard).toContain('hippyism')
    expect(t.turn).toBe('bob')
  })

  it('F15 asks nothing when it goes with a single Goal out', () => {
    const t = table({
      turn: 'ann',
      rules: ['double-agenda'],
      goals: ['toast'],
      deck: pile,
      ann: { hand: ['trash-a-new-rule'] },
      bob: { hand: [] },
    })
    t.ann.plays('trash-a-new-rule')
    expect(t.goals).toEqual(['toast'])
    expect(t.turn).toBe('bob')
  })

  it('G3 lets nobody win when two meet different Goals at once, until a single one does', () => {
    const t = table({
      turn: 'ann',
      rules: ['double-agenda'],
      goals: ['toast', 'hippyism'],
      deck: ['trash-a-keeper'],
      ann: { hand: ['exchange-keepers'], front: ['the-toaster', 'love'] },
      bob: { front: ['bread', 'peace'] },
    })
    t.ann.plays('exchange-keepers')
    t.ann.picks('love')
    t.ann.picks('bread')
    expect(t.over).toBe(false)
    expect(t.winner).toBeNull()
    t.bob.plays('trash-a-keeper')
    t.bob.picks('bread')
    expect(t.winner).toBe('bob')
  })

  it('G2 wins for a player who meets both Goals', () => {
    const t = table({
      turn: 'ann',
      rules: ['double-agenda'],
      goals: ['hippyism', 'cant-buy-me-love'],
      ann: { hand: ['love'], front: ['money', 'peace'] },
      bob: { hand: [] },
    })
    t.ann.plays('love')
    expect(t.winner).toBe('ann')
  })
})
