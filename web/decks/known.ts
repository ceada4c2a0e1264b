/** What the cards of the loaded editions are. Facts about a card never change, so one table serves the whole page. */
import type { CardType } from '@meanwhile/engine'
import type { CardFacts } from '@meanwhile/engine/catalogue'

const known: { [card: string]: CardFacts } = {}

export function know(facts: { [card: string]: CardFacts }): void {
  Object.assign(known, facts)
}

/** A second copy in one deck (`daleks~2`) is printed like the first. */
export const printed = (card: string): string => card.split('~')[0] ?? card

export const factsOf = (card: string): CardFacts | undefined => known[printed(card)]
export const typeOf = (card: string): CardType => factsOf(card)?.type ?? 'rule'
export const kindClass = (card: string): string => `k-${typeOf(card)}`
