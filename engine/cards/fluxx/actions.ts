import { asMany, by, choose, dealKeepers, discard, draw, drawAside, one, oneOf, play, repeat } from '../../ops.ts'
import { action } from '../card.ts'

export const actions = () => ({
  'discard-and-draw': action('flower-playing-cards', ['F3', 'F5'], [discard('hand'), draw(asMany('discarded'))]),
  'no-limits': action('infinity', ['L4'], [discard('limits')]),
  'share-the-wealth': action('pie', ['G2', 'F11'], [dealKeepers]),
  'todays-special': action(
    'birthday-cake',
    ['T9', 'T10', 'F4'],
    [
      drawAside(3),
      choose(one, oneOf('birthday', 'holiday', 'neither'), 'what-day-it-is'),
      repeat(
        by('what-day-it-is', { birthday: 3, holiday: 2, neither: 1 }),
        choose(one, 'aside', 'card-to-play-next'),
        play('card-to-play-next'),
      ),
      discard('aside'),
    ],
  ),
  'trash-a-new-rule': action('axe', ['S1'], [choose(one, 'new-rules', 'rule-to-trash'), discard('rule-to-trash')]),
})
