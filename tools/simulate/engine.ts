/** Games between bots on the engine itself, with everything that must hold looked at after every move. */
import { createHash } from 'node:crypto'
import {
  type Asked,
  answer,
  type Bot,
  begin,
  type Chance,
  chanceOf,
  type EditionId,
  type Game,
  pick,
  random,
  view,
} from '@meanwhile/engine'
import { processorSeconds } from './processor.ts'
import { violation } from './violations.ts'

/** Several editions are a mixed table; one player plays solo. */
export type Simulation = { editions: EditionId[]; players: number; games: number; seed: string; bot: Bot }

export type Figures = {
  games: number
  moves: number
  finished: number
  draws: number
  violations: number
  /** On one core, with everything looked at. */
  movesPerSecond: number
  movesPerGame: number
  medianTurns: number
  /** Solo: Goals scored. */
  medianScore?: number
}

export type Telling = {
  progress: (games: number, moves: number) => void
  /** Names game and move, so that the same command finds it again. */
  broken: (sentence: string) => void
}

/** A game that goes on for longer will not end: random games take a few hundred moves. */
const mostMoves = 20_000

export function simulate(simulation: Simulation, tell: Telling): Figures {
  const { games, seed } = simulation
  const turns: number[] = []
  const scores: number[] = []
  let [moves, draws, violations] = [0, 0, 0]
  const began = processorSeconds()
  for (let number = 1; number <= games; number++) {
    const { end, made, broken } = playOut(simulation, `${seed}:${number}`)
    moves += made
    if (broken) {
      violations += 1
      tell.broken(`game ${number} of seed ${seed}, after move ${made}: ${broken}`)
    } else {
      turns.push(end?.turns ?? 0)
      if (end?.over?.how === 'scored') scores.push(end.over.goals.length)
      else if (end?.over?.winner === null) draws += 1
    }
    tell.progress(number, moves)
  }
  const seconds = processorSeconds() - began
  return {
    games,
    moves,
    finished: turns.length,
    draws,
    violations,
    movesPerSecond: Math.round(moves / seconds),
    movesPerGame: Math.round((moves / games) * 10) / 10,
    medianTurns: median(turns),
    ...(scores.length > 0 && { medianScore: median(scores) }),
  }
}

/** One game to its end, or to the first thing that is wrong with it. */
function playOut(simulation: Simulation, seed: string): { end?: Game; made: number; broken?: string } {
  let made = 0
  try {
    for (const game of play(simulation, seed)) {
      const broken = violation(game)
      if (broken) return { made, broken }
      if (game.over) return { end: game, made }
      if (made === mostMoves) break
      made += 1
    }
    return { made, broken: `the game has not ended after ${mostMoves} moves` }
  } catch (error) {
    return { made, broken: error instanceof Error ? error.message : String(error) }
  }
}

/** Every position of one game, from the deal to the end. The same seed gives the same game. */
export function* play({ editions, players, bot }: Pick<Simulation, 'editions' | 'players' | 'bot'>, seed: string): Generator<Game> {
  const chance = chanceOf(`bots:${seed}`)
  let { game } = begin({
    table: id(`table:${seed}`),
    editions,
    players,
    seed: digest(seed).toString('hex'),
    entropy: Array.from({ length: players }, (_, i) => digest(`${seed}:${i}`).subarray(0, 16).toString('hex')),
  })
  // The random bot looks at nothing but the options: it can do with any view.
  const anyView = view(game, null)
  yield game
  while (!game.over) {
    const asked = next(game, chance)
    const { player, id: decision } = asked
    const outcome = answer(game, { player, decision, picks: bot(bot === random ? anyView : view(game, player), asked, chance) })
    if (!outcome.ok) throw new Error(`the bot's answer to ${asked.prompt.key} was refused: ${outcome.refusal}`)
    game = outcome.game
    yield game
  }
}

/** Mostly what is owed; now and then an offer, of whomever. */
function next(game: Game, chance: Chance): Asked {
  const owed = game.asked.filter((asked) => asked.owed)
  const offers = owed.length < game.asked.length && pick(chance, 12) === 0 ? game.asked.filter((asked) => !asked.owed) : []
  const among = offers.length > 0 ? offers : owed
  const asked = among.length > 1 ? among[pick(chance, among.length)] : among[0]
  if (!asked) throw new Error('nobody is owed an answer')
  return asked
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
/** As random and as long as a real table's. */
const id = (text: string): string => digest(text).subarray(0, 16).toString('base64url')

export function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
