/**
 * What a game is: types only. A `Game` is a JSON value that lies in a database for days between two moves,
 * so nothing here may ever hold a function, a class, a date or a Map.
 */
import type { Decision, Orders, PickName, Refusal } from './decision.ts'
import type { GameEvent } from './events.ts'
import type { Op } from './ops.ts'

export type * from './decision.ts'
export type { GameEvent, SeenEvent } from './events.ts'

export type SeatId = `s${number}`
/** Kebab-case name of a card; further copies in one deck are `daleks~2`, `daleks~3`. */
export type CardId = string
export type EditionId = 'fluxx' | 'batman' | 'doctor-who' | 'cat' | 'regular-show'
export type CardType = 'rule' | 'goal' | 'keeper' | 'action' | 'creeper' | 'surprise'
export type Slot = 'draw' | 'play' | 'hand-limit' | 'keeper-limit'

export type FirstPlayer = 'host' | 'random' | 'initiative'
export type TableOptions = {
  first: FirstPlayer
  /** Whom the host named, for `first: 'host'`. */
  starter: SeatId
  /** How Surprises are played out of turn: armed ahead in secret, or asked for at each event (U3). Armed, unless it says otherwise. */
  reactions?: Reactions
  /** One player against two decks (O1 to O6). */
  solo?: true
}
export type Reactions = 'arm' | 'ask'

/** What a Surprise can answer out of turn. */
export type Trigger =
  | 'goal-played'
  | 'rule-played'
  | 'action-played'
  | 'keeper-played'
  | 'keeper-taken'
  | 'turn-ending'
  | 'creeper-drawn'
  | 'surprise-played'

/** Something that can be answered: who does it, with which card or to which, and whose Keeper it takes. */
export type Happening = { on: Trigger; by: SeatId; card?: CardId; from?: SeatId }

/** A Surprise that lies ready in a hand. Secret. `only`: the cards or players its owner narrowed it to (U3, U6). */
export type Armed = { card: CardId; trigger: Trigger; only?: string[] }

export type Player = {
  seat: SeatId
  hand: CardId[]
  /** What lies face up in front of them, in the order it came. */
  front: CardId[]
  /** How many questions this seat was ever asked: the source of its next decision id. */
  asked: number
  /** Has a seat but no cards yet: an effect was half-way when they joined (J1). */
  waiting?: true
  orders?: Orders
  /** Surprises in hand that wait for their event, in the order they were armed (U3). */
  armed?: Armed[]
}

export type RuleInPlay = { card: CardId; by: SeatId; at: number }

/** A question with the place in its frame where the answer goes. */
export type Asked = Decision & { key: string }

export type TurnFrame = {
  kind: 'turn'
  seat: SeatId
  todo: Op[]
  answers?: Answers
  /** Cards drawn under the Draw rule so far; null before the draw. */
  drawn: number | null
  played: number
  /** Free actions used this turn. */
  used: CardId[]
  /** Cards that gave this player an extra turn in the present row of turns (F9). */
  row: CardId[]
  beganEmptyHanded: boolean
  /** Plays that cards have added to this turn alone. */
  more?: { card: CardId; plays: number }[]
  /** Solo: the new rule that follows this turn has come (O3). */
  ruled?: true
  /** The plays are over; limits bind this player as well (T1). */
  ending?: true
}

/** A card being played, or a free action being used (`uses`). */
export type CardFrame = {
  kind: 'card'
  seat: SeatId
  todo: Op[]
  answers?: Answers
  /** Lies here and in no pile until it is done, so that a reshuffle half-way cannot deal it to its own player (F2). */
  card?: CardId
  uses?: CardId
  at: number
  /** The hand of its own that an Action drew (T10), or what it turned up. */
  aside?: CardId[]
  /** What lies aside was turned up for all to see. */
  faceUp?: true
  picks?: { [name in PickName]?: string[] }
  /** A Keeper played while a word is wanted: whether it was said. */
  word?: 'said' | 'missing'
  /** Printed numerals already served, so that Inflation can top them up (F4). */
  given?: Given[]
  /** How many cards the effect discarded last. */
  letGo?: number
  /** Who was present when the effect began (J1). */
  present: SeatId[]
  /** A Surprise out of turn: what it answers (U4). */
  answering?: Happening
}

