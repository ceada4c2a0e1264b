/** What holds after every move, whoever plays, comes, goes or dawdles. */
import {
  append,
  type Bot,
  begin,
  bots,
  chanceOf,
  type Game,
  imagine,
  openRecord,
  replay,
  type SeatId,
  type View,
  verify,
  view,
} from '@meanwhile/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flaws, frozen, leaks } from './invariants.ts'
import { viewersOf } from './places.ts'
import { lively, play, setupFor, steady, watch } from './play.ts'
import { isAboutSomeOf, shownTo } from './redeal.ts'
import { aGameAt, patient, runs, runsAt } from './seeds.ts'
import { editionsOnly, type WorldName, worlds } from './worlds.ts'

const opening = (seed: string): Game => frozen(begin(setupFor(seed)).game)

/** Every edition is given ten thousand deeds, other tables a share of that. */
const deedsOf = (world: WorldName): number => (editionsOnly.includes(world) ? 10_000 : 1500)

describe.each(worlds)('After every deed of a random game of %s', patient, (world) => {
  it('cards lie in one place, somebody is owed or it is over, it is data, questions can be answered, what was given is untouched', () => {
    let deeds = 0
    for (let number = 0; deeds < deedsOf(world); number++) {
      const seed = `${process.env.SEED ?? 1}-${number}@${world}`
      const start = opening(seed)
      expect(flaws(start)).toEqual([])
      watch(seed, { start, habits: lively, most: 3000 }, ({ deed, after }) => {
        deeds += 1
        frozen(deed)
        expect(flaws(after)).toEqual([])
        frozen(after)
      })
    }
  })

  it('no view names a card that its viewer cannot see', () => {
    fc.assert(
      fc.property(aGameAt(world), (seed) => {
        expect(leaks(opening(seed))).toEqual([])
        watch(seed, { habits: lively, most: 400 }, ({ after }) => expect(leaks(after)).toEqual([]))
      }),
      runs(4),
    )
  })

  it('a game imagined behind a view is sound, and looks the same to its viewer', () => {
    fc.assert(
      fc.property(aGameAt(world), (seed) => {
        const luck = chanceOf(seed)
        watch(seed, { habits: lively, most: 150 }, ({ after }) => {
          const viewers = viewersOf(after)
          const viewer = viewers[after.moves % viewers.length] ?? null
          const imagined = imagine(view(after, viewer), luck)
          expect(flaws(imagined)).toEqual([])
          if (isGuessable(after, viewer)) expect(withoutIds(view(imagined, viewer))).toEqual(withoutIds(view(after, viewer)))
        })
      }),
      runs(4),
    )
  })

  it('it goes on the same after it was stored half-way', () => {
    fc.assert(
      fc.property(aGameAt(world), (seed) => {
        for (const { deed, before, after, events } of play(seed, { most: 300 })) {
          const stored: Game = JSON.parse(JSON.stringify(before))
          expect(JSON.stringify(replay(stored, deed)) === JSON.stringify({ ok: true, game: after, events })).toBe(true)
        }
      }),
      runs(3),
    )
  })

  it('the deed can be thrown away: the game keeps nothing of the lists it was given', () => {
    fc.assert(
      fc.property(aGameAt(world), (seed) => {
        watch(seed, { habits: lively, through: throwingAway, most: 400 }, () => undefined)
      }),
      runsAt(world, 20),
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

describe.each(worlds)('A table of bots that look ahead, at %s,', patient, (world) => {
  it('plays by the same rules', () => {
    fc.assert(
      fc.property(aGameAt(world), (seed) => {
        watch(seed, { minds: [shrewd, bots.greedy, bots.random], most: 150 }, ({ after }) => expect(flaws(after)).toEqual([]))
      }),
      runsAt(world, 6),
    )
  })
})

/** Ids are given anew, and a temporary hand that is played empty is no other than none. */
const withoutIds = (seen: View): unknown => ({
  ...seen,
  decisions: seen.decisions.map((decision) => ({ ...decision, id: '' })),
  stack: seen.stack.map((frame) => ({ ...frame, asideCards: 'asideCards' in frame ? frame.asideCards : [] })),
})

/** What was answered and is not known yet, and that whoever is asked about some of their hand has such a card, cannot be told from the view alone. */
const isGuessable = (game: Game, viewer: SeatId | null): boolean =>
  game.stack.every(({ answers }) => !answers) &&
  shownTo(game, viewer).length === 0 &&
  game.asked.every(({ player, prompt, owed }) => prompt.key !== 'throw' && (!owed || player === viewer || !isAboutSomeOf(game, player)))

describe.each(worlds)('A random game of %s', patient, (world) => {
  it('is the same from the same seed', () => {
    fc.assert(
      fc.property(aGameAt(world), (seed) => {
        const [one, other] = [seed, seed].map((same) => JSON.stringify([...play(same, { most: 2000 })].at(-1)))
        expect(one === other).toBe(true)
      }),
      runsAt(world, 15),
    )
  })

  it('is another from another seed', () => {
    const hands = Array.from({ length: 50 }, (_, i) =>
      JSON.stringify(begin({ ...setupFor(`same@${world}`), seed: setupFor(`${i}`).seed }).game.players),
    )
    expect(new Set(hands).size).toBe(50)
  })

  it('comes to an end by chance alone', () => {
    fc.assert(
      fc.property(aGameAt(world), (seed) => {
        const last = watch(seed, { habits: steady, most: 20_000 }, () => undefined)
        expect(last.over).toBeDefined()
      }),
      runsAt(world, 40),
    )
  })

  it('is proven by its record: played again, it comes to the same end', () => {
    fc.assert(
      fc.property(aGameAt(world), (seed) => {
        const setup = setupFor(seed)
        let record = openRecord(setup)
        const game = watch(seed, { habits: lively }, ({ deed }) => {
          record = append(record, deed)
        })
        expect(verify({ ...record, seed: setup.seed })).toEqual({ ok: true, game, replayed: record.entries.length, chainOnly: 0 })
      }),
      runsAt(world, 6),
    )
  })
})
