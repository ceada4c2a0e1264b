/**
 * Entries of the record as few bytes: seats, decisions and picks as small numbers. A decision is named by its place
 * among all that its seat was asked, from which the engine makes its id; a pick by its place in the table's vocabulary.
 */
import { allCards, type CardId, type Deed, type EditionId, type Orders, type SeatId } from '@meanwhile/engine'
import { ByteReader, ByteWriter } from './bytes.ts'

/** What happened, when, and under which version of the rules. */
export type Entry = { version: number; at: number; rules: number; deed: StoredDeed }

/** A deed with its decision as seat and place instead of an id. */
export type StoredDeed =
  | { kind: 'answer'; seat: SeatId; asked: number; picks: string[]; say?: string }
  | { kind: 'time-out'; seat: SeatId; asked: number }
  /** `fired`: the open decisions it answered on the spot. */
  | { kind: 'order'; seat: SeatId; orders: Orders; fired: number[] }
  | Exclude<Deed, { kind: 'answer' | 'time-out' | 'order' }>

/** Never reordered, only added to: stored entries hold the places. */
const kinds = ['answer', 'time-out', 'order', 'join', 'leave', 'bot-in', 'bot-out'] as const
const words = [
  'draw',
  'random',
  'end-turn',
  'left',
  'right',
  'rock',
  'paper',
  'scissors',
  'birthday',
  'holiday',
  'neither',
  'chance',
  'yes',
  'no',
  'pass',
  'nobody',
  'surprise-played',
  'disarm',
] as const
/** The same, where there is room for many. */
const furtherWords = [
  'goal-played',
  'rule-played',
  'action-played',
  'keeper-played',
  'keeper-taken',
  'turn-ending',
  'creeper-drawn',
  'anybody',
  'discard',
  'give',
  'rule',
  'goal',
  'keeper',
  'action',
  'surprise',
  'creeper',
  'top',
  'bottom',
] as const
const whens = ['at-once', 'at-time-out'] as const

// A pick is a word, a seat, a card or the use of one: ranges of numbers, the most frequent low enough for a single byte.
const firstSeat = 24
const firstCard = 40
const used = 1024
/** For those who come when many have come and gone. */
const furtherSeats = 2048
const firstFurtherWord = 65536

export class Vocabulary {
  readonly #cards: CardId[]
  readonly #numbers = new Map<string, number>()

