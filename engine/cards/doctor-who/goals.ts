import type { GoalCard } from '../card.ts'

export const goals: Record<string, GoalCard> = {}
