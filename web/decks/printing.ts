/** What each edition's cards are and what they are called: for the server, and for the files that browsers get. Too much for a page. */
import type { EditionId } from '@meanwhile/engine'
import type { CardFacts } from '@meanwhile/engine/catalogue'
import { facts as batman } from '@meanwhile/engine/catalogue/batman'
import { facts as cat } from '@meanwhile/engine/catalogue/cat'
import { facts as doctorWho } from '@meanwhile/engine/catalogue/doctor-who'
import { facts as fluxx } from '@meanwhile/engine/catalogue/fluxx'
import { facts as regularShow } from '@meanwhile/engine/catalogue/regular-show'
import { type CardText, type Language, type Speech, texts } from '@meanwhile/texts'

export type Printed = { facts: { [card: string]: CardFacts }; cards: Speech['cards'] }

const boxes: Record<EditionId, Printed['facts']> = { fluxx, batman, 'doctor-who': doctorWho, cat, 'regular-show': regularShow }

export function printedIn(language: Language, edition: EditionId): Printed {
  const facts = boxes[edition]
  const words: { [card: string]: CardText } = texts(language).cards
  // The Basic Rules are no card of any box, and are named wherever somebody asks why.
  const named = ['basic-rules', ...Object.keys(facts)]
  return { facts, cards: Object.fromEntries(named.flatMap((card) => (words[card] ? [[card, words[card]]] : []))) }
}
