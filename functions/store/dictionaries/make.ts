/**
 * `tsx functions/store/dictionaries/make.ts fluxx` prints the dictionary of an edition for the present schema, learnt from games that
 * bots play. Run once for each; a dictionary that games were written with is never made again.
 */
import { deflateRawSync } from 'node:zlib'
import {
  allCards,
  answer,
  type Bot,
  begin,
  bots,
  chanceOf,
  type EditionId,
  editions,
  type Game,
  pick,
  SCHEMA,
  view,
} from '@meanwhile/engine'
import { type Dictionary, lettersOf, mostLetters } from './dictionary.ts'

const gamesPerTable = 40
const mostMoves = 1_000
const everyNth = 5
/** How many bytes a fragment must save, over all states learnt from, for each byte by which it lengthens the dictionary. */
const worth = 6
/** What a reference to the dictionary costs anyway. */
const reference = 4
/** Card letters, numbers that grow and random strings lie between the fragments that repeat from game to game. */
const variable = new RegExp(
  [
    '[\\u0000-\\u001f\\u007f-\\u00ff]+',
    '(?<="(?:at|asked|moves|uses|turns)":)\\d+',
    '(?<="id":")[\\w-]{11}(?=")',
    '(?<="table":")[^"]*(?=")',
    '(?<="key":")[\\w-]{43}(?=")',
  ].join('|'),
)

function make(edition: EditionId): Dictionary {
  const states = [2, 3, 4, 5, 6, 6, 6].flatMap((players, i) =>
    [bots.random, bots.greedy].flatMap((bot, j) => statesOf(edition, players, bot, `${edition}:${i}:${j}`)),
  )
  const letters = learnLetters(edition, states)
  const { write } = lettersOf({ letters })
  return { name: `${edition}-${SCHEMA}`, letters, text: learnText(states.map((state) => write(state).toString('latin1'))) }
}

function statesOf(edition: EditionId, players: number, bot: Bot, seed: string): string[] {
  const states: string[] = []
  for (let number = 0; number < gamesPerTable; number++) {
    const chance = chanceOf(`${seed}:${number}`)
    let { game } = begin({ table: 'a table', editions: [edition], players, seed: hex(chance.key), entropy: [] })
    for (let moves = 0; !game.over && moves < mostMoves; moves++) {
      if (moves % everyNth === 0) states.push(JSON.stringify(game))
      game = moved(game, bot, chance)
    }
    states.push(JSON.stringify(game))
  }
  return states
}

const hex = (base64url: string): string => Buffer.from(base64url, 'base64url').toString('hex')

function moved(game: Game, bot: Bot, chance: Parameters<Bot>[2]): Game {
  // Now and then an offer is taken, so that what is armed and set is learnt as well.
  const offers = pick(chance, 6) === 0 ? game.asked.filter((asked) => !asked.owed) : []
  const open = offers.length > 0 ? offers : game.asked.filter((asked) => asked.owed)
  const asked = open[pick(chance, open.length)]
  if (!asked) throw new Error('nobody is owed')
  const outcome = answer(game, { player: asked.player, decision: asked.id, picks: bot(view(game, asked.player), asked, chance) })
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.game
}

/** Cards and what can be used of them, the most frequent first. */
function learnLetters(edition: EditionId, states: string[]): string[] {
  const count = new Map(allCards([edition]).map((card) => [card, 0]))
  for (const state of states) {
    for (const [, use = '', card = ''] of state.matchAll(/"(use:)?([a-z0-9~-]+)"/g)) {
      if (count.has(card)) count.set(use + card, (count.get(use + card) ?? 0) + 1)
    }
  }
  return sorted(count)
    .map(([string]) => string)
    .slice(0, mostLetters)
}

/** The most frequent last, where a reference to it is shortest. */
function learnText(texts: string[]): string {
  const count = new Map<string, number>()
  for (const text of texts) {
    for (const fragment of new Set(text.split(variable))) if (fragment.length > 2) count.set(fragment, (count.get(fragment) ?? 0) + 1)
  }
  let dictionary = ''
  for (const [fragment, states] of sorted(count)) {
    if (dictionary.includes(fragment)) continue
    const saved = (sizeOf(fragment, dictionary) - reference) * states
    if (saved / fragment.length >= worth * (texts.length / 10_000)) dictionary = fragment + dictionary
  }
  return dictionary
}

const sizeOf = (fragment: string, dictionary: string): number =>
  deflateRawSync(Buffer.from(fragment, 'latin1'), { level: 9, dictionary: Buffer.from(dictionary || ' ', 'latin1') }).length

const sorted = (count: Map<string, number>): [string, number][] => [...count].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))

function fileOf({ name, letters, text }: Dictionary): string {
  const lines = text.match(/.{1,130}/g) ?? []
  return [
    '/** Never edited: stored games can be read only with the very dictionary they were written with. Made by `make.ts`. */',
    "import type { Dictionary } from './dictionary.ts'",
    '',
    `export const ${name.replace(/\W/g, '')}: Dictionary = {`,
    `  name: '${name}',`,
    `  letters: ${JSON.stringify(letters)},`,
    '  text: [',
    ...lines.map((line) => `    '${line}',`),
    "  ].join(''),",
    '}',
  ].join('\n')
}

const edition = process.argv[2] ?? ''
if (edition in editions) console.log(fileOf(make(edition as EditionId)))
else {
  console.error(`Name an edition: ${Object.keys(editions).join(', ')}.`)
  process.exitCode = 1
}
