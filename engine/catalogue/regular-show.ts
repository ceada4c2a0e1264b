/** The cards a table of Regular Show can meet, and nothing of the other editions. */
import { cards as own } from '../cards/regular-show/index.ts'
import { cards as shared } from '../cards/shared/index.ts'
import { factsOfAll } from './facts.ts'

export const facts = factsOfAll({ ...shared(), ...own() })
