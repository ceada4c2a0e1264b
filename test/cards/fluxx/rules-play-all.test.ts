import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const pile = ['bread', 'chocolate', 'cookies', 'dreams', 'money', 'music', 'peace', 'sleep', 'television', 'time', 'the-sun', 'the-moon']

describe('Play All', () => {
  it('T7 has the hand played out, cards gained in the same turn included', () => {
    const t = table({
      turn: 'ann',
      deck: ['bread', 'love', 'time', 'sleep'],
      ann: { hand: ['play-all', 'jackpot', 'milk'] },
      bob: { hand: [] },
    })
    t.ann.plays('play-all')
    expect(t.terms.play.value).toBe('all')
    t.ann.plays('jackpot')
    t.ann.isAsked('play', ['milk', 'bread', 'love', 'time'])
    t.ann.plays('milk')
    t.ann.plays('bread')
    t.ann.plays('love')
    t.ann.isAsked('play', ['time'])
    t.ann.plays('time')
    expect(t.ann.hand).toEqual([])
    expect(t.turn).toBe('bob')
    t.bob.isAsked('play', ['sleep'])
  })

  it('T8 replaces the Play rule in play, T6 whatever was played before', () => {
    const t = table({ turn: 'ann', rules: ['play-2'], played: 1, ann: { hand: ['play-all', 'milk'] }, bob: { hand: [] } })
    t.ann.plays('play-all')
    expect(t.rules).toEqual(['play-all'])
    expect(t.discard).toEqual(['play-2'])
    t.ann.isAsked('play', ['milk'])
  })

  it('has no numeral for Inflation to raise', () => {
    const t = table({ turn: 'ann', rules: ['play-all', 'inflation'], ann: { hand: ['milk'] }, bob: { hand: [] } })
    expect(t.terms.play.value).toBe('all')
  })

  it('F6 is not raised by a play bonus', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-all', 'party-bonus', 'rich-bonus'],
      deck: pile,
      ann: { hand: ['milk'], front: ['the-party'] },
      bob: { hand: [] },
    })
    expect(t.terms.play.value).toBe('all')
    t.ann.plays('milk')
    expect(t.turn).toBe('bob')
  })

  it('T7 covers a hand that was traded for', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-all'],
      deck: pile,
      ann: { hand: ['trade-hands', 'milk'] },
      bob: { hand: ['love', 'the-eye'] },
    })
    t.ann.plays('trade-hands')
    t.ann.isAsked('play', ['love', 'the-eye'])
    t.ann.plays('love')
    t.ann.plays('the-eye')
    expect(t.turn).toBe('bob')
  })
})

describe('Play All But 1', () => {
  it('has all cards in hand played except 1', () => {
    const t = table({ turn: 'ann', deck: ['jackpot'], ann: { hand: ['play-all-but-1', 'milk', 'love', 'time'] }, bob: { hand: ['sleep'] } })
    t.ann.plays('play-all-but-1')
    expect(t.terms.play.value).toEqual({ allBut: 1 })
    t.ann.plays('milk')
    t.ann.isAsked('play', ['love', 'time'])
    t.ann.plays('love')
    expect(t.ann.hand).toEqual(['time'])
    expect(t.turn).toBe('bob')
  })

  it('T8 replaces the Play rule in play', () => {
    const t = table({ turn: 'ann', rules: ['play-4'], ann: { hand: ['play-all-but-1', 'milk', 'love'] }, bob: { hand: [] } })
    t.ann.plays('play-all-but-1')
    expect(t.rules).toEqual(['play-all-but-1'])
    expect(t.discard).toEqual(['play-4'])
  })

  it('F7 lets whoever began empty-handed and drew a single card draw until one can be played', () => {
    const t = table({ turn: 'ann', rules: ['play-all-but-1'], deck: pile, ann: { hand: ['milk', 'love'] }, bob: { hand: [] } })
    t.ann.plays('milk')
    expect(t.bob.hand).toEqual(['bread', 'chocolate'])
    t.bob.isAsked('play', ['bread', 'chocolate'])
    t.bob.plays('bread')
    expect(t.bob.hand).toEqual(['chocolate'])
    expect(t.turn).toBe('ann')
  })

  it('F7 gives nothing more to whoever held a card', () => {
    const t = table({ turn: 'ann', rules: ['play-all-but-1'], deck: pile, ann: { hand: ['milk', 'love'] }, bob: { hand: ['the-eye'] } })
    t.ann.plays('milk')
    t.bob.isAsked('play', ['the-eye', 'bread'])
  })

  it('F4 keeps 2 back under Inflation, and F7 draws for that as well', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-all-but-1', 'inflation'],
      deck: pile,
      ann: { hand: ['milk', 'love', 'the-eye'] },
      bob: { hand: [] },
    })
    expect(t.terms.play.value).toEqual({ allBut: 2 })
    t.ann.plays('milk')
    expect(t.ann.hand).toEqual(['love', 'the-eye'])
    t.bob.isAsked('play', ['bread', 'chocolate', 'cookies'])
    t.bob.plays('cookies')
    expect(t.turn).toBe('ann')
  })

  it('F6 is turned into Play All by a play bonus', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-all-but-1', 'party-bonus'],
      deck: pile,
      ann: { hand: ['milk', 'love'], front: ['the-party'] },
      bob: { hand: [] },
    })
    t.ann.plays('milk')
    t.ann.isAsked('play', ['love'])
    t.ann.plays('love')
    expect(t.turn).toBe('bob')
  })

  it('F7 keeps a table going under Hand Limit 0', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-all-but-1', 'hand-limit-0'],
      deck: pile,
      ann: { hand: ['milk', 'love'] },
      bob: { hand: [] },
    })
    t.ann.plays('milk')
    expect(t.ann.hand).toEqual([])
    expect(t.discard).toEqual(['love'])
    t.bob.isAsked('play', ['bread', 'chocolate'])
    t.bob.plays('bread')
    expect(t.bob.hand).toEqual([])
    t.ann.isAsked('play', ['cookies', 'dreams'])
  })

  it('F7 T12 draws nothing more after No-Hand Bonus', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-all-but-1', 'no-hand-bonus'],
      deck: pile,
      ann: { hand: ['milk', 'love'] },
      bob: { hand: [] },
    })
    t.ann.plays('milk')
    t.bob.isAsked('play', ['bread', 'chocolate', 'cookies', 'dreams'])
  })

  it('F7 looks at how the turn began: whoever lost the hand before the draw gets nothing more', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-all-but-1', 'mystery-play'],
      used: ['mystery-play'],
      deck: ['trade-hands', ...pile],
      ann: { hand: ['milk', 'love'] },
      bob: { hand: ['the-eye'] },
      cid: { hand: [] },
    })
    t.ann.plays('milk')
    t.bob.uses('mystery-play')
    t.bob.picks('cid')
    expect(t.bob.hand).toEqual(['bread'])
    expect(t.turn).toBe('cid')
  })
})
