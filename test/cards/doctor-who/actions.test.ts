/** The Actions that only Doctor Who Fluxx has. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const edition = 'doctor-who'

describe('Time Vortex', () => {
  it('shuffles all hands together and deals them out, beginning with its player', () => {
    const t = table({
      edition,
      turn: 'ann',
      ann: { hand: ['time-vortex', 'tardis'] },
      bob: { hand: ['k-9', 'that-scarf', 'rose-tyler'] },
      cid: {},
    })
    t.ann.plays('time-vortex')
    expect([t.ann.hand.length, t.bob.hand.length, t.cid.hand.length]).toEqual([2, 1 + 1, 1])
    expect([...t.ann.hand, ...t.bob.hand.slice(0, 1), ...t.cid.hand]).toHaveLength(4)
  })

  it('ends what was armed: the cards have left the hands', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['time-vortex'] }, bob: { hand: ['veto'] }, cid: {} })
    t.bob.takes('arm', 'veto', 'rule-played')
    t.ann.plays('time-vortex')
    expect(t.view('bob').armed).toEqual([])
  })
})

describe('The Pandorica Has Been Opened', () => {
  it('deals all Creepers in play out again, from the left', () => {
    const t = table({
      edition,
      turn: 'ann',
      ann: { hand: ['the-pandorica-has-been-opened'], front: ['daleks', 'daleks~2', 'cybermen', 'tardis'] },
      bob: { front: ['the-master'] },
      cid: {},
    })
    t.ann.plays('the-pandorica-has-been-opened')
    expect([t.bob.front.length, t.cid.front.length, t.ann.front.length]).toEqual([2, 1, 2])
    expect(t.ann.front).toContain('tardis')
  })

  it('does nothing when there are none', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['the-pandorica-has-been-opened'], front: ['tardis'] }, bob: {} })
    t.ann.plays('the-pandorica-has-been-opened')
    expect(t.ann.front).toEqual(['tardis'])
  })
})

describe('Psychic Paper', () => {
  it('borrows an Action out of a hand, where it stays', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['draw-2', 'play-2'],
      ann: { hand: ['psychic-paper', 'tardis'] },
      bob: { hand: ['rules-reset', 'k-9', 'trade-hands'] },
      cid: { hand: ['that-scarf'] },
    })
    t.ann.plays('psychic-paper')
    t.ann.picks('bob')
    t.ann.isAsked('choose-cards', ['rules-reset', 'trade-hands'])
    t.ann.picks('rules-reset')
    expect(t.rules).toEqual([])
    expect(t.bob.hand).toContain('rules-reset')
    expect(t.events).toContainEqual({ type: 'borrowed', seat: 'ann', of: 'bob', card: 'rules-reset' })
  })

  it('has no further effect without one', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['psychic-paper'] }, bob: { hand: ['k-9'] } })
    t.ann.plays('psychic-paper')
    expect(t.turn).toBe('bob')
    expect(t.bob.hand).toContain('k-9')
  })
})

describe('What Do You Want?', () => {
  const wish = (discard: string[]) =>
    table({ edition, turn: 'ann', rules: ['play-2'], discard, ann: { hand: ['what-do-you-want', 'tardis'] }, bob: {}, cid: {} })

  it('plays a New Rule, an Action or a Surprise at once', () => {
    const t = wish(['draw-3', 'k-9'])
    t.ann.plays('what-do-you-want')
    t.ann.isAsked('choose-cards', ['draw-3', 'k-9'])
    t.ann.picks('draw-3')
    expect(t.rules).toContain('draw-3')
    const surprised = wish(['veto'])
    surprised.ann.plays('what-do-you-want')
    surprised.ann.isAsked('choose-cards', ['play-2'])
  })

  it('takes a Keeper or a Goal into the hand, and ends the turn', () => {
    const t = wish(['k-9'])
    t.ann.plays('what-do-you-want')
    expect(t.ann.hand).toEqual(['tardis', 'k-9'])
    expect(t.turn).toBe('bob')
  })

  it('puts a Creeper in front of somebody else', () => {
    const t = wish(['daleks'])
    t.ann.plays('what-do-you-want')
    t.ann.isAsked('choose-player', ['bob', 'cid'])
    t.ann.picks('cid')
    expect(t.cid.front).toEqual(['daleks'])
    t.ann.isAsked('play', ['tardis'])
  })
})

describe('Regeneration', () => {
  it('turns over cards until a Doctor comes, who takes the place of another', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['play-2'],
      deck: ['draw-2', 'daleks', 'ninth-doctor', 'k-9'],
      ann: { hand: ['regeneration', 'tardis'], front: ['first-doctor', 'fourth-doctor'] },
      bob: {},
    })
    const before = t.deck.length
    t.ann.plays('regeneration')
    t.ann.isAsked('choose-cards', ['first-doctor', 'fourth-doctor'])
    t.ann.picks('first-doctor')
    expect(t.ann.front).toEqual(['fourth-doctor', 'ninth-doctor'])
    expect(t.discard.toSorted()).toEqual(['first-doctor', 'regeneration'])
    expect(t.deck).toHaveLength(before - 1)
    expect(t.deck).toEqual(expect.arrayContaining(['draw-2', 'daleks', 'k-9']))
  })

  it('draws two for who has no Doctor, or when none is left in the draw pile', () => {
    const t = table({ edition, turn: 'ann', deck: ['draw-2', 'draw-3'], ann: { hand: ['regeneration'] }, bob: {} })
    t.ann.plays('regeneration')
    expect(t.ann.hand).toEqual(['draw-2', 'draw-3'])
    const last = table({
      edition,
      turn: 'ann',
      deck: ['draw-2', 'draw-3', 'k-9'],
      onlyDeck: true,
      ann: { hand: ['regeneration'], front: ['first-doctor'] },
      bob: {},
    })
    last.ann.plays('regeneration')
    expect(last.ann.hand).toEqual(['draw-2', 'draw-3'])
  })
})
