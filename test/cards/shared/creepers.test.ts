/** Shared cards that only editions with Creepers print. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

describe('Steal Something', () => {
  it('A3 takes a Keeper or a Creeper from the table, never from a hand', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      ann: { hand: ['steal-something'], front: ['sunbeam'] },
      bob: { hand: ['kitten'], front: ['catnip', 'vet-appointment'] },
    })
    t.ann.plays('steal-something')
    t.ann.isAsked('choose-cards', ['catnip', 'vet-appointment'])
    t.ann.picks('vet-appointment')
    expect(t.ann.front).toEqual(['sunbeam', 'vet-appointment'])
  })

  it('C5 moves an attached pair as one, by either name', () => {
    for (const name of ['catnip', 'fleas']) {
      const t = table({
        edition: 'cat',
        turn: 'ann',
        ann: { hand: ['steal-something'] },
        bob: { front: ['catnip', { creeper: 'fleas', on: 'catnip' }, 'puppy'] },
      })
      t.ann.plays('steal-something')
      t.ann.isAsked('choose-cards', ['catnip', 'fleas', 'puppy'])
      t.ann.picks(name)
      expect(t.ann.front).toEqual(['catnip', 'fleas'])
      expect(t.bob.front).toEqual(['puppy'])
    }
  })

  it('does nothing when nobody else has anything', () => {
    const t = table({ edition: 'cat', turn: 'ann', ann: { hand: ['steal-something'], front: ['sunbeam'] }, bob: {} })
    t.ann.plays('steal-something')
    expect(t.turn).toBe('bob')
  })
})

describe('Mix It All Up', () => {
  it('deals all Keepers and Creepers out again, one at a time, beginning with its player', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      ann: { hand: ['mix-it-all-up'], front: ['sunbeam', 'vet-appointment'] },
      bob: { front: ['catnip', 'puppy', 'the-purr'] },
    })
    t.ann.plays('mix-it-all-up')
    expect(t.ann.front).toHaveLength(3)
    expect(t.bob.front).toHaveLength(2)
    expect([...t.ann.front, ...t.bob.front].toSorted()).toEqual(['catnip', 'puppy', 'sunbeam', 'the-purr', 'vet-appointment'])
  })

  it('C5 separates what was attached; it fastens itself anew when all is dealt', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      ann: { hand: ['mix-it-all-up'], front: ['sunbeam', { creeper: 'fleas', on: 'sunbeam' }] },
      bob: {},
    })
    t.ann.plays('mix-it-all-up')
    expect([t.ann.front.length, t.bob.front.length]).toEqual([1, 1])
    expect(t.attached).toEqual({})
  })

  it('does nothing when nothing is in play', () => {
    const t = table({ edition: 'cat', turn: 'ann', ann: { hand: ['mix-it-all-up'] }, bob: {} })
    t.ann.plays('mix-it-all-up')
    expect(t.turn).toBe('bob')
  })
})

describe('Trash Something', () => {
  it('discards any Keeper or Creeper in play, one’s own included', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      ann: { hand: ['trash-something'], front: ['sunbeam', 'vet-appointment'] },
      bob: { front: ['catnip'] },
    })
    t.ann.plays('trash-something')
    t.ann.isAsked('choose-cards', ['sunbeam', 'vet-appointment', 'catnip'])
    t.ann.picks('vet-appointment')
    expect(t.ann.front).toEqual(['sunbeam'])
  })

  it('does nothing when nothing is in play', () => {
    const t = table({ edition: 'cat', turn: 'ann', ann: { hand: ['trash-something'] }, bob: {} })
    t.ann.plays('trash-something')
    expect(t.discard).toEqual(['trash-something'])
  })
})

describe('Creeper Sweeper', () => {
  it('discards every Creeper in play, whoever has it, and nothing else', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      ann: { hand: ['creeper-sweeper'], front: ['rake', 'unfinished-chores'] },
      bob: { front: ['destroyer-of-worlds', 'pops'] },
    })
    t.ann.plays('creeper-sweeper')
    expect([t.ann.front, t.bob.front]).toEqual([['rake'], ['pops']])
    expect(t.discard.toSorted()).toEqual(['creeper-sweeper', 'destroyer-of-worlds', 'unfinished-chores'])
  })

  it('does nothing when there is none', () => {
    const t = table({ edition: 'regular-show', turn: 'ann', ann: { hand: ['creeper-sweeper'], front: ['rake'] }, bob: {} })
    t.ann.plays('creeper-sweeper')
    expect(t.ann.front).toEqual(['rake'])
  })

  it('G2 may clear the way for whoever was blocked', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      goals: ['back-to-work'],
      ann: { hand: ['creeper-sweeper'] },
      bob: { front: ['benson', 'rake', 'unfinished-chores'] },
    })
    t.ann.plays('creeper-sweeper')
    expect(t.winner).toBe('bob')
  })
})
