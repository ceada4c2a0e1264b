/** Die Wörter, die immer zur Hand sind: die des Tisches und was überall vorkommen kann. */
import type { WordsAtHand } from '../../en/web/at-hand.ts'
import { common } from './common.ts'
import { errors } from './errors.ts'
import { table } from './table.ts'
import { telling } from './telling.ts'

export const atHand: WordsAtHand = { common, errors, table, telling }
