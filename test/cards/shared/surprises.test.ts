/** The Surprises that both Batman Fluxx and Doctor Who Fluxx print. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const edition = 'batman'

describe('Canceled Plans', () => {
  it('in turn discards every Goal in play, and a Goal of each of the others, or a card at random', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['double-agenda'],
      goals: ['sidekicks', 'mad-love'],
      ann: { hand: ['canceled-plans'] },
      bob: { hand: ['robin', 'cold-cash', 'secret-tunnel'] },
      cid: { hand: ['the-bank', 'batman'] },
      dan: {},
    })
    t.ann.plays('canceled-plans')
    expect(t.goals).toEqual([])
    expect(t.cid.hand).toHaveLength(1)
    t.bob.isAsked('discard', ['cold-cash', 'secret-tunnel'])
    t.bob.picks('cold-cash')
    expect(t.bob.hand).toContain('robin')
    expect(t.discard).toContain('cold-cash')
  })

  it('asks for a lone Goal too: how many somebody holds is hidden', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['canceled-plans'] }, bob: { hand: ['robin', 'cold-cash'] } })
    t.ann.plays('canceled-plans')
    t.bob.isAsked('discard', ['cold-cash'])
    t.bob.timesOut()
    expect(t.discard).toContain('cold-cash')
  })

  it('out of turn discards a Goal before anybody can win with it; the old one stays', () => {
    const t = table({
      edition,
      turn: 'ann',
      goals: ['secret-tunnel'],
      ann: { hand: ['sidekicks'], front: ['robin', 'batgirl'] },
      bob: { hand: ['canceled-plans'] },
    })
    t.bob.takes('arm', 'canceled-plans', 'goal-played')
    t.ann.plays('sidekicks')
    expect(t.winner).toBeNull()
    expect(t.goals).toEqual(['secret-tunnel'])
    expect(t.discard).toEqual(expect.arrayContaining(['sidekicks', 'canceled-plans']))
  })
})

describe('Stop That!', () => {
  it('in turn costs each of the others an Action, or a card at random', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['stop-that'] }, bob: { hand: ['kpow', 'jackpot'] }, cid: { hand: ['the-bank'] } })
    t.ann.plays('stop-that')
    expect(t.cid.hand).toEqual([])
    t.bob.isAsked('discard', ['kpow', 'jackpot'])
    t.bob.picks('kpow')
    expect(t.bob.hand).toContain('jackpot')
  })

  it('out of turn discards an Action before its first step', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['draw-2-and-use-em'] }, bob: { hand: ['stop-that'] } })
    t.bob.takes('arm', 'stop-that', 'action-played')
    const deck = t.deck.length
    t.ann.plays('draw-2-and-use-em')
    expect(t.discard.toSorted()).toEqual(['draw-2-and-use-em', 'stop-that'])
    expect(deck - t.deck.length).toBe(1)
    expect(t.turn).toBe('bob')
  })

  it('U4 answers an Action inside another as well', () => {
    const t = table({
      edition,
      turn: 'ann',
      deck: ['kpow', 'the-bank'],
      ann: { hand: ['draw-2-and-use-em'], front: ['bane'] },
      bob: { hand: ['stop-that'] },
    })
    t.bob.takes('arm', 'stop-that', 'action-played', 'kpow')
    t.ann.plays('draw-2-and-use-em')
    t.ann.picks('kpow')
    expect(t.ann.front).toEqual(['bane', 'the-bank'])
  })
})

describe("That's Mine!", () => {
  it('in turn takes a Keeper of somebody else', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['thats-mine'] }, bob: { front: ['robin', 'batman', 'bane'] } })
    t.ann.plays('thats-mine')
    t.ann.isAsked('choose-cards', ['robin', 'batman'])
    t.ann.picks('robin')
    expect(t.ann.front).toEqual(['robin'])
  })

  it('out of turn catches a Keeper as it is played', () => {
    const t = table({
      edition,
      turn: 'ann',
      goals: ['sidekicks'],
      ann: { hand: ['robin'], front: ['batgirl'] },
      bob: { hand: ['thats-mine'] },
    })
    t.bob.takes('arm', 'thats-mine', 'keeper-played')
    t.ann.plays('robin')
    expect(t.winner).toBeNull()
    expect(t.bob.front).toEqual(['robin'])
    expect(t.discard).toEqual(['thats-mine'])
    expect(t.turn).toBe('bob')
  })

  it('G2 may win with it', () => {
    const t = table({
      edition,
      turn: 'ann',
      goals: ['sidekicks'],
      ann: { hand: ['robin'] },
      bob: { hand: ['thats-mine'], front: ['batgirl'] },
    })
    t.bob.takes('arm', 'thats-mine', 'keeper-played')
    t.ann.plays('robin')
    expect(t.winner).toBe('bob')
  })
})

describe('Veto!', () => {
  it('in turn discards up to two New Rules', () => {
    const t = table({ edition, turn: 'ann', rules: ['draw-2', 'play-2', 'hand-limit-3'], ann: { hand: ['veto'] }, bob: {} })
    t.ann.plays('veto')
    expect(t.ann.refused(() => t.ann.picks('draw-2', 'play-2', 'hand-limit-3'))).toBe('wrong-number')
    t.ann.picks('draw-2')
    expect(t.rules).toEqual(['play-2', 'hand-limit-3'])
  })

  it('out of turn discards a New Rule before it works; the one it would have replaced stays', () => {
    const t = table({ edition, turn: 'ann', rules: ['draw-2'], ann: { hand: ['draw-5'] }, bob: { hand: ['veto'] } })
    t.bob.takes('arm', 'veto', 'rule-played')
    t.ann.plays('draw-5')
    expect(t.rules).toEqual(['draw-2'])
    expect(t.ann.hand).toEqual([])
  })
})
