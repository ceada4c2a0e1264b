import {
  choose,
  creepersOf,
  discard,
  discarded,
  draw,
  extraTurn,
  inHand,
  keepersOf,
  one,
  putDown,
  putOnTop,
  putUnderThis,
  type Source,
  seeHand,
  take,
  takeThis,
} from '../../ops.ts'
import { type KeeperCard, keeper, oncePerTurn } from '../card.ts'

/** Heroes and what they can do about villains. */
const seesOff = (villains: Source) => ({
  power: oncePerTurn({ some: villains }, choose(one, villains, 'creeper-to-discard'), discard('creeper-to-discard')),
  rulings: ['C3', 'C4', 'F17'],
})
const villainsOf = (whose: 'self' | 'others' | 'all'): Source => creepersOf(whose, { icon: 'villain' })
const batmanOfOthers = keepersOf('others', { named: ['batman'] })

export const keepers = (): Record<string, KeeperCard> => ({
  'alfred-pennyworth': keeper('man-in-tuxedo', [], {
    power: oncePerTurn({ some: inHand() }, choose(one, inHand(), 'card-to-discard'), discard('card-to-discard'), draw(1)),
  }),
  batarang: keeper('boomerang', [], {
    power: oncePerTurn([], takeThis, choose(one, discarded(), 'card-to-put-on-top'), putOnTop('card-to-put-on-top')),
    rulings: ['T11', 'P2'],
  }),
  batcomputer: keeper('desktop-computer', [], { gives: { draw: 1, play: 1, limitsPlus: 1 }, rulings: ['F6', 'L6'] }),
  batgirl: keeper('woman-superhero', [], seesOff(villainsOf('others'))),
  batman: keeper('bat', [], seesOff(villainsOf('all'))),
  'batman-cuffs': keeper('chains', [], {
    power: oncePerTurn(
      [{ nothingUnder: 'batman-cuffs' }, { some: villainsOf('all') }],
      choose(one, villainsOf('all'), 'villain-to-cuff'),
      putUnderThis('villain-to-cuff'),
    ),
    offers: 'release',
    rulings: ['C3', 'J2'],
  }),
  batmobile: keeper('racing-car', [], {
    power: oncePerTurn({ extraTurnLeftOf: 'batmobile' }, discard('used'), extraTurn),
    rulings: ['F9', 'L8'],
  }),
  'bruce-wayne': keeper('briefcase', [], {
    power: oncePerTurn({ some: inHand(['keeper'], { named: ['batman'] }) }, putDown('batman'), takeThis),
    rulings: ['F17'],
  }),
  'commissioner-gordon': keeper('man-police-officer', [], {
    power: oncePerTurn({ some: 'others-with-cards' }, choose(one, 'others-with-cards', 'whose-hand-to-see'), seeHand('whose-hand-to-see')),
  }),
  robin: keeper('bird', [], seesOff(villainsOf('self'))),
  'the-bank': keeper('bank'),
  'the-batcave': keeper('mountain', [], { gives: { shutsOut: 'surprises' }, rulings: ['U3', 'U4'] }),
  'the-bat-signal': keeper('full-moon', [], {
    power: oncePerTurn({ some: batmanOfOthers }, choose(one, batmanOfOthers, 'keeper-to-steal'), take('keeper-to-steal', 'front')),
    rulings: ['G5', 'F17'],
  }),
  'wayne-manor': keeper('house-with-garden', [], { gives: { unboundBy: ['hand-limit'] }, rulings: ['L1'] }),
})
