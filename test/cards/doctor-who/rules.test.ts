/** The New Rules and Creepers that only Doctor Who Fluxx has. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const edition = 'doctor-who'

describe('Allons-y / Geronimo!', () => {
  it('plays the top card; Creepers land, and the next one is turned over', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['allons-y-geronimo'],
      deck: ['daleks', 'tardis'],
      ann: { hand: ['that-scarf'] },
      bob: {},
    })
    t.ann.uses('allons-y-geronimo')
    expect(t.ann.front.toSorted()).toEqual(['daleks', 'tardis'])
    t.ann.isAsked('play', ['that-scarf', 'use:tardis'])
  })
})

describe('Blinovitch Limitation Effect', () => {
  it('leaves the highest Doctor of the whole table, the moment it lands', () => {
    const t = table({
      edition,
      turn: 'ann',
      ann: { hand: ['blinovitch-limitation-effect'], front: ['fourth-doctor', 'tardis'] },
      bob: { front: ['ninth-doctor', 'first-doctor'] },
      cid: { front: ['third-doctor'] },
    })
    t.ann.plays('blinovitch-limitation-effect')
    expect([t.ann.front, t.bob.front, t.cid.front]).toEqual([['tardis'], ['ninth-doctor'], []])
    expect(t.discard.toSorted()).toEqual(['first-doctor', 'fourth-doctor', 'third-doctor'])
  })

  it('G2 sorts before Goals are looked at', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['blinovitch-limitation-effect'],
      goals: ['same-person-new-face'],
      ann: { hand: ['second-doctor'], front: ['first-doctor'] },
      bob: {},
    })
    t.ann.plays('second-doctor')
    expect(t.over).toBe(false)
    expect(t.ann.front).toEqual(['second-doctor'])
  })
})

describe("I'm a Genius!", () => {
  const walk = (front: string[]) => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['im-a-genius'],
      ann: { hand: ['the-wardrobe-room'], front: ['tardis', 'that-scarf', 'daleks'] },
      bob: { front },
    })
    t.ann.plays('the-wardrobe-room')
    return t.winner
  }

  it('makes Creepers harmless while anybody has a Doctor', () => {
    expect(walk(['first-doctor'])).toBe('ann')
    expect(walk(['k-9'])).toBeNull()
  })
})

describe('Bigger on the Inside', () => {
  it('lets the owner of the TARDIS draw one more, at once', () => {
    const t = table({
      edition,
      turn: 'ann',
      deck: ['k-9'],
      ann: { hand: ['bigger-on-the-inside', 'that-scarf'], front: ['tardis'] },
      bob: {},
    })
    t.ann.plays('bigger-on-the-inside')
    expect(t.ann.hand).toEqual(['that-scarf', 'k-9'])
  })

  it('frees them from both limits', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['bigger-on-the-inside'],
      ann: { hand: ['hand-limit-1'] },
      bob: { hand: ['k-9', 'that-scarf'], front: ['tardis'] },
      cid: { hand: ['clara-oswald', 'donna-noble'] },
    })
    t.ann.plays('hand-limit-1')
    t.bob.isNotAsked()
    t.cid.isAsked('discard')
  })
})

describe('Weeping Angels', () => {
  it('go to somebody else for the rest of the turn', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['play-3'],
      played: 1,
      ann: { hand: ['that-scarf', 'tardis'], front: ['weeping-angels~2'] },
      bob: {},
      cid: {},
    })
    t.ann.uses('weeping-angels~2')
    t.ann.isAsked('choose-player', ['bob', 'cid'])
    t.ann.picks('cid')
    expect(t.cid.front).toEqual(['weeping-angels~2'])
    expect(t.turn).toBe('bob')
    expect(t.ann.hand).toEqual(['that-scarf', 'tardis'])
  })

  it('F17 stay when no play is left to give up', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['that-scarf'], front: ['weeping-angels'] }, bob: {} })
    t.ann.plays('that-scarf')
    expect(t.turn).toBe('bob')
  })

  it('C2 keep their holder from winning', () => {
    const t = table({
      edition,
      turn: 'ann',
      goals: ['the-wardrobe-room'],
      ann: { hand: ['tardis'], front: ['that-scarf', 'weeping-angels'] },
      bob: {},
    })
    t.ann.plays('tardis')
    expect(t.over).toBe(false)
  })
})

const plain = [
  { name: 'Daleks', creeper: 'daleks' },
  { name: 'Cybermen', creeper: 'cybermen' },
]

for (const { name, creeper } of plain) {
  describe(name, () => {
    it('C1 land in front of whoever draws them, and C2 keep them from winning', () => {
      const t = table({
        edition,
        turn: 'ann',
        drawn: 0,
        deck: [creeper, 'the-wardrobe-room'],
        ann: { front: ['tardis', 'that-scarf'] },
        bob: {},
      })
      t.ann.isAsked('play', ['draw', 'use:tardis'])
      t.ann.picks('draw')
      expect(t.ann.front).toContain(creeper)
      t.ann.plays('the-wardrobe-room')
      expect(t.over).toBe(false)
    })
  })
}

describe('The Master', () => {
  it('follows a Doctor, once in a turn', () => {
    const t = table({
      edition,
      turn: 'ann',
      ann: { hand: ['that-scarf'], front: ['the-master', 'first-doctor'] },
      bob: { front: ['second-doctor'] },
      cid: { front: ['third-doctor'] },
      dan: { front: ['k-9'] },
    })
    t.ann.uses('the-master')
    t.ann.isAsked('choose-player', ['bob', 'cid'])
    t.ann.picks('cid')
    expect(t.cid.front).toEqual(['third-doctor', 'the-master'])
    t.ann.isAsked('play', ['that-scarf'])
  })

  it('F17 stays where nobody else has one', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['that-scarf'], front: ['the-master', 'first-doctor'] }, bob: {} })
    t.ann.isAsked('play', ['that-scarf'])
  })
})
