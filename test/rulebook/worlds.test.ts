/** What only one edition knows. */
import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

describe('Regular Show', () => {
  it('E2 Do Me a Solid takes the first Keeper its target draws from then on, one for each debt, not those already in hand', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      deck: ['draw-2', 'pops', 'skips'],
      debts: [{ from: 'bob', to: 'ann' }],
      ann: { hand: ['rules-reset'] },
      bob: { hand: ['rake'] },
    })
    t.ann.plays('rules-reset')
    expect(t.ann.front).toEqual([])
    t.bob.plays('draw-2')
    expect(t.ann.front).toEqual(['pops'])
    expect(t.bob.hand).toEqual(['rake'])
    expect(t.view(null).debts).toEqual([])
  })

  it('E2 Time Machine gives its owner an extra turn after anybody’s turn', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      ann: { hand: ['rake'] },
      bob: { hand: ['pops'] },
      cid: { hand: ['skips'], front: ['time-machine'] },
    })
    t.cid.takes('set', 'time-machine', 'ann')
    t.ann.plays('rake')
    expect(t.turn).toBe('cid')
    t.cid.plays('skips')
    expect(t.turn).toBe('bob')
  })

  it('E2 Yeahuh! must be said for an official play of a Keeper, and nothing reminds the player', () => {
    const t = table({ edition: 'regular-show', turn: 'ann', rules: ['yeahuh-required'], ann: { hand: ['rake'] }, bob: { hand: ['pops'] } })
    expect(t.ann.question.prompt).toEqual({ key: 'play', args: { left: 1 } })
    t.ann.plays('rake')
    t.bob.takes('challenge', 'rake')
    expect(t.bob.front).toEqual(['rake'])
  })

  it('E2 the word is accepted with any move', () => {
    const t = table({ edition: 'regular-show', turn: 'ann', ann: { hand: ['draw-2'] }, bob: {} })
    t.ann.plays('draw-2', { say: 'Yeahuh!' })
    expect(t.rules).toEqual(['draw-2'])
  })

  it('E2 each player may challenge a Keeper once; a wrong challenge with an empty hand costs nothing', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      rules: ['yeahuh-required'],
      ann: { hand: ['rake'] },
      bob: { hand: ['pops'] },
      cid: {},
    })
    t.ann.plays('rake', { say: 'Yeahuh!' })
    t.cid.takes('challenge', 'rake')
    expect(t.cid.offers('challenge')).toEqual([])
    expect(t.bob.offers('challenge')).toHaveLength(1)
    expect(t.ann.hand).toEqual([])
  })
})

describe('Cat', () => {
  it('E3 Cat and Dog icons on Keepers are counted by Goals and cards', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      rules: ['crazy-cat-bonus', 'play-2'],
      ann: { hand: ['raining-cats-and-dogs', 'draw-2', 'draw-3'], front: ['kitten', 'puppy'] },
      bob: { front: ['tabby-cat', 'black-cat', 'small-loud-dog'] },
    })
    expect(t.terms.play.value).toBe(2)
    t.ann.plays('raining-cats-and-dogs')
    expect(t.winner).toBe('bob')
  })
})

describe('A Goal that needs a Creeper', () => {
  it('F14 does not excuse other Creepers of its holder', () => {
    const other = table({
      edition: 'cat',
      turn: 'ann',
      ann: { hand: ['noise-complaint'], front: ['vacuum-cleaner', 'small-loud-dog', 'vet-appointment'] },
      bob: {},
    })
    other.ann.plays('noise-complaint')
    expect(other.over).toBe(false)
  })
})

describe('Doctor Who', () => {
  const wins = (goal: string, front: string[]) => {
    const t = table({ edition: 'doctor-who', turn: 'ann', ann: { hand: [goal], front }, bob: {} })
    t.ann.plays(goal)
    return t.winner === 'ann'
  }

  it('E1 any Doctor counts where a Doctor is asked for, any Companion likewise; a Goal that names one needs that one', () => {
    expect(wins('hello-sweetie', ['sixth-doctor', 'river-song'])).toBe(true)
    expect(wins('crowded-control-room', ['tardis', 'k-9', 'captain-jack-harkness'])).toBe(true)
    expect(wins('bad-wolf', ['tenth-doctor', 'rose-tyler'])).toBe(false)
  })

  it('E1 one card never fills two slots of a Goal', () => {
    expect(wins('three-of-me', ['first-doctor', 'second-doctor'])).toBe(false)
    expect(wins('crowded-control-room', ['tardis', 'k-9'])).toBe(false)
    expect(wins('same-person-new-face', ['twelfth-doctor'])).toBe(false)
  })
})
