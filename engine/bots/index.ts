import type { Bot } from './bot.ts'
import { random } from './random.ts'

export type { Bot } from './bot.ts'
export { random }
export const greedy: Bot = random
export const shrewd: Bot = random
export const bots: Record<'random' | 'greedy' | 'shrewd', Bot> = { random, greedy, shrewd }
