import type { Card, Then } from '../card.ts'
import { actions } from './actions.ts'
import { creepers } from './creepers.ts'
import { goals } from './goals.ts'
import { keepers } from './keepers.ts'
import { rules } from './rules.ts'
import { surprises } from './surprises.ts'

export const cards: Record<string, Card> = { ...keepers, ...creepers, ...goals, ...rules, ...actions, ...surprises }
/** Functions of cards whose procedure words alone cannot tell. Names stay for good: a stored game may hold them. */
export const thens: Record<string, Then> = {}
