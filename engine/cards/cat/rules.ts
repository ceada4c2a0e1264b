import { choose, discard, draw, either, fetch, inHand, keepersOf, lay, one, oneOf, onlyIfPicked, take } from '../../ops.ts'
import { rule } from '../card.ts'

const free = ['T11', 'F1', 'F17']
/** What goes back into a hand has nothing fastened to it. */
const lapCats = keepersOf('self', { unattached: true })

export const rules = () => ({
  curiosity: rule(
    'face-with-monocle',
    {
      free: {
        limit: 'once-per-turn',
        usable: [{ some: inHand() }, { some: { topOfDiscard: ['rule', 'goal', 'keeper', 'surprise'] } }],
        ops: [
          choose(one, inHand(), 'card-to-discard'),
          choose(one, { topOfDiscard: ['rule', 'goal', 'keeper', 'surprise'] }, 'card-to-fetch'),
          fetch('card-to-fetch'),
          discard('card-to-discard'),
        ],
      },
    },
    free,
  ),
  'lap-swap': rule(
    'seat',
    {
      free: {
        limit: 'once-per-turn',
        usable: [{ some: lapCats }, { some: inHand(['keeper']) }],
        ops: [
          choose(one, lapCats, 'keeper-to-take-back'),
          choose(one, inHand(['keeper']), 'keeper-to-put-down'),
          take('keeper-to-take-back', 'hand'),
          lay('keeper-to-put-down'),
        ],
      },
    },
    [...free, 'C5'],
  ),
  'never-mind': rule(
    'face-with-rolling-eyes',
    {
      free: {
        limit: 'once-per-turn',
        usable: [{ some: 'goals-in-play' }, { some: inHand(['goal']) }],
        ops: [
          // What is picked lies open while more is asked, so the hand comes last.
          choose(one, 'goals-in-play', 'goal-to-take-back'),
          choose(one, inHand(['goal']), 'goal-to-put-down'),
          take('goal-to-take-back', 'hand'),
          lay('goal-to-put-down'),
        ],
      },
    },
    [...free, 'G1'],
  ),
  'off-the-shelf': rule(
    'amphora',
    {
      free: {
        limit: 'once-per-turn',
        usable: { some: either(inHand(), keepersOf('self')) },
        ops: [choose(one, either(inHand(), keepersOf('self')), 'card-to-knock-off'), discard('card-to-knock-off')],
      },
    },
    [...free, 'C5'],
  ),
  'crazy-cat-bonus': rule('cat-with-tears-of-joy', { bonus: { draw: 1, play: 1, when: 'most-cats' } }, ['E3', 'F6']),
  'cat-in-the-room-bonus': rule(
    'window',
    {
      free: {
        limit: 'once-per-turn',
        usable: 'a-card-can-be-drawn',
        ops: [choose(one, oneOf('yes', 'no'), 'is-a-cat-here'), onlyIfPicked('is-a-cat-here', 'yes', draw(1))],
      },
    },
    [...free, 'F5', 'W1'],
  ),
})
