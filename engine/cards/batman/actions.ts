import { action } from '../card.ts'

export const actions = {
  kpow: action('collision', ['C3', 'C4'], []),
}
