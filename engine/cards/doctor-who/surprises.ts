import { choose, creepersOf, discard, draw, extraTurn, ifSome, moveTo, one, stop } from '../../ops.ts'
import { type SurpriseCard, surprise } from '../card.ts'

const toSomebodyElse = ifSome(
  'others',
  [choose(one, 'others', 'who-gets-the-creeper'), moveTo('creeper-to-move', 'who-gets-the-creeper')],
  [discard('creeper-to-move')],
)

export const surprises = (): Record<string, SurpriseCard> => ({
  'my-turn-next': surprise('person-raising-hand', 'turn-ending', { inTurn: [extraTurn], outOfTurn: [extraTurn] }, ['F9']),
  'dont-blink': surprise(
    'face-with-peeking-eye',
    'keeper-taken',
    {
      inTurn: [ifSome(creepersOf('self'), [choose(one, creepersOf('self'), 'creeper-to-move'), toSomebodyElse], [draw(2)])],
      outOfTurn: [stop],
    },
    ['C4', 'F13', 'G5'],
  ),
})
