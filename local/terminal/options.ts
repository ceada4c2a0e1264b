/** How a table is ordered on the command line. */
import { parseArgs } from 'node:util'
import { bots, type EditionId, mostPlayers, playable } from '@meanwhile/engine'
import { type Language, languages } from '@meanwhile/texts'

export type BotName = keyof typeof bots
export type Options = { edition: EditionId; players: number; humans: number; bots: BotName; seed: string | null; language: Language }

const fewestPlayers = 2
const botNames = Object.keys(bots) as BotName[]

const usage = [
  'npm run play --',
  `--players ${fewestPlayers}..${mostPlayers} --humans 1 --bots ${botNames.join('|')}`,
  `--edition ${playable.join('|')} --lang ${languages.join('|')} --seed 1`,
].join(' ')

/** The options, or a sentence on what is wrong with them. */
export function readOptions(args: string[]): Options | string {
  const read = parsed(args)
  if (typeof read === 'string') return `${read} Usage: ${usage}`
  const problem = (sentence: string) => `${sentence} Usage: ${usage}`
  const edition = playable.find((id) => id === read.edition)
  const language = languages.find((known) => known === read.lang)
  const bot = botNames.find((name) => name === read.bots)
  const players = wholeNumber(read.players)
  const humans = wholeNumber(read.humans)
  if (!edition) return problem(`There is no edition called “${read.edition}”.`)
  if (!language) return problem(`There is no language called “${read.lang}”.`)
  if (!bot) return problem(`There are no bots called “${read.bots}”.`)
  if (players === null || players < fewestPlayers || players > mostPlayers) {
    return problem(`A table has ${fewestPlayers} to ${mostPlayers} players, not “${read.players}”.`)
  }
  if (humans === null || humans > players) return problem(`At this table 0 to ${players} players can be people, not “${read.humans}”.`)
  return { edition, players, humans, bots: bot, seed: read.seed ?? null, language }
}

function parsed(args: string[]) {
  const text = (fallback: string) => ({ type: 'string', default: fallback }) as const
  const options = {
    edition: text('fluxx'),
    players: text('3'),
    humans: text('1'),
    bots: text('greedy'),
    lang: text('en'),
    seed: { type: 'string' },
  } as const
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    return `${error instanceof Error ? error.message.split('. ')[0] : String(error)}.`
  }
}

const wholeNumber = (text: string): number | null => (/^\d{1,3}$/.test(text) ? Number(text) : null)
