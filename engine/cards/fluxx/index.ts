import { actions } from './actions.ts'
import { goals } from './goals.ts'
import { keepers } from './keepers.ts'
import { rules } from './rules.ts'

/** The order is that of stored records: it never changes. */
export const cards = () => ({ ...rules(), ...goals(), ...keepers(), ...actions() })
