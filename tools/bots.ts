/**
 * `npm run -s bots`: plays `greedy` against `random` and `shrewd` against `greedy`, two at a table, seats alternating. Progress goes to
 * stderr, the figures as JSON to the last line; the exit code is 1 if a bot wins less than is asked of it.
 */
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { answer, type Bot, begin, bots, chanceOf, view } from '@meanwhile/engine'

const usage = 'npm run -s bots -- --games 1000 --millis 20 --only greedy|shrewd --seed 1'
/** `share`: of the games that somebody won, what the challenger must win at least. */
const matches = {
  greedy: { challenger: bots.greedy, rival: bots.random, games: 1000, share: 0.65, thinks: false },
  shrewd: { challenger: bots.shrewd, rival: bots.greedy, games: 2000, share: 0.53, thinks: true },
}
type Name = keyof typeof matches
type Options = { only?: Name; games?: number; millis: number; seed: string }
type Ending = 'wins' | 'losses' | 'draws'
type Score = { games: number } & Record<Ending, number> & { share: number }
/** Every `step`th game of a match from the first on. */
type Portion = { name: Name; games: number; millis: number; seed: string; first: number; step: number }

const portion = process.env.MEANWHILE_BOTS_PORTION
if (portion) playPortion(JSON.parse(portion), (ending) => process.send?.(ending))
else {
  const options = readOptions(process.argv.slice(2))
  if (typeof options === 'string') {
    console.error(`${options} Usage: ${usage}`)
    process.exitCode = 1
  } else await playMatches(options)
}

async function playMatches({ only, games, millis, seed }: Options): Promise<void> {
  const scores: { [name in Name]?: Score & { millis?: number } } = {}
  for (const name of Object.keys(matches) as Name[]) {
    if (only && only !== name) continue
    const match = matches[name]
    const score = await play(name, { games: games ?? match.games, millis, seed })
    const share = Number(score.share.toFixed(4))
    scores[name] = { ...score, share, ...(match.thinks && { millis }) }
    if (score.share < match.share) process.exitCode = 1
  }
  console.log(JSON.stringify(scores))
}

/** A bot that thinks for a time is given a core of its own: on a shared one it would think less. */
function play(name: Name, { games, millis, seed }: { games: number; millis: number; seed: string }): Promise<Score> {
  const score: Score = { games: 0, wins: 0, losses: 0, draws: 0, share: 0 }
  const count = (ending: Ending): void => {
    score.games += 1
    score[ending] += 1
    score.share = score.wins / Math.max(1, score.wins + score.losses)
    progress(name, score, games)
  }
  const step = matches[name].thinks ? Math.min(availableParallelism(), games) : 1
  if (step === 1) {
    playPortion({ name, games, millis, seed, first: 0, step }, count)
    return Promise.resolve(score)
  }
  const players = Array.from({ length: step }, (_, first) => inAProcess({ name, games, millis, seed, first, step }, count))
  return Promise.all(players).then(() => score)
}

function inAProcess(part: Portion, count: (ending: Ending) => void): Promise<void> {
  const child = fork(fileURLToPath(import.meta.url), { env: { ...process.env, MEANWHILE_BOTS_PORTION: JSON.stringify(part) } })
  child.on('message', (ending) => count(ending as Ending))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error('a process that played games has failed'))))
  })
}

function playPortion({ name, games, millis, seed, first, step }: Portion, tell: (ending: Ending) => void): void {
  const { challenger, rival } = matches[name]
  for (let number = first; number < games; number += step) {
    const seat = number % 2
    const winner = playGame(`${seed}:${number}`, seat === 0 ? [challenger, rival] : [rival, challenger], millis)
    tell(winner === null ? 'draws' : winner === seat ? 'wins' : 'losses')
  }
}

/** Who wins, by place in the list; null if nobody does. Chance says who begins. */
function playGame(seed: string, seats: Bot[], millis: number): number | null {
  const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
  const entropy = seats.map((_, i) => digest(`${seed}:${i}`).slice(0, 32))
  const options = { first: 'random' } as const
  let { game } = begin({ table: seed, editions: ['fluxx'], players: seats.length, seed: digest(seed), entropy, options })
  while (!game.over) {
    const asked = game.asked.find(({ owed }) => owed)
    const bot = seats[Number(asked?.player.slice(1)) - 1]
    const seen = view(game, asked?.player ?? null)
    const decision = seen.decisions.find(({ id }) => id === asked?.id)
    if (!bot || !decision) throw new Error('nobody is owed an answer')
    const until = performance.now() + millis
    const picks = bot(seen, decision, chanceOf(`${seed}:${decision.id}`), () => performance.now() < until)
    const outcome = answer(game, { player: decision.player, decision: decision.id, picks })
    if (!outcome.ok) throw new Error(`the answer to ${decision.prompt.key} was refused: ${outcome.refusal}`)
    game = outcome.game
  }
  return game.over.winner ? Number(game.over.winner.slice(1)) - 1 : null
}

/** On a terminal one line that changes; in a log a line now and then. */
function progress(name: Name, { games, wins, losses, draws, share }: Score, all: number): void {
  const live = process.stderr.isTTY
  const last = games === all
  if (!live && !last && games % 100 !== 0) return
  const line = `${name}: ${games} of ${all} games, ${wins} won, ${losses} lost, ${draws} drawn, share ${share.toFixed(3)}`
  process.stderr.write(`${live ? '\r' : ''}${line}${live && !last ? '' : '\n'}`)
}

/** The options, or a sentence on what is wrong with them. */
function readOptions(args: string[]): Options | string {
  const text = { type: 'string' } as const
  try {
    const { only, games, millis, seed } = parseArgs({ args, options: { only: text, games: text, millis: text, seed: text } }).values
    if (only !== undefined && only !== 'greedy' && only !== 'shrewd') return `There is no match of “${only}”.`
    for (const number of [games, millis])
      if (number !== undefined && !/^[1-9]\d{0,8}$/.test(number)) return `“${number}” is no whole number from 1.`
    return { only, games: games === undefined ? undefined : Number(games), millis: Number(millis ?? 20), seed: seed ?? '1' }
  } catch (error) {
    return `${error instanceof Error ? error.message.split('. ')[0] : String(error)}.`
  }
}
