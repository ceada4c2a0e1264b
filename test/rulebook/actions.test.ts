import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

const seeds = ['1a', '2b', '3c', '4d', '5e', '6f', '70', '81'].map((byte) => byte.repeat(32))

describe('Trade Hands and its like', () => {
  it('A1 must be carried out even when everyone else is empty-handed', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['trade-hands', 'milk', 'love'] },
      bob: {},
      cid: {},
    })
    t.ann.plays('trade-hands')
    t.ann.isAsked('choose-player', ['bob', 'cid'])
    t.ann.picks('cid')
    expect(t.ann.hand).toEqual([])
    expect(t.cid.hand).toEqual(['milk', 'love'])
    expect(t.turn).toBe('bob')
  })

  it('A1 asks nothing of two players, where only one trade is possible', () => {
    const t = table({ turn: 'ann', rules: ['play-2'], ann: { hand: ['trade-hands', 'milk'] }, bob: { hand: ['love', 'time'] } })
    t.ann.plays('trade-hands')
    expect(t.bob.hand).toEqual(['milk'])
    t.ann.isAsked('play', ['love', 'time'])
  })

  it('A1 goes for Rotate Hands as well', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['rotate-hands', 'milk', 'love'] },
      bob: {},
      cid: {},
    })
    t.ann.plays('rotate-hands')
    t.ann.isAsked('choose-option', ['left', 'right'])
    t.ann.picks('left')
    expect(t.ann.hand).toEqual([])
    expect(t.cid.hand).toEqual([])
    expect(t.turn).toBe('bob')
    expect(t.bob.hand).toEqual(expect.arrayContaining(['milk', 'love']))
  })
})

describe('Use What You Take', () => {
  it('A2 takes from another hand of choice, if it holds cards', () => {
    const t = table({
      turn: 'ann',
      ann: { hand: ['use-what-you-take', 'milk'] },
      bob: { hand: ['love', 'time'] },
      cid: {},
      dee: { hand: ['sleep'] },
    })
    t.ann.plays('use-what-you-take')
    t.ann.isAsked('choose-player', ['bob', 'dee'])
    t.ann.picks('dee')
    expect(t.dee.hand).toEqual([])
  })

  it('A2 takes at random', () => {
    const taken = seeds.map((seed) => {
      const t = table({
        turn: 'ann',
        seed,
        ann: { hand: ['use-what-you-take'] },
        bob: { hand: ['love', 'time', 'sleep'] },
        cid: { hand: ['bread'] },
      })
      t.ann.plays('use-what-you-take')
      t.ann.picks('bob')
      return t.ann.front[0]
    })
    expect(new Set(taken).size).toBeGreaterThan(1)
    for (const card of taken) expect(['love', 'time', 'sleep']).toContain(card)
  })

  it('A2 has the card played by the taker', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      deck: ['milk', 'love', 'time'],
      ann: { hand: ['use-what-you-take', 'sleep'] },
      bob: { hand: ['jackpot'] },
    })
    t.ann.plays('use-what-you-take')
    t.ann.isAsked('play', ['sleep', 'milk', 'love', 'time'])
    expect(t.bob.hand).toEqual([])
    expect(t.discard).toEqual(expect.arrayContaining(['jackpot', 'use-what-you-take']))
  })

  it('A2 lands a Keeper in front of the taker', () => {
    const t = table({ turn: 'ann', ann: { hand: ['use-what-you-take'] }, bob: { hand: ['love'] } })
    t.ann.plays('use-what-you-take')
    expect(t.ann.front).toEqual(['love'])
    expect(t.bob.front).toEqual([])
  })
})

describe('Steal a Keeper', () => {
  it('A3 takes from the table', () => {
    const t = table({
      turn: 'ann',
      ann: { hand: ['steal-a-keeper'], front: ['the-sun'] },
      bob: { hand: ['milk'], front: ['love'] },
      cid: { hand: ['time'], front: ['sleep'] },
    })
    t.ann.plays('steal-a-keeper')
    t.ann.isAsked('choose-cards', ['love', 'sleep'])
    t.ann.picks('sleep')
    expect(t.ann.front).toEqual(['the-sun', 'sleep'])
    expect(t.cid.front).toEqual([])
  })

  it('A3 never takes from a hand', () => {
    const t = table({ turn: 'ann', ann: { hand: ['steal-a-keeper'] }, bob: { hand: ['milk', 'love'] } })
    t.ann.plays('steal-a-keeper')
    expect(t.ann.front).toEqual([])
    expect(t.discard).toEqual(['steal-a-keeper'])
    expect(t.turn).toBe('bob')
    expect(t.bob.hand).toEqual(expect.arrayContaining(['milk', 'love']))
  })
})

describe("Two Goals drawn by Draw 2 and Use 'Em", () => {
  const twoGoals = () =>
    table({
      turn: 'ann',
      deck: ['time-is-money', 'toast'],
      ann: { hand: ['draw-2-and-use-em', 'milk'] },
      bob: { front: ['time', 'money'] },
      cid: {},
    })

  it('A4 are each in play for their moment: the first one, soon covered, wins', () => {
    const t = twoGoals()
    t.ann.plays('draw-2-and-use-em')
    t.ann.isAsked('choose-cards', ['time-is-money', 'toast'])
    t.ann.picks('time-is-money')
    expect(t.winner).toBe('bob')
  })

  it('A4 are each in play for their moment: the second one covers the first and wins', () => {
    const t = twoGoals()
    t.ann.plays('draw-2-and-use-em')
    t.ann.picks('toast')
    expect(t.goals).toEqual(['time-is-money'])
    expect(t.discard).toContain('toast')
    expect(t.winner).toBe('bob')
  })
})
