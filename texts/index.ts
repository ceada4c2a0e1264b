/** The words of the game, in every language: catalogues, and the sentences made from them. */
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import type { Language, Texts } from './schema.ts'

export type { CardKey } from './en/cards/index.ts'
export type { RulingId } from './en/rulings.ts'
export type { CardText, Language, LetterTexts, Names, OptionWord, PromptText, Speech, TellingTexts, Texts, Words } from './schema.ts'
export {
  askedSentence,
  cardName,
  cardText,
  deedLabel,
  eventSentence,
  missingLabel,
  optionLabel,
  promptHeadline,
  promptHint,
  promptSentence,
  reasonSentence,
  refusalSentence,
} from './sentences.ts'

export const languages = ['en', 'de'] as const satisfies readonly Language[]

const catalogues: Record<Language, Texts> = { en, de }

export const texts = (language: Language): Texts => catalogues[language]
