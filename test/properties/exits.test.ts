/** From every state that play can reach, somebody leaving and a time running out lead on. */
import { type Game, join, leave, type Outcome, timeOut } from '@meanwhile/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flaws, frozen } from './invariants.ts'
import { lively, watch } from './play.ts'
import { aGameAt, patient, runsAt } from './seeds.ts'
import { worlds } from './worlds.ts'

function goesOn(outcome: Outcome): Game {
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal}`)
  expect(flaws(outcome.game)).toEqual([])
  return frozen(outcome.game)
}

/** Some of the states that come up, each frozen. */
const fromStatesOf = (seed: string, one: { in: number; most?: number }, look: (game: Game) => void): void => {
  let count = 0
  watch(seed, { habits: lively, most: one.most ?? 20_000 }, ({ before }) => {
    if (count++ % one.in === 0) look(frozen(before))
  })
}

describe.each(worlds)('From any state of %s', patient, (world) => {
  it('anybody can leave: they are gone, the rest goes on or the game is over', () => {
    fc.assert(
      fc.property(aGameAt(world), (seed) => {
        fromStatesOf(seed, { in: 3, most: 250 }, (game) => {
          for (const { seat } of game.players) {
            const after = goesOn(leave(game, seat))
            expect(after.moves).toBe(game.moves + 1)
            expect(after.players.map((player) => player.seat)).toEqual(
              game.players.map((player) => player.seat).filter((other) => other !== seat),
            )
            expect(after.asked.filter(({ player }) => player === seat)).toEqual([])
            expect(after.stack.filter((frame) => frame.kind === 'card' && frame.seat === seat)).toEqual([])
            expect(JSON.stringify([after.debts ?? [], after.windows ?? [], after.landing ?? []])).not.toContain(`"${seat}"`)
          }
        })
      }),
      runsAt(world, 12),
    )
  })

  it('all can leave, one after the other, and the game ends with the last but one', () => {
    fc.assert(
      fc.property(aGameAt(world), (seed) => {
        fromStatesOf(seed, { in: 10, most: 400 }, (state) => {
          let game = state
          for (let left = 0; !game.over; left++) {
            expect(left).toBeLessThan(state.players.length)
            const leaver = game.players[left % game.players.length]
            if (leaver) game = goesOn(leave(game, leaver.seat))
          }
        })
      }),
      runsAt(world, 20),
    )
  })

  it('the time can run out for any question: it is not asked again as it was', () => {
    fc.assert(
      fc.property(aGameAt(world), (seed) => {
        fromStatesOf(seed, { in: 2, most: 250 }, (game) => {
          for (const { id } of game.asked.filter(({ owed }) => owed)) {
            const after = goesOn(timeOut(game, id))
            expect(after.moves).toBe(game.moves + 1)
            expect(after.asked.map((asked) => asked.id)).not.toContain(id)
          }
        })
      }),
      runsAt(world, 15),
    )
  })

  it('a table where everybody sleeps comes to an end', () => {
    fc.assert(
      fc.property(aGameAt(world), (seed) => {
        let count = 0
        const last = watch(seed, { habits: { join: 0, leave: 0, order: 10, offer: 0, dawdle: 990 } }, () => {
          count += 1
        })
        expect(last.over, `after ${count} deeds`).toBeDefined()
      }),
      runsAt(world, 15),
    )
  })

  it('somebody can join unless the table is full', () => {
    fc.assert(
      fc.property(aGameAt(world), (seed) => {
        fromStatesOf(seed, { in: 3, most: 250 }, (game) => {
          const outcome = join(game, '00ff'.repeat(8))
          if (game.solo || game.players.length === 6) expect(outcome).toEqual({ ok: false, refusal: 'table-full' })
          else expect(goesOn(outcome).players.at(-1)?.seat).toBe(`s${game.seats + 1}`)
        })
      }),
      runsAt(world, 15),
    )
  })
})
