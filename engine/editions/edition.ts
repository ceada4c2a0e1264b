import type { Provenance } from '../cards/card.ts'
import { isCard } from '../cards/index.ts'
import type { CardId, EditionId, FirstPlayer } from '../game.ts'

/** What one box holds. Where a card comes from is told per edition: the same card may be printed in one and assumed in another. */
export type Edition = {
  id: EditionId
  title: string
  /** Who starts unless the table says otherwise (S3). */
  first: FirstPlayer
  /** Its own cards, all attested. */
  own: string[]
  /** Shared cards that its rulebook names. */
  rulebook: string[]
  /** Shared cards that public lists of it name. */
  attested: string[]
}

export type DeckEntry = { card: CardId; provenance: Provenance }

/** The deck of an edition without the Basic Rules, which are never shuffled. */
export function deckOf(edition: Edition): DeckEntry[] {
  const entries = (cards: string[], provenance: Provenance): DeckEntry[] => cards.map((card) => ({ card, provenance }))
  const deck = [...entries(edition.rulebook, 'rulebook'), ...entries([...edition.attested, ...edition.own], 'attested')]
  for (const { card } of deck) if (!isCard(card)) throw new Error(`${edition.id} lists an unknown card: ${card}`)
  return deck
}
