/**
 * Plays what could be picked out to the end of the turn, in games that could lie behind its view, and takes what did best. What
 * nobody can see is dealt anew for each of these games, and is the same for all candidates: luck then favours none of them.
 */
import { copy } from '../copy.ts'
import type { Asked, Chance, Decision, Game, PromptKey, SeatId } from '../game.ts'
import { imagine } from '../imagine.ts'
import { applyAnswer } from '../moves.ts'
import { open } from '../table/index.ts'
import type { Bot } from './bot.ts'
import { decide, judge } from './greedy.ts'
import { type Sight, sightIn, sightOf } from './sight.ts'
import { isLost, isWon, standing } from './standing.ts'

/** `impression` is how good it looks before it is played out, `won` what the games played out came to. */
type Candidate = { picks: string[]; impression: number; won: number }

const tuning = {
  candidates: 8,
  /** Without a clock; with one it goes on as long as it may, but not for ever. */
  roundsUntimed: 16,
  roundsAtMost: 2000,
  /** How much a first impression counts against what the games played out came to. */
  impression: 0.3,
  /** How far behind the best a candidate may be after one round; after n rounds it is less by the root of n. */
  leeway: 0.4,
  /** From the difference in standing to the odds of winning. */
  steepness: 2,
}
/** Looking further tells nothing here, or is not worth the time. */
const settled: PromptKey[] = ['throw', 'before-draw', 'initiative']

export const shrewd: Bot = (view, decision, chance, more) => {
  const sight = sightOf(view, decision.player)
  const first = decide(sight, decision, chance)
  let racing = candidatesFor(sight, decision, first)
  const last = more ? tuning.roundsAtMost : tuning.roundsUntimed
  let rounds = 0
  while (racing.length > 1 && rounds < last && (more?.() ?? true)) {
    const world = imagine(view, chance)
    const asked = world.asked.find(({ player, prompt }) => player === decision.player && prompt.key === decision.prompt.key)
    if (!asked) break
    for (const candidate of racing) candidate.won += playOut(copy(world), asked, candidate.picks, chance)
    rounds += 1
    if (rounds % 8 === 0) racing = notBeaten(racing, rounds)
  }
  return rounds > 0 ? bestOf(racing, rounds).picks : first
}

// ── Candidates ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** None if there is nothing to think about: a single answer, or one that wins. */
function candidatesFor(sight: Sight, decision: Decision, first: string[]): Candidate[] {
  const { options, min, max, prompt } = decision
  if (options.length <= min || settled.includes(prompt.key)) return []
  const values = judge(sight, decision)
  const worth = (option: string): number => values[options.indexOf(option)] ?? 0
  const sorted = options.toSorted((a, b) => worth(b) - worth(a))
  if (min !== 1 || max !== 1) {
    const now = standing(sight)
    const impression = (picks: string[]): number => picks.reduce((sum, option) => sum + worth(option) - now, 0)
    return variantsOf(first, sorted, decision).map((picks) => ({ picks, impression: impression(picks), won: 0 }))
  }
  if (isWon(worth(sorted[0] ?? ''))) return []
  const sound = sorted.filter((option) => !isLost(worth(option))).slice(0, tuning.candidates)
  return sound.map((option) => ({ picks: [option], impression: worth(option), won: 0 }))
}

/** What greedy would pick, and the same with one more, one less or one changed. */
function variantsOf(first: string[], sorted: string[], { min, max }: Decision): string[][] {
  const rest = sorted.filter((option) => !first.includes(option))
  const without = (option: string): string[] => first.filter((other) => other !== option)
  const fewer = first.length > min ? first.map(without) : []
  const more = first.length < max ? rest.map((option) => [...first, option]) : []
  const changed = rest.flatMap((other) => first.map((option) => [...without(option), other]))
  return [first, ...fewer.slice(-2), ...more.slice(0, 2), ...changed].slice(0, tuning.candidates)
}

const scoreOf = ({ won, impression }: Candidate, rounds: number): number => won / rounds + tuning.impression * impression

const bestOf = (racing: Candidate[], rounds: number): Candidate =>
  racing.reduce((best, candidate) => (scoreOf(candidate, rounds) > scoreOf(best, rounds) ? candidate : best))

function notBeaten(racing: Candidate[], rounds: number): Candidate[] {
  const least = scoreOf(bestOf(racing, rounds), rounds) - tuning.leeway / Math.sqrt(rounds)
  return racing.filter((candidate) => scoreOf(candidate, rounds) >= least)
}

// ── Playing out ────────────────────────────────────────────────────────────────────────────────────────────────────

/** To the first question of the next turn, everybody playing like greedy; longer games tell less in the time they take. */
function playOut(game: Game, asked: Asked, picks: string[], chance: Chance): number {
  const t = open(game)
  const turn = game.turns
  applyAnswer(t, asked, picks)
  while (!game.over && game.turns === turn) {
    const [next] = game.asked
    if (!next) throw new Error('nobody is owed an answer')
    applyAnswer(t, next, decide(sightIn(game, next.player), next, chance))
  }
  return prospects(game, asked.player)
}

/** From 0 to 1, which is won. In an imagined game the bot may look into every hand. */
function prospects(game: Game, me: SeatId): number {
  if (game.solo) return aloneProspects(game, me)
  if (game.over) return game.over.winner === me ? 1 : game.over.winner ? 0 : 0.5
  let mine = 0
  let theirs = Number.NEGATIVE_INFINITY
  for (const { seat } of game.players) {
    const stands = within(standing(sightIn(game, seat)))
    if (seat === me) mine = stands
    else theirs = Math.max(theirs, stands)
  }
  return 1 / (1 + Math.exp(-tuning.steepness * (mine - theirs)))
}

/** O5: each Goal scored counts, and then how near the next one is. */
function aloneProspects(game: Game, me: SeatId): number {
  const near = game.over ? 0 : within(standing(sightIn(game, me)))
  return 1 - 1 / (2 + (game.solo?.scored.length ?? 0) + near / 2)
}

const within = (value: number): number => Math.max(-1, Math.min(1, value))