export type SettleFrame = { kind: 'settle'; seat: SeatId; todo: Op[]; answers?: Answers }
/** Before the first turn: who takes the initiative (S3). */
export type StartFrame = { kind: 'start'; seat: SeatId; todo: Op[]; answers?: Answers }
export type Frame = TurnFrame | CardFrame | SettleFrame | StartFrame

export type Answers = Record<string, string[]>
/** `times`: the numeral counts once for each person, or simply once. */
export type Given = { numeral: number; times: number; got: number; to: 'aside' | 'hand' }

export type Ending =
  | { how: 'won'; winner: SeatId; goals: CardId[] }
  /** Nobody can ever draw or play again (F16). */
  | { how: 'stuck'; winner: null; goals: [] }
  /** Fewer than two people are left (J2). */
  | { how: 'deserted'; winner: null; goals: [] }
  /** A solo game is over when the last card leaves either deck; the score is the number of Goals (O5). */
  | { how: 'scored'; winner: null; goals: CardId[] }

export type Game = {
  schema: number
  /** Raised whenever an outcome changes; see `record.ts`. */
  rulesVersion: number
  table: string
  editions: EditionId[]
  options: TableOptions
  chance: Chance
  /** Moves that everybody could notice; secret acts do not count, or the number would tell of them. */
  moves: number
  /** The highest seat number ever given out; seats are never reused. */
  seats: number
  /** Present players, in seat order. */
  players: Player[]
  /** Top card last. */
  deck: CardId[]
  /** Top card last. */
  discard: CardId[]
  rules: RuleInPlay[]
  goals: CardId[]
  /** Bottom is the turn; the last frame is the one being worked on. */
  stack: Frame[]
  asked: Asked[]
  /** Extra turns in the order they were called (F9). */
  extraTurns: ExtraTurn[]
  /** Whose ordinary turn came last: the order goes on from here after extra turns. */
  lastInOrder: SeatId | null
  turns: number
  over?: Ending
  // What only some editions know is absent as long as it is empty, so that a base game is stored as small as ever.
  /** Creepers just drawn, on their way to the table (C1). */
  landing?: { seat: SeatId; card: CardId }[]
  /** Creeper → the Keeper it is fastened to (C5); both lie in the same front. */
  attached?: Record<CardId, CardId>
  /** Surprises that were answered or have had their effect; they lie aside until all of their chain is settled (U4). */
  chain?: CardId[]
  /** Card in play → what lies under it, face up and not in play: in the cuffs, in the asylum, on Let's Keep Doing That! */
  under?: Record<CardId, CardId[]>
  /** Oldest first: `from` owes `to` the next Keeper they draw (E2). */
  debts?: Debt[]
  /** Keepers whose play may still be challenged (E2). */
  windows?: Window[]
  /** A solo table's further piles (O2). Top card last. */
  solo?: { rules: CardId[]; discardedRules: CardId[]; scored: CardId[] }
}

/** `after`: not yet, but when this player's turn ends; a Time Machine that is set keeps its place in the row (F9). */
export type ExtraTurn = { seat: SeatId; by: CardId; after?: SeatId }
export type Debt = { from: SeatId; to: SeatId }
/** `said`: the word came with the play. `challenged`: who has used their challenge. */
export type Window = { card: CardId; owner: SeatId; said: boolean; challenged: SeatId[] }

/** The seeded source of everything random: key and how often it was used. `next` is mixed in at the next use. */
export type Chance = { key: string; uses: number; next?: string[] }

export type Setup = {
  /** The table's id; decision ids and the commitment are made from it. */
  table: string
  editions: EditionId[]
  players: number
  /** 32 bytes, hex. Published when the game is over. */
  seed: string
  /** 16 bytes of each person's own, hex, in seat order. */
  entropy: string[]
  options?: Partial<TableOptions>
}

/** What comes of a move: the next game and what happened, or why not. */
export type Outcome = { ok: true; game: Game; events: GameEvent[] } | { ok: false; refusal: Refusal }
