/**
 * The words effects are written in. Ops are data: what is left of an effect lies in its frame, is stored with the game
 * and read by later releases, so a word may be added but never change its meaning.
 *
 * A printed numeral is a plain number, which Inflation raises; `one` and its like are words, which it does not (F4).
 */
import type { Icon } from './cards/card.ts'
import type { CardId, CardType, Happening, PickName, SeatId } from './game.ts'

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
export type Span = 'one' | 'one-or-more' | 'up-to-half' | 'up-to-two'

/** `answered`: whoever did what this Surprise answers. */
export type Whose = 'self' | 'others' | 'all' | 'answered'
/** Narrows a source: to an icon, to printed names, to what nothing is fastened to. */
export type Which = { icon?: Icon; named?: string[]; unattached?: true; evenSheltered?: true }

/** Where picks come from. */
export type Source =
  | 'aside'
  | 'goals-in-hand'
  | 'new-rules'
  | 'in-play'
  | 'goals-in-play'
  | 'others'
  | 'others-with-cards'
  | { keepersOf: Whose }
  | { frontOf: Whose; types: ('keeper' | 'creeper')[]; which?: Which }
  | { inHand: CardType[]; which?: Which }
  | { discarded: CardType[]; which?: Which }
  | { words: string[] }
  /** the last card discarded, if it is of one of these types */
  | { topOfDiscard: CardType[] }
  /** what lies aside, of these types */
  | { asideOf: CardType[] }
  /** everybody in front of whom the picked card does not lie */
  | { without: PickName }
  /** the Keepers in front of the picked player */
  | { keepersAt: PickName }
  /** the Cats in front of one player, or any other icon */
  | { iconAt: SeatId; icon: Icon }
  | { either: Source[] }
  /** the Actions in the hand of the picked player; only who chooses sees them */
  | { actionsAt: PickName }
  /** the others who have a card with this icon in play */
  | { othersWith: Icon }
  | { otherThan: PickName; of: Source }

type CardWord =
  | { op: 'draw'; count: Amount; to: 'hand' | 'aside' }
  /** `who`: somebody else than the player whose card it is */
  | { op: 'choose'; span: Span; from: Source; as: PickName; who?: SeatId }
  | { op: 'only-if'; some: Source; ops: Op[]; otherwise?: Op[] }
  | { op: 'only-if-picked'; pick: PickName; is: string; ops: Op[] }
  | { op: 'repeat'; times: Amount; done: number; ops: Op[] }
  | { op: 'play'; what: PickName | 'taken' | 'turned-up' | 'top-card' }
  | { op: 'stop-repeating' }
  | { op: 'discard'; what: Discardable }
  | { op: 'take'; pick: PickName; to: 'front' | 'hand' }
  | { op: 'take-at-random'; count: Amount; from: PickName | 'others'; to: 'aside' | 'hand' }
  | { op: 'take-card'; card: CardId; to: 'front' | 'hand' }
  | { op: 'exchange'; mine: PickName | 'used'; theirs: PickName }
  | { op: 'exchange-cards'; mine: CardId; theirs: CardId }
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

/** `used`: the card whose power is being used. */
export type Discardable = PickName | 'hand' | 'aside' | 'new-rules' | 'limits' | 'creepers' | 'goals' | 'used'

/** What moves between fronts, hands and the discard pile. */
type FrontWord =
  | { op: 'lay'; pick: PickName }
  | { op: 'fetch'; pick: PickName }
  | { op: 'send-back'; pick: PickName }
  | { op: 'detach'; pick: PickName }
  | { op: 'move-to'; pick: PickName; to: PickName | SeatId }
  | { op: 'fasten'; pick: PickName; to: PickName }
  | { op: 'pass-front'; icon: Icon; way: PickName }
  | { op: 'deal-front' }
  | { op: 'owe'; pick: PickName }

/** What is turned up for all to see, and what chance takes out of hands. */
type OpenWord =
  | { op: 'turn-up'; count: Amount; creepers: 'land' | 'stay' }
  | { op: 'take-up'; pick: PickName }
  | { op: 'scatter'; got: { [seat in SeatId]?: number } }
  | { op: 'pass-at-random' }
  | { op: 'compare-at-random'; with: PickName }
  | { op: 'more-plays'; count: Amount }

