import { choose, creepersOf, divert, draw, keepersOf, moveTo, one, onlyIf, othersDiscard, stop, take } from '../../ops.ts'
import { type SurpriseCard, surprise } from '../card.ts'

const villains = creepersOf('all', { icon: 'villain' })

export const surprises = (): Record<string, SurpriseCard> => ({
  'its-a-trap': surprise(
    'mouse-trap',
    'keeper-taken',
    {
      inTurn: [...othersDiscard(), draw(2)],
      outOfTurn: [stop, choose(one, keepersOf('answered'), 'keeper-to-steal'), take('keeper-to-steal', 'front')],
    },
    ['G5'],
  ),
  'not-your-problem': surprise(
    'person-shrugging',
    'creeper-drawn',
    {
      inTurn: [
        choose(one, villains, 'creeper-to-move'),
        onlyIf(
          villains,
          choose(one, { without: 'creeper-to-move' }, 'who-gets-the-creeper'),
          moveTo('creeper-to-move', 'who-gets-the-creeper'),
        ),
      ],
      outOfTurn: [divert],
    },
    ['C1', 'F13'],
  ),
})
