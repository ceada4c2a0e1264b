/** What holds after every move, whoever plays, comes, goes or dawdles. */
import { type Bot, begin, bots, chanceOf, type Game, imagine, replay, type SeatId, type View, view } from '@meanwhile/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flaws, frozen, leaks } from './invariants.ts'
import { viewersOf } from './places.ts'
import { lively, play, setupFor, steady, watch } from './play.ts'
import { aGame, patient, runs } from './seeds.ts'

const opening = (seed: string): Game => frozen(begin(setupFor(seed)).game)

describe('After every deed of a random game', patient, () => {
  it('cards lie in one place, somebody is owed or it is over, it is data, questions can be answered, what was given is untouched', () => {
    fc.assert(
      fc.property(aGame, (seed) => {
        const start = opening(seed)
        expect(flaws(start)).toEqual([])
        watch(seed, { start, habits: lively }, ({ deed, after }) => {
          frozen(deed)
          expect(flaws(after)).toEqual([])
          frozen(after)
        })
      }),
      runs(60),
    )
  })

  it('no view names a card that its viewer cannot see', () => {
    fc.assert(
      fc.property(aGame, (seed) => {
        expect(leaks(opening(seed))).toEqual([])
        watch(seed, { habits: lively }, ({ after }) => expect(leaks(after)).toEqual([]))
      }),
      runs(12),
    )
  })

  it('the deed can be thrown away: the game keeps nothing of the lists it was given', () => {
    fc.assert(
      fc.property(aGame, (seed) => {
        watch(seed, { habits: lively, through: throwingAway }, () => undefined)
      }),
      runs(20),
    )
  })
})

/** Spoils the lists of a deed once it is done. */
const throwingAway: typeof replay = (game, deed) => {
  const given = structuredClone(deed)
  const outcome = replay(game, given)
  const stored = JSON.stringify(outcome)
  if (given.kind === 'answer') given.picks.push('spoilt')
  if (given.kind === 'order') given.orders.keepInHand?.cards.push('spoilt')
  expect(JSON.stringify(outcome) === stored).toBe(true)
  return outcome
}

/** Thinks about two games that could lie behind its view. */
const shrewd: Bot = (view, decision, chance) => {
  let rounds = 2
  return bots.shrewd(view, decision, chance, () => rounds-- > 0)
}

describe('A table of bots that look ahead', patient, () => {
  it('plays by the same rules', () => {
    fc.assert(
      fc.property(aGame, (seed) => {
        watch(seed, { minds: [shrewd, bots.greedy, bots.random], most: 150 }, ({ after }) => expect(flaws(after)).toEqual([]))
      }),
      runs(6),
    )
  })
})

describe('A game imagined behind a view', patient, () => {
  it('is sound, and looks the same to its viewer', () => {
    fc.assert(
      fc.property(aGame, (seed) => {
        const luck = chanceOf(seed)
        watch(seed, { habits: lively, most: 200 }, ({ after }) => {
          const viewers = viewersOf(after)
          const viewer = viewers[after.moves % viewers.length] ?? null
          const imagined = imagine(view(after, viewer), luck)
          expect(flaws(imagined)).toEqual([])
          if (isGuessable(after, viewer)) expect(withoutIds(view(imagined, viewer))).toEqual(withoutIds(view(after, viewer)))
        })
      }),
      runs(15),
    )
  })
})

/** Ids are given anew, and a temporary hand that is played empty is no other than none. */
const withoutIds = (seen: View): unknown => ({
  ...seen,
  decisions: seen.decisions.map((decision) => ({ ...decision, id: '' })),
  stack: seen.stack.map((frame) => ({ ...frame, asideCards: 'asideCards' in frame ? frame.asideCards : [] })),
})

/** Who has thrown already, and that whoever mills Goals has one, cannot be told from the view alone. */
const isGuessable = (game: Game, viewer: SeatId | null): boolean =>
  game.asked.every(({ player, prompt }) => prompt.key !== 'throw' && (prompt.key !== 'goals-to-mill' || player === viewer))

describe('A random game', patient, () => {
  it('is the same from the same seed', () => {
    fc.assert(
      fc.property(aGame, (seed) => {
        const [one, other] = [seed, seed].map((same) => JSON.stringify([...play(same)].at(-1)))
        expect(one === other).toBe(true)
      }),
      runs(15),
    )
  })

  it('is another from another seed', () => {
    const hands = Array.from({ length: 50 }, (_, i) =>
      JSON.stringify(begin({ ...setupFor('same'), seed: setupFor(`${i}`).seed }).game.players),
    )
    expect(new Set(hands).size).toBe(50)
  })

  it('goes on the same after it was stored half-way', () => {
    fc.assert(
      fc.property(aGame, (seed) => {
        for (const { deed, before, after, events } of play(seed)) {
          const stored: Game = JSON.parse(JSON.stringify(before))
          expect(JSON.stringify(replay(stored, deed)) === JSON.stringify({ ok: true, game: after, events })).toBe(true)
        }
      }),
      runs(15),
    )
  })

  it('comes to an end by chance alone', () => {
    fc.assert(
      fc.property(aGame, (seed) => {
        const last = watch(seed, { habits: steady, most: 20_000 }, () => undefined)
        expect(last.over).toBeDefined()
      }),
      runs(40),
    )
  })
})
