/** Surprises that several editions print. */
import type { SurpriseCard } from '../card.ts'

export const surprises: Record<string, SurpriseCard> = {}
