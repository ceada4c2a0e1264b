/** Games that were played once come out the same for good. */
import { RULES_VERSION } from '@meanwhile/engine'
import { describe, expect, it } from 'vitest'
import { play } from '../properties/play.ts'
import { playAgain, readDeed, readGames, writeDeed } from './make.ts'

const games = readGames()

describe('Recorded games', { timeout: 120_000 }, () => {
  it('are a few hundred, of every number of players, with people who join, leave, give orders and run out of time', () => {
    expect(games.length).toBeGreaterThanOrEqual(300)
    expect(new Set(games.map(({ setup }) => setup.players))).toEqual(new Set([2, 3, 4, 5, 6]))
    for (const sign of [/^\+/, /^-/, /=/, /!$/, /:/])
      expect(games.filter(({ deeds }) => deeds.some((deed) => sign.test(deed))).length).toBeGreaterThan(20)
  })

  it('were played under the rules of today', () => {
    expect(games.filter(({ rules }) => rules !== RULES_VERSION)).toEqual([])
  })

  it('end as they ended: the same winner and Goals after as many moves, and every card where it lay', () => {
    const other = games.flatMap((game) => {
      const end = playAgain(game)
      return JSON.stringify(end) === JSON.stringify(game.end) ? [] : [{ table: game.setup.table, was: game.end, is: end }]
    })
    expect(other.slice(0, 3), `${other.length} of ${games.length} end differently`).toEqual([])
  })
})

describe('A deed', () => {
  it('is read as it was written', () => {
    for (const { deed, before } of play('written')) {
      const { say: _, ...written } = { say: undefined, ...deed }
      expect(readDeed(before, writeDeed(before, deed))).toEqual(written)
    }
  })
})
