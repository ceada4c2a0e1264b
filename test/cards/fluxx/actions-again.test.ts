/** Actions that bring something back: a card, a turn, the discard pile. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const pile = ['cookies', 'dreams', 'money', 'music', 'peace']

describe("Let's Do That Again!", () => {
  it('plays an Action or New Rule from the discard pile, and leaves the order of the pile', () => {
    const t = table({
      turn: 'ann',
      deck: pile,
      discard: ['milk', 'jackpot', 'draw-2', 'toast', 'no-limits'],
      ann: { hand: ['lets-do-that-again'] },
      bob: { hand: [] },
    })
    t.ann.plays('lets-do-that-again')
    t.ann.isAsked('choose-cards', ['jackpot', 'draw-2', 'no-limits'])
    t.ann.picks('jackpot')
    expect(t.ann.hand).toEqual(['cookies', 'dreams', 'money'])
    expect(t.discard).toEqual(['milk', 'draw-2', 'toast', 'no-limits', 'jackpot', 'lets-do-that-again'])
    expect(t.turn).toBe('bob')
  })

  it('T5 puts a New Rule in force at once', () => {
    const t = table({ turn: 'ann', deck: pile, discard: ['jackpot', 'draw-3'], ann: { hand: ['lets-do-that-again'] }, bob: { hand: [] } })
    t.ann.plays('lets-do-that-again')
    t.ann.picks('draw-3')
    expect(t.rules).toEqual(['draw-3'])
    expect(t.ann.hand).toEqual(['cookies', 'dreams'])
    expect(t.discard).toEqual(['jackpot', 'lets-do-that-again'])
  })

  it('T9 is one play together with what it plays', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      deck: pile,
      discard: ['jackpot', 'no-limits'],
      ann: { hand: ['lets-do-that-again', 'milk', 'love'] },
      bob: { hand: [] },
    })
    t.ann.plays('lets-do-that-again')
    t.ann.picks('no-limits')
    t.ann.plays('milk')
    expect(t.turn).toBe('bob')
  })

  it('takes the only suitable card without asking', () => {
    const t = table({
      turn: 'ann',
      deck: pile,
      discard: ['milk', 'jackpot', 'toast'],
      ann: { hand: ['lets-do-that-again'] },
      bob: { hand: [] },
    })
    t.ann.plays('lets-do-that-again')
    expect(t.ann.hand).toEqual(['cookies', 'dreams', 'money'])
  })

  it('T2 does nothing when the discard pile holds neither Action nor New Rule', () => {
    const t = table({ turn: 'ann', deck: pile, discard: ['milk', 'toast'], ann: { hand: ['lets-do-that-again'] }, bob: { hand: [] } })
    t.ann.plays('lets-do-that-again')
    expect(t.discard).toEqual(['milk', 'toast', 'lets-do-that-again'])
    expect(t.turn).toBe('bob')
  })

  it('F2 can fetch neither itself nor a card that is still being resolved', () => {
    const t = table({
      turn: 'ann',
      deck: ['lets-do-that-again', 'bread', ...pile],
      discard: ['jackpot', 'draw-2'],
      ann: { hand: ['draw-2-and-use-em'] },
      bob: { hand: [] },
    })
    t.ann.plays('draw-2-and-use-em')
    t.ann.picks('lets-do-that-again')
    t.ann.isAsked('choose-cards', ['jackpot', 'draw-2'])
  })
})

describe('Take Another Turn', () => {
  it('gives its player one more turn after this one, then the order goes on', () => {
    const t = table({ turn: 'ann', deck: pile, ann: { hand: ['take-another-turn', 'milk'] }, bob: { hand: [] }, cid: { hand: [] } })
    t.ann.plays('take-another-turn')
    expect(t.turn).toBe('ann')
    t.ann.isAsked('play', ['milk', 'cookies'])
    expect(t.discard).toEqual(['take-another-turn'])
    t.ann.plays('milk')
    expect(t.turn).toBe('bob')
  })

  it('first lets the present turn have all its plays', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      deck: pile,
      ann: { hand: ['take-another-turn', 'milk', 'love', 'time'] },
      bob: { hand: [] },
    })
    t.ann.plays('take-another-turn')
    t.ann.isAsked('play', ['milk', 'love', 'time'])
    t.ann.plays('milk')
    expect(t.turn).toBe('ann')
    t.ann.isAsked('play', ['love', 'time', 'cookies'])
    t.ann.plays('love')
    t.ann.plays('time')
    expect(t.turn).toBe('bob')
  })

  it('F9 never gives a third turn in a row', () => {
    const t = table({ turn: 'ann', deck: pile, ann: { hand: ['take-another-turn', 'lets-do-that-again', 'milk'] }, bob: { hand: [] } })
    t.ann.plays('take-another-turn')
    t.ann.plays('lets-do-that-again')
    expect(new Set(t.discard)).toEqual(new Set(['take-another-turn', 'lets-do-that-again']))
    expect(t.turn).toBe('bob')
  })

  it('F9 gives one more turn, however often it is played in one', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      deck: pile,
      ann: { hand: ['take-another-turn', 'lets-do-that-again', 'milk', 'love'] },
      bob: { hand: [] },
    })
    t.ann.plays('take-another-turn')
    t.ann.plays('lets-do-that-again')
    expect(t.turn).toBe('ann')
    t.ann.plays('milk')
    t.ann.plays('love')
    expect(t.turn).toBe('bob')
  })

  it('F9 gives the next player two turns in a row as well', () => {
    const t = table({
      turn: 'ann',
      deck: ['cookies', 'lets-do-that-again', 'dreams', 'money'],
      ann: { hand: ['take-another-turn', 'milk'] },
      bob: { hand: [] },
    })
    t.ann.plays('take-another-turn')
    t.ann.plays('milk')
    expect(t.bob.hand).toEqual(['lets-do-that-again'])
    t.bob.plays('lets-do-that-again')
    expect(t.turn).toBe('bob')
    t.bob.isAsked('play', ['dreams'])
    t.bob.plays('dreams')
    expect(t.turn).toBe('ann')
  })

  it('L8 ends the first turn with the limits', () => {
    const t = table({
      turn: 'ann',
      rules: ['hand-limit-1'],
      deck: pile,
      ann: { hand: ['take-another-turn', 'milk', 'love'] },
      bob: { hand: [] },
    })
    t.ann.plays('take-another-turn')
    t.ann.isAsked('discard', ['milk', 'love'])
    t.ann.picks('milk')
    expect(t.turn).toBe('ann')
    t.ann.isAsked('play', ['love', 'cookies'])
  })

  it('T11 begins a new turn, in which free actions are fresh', () => {
    const t = table({
      turn: 'ann',
      rules: ['mystery-play'],
      used: ['mystery-play'],
      deck: pile,
      ann: { hand: ['take-another-turn'] },
      bob: { hand: [] },
    })
    t.ann.plays('take-another-turn')
    t.ann.isAsked('play', ['draw', 'use:mystery-play'])
  })
})

describe('Empty the Trash', () => {
  it('starts a new discard pile and shuffles the old one into the draw pile', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      onlyDeck: true,
      deck: ['bread'],
      discard: ['milk', 'love', 'toast'],
      ann: { hand: ['empty-the-trash', 'time'] },
      bob: { hand: [] },
    })
    t.ann.plays('empty-the-trash')
    expect(t.discard).toEqual(['empty-the-trash'])
    expect(t.deck).toHaveLength(4)
    expect(new Set(t.deck)).toEqual(new Set(['bread', 'milk', 'love', 'toast']))
    t.ann.isAsked('play', ['time'])
  })

  it('starts a discard pile even if there is none', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      onlyDeck: true,
      deck: ['bread'],
      ann: { hand: ['empty-the-trash', 'time'] },
      bob: { hand: [] },
    })
    t.ann.plays('empty-the-trash')
    expect(t.discard).toEqual(['empty-the-trash'])
    expect(t.deck).toEqual(['bread'])
  })

  it('F2 leaves cards that are still being resolved where they are', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      onlyDeck: true,
      deck: ['empty-the-trash', 'bread', 'sleep'],
      discard: ['milk'],
      ann: { hand: ['draw-2-and-use-em', 'time'] },
      bob: { hand: [] },
    })
    t.ann.plays('draw-2-and-use-em')
    t.ann.picks('empty-the-trash')
    expect(t.ann.front).toEqual(['bread'])
    expect(new Set(t.deck)).toEqual(new Set(['sleep', 'milk']))
    expect(t.discard).toEqual(['empty-the-trash', 'draw-2-and-use-em'])
  })

  it("F2 played by Let's Do That Again! keeps that card out of the draw pile", () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      onlyDeck: true,
      deck: ['bread'],
      discard: ['milk', 'empty-the-trash', 'jackpot'],
      ann: { hand: ['lets-do-that-again', 'time'] },
      bob: { hand: [] },
    })
    t.ann.plays('lets-do-that-again')
    t.ann.picks('empty-the-trash')
    expect(new Set(t.deck)).toEqual(new Set(['bread', 'milk', 'jackpot']))
    expect(t.discard).toEqual(['empty-the-trash', 'lets-do-that-again'])
  })
})
