import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

describe('Step Off!', () => {
  it('sends a Keeper back into the hand of its owner', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      ann: { hand: ['step-off'], front: ['rake'] },
      bob: { front: ['pops', 'unfinished-chores'] },
    })
    t.ann.plays('step-off')
    t.ann.isAsked('choose-cards', ['rake', 'pops', 'unfinished-chores'])
    t.ann.picks('pops')
    expect(t.bob.front).toEqual(['unfinished-chores'])
    expect(t.bob.hand).toContain('pops')
  })

  it('L1 has the owner keep to a Hand Limit at once', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      rules: ['hand-limit-1'],
      ann: { hand: ['step-off'] },
      bob: { hand: ['draw-2'], front: ['pops'] },
    })
    t.ann.plays('step-off')
    t.bob.isAsked('discard', ['draw-2', 'pops'])
  })

  it('C6 discards a Creeper', () => {
    const t = table({ edition: 'regular-show', turn: 'ann', ann: { hand: ['step-off'], front: ['unfinished-chores'] }, bob: {}, cid: {} })
    t.ann.plays('step-off')
    t.ann.isAsked('choose-option', ['discard', 'give'])
    t.ann.picks('discard')
    expect(t.ann.front).toEqual([])
    expect(t.discard).toContain('unfinished-chores')
  })

  it('C6 or puts it in front of somebody else', () => {
    const t = table({ edition: 'regular-show', turn: 'ann', ann: { hand: ['step-off'] }, bob: { front: ['unfinished-chores'] }, cid: {} })
    t.ann.plays('step-off')
    t.ann.picks('give')
    t.ann.isAsked('choose-player', ['ann', 'cid'])
    t.ann.picks('cid')
    expect(t.cid.front).toEqual(['unfinished-chores'])
  })

  it('does nothing when nothing is in play', () => {
    const t = table({ edition: 'regular-show', turn: 'ann', ann: { hand: ['step-off'] }, bob: {} })
    t.ann.plays('step-off')
    expect(t.turn).toBe('bob')
  })
})

describe('Do Me a Solid', () => {
  it('E2 takes the first Keeper its target draws from then on, not one already in hand', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      deck: ['pops', 'skips'],
      ann: { hand: ['do-me-a-solid'] },
      bob: { hand: ['rake'] },
    })
    t.ann.plays('do-me-a-solid')
    expect(t.ann.front).toEqual(['pops'])
    expect(t.events).toContainEqual({ type: 'debt-paid', from: 'bob', to: 'ann', card: 'pops' })
    t.bob.isAsked('play', ['rake'])
  })

  it('asks who will owe, and shows the debt until it is paid', () => {
    const t = table({ edition: 'regular-show', turn: 'ann', deck: ['draw-2'], ann: { hand: ['do-me-a-solid'] }, bob: {}, cid: {} })
    t.ann.plays('do-me-a-solid')
    t.ann.isAsked('choose-player', ['bob', 'cid'])
    t.ann.picks('cid')
    expect(t.view(null).debts).toEqual([{ from: 'cid', to: 'ann' }])
  })

  it('E2 is paid out of an Action’s draw too, one card for one debt, oldest first', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      deck: ['pops', 'skips', 'rigby'],
      debts: [
        { from: 'ann', to: 'bob' },
        { from: 'ann', to: 'cid' },
      ],
      ann: { hand: ['jackpot'] },
      bob: {},
      cid: {},
    })
    t.ann.plays('jackpot')
    expect([t.bob.front, t.cid.front, t.ann.hand]).toEqual([['pops'], ['skips'], ['rigby']])
  })

  it('E2 is not paid by what is turned up or taken', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      rules: ['mystery-play'],
      deck: ['pops'],
      debts: [{ from: 'ann', to: 'bob' }],
      ann: { hand: ['draw-2', 'play-2'] },
      bob: {},
    })
    t.ann.uses('mystery-play')
    expect(t.ann.front).toEqual(['pops'])
    expect(t.view(null).debts).toHaveLength(1)
  })

  it('G2 may win, off turn, once the draw is finished', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      goals: ['back-to-work'],
      deck: ['rake'],
      ann: { hand: ['do-me-a-solid'], front: ['benson'] },
      bob: { hand: ['draw-2'] },
    })
    t.ann.plays('do-me-a-solid')
    expect(t.winner).toBe('ann')
  })

  it('J2 lapses when either of the two leaves', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      debts: [{ from: 'bob', to: 'cid' }],
      ann: { hand: ['draw-2'] },
      bob: {},
      cid: {},
    })
    t.cid.leaves()
    expect(t.view(null).debts).toEqual([])
  })
})

