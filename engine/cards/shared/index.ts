/** Cards that several editions print. */
import { actions, thens } from './actions.ts'
import { goals } from './goals.ts'
import { rules } from './rules.ts'
import { surprises } from './surprises.ts'

export const cards = () => ({ ...rules(), ...goals(), ...actions(), ...surprises() })
export { thens }
