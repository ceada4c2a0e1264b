import { isCard, open } from '../cards/index.ts'
import type { CardId, EditionId, TableOptions } from '../game.ts'
import { printed } from '../ops.ts'
import { batman } from './batman.ts'
import { cat } from './cat.ts'
import { doctorWho } from './doctor-who.ts'
import { type DeckEntry, deckOf, type Edition } from './edition.ts'
import { fluxx } from './fluxx.ts'
import { regularShow } from './regular-show.ts'

export type { DeckEntry, Edition } from './edition.ts'

export const editions: Record<EditionId, Edition> = { fluxx, batman, 'doctor-who': doctorWho, cat, 'regular-show': regularShow }

/** Half-written: known to tests, never offered to a player. A name leaves this list when all its cards, words and tests are there. */
const unfinished: EditionId[] = []

/** What people can play. */
export const playable: EditionId[] = Object.values(editions)
  .map(({ id }) => id)
  .filter((id) => !unfinished.includes(id))

const decks = new Map<EditionId, DeckEntry[]>()

/** Looked through when the edition is first played, and not before: most of those who wake up here play another. */
export function deckEntries(id: EditionId): DeckEntry[] {
  const known = decks.get(id)
  if (known) return known
  open('shared')
  open(id)
  const entries = deckOf(editions[id])
  const written = entries.filter(({ card }) => isCard(card))
  const missing = entries.filter(({ card }) => !isCard(card)).map(({ card }) => card)
  if (playable.includes(id) && missing.length > 0) throw new Error(`${id} lists cards that do not exist: ${missing.join(', ')}`)
  decks.set(id, written)
  return written
}

const whole = new Map<string, CardId[]>()

/** All cards of a table, in a fixed order. Further copies, also those that a second edition brings (X2), are `daleks~2`, `daleks~3`. */
export function allCards(ids: EditionId[]): CardId[] {
  const key = ids.join()
  const known = whole.get(key)
  if (known) return known.slice()
  const copies = new Map<string, number>()
  const cards = ids
    .flatMap((id) => deckEntries(id))
    .flatMap(({ card, count }) =>
      Array.from({ length: count }, () => {
        const copy = (copies.get(card) ?? 0) + 1
        copies.set(card, copy)
        return copy === 1 ? card : `${card}~${copy}`
      }),
    )
  whole.set(key, cards)
  return cards.slice()
}

/** The cards a table plays with: alone, without those that need other people (O1, X5). */
export function cardsOfTable(ids: EditionId[], { solo }: Pick<TableOptions, 'solo'>): CardId[] {
  const removed = solo ? new Set(ids.flatMap((id) => editions[id].soloRemoved)) : null
  return removed ? allCards(ids).filter((card) => !removed.has(printed(card))) : allCards(ids)
}
