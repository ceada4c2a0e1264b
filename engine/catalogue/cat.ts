/** The cards a table of Cat can meet, and nothing of the other editions. */
import { cards as own } from '../cards/cat/index.ts'
import { cards as shared } from '../cards/shared/index.ts'
import { factsOfAll } from './facts.ts'

export const facts = factsOfAll({ ...shared(), ...own() })
