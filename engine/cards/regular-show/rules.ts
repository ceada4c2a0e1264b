import type { RuleCard } from '../card.ts'

export const rules: Record<string, RuleCard> = {}
