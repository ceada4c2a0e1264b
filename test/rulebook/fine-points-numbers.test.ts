import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

describe('Inflation', () => {
  it('F4 adds one to the Basic Rules at once: the player on turn draws the difference and gets the extra play', () => {
    const t = table({ turn: 'ann', deck: ['milk'], ann: { hand: ['inflation', 'love'] }, bob: {} })
    t.ann.plays('inflation')
    t.ann.isAsked('play', ['love', 'milk'])
    expect(t.terms.draw.value).toBe(2)
    expect(t.terms.play.value).toBe(2)
  })

  it('F4 adds one to what an Action says in numerals', () => {
    const t = table({
      turn: 'ann',
      rules: ['inflation'],
      deck: ['milk', 'love', 'time', 'sleep', 'bread'],
      ann: { hand: ['jackpot'] },
      bob: {},
    })
    t.ann.plays('jackpot')
    expect(t.ann.hand).toEqual(['milk', 'love', 'time', 'sleep'])
  })

  it('F4 adds one to what a Goal says in numerals', () => {
    const t = table({
      turn: 'ann',
      rules: ['inflation'],
      ann: { hand: ['5-keepers', 'the-sun'] },
      bob: { front: ['milk', 'love', 'time', 'sleep', 'bread'] },
    })
    t.ann.plays('5-keepers')
    expect(t.winner).toBeNull()
  })

  it('F4 adds one to the number kept back by Play All But 1', () => {
    const t = table({ turn: 'ann', rules: ['inflation', 'play-all-but-1'], ann: { hand: ['milk', 'love', 'time'] }, bob: {} })
    expect(t.terms.play.value).toEqual({ allBut: 2 })
    t.ann.plays('milk')
    expect(t.ann.hand).toEqual(['love', 'time'])
    expect(t.turn).toBe('bob')
  })

  it('F4 leaves numbers written as words: one Keeper is stolen', () => {
    const t = table({ turn: 'ann', rules: ['inflation'], ann: { hand: ['steal-a-keeper'] }, bob: { front: ['milk', 'love', 'time'] } })
    t.ann.plays('steal-a-keeper')
    expect(t.ann.refused(() => t.ann.picks('milk', 'love'))).toBe('wrong-number')
    t.ann.picks('milk')
    expect(t.bob.front).toEqual(['love', 'time'])
  })

  it('F4 leaves the word and raises the numeral of one and the same rule: Recycling', () => {
    const t = table({
      turn: 'ann',
      rules: ['inflation', 'recycling'],
      deck: ['milk', 'love', 'time', 'sleep', 'bread'],
      ann: { hand: ['the-sun'], front: ['peace', 'music'] },
      bob: {},
    })
    t.ann.uses('recycling')
    t.ann.picks('peace')
    expect(t.ann.front).toEqual(['music'])
    expect(t.ann.hand).toEqual(['the-sun', 'milk', 'love', 'time', 'sleep'])
  })

  it('F4 played out of Draw 3, Play 2 of Them adds a card to that temporary hand and a play, then the card for the Draw rule', () => {
    const t = table({
      turn: 'ann',
      deck: ['inflation', 'milk', 'sleep', 'time', 'bread', 'music'],
      ann: { hand: ['draw-3-play-2-of-them', 'love'] },
      bob: {},
    })
    t.ann.plays('draw-3-play-2-of-them')
    t.ann.picks('inflation')
    expect(t.ann.hand).toEqual(['love', 'bread'])
    t.ann.isAsked('choose-cards', ['milk', 'sleep', 'time'])
    t.ann.picks('sleep')
    t.ann.isAsked('choose-cards', ['milk', 'time'])
    t.ann.picks('milk')
    expect(t.ann.front).toEqual(['sleep', 'milk'])
    expect(t.discard).toEqual(expect.arrayContaining(['time', 'draw-3-play-2-of-them']))
    t.ann.isAsked('play', ['love', 'bread'])
  })

  it("F4 played out of Draw 2 and Use 'Em adds a card, which is played as well", () => {
    const t = table({
      turn: 'ann',
      deck: ['inflation', 'milk', 'time', 'bread'],
      ann: { hand: ['draw-2-and-use-em', 'love'] },
      bob: {},
    })
    t.ann.plays('draw-2-and-use-em')
    t.ann.picks('inflation')
    t.ann.isAsked('choose-cards', ['milk', 'time'])
    t.ann.picks('time')
    expect(t.ann.front).toEqual(['time', 'milk'])
    expect(t.ann.hand).toEqual(['love', 'bread'])
  })

  it('F4 going half-way lowers what is still to be done, not what was done', () => {
    const t = table({
      turn: 'ann',
      rules: ['inflation'],
      deck: ['trash-a-new-rule', 'milk', 'sleep', 'time', 'bread'],
      ann: { hand: ['draw-3-play-2-of-them', 'love'] },
      bob: {},
    })
    t.ann.plays('draw-3-play-2-of-them')
    t.ann.isAsked('choose-cards', ['trash-a-new-rule', 'milk', 'sleep', 'time'])
    t.ann.picks('trash-a-new-rule')
    expect(t.rules).toEqual([])
    t.ann.isAsked('choose-cards', ['milk', 'sleep', 'time'])
    t.ann.picks('milk')
    expect(t.discard).toEqual(expect.arrayContaining(['sleep', 'time', 'inflation']))
    expect(t.turn).toBe('bob')
  })

  it('F4 going does not undo the draw that it gave', () => {
    const t = table({
      turn: 'ann',
      drawn: 0,
      rules: ['inflation'],
      deck: ['milk', 'love'],
      ann: { hand: ['trash-a-new-rule'] },
      bob: {},
    })
    t.ann.plays('trash-a-new-rule')
    expect(t.ann.hand).toEqual(['milk', 'love'])
    expect(t.turn).toBe('bob')
  })
})

