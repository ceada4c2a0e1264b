import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const pile = ['bread', 'chocolate', 'cookies', 'dreams', 'money', 'music', 'peace', 'sleep']

describe('Inflation', () => {
  it('F4 works at once: its player draws the difference and has a play more', () => {
    const t = table({ turn: 'ann', deck: pile, ann: { hand: ['inflation', 'milk', 'love'] }, bob: { hand: [] } })
    t.ann.plays('inflation')
    t.ann.isAsked('play', ['milk', 'love', 'bread'])
    t.ann.plays('milk')
    expect(t.turn).toBe('bob')
    expect(t.bob.hand).toEqual(['chocolate', 'cookies'])
  })

  it('F4 raises every numeral of the rules in play by one, and not itself', () => {
    const t = table({
      turn: 'ann',
      rules: ['draw-3', 'play-2', 'hand-limit-0', 'keeper-limit-4'],
      deck: pile,
      ann: { hand: ['inflation', 'milk'] },
      bob: { hand: [] },
    })
    t.ann.plays('inflation')
    expect(t.terms.draw.value).toBe(4)
    expect(t.terms.play.value).toBe(3)
    expect(t.terms.handLimit.value).toBe(1)
    expect(t.terms.keeperLimit.value).toBe(5)
    expect(t.ann.hand).toEqual(['milk', 'bread'])
  })

  it('F4 played out of Draw 3, Play 2 of Them adds a card and a play to it, then the card for the Draw rule', () => {
    const t = table({
      turn: 'ann',
      deck: ['inflation', 'milk', 'love', ...pile],
      ann: { hand: ['draw-3-play-2-of-them'] },
      bob: { hand: [] },
    })
    t.ann.plays('draw-3-play-2-of-them')
    t.ann.picks('inflation')
    t.ann.isAsked('choose-cards', ['milk', 'love', 'bread'])
    expect(t.ann.hand).toEqual(['chocolate'])
    t.ann.picks('milk')
    t.ann.isAsked('choose-cards', ['love', 'bread'])
    t.ann.picks('love')
    expect(t.ann.front).toEqual(['milk', 'love'])
    expect(t.discard).toEqual(['bread', 'draw-3-play-2-of-them'])
    t.ann.isAsked('play', ['chocolate'])
  })

  it('F4 does not undo what was done when it goes, but lowers what is still to come', () => {
    const t = table({
      turn: 'ann',
      rules: ['inflation'],
      deck: pile,
      ann: { hand: ['trash-a-new-rule', 'milk', 'love'] },
      bob: { hand: [] },
    })
    t.ann.plays('trash-a-new-rule')
    expect(t.ann.hand).toEqual(['milk', 'love'])
    expect(t.turn).toBe('bob')
    expect(t.bob.hand).toEqual(['bread'])
  })

  it('L6 L1 tightens the limits of the others the moment it goes', () => {
    const t = table({
      turn: 'ann',
      rules: ['hand-limit-1', 'inflation'],
      ann: { hand: ['trash-a-new-rule', 'milk'] },
      bob: { hand: ['love', 'time'] },
    })
    t.ann.plays('trash-a-new-rule')
    t.ann.picks('inflation')
    t.bob.isAsked('discard', ['love', 'time'])
    t.bob.picks('time')
    expect(t.bob.hand[0]).toBe('love')
  })

  it("F4 played out of Draw 2 and Use 'Em adds a card to be used", () => {
    const t = table({ turn: 'ann', deck: ['inflation', 'milk', ...pile], ann: { hand: ['draw-2-and-use-em'] }, bob: { hand: [] } })
    t.ann.plays('draw-2-and-use-em')
    t.ann.picks('inflation')
    t.ann.isAsked('choose-cards', ['milk', 'bread'])
    expect(t.ann.hand).toEqual(['chocolate'])
    t.ann.picks('bread')
    expect(t.ann.front).toEqual(['bread', 'milk'])
    t.ann.isAsked('play', ['chocolate'])
  })

  it("F4 played out of Today's Special! adds a card and a play to the day declared", () => {
    const t = table({ turn: 'ann', deck: ['inflation', 'milk', 'love', ...pile], ann: { hand: ['todays-special'] }, bob: { hand: [] } })
    t.ann.plays('todays-special')
    t.ann.picks('neither')
    t.ann.picks('inflation')
    t.ann.isAsked('choose-cards', ['milk', 'love', 'bread'])
    t.ann.picks('love')
    expect(t.ann.front).toEqual(['love'])
    expect(new Set(t.discard)).toEqual(new Set(['milk', 'bread', 'todays-special']))
    t.ann.isAsked('play', ['chocolate'])
  })

  it('F4 reaches every card that is part-way through, however deep it is played', () => {
    const t = table({
      turn: 'ann',
      deck: ['draw-2-and-use-em', 'milk', 'love', 'inflation', 'time', ...pile],
      ann: { hand: ['draw-3-play-2-of-them'] },
      bob: { hand: [] },
    })
    t.ann.plays('draw-3-play-2-of-them')
    t.ann.picks('draw-2-and-use-em')
    t.ann.picks('inflation')
    expect(t.ann.question.options).toHaveLength(2)
    expect(t.ann.question.options).toContain('time')
    t.ann.picks('time')
    expect(t.ann.front).toHaveLength(2)
    expect(t.ann.hand).toHaveLength(1)
    expect(t.ann.question.options).toHaveLength(3)
    expect(t.ann.question.options).toEqual(expect.arrayContaining(['milk', 'love']))
    t.ann.picks('milk')
    t.ann.picks('love')
    expect(t.ann.front).toHaveLength(4)
    t.ann.isAsked('play', t.ann.hand)
  })

  it('F4 gone in the middle of a card takes back the play, not the card drawn', () => {
    const t = table({
      turn: 'ann',
      rules: ['inflation'],
      deck: ['trash-a-new-rule', 'milk', 'love', ...pile],
      ann: { hand: ['draw-3-play-2-of-them'] },
      bob: { hand: [] },
    })
    t.ann.plays('draw-3-play-2-of-them')
    t.ann.picks('trash-a-new-rule')
    t.ann.isAsked('choose-cards', ['milk', 'love', 'bread'])
    t.ann.picks('love')
    expect(t.ann.front).toEqual(['love'])
    expect(new Set(t.discard)).toEqual(new Set(['inflation', 'trash-a-new-rule', 'milk', 'bread', 'draw-3-play-2-of-them']))
    expect(t.turn).toBe('bob')
  })

  it('F5 draws its card once per turn, also when it goes and comes back', () => {
    const t = table({
      turn: 'ann',
      rules: ['inflation', 'play-4'],
      deck: pile,
      ann: { hand: ['zap-a-card', 'milk'] },
      bob: { hand: [] },
    })
    t.ann.plays('zap-a-card')
    t.ann.picks('inflation')
    t.ann.plays('inflation')
    t.ann.isAsked('play', ['milk'])
  })
})
