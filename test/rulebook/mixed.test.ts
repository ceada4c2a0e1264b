import { allCards, begin, deckEntries, type EditionId } from '@meanwhile/engine'
import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

const started = (editions: EditionId[], players = 3) =>
  begin({ table: 'mixed', editions, players, seed: '5e'.repeat(32), entropy: [] }).game

const sizeOf = (edition: EditionId): number => deckEntries(edition).reduce((sum, { count }) => sum + count, 0)

describe('A mixed table', () => {
  it('X1 shuffles two or three whole editions together', () => {
    for (const editions of [
      ['fluxx', 'cat'],
      ['fluxx', 'batman', 'doctor-who'],
    ] as EditionId[][]) {
      const { deck, players } = started(editions)
      const there = [...deck, ...players.flatMap(({ hand, front }) => [...hand, ...front])]
      expect(there.toSorted()).toEqual(allCards(editions).toSorted())
      expect(there).toHaveLength(editions.reduce((sum, edition) => sum + sizeOf(edition), 0))
      expect(new Set(there).size).toBe(there.length)
    }
  })

  it('X1 lets somebody answer a Hand Limit who holds nearly all of three editions', () => {
    const editions: EditionId[] = ['fluxx', 'cat', 'regular-show']
    const hand = allCards(editions)
      .filter((card) => card !== 'hand-limit-1')
      .slice(0, 280)
    const t = table({ editions, turn: 'ann', ann: { hand: ['hand-limit-1'] }, bob: { hand } })
    t.ann.plays('hand-limit-1')
    t.bob.picks(...hand.slice(1))
    expect(t.discard).toEqual(expect.arrayContaining(hand.slice(1)))
  })

  it('X2 calls the same card of a second edition a copy, which does what the first does', () => {
    expect(allCards(['fluxx', 'cat']).filter((card) => card.startsWith('draw-2~'))).toEqual(['draw-2~2'])
    const t = table({ editions: ['fluxx', 'cat'], turn: 'ann', rules: ['draw-2'], ann: { hand: ['draw-2~2'] }, bob: {} })
    t.ann.plays('draw-2~2')
    expect(t.rules).toEqual(['draw-2~2'])
    expect(t.discard).toEqual(['draw-2'])
  })

  it('X2 takes any copy where a Goal names a card', () => {
    const t = table({
      editions: ['fluxx', 'doctor-who'],
      turn: 'ann',
      rules: ['play-2'],
      goals: ['5-keepers~2'],
      ann: { hand: ['milk', 'bread'], front: ['time', 'love', 'peace', 'music'] },
      bob: { front: ['sleep'] },
    })
    t.ann.plays('milk')
    expect(t.winner).toBe('ann')
  })

  it('X3 lets each Creeper block as in its own edition', () => {
    const with_ = (bob: string) => {
      const t = table({
        editions: ['fluxx', 'batman', 'doctor-who'],
        turn: 'ann',
        ann: { hand: ['milk-and-cookies'], front: ['milk', 'cookies'] },
        bob: { front: [bob] },
      })
      t.ann.plays('milk-and-cookies')
      return t.winner
    }
    expect(with_('daleks')).toBe('ann')
    expect(with_('the-joker')).toBe(null)
  })

  it('X4 reaches by type: what says Creeper means villains too, Arkham Asylum takes villains only', () => {
    const t = table({
      editions: ['batman', 'doctor-who'],
      turn: 'ann',
      rules: ['arkham-asylum'],
      ann: { hand: ['creeper-sweeper'], front: ['daleks', 'bane'] },
      bob: { front: ['cybermen'] },
    })
    t.ann.plays('creeper-sweeper')
    expect(t.view(null).under).toEqual({ 'arkham-asylum': ['bane'] })
    expect(t.discard.toSorted()).toEqual(['creeper-sweeper', 'cybermen', 'daleks'])
  })

  it('X5 lets chance say who starts, unless the table says otherwise', () => {
    expect(started(['doctor-who']).options.first).toBe('initiative')
    expect(started(['doctor-who', 'fluxx']).options.first).toBe('random')
  })

  it('X5 removes from solo what any of its editions removes', () => {
    const { deck, solo, players } = started(['fluxx', 'cat'], 1)
    const there = [...deck, ...(solo?.rules ?? []), ...players.flatMap(({ hand, front }) => [...hand, ...front])]
    expect(there.filter((card) => /^(poor-bonus|random-tax|trade-hands)(~2)?$/.test(card))).toEqual([])
  })

  it('X4 reaches by type: a Creeper Sweeper takes villains too, Arkham Asylum takes villains only', () => {
    const t = table({
      editions: ['batman', 'doctor-who'],
      turn: 'ann',
      rules: ['arkham-asylum'],
      ann: { hand: ['creeper-sweeper', 'draw-2'], front: ['daleks'] },
      bob: { front: ['the-joker', 'cybermen'] },
    })
    t.ann.plays('creeper-sweeper')
    expect(t.ann.front).toEqual([])
    expect(t.bob.front).toEqual([])
    expect(t.game.under).toEqual({ 'arkham-asylum': ['the-joker'] })
    expect(t.discard).toEqual(['daleks', 'cybermen', 'creeper-sweeper'])
  })
})
