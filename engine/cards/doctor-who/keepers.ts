import { choose, creepersOf, discard, discardAll, extraTurn, give, inHand, lookAtTop, one, seeHand, takeAtRandom } from '../../ops.ts'
import { type KeeperCard, keeper, oncePerTurn } from '../card.ts'

const daleks = creepersOf('all', { named: ['daleks'] })
const metal = creepersOf('self', { named: ['daleks', 'cybermen'] })

const doctor = (picture: string, number: number): KeeperCard => keeper(picture, ['doctor'], { number, rulings: ['E1'] })
const companion = (picture: string, more: Pick<KeeperCard, 'power'> & { rulings?: string[] } = {}): KeeperCard =>
  keeper(picture, ['companion'], { ...more, rulings: ['E1', ...(more.rulings ?? [])] })

export const keepers = (): Record<string, KeeperCard> => ({
  'first-doctor': doctor('old-man', 1),
  'second-doctor': doctor('flute', 2),
  'third-doctor': doctor('automobile', 3),
  'fourth-doctor': doctor('yo-yo', 4),
  'fifth-doctor': doctor('cricket-game', 5),
  'sixth-doctor': doctor('umbrella-with-rain-drops', 6),
  'seventh-doctor': doctor('closed-umbrella', 7),
  'eighth-doctor': doctor('mantelpiece-clock', 8),
  'ninth-doctor': doctor('banana', 9),
  'tenth-doctor': doctor('glasses', 10),
  'eleventh-doctor': doctor('custard', 11),
  'twelfth-doctor': doctor('guitar', 12),
  'future-doctor': doctor('dotted-line-face', 13),
  'sarah-jane-smith': companion('writing-hand'),
  'k-9': companion('robot', { power: oncePerTurn('a-card-can-be-drawn', lookAtTop), rulings: ['P2', 'F8'] }),
  'rose-tyler': companion('rose', { power: oncePerTurn({ some: daleks }, discard('used'), discardAll(daleks)), rulings: ['F17'] }),
  'martha-jones': companion('stethoscope'),
  'the-ponds': companion('woman-red-hair'),
  'river-song': companion('notebook-with-decorative-cover', {
    power: oncePerTurn({ some: 'others-with-cards' }, choose(one, 'others-with-cards', 'whose-hand-to-see'), seeHand('whose-hand-to-see')),
  }),
  'donna-noble': companion('megaphone'),
  'clara-oswald': companion('teacher'),
  'captain-jack-harkness': companion('military-medal', {
    power: oncePerTurn(
      { some: 'others-with-cards' },
      choose(one, 'others-with-cards', 'whose-card-to-swap'),
      takeAtRandom({ word: 1 }, 'whose-card-to-swap', 'hand'),
      choose(one, inHand(), 'card-to-give'),
      give('card-to-give', 'whose-card-to-swap'),
    ),
  }),
  tardis: keeper('door', [], { power: oncePerTurn({ extraTurnLeftOf: 'tardis' }, discard('used'), extraTurn), rulings: ['F9', 'L8'] }),
  'sonic-screwdriver': keeper('screwdriver', [], {
    power: oncePerTurn({ some: metal }, choose(one, metal, 'creeper-to-discard'), discard('creeper-to-discard')),
    rulings: ['F17'],
  }),
  'that-scarf': keeper('scarf'),
})
