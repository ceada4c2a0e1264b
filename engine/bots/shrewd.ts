/** Plays its candidates out in games that could lie behind its view, and takes the one that did best. */
import { copy } from '../copy.ts'
import type { Asked, Chance, Game, SeatId } from '../game.ts'
import { imagine } from '../imagine.ts'
import { applyAnswer } from '../moves.ts'
import { open } from '../table.ts'
import type { Bot } from './bot.ts'
import { decide, judge } from './greedy.ts'
import { sightIn, sightOf } from './sight.ts'
import { standing } from './worth.ts'

export const lab = { candidates: 6, rounds: 12, horizon: 2, scale: 2, prior: 0.3, both: true, plan: [6, 12] as number[] }

export const shrewd: Bot = (view, decision, chance, more) => {
  const sight = sightOf(view, decision.player)
  const first = decide(sight, decision, chance)
  if (decision.options.length <= decision.min || decision.prompt.key === 'throw') return first
  const values = judge(sight, decision)
  const best = Math.max(...values)
  if (best > 50 && decision.max === 1) return first
  if (decision.max !== 1 || decision.min !== 1 || decision.prompt.key === 'before-draw') return first
  let live = decision.options
    .map((option, i) => ({ picks: [option], value: values[i] ?? 0, total: 0, n: 0 }))
    .sort((a, b) => b.value - a.value)
    .filter(({ value }) => value > -50 || best < -50)
    .slice(0, lab.candidates)
  if (live.length === 1) return first
  const score = (c: { total: number; n: number; value: number }): number =>
    (c.n ? c.total / c.n : 0) + lab.prior * Math.max(-1, Math.min(1, c.value))
  for (let round = 0; more ? more() : round < lab.rounds; round++) {
    const world = imagine(view, chance)
    const asked = world.asked.find((open) => open.player === decision.player && open.prompt.key === decision.prompt.key)
    if (!asked) return first
    for (const candidate of live) {
      candidate.total += playOut(copy(world), asked, candidate.picks, chance)
      candidate.n++
    }
    if (lab.plan.includes(round + 1) && live.length > 2) {
      live = live.sort((a, b) => score(b) - score(a)).slice(0, Math.ceil(live.length / 2))
    }
  }
  live.sort((a, b) => score(b) - score(a))
  return live[0]?.picks ?? first
}

function playOut(game: Game, asked: Asked, picks: string[], chance: Chance): number {
  const me = asked.player
  const until = game.turns + lab.horizon
  const t = open(game)
  applyAnswer(t, asked, picks)
  let moves = 0
  while (!game.over && game.turns < until && moves++ < 60) {
    const next = game.asked[0]
    if (!next) break
    t.events.length = 0
    applyAnswer(t, next, decide(sightIn(game, next.player), next, chance))
  }
  return valueOf(game, me)
}

function valueOf(game: Game, me: SeatId): number {
  if (game.over) return game.over.winner === me ? 1 : game.over.winner ? 0 : 0.5
  const mine = clamp(standing(sightIn(game, me)))
  if (!lab.both) return 0.5 + lab.scale * 0.5 * mine
  let theirs = 0
  for (const { seat } of game.players) if (seat !== me) theirs += clamp(standing(sightIn(game, seat)))
  return 1 / (1 + Math.exp(-lab.scale * (mine - theirs / (game.players.length - 1))))
}

const clamp = (value: number): number => Math.max(-1, Math.min(1, value))