/** What powers and Surprises do beyond the words of the base game. `this` is the card that is used. */
export type Feat =
  | { op: 'others-discard'; types: CardType[] }
  | { op: 'others-discard-at-random'; without: CardType[] }
  | { op: 'see-hand'; of: PickName }
  | { op: 'take-this' }
  | { op: 'put-down'; named: string }
  | { op: 'put-on-top'; pick: PickName }
  | { op: 'put-under-this'; pick: PickName }
  | { op: 'move-this'; to: PickName }
  | { op: 'discard-all'; from: Source }
  | { op: 'free-villains' }
  | { op: 'deal-creepers' }
  | { op: 'pool-hands' }
  | { op: 'carry-out'; pick: PickName; of: PickName }
  | { op: 'bring-back'; pick: PickName; to: PickName }
  | { op: 'turn-up-until'; icon: Icon; as: PickName }
  | { op: 'look-at-top' }
  | { op: 'top-or-bottom' }
  | { op: 'give'; pick: PickName; to: PickName }

type PlayingWord = { op: 'make-room' } | { op: 'land' } | { op: 'keep-under'; pick: PickName }

/** `react` guards what can be answered out of turn: `ops` follow when nobody answers, or does any more. `asked`: all have been asked. */
type ReactionWord = { op: 'react'; to: Happening; ops: Op[]; asked?: true } | { op: 'stop' } | { op: 'divert' }

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
  | { op: 'land-creeper' }
  | { op: 'fasten-waiting' }
  | { op: 'only-one' }
  | { op: 'surplus-goals' }
  | { op: 'winner' }
  /** Solo: `row` is what was found so far for the Goal in hand, `spent` for those before it. */
  | { op: 'score'; goals: CardId[]; settled: number; spent: CardId[]; row: CardId[] }
  | { op: 'quorum' }
  | { op: 'limits' }
  | { op: 'draw-up' }

export type Op = CardWord | FrontWord | OpenWord | Feat | PlayingWord | ReactionWord | TurnWord | SettleWord

// ── Constructors: how a card's entry is written ────────────────────────────────────────────────────────────────────

export const one: Span = 'one'
export const oneOrMore: Span = 'one-or-more'
export const upToHalf: Span = 'up-to-half'
export const upToTwo: Span = 'up-to-two'
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
/** `discarded('action', 'rule')`: the Actions and New Rules in the discard pile; `discarded()`: all of it. */
export const discarded = (...types: CardType[]): Source => ({ discarded: types })
/** `either(inHand(), keepersOf('self'))`: from one place or the other. */
export const either = (...sources: Source[]): Source => ({ either: sources })
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
/** `ifSome(discarded('keeper'), [choose(…), fetch(…)], [draw(2)])`: the second list if there is nothing of it. */
export const ifSome = (some: Source, ops: Op[], otherwise: Op[]): Op => ({ op: 'only-if', some, ops, otherwise })
/** `onlyIfPicked('is-a-cat-here', 'yes', draw(1))` */
export const onlyIfPicked = (pick: PickName, is: string, ...ops: Op[]): Op => ({ op: 'only-if-picked', pick, is, ops })
/** The rounds of `repeat` that are left are not made. */
export const stopRepeating: Op = { op: 'stop-repeating' }
/** `repeat(2, choose(…), play(…))`: the numeral is read afresh each time round. */
export const repeat = (times: Amount, ...ops: Op[]): Op => ({ op: 'repeat', times, done: 0, ops })
/** `play('card-to-play-next')`: carries that card out in full before going on. */
export const play = (what: PickName | 'taken' | 'turned-up' | 'top-card'): Op => ({ op: 'play', what })
/** `discard('rules-to-discard')`: all of them at the same moment (F11). */
export const discard = (what: Discardable): Op => ({ op: 'discard', what })
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
export const exchange = (mine: PickName | 'used', theirs: PickName): Op => ({ op: 'exchange', mine, theirs })
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

/** `chooseBy(seat, one, { iconAt: seat, icon: 'cat' }, 'cat-to-give')`: asks somebody else. */
export const chooseBy = (who: SeatId, span: Span, from: Source, as: PickName): Op => ({ op: 'choose', span, from, as, who })

