/** Small tools for writing sentences, the same in every language. */
import type { SeatId } from '@meanwhile/engine'

export const isSeat = (pick: string): pick is SeatId => /^s\d+$/.test(pick)

/** Several sentences as one text. */
export const say = (...sentences: string[]): string => sentences.join(' ')

/** "Milk, Time and Love": `and` is the last joining word. */
export function list(items: string[], and: string): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`
}

/** A card's name, and what it says in our words. */
export const card = (name: string, ...sentences: string[]) => ({ name, text: say(...sentences) })
