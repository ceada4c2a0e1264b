/** The Keepers of Doctor Who Fluxx. */
import { cardsOf } from '@meanwhile/engine/catalogue'
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const edition = 'doctor-who'

const doctors = [
  { name: 'First Doctor', keeper: 'first-doctor', number: 1 },
  { name: 'Second Doctor', keeper: 'second-doctor', number: 2 },
  { name: 'Third Doctor', keeper: 'third-doctor', number: 3 },
  { name: 'Fourth Doctor', keeper: 'fourth-doctor', number: 4 },
  { name: 'Fifth Doctor', keeper: 'fifth-doctor', number: 5 },
  { name: 'Sixth Doctor', keeper: 'sixth-doctor', number: 6 },
  { name: 'Seventh Doctor', keeper: 'seventh-doctor', number: 7 },
  { name: 'Eighth Doctor', keeper: 'eighth-doctor', number: 8 },
  { name: 'Ninth Doctor', keeper: 'ninth-doctor', number: 9 },
  { name: 'Tenth Doctor', keeper: 'tenth-doctor', number: 10 },
  { name: 'Eleventh Doctor', keeper: 'eleventh-doctor', number: 11 },
  { name: 'Twelfth Doctor', keeper: 'twelfth-doctor', number: 12 },
  { name: 'Future Doctor', keeper: 'future-doctor', number: 13 },
]

for (const { name, keeper, number } of doctors) {
  describe(name, () => {
    it('E1 counts where any Doctor is asked for', () => {
      const t = table({ edition, turn: 'ann', goals: ['anywhere-anywhen'], ann: { hand: [keeper], front: ['tardis'] }, bob: {} })
      t.ann.plays(keeper)
      expect(t.winner).toBe('ann')
    })

    it(`carries the number ${number}`, () => {
      const t = table({
        edition,
        turn: 'ann',
        rules: ['blinovitch-limitation-effect'],
        ann: { hand: [keeper] },
        bob: { front: [number === 1 ? 'second-doctor' : 'first-doctor'] },
      })
      t.ann.plays(keeper)
      expect(t.ann.front).toEqual(number === 1 ? [] : [keeper])
    })
  })
}

const companions = [
  { name: 'Sarah Jane Smith', keeper: 'sarah-jane-smith' },
  { name: 'Martha Jones', keeper: 'martha-jones' },
  { name: 'The Ponds', keeper: 'the-ponds' },
  { name: 'Donna Noble', keeper: 'donna-noble' },
  { name: 'Clara Oswald', keeper: 'clara-oswald' },
]

for (const { name, keeper } of companions) {
  describe(name, () => {
    it('E1 is a Companion, and has nothing to use', () => {
      const other = keeper === 'donna-noble' ? 'clara-oswald' : 'donna-noble'
      const t = table({ edition, turn: 'ann', goals: ['crowded-control-room'], ann: { hand: [keeper], front: ['tardis', other] }, bob: {} })
      expect(t.ann.question.options).toEqual([keeper, 'use:tardis'])
      t.ann.plays(keeper)
      expect(t.winner).toBe('ann')
    })
  })
}

describe('Icons', () => {
  it('E1 are on thirteen Doctors and nine Companions', () => {
    const withIcon = (icon: 'doctor' | 'companion') => cardsOf(edition).filter(({ icons }) => icons?.includes(icon))
    expect(withIcon('doctor')).toHaveLength(13)
    expect(withIcon('companion')).toHaveLength(9)
  })
})

describe('K-9', () => {
  const kennel = () => table({ edition, turn: 'ann', deck: ['daleks', 'tardis'], ann: { hand: ['that-scarf'], front: ['k-9'] }, bob: {} })

  it('shows the top card to its user alone, and leaves it there', () => {
    const t = kennel()
    t.ann.uses('k-9')
    t.ann.isAsked('choose-option', ['top', 'bottom'])
    expect(t.ann.question.prompt.args).toEqual({ card: 'daleks' })
    expect(JSON.stringify(t.view('bob'))).not.toContain('daleks')
    t.ann.picks('top')
    expect(t.deck[0]).toBe('daleks')
  })

  it('or puts it under the pile', () => {
    const t = kennel()
    t.ann.uses('k-9')
    t.ann.picks('bottom')
    expect(t.deck[0]).toBe('tardis')
    expect(t.deck.at(-1)).toBe('daleks')
  })
})