/** `lay('keeper-to-put-down')`: from the hand or the discard pile into play. No play, so nobody can answer it. */
export const lay = (pick: PickName): Op => ({ op: 'lay', pick })
/** `fetch('keeper-to-find')`: from the discard pile into the hand, for all to see. */
export const fetch = (pick: PickName): Op => ({ op: 'fetch', pick })
/** `sendBack('cat-to-chase')`: a Keeper into the hand of whoever has it. */
export const sendBack = (pick: PickName): Op => ({ op: 'send-back', pick })
/** `detach('creeper-to-bribe')`: a Creeper from the Keeper it is fastened to, if it is (C5). */
export const detach = (pick: PickName): Op => ({ op: 'detach', pick })
/** `moveTo('creeper-to-reassign', 'who-gets-the-creeper')`: from one front to another, with all that is fastened to it. */
export const moveTo = (pick: PickName, to: PickName | SeatId): Op => ({ op: 'move-to', pick, to })
/** `fasten('creeper-to-reassign', 'keeper-to-fasten')` (C5) */
export const fasten = (pick: PickName, to: PickName): Op => ({ op: 'fasten', pick, to })
/** `passFront('cat', 'cat-direction')`: everybody's Cats to the neighbour, at one moment. */
export const passFront = (icon: Icon, way: PickName): Op => ({ op: 'pass-front', icon, way })
/** All Keepers and Creepers in play are taken apart, shuffled and dealt out again. */
export const dealFront: Op = { op: 'deal-front' }
/** `owe('who-owes')`: the next Keeper they draw goes to the player of this card (E2). */
export const owe = (pick: PickName): Op => ({ op: 'owe', pick })
/** `turnUp(4)`: the top cards lie aside for all to see. They are not drawn: Creepers among them stay where they are. */
export const turnUp = (count: Amount): Op => ({ op: 'turn-up', count, creepers: 'stay' })
/** As if drawn: a Creeper lands, and the next card is turned up in its place. */
export const turnUpOne: Op = { op: 'turn-up', count: { word: 1 }, creepers: 'land' }
/** `takeUp('card-to-take')`: of what lies turned up, into the hand. */
export const takeUp = (pick: PickName): Op => ({ op: 'take-up', pick })
/** Asks, card by card, who gets what lies aside: as evenly as possible, one's own hand at most one. */
export const scatter: Op = { op: 'scatter', got: {} }
/** Everybody passes a card at random to the next player, at one moment. */
export const passAtRandom: Op = { op: 'pass-at-random' }
/** `compareAtRandom('whom-to-challenge')`: a card at random of each is shown; of the same type, theirs is taken. */
export const compareAtRandom = (pick: PickName): Op => ({ op: 'compare-at-random', with: pick })
/** `morePlays(1)`: in this turn alone. */
export const morePlays = (count: Amount): Op => ({ op: 'more-plays', count })

/** `othersDiscard('goal')`: each of the others a Goal of their choice, or a card at random without one; `othersDiscard()`: any card. */
export const othersDiscard = (...types: CardType[]): Op[] => [
  ...(types.length > 0 ? [{ op: 'others-discard-at-random', without: types } as const] : []),
  { op: 'others-discard', types },
]
/** `seeHand('whose-hand-to-see')`: the player alone sees it. */
export const seeHand = (of: PickName): Op => ({ op: 'see-hand', of })
/** The card that is used goes back into the hand. */
export const takeThis: Op = { op: 'take-this' }
/** `putDown('batman')`: from the hand into play; not a play. */
export const putDown = (named: string): Op => ({ op: 'put-down', named })
/** `putOnTop('card-to-put-on-top')`: from the discard pile onto the draw pile. */
export const putOnTop = (pick: PickName): Op => ({ op: 'put-on-top', pick })
/** `putUnderThis('villain-to-cuff')`: out of play, under the card that is used. */
export const putUnderThis = (pick: PickName): Op => ({ op: 'put-under-this', pick })
/** `moveThis('who-gets-the-creeper')`: the card that is used goes in front of the picked player. */
export const moveThis = (to: PickName): Op => ({ op: 'move-this', to })
/** `discardAll(creepersOf('all'))`: all of them at the same moment. */
export const discardAll = (from: Source): Op => ({ op: 'discard-all', from })
/** All villains of the discard pile and of the asylum are dealt out face up, from the left. */
export const freeVillains: Op = { op: 'free-villains' }
/** All Creepers in play are dealt out again, from the left. */
export const dealCreepers: Op = { op: 'deal-creepers' }
/** All hands together, shuffled and dealt out. */
export const poolHands: Op = { op: 'pool-hands' }
/** `carryOut('action-to-borrow', 'whose-hand-to-see')`: what that Action does, while it stays in the hand of its owner. */
export const carryOut = (pick: PickName, of: PickName): Op => ({ op: 'carry-out', pick, of })
/** `bringBack('card-to-have', 'who-gets-the-creeper')`: a Creeper from the discard pile in front of somebody. */
export const bringBack = (pick: PickName, to: PickName): Op => ({ op: 'bring-back', pick, to })
/** `turnUpUntil('doctor', 'doctor-that-came')`: it comes into play, the rest is shuffled back. Nothing is reshuffled for it. */
export const turnUpUntil = (icon: Icon, as: PickName): Op => ({ op: 'turn-up-until', icon, as })
/** The player alone sees the top card, and says whether it stays there or goes under the pile. */
export const lookAtTop: Op = { op: 'look-at-top' }
/** `give('card-to-give', 'whose-card-to-swap')`: from hand to hand. */
export const give = (pick: PickName, to: PickName): Op => ({ op: 'give', pick, to })
/** What this Surprise answers does not happen. */
export const stop: Op = { op: 'stop' }
/** What this Surprise answers lands in front of its player instead. */
export const divert: Op = { op: 'divert' }

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
