import { draw, endTurnNow } from '../../ops.ts'
import { rule } from '../card.ts'

export const rules = () => ({
  'first-play-random': rule('game-die', { firstPlay: 'random' }, ['F18']),
  inflation: rule('balloon', { everyNumeralPlus: 1 }, ['F4', 'L6']),
  'party-bonus': rule('confetti-ball', { bonus: { draw: 1, play: 1, when: 'the-party-is-in-play' } }, ['F6']),
  'poor-bonus': rule('coin', { bonus: { draw: 1, when: 'fewest-keepers' } }, ['F6']),
  'rich-bonus': rule('gem-stone', { bonus: { play: 1, when: 'most-keepers' } }, ['F6']),
  'swap-plays-for-draws': rule(
    'counterclockwise-arrows-button',
    { free: { limit: 'ends-turn', usable: 'plays-are-left', ops: [draw('plays-left'), endTurnNow] } },
    ['T11', 'F10', 'F17'],
  ),
})
