import { goal, pair } from '../card.ts'

const crew = ['mordecai', 'rigby', 'pops', 'benson', 'margaret', 'skips', 'muscle-man', 'high-five-ghost']
const restful = ['coffee', 'leftover-pizza', 'old-couch', 'park-bench']
const withCreeper = ['C2', 'C6', 'F14']

export const goals = () => ({
  inseparable: goal('link', pair('muscle-man', 'high-five-ghost')),
  'best-buds-worst-employees': goal('clinking-beer-mugs', pair('mordecai', 'rigby')),
  'say-something-already': goal('speaking-head', pair('mordecai', 'margaret')),
  'free-refills': goal('pouring-liquid', pair('margaret', 'coffee')),
  'track-four-is-about-you': goal('headphone', pair('margaret', 'mixtape')),
  'payday-at-last': goal('money-with-wings', pair('benson', 'paycheck')),
  'back-to-work': goal('construction-worker', pair('benson', 'rake')),
  'sweet-old-soul': goal('smiling-face-with-halo', pair('pops', 'lollipop')),
  'sunday-driver': goal('oncoming-automobile', pair('pops', 'golf-cart')),
  'he-has-seen-this-before': goal('last-track-button', pair('skips', 'time-machine')),
  'wise-words-on-a-bench': goal('owl', pair('skips', 'park-bench')),
  'whose-slice-was-that': goal('face-with-raised-eyebrow', pair('rigby', 'leftover-pizza')),
  'one-more-round': goal('play-button', pair('rigby', 'video-game')),
  'all-day-saturday': goal('calendar', pair('video-game', 'old-couch')),
  'second-lunch': goal('hamburger', pair('muscle-man', 'snack-bar')),
  'haunted-playlist': goal('radio', pair('high-five-ghost', 'mixtape')),
  'feeding-the-ducks': goal('baguette-bread', pair('duck-pond', 'park-bench')),
  'parked-in-the-pond': goal('water-wave', pair('duck-pond', 'golf-cart')),
  'fresh-again': goal('back-arrow', pair('time-machine', 'leftover-pizza')),
  'for-once-on-the-job': goal('saluting-face', { all: ['rake', { anyOf: ['mordecai', 'rigby'] }] }),
  'lunch-is-on-me': goal('credit-card', pair('snack-bar', 'paycheck')),
  'sugar-rush': goal('exploding-head', pair('lollipop', 'coffee')),
  // Spelled out on the cards, so that Inflation leaves the numbers alone: one slot for each.
  'crew-photo': goal('camera-with-flash', { all: [{ anyOf: crew }, { anyOf: crew }, { anyOf: crew }] }),
  'very-long-break': goal('pause-button', { all: [{ anyOf: restful }, { anyOf: restful }] }),
  'the-boss-is-out': goal('smiling-face-with-sunglasses', { all: ['old-couch'], unlessInPlay: ['benson'] }),
  'final-boss': goal('joystick', pair('destroyer-of-worlds', 'video-game'), withCreeper),
  'calmed-by-a-power-ballad': goal('studio-microphone', pair('destroyer-of-worlds', 'mixtape'), withCreeper),
  'somebody-will-notice': goal('eyes', pair('unfinished-chores', 'benson'), withCreeper),
  'first-thing-tomorrow': goal('rooster', pair('unfinished-chores', 'old-couch'), withCreeper),
})
