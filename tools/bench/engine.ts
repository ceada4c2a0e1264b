/** How long a move and a view take, how many random moves one core makes, how small a stored game is, and how long games are. */
import { answer, bots, chanceOf, type EditionId, type Game, type Move, pick, playable, random, view } from '@meanwhile/engine'
import { encodeGame } from '@meanwhile/functions/codec'
import { median, play } from '../simulate/engine.ts'
import { processorSeconds } from '../simulate/processor.ts'
import { atLeast, atMost, type Part, plain } from './part.ts'

/** A table as it lies in the database, and a move somebody makes there. */
type Situation = { game: Game; move: Move }
type Spread = { p50: number; p99: number; max: number }

const rounds = 15
const warmUp = 5
const situationsMeasured = 1_500
const gamesPerRound = 30
const gamesStored = 40
const gamesOfGreedy = 60

export function bench(): Part {
  const { answerMicros, jsonRoundTripMicros, viewMicros, answerOverJson, viewOverJson } = timings('fluxx')
  const { movesPerSecond, movesPerGame } = pace()
  const { storedBytes, jsonBytes } = sizes('fluxx')
  const worlds = playable.filter((edition) => edition !== 'fluxx').map(worldOf)
  return {
    figures: {
      answerMicros,
      jsonRoundTripMicros,
      answerOverJson,
      movesPerSecond,
      movesPerGame,
      viewMicros,
      viewOverJson,
      storedBytes,
      jsonBytes,
      medianTurns: medianTurns('fluxx'),
      editions: Object.fromEntries(worlds.map(({ edition, ...figures }) => [edition, figures])),
    },
    rows: [
      plain('JSON round trip, µs', jsonRoundTripMicros),
      plain('answer, µs', answerMicros),
      atMost('answer ÷ JSON round trip', answerOverJson, 3),
      plain('view, µs', viewMicros),
      atMost('view ÷ JSON round trip', viewOverJson, 1.5),
      atLeast('random moves per second, four players', movesPerSecond, 25_000),
      plain('random moves per game, four players', movesPerGame),
      plain('stored bytes, six players, p50', storedBytes.p50),
      atMost('stored bytes, six players, p99', storedBytes.p99, 600),
      plain('stored bytes, six players, max', storedBytes.max),
      plain('JSON bytes, six players, p50', jsonBytes.p50),
      plain('JSON bytes, six players, p99', jsonBytes.p99),
      ...worlds.flatMap(({ edition, answerOverJson: over, storedBytes: stored, medianTurns: turns }) => [
        atMost(`${edition}: answer ÷ JSON round trip`, over, 3.5),
        atMost(`${edition}: stored bytes, six players, p99`, stored.p99, 700),
        plain(`${edition}: turns of four greedy players, median`, turns),
      ]),
    ],
  }
}

function worldOf(edition: EditionId) {
  const { answerOverJson } = timings(edition)
  const { storedBytes } = sizes(edition)
  return { edition, answerOverJson, storedBytes, medianTurns: medianTurns(edition) }
}

/** How long a game lasts when everybody wants to win. */
const medianTurns = (edition: EditionId): number =>
  median(
    Array.from({ length: gamesOfGreedy }, (_, number) => {
      let turns = 0
      for (const game of play({ editions: [edition], players: 4, bot: bots.greedy }, `turns:${number}`)) ({ turns } = game)
      return turns
    }),
  )

/** Measured in turn within each round, so that what disturbs the machine disturbs all of them alike. */
function timings(edition: EditionId) {
  const situations = someSituations(edition)
  const laps = Array.from({ length: warmUp + rounds }, () => {
    const json = microsEach(situations, ({ game }) => JSON.parse(JSON.stringify(game)))
    const answered = microsEach(situations, ({ game, move }) => answer(game, move))
    const viewed = microsEach(situations, ({ game, move }) => view(game, move.player))
    return { json, answered, viewed, answeredOver: answered / json, viewedOver: viewed / json }
  }).slice(warmUp)
  const middle = (name: keyof (typeof laps)[number]) => rounded(median(laps.map((lap) => lap[name])))
  return {
    jsonRoundTripMicros: middle('json'),
    answerMicros: middle('answered'),
    viewMicros: middle('viewed'),
    answerOverJson: middle('answeredOver'),
    viewOverJson: middle('viewedOver'),
  }
}

/** From games of two to six players, each read back from JSON as the service would have it. */
function someSituations(edition: EditionId): Situation[] {
  const chance = chanceOf('situations')
  const found: Situation[] = []
  for (let number = 0; found.length < situationsMeasured; number++) {
    for (const position of play({ editions: [edition], players: 2 + (number % 5), bot: random }, `situations:${number}`)) {
      const asked = position.asked[0]
      if (!asked || pick(chance, 4) > 0) continue
      const game: Game = JSON.parse(JSON.stringify(position))
      found.push({ game, move: { player: asked.player, decision: asked.id, picks: random(view(game, null), asked, chance) } })
    }
  }
  return found.slice(0, situationsMeasured)
}

/** Whatever is measured leaves something behind, or the compiler might see that nobody wants it and leave it out. */
let kept: unknown

function microsEach(situations: Situation[], run: (situation: Situation) => unknown): number {
  const began = processorSeconds()
  for (const situation of situations) kept = run(situation)
  return kept === undefined ? 0 : ((processorSeconds() - began) * 1_000_000) / situations.length
}

function pace() {
  const laps = Array.from({ length: warmUp + rounds }, (_, round) => {
    const began = processorSeconds()
    let moves = 0
    for (let number = 0; number < gamesPerRound; number++) {
      for (const { moves: made } of play({ editions: ['fluxx'], players: 4, bot: random }, `pace:${round}:${number}`))
        if (made > 0) moves += 1
    }
    return { moves, perSecond: moves / (processorSeconds() - began) }
  }).slice(warmUp)
  const moves = laps.reduce((sum, lap) => sum + lap.moves, 0)
  return {
    movesPerSecond: Math.round(median(laps.map((lap) => lap.perSecond))),
    movesPerGame: rounded(moves / (laps.length * gamesPerRound)),
  }
}

/** Every state of every game, by bots that stumble through all the cards and by bots that want to win. */
function sizes(edition: EditionId): { storedBytes: Spread; jsonBytes: Spread } {
  const stored: number[] = []
  const json: number[] = []
  for (const bot of [bots.random, bots.greedy]) {
    for (let number = 0; number < gamesStored; number++) {
      for (const game of play({ editions: [edition], players: 6, bot }, `sizes:${number}`)) {
        stored.push(encodeGame(game).state.length)
        json.push(Buffer.byteLength(JSON.stringify(game)))
      }
    }
  }
  return { storedBytes: spread(stored), jsonBytes: spread(json) }
}

function spread(numbers: number[]): Spread {
  const sorted = numbers.sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99), max: at(1) }
}

const rounded = (number: number): number => Math.round(number * 100) / 100
