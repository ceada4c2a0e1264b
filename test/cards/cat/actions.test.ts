import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

describe('Creeper Reassignment', () => {
  it('moves any Creeper to a player other than its holder', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      ann: { hand: ['creeper-reassignment'], front: ['vet-appointment'] },
      bob: { front: ['vacuum-cleaner'] },
      cid: {},
    })
    t.ann.plays('creeper-reassignment')
    t.ann.isAsked('choose-cards', ['vet-appointment', 'vacuum-cleaner'])
    t.ann.picks('vet-appointment')
    t.ann.isAsked('choose-player', ['bob', 'cid'])
    t.ann.picks('cid')
    expect(t.cid.front).toEqual(['vet-appointment'])
  })

  it('C5 detaches it first; its player fastens it to a Keeper of the new holder', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      ann: { hand: ['creeper-reassignment'], front: ['kitten', { creeper: 'fleas', on: 'kitten' }] },
      bob: { front: ['sunbeam', 'catnip'] },
    })
    t.ann.plays('creeper-reassignment')
    t.ann.isAsked('choose-cards', ['sunbeam', 'catnip'])
    t.ann.picks('catnip')
    expect(t.ann.front).toEqual(['kitten'])
    expect(t.bob.front).toEqual(['sunbeam', 'catnip', 'fleas'])
    expect(t.attached).toEqual({ fleas: 'catnip' })
  })

  it('C5 lets it wait in front of somebody without a Keeper', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      ann: { hand: ['creeper-reassignment'], front: ['kitten', { creeper: 'fleas', on: 'kitten' }] },
      bob: {},
    })
    t.ann.plays('creeper-reassignment')
    expect(t.bob.front).toEqual(['fleas'])
    expect(t.attached).toEqual({})
  })

  it('does nothing when no Creeper is in play', () => {
    const t = table({ edition: 'cat', turn: 'ann', ann: { hand: ['creeper-reassignment'], front: ['kitten'] }, bob: {}, cid: {} })
    t.ann.plays('creeper-reassignment')
    expect(t.turn).toBe('bob')
  })
})

describe("Draw 4 and Scatter 'Em", () => {
  const deck = ['sunbeam', 'catnip', 'kitten', 'puppy']
  const played = (players: Record<string, { hand?: string[] }>) => {
    const t = table({ edition: 'cat', turn: 'ann', deck, ann: { hand: ['draw-4-and-scatter-em', 'draw-2'] }, ...players })
    t.ann.plays('draw-4-and-scatter-em')
    t.ann.isAsked('choose-cards', deck)
    t.ann.picks('kitten')
    return t
  }

  it('plays one and, with two players, gives two away and keeps one', () => {
    const t = table({ edition: 'cat', turn: 'ann', deck, ann: { hand: ['draw-4-and-scatter-em', 'draw-2'] }, bob: {} })
    t.ann.plays('draw-4-and-scatter-em')
    t.ann.picks('kitten')
    expect(t.ann.front).toEqual(['kitten'])
    t.ann.isAsked('choose-player', ['ann', 'bob'])
    t.ann.picks('ann')
    expect(t.ann.hand).toEqual(['draw-2', 'sunbeam'])
    expect(t.bob.hand.slice(0, 2)).toEqual(['catnip', 'puppy'])
  })

  it('with three players gives everybody one', () => {
    const t = table({ edition: 'cat', turn: 'ann', deck, ann: { hand: ['draw-4-and-scatter-em'] }, bob: {}, cid: {} })
    t.ann.plays('draw-4-and-scatter-em')
    t.ann.picks('kitten')
    t.ann.isAsked('choose-player', ['ann', 'bob', 'cid'])
    t.ann.picks('cid')
    t.ann.isAsked('choose-player', ['ann', 'bob'])
    t.ann.picks('bob')
    expect([t.ann.hand, t.cid.hand]).toEqual([['puppy'], ['sunbeam']])
    expect(t.bob.hand[0]).toBe('catnip')
  })

  it('with four players chooses three of them', () => {
    const t = played({ bob: {}, cid: {}, dot: {} })
    t.ann.isAsked('choose-player', ['ann', 'bob', 'cid', 'dot'])
  })

  it('L1 has the others keep to a Hand Limit at once', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      deck,
      rules: ['hand-limit-1'],
      ann: { hand: ['draw-4-and-scatter-em'] },
      bob: { hand: ['draw-2'] },
    })
    t.ann.plays('draw-4-and-scatter-em')
    t.ann.picks('kitten')
    t.ann.picks('ann')
    t.bob.isAsked('discard', ['draw-2', 'catnip', 'puppy'])
  })
})

describe('The Zoomies', () => {
  it('passes every Cat with what clings to it to the neighbour, all at the same time', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      ann: { hand: ['the-zoomies'], front: ['kitten', 'sunbeam'] },
      bob: { front: ['black-cat', { creeper: 'fleas', on: 'black-cat' }, 'puppy'] },
      cid: { front: ['catnip'] },
    })
    t.ann.plays('the-zoomies')
    t.ann.isAsked('choose-option', ['left', 'right'])
    t.ann.picks('left')
    expect(t.ann.front).toEqual(['sunbeam'])
    expect(t.bob.front).toEqual(['puppy', 'kitten'])
    expect(t.cid.front).toEqual(['catnip', 'black-cat', 'fleas'])
    expect(t.attached).toEqual({ fleas: 'black-cat' })
  })

  it('goes the other way to the right', () => {
    const t = table({ edition: 'cat', turn: 'ann', ann: { hand: ['the-zoomies'], front: ['kitten'] }, bob: {}, cid: {} })
    t.ann.plays('the-zoomies')
    t.ann.picks('right')
    expect(t.cid.front).toEqual(['kitten'])
  })

  it('G2 checks for a winner once, when all have arrived', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      goals: ['lapful-of-cats'],
      ann: { hand: ['the-zoomies'], front: ['kitten', 'tabby-cat'] },
      bob: { front: ['black-cat'] },
      cid: {},
    })
    t.ann.plays('the-zoomies')
    t.ann.picks('left')
    expect(t.over).toBe(false)
    expect(t.bob.front).toEqual(['kitten', 'tabby-cat'])
  })
})

