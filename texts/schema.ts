/** What every language has to say. A key that is missing in one of them is a type error. */
import type { CardType, Orders, PromptKey, Refusal, SeatId, SeenEvent, Slot, Trigger, When } from '@meanwhile/engine'
import type { CardKey } from './en/cards/index.ts'
import type { RulingId } from './en/rulings.ts'

export type Language = 'en' | 'de'

/** Who sits in a seat, as the reader calls them. */
export type Names = (seat: SeatId) => string

export type CardText = { name: string; text: string }

/** What a question's sentences may speak of. Anything can be missing; then the sentence stays general. */
export type Facts = {
  /** plays left, this one included */
  left?: number | 'all'
  limit?: number
  /** how many have to go, and how many stay */
  excess?: number
  keep?: number
  /** the name of the card the question is about */
  card?: string
  /** the name of the player the question is about */
  player?: string
}

/** What is picked so far: as names for a button, how many, and whether it is the asked player's own seat. */
export type Picked = { labels: string; count: number; self: boolean }

export type Line = string | ((facts: Facts) => string)

export type PromptText = {
  /** Two to five words, large in the decision bar. */
  headline: Line
  /** The whole question, for a list or a notification. */
  sentence: Line
  /** What follows. */
  hint: Line
  /** On the button while nothing is picked. */
  missing: Line
  /** On the button once something is picked. */
  deed: (picked: Picked, facts: Facts) => string
}

/** What a sentence about an event can ask for: who the reader is, and what things are called. */
export type Tell = {
  isYou: (seat: SeatId) => boolean
  name: (seat: SeatId) => string
  card: (id: string) => string
  /** the label of a picked option that is not a seat */
  option: (pick: string) => string
}

export type EventTexts = { [T in SeenEvent['type']]: (event: Extract<SeenEvent, { type: T }>, tell: Tell) => string }

/** Options that are neither cards nor seats. */
export type OptionWord =
  | 'draw'
  | 'random'
  | 'end-turn'
  | 'left'
  | 'right'
  | 'rock'
  | 'paper'
  | 'scissors'
  | 'birthday'
  | 'holiday'
  | 'neither'
  | 'yes'
  | 'no'
  | 'rule'
  | 'goal'
  | 'keeper'
  | 'action'
  | 'discard'
  | 'give'
  | 'top'
  | 'bottom'
  | 'pass'
  | 'disarm'
  | 'anybody'
  | Trigger
  | 'nobody'

export type Words = {
  /** The joining word of a list. */
  and: string
  /** The reader, as a label. */
  you: string
  cardTypes: Record<CardType | 'creeper' | 'surprise', { one: string; many: string }>
  /** The four numbers of the table: a word for the tile, and a sentence for the sheet behind it. */
  slots: Record<Slot, { name: string; text: string }>
  noLimit: string
  all: string
  options: Record<OptionWord, string>
  play: (card: string) => string
  use: (card: string) => string
  pickMore: (count: number) => string
  /** For a question, and for an event, that came into the world after this build. */
  somethingNew: PromptText
  somethingHappened: string
  orders: Record<keyof Orders, { name: string; text: string }>
  when: Record<When, string>
  /** Why a number or a question is there. */
  because: { always: (card: string) => string; you: (card: string) => string; player: (card: string, name: string) => string }
}

/** What is mailed. Of what people write, a letter holds names and nothing else. */
export type LetterTexts = {
  invitation: {
    subject: (host: string) => string
    opening: (host: string, table: string) => string
    what: string
    button: string
    terms: string
    why: string
    /** On the link that ends such mail to the reader's address. */
    stop: string
  }
  'sign-in': {
    subject: (code: string) => string
    opening: string
    button: string
    /** Before the code, for who reads the mail on another device. */
    orCode: string
    terms: string
    why: string
  }
  'address-code': { subject: (code: string) => string; opening: string; terms: string; why: string }
  asked: { subject: (table: string) => string; why: string }
  warning: { subject: (table: string) => string; why: string }
  digest: { subject: (questions: number) => string; opening: string; why: string }
  over: { subject: (table: string) => string; button: string; why: string }
  'seat-taken': { subject: (table: string) => string; button: string; why: string }
  rematch: { subject: (table: string) => string; button: string; why: string }
  /** Of every letter that speaks of questions. */
  question: {
    at: (table: string) => string
    until: (when: string) => string
    /** On the button: the one question, or the table. */
    answer: string
    open: string
    also: string
  }
  /** On the link that ends such mail. */
  stop: string
}

/** What reaches somebody who is not looking. Titles are the names of tables. */
export type TellingTexts = {
  somebody: string
  bot: string
  /** After the question; a day and a time. */
  until: (when: string) => string
  /** Before the question, when it is not asked for the first time. */
  reminders: Record<'half' | 'last' | 'only-one-missing' | 'nudge', string>
  over: { youWon: string; won: (name: string) => string; nobodyWon: string }
  seatTaken: string
  rematch: (name: string) => string
  spoke: (name: string) => string
  test: { title: string; body: string }
}

/** What the sentences at a table are made of: the words of the editions played there, and of no others. */
export type Speech = {
  language: Language
  cards: { [card in CardKey]?: CardText }
  prompts: { [prompt in PromptKey]?: PromptText }
  events: EventTexts
  refusals: Record<Refusal, string>
  words: Words
}

/** Everything there is to say. */
export type Texts = Speech & {
  cards: Record<CardKey, CardText>
  prompts: Record<PromptKey, PromptText>
  rulings: Record<RulingId, string>
  letters: LetterTexts
  tellings: TellingTexts
}
