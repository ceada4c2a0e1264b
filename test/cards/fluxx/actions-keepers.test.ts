/** Actions that move Keepers. Goals are checked after each of them, for everybody (G2). */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const pile = ['cookies', 'dreams', 'money']

describe('Exchange Keepers', () => {
  it("asks for one of one's own, then for one of anybody else's, and lets them change places", () => {
    const t = table({
      turn: 'ann',
      deck: pile,
      ann: { hand: ['exchange-keepers'], front: ['milk', 'love'] },
      bob: { front: ['time'] },
      cid: { front: ['sleep', 'bread'] },
    })
    t.ann.plays('exchange-keepers')
    t.ann.isAsked('choose-cards', ['milk', 'love'])
    t.ann.picks('milk')
    t.ann.isAsked('choose-cards', ['time', 'sleep', 'bread'])
    t.ann.picks('bread')
    expect(new Set(t.ann.front)).toEqual(new Set(['love', 'bread']))
    expect(new Set(t.cid.front)).toEqual(new Set(['sleep', 'milk']))
    expect(t.bob.front).toEqual(['time'])
    expect(t.discard).toEqual(['exchange-keepers'])
    expect(t.turn).toBe('bob')
  })

  it('T15 is mandatory and asks nothing when there is one of each', () => {
    const t = table({ turn: 'ann', deck: pile, ann: { hand: ['exchange-keepers'], front: ['milk'] }, bob: { front: ['time'] } })
    t.ann.plays('exchange-keepers')
    expect(t.ann.front).toEqual(['time'])
    expect(t.bob.front).toEqual(['milk'])
    expect(t.turn).toBe('bob')
  })

  it("does nothing without a Keeper of one's own, or without one of another's", () => {
    const noneOwn = table({ turn: 'ann', deck: pile, ann: { hand: ['exchange-keepers', 'bread'] }, bob: { front: ['time', 'love'] } })
    noneOwn.ann.plays('exchange-keepers')
    expect(noneOwn.bob.front).toEqual(['time', 'love'])
    expect(noneOwn.turn).toBe('bob')
    const noneElse = table({
      turn: 'ann',
      deck: pile,
      ann: { hand: ['exchange-keepers'], front: ['time', 'love'] },
      bob: { hand: ['bread'] },
    })
    noneElse.ann.plays('exchange-keepers')
    expect(noneElse.ann.front).toEqual(['time', 'love'])
    expect(noneElse.turn).toBe('bob')
  })

  it('G2 can make the other player win', () => {
    const t = table({
      turn: 'ann',
      goals: ['toast'],
      ann: { hand: ['exchange-keepers'], front: ['bread'] },
      bob: { front: ['the-toaster', 'love'] },
    })
    t.ann.plays('exchange-keepers')
    t.ann.picks('love')
    expect(t.winner).toBe('bob')
  })
})

describe('Share the Wealth', () => {
  it('shuffles all Keepers in play and deals them out one at a time, clockwise, from its player on', () => {
    const t = table({
      turn: 'bob',
      deck: pile,
      ann: { hand: [], front: [] },
      bob: { hand: ['share-the-wealth'], front: ['milk'] },
      cid: { front: ['love', 'time', 'bread', 'sleep'] },
    })
    t.bob.plays('share-the-wealth')
    expect(t.bob.front).toHaveLength(2)
    expect(t.cid.front).toHaveLength(2)
    expect(t.ann.front).toHaveLength(1)
    expect(new Set([...t.ann.front, ...t.bob.front, ...t.cid.front])).toEqual(new Set(['milk', 'love', 'time', 'bread', 'sleep']))
    expect(t.discard).toEqual(['share-the-wealth'])
    expect(t.turn).toBe('cid')
  })

  it('leaves hands alone and does nothing with no Keeper in play', () => {
    const t = table({ turn: 'ann', deck: pile, ann: { hand: ['share-the-wealth', 'milk'] }, bob: { hand: ['love'] } })
    t.ann.plays('share-the-wealth')
    expect(t.ann.front).toEqual([])
    expect(t.bob.front).toEqual([])
    expect(t.ann.hand).toEqual(['milk'])
    expect(t.turn).toBe('bob')
  })

  it('G2 F11 is checked once, when the last Keeper is dealt', () => {
    const t = table({
      turn: 'ann',
      goals: ['5-keepers'],
      ann: { hand: ['share-the-wealth'], front: ['milk'] },
      bob: { front: ['love', 'time', 'bread', 'sleep'] },
      cid: { front: ['peace', 'music', 'television', 'the-sun'] },
    })
    t.ann.plays('share-the-wealth')
    expect([t.ann, t.bob, t.cid].map((player) => player.front.length)).toEqual([3, 3, 3])
    expect(t.over).toBe(false)
  })

  it('L1 asks the others to comply with a Keeper Limit only after the deal', () => {
    const t = table({
      turn: 'ann',
      rules: ['keeper-limit-2'],
      deck: pile,
      ann: { hand: ['share-the-wealth'], front: ['milk', 'love', 'time', 'bread', 'sleep', 'peace'] },
      bob: { hand: [] },
    })
    t.ann.plays('share-the-wealth')
    expect(t.bob.front).toHaveLength(3)
    t.bob.isAsked('discard', t.bob.front)
    t.ann.isNotAsked()
  })

  it('G2 wins for whoever the deal gives both Keepers', () => {
    const winners = Array.from({ length: 20 }, (_, seed) => {
      const t = table({
        turn: 'ann',
        goals: ['toast'],
        deck: pile,
        seed: `${seed}`,
        ann: { hand: ['share-the-wealth'], front: ['bread', 'milk'] },
        bob: { front: ['the-toaster'] },
      })
      t.ann.plays('share-the-wealth')
      const dealtBoth = t.ann.front.includes('bread') && t.ann.front.includes('the-toaster')
      expect(t.winner).toBe(dealtBoth ? 'ann' : null)
      return t.winner
    })
    expect(new Set(winners)).toEqual(new Set(['ann', null]))
  })
})

