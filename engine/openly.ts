/** What cards turn up for all to see, and what chance takes out of hands. One function per op. */
import type { Effects } from './effects.ts'
import { giveOneOf } from './exchanges.ts'
import type { CardFrame, SeatId } from './game.ts'
import { amountOf, participants, pickedSeat } from './sources.ts'
import type { Table } from './table/index.ts'
import * as table from './table/index.ts'
import { turnOf } from './terms.ts'

type OpenName = 'turn-up' | 'take-up' | 'scatter' | 'pass-at-random' | 'compare-at-random' | 'more-plays'

export const openly: Effects<OpenName> = {
  'turn-up'(t, frame, { count, creepers }) {
    table.turnUp(t, frame, amountOf(t, frame, count), creepers)
    return []
  },

  'take-up'(t, frame, { pick }) {
    for (const card of frame.picks?.[pick] ?? []) table.takeUp(t, frame, card)
    return []
  },

  scatter(t, frame, op) {
    const [card] = frame.aside ?? []
    if (!card) return []
    const next = evenly(t, frame, op.got)
    return next.length > 0 ? giveOneOf(t, frame, op, card, next) : []
  },

  'pass-at-random'(t, frame) {
    const seats = participants(t.game, frame).map((player) => player.seat)
    table.passAtRandom(
      t,
      seats.map((from, i) => ({ from, to: seats[(i + 1) % seats.length] ?? from })),
    )
    return []
  },

  'compare-at-random'(t, frame, op) {
    const other = pickedSeat(t, frame, op.with)
    if (other) table.compareAtRandom(t, frame.seat, other)
    return []
  },

  'more-plays'(t, frame, { count }) {
    const turn = turnOf(t.game)
    if (turn && frame.uses) table.addPlays(t, turn, frame.uses, amountOf(t, frame, count))
    return []
  },
}

/** Who has the fewest of those who may still get one: everybody else, and oneself once. */
function evenly(t: Table, frame: CardFrame, got: { [seat in SeatId]?: number }): SeatId[] {
  const count = (seat: SeatId): number => got[seat] ?? 0
  const seats = participants(t.game, frame).map((player) => player.seat)
  const open = seats.filter((seat) => seat !== frame.seat || count(seat) === 0)
  const fewest = Math.min(...open.map(count))
  return open.filter((seat) => count(seat) === fewest)
}
