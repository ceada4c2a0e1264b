/** The second public door: what every card is, without the machine that plays it. */
import type { FreeAction, Icon, Needs, Picture, Plays, Provenance, RuleEffect } from './cards/card.ts'
import { cardOf } from './cards/index.ts'
import { deckEntries, editions, playable } from './editions/index.ts'
import type { CardId, CardType, EditionId, Trigger } from './game.ts'

export type CatalogueCard = {
  id: CardId
  type: CardType
  picture: Picture
  /** Ids of the rulings a reader may want to see. */
  rulings: string[]
  provenance: Provenance
  /** Where the effect is known from, if that is elsewhere than the name. */
  effectProvenance?: Provenance
  /** How often it is in the box. */
  count: number
  icons?: Icon[]
  number?: number
  /** A Creeper that fastens itself to a Keeper. */
  attaches?: true
  /** What a Surprise answers out of turn. */
  trigger?: Trigger
  needs?: Needs
  draw?: number
  play?: Plays
  handLimit?: number
  keeperLimit?: number
  /** A free action of this card, and how often it may be used. */
  free?: FreeAction['limit']
  /** What a New Rule is about, if not a number or a free action. */
  governs?: Governs
}
export type Governs = 'bonus' | 'emptyHand' | 'numbers' | 'goals' | 'firstPlay' | 'keepers' | 'creepers' | 'actions'

/** Complete by type: a new kind of rule does not compile before it is said what it is about. */
const about: { [effect in EffectName]: Governs | null } = {
  draw: null,
  play: null,
  handLimit: null,
  keeperLimit: null,
  free: null,
  bonus: 'bonus',
  drawWhenEmptyHanded: 'emptyHand',
  everyNumeralPlus: 'numbers',
  goalsInPlay: 'goals',
  firstPlay: 'firstPlay',
  whoHas: 'bonus',
  onlyOne: 'keepers',
  catches: 'creepers',
  creepersHarmlessWith: 'creepers',
  villainsOfOthers: 'creepers',
  keepsDoing: 'actions',
  word: 'keepers',
}
type EffectName = Exclude<RuleEffect extends infer One ? (One extends unknown ? keyof One : never) : never, 'gets'>
const governs = (effect: RuleEffect): Governs | null => about[Object.keys(effect)[0] as EffectName]

/** All cards of an edition by printed id, the Basic Rules left out: they are always there. */
export const cardsOf = (edition: EditionId): CatalogueCard[] =>
  deckEntries(edition).map(({ card, ...entry }) => ({ id: card, ...entry, ...facts(card) }))

/** Of all editions that can be played, by printed id; where they share a card, the provenance of the first that prints it. */
export const cards: Record<CardId, CatalogueCard> = Object.fromEntries(
  playable
    .flatMap((edition) => cardsOf(edition))
    .map((card) => [card.id, card] as const)
    .reverse(),
)

export type { GoalSlot, Icon } from './cards/card.ts'
export { editions, playable }

function facts(id: CardId): Omit<CatalogueCard, 'id' | 'count' | 'provenance' | 'effectProvenance'> {
  const card = cardOf(id)
  const { type, picture, rulings } = card
  const always = { type, picture, rulings }
  switch (card.type) {
    case 'keeper':
    case 'creeper':
      return {
        ...always,
        icons: card.icons,
        ...(card.number !== undefined && { number: card.number }),
        ...(card.power && { free: card.power.limit }),
        ...(card.type === 'creeper' && card.attaches && { attaches: true }),
      }
    case 'surprise':
      return { ...always, trigger: card.trigger }
    case 'goal':
      return { ...always, needs: card.needs }
    case 'rule': {
      const { effect } = card
      if ('free' in effect) return { ...always, free: effect.free.limit }
      if ('draw' in effect || 'play' in effect || 'handLimit' in effect || 'keeperLimit' in effect) return { ...always, ...effect }
      const subject = governs(effect)
      return { ...always, ...(subject && { governs: subject }) }
    }
    case 'action':
      return always
    default:
      return card satisfies never
  }
}
