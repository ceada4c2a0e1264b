/** Where picks come from, how many there may be, and how much an amount comes to. */
import { ruleOf, typeOf } from './cards/index.ts'
import type { CardFrame, CardId, CardType, DecisionKind, Game, PickName, Player, SeatId } from './game.ts'
import { type Amount, printed, type Source, type Span, type Which, type Whose } from './ops.ts'
import { playerAt, seated, type Table } from './table/index.ts'
import { giftsTo, hasIcon, keepersOf, numeral, playsLeft, present, turnOf } from './terms.ts'

/** Who acts, and who was there when it began. */
export type Acting = Pick<CardFrame, 'seat' | 'present' | 'aside' | 'picks' | 'answering'>

/** J1: an effect counts the people who were there when it began and are still there. */
export function participants(game: Game, frame: Acting): Player[] {
  return present(game).filter((player) => frame.present.includes(player.seat))
}

export const others = (game: Game, frame: Acting): Player[] => participants(game, frame).filter((player) => player.seat !== frame.seat)

export function optionsOf(game: Game, frame: Acting, source: Source): string[] {
  if (source === 'aside') return [...(frame.aside ?? [])]
  if (source === 'goals-in-hand') return playerAt(game, frame.seat).hand.filter((card) => typeOf(card) === 'goal')
  if (source === 'new-rules') return game.rules.map((rule) => rule.card)
  if (source === 'in-play')
    return [
      ...game.goals,
      ...game.rules.map((rule) => rule.card),
      ...inFrontOf(game, frame, 'all', ['keeper', 'creeper'], { unattached: true }),
    ]
  if (source === 'goals-in-play') return [...game.goals]
  if (source === 'others') return others(game, frame).map((player) => player.seat)
  if (source === 'others-with-cards')
    return others(game, frame)
      .filter((player) => player.hand.length > 0)
      .map((player) => player.seat)
  if ('words' in source) return [...source.words]
  if ('otherThan' in source) {
    const not = frame.picks?.[source.otherThan] ?? []
    return optionsOf(game, frame, source.of).filter((option) => !not.includes(option))
  }
  if ('actionsAt' in source) return handAt(game, frame, source.actionsAt).filter((card) => typeOf(card) === 'action')
  if ('othersWith' in source)
    return others(game, frame).flatMap(({ seat, front }) => (front.some((card) => hasIcon(card, source.othersWith)) ? [seat] : []))
  if ('either' in source) return source.either.flatMap((one) => optionsOf(game, frame, one))
  if ('asideOf' in source) return (frame.aside ?? []).filter((card) => source.asideOf.includes(typeOf(card)))
  if ('topOfDiscard' in source) return game.discard.slice(-1).filter((card) => source.topOfDiscard.includes(typeOf(card)))
  if ('without' in source) return withoutIt(game, frame, source.without)
  if ('keepersAt' in source) return keepersAt(game, frame, source.keepersAt)
  if ('iconAt' in source) return seated(game, source.iconAt)?.front.filter((card) => hasIcon(card, source.icon)) ?? []
  if ('discarded' in source) return game.discard.filter((card) => isOneOf(source.discarded, card) && isWhich(game, card, source.which))
  if ('inHand' in source)
    return playerAt(game, frame.seat).hand.filter((card) => isOneOf(source.inHand, card) && isWhich(game, card, source.which))
  if ('keepersOf' in source) return inFrontOf(game, frame, source.keepersOf, ['keeper'])
  return inFrontOf(game, frame, source.frontOf, source.types, source.which)
}

function withoutIt(game: Game, frame: Acting, pick: PickName): SeatId[] {
  const [card] = frame.picks?.[pick] ?? []
  return participants(game, frame)
    .filter((player) => !card || !player.front.includes(card))
    .map((player) => player.seat)
}

function handAt(game: Game, frame: Acting, pick: PickName): CardId[] {
  const seat = frame.picks?.[pick]?.[0] as SeatId | undefined
  return (seat && seated(game, seat)?.hand) || []
}

function keepersAt(game: Game, frame: Acting, pick: PickName): CardId[] {
  const seat = frame.picks?.[pick]?.[0] as SeatId | undefined
  const player = seat && seated(game, seat)
  return player ? keepersOf(player) : []
}
/** No type named: any. */
const isOneOf = (types: CardType[], card: CardId): boolean => types.length === 0 || types.includes(typeOf(card))

