import type { Texts } from '../schema.ts'
import { cards } from './cards/index.ts'
import { letters } from './letters.ts'
import { worldPrompts } from './prompts-worlds.ts'
import { rulings } from './rulings.ts'
import { speech } from './speech.ts'
import { tellings } from './tellings.ts'

export const en: Texts = { ...speech, cards, prompts: { ...speech.prompts, ...worldPrompts }, rulings, letters, tellings }
