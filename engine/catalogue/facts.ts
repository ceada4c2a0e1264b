/** What a reader may want to know of a card, taken from its entry: no effects, no deck lists. */
import type { Card, FreeAction, Icon, Needs, Picture, Plays, RuleEffect } from '../cards/card.ts'
import type { CardType, Trigger } from '../game.ts'

export type CardFacts = {
  type: CardType
  picture: Picture
  /** Ids of the rulings a reader may want to see. */
  rulings: string[]
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

export function factsOf(card: Card): CardFacts {
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

/** Of a whole table of cards. */
export const factsOfAll = (cards: { [id: string]: Card }): { [id: string]: CardFacts } =>
  Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, factsOf(card)]))
