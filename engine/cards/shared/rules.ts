/** New Rules that several editions print. */
import { asMany, choose, discard, draw, endTurnNow, keepersOf, one, oneOrMore, play } from '../../ops.ts'
import { rule } from '../card.ts'

const drawing = ['T5', 'T8', 'F5']
const playing = ['T4', 'T6', 'T8']
const limiting = ['L1', 'L2', 'L3', 'L4', 'T8']
const free = ['T11', 'F1', 'F17']

export const rules = () => ({
  'draw-2': rule('keycap-2', { draw: 2 }, drawing),
  'draw-3': rule('keycap-3', { draw: 3 }, drawing),
  'draw-4': rule('keycap-4', { draw: 4 }, drawing),
  'draw-5': rule('keycap-5', { draw: 5 }, drawing),
  'play-2': rule('dashing-away', { play: 2 }, playing),
  'play-3': rule('person-running', { play: 3 }, playing),
  'play-4': rule('horse-racing', { play: 4 }, playing),
  'play-all': rule('open-hands', { play: 'all' }, ['T6', 'T7', 'T8', 'F6']),
  'play-all-but-1': rule('index-pointing-up', { play: { allBut: 1 } }, ['T7', 'T8', 'F6', 'F7']),
  'hand-limit-0': rule('raised-fist', { handLimit: 0 }, limiting),
  'hand-limit-1': rule('pinching-hand', { handLimit: 1 }, limiting),
  'hand-limit-2': rule('victory-hand', { handLimit: 2 }, limiting),
  'keeper-limit-2': rule('package', { keeperLimit: 2 }, [...limiting, 'L5']),
  'keeper-limit-3': rule('file-cabinet', { keeperLimit: 3 }, [...limiting, 'L5']),
  'keeper-limit-4': rule('card-file-box', { keeperLimit: 4 }, [...limiting, 'L5']),
  'no-hand-bonus': rule('raised-hand', { drawWhenEmptyHanded: 3 }, ['T12']),
  'double-agenda': rule('bullseye', { goalsInPlay: 2 }, ['G1', 'G3', 'F15']),
  'get-on-with-it': rule(
    'fast-forward-button',
    { free: { limit: 'ends-turn', usable: 'a-play-and-a-card-are-left', ops: [discard('hand'), draw(3), endTurnNow] } },
    [...free, 'F10'],
  ),
  'goal-mill': rule(
    'wheel',
    {
      free: {
        limit: 'once-per-turn',
        usable: 'a-goal-is-in-hand',
        ops: [choose(oneOrMore, 'goals-in-hand', 'goals-to-mill'), discard('goals-to-mill'), draw(asMany('goals-to-mill'))],
      },
    },
    free,
  ),
  'mystery-play': rule(
    'magnifying-glass-tilted-left',
    { free: { limit: 'once-per-turn', usable: 'a-card-can-be-drawn', ops: [play('top-card')] } },
    free,
  ),
  recycling: rule(
    'recycling-symbol',
    {
      free: {
        limit: 'once-per-turn',
        usable: 'a-keeper-is-in-front',
        ops: [choose(one, keepersOf('self'), 'keeper-to-recycle'), discard('keeper-to-recycle'), draw(3)],
      },
    },
    free,
  ),
})
