/** Surprises that several editions print. */
import { choose, discard, divert, keepersOf, one, othersDiscard, stop, take, upToTwo } from '../../ops.ts'
import { surprise } from '../card.ts'

const steal = [choose(one, keepersOf('others'), 'keeper-to-steal'), take('keeper-to-steal', 'front')]

export const surprises = () => ({
  'canceled-plans': surprise('cross-mark', 'goal-played', { inTurn: [discard('goals'), ...othersDiscard('goal')], outOfTurn: [stop] }, [
    'G2',
  ]),
  'stop-that': surprise('stop-sign', 'action-played', { inTurn: othersDiscard('action'), outOfTurn: [stop] }, ['T9']),
  'thats-mine': surprise('pinched-fingers', 'keeper-played', { inTurn: steal, outOfTurn: [divert] }, ['G5']),
  veto: surprise(
    'thumbs-down',
    'rule-played',
    { inTurn: [choose(upToTwo, 'new-rules', 'rules-to-discard'), discard('rules-to-discard')], outOfTurn: [stop] },
    ['T8'],
  ),
})
