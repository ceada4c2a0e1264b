/** Decks where they are printed: nothing has to be fetched. */
import type { EditionId } from '@meanwhile/engine'
import { type Language, texts } from '@meanwhile/texts'
import type { Deck } from './fetched.ts'
import { printedIn } from './printing.ts'

export const deckAtHome = (language: Language, edition: EditionId): Deck => ({
  ...printedIn(language, edition),
  prompts: texts(language).prompts,
})
