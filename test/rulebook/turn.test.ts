import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

describe('The turn', () => {
  it('T1 begins by drawing the current number', () => {
    const t = table({
      turn: 'ann',
      drawn: 0,
      rules: ['draw-3'],
      deck: ['love', 'time', 'sleep', 'bread'],
      ann: { hand: ['milk'] },
      bob: {},
    })
    t.ann.isAsked('play', ['milk', 'love', 'time', 'sleep'])
    expect(t.deck[0]).toBe('bread')
  })

  it('T1 goes on with playing the current number', () => {
    const t = table({ turn: 'ann', rules: ['play-2'], ann: { hand: ['milk', 'love', 'time'] }, bob: { hand: ['sleep'] } })
    t.ann.plays('milk')
    t.ann.isAsked('play', ['love', 'time'])
    t.ann.plays('love')
    expect(t.turn).toBe('bob')
    t.ann.isNotAsked()
  })

  it('T1 then has the player discard down to the Hand Limit', () => {
    const t = table({ turn: 'ann', rules: ['hand-limit-1'], ann: { hand: ['milk', 'love', 'time'] }, bob: { hand: ['sleep'] } })
    t.ann.plays('milk')
    t.ann.isAsked('discard', ['love', 'time'])
    expect(t.turn).toBe('ann')
    t.ann.picks('time')
    expect(t.ann.hand).toEqual(['love'])
    expect(t.discard).toEqual(['time'])
    expect(t.turn).toBe('bob')
  })

  it('T1 then has the player comply with the Keeper Limit', () => {
    const t = table({
      turn: 'ann',
      rules: ['keeper-limit-2'],
      ann: { hand: ['milk', 'bread'], front: ['love', 'time'] },
      bob: { hand: ['sleep'] },
    })
    t.ann.plays('milk')
    t.ann.isAsked('discard', ['love', 'time', 'milk'])
    expect(t.turn).toBe('ann')
    t.ann.picks('love')
    expect(t.ann.front).toEqual(['time', 'milk'])
    expect(t.turn).toBe('bob')
  })

  it('T2 lets any card in hand be played', () => {
    const hand = ['milk', 'toast', 'draw-3', 'jackpot', 'trash-a-keeper']
    const t = table({ turn: 'ann', ann: { hand }, bob: { hand: ['love'] } })
    t.ann.isAsked('play', hand)
  })

  it('T2 lets no card be played that is not in hand', () => {
    const t = table({ turn: 'ann', ann: { hand: ['milk'] }, bob: { hand: ['love'] } })
    expect(t.ann.refused(() => t.ann.plays('love'))).toBe('not-an-option')
    expect(t.ann.refused(() => t.ann.plays('bread'))).toBe('not-an-option')
  })

  it.each([
    'trash-a-keeper',
    'steal-a-keeper',
    'exchange-keepers',
    'trash-a-new-rule',
    'zap-a-card',
    'lets-do-that-again',
    'no-limits',
    'rules-reset',
    'share-the-wealth',
    'use-what-you-take',
    'random-tax',
    'discard-and-draw',
    'empty-the-trash',
  ])('T2 lets %s be played without effect', (card) => {
    const t = table({ turn: 'ann', ann: { hand: [card] }, bob: {} })
    t.ann.isAsked('play', [card])
    t.ann.plays(card)
    expect(t.discard).toEqual([card])
    expect(t.ann.hand).toEqual([])
    expect(t.turn).toBe('bob')
  })

  it('T3 does not let anybody discard, or play nothing, just to be rid of a card', () => {
    const t = table({ turn: 'ann', ann: { hand: ['toast', 'milk'] }, bob: { front: ['bread', 'the-toaster'] } })
    t.ann.isAsked('play', ['toast', 'milk'])
    expect(t.ann.refused(() => t.ann.picks())).toBe('wrong-number')
    expect(t.ann.refused(() => t.ann.endsTurn())).toBe('not-an-option')
  })

  it('T3 does not count what a card makes the player discard as plays', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      deck: ['bread', 'sleep'],
      ann: { hand: ['discard-and-draw', 'milk', 'love'] },
      bob: {},
    })
    t.ann.plays('discard-and-draw')
    expect(t.discard).toEqual(expect.arrayContaining(['milk', 'love', 'discard-and-draw']))
    t.ann.isAsked('play', ['bread', 'sleep'])
  })

  it('T3 can force a player to play the card that makes someone else win', () => {
    const t = table({ turn: 'ann', ann: { hand: ['time-is-money'] }, bob: { front: ['time', 'money'] } })
    t.ann.isAsked('play', ['time-is-money'])
    t.ann.plays('time-is-money')
    expect(t.winner).toBe('bob')
  })

  it('T4 has a player with fewer cards than the Play rule asks for play them all, and no more', () => {
    const t = table({ turn: 'ann', rules: ['play-4'], ann: { hand: ['milk', 'love'] }, bob: { hand: ['time'] } })
    t.ann.plays('milk')
    t.ann.isAsked('play', ['love'])
    t.ann.plays('love')
    expect(t.ann.hand).toEqual([])
    expect(t.turn).toBe('bob')
  })

  it('T4 goes on with the plays when the last card of the hand brought new ones', () => {
    const t = table({ turn: 'ann', rules: ['play-2'], deck: ['milk', 'love', 'time'], ann: { hand: ['jackpot'] }, bob: {} })
    t.ann.plays('jackpot')
    t.ann.isAsked('play', ['milk', 'love', 'time'])
  })
})

