/**
 * What a game is: types only. A `Game` is a JSON value that lies in a database for days between two moves,
 * so nothing here may ever hold a function, a class, a date or a Map.
 */
import type { Op } from './ops.ts'

export type SeatId = `s${number}`
/** Kebab-case name of a card; further copies in one deck are `daleks~2`, `daleks~3`. */
export type CardId = string
export type EditionId = 'fluxx' | 'batman' | 'doctor-who' | 'cat' | 'regular-show'
export type CardType = 'rule' | 'goal' | 'keeper' | 'action' | 'creeper' | 'surprise'
export type Slot = 'draw' | 'play' | 'hand-limit' | 'keeper-limit'

// ── Questions ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** One renderer in the web per kind, none per card. */
export type DecisionKind = 'play' | 'discard' | 'choose-cards' | 'choose-player' | 'choose-option' | 'order' | OfferKind

/** What may be done out of turn without anybody waiting for it; see `offers.ts`. */
export type OfferKind = 'arm' | 'set' | 'challenge' | 'release'

/** What is asked, as a key; the reader's language makes the sentence. A pick made by an op is asked under the pick's own name. */
export type PromptKey =
  | 'play'
  | 'before-draw'
  | 'first-play-random'
  | 'end-turn'
  | 'initiative'
  | 'hand-limit'
  | 'keeper-limit'
  | 'goal-to-replace'
  | 'goal-to-drop'
  | 'keeper-to-fasten-to'
  | 'card-to-score'
  | 'reaction'
  | OfferKind
  | PickName

/** The names under which effects keep what was chosen; each is also the key of the question that asks for it. */
export type PickName =
  | 'card-to-play-next'
  | 'who-gets-this'
  | 'own-keeper-to-exchange'
  | 'their-keeper-to-exchange'
  | 'card-to-play-again'
  | 'rules-to-discard'
  | 'rule-to-trash'
  | 'rival'
  | 'throw'
  | 'direction'
  | 'keeper-to-steal'
  | 'keeper-to-trash'
  | 'keeper-to-recycle'
  | 'what-day-it-is'
  | 'whose-hand-to-trade'
  | 'whose-card-to-use'
  | 'goals-to-mill'
  | 'card-to-zap'
  | 'action-to-keep-doing'
  | 'card-to-steal'
  | 'card-to-trash'
  | 'card-to-discard'
  | 'card-to-fetch'
  | 'keeper-to-take-back'
  | 'keeper-to-put-down'
  | 'goal-to-put-down'
  | 'goal-to-take-back'
  | 'card-to-knock-off'
  | 'is-a-cat-here'
  | 'creeper-to-reassign'
  | 'who-gets-the-creeper'
  | 'keeper-to-fasten'
  | 'cat-direction'
  | 'cat-to-give'
  | 'cat-to-adopt'
  | 'cat-to-revive'
  | 'card-to-take'
  | 'cat-to-chase'
  | 'creeper-to-bribe'
  | 'cat-to-lure'
  | 'type-to-call'
  | 'ought-to-be-working'
  | 'card-to-step-off'
  | 'creeper-fate'
  | 'who-owes'
  | 'keeper-to-find'
  | 'whom-to-challenge'
  | 'creeper-to-move'
  | 'creeper-to-discard'
  | 'villain-to-cuff'
  | 'card-to-put-on-top'
  | 'whose-hand-to-see'
  | 'shows-the-logo'
  | 'action-to-borrow'
  | 'card-to-have'
  | 'doctor-that-came'
  | 'doctor-to-discard'
  | 'top-or-bottom'
  | 'whose-card-to-swap'
  | 'card-to-give'

export type Prompt = { key: PromptKey; args: Record<string, string | number> }

/** Why something is so: a card in force or in resolution, who played it, and with which move. */
export type Reason = { card: CardId; by: SeatId | null; at: number | null }

export type Decision = {
  id: string
  player: SeatId
  kind: DecisionKind
  prompt: Prompt
  /** Everything that may be picked, and nothing else. */
  options: string[]
  min: number
  max: number
  /** The game waits for it. `false`: an offer, open as long as it makes sense. */
  owed: boolean
  because: Reason[]
  /** What is picked when the deadline passes (W1). */
  fallback: string[] | 'chance'
  /** The card an offer concerns: one `arm` per Surprise in hand, one `set` per Time Machine. */
  about?: CardId
  /** Further picks that may follow the one asked for, any number, to narrow it (`arm`). */
  only?: string[]
}

export type Move = { player: SeatId; decision: string; picks: string[]; say?: string }

export type Refusal =
  | 'game-over'
  | 'not-a-player'
  | 'not-your-decision'
  | 'stale-decision'
  | 'not-an-option'
  | 'wrong-number'
  | 'picked-twice'
  | 'too-long'
  | 'malformed'
  | 'table-full'

export type Outcome = { ok: true; game: Game; events: GameEvent[] } | { ok: false; refusal: Refusal }

// ── Standing orders ────────────────────────────────────────────────────────────────────────────────────────────────

export type When = 'at-once' | 'at-time-out'

/** What a player decided ahead. Secret: nobody else can tell an order from an answer. */
export type Orders = {
  /** Best first: what stays in hand when a Hand Limit strikes. */
  keepInHand?: { cards: CardId[]; when: When }
  /** Best first: what stays on the table when a Keeper Limit strikes. */
  keepOnTable?: { cards: CardId[]; when: When }
  /** Take the draw without waiting for what could be used before it. */
  draw?: When
  /** End the turn when only optional things are left. */
  endTurn?: When
}

