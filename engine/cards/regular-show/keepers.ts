import { choose, compareAtRandom, discard, draw, inHand, morePlays, one } from '../../ops.ts'
import { keeper } from '../card.ts'

export const keepers = () => ({
  mordecai: keeper('blackbird'),
  rigby: keeper('raccoon'),
  pops: keeper('top-hat'),
  benson: keeper('piata'),
  margaret: keeper('flamingo'),
  skips: keeper('gorilla'),
  'muscle-man': keeper('person-wrestling'),
  'high-five-ghost': keeper('ghost'),
  'time-machine': keeper('hourglass-not-done', [], { offers: 'set', rulings: ['T14', 'E2', 'F9', 'W4'] }),
  'golf-cart': keeper('auto-rickshaw', [], {
    rulings: ['F5'],
    power: {
      limit: 'once-per-turn',
      usable: { some: inHand() },
      ops: [choose(one, inHand(), 'card-to-discard'), discard('card-to-discard'), draw(1)],
    },
  }),
  rake: keeper('farmer'),
  'park-bench': keeper('national-park'),
  'duck-pond': keeper('duck'),
  'snack-bar': keeper('hot-dog'),
  'video-game': keeper('video-game', [], {
    rulings: ['F3'],
    power: {
      limit: 'once-per-turn',
      usable: [{ some: inHand() }, { some: 'others-with-cards' }],
      ops: [choose(one, 'others-with-cards', 'whom-to-challenge'), compareAtRandom('whom-to-challenge')],
    },
  }),
  coffee: keeper('hot-beverage', [], {
    rulings: ['F6'],
    power: { limit: 'once-per-turn', usable: 'plays-can-grow', ops: [morePlays(1)] },
  }),
  'old-couch': keeper('couch-and-lamp'),
  mixtape: keeper('videocassette'),
  lollipop: keeper('lollipop'),
  'leftover-pizza': keeper('pizza'),
  paycheck: keeper('receipt'),
})