describe('A rule', () => {
  const drawFour = () =>
    table({
      turn: 'ann',
      deck: ['bread', 'cookies', 'sleep', 'milk', 'time', 'music', 'peace', 'dreams'],
      ann: { hand: ['draw-4', 'love'] },
      bob: { hand: ['draw-2'] },
      cid: {},
    })

  it('T5 takes effect the instant it lands: after drawing 1, Draw 4 makes the player draw 3 more at once', () => {
    const t = drawFour()
    t.ann.plays('draw-4')
    expect(t.ann.hand).toEqual(['love', 'bread', 'cookies', 'sleep'])
  })

  it('T5 gives nothing more to the next player, who drew 4 and then plays Draw 2', () => {
    const t = drawFour()
    t.ann.plays('draw-4')
    t.bob.isAsked('play', ['draw-2', 'milk', 'time', 'music', 'peace'])
    t.bob.plays('draw-2')
    expect(t.bob.hand).toEqual(['milk', 'time', 'music', 'peace'])
    expect(t.turn).toBe('cid')
    expect(t.cid.hand).toHaveLength(2)
  })

  it('T5 gives the cards before the next play is asked for', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      deck: ['bread', 'cookies'],
      ann: { hand: ['draw-3', 'love'] },
      bob: {},
    })
    t.ann.plays('draw-3')
    t.ann.isAsked('play', ['love', 'bread', 'cookies'])
  })

  it('T6 gives one more play when Play 2 is changed to Play 3 with the second play', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      played: 1,
      ann: { hand: ['play-3', 'milk', 'love'] },
      bob: { hand: ['time'] },
    })
    t.ann.plays('play-3')
    t.ann.isAsked('play', ['milk', 'love'])
    t.ann.plays('milk')
    expect(t.ann.hand).toEqual(['love'])
    expect(t.turn).toBe('bob')
  })

  it('T6 ends the plays when it lowers their number below what was already played', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-4'],
      played: 2,
      ann: { hand: ['play-2', 'milk', 'love'] },
      bob: { hand: ['time'] },
    })
    t.ann.plays('play-2')
    expect(t.ann.hand).toEqual(['milk', 'love'])
    expect(t.turn).toBe('bob')
  })

  it('T6 ends the plays when it goes and the Basic Rules leave none', () => {
    const t = table({ turn: 'ann', rules: ['play-4'], ann: { hand: ['rules-reset', 'milk'] }, bob: { hand: ['time'] } })
    t.ann.plays('rules-reset')
    expect(t.ann.hand).toEqual(['milk'])
    expect(t.turn).toBe('bob')
  })

  it('T7 Play All covers cards gained in the same turn: the hand ends empty', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-all'],
      deck: ['milk', 'love', 'time'],
      ann: { hand: ['sleep', 'jackpot'] },
      bob: { hand: ['bread'] },
    })
    t.ann.plays('jackpot')
    for (const card of ['time', 'love', 'sleep', 'milk']) t.ann.plays(card)
    expect(t.ann.hand).toEqual([])
    expect(t.turn).toBe('bob')
  })

  it('T7 Play All leaves unplayed cards in hand when a card says that the turn ends at once', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-all', 'get-on-with-it'],
      deck: ['milk', 'love', 'time'],
      ann: { hand: ['sleep', 'bread'] },
      bob: {},
    })
    t.ann.uses('get-on-with-it')
    expect(t.ann.hand).toEqual(['milk', 'love', 'time'])
    expect(t.turn).toBe('bob')
  })

  it.each([
    ['draw-2', 'draw-5'],
    ['play-4', 'play-all'],
    ['hand-limit-2', 'hand-limit-1'],
    ['keeper-limit-4', 'keeper-limit-2'],
  ])('T8 replaces one about the same thing, which is discarded: %s gives way to %s', (old, fresh) => {
    const t = table({ turn: 'ann', rules: [old], ann: { hand: [fresh] }, bob: {} })
    t.ann.plays(fresh)
    expect(t.rules).toEqual([fresh])
    expect(t.discard).toEqual([old])
  })

  it('T8 lives side by side with rules about different things, without limit', () => {
    const rules = ['draw-2', 'hand-limit-2', 'keeper-limit-3', 'play-2', 'double-agenda', 'rich-bonus', 'no-hand-bonus']
    const t = table({ turn: 'ann', rules, ann: { hand: ['party-bonus', 'milk'] }, bob: {} })
    t.ann.plays('party-bonus')
    expect(t.rules).toHaveLength(8)
    expect(t.rules).toEqual(expect.arrayContaining([...rules, 'party-bonus']))
    expect(t.discard).toEqual([])
  })
})