describe('It Got Out of Hand', () => {
  const park = { edition: 'regular-show' as const, turn: 'ann', ann: { hand: ['it-got-out-of-hand'] }, bob: {} }

  it('turns up and plays card after card until a Keeper', () => {
    const t = table({ ...park, deck: ['keeper-limit-4', 'pops', 'hand-limit-2'] })
    t.ann.plays('it-got-out-of-hand')
    expect(t.ann.front).toEqual(['pops'])
    expect(t.rules).toEqual(['keeper-limit-4'])
  })

  it('stops after the third card', () => {
    const t = table({ ...park, deck: ['keeper-limit-4', 'hand-limit-2', 'back-to-work', 'pops'] })
    t.ann.plays('it-got-out-of-hand')
    expect(t.rules).toEqual(['keeper-limit-4', 'hand-limit-2'])
    expect(t.goals).toEqual(['back-to-work'])
  })

  it('C1 places a Creeper as if drawn, which is not one of the three', () => {
    const t = table({ ...park, deck: ['unfinished-chores', 'pops'] })
    t.ann.plays('it-got-out-of-hand')
    expect(t.ann.front.toSorted()).toEqual(['pops', 'unfinished-chores'])
  })

  it('T9 is one play, whatever it sets off', () => {
    const t = table({ ...park, deck: ['jackpot', 'pops', 'skips', 'rigby', 'mordecai'], ann: { hand: ['it-got-out-of-hand', 'rake'] } })
    t.ann.plays('it-got-out-of-hand')
    expect(t.turn).toBe('bob')
    expect(t.ann.front).toEqual(['mordecai'])
  })
})

describe('Staff Meeting', () => {
  it('passes a card at random of everybody who has one to the next player, all at the same time', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['staff-meeting', 'rake'] },
      bob: { hand: ['pops'] },
      cid: {},
    })
    t.ann.plays('staff-meeting')
    expect([t.ann.hand, t.bob.hand, t.cid.hand.slice(0, 1)]).toEqual([[], expect.arrayContaining(['rake']), ['pops']])
  })

  it('L1 has the others keep to a Hand Limit at once', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      rules: ['hand-limit-1', 'play-2'],
      ann: { hand: ['staff-meeting', 'rake'] },
      bob: {},
      cid: { hand: ['skips'] },
    })
    t.ann.plays('staff-meeting')
    t.ann.isAsked('play', ['skips'])
    expect(t.bob.hand).toEqual(['rake'])
  })
})

describe('Lost and Found', () => {
  it('takes a Keeper out of the discard pile into the hand', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      discard: ['pops', 'draw-2', 'skips'],
      ann: { hand: ['lost-and-found'] },
      bob: {},
    })
    t.ann.plays('lost-and-found')
    t.ann.isAsked('choose-cards', ['pops', 'skips'])
    t.ann.picks('skips')
    expect(t.ann.hand).toEqual(['skips'])
    expect(t.discard).toEqual(['pops', 'draw-2', 'lost-and-found'])
  })

  it('draws two cards when there is none', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      deck: ['rake', 'coffee'],
      discard: ['draw-2'],
      ann: { hand: ['lost-and-found'] },
      bob: {},
    })
    t.ann.plays('lost-and-found')
    expect(t.ann.hand).toEqual(['rake', 'coffee'])
  })
})
