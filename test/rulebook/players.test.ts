import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

describe('A newcomer', () => {
  it('J1 may join a running game at any time and gets three cards', () => {
    const t = table({ turn: 'ann', deck: ['milk', 'love', 'time', 'sleep'], ann: { hand: ['bread'] }, bob: {} })
    const dee = t.joins('dee')
    expect(dee.hand).toEqual(['milk', 'love', 'time'])
    expect(dee.front).toEqual([])
    expect(t.deck[0]).toBe('sleep')
    expect(t.turn).toBe('ann')
    t.ann.isAsked('play', ['bread'])
  })

  it('J1 gets a seat at the end of the order and from then on a turn like the others', () => {
    const t = table({
      turn: 'ann',
      deck: ['milk', 'love', 'time', 'sleep', 'music', 'peace'],
      ann: { hand: ['bread'] },
      bob: {},
    })
    const dee = t.joins('dee')
    t.ann.plays('bread')
    t.bob.plays('sleep')
    expect(t.turn).toBe('dee')
    dee.isAsked('play', ['milk', 'love', 'time', 'music'])
    dee.plays('milk')
    expect(t.turn).toBe('ann')
  })

  it('J1 is dealt from the reshuffled discard pile when the draw pile runs out', () => {
    const t = table({
      turn: 'ann',
      deck: ['milk'],
      onlyDeck: true,
      discard: ['love', 'time'],
      ann: { hand: ['bread'] },
      bob: { hand: ['sleep'] },
    })
    const dee = t.joins('dee')
    expect([...dee.hand].sort()).toEqual(['love', 'milk', 'time'])
    expect(t.discard).toEqual([])
  })

  it('J1 gets what there is when both piles run out', () => {
    const t = table({ turn: 'ann', deck: ['milk'], onlyDeck: true, ann: { hand: ['bread'] }, bob: { hand: ['sleep'] } })
    expect(t.joins('dee').hand).toEqual(['milk'])
  })

  it('J1 finds a seat as long as fewer than six are at the table', () => {
    const t = table({ turn: 'ann', ann: { hand: ['bread'] }, bob: {}, cid: {}, dee: {}, eve: {} })
    expect(t.joins('fay').hand).toHaveLength(3)
    expect(t.ann.refused(() => t.joins('gus'))).toBe('table-full')
  })

  it('J1 finds the seat of somebody who left', () => {
    const t = table({ turn: 'ann', ann: { hand: ['bread'] }, bob: {}, cid: {}, dee: {}, eve: {}, fay: {} })
    t.cid.leaves()
    expect(t.joins('gus').hand).toHaveLength(3)
  })

  it('J1 waits without cards while an effect is half-way, and is dealt them when it is done', () => {
    const t = table({
      turn: 'ann',
      deck: ['milk', 'love', 'time', 'sleep', 'music', 'peace'],
      ann: { hand: ['draw-3-play-2-of-them', 'bread'] },
      bob: { hand: ['money'] },
    })
    t.ann.plays('draw-3-play-2-of-them')
    const dee = t.joins('dee')
    expect(dee.hand).toEqual([])
    t.ann.picks('milk')
    expect(dee.hand).toEqual([])
    t.ann.picks('love')
    expect(dee.hand).toEqual(['sleep', 'music', 'peace'])
  })

  it('J1 waits without cards while a limit is owed', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      deck: ['milk', 'love', 'time'],
      ann: { hand: ['hand-limit-2', 'bread'] },
      bob: { hand: ['money', 'the-sun', 'the-moon'] },
    })
    t.ann.plays('hand-limit-2')
    const dee = t.joins('dee')
    expect(dee.hand).toEqual([])
    dee.isNotAsked()
    t.bob.picks('money')
    expect(dee.hand).toEqual(['milk', 'love', 'time'])
    dee.isAsked('discard', ['milk', 'love', 'time'])
  })

  it('J1 is not counted by an effect that began before: Everybody Gets 1', () => {
    const t = table({
      turn: 'ann',
      deck: ['milk', 'love', 'time', 'sleep', 'music'],
      ann: { hand: ['everybody-gets-1'] },
      bob: { hand: ['bread'] },
    })
    t.ann.plays('everybody-gets-1')
    const dee = t.joins('dee')
    t.ann.isAsked('choose-player', ['ann', 'bob'])
    t.ann.picks('bob')
    expect(t.ann.hand).toHaveLength(1)
    expect(dee.hand).toEqual(['time', 'sleep', 'music'])
  })

  it('J1 is not counted by an effect that began before: Rotate Hands', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      deck: ['milk', 'love', 'time'],
      ann: { hand: ['rotate-hands', 'sleep'] },
      bob: { hand: ['bread'] },
      cid: { hand: ['music'] },
    })
    t.ann.plays('rotate-hands')
    const dee = t.joins('dee')
    t.ann.picks('left')
    expect(t.ann.hand).toEqual(['music'])
    expect(t.bob.hand).toEqual(['sleep'])
    expect(t.cid.hand).toEqual(['bread'])
    expect(dee.hand).toEqual(['milk', 'love', 'time'])
  })

  it('J1 is not offered by an effect that began before: Trade Hands', () => {
    const t = table({ turn: 'ann', ann: { hand: ['trade-hands', 'milk'] }, bob: { hand: ['bread'] }, cid: { hand: ['music'] } })
    t.ann.plays('trade-hands')
    t.joins('dee')
    t.ann.isAsked('choose-player', ['bob', 'cid'])
  })

  it('J1 may be somebody who left: with a new seat and new cards', () => {
    const t = table({
      turn: 'ann',
      deck: ['love', 'time', 'sleep'],
      ann: { hand: ['bread'] },
      bob: { hand: ['milk'] },
      cid: { hand: ['music'] },
    })
    t.bob.leaves()
    const bobAgain = t.joins('bobAgain')
    expect(bobAgain.seat).not.toBe(t.bob.seat)
    expect(bobAgain.hand).toEqual(['love', 'time', 'sleep'])
    t.ann.plays('bread')
    expect(t.turn).toBe('cid')
    t.cid.plays('music')
    expect(t.turn).toBe('bobAgain')
  })
})
