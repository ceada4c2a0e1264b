/** What an entry of a card table may say. No prose: words are in `texts/`. */
import type { CardId, CardType, Game, PickName, SeatId, Trigger } from '../game.ts'
import type { Op, Source } from '../ops.ts'

/** A name of the open colour emoji set the product serves (Fluent Emoji, flat). */
export type Picture = string
/** Ids of the rulings a reader of this card may want to see. */
export type Rulings = string[]

export type Icon = 'food' | 'doctor' | 'companion' | 'cat' | 'dog' | 'villain' | 'attach'

// ── Goals ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** `'batman'`, any of several, any card with an icon; a printed count is raised by Inflation, "a Cat" is not. */
export type GoalSlot = string | { icon: Icon; count?: number } | { anyOf: string[] }
/** What one player must have in play; one card never fills two slots (E1). Numerals are raised by Inflation. */
export type Needs =
  | {
      all: GoalSlot[] /** nobody at the table has it */
      unlessInPlay?: string[] /** so many Creepers on the whole table */
      tableWide?: { creepers: number }
    }
  | { atLeast: number; of: string[] }
  /** strictly the most Keepers in play, and at least this many */
  | { keepers: number }
  /** strictly the most cards in hand, and at least this many */
  | { hand: number }
  /** at least this many Creepers in front */
  | { creepers: number }
  /** so many with this icon whose numbers follow each other */
  | { consecutive: 'number'; count: number; icon: Icon }

// ── Rules and powers ───────────────────────────────────────────────────────────────────────────────────────────────

export type Plays = number | 'all' | { allBut: number }
export type BonusWhen = 'the-party-is-in-play' | 'fewest-keepers' | 'most-keepers' | 'most-cats' | 'a-creeper-is-in-front'

/** It is offered only while it can have an effect (F17): all of these hold. */
export type Usable =
  | 'a-goal-is-in-hand'
  | 'a-card-can-be-drawn'
  | 'a-keeper-is-in-front'
  | 'a-play-and-a-card-are-left'
  | 'plays-are-left'
  | 'plays-can-grow'
  /** there is something to pick from this source */
  | { some: Source }
  /** nothing lies under this card */
  | { nothingUnder: string }
  /** this card has given the player no extra turn in the present row of turns (F9) */
  | { extraTurnLeftOf: string }

export type FreeAction = {
  /** `ends-turn` is once per turn by nature. */
  limit: 'once-per-turn' | 'any-time' | 'ends-turn'
  usable: Usable | Usable[]
  ops: Op[]
}

