/** Keep-lists: what a ranking would do, as the engine does it. */
import { factsOf } from '../decks/known.ts'

export type ListName = 'keepInHand' | 'keepOnTable'

/** Up by one for -1, down by one for 1. */
export function moved(ranking: string[], card: string, by: -1 | 1): string[] {
  const at = ranking.indexOf(card)
  const to = at + by
  if (at < 0 || to < 0 || to >= ranking.length) return ranking
  return ranking.with(at, ranking[to] ?? card).with(to, card)
}

/** What stays under a limit: by name first, then what came first. null: at once it does not act, since it names too few. */
export function keptUnder(limit: number, held: string[], ranking: string[], when: 'at-once' | 'at-time-out'): string[] | null {
  const named = ranking.filter((card) => held.includes(card))
  if (named.length < limit && when === 'at-once') return null
  return [...named, ...held.filter((card) => !named.includes(card))].slice(0, limit)
}

/** What may be named in a list and is not yet. */
export const nameable = (list: ListName, ranking: string[], cards: string[]): string[] =>
  cards.filter((card) => {
    const type = factsOf(card)?.type
    return (list === 'keepInHand' ? type !== undefined : type === 'keeper') && !ranking.includes(card)
  })
