import type { Chance, Decision } from '../game.ts'
import type { View } from '../view.ts'

/** Sees a view, picks among the options; there is no other door. */
export type Bot = (view: View, decision: Decision, chance: Chance, more?: () => boolean) => string[]
