import { pick, pickSome } from '../chance.ts'
import type { Chance, Decision } from '../game.ts'
import type { Bot } from './bot.ts'

/** Any pick that is allowed, each as likely as the other. */
export function anyPicks({ options, min, max }: Decision, chance: Chance): string[] {
  const count = min === max ? min : min + pick(chance, max - min + 1)
  return pickSome(chance, options, count)
}

export const random: Bot = (_view, decision, chance) => anyPicks(decision, chance)
