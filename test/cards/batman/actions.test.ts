/** The Actions that only Batman Fluxx has. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const edition = 'batman'

describe("K'POW!", () => {
  it('discards every villain in play', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['kpow'], front: ['bane', 'robin'] }, bob: { front: ['catwoman', 'batman'] } })
    t.ann.plays('kpow')
    expect(t.ann.front).toEqual(['robin'])
    expect(t.bob.front).toEqual(['batman'])
    expect(t.discard.toSorted()).toEqual(['bane', 'catwoman', 'kpow'])
  })

  it('leaves who is cuffed or in the asylum alone', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['arkham-asylum'],
      asylum: ['the-joker'],
      ann: { hand: ['kpow'], front: ['batman-cuffs'], cuffed: ['bane'] },
      bob: {},
    })
    t.ann.plays('kpow')
    expect(t.view(null).under).toEqual({ 'arkham-asylum': ['the-joker'], 'batman-cuffs': ['bane'] })
  })

  it('does nothing without villains', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['kpow'] }, bob: {} })
    t.ann.plays('kpow')
    expect(t.discard).toEqual(['kpow'])
  })
})

describe('Jailbreak!', () => {
  it('deals the villains of discard pile and asylum from the left of its player', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['arkham-asylum'],
      asylum: ['the-joker', 'bane'],
      discard: ['robin', 'catwoman'],
      ann: { hand: ['jailbreak'] },
      bob: {},
      cid: {},
    })
    t.ann.plays('jailbreak')
    expect([t.bob.front.length, t.cid.front.length, t.ann.front.length]).toEqual([1, 1, 1])
    expect([...t.bob.front, ...t.cid.front, ...t.ann.front].toSorted()).toEqual(['bane', 'catwoman', 'the-joker'])
    expect(t.discard).toEqual(['robin', 'jailbreak'])
    expect(t.view(null).under).toEqual({})
  })

  it('does nothing when all of them are in play', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['jailbreak'] }, bob: { front: ['bane'] } })
    t.ann.plays('jailbreak')
    expect(t.bob.front).toEqual(['bane'])
    expect(t.turn).toBe('bob')
  })
})

describe('Toss of the Coin', () => {
  it.each(['robin', 'sidekicks'])('gives %s, and two more', (card) => {
    const t = table({ edition, turn: 'ann', deck: [card, 'draw-2', 'draw-3'], ann: { hand: ['toss-of-the-coin', 'the-bank'] }, bob: {} })
    t.ann.plays('toss-of-the-coin')
    expect(t.ann.hand).toEqual(['the-bank', card, 'draw-2', 'draw-3'])
  })

  it.each(['draw-2', 'jackpot', 'veto'])('discards %s, and a card of the hand', (card) => {
    const t = table({ edition, turn: 'ann', deck: [card], ann: { hand: ['toss-of-the-coin', 'the-bank', 'robin'] }, bob: {} })
    t.ann.plays('toss-of-the-coin')
    t.ann.isAsked('choose-cards', ['the-bank', 'robin'])
    t.ann.picks('the-bank')
    expect(t.discard.toSorted()).toEqual([card, 'the-bank', 'toss-of-the-coin'].toSorted())
  })

  it('lands a villain and turns over the next card', () => {
    const t = table({ edition, turn: 'ann', deck: ['bane', 'robin'], ann: { hand: ['toss-of-the-coin'] }, bob: {} })
    t.ann.plays('toss-of-the-coin')
    expect(t.ann.front).toEqual(['bane'])
    expect(t.ann.hand).toContain('robin')
  })
})
