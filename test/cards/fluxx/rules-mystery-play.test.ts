import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const pile = ['cookies', 'dreams', 'money', 'music', 'peace', 'sleep', 'the-sun']

describe('Mystery Play', () => {
  it('plays the top card of the draw pile, once in a turn and without using up a play', () => {
    const t = table({ turn: 'ann', rules: ['mystery-play'], deck: pile, ann: { hand: ['milk', 'love'] }, bob: { hand: [] } })
    t.ann.isAsked('play', ['milk', 'love', 'use:mystery-play'])
    t.ann.uses('mystery-play')
    expect(t.ann.front).toEqual(['cookies'])
    expect(t.ann.hand).toEqual(['milk', 'love'])
    t.ann.isAsked('play', ['milk', 'love'])
    t.ann.plays('milk')
    expect(t.turn).toBe('bob')
  })

  it('T15 carries out an Action that it turns over', () => {
    const t = table({ turn: 'ann', rules: ['mystery-play'], deck: ['jackpot', ...pile], ann: { hand: ['milk'] }, bob: { hand: [] } })
    t.ann.uses('mystery-play')
    expect(t.discard).toEqual(['jackpot'])
    t.ann.isAsked('play', ['milk', 'cookies', 'dreams', 'money'])
  })

  it('T5 T6 puts a New Rule in force at once', () => {
    const t = table({ turn: 'ann', rules: ['mystery-play'], deck: ['play-2', ...pile], ann: { hand: ['milk', 'love'] }, bob: { hand: [] } })
    t.ann.uses('mystery-play')
    expect(t.rules).toEqual(['mystery-play', 'play-2'])
    t.ann.plays('milk')
    t.ann.isAsked('play', ['love'])
  })

  it('G2 may turn over the Goal that another player meets', () => {
    const t = table({
      turn: 'ann',
      rules: ['mystery-play'],
      deck: ['toast'],
      ann: { hand: ['milk'] },
      bob: { front: ['bread', 'the-toaster'] },
    })
    t.ann.uses('mystery-play')
    expect(t.winner).toBe('bob')
  })

  it('T11 may be used before the draw', () => {
    const t = table({
      turn: 'ann',
      rules: ['mystery-play'],
      used: ['mystery-play'],
      deck: pile,
      ann: { hand: ['milk'] },
      bob: { hand: ['love'] },
    })
    t.ann.plays('milk')
    t.bob.isAsked('play', ['draw', 'use:mystery-play'])
    t.bob.uses('mystery-play')
    expect(t.bob.front).toEqual(['cookies'])
    t.bob.isAsked('play', ['love', 'dreams'])
  })

  it('T11 keeps the turn open after the last play until it is used or declined', () => {
    const t = table({ turn: 'ann', rules: ['mystery-play'], deck: pile, ann: { hand: ['milk', 'love'] }, bob: { hand: [] } })
    t.ann.plays('milk')
    expect(t.turn).toBe('ann')
    t.ann.isAsked('play', ['use:mystery-play', 'end-turn'])
    t.ann.endsTurn()
    expect(t.turn).toBe('bob')
    t.ann.isNotAsked()
  })

  it('T11 can be used in the turn in which it lands', () => {
    const t = table({ turn: 'ann', deck: pile, ann: { hand: ['mystery-play'] }, bob: { hand: [] } })
    t.ann.plays('mystery-play')
    t.ann.isAsked('play', ['use:mystery-play', 'end-turn'])
    t.ann.uses('mystery-play')
    expect(t.ann.front).toEqual(['cookies'])
    expect(t.turn).toBe('bob')
  })

  it('F1 is not offered while an Action is part-way through', () => {
    const t = table({ turn: 'ann', rules: ['mystery-play'], deck: pile, ann: { hand: ['draw-2-and-use-em'] }, bob: { hand: [] } })
    t.ann.plays('draw-2-and-use-em')
    t.ann.isAsked('choose-cards', ['cookies', 'dreams'])
    t.ann.picks('dreams')
    t.ann.isAsked('play', ['use:mystery-play', 'end-turn'])
  })

  it('P1 reshuffles the discard pile when the draw pile is empty', () => {
    const t = table({
      turn: 'ann',
      rules: ['mystery-play'],
      onlyDeck: true,
      deck: [],
      discard: ['bread'],
      ann: { hand: ['milk'] },
      bob: { hand: [] },
    })
    t.ann.uses('mystery-play')
    expect(t.ann.front).toEqual(['bread'])
    expect(t.discard).toEqual([])
  })

  it('F17 is not offered when there is nothing to turn over', () => {
    const t = table({
      turn: 'ann',
      rules: ['mystery-play'],
      onlyDeck: true,
      deck: [],
      ann: { hand: ['milk', 'love'] },
      bob: { hand: ['time'] },
    })
    t.ann.isAsked('play', ['milk', 'love'])
    t.ann.plays('milk')
    expect(t.turn).toBe('bob')
    t.bob.isAsked('play', ['time'])
  })

  it('T5 a Draw rule turned over before the draw holds for that draw', () => {
    const t = table({
      turn: 'ann',
      rules: ['mystery-play'],
      used: ['mystery-play'],
      deck: ['draw-3', ...pile],
      ann: { hand: ['milk'] },
      bob: { hand: ['love'] },
    })
    t.ann.plays('milk')
    t.bob.uses('mystery-play')
    expect(t.bob.hand).toEqual(['love', 'cookies', 'dreams', 'money'])
  })

  it('F2 may turn over the card that takes it out of play', () => {
    const t = table({ turn: 'ann', rules: ['mystery-play'], deck: ['rules-reset', ...pile], ann: { hand: ['milk'] }, bob: { hand: [] } })
    t.ann.uses('mystery-play')
    expect(t.rules).toEqual([])
    expect(t.discard).toEqual(['mystery-play', 'rules-reset'])
    t.ann.plays('milk')
    expect(t.turn).toBe('bob')
  })
})
