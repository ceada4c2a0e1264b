import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

describe('An Action that plays cards', () => {
  const nested = (rules: string[]) =>
    table({
      turn: 'ann',
      rules,
      deck: ['draw-2-and-use-em', 'milk', 'sleep', 'time', 'bread', 'peace'],
      ann: { hand: ['draw-3-play-2-of-them', 'love', 'the-sun'] },
      bob: { hand: ['music'] },
    })
  const playItThrough = (t: ReturnType<typeof nested>) => {
    t.ann.plays('draw-3-play-2-of-them')
    t.ann.isAsked('choose-cards', ['draw-2-and-use-em', 'milk', 'sleep'])
    t.ann.picks('draw-2-and-use-em')
    t.ann.isAsked('choose-cards', ['time', 'bread'])
    t.ann.picks('time')
    t.ann.isAsked('choose-cards', ['milk', 'sleep'])
    t.ann.picks('milk')
  }

  it('T9 is one play, everything it sets off included, however deep', () => {
    const t = nested([])
    playItThrough(t)
    expect(t.ann.front).toEqual(['time', 'bread', 'milk'])
    expect(t.ann.hand).toEqual(['love', 'the-sun'])
    expect(t.turn).toBe('bob')
  })

  it('T9 leaves the second play of Play 2 to be made', () => {
    const t = nested(['play-2'])
    playItThrough(t)
    t.ann.isAsked('play', ['love', 'the-sun'])
    t.ann.plays('love')
    expect(t.turn).toBe('bob')
  })

  it('T10 draws a hand of its own, from which alone its cards are played', () => {
    const t = nested(['play-2'])
    t.ann.plays('draw-3-play-2-of-them')
    expect(t.ann.hand).toEqual(['love', 'the-sun'])
    expect(t.ann.refused(() => t.ann.picks('love'))).toBe('not-an-option')
  })

  it('T10 sends anything else drawn meanwhile to the real hand, not to the temporary one', () => {
    const t = table({
      turn: 'ann',
      deck: ['jackpot', 'milk', 'sleep', 'time', 'bread', 'peace'],
      ann: { hand: ['draw-3-play-2-of-them', 'love'] },
      bob: { hand: ['music'] },
    })
    t.ann.plays('draw-3-play-2-of-them')
    t.ann.picks('jackpot')
    expect(t.ann.hand).toEqual(['love', 'time', 'bread', 'peace'])
    t.ann.isAsked('choose-cards', ['milk', 'sleep'])
  })

  it('T10 sends cards drawn for the Draw rule meanwhile to the real hand', () => {
    const t = table({
      turn: 'ann',
      deck: ['draw-2', 'milk', 'time'],
      ann: { hand: ['draw-2-and-use-em', 'love'] },
      bob: { hand: ['music'] },
    })
    t.ann.plays('draw-2-and-use-em')
    t.ann.picks('draw-2')
    expect(t.ann.front).toEqual(['milk'])
    expect(t.ann.hand).toEqual(['love', 'time'])
  })
})

describe('What happens before the draw', () => {
  it('T12 does not count towards the Draw rule: No-Hand Bonus and then the draw', () => {
    const t = table({
      turn: 'ann',
      drawn: 0,
      rules: ['no-hand-bonus', 'draw-2'],
      deck: ['milk', 'love', 'time', 'sleep', 'bread', 'music'],
      ann: {},
      bob: {},
    })
    t.ann.isAsked('play', ['milk', 'love', 'time', 'sleep', 'bread'])
  })

  it('T12 comes before free actions, too', () => {
    const t = table({ turn: 'ann', drawn: 0, rules: ['no-hand-bonus', 'mystery-play'], deck: ['milk', 'love', 'time'], ann: {}, bob: {} })
    expect(t.ann.hand).toEqual(['milk', 'love', 'time'])
    t.ann.isAsked('play', ['use:mystery-play', 'draw'])
  })

  it('T12 does not count when the Draw rule changes later in the turn', () => {
    const t = table({
      turn: 'ann',
      drawn: 0,
      rules: ['no-hand-bonus'],
      deck: ['draw-3', 'love', 'time', 'sleep', 'bread', 'music', 'peace'],
      ann: {},
      bob: {},
    })
    t.ann.plays('draw-3')
    expect(t.ann.hand).toEqual(['love', 'time', 'sleep', 'bread', 'music'])
  })
})

