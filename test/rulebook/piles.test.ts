import { begin, seenBy } from '@meanwhile/engine'
import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

/** Whether a card's id is written anywhere in what somebody is shown. */
const shows = (view: unknown, card: string) => JSON.stringify(view).includes(`"${card}"`)

describe('The draw pile', () => {
  it('P1 is made anew from the shuffled discard pile when it is empty and a card is needed', () => {
    const t = table({
      turn: 'ann',
      drawn: 0,
      deck: [],
      onlyDeck: true,
      discard: ['milk', 'love', 'time', 'sleep'],
      ann: { hand: ['bread'] },
      bob: { hand: ['music'] },
    })
    expect(t.discard).toEqual([])
    expect(t.deck).toHaveLength(3)
    expect(t.ann.hand).toHaveLength(2)
    expect([...t.ann.hand, ...t.deck].sort()).toEqual(['bread', 'love', 'milk', 'sleep', 'time'])
  })

  it('P1 is made anew in the middle of a draw that needs more cards than it holds', () => {
    const t = table({
      turn: 'ann',
      deck: ['milk'],
      onlyDeck: true,
      discard: ['love', 'time'],
      ann: { hand: ['jackpot'] },
      bob: { hand: ['music'] },
    })
    t.ann.plays('jackpot')
    expect(t.ann.hand[0]).toBe('milk')
    expect([...t.ann.hand].sort()).toEqual(['love', 'milk', 'time'])
  })

  it('P1 is made anew for a card that is turned over, too', () => {
    const t = table({
      turn: 'ann',
      rules: ['mystery-play'],
      deck: [],
      onlyDeck: true,
      discard: ['love'],
      ann: { hand: ['bread'] },
      bob: { hand: ['music'] },
    })
    t.ann.uses('mystery-play')
    expect(t.ann.front).toEqual(['love'])
    expect(t.discard).toEqual([])
  })

  it('P1 is shuffled: chance decides the new order', () => {
    const discard = ['milk', 'love', 'time', 'sleep', 'bread', 'peace', 'dreams', 'money']
    const orders = ['1a', '2b', '3c', '4d'].map((byte) => {
      const t = table({
        turn: 'ann',
        drawn: 0,
        seed: byte.repeat(32),
        deck: [],
        onlyDeck: true,
        discard,
        ann: { hand: ['the-sun'] },
        bob: { hand: ['music'] },
      })
      return [...t.ann.hand, ...t.deck].join()
    })
    expect(new Set(orders).size).toBeGreaterThan(1)
  })

  it('P1 gives what there is, and the game goes on, when both piles are empty', () => {
    const t = table({
      turn: 'ann',
      drawn: 0,
      rules: ['draw-3'],
      deck: ['milk'],
      onlyDeck: true,
      ann: { hand: ['love'] },
      bob: { hand: ['music'] },
    })
    t.ann.isAsked('play', ['love', 'milk'])
    t.ann.plays('love')
    t.bob.isAsked('play', ['music'])
  })

  it('P2 hides its order from everybody', () => {
    const at = (deck: string[]) => table({ turn: 'ann', deck, ann: { hand: ['bread'] }, bob: { hand: ['music'] } })
    const one = at(['milk', 'love', 'time'])
    const other = at(['time', 'milk', 'love'])
    for (const viewer of ['ann', 'bob', null]) expect(one.view(viewer)).toEqual(other.view(viewer))
    for (const viewer of ['ann', 'bob', null])
      for (const card of ['milk', 'love', 'time']) expect(shows(one.view(viewer), card)).toBe(false)
  })
})

describe('The discard pile', () => {
  it('P2 may be looked through by everybody at any time', () => {
    const t = table({
      turn: 'ann',
      discard: ['milk', 'love', 'time'],
      ann: { hand: ['bread'] },
      bob: { hand: ['music'] },
    })
    for (const viewer of ['ann', 'bob', null]) for (const card of ['milk', 'love', 'time']) expect(shows(t.view(viewer), card)).toBe(true)
  })
})

describe('A hand', () => {
  it('P2 is seen by its holder and by nobody else', () => {
    const t = table({ turn: 'ann', ann: { hand: ['bread', 'milk'] }, bob: { hand: ['music'] } })
    expect(shows(t.view('ann'), 'bread')).toBe(true)
    expect(shows(t.view('bob'), 'music')).toBe(true)
    expect(shows(t.view('ann'), 'music')).toBe(false)
    expect(shows(t.view('bob'), 'bread')).toBe(false)
    for (const card of ['bread', 'milk', 'music']) expect(shows(t.view(null), card)).toBe(false)
  })

  it('P2 is told to its holder and to nobody else when it is dealt and drawn', () => {
    const entropy = ['01', '02', '03'].map((byte) => byte.repeat(16))
    const setup = {
      table: 't-1',
      editions: ['fluxx' as const],
      players: 3,
      seed: 'ab'.repeat(32),
      entropy,
      options: { first: 'host' as const },
    }
    const { game, events } = begin(setup)
    for (const viewer of ['s1', 's2', 's3', null] as const) {
      const told = events.map((event) => seenBy(event, viewer))
      for (const { seat, hand } of game.players) for (const card of hand) expect(shows(told, card)).toBe(seat === viewer)
    }
  })

  it('P2 that an Action drew is seen by its player alone', () => {
    const t = table({
      turn: 'ann',
      deck: ['milk', 'love', 'time'],
      ann: { hand: ['draw-3-play-2-of-them'] },
      bob: { hand: ['music'] },
    })
    t.ann.plays('draw-3-play-2-of-them')
    for (const card of ['milk', 'love', 'time']) {
      expect(shows(t.view('ann'), card)).toBe(true)
      expect(shows(t.view('bob'), card)).toBe(false)
      expect(shows(t.view(null), card)).toBe(false)
    }
  })

  it('P2 is seen by who takes it over', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['trade-hands', 'milk', 'love'] },
      bob: { hand: ['music'] },
    })
    t.ann.plays('trade-hands')
    expect(shows(t.view('bob'), 'milk')).toBe(true)
    expect(shows(t.view('ann'), 'music')).toBe(true)
    expect(shows(t.view(null), 'milk')).toBe(false)
  })

  it('P2 is seen by others as far as a card says so: Everybody Gets 1 shows its player what all get', () => {
    const t = table({
      turn: 'ann',
      deck: ['milk', 'love'],
      ann: { hand: ['everybody-gets-1'] },
      bob: { hand: ['music'] },
    })
    t.ann.plays('everybody-gets-1')
    for (const card of ['milk', 'love']) {
      expect(shows(t.view('ann'), card)).toBe(true)
      expect(shows(t.view('bob'), card)).toBe(false)
    }
    expect(shows(t.view('ann'), 'music')).toBe(false)
  })
})
