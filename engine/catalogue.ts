/** The second public door: what every card is, without the machine that plays it. */
import type { Icon, Needs, Picture, Plays, Provenance } from './cards/card.ts'
import { cardOf } from './cards/index.ts'
import { deckEntries, editions } from './editions/index.ts'
import type { CardId, CardType, EditionId } from './game.ts'

export type CatalogueCard = {
  id: CardId
  type: CardType
  picture: Picture
  /** Ids of the rulings a reader may want to see. */
  rulings: string[]
  provenance: Provenance
  icons?: Icon[]
  needs?: Needs
  draw?: number
  play?: Plays
  handLimit?: number
  keeperLimit?: number
  /** A free action of this card, and how often it may be used. */
  free?: 'once-per-turn' | 'ends-turn'
}

/** All cards of an edition, the Basic Rules left out: they are always there. */
export const cardsOf = (edition: EditionId): CatalogueCard[] =>
  deckEntries(edition).map(({ card, provenance }) => ({ id: card, provenance, ...facts(card) }))

/** By printed id; where editions share a card, the provenance of the first that prints it. */
export const cards: Record<CardId, CatalogueCard> = Object.fromEntries(
  Object.values(editions)
    .flatMap((edition) => cardsOf(edition.id))
    .map((card) => [card.id, card] as const)
    .reverse(),
)

export { editions }

function facts(id: CardId): Omit<CatalogueCard, 'id' | 'provenance'> {
  const card = cardOf(id)
  const { type, picture, rulings } = card
  const always = { type, picture, rulings }
  switch (card.type) {
    case 'keeper':
      return { ...always, icons: card.icons }
    case 'goal':
      return { ...always, needs: card.needs }
    case 'rule': {
      const { effect } = card
      if ('free' in effect) return { ...always, free: effect.free.limit }
      if ('draw' in effect || 'play' in effect || 'handLimit' in effect || 'keeperLimit' in effect) return { ...always, ...effect }
      return always
    }
    case 'action':
      return always
    default:
      return card satisfies never
  }
}