/** What this player may choose of what lies in front of people: what a card shelters from them is left out. */
function inFrontOf(game: Game, { seat, answering }: Acting, whose: Whose, types: CardType[], which?: Which): CardId[] {
  const isOf = (owner: SeatId): boolean => (whose === 'answered' ? owner === answering?.by : (owner === seat) === (whose === 'self'))
  return present(game)
    .filter((player) => whose === 'all' || isOf(player.seat))
    .flatMap((player) => {
      const cards = player.front.filter((card) => types.includes(typeOf(card)) && isWhich(game, card, which))
      return player.seat === seat || which?.evenSheltered ? cards : unsheltered(game, player, cards)
    })
}

function unsheltered(game: Game, owner: Player, cards: CardId[]): CardId[] {
  const icons = giftsTo(game, owner.seat).flatMap(({ gift }) => gift.shelters ?? [])
  if (icons.length === 0) return cards
  return cards.filter((card) => !icons.some((icon) => hasIcon(game.attached?.[card] ?? card, icon)))
}

function isWhich(game: Game, card: CardId, which: Which | undefined): boolean {
  if (!which) return true
  if (which.icon && !hasIcon(card, which.icon)) return false
  if (which.named && !which.named.includes(printed(card))) return false
  return !(which.unattached && Object.values(game.attached ?? {}).includes(card))
}

/** How many Goals somebody holds is theirs to know, so that a lone one must be asked for like several; how many cards, all can see. */
export function isHidden(source: Source): boolean {
  if (typeof source !== 'object') return source === 'goals-in-hand'
  if ('either' in source) return source.either.some(isHidden)
  if ('actionsAt' in source) return true
  return 'inHand' in source && (source.inHand.length > 0 || source.which !== undefined)
}

export function kindOf(source: Source): DecisionKind {
  if (source === 'others' || source === 'others-with-cards') return 'choose-player'
  if (typeof source === 'object' && ('without' in source || 'othersWith' in source)) return 'choose-player'
  return typeof source === 'object' && 'words' in source ? 'choose-option' : 'choose-cards'
}

export function spanOf(span: Span, options: number): { min: number; max: number } {
  switch (span) {
    case 'one':
      return { min: Math.min(1, options), max: Math.min(1, options) }
    case 'one-or-more':
      return { min: Math.min(1, options), max: options }
    case 'up-to-two':
      return { min: 0, max: Math.min(2, options) }
    case 'up-to-half':
      return { min: 0, max: Math.ceil(options / 2) }
    default:
      return span satisfies never
  }
}

/** A number is read when it is used (F4). */
export function amountOf(t: Table, frame: CardFrame, amount: Amount): number {
  const { game } = t
  if (typeof amount === 'number') return numeral(game, amount)
  if (amount === 'all') return frame.aside?.length ?? 0
  if (amount === 'plays-left') {
    const turn = turnOf(game)
    return turn ? playsLeft(game, turn, playerAt(game, turn.seat).hand.length) : 0
  }
  if ('word' in amount) return amount.word
  if ('perPlayer' in amount) return frame.present.length * numeral(game, amount.perPlayer)
  if ('by' in amount) return numeral(game, amount.of[frame.picks?.[amount.by]?.[0] ?? ''] ?? 0)
  return amount.asMany === 'discarded' ? (frame.letGo ?? 0) : (frame.picks?.[amount.asMany]?.length ?? 0)
}

/** The printed numeral in an amount and how often it counts, if there is one for Inflation to raise. */
export function printedNumeral(frame: CardFrame, amount: Amount): { numeral: number; times: number } | null {
  if (typeof amount === 'number') return { numeral: amount, times: 1 }
  if (typeof amount === 'object' && 'perPlayer' in amount) return { numeral: amount.perPlayer, times: frame.present.length }
  return null
}

export const limitsInPlay = (t: Table): CardId[] =>
  t.game.rules
    .map((rule) => rule.card)
    .filter((card) => {
      const { effect } = ruleOf(card)
      return 'handLimit' in effect || 'keeperLimit' in effect
    })

export const pickedSeat = (t: Table, frame: CardFrame, name: keyof NonNullable<CardFrame['picks']>): SeatId | undefined => {
  const seat = frame.picks?.[name]?.[0] as SeatId | undefined
  return seat && seated(t.game, seat) ? seat : undefined
}
