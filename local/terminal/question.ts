/** One question, put to a person until they answer it or leave. */
import type { Decision, SeenEvent, View } from '@meanwhile/engine'
import { cards, cardsOf } from '@meanwhile/engine/catalogue'
import { cardName, cardText, deedLabel, optionLabel, texts as plainTexts, promptHint, promptSentence } from '@meanwhile/texts'
import type { Keyboard } from './keyboard.ts'
import { padded, wrapped } from './paper.ts'
import { type Reader, told } from './reader.ts'
import { cardSheet, discardSheet, frontOf, tableSheet, title, whySheet } from './sheet.ts'
import type { Words } from './words.ts'

export type Desk = { reader: Reader; keyboard: Keyboard; say: (text: string) => void }
/** An answer to what was asked, or to an offer; with a word, if one was said. */
export type Move = { decision: Decision; picks: string[]; say?: string }

/** Their move, or null when they leave. */
export async function askPerson(desk: Desk, view: View, decision: Decision, log: SeenEvent[]): Promise<Move | null> {
  const { reader, keyboard, say } = desk
  const { words } = reader
  const { min, max } = wanted(decision)
  say(questionSheet(reader, view, decision))
  const offers = offersIn(view)
  if (offers.length > 0) say(reader.paper.ink('dim', words.mayAlso(offers.length)))
  for (;;) {
    const line = await keyboard.ask(words.pick(min, max, decision.options.length, isKept(decision)))
    if (line === null) return null
    const [command = '', ...rest] = wordsOf(line.toLowerCase())
    if (/^\d+$/.test(command) || (command === 'o' && rest.length > 0)) {
      const move = command === 'o' ? readOffer(reader, offers, rest) : readMove(reader, decision, line)
      if (typeof move !== 'string') {
        say(reader.paper.ink('bold', `→ ${deedLabel(reader.texts, move.decision, move.picks, reader.names)}`))
        return move
      }
      say(move)
    } else if (['q', 'quit', 'exit'].includes(command)) {
      const leaves = await yesOrNo(desk, words, words.leave)
      if (leaves !== false) return null
    } else say(reply(reader, view, decision, log, command, rest))
  }
}

/** What somebody may do about what has just been done: their move, null when they let it be, or `left`. */
export async function askOffer({ reader, keyboard, say }: Desk, view: View): Promise<Move | null | 'left'> {
  const offers = offersIn(view)
  say(offersSheet(reader, view, offers))
  for (;;) {
    const line = await keyboard.ask(reader.words.letItBe)
    if (line === null) return 'left'
    const [command = '', ...rest] = wordsOf(line.toLowerCase())
    if (command === '') return null
    const move = readOffer(reader, offers, command === 'o' ? rest : [command, ...rest])
    if (typeof move !== 'string') return move
    say(move)
  }
}

const wordsOf = (line: string): string[] =>
  line
    .trim()
    .split(/[\s,;]+/)
    .filter((word) => word !== '')

/** null when no more can be read. */
export async function yesOrNo({ keyboard, say }: Omit<Desk, 'reader'>, words: Words, question: string): Promise<boolean | null> {
  for (;;) {
    const line = await keyboard.ask(question)
    if (line === null) return null
    const word = line.trim().toLowerCase()
    if (words.yes.includes(word)) return true
    if (words.no.includes(word)) return false
    say(words.yesOrNo)
  }
}

function reply(reader: Reader, view: View, decision: Decision, log: SeenEvent[], command: string, rest: string[]): string {
  const { words } = reader
  switch (command) {
    case '?':
    case 'h':
    case 'help':
      return words.help.join('\n')
    case 'why':
      return whySheet(reader, view)
    case 'log':
      return logSheet(reader, log)
    case 'o':
      return offersSheet(reader, view, offersIn(view))
    case 'd':
      return discardSheet(reader, view)
    case 't':
      return `${tableSheet(reader, view)}\n${questionSheet(reader, view, decision)}`
    case 'r':
      return readCard(reader, view, decision, rest)
    default:
      return words.notUnderstood
  }
}

// ── Picks ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Of a limit one names what stays, as the question says; what goes is sent. */
const isKept = ({ kind, options, min }: Decision): boolean => kind === 'discard' && options.length > min

const wanted = (decision: Decision): { min: number; max: number } => {
  const kept = decision.options.length - decision.min
  return isKept(decision) ? { min: kept, max: kept } : decision
}

/** "1 3 Yeahuh!": numbers, and behind them whatever is said with it. Or a sentence on what is wrong with them. */
function readMove(reader: Reader, decision: Decision, line: string): Move | string {
  const [, numbers = '', said = ''] = line.trim().match(/^([\d\s,;]+)(.*)$/) ?? []
  const picks = readPicks(reader, decision, wordsOf(numbers))
  const isWord = said === '' || /^\p{L}{3}/u.test(said)
  if (!isWord) return reader.words.notUnderstood
  return typeof picks === 'string' ? picks : { decision, picks, ...(said !== '' && { say: said.slice(0, longestWord) }) }
}

const longestWord = 40

// ── Offers ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const offersIn = ({ decisions }: View): Decision[] => decisions.filter(({ owed }) => !owed)

