/** How the rulebook is laid out: its sections in order, and the fine points that belong to each. */
import type { CardType } from '@meanwhile/engine'
import type { RulingId, Texts } from '@meanwhile/texts'
import type { Rulebook } from '@meanwhile/texts/en/web/rulebook'
import { cardName } from '@meanwhile/texts/sentences'
import { cardsUnder } from '../gallery/collection.ts'

type Titled = { [key in keyof Rulebook]: Rulebook[key] extends { title: string } ? key : never }[keyof Rulebook]
type Layout = { id: Titled; rulings: RulingId[]; kind?: CardType }

/** Complete: every ruling stands in exactly one section. */
export const layout: Layout[] = [
  { id: 'what', rulings: [] },
  { id: 'setup', rulings: ['S1', 'S2', 'S3', 'S4', 'S5'] },
  { id: 'turn', rulings: ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T12', 'F5', 'F7', 'F9', 'F18'] },
  { id: 'kinds', rulings: ['T13', 'T14', 'T15'] },
  { id: 'newRules', rulings: ['T8', 'F4', 'F6'], kind: 'rule' },
  { id: 'free', rulings: ['T11', 'F1', 'F10', 'F17'] },
  { id: 'actions', rulings: ['T9', 'T10', 'F2', 'F3', 'F11', 'A1', 'A2', 'A3', 'A4'], kind: 'action' },
  { id: 'limits', rulings: ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8', 'L9'] },
  { id: 'goals', rulings: ['G1', 'G2', 'G3', 'G4', 'G5', 'F15', 'F16'], kind: 'goal' },
  { id: 'piles', rulings: ['P1', 'P2', 'F8', 'F12'] },
  { id: 'creepers', rulings: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'F13', 'F14'], kind: 'creeper' },
  { id: 'surprises', rulings: ['U1', 'U2', 'U3', 'U4', 'U5', 'U6'], kind: 'surprise' },
  { id: 'worlds', rulings: ['E1', 'E2', 'E3'] },
  { id: 'solo', rulings: ['O1', 'O2', 'O3', 'O4', 'O5', 'O6'] },
  { id: 'mixed', rulings: ['X1', 'X2', 'X3', 'X4', 'X5'] },
  { id: 'people', rulings: ['J1', 'J2'] },
  { id: 'time', rulings: ['W1', 'W2', 'W3', 'W4'] },
]

export type Kind = { type: CardType; text: string }
/** With the cards it is about, if it is not about a whole kind. */
export type Ruling = { id: RulingId; text: string; cards: { id: string; name: string }[] }
export type Section = { id: string; title: string; text: string[]; rulings: Ruling[]; kind?: CardType; kinds?: Kind[] }

/** A ruling that most cards of a kind carry is about the kind, not about a card. */
const fewCards = 6

function rulingOf(id: RulingId, texts: Texts): Ruling {
  const cards = cardsUnder(id)
  return {
    id,
    text: texts.rulings[id],
    cards: cards.length <= fewCards ? cards.map(({ id }) => ({ id, name: cardName(texts, id) })) : [],
  }
}

export function sectionsOf(book: Rulebook, texts: Texts): Section[] {
  const kinds: Kind[] = [
    { type: 'rule', text: book.kindRule },
    { type: 'goal', text: book.kindGoal },
    { type: 'keeper', text: book.kindKeeper },
    { type: 'action', text: book.kindAction },
    { type: 'creeper', text: book.kindCreeper },
    { type: 'surprise', text: book.kindSurprise },
  ]
  return layout.map((section) => ({
    ...section,
    ...book[section.id],
    rulings: section.rulings.map((id) => rulingOf(id, texts)),
    ...(section.id === 'kinds' && { kinds }),
  }))
}
