/** Actions that draw a hand of its own and play out of it (T9, T10). */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const pile = ['cookies', 'dreams', 'money', 'music', 'peace', 'sleep', 'the-sun']

describe("Draw 2 and Use 'Em", () => {
  it('draws 2 cards and plays them all in the order its player likes', () => {
    const t = table({ turn: 'ann', deck: pile, ann: { hand: ['draw-2-and-use-em', 'milk'] }, bob: { hand: [] } })
    t.ann.plays('draw-2-and-use-em')
    t.ann.isAsked('choose-cards', ['cookies', 'dreams'])
    t.ann.picks('dreams')
    expect(t.ann.front).toEqual(['dreams', 'cookies'])
    expect(t.ann.hand).toEqual(['milk'])
    expect(t.discard).toEqual(['draw-2-and-use-em'])
  })

  it('T9 is one play, whatever it sets off', () => {
    const t = table({
      turn: 'ann',
      deck: ['draw-3-play-2-of-them', 'bread', ...pile],
      ann: { hand: ['draw-2-and-use-em', 'milk'] },
      bob: { hand: [] },
    })
    t.ann.plays('draw-2-and-use-em')
    t.ann.picks('draw-3-play-2-of-them')
    t.ann.isAsked('choose-cards', ['cookies', 'dreams', 'money'])
    t.ann.picks('money')
    t.ann.isAsked('choose-cards', ['cookies', 'dreams'])
    t.ann.picks('cookies')
    expect(t.ann.front).toEqual(['money', 'cookies', 'bread'])
    expect(t.discard).toEqual(['dreams', 'draw-3-play-2-of-them', 'draw-2-and-use-em'])
    expect(t.turn).toBe('bob')
  })

  it('T10 keeps the hand aside: what is drawn meanwhile joins the real hand', () => {
    const t = table({ turn: 'ann', deck: ['jackpot', 'bread', ...pile], ann: { hand: ['draw-2-and-use-em', 'milk'] }, bob: { hand: [] } })
    t.ann.plays('draw-2-and-use-em')
    t.ann.picks('jackpot')
    expect(t.ann.hand).toEqual(['milk', 'cookies', 'dreams', 'money'])
    expect(t.ann.front).toEqual(['bread'])
    expect(t.turn).toBe('bob')
  })

  it('F3 means the real hand when a card in it says hand', () => {
    const t = table({
      turn: 'ann',
      deck: ['trade-hands', 'bread', 'cookies'],
      ann: { hand: ['draw-2-and-use-em', 'milk'] },
      bob: { hand: ['time', 'love'] },
    })
    t.ann.plays('draw-2-and-use-em')
    t.ann.picks('trade-hands')
    expect(t.ann.hand).toEqual(['time', 'love'])
    expect(t.ann.front).toEqual(['bread'])
    expect(t.bob.hand).toEqual(['milk', 'cookies'])
  })

  it('A4 G2 gives each of two Goals its moment', () => {
    const t = table({
      turn: 'ann',
      deck: ['toast', 'hippyism'],
      ann: { hand: ['draw-2-and-use-em'], front: ['peace', 'love'] },
      bob: { front: ['bread', 'the-toaster'] },
    })
    t.ann.plays('draw-2-and-use-em')
    t.ann.picks('toast')
    expect(t.winner).toBe('bob')
  })

  it('F4 draws and plays 3 under Inflation', () => {
    const t = table({ turn: 'ann', rules: ['inflation'], deck: pile, ann: { hand: ['draw-2-and-use-em', 'milk'] }, bob: { hand: [] } })
    t.ann.plays('draw-2-and-use-em')
    t.ann.isAsked('choose-cards', ['cookies', 'dreams', 'money'])
    t.ann.picks('money')
    t.ann.picks('cookies')
    expect(t.ann.front).toEqual(['money', 'cookies', 'dreams'])
    t.ann.isAsked('play', ['milk'])
  })

  it('P1 F2 plays what there is when the piles run out', () => {
    const one = table({ turn: 'ann', onlyDeck: true, deck: ['cookies'], ann: { hand: ['draw-2-and-use-em'] }, bob: { hand: ['milk'] } })
    one.ann.plays('draw-2-and-use-em')
    expect(one.ann.front).toEqual(['cookies'])
    const none = table({ turn: 'ann', onlyDeck: true, deck: [], ann: { hand: ['draw-2-and-use-em'] }, bob: { hand: ['milk'] } })
    none.ann.plays('draw-2-and-use-em')
    expect(none.ann.front).toEqual([])
    expect(none.turn).toBe('bob')
  })
})

