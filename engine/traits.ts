/** What the cards of a table can bring about: worked out once per set of editions, so that a base game does not pay for looking. */
import { cardOf } from './cards/index.ts'
import { allCards } from './editions/index.ts'
import type { EditionId, Game, OfferKind, Trigger } from './game.ts'

export type Traits = {
  /** Creepers fasten themselves, or rules sort the table: something to see to before the Goals. */
  sorting: boolean
  offers: OfferKind[]
  /** Cards in front of somebody may give them something all the time. */
  gifts: boolean
  /** What a Surprise of this table can answer out of turn. */
  triggers: Trigger[]
}

const known = new Map<string, Traits>()
/** All moves of a game share the list of its editions, and mostly it is the same game that is asked about again. */
let lately: { of: EditionId[]; traits: Traits } | undefined

export function traitsOf({ editions }: Pick<Game, 'editions'>): Traits {
  if (lately?.of === editions) return lately.traits
  const key = editions.join()
  const traits = known.get(key) ?? read(editions)
  known.set(key, traits)
  lately = { of: editions, traits }
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
  const gifts = cards.some((card) => (card.type === 'keeper' && card.gives) || (card.type === 'rule' && 'whoHas' in card.effect))
  return { sorting, gifts, offers: [...offers], triggers: [...triggers] }
}
