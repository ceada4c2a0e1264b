import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const pile = ['cookies', 'dreams', 'money', 'music', 'peace', 'sleep', 'the-sun']

describe('Get On With It!', () => {
  it('discards the whole hand, draws 3 and ends the turn, even if a single play is all there is', () => {
    const t = table({ turn: 'ann', rules: ['get-on-with-it'], deck: pile, ann: { hand: ['milk', 'love'] }, bob: { hand: [] } })
    t.ann.isAsked('play', ['milk', 'love', 'use:get-on-with-it'])
    t.ann.uses('get-on-with-it')
    expect(t.ann.hand).toEqual(['cookies', 'dreams', 'money'])
    expect(new Set(t.discard)).toEqual(new Set(['milk', 'love']))
    expect(t.rules).toEqual(['get-on-with-it'])
    expect(t.turn).toBe('bob')
  })

  it('T11 may be used between plays', () => {
    const t = table({
      turn: 'ann',
      rules: ['get-on-with-it', 'play-3'],
      deck: pile,
      ann: { hand: ['milk', 'love', 'time'] },
      bob: { hand: [] },
    })
    t.ann.plays('milk')
    t.ann.isAsked('play', ['love', 'time', 'use:get-on-with-it'])
    t.ann.uses('get-on-with-it')
    expect(t.ann.front).toEqual(['milk'])
    expect(t.ann.hand).toEqual(['cookies', 'dreams', 'money'])
    expect(t.turn).toBe('bob')
  })

  it('is gone after the last play: the turn ends without asking', () => {
    const t = table({ turn: 'ann', rules: ['get-on-with-it'], deck: pile, ann: { hand: ['milk', 'love'] }, bob: { hand: [] } })
    t.ann.plays('milk')
    expect(t.turn).toBe('bob')
    expect(t.ann.hand).toEqual(['love'])
  })

  it('F10 may be used before the draw, which is then lost with the rest of the turn', () => {
    const t = table({ turn: 'ann', rules: ['get-on-with-it'], deck: pile, ann: { hand: ['milk'] }, bob: { hand: ['bread'] } })
    t.ann.plays('milk')
    t.bob.isAsked('play', ['draw', 'use:get-on-with-it'])
    t.bob.uses('get-on-with-it')
    expect(t.bob.hand).toEqual(['cookies', 'dreams', 'money'])
    expect(t.discard).toEqual(['bread'])
    expect(t.turn).toBe('ann')
    expect(t.ann.hand).toEqual(['music'])
  })

  it('F17 is not offered to an empty hand, which draws without being asked', () => {
    const t = table({ turn: 'ann', rules: ['get-on-with-it'], deck: pile, ann: { hand: ['milk'] }, bob: { hand: [] } })
    t.ann.plays('milk')
    t.bob.isAsked('play', ['cookies', 'use:get-on-with-it'])
  })

  it('F10 T7 overrides Play All for that turn: the cards drawn stay in hand', () => {
    const t = table({ turn: 'ann', rules: ['get-on-with-it', 'play-all'], deck: pile, ann: { hand: ['milk', 'love'] }, bob: { hand: [] } })
    t.ann.uses('get-on-with-it')
    expect(t.ann.hand).toEqual(['cookies', 'dreams', 'money'])
    expect(t.turn).toBe('bob')
  })

  it('T1 leaves the limits to be complied with at the end of the turn', () => {
    const t = table({
      turn: 'ann',
      rules: ['get-on-with-it', 'hand-limit-2'],
      deck: pile,
      ann: { hand: ['milk', 'love'] },
      bob: { hand: [] },
    })
    t.ann.uses('get-on-with-it')
    t.ann.isAsked('discard', ['cookies', 'dreams', 'money'])
    t.ann.picks('money')
    expect(t.turn).toBe('bob')
  })

  it('F4 draws 4 under Inflation', () => {
    const t = table({ turn: 'ann', rules: ['get-on-with-it', 'inflation'], deck: pile, ann: { hand: ['milk'] }, bob: { hand: [] } })
    t.ann.uses('get-on-with-it')
    expect(t.ann.hand).toEqual(['cookies', 'dreams', 'money', 'music'])
  })
})

