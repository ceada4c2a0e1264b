/** Beginnings and ends, and turns beyond one's own. */
import type { CardId, Ending, SeatId, TurnFrame } from '../game.ts'
import { discardFromFront } from './in-front.ts'
import { seated, type Table, tell } from './table.ts'

export const began = (t: Table, first: SeatId | null): void => tell(t, { type: 'began', first })

export function beginTurn(t: Table, seat: SeatId, extra?: CardId): void {
  t.game.turns += 1
  t.turnsUnasked += 1
  tell(t, { type: 'turn-began', seat, ...(extra && { extra }) })
}

export function addPlays(t: Table, turn: TurnFrame, card: CardId, plays: number): void {
  turn.more = [...(turn.more ?? []), { card, plays }]
  tell(t, { type: 'more-plays', seat: turn.seat, count: plays })
}

export function queueExtraTurn(t: Table, seat: SeatId, card: CardId): void {
  t.game.extraTurns.push({ seat, by: card })
  tell(t, { type: 'extra-turn', seat, card })
}

/** A Time Machine, openly; set anew, it goes to the end of the row. */
export function setTo(t: Table, seat: SeatId, card: CardId, to: SeatId | null): void {
  const { game } = t
  game.extraTurns = game.extraTurns.filter((extra) => extra.by !== card || !extra.after)
  if (to) game.extraTurns.push({ seat, by: card, after: to })
  tell(t, { type: 'set', seat, card, to })
}

/** What was set to this turn is called now, in its place in the row; the card is spent. True if there was any. */
export function callSetTurns(t: Table, turn: TurnFrame): boolean {
  const { game } = t
  const due = game.extraTurns.filter(({ seat, by, after }) => after === turn.seat && !(seat === turn.seat && turn.row.includes(by)))
  game.extraTurns = game.extraTurns.map((extra) => (due.includes(extra) ? { seat: extra.seat, by: extra.by } : extra))
  for (const { seat, by } of due) {
    tell(t, { type: 'extra-turn', seat, card: by })
    if (seated(game, seat)?.front.includes(by)) discardFromFront(t, seat, [by])
  }
  return due.length > 0
}

export function end(t: Table, ending: Ending): void {
  t.game.over = ending
  t.game.asked = []
  if (ending.how === 'won') tell(t, { type: 'won', seat: ending.winner, goals: ending.goals })
  else if (ending.how === 'scored') tell(t, { type: 'ended-scored', score: ending.goals.length })
  else tell(t, { type: 'ended', how: ending.how })
}