describe('The bonuses', () => {
  it('F6 of the poor and of the party stack', () => {
    const t = table({
      turn: 'ann',
      drawn: 0,
      rules: ['poor-bonus', 'party-bonus'],
      deck: ['milk', 'love', 'time', 'sleep'],
      ann: { hand: ['bread'] },
      bob: { front: ['the-party'] },
    })
    expect(t.terms.draw.value).toBe(3)
    expect(t.terms.play.value).toBe(2)
    t.ann.isAsked('play', ['bread', 'milk', 'love', 'time'])
  })

  it('F6 of the rich and of the party stack', () => {
    const t = table({
      turn: 'ann',
      rules: ['rich-bonus', 'party-bonus'],
      ann: { hand: ['bread'], front: ['the-party'] },
      bob: {},
    })
    expect(t.terms.draw.value).toBe(2)
    expect(t.terms.play.value).toBe(3)
  })

  it('F6 of the poor, the rich and the party go side by side', () => {
    const t = table({
      turn: 'ann',
      rules: ['rich-bonus', 'party-bonus', 'poor-bonus', 'draw-2', 'play-2'],
      ann: { hand: ['bread'], front: ['the-party'] },
      bob: {},
    })
    expect(t.terms.draw.value).toBe(3)
    expect(t.terms.play.value).toBe(4)
  })

  it('F6 add nothing to Play All', () => {
    const t = table({
      turn: 'ann',
      rules: ['rich-bonus', 'play-all'],
      ann: { hand: ['bread', 'milk'], front: ['time'] },
      bob: {},
    })
    expect(t.terms.play.value).toBe('all')
    t.ann.plays('bread')
    t.ann.plays('milk')
    expect(t.turn).toBe('bob')
  })

  it('F6 turn Play All But 1 into Play All', () => {
    const t = table({
      turn: 'ann',
      rules: ['rich-bonus', 'play-all-but-1'],
      ann: { hand: ['bread', 'milk'], front: ['time'] },
      bob: {},
    })
    t.ann.plays('bread')
    t.ann.isAsked('play', ['milk'])
    t.ann.plays('milk')
    expect(t.turn).toBe('bob')
  })

  it('F6 that start to hold in mid-turn give their extra draw at once', () => {
    const t = table({ turn: 'ann', rules: ['party-bonus'], deck: ['milk'], ann: { hand: ['the-party', 'love'] }, bob: {} })
    t.ann.plays('the-party')
    t.ann.isAsked('play', ['love', 'milk'])
  })

  it('F6 that start to hold in mid-turn because somebody left give their extra draw at once', () => {
    const t = table({
      turn: 'ann',
      rules: ['poor-bonus'],
      deck: ['milk'],
      ann: { hand: ['love'] },
      bob: {},
      cid: { front: ['time'] },
    })
    t.bob.leaves()
    t.ann.isAsked('play', ['love', 'milk'])
  })

  it('F6 that start to hold a second time in one turn give no second extra draw', () => {
    const t = table({
      turn: 'ann',
      rules: ['party-bonus', 'play-4'],
      deck: ['milk', 'time'],
      ann: { hand: ['the-party', 'zap-a-card', 'love'] },
      bob: {},
    })
    t.ann.plays('the-party')
    expect(t.ann.hand).toEqual(['zap-a-card', 'love', 'milk'])
    t.ann.plays('zap-a-card')
    t.ann.picks('the-party')
    t.ann.plays('the-party')
    expect([...t.ann.hand].sort()).toEqual(['love', 'milk'])
  })
})