describe('Swap Plays for Draws', () => {
  it('gives up the plays that are left, draws as many cards and ends the turn', () => {
    const t = table({
      turn: 'ann',
      rules: ['swap-plays-for-draws', 'play-3'],
      deck: pile,
      ann: { hand: ['milk', 'love', 'time', 'bread'] },
      bob: { hand: [] },
    })
    t.ann.plays('milk')
    t.ann.isAsked('play', ['love', 'time', 'bread', 'use:swap-plays-for-draws'])
    t.ann.uses('swap-plays-for-draws')
    expect(t.ann.hand).toEqual(['love', 'time', 'bread', 'cookies', 'dreams'])
    expect(t.turn).toBe('bob')
  })

  it('draws never more than the hand holds', () => {
    const t = table({
      turn: 'ann',
      rules: ['swap-plays-for-draws', 'play-4'],
      deck: pile,
      ann: { hand: ['milk', 'love'] },
      bob: { hand: [] },
    })
    t.ann.uses('swap-plays-for-draws')
    expect(t.ann.hand).toEqual(['milk', 'love', 'cookies', 'dreams'])
  })

  it('F10 overrides Play All for that turn and draws a card for each in hand', () => {
    const t = table({
      turn: 'ann',
      rules: ['swap-plays-for-draws', 'play-all'],
      deck: pile,
      ann: { hand: ['milk', 'love', 'time'] },
      bob: { hand: [] },
    })
    t.ann.uses('swap-plays-for-draws')
    expect(t.ann.hand).toEqual(['milk', 'love', 'time', 'cookies', 'dreams', 'money'])
    expect(t.turn).toBe('bob')
  })

  it('draws under Play All But 1 for what is not kept back', () => {
    const t = table({
      turn: 'ann',
      rules: ['swap-plays-for-draws', 'play-all-but-1'],
      deck: pile,
      ann: { hand: ['milk', 'love', 'time'] },
      bob: { hand: [] },
    })
    t.ann.uses('swap-plays-for-draws')
    expect(t.ann.hand).toEqual(['milk', 'love', 'time', 'cookies', 'dreams'])
  })

  it('counts the plays of bonuses', () => {
    const t = table({
      turn: 'ann',
      rules: ['swap-plays-for-draws', 'party-bonus'],
      deck: pile,
      ann: { hand: ['milk', 'love', 'time'], front: ['the-party'] },
      bob: { hand: [] },
    })
    t.ann.uses('swap-plays-for-draws')
    expect(t.ann.hand).toEqual(['milk', 'love', 'time', 'cookies', 'dreams'])
  })

  it('F4 counts the play that Inflation gives', () => {
    const t = table({
      turn: 'ann',
      rules: ['swap-plays-for-draws', 'inflation'],
      deck: pile,
      ann: { hand: ['milk', 'love', 'time'] },
      bob: { hand: [] },
    })
    t.ann.uses('swap-plays-for-draws')
    expect(t.ann.hand).toEqual(['milk', 'love', 'time', 'cookies', 'dreams'])
  })

  it('is gone when no play is left: the turn ends without asking', () => {
    const t = table({ turn: 'ann', rules: ['swap-plays-for-draws'], deck: pile, ann: { hand: ['milk', 'love'] }, bob: { hand: [] } })
    t.ann.plays('milk')
    expect(t.turn).toBe('bob')
    expect(t.ann.hand).toEqual(['love'])
  })

  it('F10 may be used before the draw, which is then lost with the rest of the turn', () => {
    const t = table({ turn: 'ann', rules: ['swap-plays-for-draws'], deck: pile, ann: { hand: ['milk'] }, bob: { hand: ['bread', 'love'] } })
    t.ann.plays('milk')
    t.bob.isAsked('play', ['draw', 'use:swap-plays-for-draws'])
    t.bob.uses('swap-plays-for-draws')
    expect(t.bob.hand).toEqual(['bread', 'love', 'cookies'])
    expect(t.turn).toBe('ann')
  })

  it('F17 is not offered to an empty hand, which draws without being asked', () => {
    const t = table({ turn: 'ann', rules: ['swap-plays-for-draws'], deck: pile, ann: { hand: ['milk'] }, bob: { hand: [] } })
    t.ann.plays('milk')
    t.bob.isAsked('play', ['cookies', 'use:swap-plays-for-draws'])
  })

  it('T1 leaves the limits to be complied with at the end of the turn', () => {
    const t = table({
      turn: 'ann',
      rules: ['swap-plays-for-draws', 'hand-limit-2'],
      deck: pile,
      ann: { hand: ['milk', 'love'] },
      bob: { hand: [] },
    })
    t.ann.uses('swap-plays-for-draws')
    t.ann.isAsked('discard', ['milk', 'love', 'cookies'])
    t.ann.picks('cookies')
    expect(t.turn).toBe('bob')
  })
})
