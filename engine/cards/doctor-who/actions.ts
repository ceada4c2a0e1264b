import type { ActionCard } from '../card.ts'

export const actions: Record<string, ActionCard> = {}
