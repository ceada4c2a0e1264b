import { choose, discard, endTurnNow, ifSome, moveThis, one } from '../../ops.ts'
import { type CreeperCard, creeper, oncePerTurn } from '../card.ts'

const doctors = { othersWith: 'doctor' } as const

export const creepers = (): Record<string, CreeperCard> => ({
  'weeping-angels': creeper('baby-angel', [], {
    power: {
      limit: 'ends-turn',
      usable: 'plays-are-left',
      ops: [
        ifSome('others', [choose(one, 'others', 'who-gets-the-creeper'), moveThis('who-gets-the-creeper')], [discard('used')]),
        endTurnNow,
      ],
    },
    rulings: ['F10', 'F13', 'F14', 'F17'],
  }),
  daleks: creeper('oil-drum', [], { rulings: ['F14'] }),
  cybermen: creeper('mechanical-arm', [], { rulings: ['F14'] }),
  'the-master': creeper('drum', [], {
    power: oncePerTurn({ some: doctors }, choose(one, doctors, 'who-gets-the-creeper'), moveThis('who-gets-the-creeper')),
    rulings: ['E1', 'F13', 'F14', 'F17'],
  }),
})
