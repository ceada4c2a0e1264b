/** Goals that several editions print. */
import { goal } from '../card.ts'

export const goals = () => ({
  '5-keepers': goal('trophy', { keepers: 5 }, ['F4']),
  '10-cards-in-hand': goal('joker', { hand: 10 }, ['F3', 'F4']),
})