describe('A card in play', () => {
  it('T13 is face up on the table and not in the discard pile', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      goals: ['toast'],
      discard: ['time', 'draw-2', 'hippyism'],
      ann: { hand: ['zap-a-card', 'love'], front: ['milk'] },
      bob: { hand: ['money', 'draw-3'], front: ['sleep'] },
    })
    t.ann.plays('zap-a-card')
    t.ann.isAsked('choose-cards', ['play-2', 'toast', 'milk', 'sleep'])
  })

  it('T14 gives no power to its holder in this edition, neither from the hand nor on the table', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['milk', 'the-brain'], front: ['love', 'time'] },
      bob: { front: ['the-eye'] },
    })
    t.ann.isAsked('play', ['milk', 'the-brain'])
    t.ann.plays('milk')
    t.ann.isAsked('play', ['the-brain'])
  })

  it('T14 is what The Party must be for the Party Bonus; in hand it gives nothing', () => {
    const t = table({ turn: 'ann', rules: ['party-bonus'], ann: { hand: ['the-party', 'milk'] }, bob: {} })
    expect(t.terms.play.value).toBe(1)
    t.ann.plays('the-party')
    expect(t.terms.play.value).toBe(2)
  })
})

describe('A played card', () => {
  it('T15 is carried out in full: what it orders cannot be declined', () => {
    const t = table({ turn: 'ann', ann: { hand: ['steal-a-keeper'] }, bob: { front: ['milk', 'love'] } })
    t.ann.plays('steal-a-keeper')
    t.ann.isAsked('choose-cards', ['milk', 'love'])
    expect(t.ann.refused(() => t.ann.picks())).toBe('wrong-number')
    expect(t.ann.refused(() => t.ann.picks('milk', 'love'))).toBe('wrong-number')
  })

  it('T15 is carried out as far as possible: Random Tax takes from those who have cards', () => {
    const t = table({ turn: 'ann', ann: { hand: ['random-tax'] }, bob: {}, cid: { hand: ['milk'] } })
    t.ann.plays('random-tax')
    expect(t.ann.hand).toEqual(['milk'])
    expect(t.cid.hand).toEqual([])
  })

  it('T15 is carried out as far as possible: Jackpot! draws what there is', () => {
    const t = table({ turn: 'ann', deck: ['milk', 'love'], onlyDeck: true, ann: { hand: ['jackpot'] }, bob: { hand: ['time'] } })
    t.ann.plays('jackpot')
    expect(t.ann.hand).toEqual(['milk', 'love'])
  })

  const simplify = () =>
    table({
      turn: 'ann',
      rules: ['play-2', 'draw-2', 'double-agenda'],
      ann: { hand: ['lets-simplify', 'milk'] },
      bob: {},
    })

  it("T15 leaves to the player only what it leaves open: with Let's Simplify none may go", () => {
    const t = simplify()
    t.ann.plays('lets-simplify')
    t.ann.isAsked('choose-cards', ['play-2', 'draw-2', 'double-agenda'])
    t.ann.picks()
    expect(t.rules).toHaveLength(3)
  })

  it("T15 leaves to the player only what it leaves open: with Let's Simplify half, rounded up, may go and no more", () => {
    const t = simplify()
    t.ann.plays('lets-simplify')
    expect(t.ann.refused(() => t.ann.picks('play-2', 'draw-2', 'double-agenda'))).toBe('wrong-number')
    t.ann.picks('draw-2', 'double-agenda')
    expect(t.rules).toEqual(['play-2'])
  })
})
