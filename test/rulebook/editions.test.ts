import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

const show = { edition: 'regular-show' } as const
const cats = { edition: 'cat' } as const

describe('Do Me a Solid', () => {
  it('E2 takes the first Keeper its target draws from then on, at once and not made up for, and not one already in hand', () => {
    const t = table({
      ...show,
      turn: 'ann',
      deck: ['jackpot', 'mordecai', 'rigby', 'pops'],
      ann: { hand: ['do-me-a-solid'] },
      bob: { hand: ['benson', 'draw-3'] },
      cid: {},
    })
    t.ann.plays('do-me-a-solid')
    t.ann.picks('bob')
    expect(t.game.debts).toEqual([{ from: t.bob.seat, to: t.ann.seat }])
    // Bob draws Jackpot!, which is no Keeper
    t.bob.isAsked('play', ['benson', 'draw-3', 'jackpot'])
    t.bob.plays('draw-3')
    expect(t.ann.front).toEqual(['mordecai'])
    expect(t.bob.hand).toEqual(['benson', 'jackpot', 'rigby'])
    expect(t.game.debts).toBeUndefined()
  })

  it('E2 pays one Keeper for each debt, the oldest first', () => {
    const t = table({
      ...show,
      turn: 'ann',
      drawn: 0,
      rules: ['draw-3'],
      debts: [
        { from: 'ann', to: 'cid' },
        { from: 'ann', to: 'bob' },
      ],
      deck: ['mordecai', 'rigby', 'pops'],
      ann: {},
      bob: {},
      cid: {},
    })
    expect(t.cid.front).toEqual(['mordecai'])
    expect(t.bob.front).toEqual(['rigby'])
    expect(t.ann.hand).toEqual(['pops'])
  })

  it('E2 lets a debt lapse when either of the two leaves', () => {
    const t = table({ ...show, turn: 'ann', debts: [{ from: 'bob', to: 'cid' }], ann: { hand: ['rake'] }, bob: {}, cid: {} })
    t.cid.leaves()
    expect(t.game.debts).toBeUndefined()
  })
})

describe('Time Machine', () => {
  it('E2 gives its owner an extra turn after the turn it was set to, and is discarded for it', () => {
    const t = table({
      ...show,
      turn: 'ann',
      deck: ['pops', 'rigby', 'coffee', 'paycheck'],
      ann: { hand: ['rake'] },
      bob: { hand: ['mordecai'] },
      cid: { hand: ['benson'], front: ['time-machine'] },
    })
    t.cid.takes('set', 'time-machine', 'ann')
    expect(t.view(null).set).toEqual([{ card: 'time-machine', to: 'ann' }])
    t.ann.plays('rake')
    expect(t.turn).toBe('cid')
    expect(t.discard).toEqual(['time-machine'])
    t.cid.plays('benson')
    expect(t.turn).toBe('bob')
  })

  it('E2 may be set anew or withdrawn, out of turn, and lies open for all to see', () => {
    const t = table({ ...show, turn: 'ann', ann: { hand: ['rake'] }, bob: { front: ['time-machine'] }, cid: {} })
    t.bob.takes('set', 'time-machine', 'ann')
    t.bob.takes('set', 'time-machine', 'cid')
    expect(t.view('cid').set).toEqual([{ card: 'time-machine', to: 'cid' }])
    t.bob.takes('set', 'time-machine', 'nobody')
    expect(t.view('cid').set).toEqual([])
    t.ann.plays('rake')
    expect(t.turn).toBe('bob')
  })

  it('E2 gives nothing when it leaves its table in another way', () => {
    const t = table({
      ...show,
      turn: 'ann',
      ann: { hand: ['trash-a-keeper'] },
      bob: { front: ['time-machine'] },
      cid: { front: ['rake'] },
    })
    t.bob.takes('set', 'time-machine', 'ann')
    t.ann.plays('trash-a-keeper')
    t.ann.picks('time-machine')
    expect(t.view(null).set).toEqual([])
    expect(t.turn).toBe('bob')
    expect(t.game.extraTurns).toEqual([])
  })

  it('F9 keeps the place in the row of extra turns that it had when it was set', () => {
    const t = table({
      ...show,
      turn: 'ann',
      rules: ['play-2'],
      deck: ['pops', 'rigby', 'coffee', 'paycheck'],
      ann: { hand: ['take-another-turn', 'rake'] },
      bob: { hand: ['mordecai', 'skips'], front: ['time-machine'] },
    })
    t.bob.takes('set', 'time-machine', 'ann')
    t.ann.plays('take-another-turn')
    t.ann.plays('rake')
    expect(t.turn).toBe('bob')
    expect(t.game.extraTurns).toEqual([{ seat: t.ann.seat, by: 'take-another-turn' }])
  })
})

