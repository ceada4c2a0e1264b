/** The Actions of Regular Show Fluxx, and the functions of those whose procedure words alone cannot tell. */
import {
  choose,
  discard,
  discarded,
  draw,
  fetch,
  frontOf,
  ifSome,
  moveTo,
  type Op,
  one,
  oneOf,
  onlyIfPicked,
  owe,
  passAtRandom,
  play,
  repeat,
  sendBack,
  stopRepeating,
  takeUp,
  thenDo,
  turnUpOne,
} from '../../ops.ts'
import { action, type Look } from '../card.ts'

export const actions = () => ({
  'step-off': action(
    'leg',
    ['C6', 'C4', 'T15'],
    [choose(one, frontOf('all', { unattached: true }), 'card-to-step-off'), thenDo('step-off')],
  ),
  'do-me-a-solid': action('rock', ['E2'], [choose(one, 'others', 'who-owes'), owe('who-owes')]),
  'it-got-out-of-hand': action('face-with-spiral-eyes', ['T9', 'C1', 'F2'], [repeat({ word: 3 }, turnUpOne, thenDo('got-out-of-hand'))]),
  'staff-meeting': action('busts-in-silhouette', ['F11', 'F3'], [passAtRandom]),
  'lost-and-found': action(
    'label',
    ['F5'],
    [ifSome(discarded('keeper'), [choose(one, discarded('keeper'), 'keeper-to-find'), fetch('keeper-to-find')], [draw(2)])],
  ),
})

/** A Keeper goes back into a hand; a Creeper where its chaser likes, if there is anybody else to have it. */
const stepOff = ({ picks, game, typeOf }: Look): Op[] => {
  const [card] = picks['card-to-step-off'] ?? []
  if (!card) return []
  if (typeOf(card) === 'keeper') return [sendBack('card-to-step-off')]
  if (game.players.filter((player) => !player.waiting).length < 2) return [discard('card-to-step-off')]
  return [
    choose(one, oneOf('discard', 'give'), 'creeper-fate'),
    onlyIfPicked('creeper-fate', 'discard', discard('card-to-step-off')),
    onlyIfPicked(
      'creeper-fate',
      'give',
      choose(one, { without: 'card-to-step-off' }, 'who-gets-the-creeper'),
      moveTo('card-to-step-off', 'who-gets-the-creeper'),
    ),
  ]
}

const gotOutOfHand = ({ aside, typeOf }: Look): Op[] => {
  const [card] = aside
  if (!card) return [stopRepeating]
  return typeOf(card) === 'keeper' ? [play('turned-up'), stopRepeating] : [play('turned-up')]
}

/** What was called and came is taken; what came otherwise goes to the discard pile with the rest of what lies aside. */
const calledIt = ({ aside, picks, typeOf }: Look): Op[] => {
  const [card] = aside
  if (!card || typeOf(card) !== picks['type-to-call']?.[0]) return []
  return [choose(one, 'aside', 'card-to-take'), takeUp('card-to-take')]
}

/** Names stay for good: a stored game may hold them. */
export const thens = { 'step-off': stepOff, 'got-out-of-hand': gotOutOfHand, 'called-it': calledIt }
