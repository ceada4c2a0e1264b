import { choose, creepersOf, discard, draw, inHand, keepersOf, one, oneOf, onlyIfPicked, play, take } from '../../ops.ts'
import { oncePerTurn, type RuleCard, rule } from '../card.ts'

const free = ['T11', 'F1', 'F17']
const ownVillains = creepersOf('self', { icon: 'villain' })

export const rules = (): Record<string, RuleCard> => ({
  'hand-limit-3': rule('love-you-gesture', { handLimit: 3 }, ['L1', 'L2', 'L3', 'L4', 'T8']),
  egads: rule('exclamation-question-mark', { free: oncePerTurn('a-card-can-be-drawn', play('top-card')) }, [...free, 'U5', 'C4']),
  'crime-happens': rule(
    'police-car',
    {
      free: oncePerTurn(
        [{ some: ownVillains }, { some: keepersOf('others') }],
        choose(one, keepersOf('others'), 'keeper-to-steal'),
        take('keeper-to-steal', 'front'),
      ),
    },
    [...free, 'G5'],
  ),
  'arkham-asylum': rule('derelict-house', { catches: 'villain' }, ['C3', 'J2', 'X4']),
  'elsewhere-in-gotham-city': rule('cityscape-at-dusk', { villainsOfOthers: 'harmless' }, ['C3']),
  'lets-keep-doing-that': rule('repeat-single-button', { keepsDoing: 'action' }, [...free, 'F2', 'F9']),
  'batman-logo-bonus': rule(
    't-shirt',
    { free: oncePerTurn([], choose(one, oneOf('yes', 'no'), 'shows-the-logo'), onlyIfPicked('shows-the-logo', 'yes', draw(1))) },
    [...free, 'W1'],
  ),
  'night-patrol': rule(
    'waning-crescent-moon',
    {
      free: oncePerTurn(
        [{ some: inHand() }, { some: ownVillains }],
        choose(one, inHand(), 'card-to-discard'),
        discard('card-to-discard'),
        choose(one, ownVillains, 'creeper-to-discard'),
        discard('creeper-to-discard'),
      ),
    },
    [...free, 'C3'],
  ),
})
