/** The Keepers of Cat Fluxx that do something. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

describe('Old Hound', () => {
  const kennel = { hand: ['sunbeam', 'catnip'], front: ['old-hound'] }

  it('chases a Cat of somebody else back into their hand, at the price of a card', () => {
    const t = table({ edition: 'cat', turn: 'ann', ann: kennel, bob: { front: ['kitten', 'black-cat', 'puppy'] } })
    t.ann.uses('old-hound')
    t.ann.isAsked('choose-cards', ['sunbeam', 'catnip'])
    t.ann.picks('catnip')
    t.ann.isAsked('choose-cards', ['kitten', 'black-cat'])
    t.ann.picks('kitten')
    expect(t.bob.hand).toEqual(['kitten'])
    expect(t.bob.front).toEqual(['black-cat', 'puppy'])
    expect(t.discard).toEqual(['catnip'])
  })

  it('L1 makes the chased player keep to a Hand Limit at once', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      rules: ['hand-limit-1'],
      ann: kennel,
      bob: { hand: ['draw-2'], front: ['kitten'] },
    })
    t.ann.uses('old-hound')
    t.ann.picks('catnip')
    t.bob.isAsked('discard', ['draw-2', 'kitten'])
  })

  it('is no play, and works once in a turn', () => {
    const t = table({ edition: 'cat', turn: 'ann', ann: kennel, bob: { front: ['kitten', 'black-cat'] } })
    t.ann.uses('old-hound')
    t.ann.picks('catnip')
    t.ann.picks('kitten')
    t.ann.isAsked('play', ['sunbeam'])
  })

  it('C5 cannot chase a Cat with a Creeper on it, nor one of its own side, and is not offered then', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      ann: { hand: ['sunbeam'], front: ['old-hound', 'kitten'] },
      bob: { front: ['black-cat', { creeper: 'fleas', on: 'black-cat' }] },
    })
    t.ann.isAsked('play', ['sunbeam'])
  })

  it('needs a card in hand', () => {
    const t = table({ edition: 'cat', turn: 'ann', ann: { front: ['old-hound'] }, bob: { front: ['kitten'] } })
    expect(t.turn).toBe('bob')
  })
})

describe('Cardboard Box', () => {
  it('hides the Cats of its owner from what others choose, and nothing else', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      ann: { hand: ['steal-something'] },
      bob: { front: ['cardboard-box', 'kitten', 'puppy', 'tabby-cat'] },
    })
    t.ann.plays('steal-something')
    t.ann.isAsked('choose-cards', ['cardboard-box', 'puppy'])
  })

  it('hides a Creeper that is fastened to a Cat as well', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      ann: { hand: ['steal-something'] },
      bob: { front: ['cardboard-box', 'kitten', { creeper: 'fleas', on: 'kitten' }, 'puppy', { creeper: 'hairball', on: 'puppy' }] },
    })
    t.ann.plays('steal-something')
    t.ann.isAsked('choose-cards', ['cardboard-box', 'puppy', 'hairball'])
  })

  it('leaves a card without effect that could choose nothing else', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      ann: { hand: ['exchange-keepers'], front: ['sunbeam'] },
      bob: { front: ['kitten'] },
      cid: { front: ['cardboard-box', 'tabby-cat'] },
    })
    t.ann.plays('exchange-keepers')
    t.ann.isAsked('choose-cards', ['kitten', 'cardboard-box'])
  })

  it('leaves its owner free, and does not help against what happens to all', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['trash-something', 'the-zoomies'], front: ['cardboard-box', 'kitten', 'tabby-cat'] },
      bob: { front: [] },
    })
    t.ann.plays('trash-something')
    t.ann.isAsked('choose-cards', ['cardboard-box', 'kitten', 'tabby-cat'])
    t.ann.picks('kitten')
    t.ann.plays('the-zoomies')
    t.ann.picks('left')
    expect(t.bob.front).toEqual(['tabby-cat'])
  })

  it('does not help against Creeper Reassignment', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      ann: { hand: ['creeper-reassignment'] },
      bob: { front: ['cardboard-box', 'kitten', { creeper: 'fleas', on: 'kitten' }] },
    })
    t.ann.plays('creeper-reassignment')
    expect(t.ann.front).toEqual(['fleas'])
  })
})

describe('Can of Tuna', () => {
  it('goes to the discard pile with a Creeper of its owner', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      ann: { hand: ['sunbeam'], front: ['can-of-tuna', 'vet-appointment', 'vacuum-cleaner'] },
      bob: {},
    })
    t.ann.uses('can-of-tuna')
    t.ann.isAsked('choose-cards', ['vet-appointment', 'vacuum-cleaner'])
    t.ann.picks('vacuum-cleaner')
    expect(t.ann.front).toEqual(['vet-appointment'])
    expect(t.discard).toEqual(expect.arrayContaining(['can-of-tuna', 'vacuum-cleaner']))
    t.ann.isAsked('play', ['sunbeam'])
  })

  it('C5 separates a Creeper from its Keeper, which stays', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      ann: { hand: ['sunbeam'], front: ['can-of-tuna', 'kitten', { creeper: 'fleas', on: 'kitten' }] },
      bob: {},
    })
    t.ann.uses('can-of-tuna')
    expect(t.ann.front).toEqual(['kitten'])
    expect(t.attached).toEqual({})
  })

  it('C5 takes along what clings to the can itself', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      ann: {
        hand: ['sunbeam'],
        front: ['can-of-tuna', { creeper: 'hairball', on: 'can-of-tuna' }, 'kitten', { creeper: 'fleas', on: 'kitten' }],
      },
      bob: {},
    })
    t.ann.uses('can-of-tuna')
    t.ann.picks('fleas')
    expect(t.ann.front).toEqual(['kitten'])
    expect(t.discard).toEqual(expect.arrayContaining(['can-of-tuna', 'hairball', 'fleas']))
  })

  it('is not offered without a Creeper of its own', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      ann: { hand: ['sunbeam'], front: ['can-of-tuna'] },
      bob: { front: ['vet-appointment'] },
    })
    t.ann.isAsked('play', ['sunbeam'])
  })
})

describe('The Red Dot', () => {
  it('changes places with a Cat of somebody else, and what clings to either goes along', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      ann: { hand: ['sunbeam'], front: ['the-red-dot', { creeper: 'hairball', on: 'the-red-dot' }] },
      bob: { front: ['kitten', { creeper: 'fleas', on: 'kitten' }, 'puppy'] },
      cid: { front: ['tabby-cat'] },
    })
    t.ann.uses('the-red-dot')
    t.ann.isAsked('choose-cards', ['kitten', 'tabby-cat'])
    t.ann.picks('kitten')
    expect(t.ann.front).toEqual(['kitten', 'fleas'])
    expect(t.bob.front).toEqual(['puppy', 'the-red-dot', 'hairball'])
    t.ann.isAsked('play', ['sunbeam'])
  })

  it('is not offered while nobody else has a Cat that may be chosen', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      ann: { hand: ['sunbeam'], front: ['the-red-dot', 'kitten'] },
      bob: { front: ['cardboard-box', 'tabby-cat'] },
    })
    t.ann.isAsked('play', ['sunbeam'])
  })
})

describe('The Nap', () => {
  it('gives up all plays that are left and ends the turn', () => {
    const t = table({ edition: 'cat', turn: 'ann', rules: ['play-3'], ann: { hand: ['sunbeam', 'catnip'], front: ['the-nap'] }, bob: {} })
    t.ann.uses('the-nap')
    expect(t.ann.hand).toEqual(['sunbeam', 'catnip'])
    expect(t.turn).toBe('bob')
  })

  it('L8 still has the limits met at the end of the turn', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      rules: ['hand-limit-1'],
      ann: { hand: ['sunbeam', 'catnip'], front: ['the-nap'] },
      bob: {},
    })
    t.ann.uses('the-nap')
    t.ann.isAsked('discard', ['sunbeam', 'catnip'])
  })

  it('is not offered once there is nothing left to give up', () => {
    const t = table({ edition: 'cat', turn: 'ann', ann: { hand: ['sunbeam', 'catnip'], front: ['the-nap'] }, bob: {} })
    t.ann.plays('sunbeam')
    expect(t.turn).toBe('bob')
  })
})
