/** Whatever is sent, a game either takes it as one of its options or refuses it by name and stays the value it was. */
import {
  allCards,
  answer,
  type Decision,
  type Game,
  join,
  leave,
  type Move,
  type Outcome,
  order,
  preview,
  type Refusal,
  type SeatId,
  timeOut,
  view,
} from '@meanwhile/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flaws, frozen } from './invariants.ts'
import { lively, play } from './play.ts'
import { patient, runs } from './seeds.ts'
import { worlds } from './worlds.ts'

const refusals: Record<Refusal, true> = {
  'game-over': true,
  'not-a-player': true,
  'not-your-decision': true,
  'stale-decision': true,
  'not-an-option': true,
  'wrong-number': true,
  'picked-twice': true,
  'too-long': true,
  malformed: true,
  'table-full': true,
}

/** States of a few games, early, late and over, at every kind of table. */
const states: Game[] = [...['a', 'b', 'c', 'd', 'e', 'f'], ...worlds.map((world) => `g@${world}`)].flatMap((seed) => {
  const steps = [...play(`refused-${seed}`, { habits: lively, most: 600 })]
  return steps.filter((_, i) => i % 9 === 0 || i === steps.length - 1).map(({ after }) => frozen(after))
})
/** By number, so that a failure does not print a whole game. */
const aState = fc.nat(states.length - 1)
const stateAt = (number: number): Game => states[number] as Game

/** Anything a program could send, holes and odd prototypes included. */
const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
})

const aCard = fc.constantFrom(...allCards(['fluxx', 'batman', 'doctor-who', 'cat', 'regular-show']))
const aMoment = fc.constantFrom('at-once', 'at-time-out')
const aSeat = fc.oneof(fc.constantFrom('s1', 's2', 's3', 's4', 's9', 's01', '', 'constructor'), fc.string())

/** Accepted or refused, and in both cases sound. */
function isTaken(game: Game, attempt: () => Outcome): Outcome {
  const before = JSON.stringify(game)
  const outcome = attempt()
  expect(JSON.stringify(game)).toBe(before)
  if (outcome.ok) expect(flaws(outcome.game)).toEqual([])
  else expect(refusals).toHaveProperty(outcome.refusal)
  return outcome
}

type Parts = { [part in keyof Move]?: unknown }

/** What each puts in the place of parts of a legal move, and what becomes of it. */
const spoilers: Record<string, (move: Move, asked: Decision) => [parts: Parts, end: Refusal | 'taken']> = {
  'an option twice': ({ picks }, { options }) => [{ picks: [...picks, options[0], options[0]] }, 'picked-twice'],
  'a card that does not exist': ({ picks }) => [{ picks: [...picks, 'no-such-card'] }, 'not-an-option'],
  'a name that every object has': ({ picks }) => [{ picks: [...picks, 'constructor'] }, 'not-an-option'],
  nothing: ({ picks }) => [{ picks: [...picks, null] }, 'malformed'],
  'a word in a box': ({ picks }) => [{ picks: [...picks, Object('draw')] }, 'malformed'],
  'a hole at the end': ({ picks }) => [{ picks: Object.assign([...picks], { length: picks.length + 1 }) }, 'malformed'],
  'holes only': ({ picks }) => [{ picks: new Array(picks.length) }, picks.length > 0 ? 'malformed' : 'taken'],
  'no list': ({ picks }) => [{ picks: { ...picks, length: picks.length } }, 'malformed'],
  'one long word': ({ picks }) => [{ picks: picks.join() }, 'malformed'],
  'three hundred and one picks': () => [{ picks: Array.from({ length: 301 }, (_, i) => `${i}`) }, 'malformed'],
  'no pick': (_, { min }) => [{ picks: [] }, min > 0 ? 'wrong-number' : 'taken'],
  'all options': (_, { options, max }) => [{ picks: options }, options.length > max ? 'wrong-number' : 'taken'],
  'a speech': () => [{ say: 'x'.repeat(41) }, 'too-long'],
  'a number for a word': () => [{ say: 1 }, 'malformed'],
  'a question that was never asked': ({ decision }) => [{ decision: `${decision}x` }, 'not-your-decision'],
  'an endless id': () => [{ decision: 'x'.repeat(1_000_000) }, 'malformed'],
  'a seat that is empty': ({ player }) => [{ player: `${player}0` }, 'not-a-player'],
  'no seat': () => [{ player: undefined }, 'malformed'],
}

const refusalOf = (game: Game, move: unknown): Refusal | 'taken' => {
  const outcome = isTaken(game, () => answer(game, move as Move))
  return outcome.ok ? 'taken' : outcome.refusal
}

const isLegal = ({ options, min, max }: Decision, picks: unknown): boolean =>
  Array.isArray(picks) &&
  picks.length >= min &&
  picks.length <= max &&
  new Set(picks).size === picks.length &&
  Array.from(picks).every((pick) => options.includes(pick))

const maySay = (say: unknown): boolean => say === undefined || (typeof say === 'string' && say.length <= 40)

