/** The words of letters alone, for whoever sends mail and has no use for 99 cards. */
import { letters as de } from './de/letters.ts'
import { letters as en } from './en/letters.ts'
import type { Language, LetterTexts } from './schema.ts'

export const letters: Record<Language, LetterTexts> = { en, de }
