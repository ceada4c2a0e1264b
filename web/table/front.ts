/** What lies in front of a player, as it is picked up: a Keeper and the Creepers fastened to it are one. */
import type { View } from '@meanwhile/engine'

export type Unit = { card: string; fastened: string[] }

export function unitsOf(front: string[], attached: View['attached']): Unit[] {
  return front
    .filter((card) => !isFastened(card, front, attached))
    .map((card) => ({ card, fastened: front.filter((creeper) => attached[creeper] === card) }))
}

/** To a Keeper that lies beside it; anything else lies for itself. */
const isFastened = (card: string, front: string[], attached: View['attached']): boolean => {
  const keeper = attached[card]
  return keeper !== undefined && front.includes(keeper)
}
