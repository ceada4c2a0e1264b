/** What is said at every table, whatever is played there: the cards' own words come with their editions. */
import { events } from './events.ts'
import { prompts } from './prompts.ts'
import { refusals } from './refusals.ts'
import { words } from './words.ts'

export const speech = { language: 'en', cards: {}, prompts, events, refusals, words } as const
