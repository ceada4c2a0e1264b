/** Was an jedem Tisch gesagt wird, was immer dort gespielt wird: Die Wörter der Karten kommen mit ihren Ausgaben. */
import { events } from './events.ts'
import { prompts } from './prompts.ts'
import { refusals } from './refusals.ts'
import { words } from './words.ts'

export const speech = { language: 'de', cards: {}, prompts, events, refusals, words } as const
