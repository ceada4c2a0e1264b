/** From hand to hand, by choice or by chance. Nobody but those between whom a card moves learns which it was. */
import { typeOf } from '../cards/index.ts'
import { pickSome, shuffle } from '../chance.ts'
import type { CardFrame, CardId, SeatId } from '../game.ts'
import { anyOf, drop, playerAt, type Table, tell } from './table.ts'

export function giveFromHand(t: Table, from: SeatId, card: CardId, to: SeatId): void {
  drop(playerAt(t.game, from).hand, card)
  playerAt(t.game, to).hand.push(card)
  tell(t, { type: 'gave-card', from, to, count: 1, cards: [card], knownTo: [from, to] })
}

export function giveFromAside(t: Table, frame: CardFrame, card: CardId, to: SeatId): void {
  drop(frame.aside ?? [], card)
  playerAt(t.game, to).hand.push(card)
  tell(t, { type: 'gave-card', from: frame.seat, to, count: 1, cards: [card], knownTo: [frame.seat, to] })
}

export function giveAtRandom(t: Table, from: SeatId, to: SeatId): void {
  const { hand } = playerAt(t.game, from)
  const [card] = pickSome(t.game.chance, hand, 1)
  if (!card) return
  drop(hand, card)
  playerAt(t.game, to).hand.push(card)
  tell(t, { type: 'gave-card', from, to, count: 1, cards: [card], knownTo: [from, to] })
}

export function takeAtRandom(t: Table, from: SeatId, count: number, frame: CardFrame, to: 'hand' | 'aside'): void {
  const { hand } = playerAt(t.game, from)
  const cards = pickSome(t.game.chance, hand, Math.min(count, hand.length))
  if (cards.length === 0) return
  for (const card of cards) drop(hand, card)
  if (to === 'hand') playerAt(t.game, frame.seat).hand.push(...cards)
  else frame.aside = [...(frame.aside ?? []), ...cards]
  tell(t, { type: 'took-cards', from, to: frame.seat, count: cards.length, cards, knownTo: [from, frame.seat] })
}

export function takeUp(t: Table, frame: CardFrame, card: CardId): void {
  drop(frame.aside ?? [], card)
  playerAt(t.game, frame.seat).hand.push(card)
  tell(t, { type: 'took-up', seat: frame.seat, card, from: 'aside' })
}

/** Whole hands change places at one moment (F11); nobody but their new holders learns what is in them. */
export function moveHands(t: Table, moves: { from: SeatId; to: SeatId }[]): void {
  const { game } = t
  const lifted = moves.map(({ from, to }) => ({ from, to, cards: playerAt(game, from).hand }))
  for (const { from } of lifted) playerAt(game, from).hand = []
  for (const { to, cards } of lifted) playerAt(game, to).hand.push(...cards)
  tell(t, { type: 'hands-moved', moves: lifted.map(({ from, to, cards }) => ({ from, to, count: cards.length })) })
}

/** All hands at one moment (F11), one card at a time in this order of seats. */
export function poolHands(t: Table, order: SeatId[]): void {
  const { game } = t
  const pool = shuffle(
    game.chance,
    order.flatMap((seat) => playerAt(game, seat).hand),
  )
  const to = order.map((seat, at) => {
    const cards = pool.filter((_, i) => i % order.length === at)
    playerAt(game, seat).hand = cards
    return { seat, count: cards.length }
  })
  for (const player of game.players) delete player.armed
  tell(t, { type: 'pooled-hands', to })
}

/** A card at random of each, all at one moment (F11): nobody passes on what just came. */
export function passAtRandom(t: Table, moves: { from: SeatId; to: SeatId }[]): void {
  const { game } = t
  const passed = moves.flatMap(({ from, to }) => pickSome(game.chance, playerAt(game, from).hand, 1).map((card) => ({ from, to, card })))
  for (const { from, card } of passed) drop(playerAt(game, from).hand, card)
  for (const { from, to, card } of passed) {
    playerAt(game, to).hand.push(card)
    tell(t, { type: 'gave-card', from, to, count: 1, cards: [card], knownTo: [from, to] })
  }
}

/** A card at random of each is shown; if both are of one type, `seat` takes that of the other. */
export function compareAtRandom(t: Table, seat: SeatId, other: SeatId): void {
  const mine = anyOf(t, playerAt(t.game, seat).hand)
  const theirs = anyOf(t, playerAt(t.game, other).hand)
  if (!mine || !theirs) return
  tell(t, {
    type: 'compared',
    shown: [
      { seat, card: mine },
      { seat: other, card: theirs },
    ],
  })
  if (typeOf(mine) !== typeOf(theirs)) return
  drop(playerAt(t.game, other).hand, theirs)
  playerAt(t.game, seat).hand.push(theirs)
  tell(t, { type: 'took-cards', from: other, to: seat, count: 1, cards: [theirs], knownTo: [seat, other] })
}

/** What somebody alone gets to see; nothing moves. */
export function seeHand(t: Table, seat: SeatId, of: SeatId): void {
  const { hand } = playerAt(t.game, of)
  tell(t, { type: 'saw-hand', seat, of, count: hand.length, cards: [...hand], knownTo: [seat] })
}