  constructor(editions: EditionId[]) {
    this.#cards = allCards(editions)
    for (const [place, card] of this.#cards.entries()) this.#numbers.set(card, firstCard + place).set(`use:${card}`, used + place)
    for (const [place, word] of furtherWords.entries()) this.#numbers.set(word, firstFurtherWord + place)
    for (const [place, word] of words.entries()) this.#numbers.set(word, place)
  }

  number(pick: string): number {
    const number = this.#numbers.get(pick)
    if (number !== undefined) return number
    if (/^s\d+$/.test(pick)) return numberOfSeat(Number(pick.slice(1)))
    throw new Error(`${pick} is not a card of this table`)
  }

  pick(number: number): string {
    if (number >= firstFurtherWord) return furtherWords[number - firstFurtherWord] ?? ''
    if (number >= furtherSeats) return `s${number - furtherSeats}`
    if (number >= used) return `use:${this.#cards[number - used]}`
    if (number >= firstCard) return this.#cards[number - firstCard] ?? ''
    return number >= firstSeat ? `s${number - firstSeat}` : (words[number] ?? '')
  }
}

const numberOfSeat = (seat: number): number => (firstSeat + seat < firstCard ? firstSeat : furtherSeats) + seat

/** Stands where the kind of an entry would: the rules are of this version from here on. */
const newRules = 15
const mostKinds = 16

/** Entries in a row; versions count up by one from the first. */
export function writeEntries(entries: Entry[], vocabulary: Vocabulary): Uint8Array {
  const bytes = new ByteWriter()
  const [first] = entries
  if (!first) return bytes.done()
  let before = Math.floor(first.at / 1000)
  let ruling = 0
  bytes.number(first.version).number(before)
  for (const { at, rules, deed } of entries) {
    const second = Math.floor(at / 1000)
    if (rules !== ruling) bytes.number(newRules).number(rules)
    bytes.number(('seat' in deed ? seatNumber(deed.seat) : 0) * mostKinds + kinds.indexOf(deed.kind))
    // A clock that was set back must not make an entry unreadable.
    bytes.number(Math.max(0, second - before))
    before = Math.max(before, second)
    ruling = rules
    bytes.bytes(deedBytes(deed, vocabulary))
  }
  return bytes.done()
}

/** The tail holds the same entries move after move: what is written of each does not change. */
const deedsWritten = new WeakMap<StoredDeed, { vocabulary: Vocabulary; bytes: Uint8Array }>()

function deedBytes(deed: StoredDeed, vocabulary: Vocabulary): Uint8Array {
  const known = deedsWritten.get(deed)
  if (known?.vocabulary === vocabulary) return known.bytes
  const bytes = new ByteWriter()
  writeDeed(bytes, deed, vocabulary)
  const written = { vocabulary, bytes: bytes.done() }
  deedsWritten.set(deed, written)
  return written.bytes
}

export function readEntries(stored: Uint8Array, vocabulary: Vocabulary): Entry[] {
  const bytes = new ByteReader(stored)
  const entries: Entry[] = []
  if (bytes.atEnd) return entries
  let version = bytes.number()
  let second = bytes.number()
  let rules = 0
  while (!bytes.atEnd) {
    const head = bytes.number()
    if (head === newRules) {
      rules = bytes.number()
      continue
    }
    second += bytes.number()
    const deed = readDeed(bytes, head % mostKinds, `s${Math.floor(head / mostKinds)}`, vocabulary)
    entries.push({ version, at: second * 1000, rules, deed })
    version += 1
  }
  return entries
}

function writeDeed(bytes: ByteWriter, deed: StoredDeed, vocabulary: Vocabulary): void {
  switch (deed.kind) {
    case 'answer':
      // Hardly anybody says a word: only those who do pay for it.
      bytes.number(deed.asked).number(deed.picks.length * 2 + (deed.say ? 1 : 0))
      for (const pick of deed.picks) bytes.number(vocabulary.number(pick))
      if (deed.say) bytes.text(deed.say)
      return
    case 'time-out':
      bytes.number(deed.asked)
      return
    case 'order':
      bytes.numbers(deed.fired)
      writeOrders(bytes, deed.orders, vocabulary)
      return
    case 'join':
      bytes.raw(Buffer.from(deed.entropy, 'hex'))
      return
    case 'leave':
    case 'bot-in':
    case 'bot-out':
      return
    default:
      deed satisfies never
  }
}

function readDeed(bytes: ByteReader, kind: number, seat: SeatId, vocabulary: Vocabulary): StoredDeed {
  const name = kinds[kind]
  switch (name) {
    case 'answer': {
      const asked = bytes.number()
      const length = bytes.number()
      const picks = Array.from({ length: length >> 1 }, () => vocabulary.pick(bytes.number()))
      return { kind: name, seat, asked, picks, ...(length % 2 === 1 && { say: bytes.text() }) }
    }
    case 'time-out':
      return { kind: name, seat, asked: bytes.number() }
    case 'order':
      return { kind: name, seat, fired: bytes.numbers(), orders: readOrders(bytes, vocabulary) }
    case 'join':
      return { kind: name, entropy: Buffer.from(bytes.raw()).toString('hex') }
    case 'leave':
    case 'bot-in':
    case 'bot-out':
      return { kind: name, seat }
    default:
      throw new Error(`an entry of a kind this release does not know: ${kind}`)
  }
}

const whenNumber = (when: (typeof whens)[number] | undefined): number => (when ? whens.indexOf(when) + 1 : 0)
const whenAt = (number: number): (typeof whens)[number] | undefined => whens[number - 1]

function writeOrders(bytes: ByteWriter, orders: Orders, vocabulary: Vocabulary): void {
  bytes.number(whenNumber(orders.draw)).number(whenNumber(orders.endTurn))
  for (const ranking of [orders.keepInHand, orders.keepOnTable]) {
    bytes.number(whenNumber(ranking?.when)).numbers((ranking?.cards ?? []).map((card) => vocabulary.number(card)))
  }
}

function readOrders(bytes: ByteReader, vocabulary: Vocabulary): Orders {
  const draw = whenAt(bytes.number())
  const endTurn = whenAt(bytes.number())
  const ranking = () => {
    const when = whenAt(bytes.number())
    const cards = bytes.numbers().map((number) => vocabulary.pick(number))
    return when && { cards, when }
  }
  const keepInHand = ranking()
  const keepOnTable = ranking()
  return { ...(keepInHand && { keepInHand }), ...(keepOnTable && { keepOnTable }), ...(draw && { draw }), ...(endTurn && { endTurn }) }
}

const seatNumber = (seat: SeatId): number => Number(seat.slice(1))
