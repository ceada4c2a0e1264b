import type { Texts } from '../schema.ts'
import { cards } from './cards/index.ts'
import { events } from './events.ts'
import { letters } from './letters.ts'
import { prompts } from './prompts.ts'
import { refusals } from './refusals.ts'
import { rulings } from './rulings.ts'
import { tellings } from './tellings.ts'
import { words } from './words.ts'

export const en: Texts = { language: 'en', cards, prompts, events, refusals, words, rulings, letters, tellings }
