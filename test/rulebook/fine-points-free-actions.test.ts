import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

describe('A free action without effect', () => {
  it('F17 is not offered: Recycling without a Keeper', () => {
    const t = table({ turn: 'ann', rules: ['recycling'], ann: { hand: ['toast', 'milk'] }, bob: { front: ['love'] } })
    t.ann.isAsked('play', ['toast', 'milk'])
  })

  it('F17 is not waited for: Recycling without a Keeper', () => {
    const t = table({ turn: 'ann', rules: ['recycling'], ann: { hand: ['toast', 'milk'] }, bob: { front: ['love'] } })
    t.ann.plays('toast')
    expect(t.turn).toBe('bob')
  })

  it('F17 is offered as soon as it can have one: Recycling after a Keeper was played', () => {
    const t = table({ turn: 'ann', rules: ['recycling'], ann: { hand: ['toast', 'milk'] }, bob: {} })
    t.ann.plays('milk')
    t.ann.isAsked('play', ['use:recycling', 'end-turn'])
  })

  it('F17 is not offered: Mystery Play without a card to turn over', () => {
    const t = table({ turn: 'ann', rules: ['mystery-play'], deck: [], onlyDeck: true, ann: { hand: ['milk'] }, bob: { hand: ['love'] } })
    t.ann.isAsked('play', ['milk'])
    t.ann.plays('milk')
    expect(t.turn).toBe('bob')
  })

  it('F17 is not offered: Get On With It! and Swap Plays for Draws after the last play', () => {
    const t = table({
      turn: 'ann',
      rules: ['get-on-with-it', 'swap-plays-for-draws'],
      ann: { hand: ['milk', 'love'] },
      bob: {},
    })
    t.ann.isAsked('play', ['milk', 'love', 'use:get-on-with-it', 'use:swap-plays-for-draws'])
    t.ann.plays('milk')
    expect(t.turn).toBe('bob')
  })

  it('F17 is not offered: what was used already this turn', () => {
    const t = table({ turn: 'ann', rules: ['mystery-play'], used: ['mystery-play'], ann: { hand: ['milk'] }, bob: {} })
    t.ann.isAsked('play', ['milk'])
    t.ann.plays('milk')
    expect(t.turn).toBe('bob')
  })
})

describe('Goal Mill, unused', () => {
  const mill = (hand: string[]) => table({ turn: 'ann', drawn: 0, rules: ['goal-mill'], deck: ['time', 'sleep'], ann: { hand }, bob: {} })

  it('F17 keeps the turn of a player with a Goal in hand open', () => {
    const t = mill(['toast', 'milk'])
    t.ann.isAsked('play', ['use:goal-mill', 'draw'])
    t.ann.picks('draw')
    t.ann.isAsked('play', ['toast', 'milk', 'time', 'use:goal-mill'])
    t.ann.plays('milk')
    t.ann.isAsked('play', ['use:goal-mill', 'end-turn'])
  })

  it('F17 keeps the turn of a player without a Goal in hand open as well; then only `draw` and `end-turn` are offered', () => {
    const t = mill(['love', 'milk'])
    t.ann.isAsked('play', ['draw'])
    t.ann.picks('draw')
    t.ann.isAsked('play', ['love', 'milk', 'time'])
    t.ann.plays('milk')
    t.ann.isAsked('play', ['end-turn'])
    expect(t.turn).toBe('ann')
    t.ann.endsTurn()
    expect(t.turn).toBe('bob')
  })

  it('F17 tells nobody whether there is a Goal in hand', () => {
    const one = mill(['toast', 'milk'])
    const other = mill(['love', 'milk'])
    for (const t of [one, other]) {
      t.ann.picks('draw')
      t.ann.plays('milk')
    }
    expect(one.view('bob')).toEqual(other.view('bob'))
    expect(one.view(null)).toEqual(other.view(null))
  })

  it('F17 does not keep the turn of a player without cards in hand open', () => {
    const t = table({ turn: 'ann', rules: ['goal-mill'], ann: { hand: ['milk'] }, bob: {} })
    t.ann.plays('milk')
    expect(t.turn).toBe('bob')
  })

  it('F17 does not hold up the draw of a player without cards in hand', () => {
    const t = mill([])
    t.ann.isAsked('play', ['time'])
  })

  it('F17 does not keep a turn open in which it was used', () => {
    const t = table({ turn: 'ann', rules: ['goal-mill'], used: ['goal-mill'], ann: { hand: ['milk', 'toast'] }, bob: {} })
    t.ann.isAsked('play', ['milk', 'toast'])
    t.ann.plays('milk')
    expect(t.turn).toBe('bob')
  })

  it('F17 asks which Goals go even when there is only one, for nobody else can see that', () => {
    const t = table({ turn: 'ann', rules: ['goal-mill'], deck: ['time'], ann: { hand: ['milk', 'toast'] }, bob: {} })
    t.ann.uses('goal-mill')
    t.ann.isAsked('choose-cards', ['toast'])
    t.ann.picks('toast')
    expect(t.ann.hand).toEqual(['milk', 'time'])
    expect(t.discard).toEqual(['toast'])
  })

  it('F17 keeps a first play at random waiting, with or without a Goal in hand', () => {
    for (const hand of [
      ['toast', 'milk', 'the-sun'],
      ['love', 'milk', 'the-sun'],
    ]) {
      const t = table({
        turn: 'ann',
        drawn: 0,
        rules: ['goal-mill', 'first-play-random', 'play-2'],
        deck: ['time'],
        ann: { hand },
        bob: {},
      })
      t.ann.picks('draw')
      t.ann.isAsked('play')
      expect(t.ann.hand).toHaveLength(4)
    }
  })
})
