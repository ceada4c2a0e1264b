import { pick, pickSome } from '../chance.ts'
import type { Bot } from './bot.ts'

/** Any pick that is allowed, each as likely as the other. */
export const random: Bot = (_view, decision, chance) => {
  const { options, min, max } = decision
  const count = min === max ? min : min + pick(chance, max - min + 1)
  return pickSome(chance, options, count)
}