/** What a card gives, all the time, to whoever has it in front of them, or has the card that a rule names. */
export type Gift = {
  draw?: number
  play?: number
  /** Both limits are so much higher for them. */
  limitsPlus?: number
  /** These do not bind them at all. */
  unboundBy?: ('hand-limit' | 'keeper-limit')[]
  /** Others may not choose their Keepers with this icon, nor what is fastened to them. */
  shelters?: Icon
  /** No Surprise of others during their turn. */
  shutsOut?: 'surprises'
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
  /** Whoever has this card in play gets this. */
  | { whoHas: string; gets: Gift }
  /** Only one card with this icon stays in play, the one with the highest number. */
  | { onlyOne: Icon }
  /** Cards with this icon that would be discarded lie under this rule instead, until it goes. */
  | { catches: Icon }
  /** Creepers keep nobody from winning while a card with this icon is in play. */
  | { creepersHarmlessWith: Icon }
  /** Villains in front of others do not keep anybody from winning. */
  | { villainsOfOthers: 'harmless' }
  /** On landing, an Action from the discard pile is laid under it; everybody may carry it out once in their turn. */
  | { keepsDoing: 'action' }
  /** A Keeper played from hand needs this word. */
  | { word: 'yeahuh' }

// ── Cards ──────────────────────────────────────────────────────────────────────────────────────────────────────────

type Printed = { picture: Picture; rulings: Rulings }
/** `power` can be used by whoever has the card in front of them (T14); `gives` holds all the time. */
type InFront = { icons: Icon[]; number?: number; power?: FreeAction; gives?: Gift }
export type KeeperCard = Printed &
  InFront & { type: 'keeper' /** an offer out of turn, open while it is in front of its owner */; offers?: 'set' | 'release' }
export type CreeperCard = Printed & InFront & { type: 'creeper' /** fastens itself to a Keeper (C5) */; attaches?: true }
export type GoalCard = Printed & { type: 'goal'; needs: Needs }
export type RuleCard = Printed & { type: 'rule'; effect: RuleEffect }
export type ActionCard = Printed & { type: 'action'; ops: Op[] }
/** `inTurn` as one of one's plays, `outOfTurn` in answer to the trigger (U1). */
export type SurpriseCard = Printed & { type: 'surprise'; trigger: Trigger; inTurn: Op[]; outOfTurn: Op[] }
export type Card = KeeperCard | CreeperCard | GoalCard | RuleCard | ActionCard | SurpriseCard
export type Provenance = 'rulebook' | 'attested' | 'sibling' | 'house'

/** `keeper('brain')`, `keeper('cookie', ['food'])`, `keeper('bat', [], { power: { … }, rulings: ['T14'] })`. */
export const keeper = (
  picture: Picture,
  icons: Icon[] = [],
  more: Partial<Omit<KeeperCard, 'type' | 'picture' | 'icons'>> = {},
): KeeperCard => ({
  type: 'keeper',
  picture,
  icons,
  ...more,
  rulings: ['G4', 'L5', ...(more.power ? ['T14'] : []), ...(more.rulings ?? [])],
})
/** `creeper('clown-face', ['villain'])`, `creeper('bug', ['attach'], { attaches: true })`. */
export const creeper = (
  picture: Picture,
  icons: Icon[] = [],
  more: Partial<Omit<CreeperCard, 'type' | 'picture' | 'icons'>> = {},
): CreeperCard => ({
  type: 'creeper',
  picture,
  icons,
  ...more,
  rulings: ['C1', icons.includes('villain') ? 'C3' : 'C2', 'C4', ...(more.attaches ? ['C5'] : []), ...(more.rulings ?? [])],
})
export const goal = (picture: Picture, needs: Needs, rulings: Rulings = []): GoalCard => ({
  type: 'goal',
  picture,
  rulings: ['G1', 'G2', 'G3', ...rulings],
  needs,
})
export const rule = (picture: Picture, effect: RuleEffect, rulings: Rulings): RuleCard => ({ type: 'rule', picture, rulings, effect })
export const action = (picture: Picture, rulings: Rulings, ops: Op[]): ActionCard => ({ type: 'action', picture, rulings, ops })
/** `surprise('stop-sign', 'action-played', { inTurn: […], outOfTurn: […] })`. @public */
export const surprise = (
  picture: Picture,
  trigger: Trigger,
  ops: { inTurn: Op[]; outOfTurn: Op[] },
  rulings: Rulings = [],
): SurpriseCard => ({ type: 'surprise', picture, trigger, ...ops, rulings: ['U1', 'U2', 'U3', 'U4', ...rulings] })

/** `oncePerTurn({ some: inHand() }, choose(…), discard(…))`: a free action or a power. */
export const oncePerTurn = (usable: Usable | Usable[], ...ops: Op[]): FreeAction => ({ limit: 'once-per-turn', usable, ops })

/** Two Keepers, the usual Goal. */
export const pair = (a: string, b: string): Needs => ({ all: [a, b] })

/** What a card's own function may look at. */
export type Look = {
  /** The acting player and, per pick name, what was chosen so far. */
  seat: SeatId
  picks: { [name in PickName]?: string[] }
  /** A printed numeral as it counts at this moment. */
  numeral: (printed: number) => number
  /** The table, to look at. */
  game: Readonly<Game>
  /** What lies aside. */
  aside: readonly CardId[]
  typeOf: (card: CardId) => CardType
  hasIcon: (card: CardId, icon: Icon) => boolean
}
export type Then = (look: Look) => Op[]
