/** What cards turn up for all to see, and what chance takes out of hands. One function per op. */
import { because, type Effects } from './effects.ts'
import type { CardFrame, SeatId } from './game.ts'
import { answered, ask } from './questions.ts'
import { amountOf, participants, pickedSeat } from './sources.ts'
import type { Table } from './table.ts'
import * as table from './table.ts'
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
    const [only] = next
    if (!only) return []
    const picked = next.length === 1 ? [only] : answered(frame, 'who-gets-this')
    if (!picked) {
      return ask(t, {
        key: 'who-gets-this',
        player: frame.seat,
        kind: 'choose-player',
        prompt: { key: 'who-gets-this', args: { card } },
        options: next,
        min: 1,
        max: 1,
        because: because(t, frame),
        fallback: 'chance',
      })
    }
    const to = picked[0] as SeatId
    table.giveFromAside(t, frame, card, to)
    return [{ ...op, got: { ...op.got, [to]: (op.got[to] ?? 0) + 1 } }]
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