describe('answer', patient, () => {
  it('refuses what is no move at all as malformed', () => {
    fc.assert(
      fc.property(aState, anything, (state, garbage) => {
        expect(refusalOf(stateAt(state), garbage)).toBe('malformed')
      }),
      runs(3000),
    )
  })

  it('takes nothing but picks of an open question, whatever the parts of a move are', () => {
    const part = fc.oneof(aSeat, anything)
    const word = fc.oneof(aCard, fc.constantFrom('draw', 'end-turn', 's1', 's2', 'rock'))
    const picks = fc.oneof(fc.array(fc.oneof(word, anything)), fc.sparseArray(word), anything)
    fc.assert(
      fc.property(
        aState,
        fc.nat(),
        part,
        part,
        picks,
        fc.option(anything, { nil: undefined }),
        fc.nat(3),
        (state, n, player, decision, picked, say, how) => {
          const game = stateAt(state)
          const asked = game.asked[n % Math.max(1, game.asked.length)]
          const seat = how > 0 && asked ? asked.player : player
          const id = how > 1 && asked ? asked.id : decision
          const move = { player: seat, decision: id, picks: picked, say: how < 3 ? say : undefined }
          const open = game.asked.find((question) => question.id === id && question.player === seat)
          const legal = open && isLegal(open, picked) && maySay(move.say)
          expect(refusalOf(game, move) === 'taken').toBe(Boolean(legal) && !game.over)
        },
      ),
      runs(4000),
    )
  })

  it('takes every legal answer, and refuses it spoilt in one place', () => {
    fc.assert(
      fc.property(aState, fc.infiniteStream(fc.nat()), fc.constantFrom(...Object.keys(spoilers)), (state, dice, name) => {
        const game = stateAt(state)
        const roll = (below: number): number => (dice.next().value as number) % below
        // What is armed may be narrowed by further picks: test/rulebook/surprises.test.ts
        const plain = game.asked.filter(({ kind }) => kind !== 'arm')
        const asked = plain[roll(Math.max(1, plain.length))]
        if (!asked) return
        const rest = [...asked.options]
        const count = asked.min + roll(asked.max - asked.min + 1)
        const picks = Array.from({ length: count }, () => rest.splice(roll(rest.length), 1)[0] ?? '')
        const move = { player: asked.player, decision: asked.id, picks }
        expect(refusalOf(game, move)).toBe('taken')
        const [parts, end] = spoilers[name]?.(move, asked) ?? [{}, 'taken']
        expect(refusalOf(game, { ...move, ...parts })).toBe(end)
      }),
      runs(3000),
    )
  })

  it('refuses a move that was already made, and one for a question of somebody else', () => {
    for (const seed of ['twice-1', 'twice-2', 'twice-3', ...worlds.map((world) => `twice@${world}`)]) {
      for (const { deed, before, after } of play(seed, { habits: lively, most: 400 })) {
        if (deed.kind !== 'answer') continue
        const { seat: player, decision, picks } = deed
        if (!after.players.some(({ seat }) => seat === player)) continue
        expect(refusalOf(after, { player, decision, picks })).toBe(after.over ? 'game-over' : 'stale-decision')
        const other = before.players.find(({ seat }) => seat !== player)
        if (other) expect(refusalOf(before, { player: other.seat, decision, picks })).toBe('not-your-decision')
      }
    }
  })
})

describe('The other doors', patient, () => {
  it('read orders as strictly: what they do not understand is malformed', () => {
    const orders = fc.oneof(
      anything,
      fc.dictionary(fc.constantFrom('draw', 'endTurn', 'keepInHand', 'keepOnTable'), fc.oneof(aMoment, anything)),
      fc.record({
        keepInHand: fc.record({ cards: fc.oneof(fc.array(fc.oneof(aCard, anything)), fc.sparseArray(aCard), anything), when: aMoment }),
      }),
    )
    fc.assert(
      fc.property(aState, aSeat, orders, (state, seat, wanted) => {
        const game = stateAt(state)
        const outcome = isTaken(game, () => order(game, seat as SeatId, wanted))
        const shown = preview(game, seat as SeatId, wanted)
        if (typeof shown === 'string') expect(refusals).toHaveProperty(shown)
        if (outcome.ok) expect(JSON.stringify(view(outcome.game, seat as SeatId).orders ?? {}).length).toBeLessThan(20_000)
      }),
      runs(3000),
    )
  })

  it('refuse strangers, unknown questions and bytes that are none', () => {
    fc.assert(
      fc.property(aState, fc.string(), (state, text) => {
        const game = stateAt(state)
        const seated = game.players.some(({ seat }) => seat === text)
        if (!seated) expect(isTaken(game, () => leave(game, text as SeatId))).toEqual({ ok: false, refusal: 'not-a-player' })
        expect(isTaken(game, () => timeOut(game, text))).toEqual({ ok: false, refusal: game.over ? 'game-over' : 'stale-decision' })
        if (!/^([0-9a-f]{2}){1,64}$/.test(text)) expect(isTaken(game, () => join(game, text))).toEqual({ ok: false, refusal: 'malformed' })
      }),
      runs(1500),
    )
  })
})
