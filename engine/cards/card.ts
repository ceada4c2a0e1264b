/** What an entry of a card table may say. No prose: words are in `texts/`. */
import type { PickName } from '../game.ts'
import type { Op } from '../ops.ts'

/** A name of the open colour emoji set the product serves (Fluent Emoji, flat). */
export type Picture = string
/** Ids of the rulings a reader of this card may want to see. */
export type Rulings = string[]

export type Icon = 'food'
export type GoalSlot = string | { icon: Icon; count: number }
/** What one player must have in play; numerals in it are raised by Inflation. */
export type Needs =
  | { all: GoalSlot[]; unlessInPlay?: string[] }
  /** strictly the most Keepers in play, and at least this many */
  | { keepers: number }
  /** strictly the most cards in hand, and at least this many */
  | { hand: number }

export type Plays = number | 'all' | { allBut: number }
export type BonusWhen = 'the-party-is-in-play' | 'fewest-keepers' | 'most-keepers'

export type FreeAction = {
  /** `ends-turn` is once per turn by nature. */
  limit: 'once-per-turn' | 'ends-turn'
  /** It is offered only while it can have an effect (F17). */
  usable: 'a-goal-is-in-hand' | 'a-card-can-be-drawn' | 'a-keeper-is-in-front' | 'a-play-and-a-card-are-left' | 'plays-are-left'
  ops: Op[]
}

export type RuleEffect =
  | { draw: number }
  | { play: Plays }
  | { handLimit: number }
  | { keeperLimit: number }
  | { bonus: { draw?: number; play?: number; when: BonusWhen } }
  | { drawWhenEmptyHanded: number }
  | { everyNumeralPlus: number }
  | { goalsInPlay: number }
  | { firstPlay: 'random' }
  | { free: FreeAction }

export type KeeperCard = { type: 'keeper'; picture: Picture; rulings: Rulings; icons: Icon[] }
export type GoalCard = { type: 'goal'; picture: Picture; rulings: Rulings; needs: Needs }
export type RuleCard = { type: 'rule'; picture: Picture; rulings: Rulings; effect: RuleEffect }
export type ActionCard = { type: 'action'; picture: Picture; rulings: Rulings; ops: Op[] }
export type Card = KeeperCard | GoalCard | RuleCard | ActionCard
export type Provenance = 'rulebook' | 'attested' | 'sibling' | 'house'

export const keeper = (picture: Picture, icons: Icon[] = []): KeeperCard => ({ type: 'keeper', picture, rulings: ['G4', 'L5'], icons })
export const goal = (picture: Picture, needs: Needs, rulings: Rulings = []): GoalCard => ({
  type: 'goal',
  picture,
  rulings: ['G1', 'G2', 'G3', ...rulings],
  needs,
})
export const rule = (picture: Picture, effect: RuleEffect, rulings: Rulings): RuleCard => ({ type: 'rule', picture, rulings, effect })
export const action = (picture: Picture, rulings: Rulings, ops: Op[]): ActionCard => ({ type: 'action', picture, rulings, ops })

/** Two Keepers, the usual Goal. */
export const pair = (a: string, b: string): Needs => ({ all: [a, b] })

/** What a card's own function may look at. */
export type Look = {
  /** The acting player and, per pick name, what was chosen so far. */
  seat: `s${number}`
  picks: { [name in PickName]?: string[] }
  /** A printed numeral as it counts at this moment. */
  numeral: (printed: number) => number
}
export type Then = (look: Look) => Op[]
