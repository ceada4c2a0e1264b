/**
 * `npm run -s simulate -- --edition fluxx --players 4 --games 1000 --seed 1 --bots random`: plays that many games to their end and
 * looks for a broken rule after every move; `--edition cat+fluxx` mixes editions, `--solo` plays alone. `npm run -s simulate -- --service --games 1000 --seed 1`: plays them on the whole service
 * while everything under it fails, on the Node it is deployed on, or, with `--here`, on the one at hand. Figures as JSON on the last line; exit code 1 on a violation.
 */
import { parseArgs } from 'node:util'
import { bots, editions, mostPlayers } from '@meanwhile/engine'
import { type Simulation, simulate, type Telling } from './simulate/engine.ts'
import type { ServiceSimulation } from './simulate/service.ts'

const fewestPlayers = 2
const usage = [
  'npm run -s simulate --',
  `--edition ${Object.keys(editions).join('|')}`,
  `--players ${fewestPlayers}..${mostPlayers}`,
  '--games 1000 --seed 1 [--solo]',
  `--bots ${Object.keys(bots).join('|')}`,
  'or --service --games 1000 --seed 1 [--living] [--until-broken] [--here]',
].join(' ')

const asked = readOptions(process.argv.slice(2))
if (typeof asked === 'string') {
  console.error(`${asked} Usage: ${usage}`)
  process.exitCode = 1
} else if (!('service' in asked) || asked.isHere || !(await isRunAsInTheCloud())) {
  const telling: Telling = { progress: progressOf(asked.games), broken: (sentence) => console.error(sentence) }
  const figures = 'service' in asked ? await serviceFigures(asked, telling) : simulate(asked, telling)
  console.log(JSON.stringify(figures))
  if (figures.violations > 0) process.exitCode = 1
}

async function isRunAsInTheCloud(): Promise<boolean> {
  const { runAsInTheCloud } = await import('./simulate/runtime.ts')
  const code = runAsInTheCloud()
  process.exitCode = code ?? 0
  return code !== null
}

/** Loaded when it is asked for: the engine's own games need nothing of it. */
async function serviceFigures(asked: ServiceSimulation, telling: Telling) {
  const { simulateService } = await import('./simulate/service.ts')
  return simulateService(asked, telling)
}

/** The options, or a sentence on what is wrong with them. */
function readOptions(args: string[]): Simulation | ServiceSimulation | string {
  const read = parsed(args)
  if (typeof read === 'string') return read
  return read.service ? serviceOptions(read) : engineOptions(read)
}

type ServiceWords = { games: string; seed: string; living: boolean; 'until-broken': boolean; here: boolean }

function serviceOptions({ games, seed, living: isLiving, here: isHere, ...read }: ServiceWords): ServiceSimulation | string {
  const [wanted, first] = [wholeNumber(games), wholeNumber(seed)]
  if (wanted === null || wanted < 1) return `The number of games is a whole number from 1, not “${games}”.`
  if (first === null) return `The seed of a service is a whole number, not “${seed}”.`
  return { service: true, games: wanted, seed: first, untilBroken: read['until-broken'], isLiving, isHere }
}

type EngineOptions = { [name in 'edition' | 'players' | 'games' | 'seed' | 'bots']: string } & { solo: boolean }

function engineOptions(read: EngineOptions): Simulation | string {
  const players = wholeNumber(read.players)
  const games = wholeNumber(read.games)
  const named = read.edition.split('+')
  const found = named.flatMap((name) => Object.values(editions).find(({ id }) => id === name)?.id ?? [])
  const bot = Object.entries(bots).find(([name]) => name === read.bots)?.[1]
  if (found.length < named.length || new Set(found).size < found.length || found.length > 3) {
    return `There is no edition called “${read.edition}”; two or three different ones are joined by a plus.`
  }
  if (!read.solo && (players === null || players < fewestPlayers || players > mostPlayers)) {
    return `A table has ${fewestPlayers} to ${mostPlayers} players, not “${read.players}”.`
  }
  if (games === null || games < 1) return `The number of games is a whole number from 1, not “${read.games}”.`
  if (!bot) return `There are no bots called “${read.bots}”.`
  return { editions: found, players: read.solo ? 1 : (players ?? fewestPlayers), games, seed: read.seed, bot }
}

function parsed(args: string[]) {
  const text = (fallback: string) => ({ type: 'string', default: fallback }) as const
  const flag = { type: 'boolean', default: false } as const
  const engine = { edition: text('fluxx'), players: text('4'), bots: text('random') }
  const service = { service: flag, living: flag, 'until-broken': flag, here: flag }
  const options = { ...engine, games: text('1000'), seed: text('1'), solo: flag, ...service }
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
