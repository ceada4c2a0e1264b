/** Out of play: from hands, from the table, from what lies aside. */
import type { CardFrame, CardId, SeatId } from '../game.ts'
import { rulesInForce } from '../terms.ts'
import { discardFromFront, leavePlay } from './in-front.ts'
import { drop, playerAt, type Table, tell, toDiscard } from './table.ts'

export function discardFromHand(t: Table, seat: SeatId, cards: CardId[]): void {
  const { hand } = playerAt(t.game, seat)
  for (const card of cards) drop(hand, card)
  toDiscard(t, cards)
  tell(t, { type: 'discarded', seat, cards, from: 'hand' })
}

export function discardRules(t: Table, cards: CardId[], by: SeatId | null): void {
  const { game } = t
  game.rules = game.rules.filter((rule) => !cards.includes(rule.card))
  toDiscard(t, cards)
  tell(t, { type: 'discarded', seat: by, cards, from: 'rules' })
  rulesWent(t)
  if (game.under) for (const card of cards) leavePlay(t, card, null)
}

/** E2: without the rule nothing can be challenged any more. */
export function rulesWent(t: Table): void {
  if (t.game.windows && !rulesInForce(t.game).word) delete t.game.windows
}

export function discardGoals(t: Table, cards: CardId[], by: SeatId | null): void {
  for (const card of cards) drop(t.game.goals, card)
  toDiscard(t, cards)
  tell(t, { type: 'discarded', seat: by, cards, from: 'goals' })
}

export function discardAside(t: Table, frame: CardFrame): number {
  const cards = frame.aside ?? []
  delete frame.aside
  if (cards.length === 0) return 0
  toDiscard(t, cards)
  tell(t, { type: 'discarded', seat: frame.seat, cards, from: 'aside' })
  return cards.length
}

/** A card that has had its effect and does not stay on the table. */
export function discardResolved(t: Table, frame: CardFrame): void {
  if (!frame.card) return
  const cards = [frame.card]
  delete frame.card
  toDiscard(t, cards)
  tell(t, { type: 'discarded', seat: frame.seat, cards, from: 'resolved' })
}

/** U4: a Surprise that is done with lies aside until its whole chain is. */
export function layInChain(t: Table, frame: CardFrame): void {
  if (!frame.card) return
  t.game.chain = [...(t.game.chain ?? []), frame.card]
  delete frame.card
}

export function discardChain(t: Table): void {
  const cards = t.game.chain ?? []
  delete t.game.chain
  if (cards.length === 0) return
  toDiscard(t, cards)
  tell(t, { type: 'discarded', seat: null, cards, from: 'chain' })
}

/** Whatever these cards are, from wherever they lie on the table or in the hand of `seat`, at one moment. */
export function discardAnywhere(t: Table, seat: SeatId, cards: CardId[]): void {
  const { game } = t
  const rules = cards.filter((card) => game.rules.some((rule) => rule.card === card))
  const goals = cards.filter((card) => game.goals.includes(card))
  const held = cards.filter((card) => playerAt(game, seat).hand.includes(card))
  if (rules.length > 0) discardRules(t, rules, seat)
  if (goals.length > 0) discardGoals(t, goals, seat)
  if (held.length > 0) discardFromHand(t, seat, held)
  for (const player of game.players) {
    const front = cards.filter((card) => player.front.includes(card))
    if (front.length > 0) discardFromFront(t, player.seat, front)
  }
}