describe('Yeahuh!', () => {
  const required = { ...show, rules: ['yeahuh-required', 'play-2'] }

  it('E2 lets a Keeper played without the word count for nothing until somebody else plays, and then at that instant', () => {
    const t = table({
      ...required,
      turn: 'ann',
      goals: ['best-buds-worst-employees'],
      deck: ['pops', 'coffee'],
      ann: { hand: ['rigby', 'rake'], front: ['mordecai'] },
      bob: { hand: ['benson'] },
    })
    t.ann.plays('rigby')
    expect(t.over).toBe(false)
    t.ann.plays('rake')
    expect(t.turn).toBe('bob')
    t.bob.plays('benson', { say: 'yeahuh' })
    expect(t.winner).toBe('ann')
  })

  it('E2 counts a Keeper at once if the word came with it, however it was written', () => {
    const t = table({
      ...required,
      turn: 'ann',
      goals: ['best-buds-worst-employees'],
      ann: { hand: ['rigby', 'rake'], front: ['mordecai'] },
      bob: {},
    })
    t.ann.plays('rigby', { say: 'Yeah-uh!' })
    expect(t.winner).toBe('ann')
  })

  it('E2 moves the Keeper to whoever challenges first, if the word was missing', () => {
    const t = table({
      ...required,
      turn: 'ann',
      ann: { hand: ['rigby', 'rake', 'pops'] },
      bob: { hand: ['benson'] },
      cid: { hand: ['skips'] },
    })
    t.ann.plays('rigby')
    expect(t.cid.offers('challenge')).toMatchObject([{ options: ['rigby'], owed: false }])
    t.cid.takes('challenge', 'rigby')
    expect(t.cid.front).toEqual(['rigby'])
    expect(t.bob.offers('challenge')).toEqual([])
    t.ann.isAsked('play', ['rake', 'pops'])
  })

  it('E2 costs a wrong challenge a card at random, nothing with an empty hand, and allows one for each player', () => {
    const t = table({ ...required, turn: 'ann', ann: { hand: ['rigby', 'rake', 'pops'] }, bob: { hand: ['benson'] }, cid: {} })
    t.ann.plays('rigby', { say: 'yeahuh' })
    t.bob.takes('challenge', 'rigby')
    expect(t.bob.hand).toEqual([])
    expect(t.ann.hand).toEqual(['rake', 'pops', 'benson'])
    expect(t.bob.offers('challenge')).toEqual([])
    t.cid.takes('challenge', 'rigby')
    expect(t.ann.front).toEqual(['rigby'])
  })

  it('E2 concerns official plays only, and is over when the rule goes', () => {
    const t = table({
      ...show,
      rules: ['yeahuh-required', 'play-4', 'mystery-play'],
      turn: 'ann',
      deck: ['skips'],
      ann: { hand: ['rigby', 'rules-reset', 'pops'] },
      bob: { hand: ['benson'], front: ['coffee'] },
    })
    t.ann.uses('mystery-play')
    expect(t.bob.offers('challenge')).toEqual([])
    t.ann.plays('rigby')
    expect(t.bob.offers('challenge')).toHaveLength(1)
    t.ann.plays('rules-reset')
    expect(t.bob.offers('challenge')).toEqual([])
  })

  it('E2 asks even for the last card of a temporary hand, so that the word can be said with it', () => {
    const t = table({
      ...show,
      rules: ['yeahuh-required'],
      turn: 'ann',
      deck: ['rigby', 'jackpot'],
      ann: { hand: ['draw-2-and-use-em'] },
      bob: { hand: ['benson'] },
    })
    t.ann.plays('draw-2-and-use-em')
    t.ann.picks('jackpot')
    t.ann.isAsked('choose-cards', ['rigby'])
  })
})

describe('Cats and Dogs', () => {
  it('E3 are counted by their icon, and one Cat never fills two places', () => {
    const t = table({
      ...cats,
      turn: 'ann',
      rules: ['play-2'],
      goals: ['raining-cats-and-dogs'],
      ann: { hand: ['tabby-cat', 'kitten'], front: ['puppy'] },
      bob: {},
    })
    t.ann.plays('tabby-cat')
    expect(t.over).toBe(false)
    t.ann.plays('kitten')
    expect(t.winner).toBe('ann')
  })

  it('F14 does not let a Creeper that the Goal needs excuse the others of its holder', () => {
    const with_ = (more: string[]) => {
      const t = table({
        ...cats,
        turn: 'ann',
        ann: { hand: ['bribed-with-tuna'], front: ['can-of-tuna', 'vet-appointment', ...more] },
        bob: {},
      })
      t.ann.plays('bribed-with-tuna')
      return t.winner
    }
    expect(with_([])).toBe('ann')
    expect(with_(['vacuum-cleaner'])).toBe(null)
  })
})

describe('Doctors and Companions', () => {
  const who = { edition: 'doctor-who' } as const

  it('E1 lets any Doctor count where The Doctor is asked for, and only the named one where a Goal names one', () => {
    const with_ = (goal: string, front: string[]) => {
      const t = table({ ...who, turn: 'ann', ann: { hand: [goal], front }, bob: {} })
      t.ann.plays(goal)
      return t.winner
    }
    expect(with_('anywhere-anywhen', ['sixth-doctor', 'tardis'])).toBe('ann')
    expect(with_('bad-wolf', ['ninth-doctor', 'rose-tyler'])).toBe('ann')
    expect(with_('bad-wolf', ['tenth-doctor', 'rose-tyler'])).toBe(null)
  })

  it('E1 never lets one card fill two places of a Goal', () => {
    const t = table({
      ...who,
      turn: 'ann',
      rules: ['play-2'],
      goals: ['crowded-control-room'],
      ann: { hand: ['rose-tyler', 'k-9'], front: ['tardis'] },
      bob: {},
    })
    t.ann.plays('rose-tyler')
    expect(t.over).toBe(false)
    t.ann.plays('k-9')
    expect(t.winner).toBe('ann')
  })
})
