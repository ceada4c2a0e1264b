import type { Provenance } from '../cards/card.ts'
import type { EditionId, FirstPlayer } from '../game.ts'

/** What one box holds. Where a card comes from is told per edition: the same card may be printed in one and assumed in another. */
export type Edition = {
  id: EditionId
  title: string
  /** Who starts unless the table says otherwise (S3). */
  first: FirstPlayer
  /** Every card once, by where we know it from. The order is that of stored records: it never changes. */
  deck: { [from in Provenance]?: string[] }
  /** How often a card is in the box, if more than once. */
  copies?: Record<string, number>
  /** Cards whose effect we know from elsewhere than their name. */
  effects?: { [from in Provenance]?: string[] }
  /** What does nothing sensible for somebody alone (O1). */
  soloRemoved: string[]
}

/** `card` is the printed id, `count` how often it is in the box. */
export type DeckEntry = { card: string; count: number; provenance: Provenance; effectProvenance?: Provenance }

const sources: Provenance[] = ['rulebook', 'attested', 'sibling', 'house']

/** The deck of an edition without the Basic Rules, which are never shuffled. */
export function deckOf(edition: Edition): DeckEntry[] {
  const { deck, copies, effects } = edition
  const effectOf = (card: string): Provenance | undefined => sources.find((from) => effects?.[from]?.includes(card))
  return sources.flatMap((provenance) =>
    (deck[provenance] ?? []).map((card) => {
      const effectProvenance = effectOf(card)
      return { card, count: copies?.[card] ?? 1, provenance, ...(effectProvenance && { effectProvenance }) }
    }),
  )
}