describe('Draw 3, Play 2 of Them', () => {
  it('draws 3 cards, plays 2 of them in the order its player likes, and discards the rest', () => {
    const t = table({ turn: 'ann', deck: pile, ann: { hand: ['draw-3-play-2-of-them', 'milk'] }, bob: { hand: [] } })
    t.ann.plays('draw-3-play-2-of-them')
    t.ann.isAsked('choose-cards', ['cookies', 'dreams', 'money'])
    t.ann.picks('money')
    t.ann.isAsked('choose-cards', ['cookies', 'dreams'])
    t.ann.picks('cookies')
    expect(t.ann.front).toEqual(['money', 'cookies'])
    expect(t.ann.hand).toEqual(['milk'])
    expect(t.discard).toEqual(['dreams', 'draw-3-play-2-of-them'])
    expect(t.turn).toBe('bob')
  })

  it('T5 T10 a Draw rule played out of it fills the real hand', () => {
    const t = table({
      turn: 'ann',
      deck: ['draw-3', 'bread', ...pile],
      ann: { hand: ['draw-3-play-2-of-them', 'milk'] },
      bob: { hand: [] },
    })
    t.ann.plays('draw-3-play-2-of-them')
    t.ann.picks('draw-3')
    expect(t.ann.hand).toEqual(['milk', 'dreams', 'money'])
    t.ann.isAsked('choose-cards', ['bread', 'cookies'])
  })

  it('T6 T9 a Play rule played out of it counts this play once', () => {
    const t = table({
      turn: 'ann',
      deck: ['play-2', 'bread', 'cookies', 'dreams'],
      ann: { hand: ['draw-3-play-2-of-them', 'milk', 'love'] },
      bob: { hand: [] },
    })
    t.ann.plays('draw-3-play-2-of-them')
    t.ann.picks('play-2')
    t.ann.picks('bread')
    t.ann.isAsked('play', ['milk', 'love'])
    t.ann.plays('milk')
    expect(t.turn).toBe('bob')
  })

  it('F4 draws 4 and plays 3 under Inflation', () => {
    const t = table({ turn: 'ann', rules: ['inflation'], deck: pile, ann: { hand: ['draw-3-play-2-of-them', 'milk'] }, bob: { hand: [] } })
    t.ann.plays('draw-3-play-2-of-them')
    t.ann.isAsked('choose-cards', ['cookies', 'dreams', 'money', 'music'])
    t.ann.picks('music')
    t.ann.picks('money')
    t.ann.isAsked('choose-cards', ['cookies', 'dreams'])
    t.ann.picks('dreams')
    expect(t.ann.front).toEqual(['music', 'money', 'dreams'])
    expect(t.discard).toEqual(['cookies', 'draw-3-play-2-of-them'])
  })

  it('P1 plays what there is when the piles run out', () => {
    const t = table({
      turn: 'ann',
      onlyDeck: true,
      deck: ['cookies', 'dreams'],
      ann: { hand: ['draw-3-play-2-of-them'] },
      bob: { hand: ['milk'] },
    })
    t.ann.plays('draw-3-play-2-of-them')
    t.ann.isAsked('choose-cards', ['cookies', 'dreams'])
    t.ann.picks('dreams')
    expect(t.ann.front).toEqual(['dreams', 'cookies'])
  })

  it('L1 waits for the others to comply with a limit played out of it', () => {
    const t = table({
      turn: 'ann',
      deck: ['hand-limit-1', 'bread', ...pile],
      ann: { hand: ['draw-3-play-2-of-them', 'milk', 'love'] },
      bob: { hand: ['time', 'the-moon'] },
    })
    t.ann.plays('draw-3-play-2-of-them')
    t.ann.picks('hand-limit-1')
    t.ann.isNotAsked()
    t.bob.isAsked('discard', ['time', 'the-moon'])
    t.bob.picks('time')
    t.ann.isAsked('choose-cards', ['bread', 'cookies'])
    t.ann.picks('bread')
    t.ann.isAsked('discard', ['milk', 'love'])
  })
})

describe("Today's Special!", () => {
  const special = () => table({ turn: 'ann', deck: pile, ann: { hand: ['todays-special', 'milk'] }, bob: { hand: [] } })

  it('draws 3 cards and takes the word of its player for what day it is', () => {
    const t = special()
    t.ann.plays('todays-special')
    t.ann.isAsked('choose-option', ['birthday', 'holiday', 'neither'])
    t.bob.isNotAsked()
    expect(t.ann.hand).toEqual(['milk'])
  })

  it('plays all 3 on a birthday', () => {
    const t = special()
    t.ann.plays('todays-special')
    t.ann.picks('birthday')
    t.ann.isAsked('choose-cards', ['cookies', 'dreams', 'money'])
    t.ann.picks('money')
    t.ann.picks('cookies')
    expect(t.ann.front).toEqual(['money', 'cookies', 'dreams'])
    expect(t.discard).toEqual(['todays-special'])
    expect(t.turn).toBe('bob')
  })

  it('plays 2 on a holiday or anniversary and discards the rest', () => {
    const t = special()
    t.ann.plays('todays-special')
    t.ann.picks('holiday')
    t.ann.picks('money')
    t.ann.isAsked('choose-cards', ['cookies', 'dreams'])
    t.ann.picks('dreams')
    expect(t.ann.front).toEqual(['money', 'dreams'])
    expect(t.discard).toEqual(['cookies', 'todays-special'])
    expect(t.turn).toBe('bob')
  })

  it('plays 1 on any other day, discards the rest, and T10 leaves the hand as it was', () => {
    const t = special()
    t.ann.plays('todays-special')
    t.ann.picks('neither')
    t.ann.isAsked('choose-cards', ['cookies', 'dreams', 'money'])
    t.ann.picks('dreams')
    expect(t.ann.front).toEqual(['dreams'])
    expect(new Set(t.discard)).toEqual(new Set(['cookies', 'money', 'todays-special']))
    expect(t.ann.hand).toEqual(['milk'])
    expect(t.turn).toBe('bob')
  })

  for (const { day, plays } of [
    { day: 'birthday', plays: 4 },
    { day: 'holiday', plays: 3 },
    { day: 'neither', plays: 2 },
  ]) {
    it(`F4 draws 4 under Inflation and plays ${plays} of them: ${day}`, () => {
      const t = table({ turn: 'ann', rules: ['inflation'], deck: pile, ann: { hand: ['todays-special', 'milk'] }, bob: { hand: [] } })
      t.ann.plays('todays-special')
      t.ann.picks(day)
      t.ann.isAsked('choose-cards', pile.slice(0, 4))
      for (const card of pile.slice(0, Math.min(plays, 3))) t.ann.picks(card)
      expect(t.ann.front).toEqual(pile.slice(0, plays))
      expect(new Set(t.discard)).toEqual(new Set([...pile.slice(plays, 4), 'todays-special']))
      t.ann.isAsked('play', ['milk'])
    })
  }
})