describe('Cat Distribution System', () => {
  it('lets whoever has three Cats give one of their choice to the nearest player on the left without any', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      ann: { hand: ['cat-distribution-system'], front: ['tabby-cat'] },
      bob: { front: ['kitten', 'black-cat', 'orange-cat', { creeper: 'fleas', on: 'orange-cat' }] },
      cid: {},
    })
    t.ann.plays('cat-distribution-system')
    t.bob.isAsked('choose-cards', ['kitten', 'black-cat', 'orange-cat'])
    t.bob.picks('orange-cat')
    expect(t.cid.front).toEqual(['orange-cat', 'fleas'])
    expect(t.turn).toBe('bob')
  })

  it('goes on until two are left or nobody is without', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      ann: { hand: ['cat-distribution-system'], front: ['kitten', 'black-cat', 'tabby-cat', 'orange-cat'] },
      bob: {},
      cid: {},
      dot: {},
    })
    t.ann.plays('cat-distribution-system')
    t.ann.picks('kitten')
    t.ann.picks('black-cat')
    expect([t.bob.front, t.cid.front, t.dot.front]).toEqual([['kitten'], ['black-cat'], []])
    expect(t.turn).toBe('bob')
  })

  it('gives a Cat from the discard pile to its player, if there is none in front of them at the end', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      discard: ['kitten', 'puppy', 'tabby-cat'],
      ann: { hand: ['cat-distribution-system'] },
      bob: { front: ['black-cat'] },
    })
    t.ann.plays('cat-distribution-system')
    t.ann.isAsked('choose-cards', ['kitten', 'tabby-cat'])
    t.ann.picks('kitten')
    expect(t.ann.front).toEqual(['kitten'])
  })

  it('does nothing when there is nothing to share and nothing to find', () => {
    const t = table({ edition: 'cat', turn: 'ann', ann: { hand: ['cat-distribution-system'] }, bob: { front: ['black-cat', 'kitten'] } })
    t.ann.plays('cat-distribution-system')
    expect(t.ann.front).toEqual([])
    expect(t.turn).toBe('bob')
  })

  it('J2 goes on without somebody who leaves instead of choosing', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      ann: { hand: ['cat-distribution-system'], front: ['tabby-cat'] },
      bob: { front: ['kitten', 'black-cat', 'orange-cat'] },
      cid: {},
    })
    t.ann.plays('cat-distribution-system')
    t.bob.leaves()
    expect(t.cid.front).toEqual([])
    expect(t.turn).toBe('cid')
  })
})

describe('Nine Lives', () => {
  it('puts a Cat from the discard pile into play', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      discard: ['kitten', 'sunbeam', 'tabby-cat'],
      ann: { hand: ['nine-lives'] },
      bob: {},
    })
    t.ann.plays('nine-lives')
    t.ann.isAsked('choose-cards', ['kitten', 'tabby-cat'])
    t.ann.picks('tabby-cat')
    expect(t.ann.front).toEqual(['tabby-cat'])
    expect(t.discard).toEqual(['kitten', 'sunbeam', 'nine-lives'])
  })

  it('draws two cards when there is no Cat to bring back', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      deck: ['sunbeam', 'catnip'],
      discard: ['puppy'],
      ann: { hand: ['nine-lives'] },
      bob: {},
    })
    t.ann.plays('nine-lives')
    expect(t.ann.hand).toEqual(['sunbeam', 'catnip'])
  })
})

describe('Staring at Nothing', () => {
  it('turns up four cards for all to see, takes one that is no Creeper and discards the others', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      deck: ['sunbeam', 'fleas', 'contentment', 'draw-2'],
      ann: { hand: ['staring-at-nothing'], front: ['kitten'] },
      bob: {},
    })
    t.ann.plays('staring-at-nothing')
    expect(t.events).toContainEqual({ type: 'turned-up', seat: 'ann', cards: ['sunbeam', 'fleas', 'contentment', 'draw-2'] })
    t.ann.isAsked('choose-cards', ['sunbeam', 'contentment', 'draw-2'])
    t.ann.picks('contentment')
    expect(t.ann.hand).toEqual(['contentment'])
    expect(t.discard).toEqual(['sunbeam', 'fleas', 'draw-2', 'staring-at-nothing'])
    expect(t.ann.front).toEqual(['kitten'])
  })

  it('takes nothing when all of them are Creepers', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      deck: ['fleas', 'hairball', 'vet-appointment', 'the-cone', 'sunbeam'],
      ann: { hand: ['staring-at-nothing'] },
      bob: {},
    })
    t.ann.plays('staring-at-nothing')
    expect(t.ann.hand).toEqual([])
    expect(t.discard).toHaveLength(5)
  })
})