describe('Steal a Keeper', () => {
  it("takes a Keeper of one's choice from in front of another player", () => {
    const t = table({
      turn: 'ann',
      deck: pile,
      ann: { hand: ['steal-a-keeper'], front: ['milk'] },
      bob: { front: ['time', 'love'] },
      cid: { front: ['bread'] },
    })
    t.ann.plays('steal-a-keeper')
    t.ann.isAsked('choose-cards', ['time', 'love', 'bread'])
    t.ann.picks('love')
    expect(t.ann.front).toEqual(['milk', 'love'])
    expect(t.bob.front).toEqual(['time'])
    expect(t.discard).toEqual(['steal-a-keeper'])
    expect(t.turn).toBe('bob')
  })

  it('takes the only one without asking', () => {
    const t = table({ turn: 'ann', deck: pile, ann: { hand: ['steal-a-keeper'] }, bob: { front: ['time'] } })
    t.ann.plays('steal-a-keeper')
    expect(t.ann.front).toEqual(['time'])
    expect(t.bob.front).toEqual([])
  })

  it('A3 never takes from a hand: with nothing in front of the others it does nothing', () => {
    const t = table({ turn: 'ann', deck: pile, ann: { hand: ['steal-a-keeper'], front: ['milk'] }, bob: { hand: ['time'] } })
    t.ann.plays('steal-a-keeper')
    expect(t.ann.front).toEqual(['milk'])
    expect(t.bob.hand).toEqual(['time', 'cookies'])
    expect(t.turn).toBe('bob')
  })

  it('G2 wins with the Keeper stolen', () => {
    const t = table({ turn: 'ann', goals: ['toast'], ann: { hand: ['steal-a-keeper'], front: ['bread'] }, bob: { front: ['the-toaster'] } })
    t.ann.plays('steal-a-keeper')
    expect(t.winner).toBe('ann')
  })

  it('says one in a word: Inflation steals no second', () => {
    const t = table({
      turn: 'ann',
      rules: ['inflation'],
      ann: { hand: ['steal-a-keeper', 'milk'] },
      bob: { front: ['time', 'love', 'bread'] },
    })
    t.ann.plays('steal-a-keeper')
    t.ann.picks('love')
    t.ann.isAsked('play', ['milk'])
    expect(t.bob.front).toEqual(['time', 'bread'])
  })
})

describe('Trash a Keeper', () => {
  it("discards a Keeper of one's choice from in front of anybody, oneself included", () => {
    const t = table({
      turn: 'ann',
      deck: pile,
      ann: { hand: ['trash-a-keeper'], front: ['milk'] },
      bob: { front: ['time', 'love'] },
      cid: { front: ['bread'] },
    })
    t.ann.plays('trash-a-keeper')
    t.ann.isAsked('choose-cards', ['milk', 'time', 'love', 'bread'])
    t.ann.picks('time')
    expect(t.bob.front).toEqual(['love'])
    expect(t.discard).toEqual(['time', 'trash-a-keeper'])
    expect(t.turn).toBe('bob')
  })

  it("T15 discards the only one without asking, even one's own", () => {
    const t = table({ turn: 'ann', deck: pile, ann: { hand: ['trash-a-keeper'], front: ['milk'] }, bob: { hand: ['time'] } })
    t.ann.plays('trash-a-keeper')
    expect(t.ann.front).toEqual([])
    expect(t.discard).toEqual(['milk', 'trash-a-keeper'])
  })

  it('T2 does nothing with no Keeper in play', () => {
    const t = table({ turn: 'ann', deck: pile, ann: { hand: ['trash-a-keeper', 'milk'] }, bob: { hand: ['time'] } })
    t.ann.plays('trash-a-keeper')
    expect(t.discard).toEqual(['trash-a-keeper'])
    expect(t.turn).toBe('bob')
  })
})
