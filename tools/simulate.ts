/**
 * `npm run -s simulate -- --edition fluxx --players 4 --games 1000 --seed 1 --bots random`: plays that many games to their end and
 * looks for a broken rule after every move. Figures as JSON on the last line; exit code 1 on a violation.
 */
import { parseArgs } from 'node:util'
import { bots, editions, mostPlayers } from '@meanwhile/engine'
import { type Simulation, simulate } from './simulate/engine.ts'

const fewestPlayers = 2
const usage = [
  'npm run -s simulate --',
  `--edition ${Object.keys(editions).join('|')}`,
  `--players ${fewestPlayers}..${mostPlayers}`,
  '--games 1000 --seed 1',
  `--bots ${Object.keys(bots).join('|')}`,
].join(' ')

const asked = readOptions(process.argv.slice(2))
if (typeof asked === 'string') {
  console.error(`${asked} Usage: ${usage}`)
  process.exitCode = 1
} else {
  const figures = simulate(asked, { progress: progressOf(asked.games), broken: (sentence) => console.error(sentence) })
  console.log(JSON.stringify(figures))
  if (figures.violations > 0) process.exitCode = 1
}

/** The options, or a sentence on what is wrong with them. */
function readOptions(args: string[]): Simulation | string {
  const read = parsed(args)
  if (typeof read === 'string') return read
  const players = wholeNumber(read.players)
  const games = wholeNumber(read.games)
  const edition = Object.values(editions).find(({ id }) => id === read.edition)?.id
  const bot = Object.entries(bots).find(([name]) => name === read.bots)?.[1]
  if (!edition) return `There is no edition called “${read.edition}”.`
  if (players === null || players < fewestPlayers || players > mostPlayers) {
    return `A table has ${fewestPlayers} to ${mostPlayers} players, not “${read.players}”.`
  }
  if (games === null || games < 1) return `The number of games is a whole number from 1, not “${read.games}”.`
  if (!bot) return `There are no bots called “${read.bots}”.`
  return { edition, players, games, seed: read.seed, bot }
}

function parsed(args: string[]) {
  const text = (fallback: string) => ({ type: 'string', default: fallback }) as const
  const options = { edition: text('fluxx'), players: text('4'), games: text('1000'), seed: text('1'), bots: text('random') }
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    return `${error instanceof Error ? error.message.split('. ')[0] : String(error)}.`
  }
}

function wholeNumber(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** On a terminal one line that changes; in a log a line now and then. */
function progressOf(games: number): (done: number, moves: number) => void {
  const live = process.stderr.isTTY
  const pause = live ? 200 : 10_000
  let last = performance.now()
  return (done, moves) => {
    const now = performance.now()
    if (now - last < pause && !(live && done === games)) return
    last = now
    process.stderr.write(`${live ? '\r' : ''}${done} of ${games} games, ${moves} moves${live && done < games ? '' : '\n'}`)
  }
}
