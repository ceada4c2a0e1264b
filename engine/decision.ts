/** What a player can be asked, and what they may answer: types only, and JSON like all of a game. */
import type { CardId, SeatId } from './game.ts'

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
