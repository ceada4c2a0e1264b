/**
 * The words effects are written in. Ops are data: what is left of an effect lies in its frame, is stored with the game
 * and read by later releases, so a word may be added but never change its meaning.
 *
 * A printed numeral is a plain number, which Inflation raises; `one` and its like are words, which it does not (F4).
 */
import type { Icon } from './cards/card.ts'
import type { CardId, CardType, PickName, SeatId } from './game.ts'

/** How many. */
export type Amount =
  | number
  | { word: number }
  /** as many as were picked under this name, or as the frame last discarded */
  | { asMany: PickName | 'discarded' }
  /** this numeral for each person present when the effect began */
  | { perPlayer: number }
  /** a numeral that an earlier pick decides: 3 on a birthday, 2 on a holiday */
  | { by: PickName; of: Record<string, number> }
  /** as many plays as the player on turn could still make */
  | 'plays-left'
  /** as long as cards lie aside */
  | 'all'

/** How many may be picked. */
export type Span = 'one' | 'one-or-more' | 'up-to-half'

export type Whose = 'self' | 'others' | 'all'
/** Narrows a source: to an icon, to printed names, to what nothing is fastened to. */
export type Which = { icon?: Icon; named?: string[]; unattached?: true }

/** Where picks come from. */
export type Source =
  | 'aside'
  | 'goals-in-hand'
  | 'new-rules'
  | 'in-play'
  | 'others'
  | 'others-with-cards'
  | { keepersOf: Whose }
  | { frontOf: Whose; types: ('keeper' | 'creeper')[]; which?: Which }
  | { inHand: CardType[]; which?: Which }
  | { discarded: CardType[]; which?: Which }
  | { words: string[] }

type CardWord =
  | { op: 'draw'; count: Amount; to: 'hand' | 'aside' }
  | { op: 'choose'; span: Span; from: Source; as: PickName }
  | { op: 'only-if'; some: Source; ops: Op[] }
  | { op: 'repeat'; times: Amount; done: number; ops: Op[] }
  | { op: 'play'; what: PickName | 'taken' | 'top-card' }
  | { op: 'discard'; what: PickName | 'hand' | 'aside' | 'new-rules' | 'limits' }
  | { op: 'take'; pick: PickName; to: 'front' | 'hand' }
  | { op: 'take-at-random'; count: Amount; from: PickName | 'others'; to: 'aside' | 'hand' }
  | { op: 'exchange'; mine: PickName; theirs: PickName }
  | { op: 'give-out'; each: number; got: { [seat in SeatId]?: number } }
  | { op: 'swap-hands'; with: PickName }
  | { op: 'pass-hands'; way: PickName }
  | { op: 'hand-over'; from: SeatId; to: SeatId }
  | { op: 'deal-keepers' }
  | { op: 'empty-trash' }
  | { op: 'extra-turn' }
  | { op: 'end-turn-now' }
  | { op: 'ask-both'; rival: PickName; words: string[]; as: PickName }
  | { op: 'then-do'; name: string }

type PlayingWord = { op: 'make-room' } | { op: 'land' } | { op: 'keep-under'; pick: PickName }

type TurnWord =
  | { op: 'initiative' }
  | { op: 'begin-turn' }
  | { op: 'draw-phase' }
  | { op: 'play-phase' }
  | { op: 'end-phase' }
  | { op: 'next-turn' }

/** What holds after every card, in the order of G2. */
type SettleWord =
  | { op: 'land-creepers' }
  | { op: 'fasten-waiting' }
  | { op: 'only-one' }
  | { op: 'surplus-goals' }
  | { op: 'winner' }
  | { op: 'quorum' }
  | { op: 'limits' }
  | { op: 'draw-up' }

export type Op = CardWord | PlayingWord | TurnWord | SettleWord

// ── Constructors: how a card's entry is written ────────────────────────────────────────────────────────────────────

export const one: Span = 'one'
export const oneOrMore: Span = 'one-or-more'
export const upToHalf: Span = 'up-to-half'
export const all: Amount = 'all'
export const directions: Source = { words: ['left', 'right'] }
/** `keepersOf('others')`: the Keepers in front of everybody else. */
export const keepersOf = (whose: Whose, which?: Which): Source =>
  which ? { frontOf: whose, types: ['keeper'], which } : { keepersOf: whose }
/** `creepersOf('all', { icon: 'villain' })`: the villains in front of anybody; without the second word, all Creepers. @public */
export const creepersOf = (whose: Whose, which?: Which): Source => ({ frontOf: whose, types: ['creeper'], ...(which && { which }) })
/** `frontOf('others')`: Keepers and Creepers in front of everybody else. @public */
export const frontOf = (whose: Whose, which?: Which): Source => ({ frontOf: whose, types: ['keeper', 'creeper'], ...(which && { which }) })
/** `inHand(['goal'])`: the Goals in one's own hand; `inHand()`: all of it. @public */
export const inHand = (types: CardType[] = [], which?: Which): Source => ({ inHand: types, ...(which && { which }) })
/** `discarded('action', 'rule')`: the Actions and New Rules in the discard pile. */
export const discarded = (...types: CardType[]): Source => ({ discarded: types })
/** `oneOf('yes', 'no')`: a choice of words. */
export const oneOf = (...words: string[]): Source => ({ words })
/** `draw(asMany('discarded'))`: as many as were let go. */
export const asMany = (what: PickName | 'discarded'): Amount => ({ asMany: what })
/** `drawAside(perPlayer(1))`: the numeral for each person present. */
export const perPlayer = (numeral: number): Amount => ({ perPlayer: numeral })
/** `by('what-day-it-is', { birthday: 3, holiday: 2, neither: 1 })` */
export const by = (pick: PickName, of: Record<string, number>): Amount => ({ by: pick, of })

