/** The bonuses that look at the Keepers in play (F6). */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const pile = ['cookies', 'dreams', 'money', 'music', 'peace', 'sleep']

describe('Party Bonus', () => {
  it('has everybody draw 1 more and play 1 more while The Party is in front of anybody', () => {
    const t = table({
      turn: 'ann',
      rules: ['party-bonus'],
      deck: pile,
      ann: { hand: ['milk', 'love', 'time'] },
      bob: { front: ['the-party'] },
    })
    expect(t.terms.draw.value).toBe(2)
    expect(t.terms.play.value).toBe(2)
    t.ann.plays('milk')
    t.ann.isAsked('play', ['love', 'time'])
    t.ann.plays('love')
    expect(t.turn).toBe('bob')
    expect(t.bob.hand).toEqual(['cookies', 'dreams'])
    t.bob.plays('cookies')
    t.bob.isAsked('play', ['dreams'])
  })

  it('G4 gives nothing while The Party is in a hand or discarded', () => {
    const inHand = table({ turn: 'ann', rules: ['party-bonus'], ann: { hand: ['milk', 'the-party'] }, bob: { hand: [] } })
    expect(inHand.terms.draw.value).toBe(1)
    expect(inHand.terms.play.value).toBe(1)
    const discarded = table({ turn: 'ann', rules: ['party-bonus'], discard: ['the-party'], ann: { hand: ['milk'] }, bob: { hand: [] } })
    expect(discarded.terms.play.value).toBe(1)
  })

  it('F6 gives the extra draw and play at once when The Party lands', () => {
    const t = table({ turn: 'ann', rules: ['party-bonus'], deck: pile, ann: { hand: ['the-party', 'milk'] }, bob: { hand: [] } })
    t.ann.plays('the-party')
    t.ann.isAsked('play', ['milk', 'cookies'])
    t.ann.plays('milk')
    expect(t.turn).toBe('bob')
  })

  it('F6 gives them at once when the rule lands while The Party is there', () => {
    const t = table({ turn: 'ann', deck: pile, ann: { hand: ['party-bonus', 'milk'] }, bob: { front: ['the-party'] } })
    t.ann.plays('party-bonus')
    t.ann.isAsked('play', ['milk', 'cookies'])
  })

  it('F6 gives the extra draw once per turn, also when The Party goes and comes back', () => {
    const t = table({
      turn: 'ann',
      rules: ['party-bonus', 'play-4'],
      deck: pile,
      ann: { hand: ['zap-a-card', 'milk'], front: ['the-party'] },
      bob: { hand: [] },
    })
    t.ann.plays('zap-a-card')
    t.ann.picks('the-party')
    t.ann.plays('the-party')
    t.ann.isAsked('play', ['milk'])
  })

  it('F4 gives 2 more of each under Inflation', () => {
    const t = table({ turn: 'ann', rules: ['party-bonus', 'inflation'], ann: { hand: ['milk'], front: ['the-party'] }, bob: { hand: [] } })
    expect(t.terms.draw.value).toBe(4)
    expect(t.terms.play.value).toBe(4)
  })

  it('F6 T6 ends the plays when The Party goes', () => {
    const t = table({
      turn: 'ann',
      rules: ['party-bonus'],
      deck: pile,
      ann: { hand: ['trash-a-keeper', 'milk'] },
      bob: { front: ['the-party'] },
    })
    t.ann.plays('trash-a-keeper')
    expect(t.turn).toBe('bob')
    expect(t.bob.hand).toEqual(['cookies'])
  })

  it('F6 T10 puts the extra card into the real hand while an Action is part-way through', () => {
    const t = table({
      turn: 'ann',
      rules: ['party-bonus'],
      deck: ['the-party', 'bread', ...pile],
      ann: { hand: ['draw-3-play-2-of-them', 'milk'] },
      bob: { hand: [] },
    })
    t.ann.plays('draw-3-play-2-of-them')
    t.ann.picks('the-party')
    expect(t.ann.hand).toEqual(['milk', 'dreams'])
    t.ann.isAsked('choose-cards', ['bread', 'cookies'])
  })
})

