/** The second public door: what every card is, without the machine that plays it. */
import type { Provenance } from './cards/card.ts'
import { cardOf } from './cards/index.ts'
import { type CardFacts, factsOf } from './catalogue/facts.ts'
import { deckEntries, editions, playable } from './editions/index.ts'
import type { CardId, EditionId } from './game.ts'

export type CatalogueCard = CardFacts & {
  id: CardId
  provenance: Provenance
  /** Where the effect is known from, if that is elsewhere than the name. */
  effectProvenance?: Provenance
  /** How often it is in the box. */
  count: number
}

/** All cards of an edition by printed id, the Basic Rules left out: they are always there. */
export const cardsOf = (edition: EditionId): CatalogueCard[] =>
  deckEntries(edition).map(({ card, ...entry }) => ({ id: card, ...entry, ...factsOf(cardOf(card)) }))

/** Of all editions that can be played, by printed id; where they share a card, the provenance of the first that prints it. */
export const cards: Record<CardId, CatalogueCard> = Object.fromEntries(
  playable
    .flatMap((edition) => cardsOf(edition))
    .map((card) => [card.id, card] as const)
    .reverse(),
)

export type { GoalSlot, Icon } from './cards/card.ts'
export type { CardFacts, Governs } from './catalogue/facts.ts'
export { editions, playable }