// ── The game ───────────────────────────────────────────────────────────────────────────────────────────────────────

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

// ── Events ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * What happened. `cards` of an event with `knownTo` are for those seats only; everybody else gets the count.
 * An event with `only` exists for that seat alone.
 */
export type GameEvent =
  | { type: 'began'; first: SeatId | null }
  | { type: 'turn-began'; seat: SeatId; extra?: CardId }
  | { type: 'drew'; seat: SeatId; count: number; cards: CardId[]; knownTo: SeatId[]; to: 'hand' | 'aside'; because?: CardId }
  | { type: 'reshuffled'; count: number }
  | { type: 'played'; seat: SeatId; card: CardId; from: 'hand' | 'aside' | 'deck' | 'discard' }
  | { type: 'used'; seat: SeatId; card: CardId }
  | { type: 'surprised'; seat: SeatId; card: CardId; to: Happening }
  | { type: 'stopped'; seat: SeatId; card: CardId; what: Happening }
  | { type: 'armed'; seat: SeatId; only: SeatId; armed: Armed }
  | { type: 'disarmed'; seat: SeatId; only: SeatId; card: CardId }
  | { type: 'landed'; seat: SeatId; card: CardId; as: 'keeper' | 'goal' | 'rule' | 'creeper' }
  | {
      type: 'discarded'
      seat: SeatId | null
      cards: CardId[]
      from: 'hand' | 'front' | 'rules' | 'goals' | 'aside' | 'resolved' | 'under' | 'chain'
    }
  | { type: 'took-keeper'; from: SeatId; to: SeatId; card: CardId }
  | { type: 'exchanged'; seat: SeatId; with: SeatId; gave: CardId; got: CardId }
  | { type: 'dealt-keepers'; to: { seat: SeatId; cards: CardId[] }[] }
  | { type: 'took-cards'; from: SeatId; to: SeatId; count: number; cards: CardId[]; knownTo: SeatId[] }
  | { type: 'gave-card'; from: SeatId; to: SeatId; count: number; cards: CardId[]; knownTo: SeatId[] }
  | { type: 'saw-hand'; seat: SeatId; of: SeatId; count: number; cards: CardId[]; knownTo: SeatId[] }
  | { type: 'put-on-top'; seat: SeatId; card: CardId }
  | { type: 'saw-top'; seat: SeatId; count: number; cards: CardId[]; knownTo: SeatId[] }
  | { type: 'put-under-pile'; seat: SeatId }
  | { type: 'shuffled-back'; seat: SeatId; count: number }
  | { type: 'borrowed'; seat: SeatId; of: SeatId; card: CardId }
  | { type: 'pooled-hands'; to: { seat: SeatId; count: number }[] }
  | { type: 'hands-moved'; moves: { from: SeatId; to: SeatId; count: number }[] }
  | { type: 'took-from-play'; seat: SeatId; card: CardId; from: SeatId | null }
  | { type: 'trash-emptied'; count: number }
  | { type: 'chose'; seat: SeatId; prompt: PromptKey; picks: string[] }
  | { type: 'threw'; throws: { seat: SeatId; throw: string }[] }
  | { type: 'extra-turn'; seat: SeatId; card: CardId }
  | { type: 'timed-out'; seat: SeatId; kind: DecisionKind }
  | { type: 'order-fired'; seat: SeatId; only: SeatId; order: keyof Orders; prompt: PromptKey; picks: string[] }
  | { type: 'orders-set'; seat: SeatId; only: SeatId }
  | { type: 'joined'; seat: SeatId }
  | { type: 'dealt-in'; seat: SeatId; count: number; cards: CardId[]; knownTo: SeatId[] }
  | { type: 'left'; seat: SeatId }
  | { type: 'won'; seat: SeatId; goals: CardId[] }
  | { type: 'ended'; how: 'stuck' | 'deserted' }
  | { type: 'ended-scored'; score: number }
  | { type: 'attached'; seat: SeatId; card: CardId; to: CardId }
  | { type: 'detached'; seat: SeatId; card: CardId }
  | { type: 'put-under'; seat: SeatId | null; cards: CardId[]; under: CardId }
  | { type: 'released'; seat: SeatId; card: CardId; under: CardId }
  | { type: 'moved-creeper'; from: SeatId | null; to: SeatId; card: CardId }
  | { type: 'dealt-front'; to: { seat: SeatId; cards: CardId[] }[] }
  | { type: 'debt-made'; from: SeatId; to: SeatId }
  | { type: 'debt-paid'; from: SeatId; to: SeatId; card: CardId }
  | { type: 'set'; seat: SeatId; card: CardId; to: SeatId | null }
  | { type: 'turned-up'; seat: SeatId; cards: CardId[] }
  | { type: 'took-up'; seat: SeatId; card: CardId; from: 'aside' | 'discard' }
  | { type: 'passed-front'; moves: { from: SeatId; to: SeatId; cards: CardId[] }[] }
  | { type: 'compared'; shown: { seat: SeatId; card: CardId }[] }
  | { type: 'more-plays'; seat: SeatId; count: number }
  | { type: 'spoke'; seat: SeatId; word: string }
  | { type: 'challenged'; seat: SeatId; card: CardId; owner: SeatId; right: boolean }
  | { type: 'scored'; seat: SeatId; goals: CardId[] }

/** An event as one viewer may know it: `cards` may be missing where others know them. */
export type SeenEvent = {
  [E in GameEvent as E['type']]: E extends { knownTo: SeatId[] } ? Omit<E, 'knownTo' | 'cards'> & { cards?: CardId[] } : E
}[GameEvent['type']]
