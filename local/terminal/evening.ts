/** A table, its people and its bots, from the deal to the winner. */
import { createHash } from 'node:crypto'
import {
  answer,
  begin,
  bots,
  type Chance,
  chanceOf,
  type Decision,
  type Game,
  type GameEvent,
  offerFor,
  type SeatId,
  type SeenEvent,
  seenBy,
  view,
  wordFor,
} from '@meanwhile/engine'
import { type Names, refusalSentence, texts } from '@meanwhile/texts'
import type { Keyboard } from './keyboard.ts'
import type { Options } from './options.ts'
import { type Paper, wrapped } from './paper.ts'
import { askOffer, askPerson, type Desk, type Move, toldLines } from './question.ts'
import { type Reader, readerOf } from './reader.ts'
import { tableSheet, title } from './sheet.ts'
import { words } from './words.ts'

/** How long a bot may look ahead, if it does. */
const thinkingMillis = 300
const botNames = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve', 'Finn']

export type Evening = { options: Options; keyboard: Keyboard; paper: Paper; say: (text: string) => void }

/** What each person has been told, so that nobody misses what happened while others played. */
type Memory = { seat: SeatId | null; log: SeenEvent[]; told: number }

/** 'left' when somebody quits or nothing more can be read. */
export async function playGame(evening: Evening, seed: string): Promise<'over' | 'left'> {
  const { options, say } = evening
  const people = Array.from({ length: options.humans }, (_, i): SeatId => `s${i + 1}`)
  // A single person, or somebody who watches, sees everything as it comes.
  const memories = (people.length > 0 ? people : [null]).map((seat): Memory => ({ seat, log: [], told: 0 }))
  const base = readerOf(options.language, namesOf(options), evening.paper)
  const chance = chanceOf(`bots:${seed}`)
  const remember = (events: GameEvent[]) => {
    for (const memory of memories) memory.log.push(...events.flatMap((event) => seenBy(event, memory.seat) ?? []))
  }
  const begun = begin({ table: `terminal:${seed}`, editions: [options.edition], players: options.players, seed: hexOf(seed), entropy: [] })
  let game = begun.game
  let atKeyboard = people.length > 1 ? null : (people[0] ?? null)
  remember(begun.events)
  const challenges = new Set<string>()
  while (!game.over) {
    const asked = nextAsked(game, people, challenges)
    const memory = memories.find(({ seat }) => seat === asked.player)
    let move: Move | null | 'left'
    if (memory) {
      const desk: Desk = { ...evening, reader: { ...base, you: asked.player } }
      if (atKeyboard !== asked.player && !(await passKeyboard(desk))) return 'left'
      atKeyboard = asked.player
      tell(desk.reader, memory, say)
      const seen = view(game, asked.player)
      if (asked.owed) say(tableSheet(desk.reader, seen))
      move = asked.owed ? ((await askPerson(desk, seen, asked, memory.log)) ?? 'left') : await askOffer(desk, seen)
      for (const name of challengesIn(game, asked.player)) challenges.add(name)
    } else move = botMove(options, game, asked, chance)
    if (move === 'left') return 'left'
    if (move === null) continue
    const { decision, picks, say: said } = move
    const outcome = answer(game, { player: asked.player, decision: decision.id, picks, ...(said !== undefined && { say: said }) })
    if (!outcome.ok) {
      say(refusalSentence(base.texts, outcome.refusal))
      continue
    }
    game = outcome.game
    remember(outcome.events)
    if (people.length === 0 && !game.over) for (const watching of memories) tell({ ...base, you: null }, watching, say)
  }
  const [only] = memories
  if (only) finish({ ...base, you: people.length === 1 ? only.seat : null }, only, game, say)
  return 'over'
}

/**
 * Bots first: what they do may be just what a person wants to know before answering. But what can be challenged is put to each person
 * before it is too late, once, unless they are asked something anyway.
 */
function nextAsked(game: Game, people: SeatId[], challenges: Set<string>): Decision {
  const owed = game.asked.filter((asked) => asked.owed)
  const isBot = ({ player }: Decision): boolean => !people.includes(player)
  const challenge = game.asked.find(
    ({ kind, player }) =>
      kind === 'challenge' && people.includes(player) && challengesIn(game, player).some((name) => !challenges.has(name)),
  )
  const offer = game.asked.find((asked) => !asked.owed && isBot(asked) && offerFor(view(game, asked.player))?.decision.id === asked.id)
  const isAskedAnyway = challenge && !owed.some(isBot) && owed[0]?.player === challenge.player
  const asked = (isAskedAnyway ? undefined : challenge) ?? offer ?? owed.find(isBot) ?? owed[0]
  if (!asked) throw new Error('nobody is owed an answer')
  return asked
}

/** What this person may challenge just now, by names that are never used twice. */
const challengesIn = (game: Game, seat: SeatId): string[] =>
  (game.windows ?? []).filter(({ owner }) => owner !== seat).map(({ card }) => `${seat} ${game.turns} ${card}`)

function botMove(options: Options, game: Game, decision: Decision, chance: Chance): Move {
  const seen = view(game, decision.player)
  const until = performance.now() + thinkingMillis
  const picks = decision.owed ? bots[options.bots](seen, decision, chance, () => performance.now() < until) : (offerFor(seen)?.picks ?? [])
  const say = wordFor(seen, picks)
  return { decision, picks, ...(say && { say }) }
}

/** Hot seat: the hand on the screen goes before the next person comes. */
async function passKeyboard({ reader, keyboard, say }: Desk): Promise<boolean> {
  const { words, paper, names, you } = reader
  say(paper.clear())
  say(paper.ink('bold', words.passKeyboard(you ? names(you) : '')))
  return (await keyboard.ask(words.pressEnter)) !== null
}

/** What happened since this person last looked. */
function tell(reader: Reader, memory: Memory, say: (text: string) => void): void {
  const lines = toldLines(reader, memory.log.slice(memory.told))
  if (lines.length > 0 && memory.told > 0 && reader.you) say(`\n${title(reader, reader.words.since)}`)
  memory.told = memory.log.length
  for (const line of lines) say(wrapped(line, reader.paper.width()))
}

function finish(reader: Reader, memory: Memory, game: Game, say: (text: string) => void): void {
  const { paper } = reader
  const isEnd = ({ type }: SeenEvent) => type === 'won' || type === 'ended'
  const rest = memory.log.slice(memory.told)
  for (const line of toldLines(
    reader,
    rest.filter((event) => !isEnd(event)),
  ))
    say(wrapped(line, paper.width()))
  say(tableSheet(reader, view(game, reader.you)))
  for (const line of toldLines(reader, rest.filter(isEnd))) say(`\n${paper.ink('bold', wrapped(line, paper.width(), '★ '))}\n`)
}

function namesOf({ humans, players, language }: Options): Names {
  const person = (number: number) => (humans === 1 ? texts(language).words.you : words[language].person(number))
  const names = Array.from({ length: players }, (_, i) => (i < humans ? person(i + 1) : botNames[i - humans]))
  return (seat) => names[Number(seat.slice(1)) - 1] ?? seat
}

const hexOf = (seed: string): string => createHash('sha256').update(seed).digest('hex')
