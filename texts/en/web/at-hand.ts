/** The words that are always at hand: of the table, and of what can happen anywhere. */
import { common } from './common.ts'
import { errors } from './errors.ts'
import { table } from './table.ts'
import { telling } from './telling.ts'

export const atHand = { common, errors, table, telling }
export type WordsAtHand = typeof atHand
