/** What goes from one player to another: Keepers, cards of a hand, whole hands. One function per op, as in `effects.ts`. */
import { typeOf } from './cards/index.ts'
import { because, type Effects, type Word } from './effects.ts'
import type { CardFrame, CardId, SeatId } from './game.ts'
import type { Op } from './ops.ts'
import { answered, ask } from './questions.ts'
import { guarded } from './reactions.ts'
import type { Next } from './settle.ts'
import { amountOf, others, participants, pickedSeat } from './sources.ts'
import { clockwise, dealKeepers, exchangeKeepers, ownerOf, takeKeeper } from './table/in-front.ts'
import type { Table } from './table/index.ts'
import * as table from './table/index.ts'
import { numeral } from './terms.ts'

type ExchangeName =
  | 'take'
  | 'take-card'
  | 'take-at-random'
  | 'exchange'
  | 'exchange-cards'
  | 'give-out'
  | 'swap-hands'
  | 'pass-hands'
  | 'hand-over'
  | 'deal-keepers'

export const exchanges: Effects<ExchangeName> = {
  take: (t, frame, { pick, to }) => (frame.picks?.[pick] ?? []).flatMap((card) => taking(t, frame, card, { op: 'take-card', card, to })),

  'take-card'(t, frame, { card, to }) {
    if (to === 'front') takeKeeper(t, card, frame.seat)
    else table.takeFromPlay(t, frame.seat, card)
    return []
  },

  'take-at-random'(t, frame, { count, from, to }) {
    const seat = from === 'others' ? undefined : pickedSeat(t, frame, from)
    const givers = from === 'others' ? others(t.game, frame).map((player) => player.seat) : seat ? [seat] : []
    for (const giver of givers) table.takeAtRandom(t, giver, amountOf(t, frame, count), frame, to)
    return []
  },

  exchange(t, frame, { mine, theirs }) {
    const [own] = mine === 'used' ? [frame.uses] : (frame.picks?.[mine] ?? [])
    const [other] = frame.picks?.[theirs] ?? []
    return own && other ? taking(t, frame, other, { op: 'exchange-cards', mine: own, theirs: other }) : []
  },

  'exchange-cards'(t, frame, { mine, theirs }) {
    exchangeKeepers(t, frame.seat, mine, theirs)
    return []
  },

  'give-out'(t, frame, op) {
    const [card] = frame.aside ?? []
    if (!card) return []
    const each = numeral(t.game, op.each)
    const lacking = participants(t.game, frame)
      .filter((player) => (op.got[player.seat] ?? 0) < each)
      .map((player) => player.seat)
    // J2: what somebody who left was to get is discarded.
    if (lacking.length === 0) {
      table.discardAside(t, frame)
      return []
    }
    return giveOneOf(t, frame, op, card, lacking)
  },

  'swap-hands'(t, frame, op) {
    const other = pickedSeat(t, frame, op.with)
    if (other)
      table.moveHands(t, [
        { from: frame.seat, to: other },
        { from: other, to: frame.seat },
      ])
    return []
  },

  'pass-hands'(t, frame, { way }) {
    const seats = participants(t.game, frame).map((player) => player.seat)
    const step = frame.picks?.[way]?.[0] === 'left' ? 1 : seats.length - 1
    table.moveHands(
      t,
      seats.map((from, i) => ({ from, to: seats[(i + step) % seats.length] ?? from })),
    )
    return []
  },

  'hand-over'(t, _frame, { from, to }) {
    if (table.seated(t.game, from) && table.seated(t.game, to)) table.moveHands(t, [{ from, to }])
    return []
  },

  'deal-keepers'(t, frame) {
    dealKeepers(t, dealingOrder(t, frame, 'here'))
    return []
  },
}

/** The player says who of these gets the next card that lies aside, unless there is only one; then the op goes on. */
export function giveOneOf(t: Table, frame: CardFrame, op: Word<'give-out' | 'scatter'>, card: CardId, seats: SeatId[]): Next {
  const picked = seats.length === 1 ? seats : answered(frame, 'who-gets-this')
  if (!picked) {
    return ask(t, {
      key: 'who-gets-this',
      player: frame.seat,
      kind: 'choose-player',
      prompt: { key: 'who-gets-this', args: { card } },
      options: seats,
      min: 1,
      max: 1,
      because: because(t, frame),
      fallback: 'chance',
    })
  }
  const to = picked[0] as SeatId
  table.giveFromAside(t, frame, card, to)
  return [{ ...op, got: { ...op.got, [to]: (op.got[to] ?? 0) + 1 } }]
}

/** J1: among those who were there when the effect began. */
export const dealingOrder = (t: Table, frame: CardFrame, begin: 'here' | 'left'): SeatId[] =>
  clockwise(t.game, frame.seat, begin).filter((seat) => frame.present.includes(seat))

/** Whoever loses a Keeper by it may answer first; what is fastened to one goes with it (C5). */
function taking(t: Table, { seat }: CardFrame, card: CardId, op: Op): Op[] {
  const keeper = t.game.attached?.[card] ?? card
  const from = ownerOf(t.game, keeper)?.seat
  if (!from || from === seat || typeOf(keeper) !== 'keeper') return [op]
  return guarded(t.game, { on: 'keeper-taken', by: seat, card: keeper, from }, [op])
}
