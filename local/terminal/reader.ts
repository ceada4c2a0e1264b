/** Somebody in front of the screen: their language, their seat, and what everything is called for them. */
import type { CardId, CardType, SeatId, SeenEvent } from '@meanwhile/engine'
import { cards } from '@meanwhile/engine/catalogue'
import { eventSentence, type Language, type Names, type Texts, texts } from '@meanwhile/texts'
import { type Paper, tidy } from './paper.ts'
import { type Words, words } from './words.ts'

export type Reader = {
  /** null: somebody who only watches. */
  you: SeatId | null
  names: Names
  /** With the names of cards in the colours of their kinds. */
  texts: Texts
  words: Words
  paper: Paper
}

/** Everything about a reader but the seat, which changes when the keyboard is passed on. */
export function readerOf(language: Language, names: Names, paper: Paper): Omit<Reader, 'you'> {
  return { names, texts: painted(texts(language), paper), words: words[language], paper }
}

function painted(plain: Texts, paper: Paper): Texts {
  const named = Object.entries(plain.cards).map(([id, { name, text }]) => [id, { name: paper.ink(typeOf(id), name), text }])
  return { ...plain, cards: Object.fromEntries(named) }
}

/** The Basic Rules are rules too, though no edition shuffles them into its deck. */
const typeOf = (card: CardId): CardType => cards[card]?.type ?? 'rule'

/** What is told of an event; null for what only repeats the sentence before it. */
export function told(reader: Reader, event: SeenEvent): string | null {
  if (event.type === 'landed' || (event.type === 'discarded' && event.from === 'resolved')) return null
  return tidy(eventSentence(reader.texts, event, reader.names, reader.you))
}
