import type { CardId, EditionId } from '../game.ts'
import { type DeckEntry, deckOf, type Edition } from './edition.ts'
import { fluxx } from './fluxx.ts'

export const editions: Record<EditionId, Edition> = { fluxx }

const decks = new Map<EditionId, DeckEntry[]>(Object.values(editions).map((edition) => [edition.id, deckOf(edition)]))

export const deckEntries = (edition: EditionId): DeckEntry[] => decks.get(edition) ?? []

/** All cards of a table, in a fixed order. */
export const allCards = (ids: EditionId[]): CardId[] => ids.flatMap((id) => deckEntries(id).map((entry) => entry.card))
