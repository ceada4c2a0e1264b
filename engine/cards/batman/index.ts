import type { Card } from '../card.ts'
import { actions, thens } from './actions.ts'
import { creepers } from './creepers.ts'
import { goals } from './goals.ts'
import { keepers } from './keepers.ts'
import { rules } from './rules.ts'
import { surprises } from './surprises.ts'

export const cards = (): Record<string, Card> => ({ ...keepers(), ...creepers(), ...goals(), ...rules(), ...actions(), ...surprises() })
export { thens }
