/** Goals that count Keepers or forbid one. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

describe('Party Snacks', () => {
  for (const food of ['bread', 'chocolate', 'cookies', 'milk']) {
    it(`G2 is met by The Party and a food: ${food}`, () => {
      const t = table({ turn: 'ann', goals: ['party-snacks'], ann: { hand: [food], front: ['the-party'] }, bob: { hand: [] } })
      t.ann.plays(food)
      expect(t.winner).toBe('ann')
    })
  }

  it('G2 is met off turn as well', () => {
    const t = table({ turn: 'ann', ann: { hand: ['party-snacks'] }, bob: { front: ['milk', 'the-party'] } })
    t.ann.plays('party-snacks')
    expect(t.winner).toBe('bob')
  })

  it('is not met by food without The Party, nor by The Party with what nobody eats', () => {
    const t = table({
      turn: 'ann',
      deck: ['jackpot'],
      ann: { hand: ['party-snacks'], front: ['bread', 'chocolate', 'cookies', 'milk'] },
      bob: { front: ['the-party', 'the-toaster', 'the-sun'] },
    })
    t.ann.plays('party-snacks')
    expect(t.over).toBe(false)
  })

  it('G4 is not met by food in hand', () => {
    const t = table({ turn: 'ann', deck: ['jackpot'], ann: { hand: ['party-snacks', 'milk'], front: ['the-party'] }, bob: { hand: [] } })
    t.ann.plays('party-snacks')
    expect(t.over).toBe(false)
  })

  it('F4 asks for two different foods under Inflation', () => {
    const t = table({
      turn: 'ann',
      rules: ['inflation'],
      deck: ['jackpot'],
      ann: { hand: ['party-snacks', 'milk'], front: ['the-party', 'bread'] },
      bob: { hand: [] },
    })
    t.ann.plays('party-snacks')
    expect(t.over).toBe(false)
    t.ann.plays('milk')
    expect(t.winner).toBe('ann')
  })

  it('F4 is content with one food again the moment Inflation goes', () => {
    const t = table({
      turn: 'ann',
      rules: ['inflation'],
      goals: ['party-snacks'],
      ann: { hand: ['trash-a-new-rule'], front: ['the-party', 'bread'] },
      bob: { hand: [] },
    })
    t.ann.plays('trash-a-new-rule')
    expect(t.winner).toBe('ann')
  })
})

describe('The Brain (No TV)', () => {
  it('G2 is met by The Brain while Television lies nowhere', () => {
    const t = table({ turn: 'ann', goals: ['the-brain-no-tv'], ann: { hand: ['the-brain'] }, bob: { hand: [] } })
    t.ann.plays('the-brain')
    expect(t.winner).toBe('ann')
  })

  it('G2 is met off turn as well', () => {
    const t = table({ turn: 'ann', ann: { hand: ['the-brain-no-tv'] }, bob: { front: ['the-brain'] } })
    t.ann.plays('the-brain-no-tv')
    expect(t.winner).toBe('bob')
  })

  it('is not met while anybody has Television, the player included', () => {
    const own = table({
      turn: 'ann',
      deck: ['jackpot'],
      ann: { hand: ['the-brain-no-tv'], front: ['the-brain', 'television'] },
      bob: { hand: [] },
    })
    own.ann.plays('the-brain-no-tv')
    expect(own.over).toBe(false)
    const elsewhere = table({
      turn: 'ann',
      deck: ['jackpot'],
      ann: { hand: ['the-brain-no-tv'], front: ['the-brain'] },
      bob: { front: ['television'] },
    })
    elsewhere.ann.plays('the-brain-no-tv')
    expect(elsewhere.over).toBe(false)
  })

  it('G4 minds neither a Television in hand nor a discarded one', () => {
    const inHand = table({ turn: 'ann', ann: { hand: ['the-brain-no-tv'], front: ['the-brain'] }, bob: { hand: ['television'] } })
    inHand.ann.plays('the-brain-no-tv')
    expect(inHand.winner).toBe('ann')
    const discarded = table({
      turn: 'ann',
      discard: ['television'],
      ann: { hand: ['the-brain-no-tv'], front: ['the-brain'] },
      bob: { hand: [] },
    })
    discarded.ann.plays('the-brain-no-tv')
    expect(discarded.winner).toBe('ann')
  })

  it('G2 is met the moment Television leaves the table', () => {
    const t = table({
      turn: 'ann',
      goals: ['the-brain-no-tv'],
      ann: { hand: ['trash-a-keeper'] },
      bob: { front: ['the-brain'] },
      cid: { front: ['television'] },
    })
    t.ann.plays('trash-a-keeper')
    t.ann.picks('television')
    expect(t.winner).toBe('bob')
  })

  it('is not met by The Brain in hand', () => {
    const t = table({ turn: 'ann', deck: ['jackpot'], ann: { hand: ['the-brain-no-tv', 'the-brain'] }, bob: { hand: [] } })
    t.ann.plays('the-brain-no-tv')
    expect(t.over).toBe(false)
  })

  it('G2 is met when Television is discarded to a limit', () => {
    const t = table({
      turn: 'ann',
      goals: ['the-brain-no-tv'],
      ann: { hand: ['keeper-limit-2'], front: ['the-brain'] },
      bob: { front: ['television', 'milk', 'love'] },
    })
    t.ann.plays('keeper-limit-2')
    expect(t.over).toBe(false)
    t.bob.picks('television')
    expect(t.winner).toBe('ann')
  })
})

const five = ['bread', 'milk', 'time', 'sleep', 'love']
const fiveOthers = ['dreams', 'money', 'music', 'peace', 'the-sun']

describe('5 Keepers', () => {
  it('G2 is met by the fifth Keeper', () => {
    const t = table({ turn: 'ann', goals: ['5-keepers'], ann: { hand: ['love'], front: five.slice(0, 4) }, bob: { front: ['money'] } })
    t.ann.plays('love')
    expect(t.winner).toBe('ann')
  })

  it('G2 is met off turn as well, and by more than five', () => {
    const t = table({ turn: 'ann', ann: { hand: ['5-keepers'], front: fiveOthers }, bob: { front: [...five, 'the-moon'] } })
    t.ann.plays('5-keepers')
    expect(t.winner).toBe('bob')
  })

  it('G4 is not met by four in play and one in hand', () => {
    const t = table({ turn: 'ann', deck: ['jackpot'], ann: { hand: ['5-keepers', 'love'], front: five.slice(0, 4) }, bob: { hand: [] } })
    t.ann.plays('5-keepers')
    expect(t.over).toBe(false)
  })

  it('G3 is met by nobody on a tie, and play goes on until one has more', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['5-keepers', 'the-moon'], front: five },
      bob: { front: fiveOthers },
    })
    t.ann.plays('5-keepers')
    expect(t.over).toBe(false)
    t.ann.plays('the-moon')
    expect(t.winner).toBe('ann')
  })

  it('F4 asks for six under Inflation', () => {
    const t = table({ turn: 'ann', rules: ['inflation'], ann: { hand: ['5-keepers', 'the-moon'], front: five }, bob: { hand: [] } })
    t.ann.plays('5-keepers')
    expect(t.over).toBe(false)
    t.ann.plays('the-moon')
    expect(t.winner).toBe('ann')
  })
})
