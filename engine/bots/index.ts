import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'
import { shrewd } from './shrewd.ts'

export type { Bot } from './bot.ts'
export { offerFor, wordFor } from './offers.ts'
export { greedy, random, shrewd }
export const bots: Record<'random' | 'greedy' | 'shrewd', Bot> = { random, greedy, shrewd }
