import { choose, creepersOf, discard, discardAll, draw, freeVillains, inHand, type Op, one, takeUp, thenDo, turnUpOne } from '../../ops.ts'
import { action, type Look } from '../card.ts'

export const actions = () => ({
  kpow: action('collision', ['C3', 'C4', 'X4'], [discardAll(creepersOf('all', { icon: 'villain' }))]),
  jailbreak: action('broken-chain', ['C3', 'F13', 'G2'], [freeVillains]),
  'toss-of-the-coin': action('1st-place-medal', ['T15', 'C4'], [turnUpOne, choose(one, 'aside', 'card-to-take'), thenDo('heads-or-tails')]),
})

/** What was turned up decides: a Keeper or a Goal is taken, anything else costs a card. */
const headsOrTails = ({ aside: [card], typeOf }: Look): Op[] => {
  if (!card) return []
  const isTaken = typeOf(card) === 'keeper' || typeOf(card) === 'goal'
  return isTaken
    ? [takeUp('card-to-take'), draw(2)]
    : [discard('aside'), choose(one, inHand(), 'card-to-discard'), discard('card-to-discard')]
}

export const thens = { 'heads-or-tails': headsOrTails }