/** `draw(3)`: three cards into the hand; Inflation makes them four. */
export const draw = (count: Amount): Op => ({ op: 'draw', count, to: 'hand' })
/** `drawAside(3)`: a hand of its own, apart from the real one (T10). */
export const drawAside = (count: Amount): Op => ({ op: 'draw', count, to: 'aside' })
/** `choose(one, keepersOf('others'), 'keeper-to-steal')`: asks; the pick is kept, and asked for, under that name. */
export const choose = (span: Span, from: Source, as: PickName): Op => ({ op: 'choose', span, from, as })
/** `onlyIf(keepersOf('others'), choose(…), …)`: nothing is asked when there is nothing to get. */
export const onlyIf = (some: Source, ...ops: Op[]): Op => ({ op: 'only-if', some, ops })
/** `repeat(2, choose(…), play(…))`: the numeral is read afresh each time round. */
export const repeat = (times: Amount, ...ops: Op[]): Op => ({ op: 'repeat', times, done: 0, ops })
/** `play('card-to-play-next')`: carries that card out in full before going on. */
export const play = (what: PickName | 'taken' | 'top-card'): Op => ({ op: 'play', what })
/** `discard('rules-to-discard')`: all of them at the same moment (F11). */
export const discard = (what: PickName | 'hand' | 'aside' | 'new-rules' | 'limits'): Op => ({ op: 'discard', what })
/** `take('keeper-to-steal', 'front')`: from wherever it lies on the table. */
export const take = (pick: PickName, to: 'front' | 'hand'): Op => ({ op: 'take', pick, to })
/** `takeAtRandom(1, 'others', 'hand')`: from the hand of each. */
export const takeAtRandom = (count: Amount, from: PickName | 'others', to: 'aside' | 'hand'): Op => ({
  op: 'take-at-random',
  count,
  from,
  to,
})
/** `exchange('own-keeper-to-exchange', 'their-keeper-to-exchange')` */
export const exchange = (mine: PickName, theirs: PickName): Op => ({ op: 'exchange', mine, theirs })
/** `giveOut(1)`: asks, card by card, who gets what lies aside, until each has that many. */
export const giveOut = (each: number): Op => ({ op: 'give-out', each, got: {} })
/** `swapHands('whose-hand-to-trade')` */
export const swapHands = (pick: PickName): Op => ({ op: 'swap-hands', with: pick })
/** `passHands('direction')`: everybody's whole hand to the neighbour, at one moment. */
export const passHands = (way: PickName): Op => ({ op: 'pass-hands', way })
/** `handOver(loser, winner)`: one whole hand into another. */
export const handOver = (from: SeatId, to: SeatId): Op => ({ op: 'hand-over', from, to })
/** All Keepers in play are shuffled and dealt out again. */
export const dealKeepers: Op = { op: 'deal-keepers' }
/** The discard pile is shuffled into the draw pile. */
export const emptyTrash: Op = { op: 'empty-trash' }
/** One more turn after this one (F9). */
export const extraTurn: Op = { op: 'extra-turn' }
/** What is left of the turn is lost. */
export const endTurnNow: Op = { op: 'end-turn-now' }
/** `askBoth('rival', throws, 'throw')`: secret until both have answered; answers add up under the name, one pair after the other. */
export const askBoth = (rival: PickName, words: string[], as: PickName): Op => ({ op: 'ask-both', rival, words, as })
/** `thenDo('showdown')`: the card's own function looks at the table and returns more ops. It cannot touch or ask. */
export const thenDo = (name: string): Op => ({ op: 'then-do', name })

export const wholeTurn = (): Op[] => [{ op: 'begin-turn' }, { op: 'draw-phase' }, { op: 'play-phase' }, ...restOfTurn()]
export const restOfTurn = (): Op[] => [{ op: 'end-phase' }, { op: 'next-turn' }]
export const settling = (sorting: boolean): Op[] => [
  ...(sorting ? [{ op: 'fasten-waiting' } as const, { op: 'only-one' } as const] : []),
  { op: 'surplus-goals' },
  { op: 'winner' },
  { op: 'quorum' },
  { op: 'limits' },
  { op: 'draw-up' },
]

/** A card's id without the mark of a further copy. */
export const printed = (card: CardId): string => {
  const mark = card.indexOf('~')
  return mark < 0 ? card : card.slice(0, mark)
}
