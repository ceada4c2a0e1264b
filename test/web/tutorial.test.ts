/** The tutorial is a real game with a stacked deck: if a card or a bot changes, it must still lead to the win it promises. */
import * as engine from '@meanwhile/engine'
import { describe, expect, it } from 'vitest'
import { lessons, position, you } from '../../web/tutorial/lessons.ts'

describe('The tutorial game', () => {
  it('leads from lesson to lesson to a win, whatever the bot thinks', () => {
    let { game } = engine.arrange(position)
    const taught: string[] = []
    const seen = () => engine.view(game, you)
    for (const [at, lesson] of lessons.entries()) {
      expect(lesson.holds(seen()), lesson.name).toBe(true)
      taught.push(lesson.name)
      const [decision] = seen().decisions
      if (!lesson.pick || !decision) continue
      expect(decision.options, lesson.name).toContain(lesson.pick)
      expect(lessons[at + 1]?.holds(seen()), `after ${lesson.name}, too early`).toBe(false)
      const picks = decision.kind === 'discard' ? decision.options.filter((card) => card !== lesson.pick) : [lesson.pick]
      game = applied(game, { player: you, decision: decision.id, picks })
      game = untilAsked(game)
    }
    expect(taught.at(-1)).toBe('done')
    expect(game.over).toEqual({ how: 'won', winner: you, goals: ['milk-and-cookies'] })
  })
})

function untilAsked(game: engine.Game): engine.Game {
  const asked = game.asked.find(({ player }) => player !== you)
  if (!asked) return game
  const view = engine.view(game, asked.player)
  const decision = view.decisions.find(({ id }) => id === asked.id)
  if (!decision) throw new Error('a question that nobody sees')
  // Nothing to choose from: that is what makes the lesson safe.
  expect(decision.options).toHaveLength(1)
  return untilAsked(applied(game, { player: asked.player, decision: asked.id, picks: decision.options }))
}

function applied(game: engine.Game, move: engine.Move): engine.Game {
  const outcome = engine.answer(game, move)
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.game
}
