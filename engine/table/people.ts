/** Who sits down and who gets up, what they choose, and what they have laid ready in secret. */
import type { Armed, Asked, CardId, Orders, Player, SeatId } from '../game.ts'
import { discardAside, discardFromHand, discardResolved } from './discarding.ts'
import { discardFromFront, takeFromUnder, under } from './in-front.ts'
import { playerAt, type Question, type Table, tell, toDiscard } from './table.ts'

export function takeSeat(t: Table): Player {
  const { game } = t
  game.seats += 1
  const player: Player = { seat: `s${game.seats}`, hand: [], front: [], asked: 0, waiting: true }
  game.players.push(player)
  tell(t, { type: 'joined', seat: player.seat })
  return player
}

/** J2: hand, table and whatever of theirs is half-way go to the discard pile. */
export function giveUpSeat(t: Table, seat: SeatId): void {
  const { game } = t
  const player = playerAt(game, seat)
  tell(t, { type: 'left', seat })
  if (player.hand.length > 0) discardFromHand(t, seat, [...player.hand])
  for (const cover of player.front) {
    const below = under(game, cover)
    if (below.length > 0) toDiscard(t, takeFromUnder(game, cover))
  }
  if (player.front.length > 0) discardFromFront(t, seat, [...player.front])
  giveUpClaims(t, seat)
  for (const frame of game.stack) {
    if (frame.kind !== 'card' || frame.seat !== seat) continue
    discardAside(t, frame)
    discardResolved(t, frame)
  }
  game.stack = game.stack.filter((frame) => frame.seat !== seat || frame.kind === 'turn' || frame.kind === 'start')
  game.players = game.players.filter((other) => other !== player)
}

/** What was on its way to them is discarded; what they owed, were owed or had set is void. */
function giveUpClaims(t: Table, seat: SeatId): void {
  const { game } = t
  if (game.landing) {
    const theirs = game.landing.filter((landing) => landing.seat === seat).map(({ card }) => card)
    game.landing = game.landing.filter((landing) => landing.seat !== seat)
    if (game.landing.length === 0) delete game.landing
    if (theirs.length > 0) toDiscard(t, theirs)
  }
  if (game.debts) {
    game.debts = game.debts.filter(({ from, to }) => from !== seat && to !== seat)
    if (game.debts.length === 0) delete game.debts
  }
  game.extraTurns = game.extraTurns.filter(({ after }) => after !== seat)
}

export function setOrders(t: Table, seat: SeatId, orders: Orders): void {
  const player = playerAt(t.game, seat)
  if (Object.keys(orders).length === 0) delete player.orders
  else player.orders = orders
  tell(t, { type: 'orders-set', seat, only: seat })
}

/** With the cards behind the question: whoever was away wants to know why. */
export function orderFired(t: Table, seat: SeatId, order: keyof Orders, question: Question, picks: string[]): void {
  const because = question.because.map(({ card }) => card).filter((card) => card !== 'basic-rules')
  const why = because.length > 0 && { because }
  tell(t, { type: 'order-fired', seat, only: seat, order, prompt: question.prompt.key, picks, ...why })
}

/** Secret, like orders: armed anew, a card goes to the end of the row. */
export function armSurprise(t: Table, seat: SeatId, armed: Armed): void {
  const player = playerAt(t.game, seat)
  player.armed = [...(player.armed ?? []).filter(({ card }) => card !== armed.card), armed]
  tell(t, { type: 'armed', seat, only: seat, armed })
}

export function disarmSurprise(t: Table, seat: SeatId, card: CardId): void {
  const player = playerAt(t.game, seat)
  const kept = (player.armed ?? []).filter((armed) => armed.card !== card)
  if (kept.length > 0) player.armed = kept
  else delete player.armed
  tell(t, { type: 'disarmed', seat, only: seat, card })
}

export const chose = (t: Table, seat: SeatId, prompt: Question['prompt']['key'], picks: string[]): void =>
  tell(t, { type: 'chose', seat, prompt, picks })

export const threw = (t: Table, throws: { seat: SeatId; throw: string }[]): void => tell(t, { type: 'threw', throws })

export const timedOut = (t: Table, question: Asked): void => tell(t, { type: 'timed-out', seat: question.player, kind: question.kind })
