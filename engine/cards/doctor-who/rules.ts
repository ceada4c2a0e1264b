import { play } from '../../ops.ts'
import { oncePerTurn, type RuleCard, rule } from '../card.ts'

export const rules = (): Record<string, RuleCard> => ({
  'allons-y-geronimo': rule('parachute', { free: oncePerTurn('a-card-can-be-drawn', play('top-card')) }, ['T11', 'F1', 'F17', 'U5', 'C4']),
  'blinovitch-limitation-effect': rule('no-entry', { onlyOne: 'doctor' }, ['E1', 'G2']),
  'im-a-genius': rule('graduation-cap', { creepersHarmlessWith: 'doctor' }, ['C2', 'E1']),
  'bigger-on-the-inside': rule('spiral-shell', { whoHas: 'tardis', gets: { draw: 1, unboundBy: ['hand-limit', 'keeper-limit'] } }, [
    'F5',
    'F6',
    'L1',
  ]),
})