/** "1 2": the first offer, with its second option. */
function readOffer(reader: Reader, offers: Decision[], typed: string[]): Move | string {
  const { words } = reader
  const [number = '', ...picked] = typed
  if (offers.length === 0) return words.noOffers
  if (!/^\d{1,9}$/.test(number)) return words.takeOffer
  const decision = offers[Number(number) - 1]
  if (!decision) return words.noSuchOffer(Number(number), offers.length)
  const picks = picked.length > 0 ? readPicks(reader, decision, picked) : words.takeOffer
  return typeof picks === 'string' ? picks : { decision, picks }
}

function offersSheet(reader: Reader, view: View, offers: Decision[]): string {
  if (offers.length === 0) return reader.words.noOffers
  const listed = offers.map((offer, i) => `${padded(`${i + 1}.`, 4)}${questionSheet(reader, view, offer).split('\n').join('\n    ')}`)
  return [...listed, reader.paper.ink('dim', reader.words.takeOffer)].join('\n')
}

/** The picks, or a sentence on what is wrong with the numbers. */
function readPicks({ words }: Reader, decision: Decision, typed: string[]): string[] | string {
  const { options } = decision
  const { min, max } = wanted(decision)
  if (typed.some((word) => !/^\d{1,9}$/.test(word))) return words.notUnderstood
  const numbers = typed.map(Number)
  const named = numbers.length === 1 && numbers[0] === 0 && min === 0 ? [] : numbers
  const strange = named.find((number) => number < 1 || number > options.length)
  if (strange !== undefined) return words.noSuchNumber(strange, options.length)
  const twice = named.find((number, i) => named.indexOf(number) !== i)
  if (twice !== undefined) return words.twice(twice)
  if (named.length < min || named.length > max) return words.wrongCount(min, max)
  if (isKept(decision)) return options.filter((_, i) => !named.includes(i + 1))
  return named.flatMap((number) => options[number - 1] ?? [])
}

// ── What is shown ──────────────────────────────────────────────────────────────────────────────────────────────────

function questionSheet(reader: Reader, view: View, decision: Decision): string {
  const { texts, names, paper } = reader
  const sentence = wrapped(promptSentence(texts, decision.prompt, names), paper.width())
  const hint = wrapped(promptHint(texts, decision.prompt, names), paper.width())
  return [title(reader, sentence), paper.ink('dim', hint), ...decision.options.map((_, i) => optionLine(reader, view, decision, i))].join(
    '\n',
  )
}

function optionLine(reader: Reader, view: View, decision: Decision, place: number): string {
  const { texts, names, paper } = reader
  const option = decision.options[place] ?? ''
  const number = padded(`${place + 1}`.padStart(3), 5)
  const label = optionLabel(texts, option, decision, names)
  const about = aboutOption(reader, view, option)
  return wrapped(about ? `${label}  ${about}` : label, paper.width(), number)
}

/** What one wants to know before picking it: a card's text and owner, a player's cards. */
function aboutOption(reader: Reader, view: View, option: string): string {
  const { texts, names, paper, words } = reader
  const player = view.players.find(({ seat }) => seat === option)
  if (player) return `${paper.ink('dim', words.holds(player.hand))}  ${frontOf(reader, player)}`
  const card = option.replace(/^use:/, '').replace(/~\d+$/, '')
  const known = cards[card]
  if (!known) return ''
  const owner = view.players.find(({ front }) => front.includes(option))
  const kind = texts.words.cardTypes[known.type].one
  return paper.ink('dim', `(${owner ? names(owner.seat) : kind}) ${cardText(texts, card).text}`)
}

function logSheet(reader: Reader, log: SeenEvent[]): string {
  const { paper, words } = reader
  return (
    toldLines(reader, log)
      .map((line) => wrapped(line, paper.width()))
      .join('\n') || words.emptyLog
  )
}

/** The events as sentences, with a space before each turn. */
export function toldLines(reader: Reader, events: SeenEvent[]): string[] {
  return events.flatMap((event) => {
    const sentence = told(reader, event)
    if (sentence === null) return []
    return event.type === 'turn-began' ? ['', reader.paper.ink('bold', sentence)] : [sentence]
  })
}

function readCard(reader: Reader, view: View, decision: Decision, asked: string[]): string {
  const { texts, words } = reader
  const what = asked.join(' ')
  if (what === '') return words.readWhat
  if (/^\d+$/.test(what)) {
    const option = decision.options[Number(what) - 1]
    if (option === undefined) return words.noSuchNumber(Number(what), decision.options.length)
    return cards[option.replace(/^use:/, '')]
      ? cardSheet(reader, option.replace(/^use:/, ''))
      : optionLabel(texts, option, decision, reader.names)
  }
  const plain = plainTexts(texts.language)
  const names = view.editions.flatMap((edition) => cardsOf(edition)).map(({ id }) => ({ id, name: cardName(plain, id).toLowerCase() }))
  const found = names.find(({ name }) => name === what) ?? names.find(({ name }) => name.includes(what))
  return found ? cardSheet(reader, found.id) : words.noSuchCard(what)
}
