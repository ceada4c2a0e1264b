import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

describe('A player who leaves', () => {
  it('J2 may do so at any time: hand and cards in play go to the discard pile', () => {
    const t = table({
      turn: 'ann',
      ann: { hand: ['bread'] },
      bob: { hand: ['milk', 'love'], front: ['time'] },
      cid: { hand: ['sleep'] },
    })
    t.bob.leaves()
    expect(t.discard).toHaveLength(3)
    expect(t.discard).toEqual(expect.arrayContaining(['milk', 'love', 'time']))
    t.ann.isAsked('play', ['bread'])
  })

  it('J2 cannot act any more', () => {
    const t = table({ turn: 'ann', ann: { hand: ['bread'] }, bob: { hand: ['milk'] }, cid: { hand: ['sleep'] } })
    t.bob.leaves()
    expect(t.bob.refused(() => t.bob.plays('milk'))).toBe('not-a-player')
  })

  it('J2 leaves behind the rules and the Goal that they played', () => {
    const t = table({ turn: 'ann', ann: { hand: ['play-3', 'toast', 'bread'] }, bob: { hand: ['milk'] }, cid: {} })
    t.ann.plays('play-3')
    t.ann.plays('toast')
    t.ann.leaves()
    expect(t.rules).toEqual(['play-3'])
    expect(t.goals).toEqual(['toast'])
    expect(t.discard).toEqual(['bread'])
  })

  it('J2 is asked nothing more, and what waited for them goes on without them', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['hand-limit-1', 'bread'] },
      bob: { hand: ['milk', 'love', 'time'] },
      cid: { hand: ['sleep'] },
    })
    t.ann.plays('hand-limit-1')
    t.ann.isNotAsked()
    t.bob.leaves()
    t.bob.isNotAsked()
    expect(t.discard).toEqual(expect.arrayContaining(['milk', 'love', 'time']))
    t.ann.isAsked('play', ['bread'])
  })

  it('J2 is no longer offered by a question that is open', () => {
    const t = table({
      turn: 'ann',
      ann: { hand: ['trade-hands', 'bread'] },
      bob: { hand: ['milk'] },
      cid: { hand: ['sleep'] },
      dee: { hand: ['love'] },
    })
    t.ann.plays('trade-hands')
    t.ann.isAsked('choose-player', ['bob', 'cid', 'dee'])
    t.cid.leaves()
    t.ann.isAsked('choose-player', ['bob', 'dee'])
  })

  it('J2 takes with them the Keepers that a question offered', () => {
    const t = table({
      turn: 'ann',
      ann: { hand: ['steal-a-keeper', 'bread'] },
      bob: { front: ['milk'] },
      cid: { front: ['sleep', 'love'] },
    })
    t.ann.plays('steal-a-keeper')
    t.bob.leaves()
    t.ann.isAsked('choose-cards', ['sleep', 'love'])
  })

  it('J2 may leave a question with one answer, which the game then gives itself', () => {
    const t = table({ turn: 'ann', ann: { hand: ['trade-hands', 'bread'] }, bob: { hand: ['milk'] }, cid: { hand: ['sleep'] } })
    t.ann.plays('trade-hands')
    t.bob.leaves()
    expect(t.ann.hand).toEqual(['sleep'])
    expect(t.turn).toBe('cid')
    expect(t.cid.hand).toContain('bread')
  })

  it('J2 may leave a question without an answer: the effect goes on without it', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['steal-a-keeper', 'bread'] },
      bob: { front: ['milk', 'love'] },
      cid: {},
    })
    t.ann.plays('steal-a-keeper')
    t.bob.leaves()
    expect(t.ann.front).toEqual([])
    expect(t.discard).toContain('steal-a-keeper')
    t.ann.isAsked('play', ['bread'])
  })

  it('J2 frees others from what an Action of theirs asked', () => {
    const t = table({
      turn: 'ann',
      deck: ['time'],
      ann: { hand: ['rock-paper-scissors-showdown', 'bread'] },
      bob: { hand: ['milk'] },
      cid: { hand: ['sleep'] },
    })
    t.ann.plays('rock-paper-scissors-showdown')
    t.ann.picks('cid')
    t.cid.isAsked('choose-option')
    t.ann.leaves()
    t.cid.isNotAsked()
    expect(t.cid.hand).toEqual(['sleep'])
    expect([...t.discard].sort()).toEqual(['bread', 'rock-paper-scissors-showdown'])
    t.bob.isAsked('play', ['milk', 'time'])
  })

  it('J2 is skipped by an effect that wanted something from them', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['rock-paper-scissors-showdown', 'bread'] },
      bob: { hand: ['milk'] },
      cid: { hand: ['sleep'] },
    })
    t.ann.plays('rock-paper-scissors-showdown')
    t.ann.picks('bob')
    t.ann.picks('rock')
    t.bob.isAsked('choose-option', ['rock', 'paper', 'scissors'])
    t.bob.leaves()
    expect(t.ann.hand).toEqual(['bread'])
    expect(t.discard).toEqual(expect.arrayContaining(['milk', 'rock-paper-scissors-showdown']))
    t.ann.isAsked('play', ['bread'])
  })

  const everybody = () =>
    table({
      turn: 'ann',
      rules: ['play-2'],
      deck: ['milk', 'love', 'time'],
      ann: { hand: ['everybody-gets-1', 'bread'] },
      bob: {},
      cid: {},
    })

  it('J2 has the card discarded that they were given', () => {
    const t = everybody()
    t.ann.plays('everybody-gets-1')
    t.ann.isAsked('choose-player', ['ann', 'bob', 'cid'])
    t.ann.picks('bob')
    t.bob.leaves()
    t.ann.isAsked('choose-player', ['ann', 'cid'])
    t.ann.picks('cid')
    expect(t.cid.hand).toHaveLength(1)
    expect(t.ann.hand).toHaveLength(2)
    expect(t.discard).toHaveLength(2)
    expect([...t.cid.hand, ...t.ann.hand, ...t.discard].sort()).toEqual(['bread', 'everybody-gets-1', 'love', 'milk', 'time'])
  })

  it('J2 has the card discarded that they were still to receive', () => {
    const t = everybody()
    t.ann.plays('everybody-gets-1')
    t.bob.leaves()
    t.ann.isAsked('choose-player', ['ann', 'cid'])
    t.ann.picks('cid')
    expect(t.cid.hand).toHaveLength(1)
    expect(t.ann.hand).toHaveLength(2)
    expect(t.discard).toHaveLength(2)
    t.ann.isAsked('play')
  })

  it('J2 ends the turn if it was theirs', () => {
    const t = table({
      turn: 'bob',
      deck: ['time'],
      ann: { hand: ['bread'] },
      bob: { hand: ['milk'] },
      cid: { hand: ['sleep'] },
    })
    t.bob.leaves()
    expect(t.turn).toBe('cid')
    t.cid.isAsked('play', ['sleep', 'time'])
    t.cid.plays('sleep')
    expect(t.turn).toBe('ann')
  })

  it('J2 loses the extra turn they had called', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['take-another-turn', 'bread'] },
      bob: { hand: ['milk'] },
      cid: { hand: ['sleep'] },
    })
    t.ann.plays('take-another-turn')
    t.ann.leaves()
    expect(t.turn).toBe('bob')
  })

  it('J2 takes a temporary hand and the half-way Action to the discard pile as well', () => {
    const t = table({
      turn: 'ann',
      deck: ['draw-2-and-use-em', 'milk', 'love', 'time', 'sleep'],
      ann: { hand: ['draw-3-play-2-of-them', 'bread'] },
      bob: {},
      cid: {},
    })
    t.ann.plays('draw-3-play-2-of-them')
    t.ann.picks('draw-2-and-use-em')
    t.ann.leaves()
    expect([...t.discard].sort()).toEqual(['bread', 'draw-2-and-use-em', 'draw-3-play-2-of-them', 'love', 'milk', 'sleep', 'time'].sort())
    expect(t.turn).toBe('bob')
  })

  it('J2 ends the game without a winner if one player is left', () => {
    const t = table({ turn: 'ann', ann: { hand: ['bread'] }, bob: { hand: ['milk'] } })
    t.bob.leaves()
    expect(t.over).toBe(true)
    expect(t.winner).toBeNull()
    t.ann.isNotAsked()
  })

  it('J2 lets the game go on while two are left', () => {
    const t = table({ turn: 'ann', ann: { hand: ['bread'] }, bob: { hand: ['milk'] }, cid: { hand: ['sleep'] } })
    t.bob.leaves()
    expect(t.over).toBe(false)
  })

  it('J2 may make the last one win: the winner is looked for before the table ends for want of people', () => {
    const t = table({
      turn: 'ann',
      goals: ['the-brain-no-tv'],
      ann: { hand: ['bread'], front: ['the-brain'] },
      bob: { front: ['television'] },
    })
    t.bob.leaves()
    expect(t.over).toBe(true)
    expect(t.winner).toBe('ann')
  })
})