describe('Rose Tyler', () => {
  it('goes, and all Daleks with her', () => {
    const t = table({
      edition,
      turn: 'ann',
      ann: { hand: ['that-scarf'], front: ['rose-tyler', 'daleks', 'cybermen'] },
      bob: { front: ['daleks~2', 'tardis'] },
    })
    t.ann.uses('rose-tyler')
    expect(t.ann.front).toEqual(['cybermen'])
    expect(t.bob.front).toEqual(['tardis'])
    expect(t.discard.toSorted()).toEqual(['daleks', 'daleks~2', 'rose-tyler'])
  })

  it('F17 stays while there are none', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['that-scarf'], front: ['rose-tyler', 'cybermen'] }, bob: {} })
    t.ann.isAsked('play', ['that-scarf'])
  })
})

describe('River Song', () => {
  it('shows a hand to her user alone', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['that-scarf'], front: ['river-song'] }, bob: { hand: ['tardis'] }, cid: {} })
    t.ann.uses('river-song')
    expect(t.events).toContainEqual({ type: 'saw-hand', seat: 'ann', of: 'bob', count: 1, cards: ['tardis'], knownTo: ['ann'] })
    expect(t.view('cid').players.find(({ seat }) => `${seat}` === 'bob')?.hand).toBe(1)
  })
})

describe('Captain Jack Harkness', () => {
  it('takes a card at random and gives one back, maybe the same', () => {
    const t = table({
      edition,
      turn: 'ann',
      ann: { hand: ['that-scarf'], front: ['captain-jack-harkness'] },
      bob: { hand: ['tardis'] },
      cid: { hand: ['draw-2'] },
    })
    t.ann.uses('captain-jack-harkness')
    t.ann.isAsked('choose-player', ['bob', 'cid'])
    t.ann.picks('bob')
    t.ann.isAsked('choose-cards', ['that-scarf', 'tardis'])
    t.ann.picks('that-scarf')
    expect(t.ann.hand).toEqual(['tardis'])
    expect(t.bob.hand).toEqual(['that-scarf'])
  })
})

describe('TARDIS', () => {
  it('F9 gives another turn for itself, and none when it is lost otherwise', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['that-scarf'], front: ['tardis'] }, bob: {} })
    t.ann.uses('tardis')
    t.ann.plays('that-scarf')
    expect(t.turn).toBe('ann')
    const lost = table({ edition, turn: 'ann', ann: { hand: ['trash-something'], front: ['tardis'] }, bob: {} })
    lost.ann.plays('trash-something')
    expect(lost.turn).toBe('bob')
  })
})

describe('Sonic Screwdriver', () => {
  it('discards Daleks or Cybermen of one’s own', () => {
    const t = table({
      edition,
      turn: 'ann',
      ann: { hand: ['that-scarf'], front: ['sonic-screwdriver', 'daleks~2', 'cybermen', 'the-master'] },
      bob: { front: ['daleks'] },
    })
    t.ann.uses('sonic-screwdriver')
    t.ann.isAsked('choose-cards', ['daleks~2', 'cybermen'])
    t.ann.picks('cybermen')
    expect(t.discard).toEqual(['cybermen'])
  })
})

describe('That Scarf', () => {
  it('lies there and does nothing', () => {
    const t = table({ edition, turn: 'ann', rules: ['play-2'], ann: { hand: ['that-scarf', 'draw-2'] }, bob: {} })
    t.ann.plays('that-scarf')
    t.ann.isAsked('play', ['draw-2'])
  })
})
