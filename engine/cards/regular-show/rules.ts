import { choose, draw, one, oneOf, onlyIfPicked, thenDo, turnUpOne } from '../../ops.ts'
import { rule } from '../card.ts'

const free = ['T11', 'F1', 'F17']

export const rules = () => ({
  'yeahuh-required': rule('speech-balloon', { word: 'yeahuh' }, ['E2']),
  'hazard-pay': rule('biohazard', { bonus: { draw: 1, play: 1, when: 'a-creeper-is-in-front' } }, ['F6', 'C2']),
  'call-your-shot': rule(
    'pool-8-ball',
    {
      free: {
        limit: 'once-per-turn',
        usable: 'a-card-can-be-drawn',
        ops: [choose(one, oneOf('rule', 'goal', 'keeper', 'action'), 'type-to-call'), turnUpOne, thenDo('called-it')],
      },
    },
    [...free, 'C1', 'F5'],
  ),
  'supposed-to-be-working': rule(
    'zipper-mouth-face',
    {
      free: {
        limit: 'once-per-turn',
        usable: 'a-card-can-be-drawn',
        ops: [choose(one, oneOf('yes', 'no'), 'ought-to-be-working'), onlyIfPicked('ought-to-be-working', 'yes', draw(1))],
      },
    },
    [...free, 'F5', 'W1'],
  ),
})
