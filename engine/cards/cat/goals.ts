import { type GoalSlot, goal, pair } from '../card.ts'

/** Spelled out on the cards, so that Inflation leaves the number alone: one slot for each. */
const cats = (howMany: number): GoalSlot[] => Array.from({ length: howMany }, () => ({ icon: 'cat' }))
const dog: GoalSlot = { icon: 'dog' }

export const goals = () => ({
  'lapful-of-cats': goal('paw-prints', { all: cats(3) }, ['E3']),
  'the-whole-clowder': goal('grinning-cat-with-smiling-eyes', { all: cats(4) }, ['E3']),
  'raining-cats-and-dogs': goal('cloud-with-rain', { all: [...cats(2), dog] }, ['E3']),
  'dog-person-after-all': goal('service-dog', { all: [dog, dog] }, ['E3']),
  'unlikely-friends': goal('hugging-face', pair('kitten', 'puppy')),
  'fits-perfectly': goal('ok-hand', { all: ['cardboard-box', ...cats(1)] }, ['E3']),
  'one-brain-cell-between-them': goal('zany-face', pair('orange-cat', 'puppy')),
  'chasing-the-dot': goal('round-pushpin', { all: ['the-red-dot', { anyOf: ['kitten', 'orange-cat'] }] }),
  'hair-on-everything': goal('razor', { all: ['warm-laundry', { anyOf: ['fluffy-cat', 'black-cat'] }] }),
  'spoiled-for-choice': goal('balance-scale', pair('cardboard-box', 'warm-laundry')),
  sunbathing: goal('beach-with-umbrella', pair('sunbeam', 'tabby-cat')),
  'solar-powered': goal('battery', pair('sunbeam', 'the-nap')),
  'crossing-your-path': goal('ladder', pair('black-cat', 'alley-cat')),
  'formal-dinner': goal('person-in-tuxedo', pair('tuxedo-cat', 'can-of-tuna')),
  'working-from-home': goal('laptop', pair('the-keyboard', 'tuxedo-cat')),
  'youre-not-on-mute': goal('microphone', pair('the-keyboard', 'small-loud-dog')),
  'all-tangled-up': goal('knot', pair('ball-of-yarn', 'kitten')),
  patchwork: goal('sewing-needle', pair('ball-of-yarn', 'calico-cat')),
  'motor-running': goal('motorcycle', pair('the-purr', 'calico-cat')),
  contentment: goal('relieved-face', pair('the-purr', 'the-nap')),
  'happy-hour': goal('cocktail-glass', { all: ['catnip', { anyOf: ['tabby-cat', 'alley-cat'] }] }),
  'wild-night': goal('mirror-ball', pair('catnip', 'the-red-dot')),
  'peace-and-quiet': goal('muted-speaker', { all: ['the-nap'], unlessInPlay: ['small-loud-dog', 'vacuum-cleaner'] }),
  'itchy-and-proud': goal('cricket', { all: ['fleas', { anyOf: ['old-hound', 'alley-cat'] }] }, ['C2', 'C5', 'F14']),
  'a-gift-for-you': goal('ribbon', pair('hairball', 'fluffy-cat'), ['C2', 'C5', 'F14']),
  'satellite-reception': goal('antenna-bars', { all: ['the-cone', dog] }, ['C2', 'C5', 'F14']),
  'bribed-with-tuna': goal('fish', pair('vet-appointment', 'can-of-tuna'), ['C2', 'F14']),
  'noise-complaint': goal('loudspeaker', pair('vacuum-cleaner', 'small-loud-dog'), ['C2', 'F14']),
})
