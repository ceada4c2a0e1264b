import { choose, creepersOf, detach, discard, endTurnNow, exchange, inHand, keepersOf, one, sendBack } from '../../ops.ts'
import { keeper } from '../card.ts'

const catsOfOthers = keepersOf('others', { icon: 'cat' })
/** One that can go back into a hand: with a Creeper on it, it cannot. */
const catsToChase = keepersOf('others', { icon: 'cat', unattached: true })

export const keepers = () => ({
  'tabby-cat': keeper('cat', ['cat'], { rulings: ['E3'] }),
  'black-cat': keeper('black-cat', ['cat'], { rulings: ['E3'] }),
  'calico-cat': keeper('kissing-cat', ['cat'], { rulings: ['E3'] }),
  'tuxedo-cat': keeper('cat-with-wry-smile', ['cat'], { rulings: ['E3'] }),
  'orange-cat': keeper('tiger-face', ['cat'], { rulings: ['E3'] }),
  'fluffy-cat': keeper('lion', ['cat'], { rulings: ['E3'] }),
  'alley-cat': keeper('pouting-cat', ['cat'], { rulings: ['E3'] }),
  kitten: keeper('cat-face', ['cat'], { rulings: ['E3'] }),
  puppy: keeper('guide-dog', ['dog'], { rulings: ['E3'] }),
  'small-loud-dog': keeper('poodle', ['dog'], { rulings: ['E3'] }),
  'old-hound': keeper('dog', ['dog'], {
    rulings: ['E3', 'C5'],
    power: {
      limit: 'once-per-turn',
      usable: [{ some: inHand() }, { some: catsToChase }],
      ops: [
        choose(one, inHand(), 'card-to-discard'),
        discard('card-to-discard'),
        choose(one, catsToChase, 'cat-to-chase'),
        sendBack('cat-to-chase'),
      ],
    },
  }),
  'cardboard-box': keeper('package', [], { gives: { shelters: 'cat' } }),
  'ball-of-yarn': keeper('yarn'),
  catnip: keeper('seedling'),
  'can-of-tuna': keeper('canned-food', [], {
    rulings: ['C5'],
    power: {
      limit: 'any-time',
      usable: { some: creepersOf('self') },
      ops: [choose(one, creepersOf('self'), 'creeper-to-bribe'), detach('creeper-to-bribe'), discard('creeper-to-bribe'), discard('used')],
    },
  }),
  sunbeam: keeper('sun-with-face'),
  'the-red-dot': keeper('red-circle', [], {
    rulings: ['G5', 'C5'],
    power: {
      limit: 'once-per-turn',
      usable: { some: catsOfOthers },
      ops: [choose(one, catsOfOthers, 'cat-to-lure'), exchange('used', 'cat-to-lure')],
    },
  }),
  'warm-laundry': keeper('basket'),
  'the-keyboard': keeper('keyboard'),
  'the-purr': keeper('beating-heart'),
  'the-nap': keeper('sleepy-face', [], {
    rulings: ['T11', 'F10'],
    power: { limit: 'ends-turn', usable: 'plays-are-left', ops: [endTurnNow] },
  }),
})
