/** The Keepers and Goals of a table by number, and what each Goal wants in those numbers: made once, since bots ask it thousands of times. */
import type { GoalSlot, Icon } from '../cards/card.ts'
import { cardOf, goalOf } from '../cards/index.ts'
import { allCards } from '../editions/index.ts'
import type { CardId, EditionId } from '../game.ts'
import { namesIn, needsVillain } from '../goals.ts'
import { printed } from '../ops.ts'
import { hasIcon } from '../terms.ts'

/** At least `count` of these Keepers; a printed numeral grows with Inflation. */
export type Wanted = { keepers: number[]; count: number; numeral: boolean }
/** More of these than anybody else, and at least so many. */
export type Most = { of: 'keepers' | 'hand'; least: number }
export type Aim = {
  goal: number
  wanted: Wanted[]
  /** None of these may be in play. */
  barred: number[]
  most: Most | null
  /** Creepers that do not stand in its way: those it needs, or every one (F14). */
  excused: Set<number> | 'all'
  /** C3: villains stand in nobody's way. */
  wantsVillain: boolean
}
/** A Creeper by its number; a villain stands in everybody's way (C3), any other in that of whoever has it. */
export type Hindrance = { number: number; villain: boolean }
export type Deck = {
  cards: CardId[] /** Actions and New Rules have none. */
  number: (card: CardId) => number | undefined
  aims: Aim[]
  creepers: Hindrance[]
}

const decks = new Map<string, Deck>()

export function deckFor(editions: EditionId[]): Deck {
  const key = editions.join()
  const known = decks.get(key)
  if (known) return known
  const made = makeDeck(allCards(editions))
  decks.set(key, made)
  return made
}

function makeDeck(all: CardId[]): Deck {
  const goals = all.filter((card) => cardOf(card).type === 'goal')
  const cards = [...goals, ...all.filter((card) => cardOf(card).type === 'keeper' || isCreeper(card))]
  const numbers = new Map(cards.map((card, i) => [card, i]))
  const creepers = where(cards, isCreeper).map((number) => ({ number, villain: hasIcon(cards[number] ?? '', 'villain') }))
  return { cards, number: (card) => numbers.get(card), aims: goals.map((goal, i) => aimOf(cards, goal, i)), creepers }
}

function aimOf(cards: CardId[], goal: CardId, number: number): Aim {
  const { needs } = goalOf(goal)
  const counts = 'creepers' in needs || ('tableWide' in needs && needs.tableWide !== undefined)
  const excused = counts ? ('all' as const) : new Set(namesIn(needs).flatMap((card) => copies(cards, card)))
  const aim: Aim = { goal: number, wanted: [], barred: [], most: null, excused, wantsVillain: needsVillain(needs) }
  if ('keepers' in needs) return { ...aim, most: { of: 'keepers', least: needs.keepers } }
  if ('hand' in needs) return { ...aim, most: { of: 'hand', least: needs.hand } }
  if ('creepers' in needs) return { ...aim, wanted: [{ keepers: where(cards, isCreeper), count: needs.creepers, numeral: true }] }
  if ('consecutive' in needs) return { ...aim, wanted: [{ keepers: withIcon(cards, needs.icon), count: needs.count, numeral: true }] }
  if ('atLeast' in needs)
    return { ...aim, wanted: [{ keepers: needs.of.flatMap((card) => copies(cards, card)), count: needs.atLeast, numeral: true }] }
  const barred = (needs.unlessInPlay ?? []).flatMap((card) => copies(cards, card))
  return { ...aim, wanted: needs.all.map((slot) => wantedBy(cards, slot)), barred }
}

function wantedBy(cards: CardId[], slot: GoalSlot): Wanted {
  if (typeof slot === 'string') return { keepers: copies(cards, slot), count: 1, numeral: false }
  if ('anyOf' in slot) return { keepers: slot.anyOf.flatMap((card) => copies(cards, card)), count: 1, numeral: false }
  return { keepers: withIcon(cards, slot.icon), count: slot.count ?? 1, numeral: slot.count !== undefined }
}

const isCreeper = (card: CardId): boolean => cardOf(card).type === 'creeper'

const withIcon = (cards: CardId[], icon: Icon): number[] => where(cards, (card) => hasIcon(card, icon))

const copies = (cards: CardId[], name: string): number[] => where(cards, (card) => printed(card) === name)

const where = (cards: CardId[], fits: (card: CardId) => boolean): number[] => cards.flatMap((card, i) => (fits(card) ? [i] : []))