describe('Poor Bonus', () => {
  it('gives 1 more card to whoever has strictly the fewest Keepers', () => {
    const t = table({ turn: 'ann', rules: ['poor-bonus'], deck: pile, ann: { hand: ['no-limits'], front: ['milk'] }, bob: { hand: [] } })
    expect(t.terms.draw.value).toBe(1)
    t.ann.plays('no-limits')
    expect(t.turn).toBe('bob')
    expect(t.terms.draw.value).toBe(2)
    expect(t.terms.play.value).toBe(1)
    expect(t.bob.hand).toEqual(['cookies', 'dreams'])
  })

  it('gives nothing on a tie for the fewest', () => {
    const t = table({
      turn: 'ann',
      rules: ['poor-bonus'],
      deck: pile,
      ann: { hand: ['no-limits'], front: ['milk', 'bread'] },
      bob: { front: ['love'] },
      cid: { front: ['time'] },
    })
    t.ann.plays('no-limits')
    expect(t.terms.draw.value).toBe(1)
    expect(t.bob.hand).toEqual(['cookies'])
  })

  it('F6 gives it at once to whoever becomes the poorest in mid-turn, and once per turn', () => {
    const t = table({
      turn: 'ann',
      rules: ['poor-bonus', 'play-3'],
      deck: pile,
      ann: { hand: ['trash-a-keeper', 'time', 'zap-a-card', 'toast'], front: ['milk'] },
      bob: { hand: ['hippyism'], front: ['love'] },
    })
    t.ann.plays('trash-a-keeper')
    t.ann.picks('milk')
    t.ann.isAsked('play', ['time', 'zap-a-card', 'toast', 'cookies'])
    t.ann.plays('time')
    t.ann.plays('zap-a-card')
    t.ann.picks('time')
    expect(t.ann.front).toEqual([])
    expect(t.ann.hand).toEqual(['toast', 'cookies', 'time'])
    expect(t.turn).toBe('bob')
  })

  it('F6 keeps the card with whoever stops being the poorest', () => {
    const t = table({
      turn: 'ann',
      rules: ['poor-bonus', 'play-2'],
      deck: pile,
      ann: { hand: ['milk', 'time', 'bread'] },
      bob: { front: ['love'] },
    })
    expect(t.terms.draw.value).toBe(2)
    t.ann.plays('milk')
    expect(t.terms.draw.value).toBe(1)
    t.ann.isAsked('play', ['time', 'bread'])
  })

  it('F4 gives 2 more under Inflation', () => {
    const t = table({ turn: 'ann', rules: ['poor-bonus', 'inflation'], ann: { hand: ['milk'] }, bob: { front: ['love'] } })
    expect(t.terms.draw.value).toBe(4)
    expect(t.terms.play.value).toBe(2)
  })

  it('F6 adds to Party Bonus', () => {
    const t = table({ turn: 'ann', rules: ['poor-bonus', 'party-bonus'], ann: { hand: ['milk'] }, bob: { front: ['the-party'] } })
    expect(t.terms.draw.value).toBe(3)
    expect(t.terms.play.value).toBe(2)
  })
})

describe('Rich Bonus', () => {
  it('gives 1 more play to whoever has strictly the most Keepers', () => {
    const t = table({
      turn: 'ann',
      rules: ['rich-bonus'],
      deck: pile,
      ann: { hand: ['no-limits', 'toast', 'hippyism'], front: ['milk'] },
      bob: { hand: [] },
    })
    expect(t.terms.play.value).toBe(2)
    expect(t.terms.draw.value).toBe(1)
    t.ann.plays('no-limits')
    t.ann.isAsked('play', ['toast', 'hippyism'])
    t.ann.plays('toast')
    expect(t.turn).toBe('bob')
    expect(t.terms.play.value).toBe(1)
  })

  it('gives nothing on a tie for the most', () => {
    const t = table({
      turn: 'ann',
      rules: ['rich-bonus'],
      deck: pile,
      ann: { hand: ['no-limits', 'toast'], front: ['milk'] },
      bob: { front: ['love'] },
    })
    expect(t.terms.play.value).toBe(1)
    t.ann.plays('no-limits')
    expect(t.turn).toBe('bob')
  })

  it('is judged afresh after every play: won with a Keeper', () => {
    const t = table({ turn: 'ann', rules: ['rich-bonus'], deck: pile, ann: { hand: ['milk', 'love', 'time'] }, bob: { hand: [] } })
    expect(t.terms.play.value).toBe(1)
    t.ann.plays('milk')
    t.ann.isAsked('play', ['love', 'time'])
    t.ann.plays('love')
    expect(t.turn).toBe('bob')
  })

  it('is judged afresh after every play: lost with a Keeper', () => {
    const t = table({
      turn: 'ann',
      rules: ['rich-bonus'],
      deck: pile,
      ann: { hand: ['trash-a-keeper', 'love'], front: ['milk'] },
      bob: { hand: [] },
    })
    expect(t.terms.play.value).toBe(2)
    t.ann.plays('trash-a-keeper')
    expect(t.ann.front).toEqual([])
    expect(t.turn).toBe('bob')
  })

  it('F4 gives 2 more under Inflation', () => {
    const t = table({ turn: 'ann', rules: ['rich-bonus', 'inflation'], ann: { hand: ['milk'], front: ['love'] }, bob: { hand: [] } })
    expect(t.terms.play.value).toBe(4)
    expect(t.terms.draw.value).toBe(2)
  })

  it('F6 adds to Party Bonus', () => {
    const t = table({ turn: 'ann', rules: ['rich-bonus', 'party-bonus'], ann: { hand: ['milk'], front: ['the-party'] }, bob: { hand: [] } })
    expect(t.terms.play.value).toBe(3)
    expect(t.terms.draw.value).toBe(2)
  })
})
