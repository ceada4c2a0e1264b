/** The Keepers and Goals of a table by number, and what each Goal wants in those numbers: made once, since bots ask it thousands of times. */
import type { GoalSlot } from '../cards/card.ts'
import { cardOf, goalOf } from '../cards/index.ts'
import { allCards } from '../editions/index.ts'
import type { CardId, EditionId } from '../game.ts'
import { printed } from '../ops.ts'

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
}
export type Deck = { cards: CardId[] /** Actions and New Rules have none. */; number: (card: CardId) => number | undefined; aims: Aim[] }

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
  const cards = [...goals, ...all.filter((card) => cardOf(card).type === 'keeper')]
  const numbers = new Map(cards.map((card, i) => [card, i]))
  return { cards, number: (card) => numbers.get(card), aims: goals.map((goal, i) => aimOf(cards, goal, i)) }
}

function aimOf(cards: CardId[], goal: CardId, number: number): Aim {
  const { needs } = goalOf(goal)
  const aim: Aim = { goal: number, wanted: [], barred: [], most: null }
  if ('keepers' in needs) return { ...aim, most: { of: 'keepers', least: needs.keepers } }
  if ('hand' in needs) return { ...aim, most: { of: 'hand', least: needs.hand } }
  const barred = (needs.unlessInPlay ?? []).flatMap((card) => copies(cards, card))
  return { ...aim, wanted: needs.all.map((slot) => wantedBy(cards, slot)), barred }
}

function wantedBy(cards: CardId[], slot: GoalSlot): Wanted {
  if (typeof slot === 'string') return { keepers: copies(cards, slot), count: 1, numeral: false }
  const withIcon = where(cards, (id) => {
    const card = cardOf(id)
    return card.type === 'keeper' && card.icons.includes(slot.icon)
  })
  return { keepers: withIcon, count: slot.count, numeral: true }
}

const copies = (cards: CardId[], name: string): number[] => where(cards, (card) => printed(card) === name)

const where = (cards: CardId[], fits: (card: CardId) => boolean): number[] => cards.flatMap((card, i) => (fits(card) ? [i] : []))
