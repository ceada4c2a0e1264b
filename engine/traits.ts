/** What the cards of a table can bring about: worked out once per set of editions, so that a base game does not pay for looking. */
import { cardOf } from './cards/index.ts'
import { allCards } from './editions/index.ts'
import type { EditionId, Game, OfferKind, Trigger } from './game.ts'

export type Traits = {
  /** Creepers fasten themselves, or rules sort the table: something to see to before the Goals. */
  sorting: boolean
  offers: OfferKind[]
  /** What a Surprise of this table can answer out of turn. */
  triggers: Trigger[]
}

const known = new Map<string, Traits>()

export function traitsOf({ editions }: Pick<Game, 'editions'>): Traits {
  const key = editions.join()
  let traits = known.get(key)
  if (!traits) {
    traits = read(editions)
    known.set(key, traits)
  }
  return traits
}

function read(editions: EditionId[]): Traits {
  const cards = [...new Set(allCards(editions).map(cardOf))]
  const offers = new Set<OfferKind>()
  const triggers = new Set<Trigger>()
  for (const card of cards) {
    if (card.type === 'surprise') {
      offers.add('arm')
      triggers.add(card.trigger).add('surprise-played')
    } else if (card.type === 'keeper' && card.offers) offers.add(card.offers)
    else if (card.type === 'rule' && 'word' in card.effect) offers.add('challenge')
  }
  const sorting = cards.some((card) => (card.type === 'creeper' && card.attaches) || (card.type === 'rule' && 'onlyOne' in card.effect))
  return { sorting, offers: [...offers], triggers: [...triggers] }
}
