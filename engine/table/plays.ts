/** Cards that are played, and New Rules and Goals that come into play or leave it again. */
import { goalOf, ruleOf, typeOf } from '../cards/index.ts'
import type { CardFrame, CardId, Happening, SeatId } from '../game.ts'
import { goalsTerm } from '../terms.ts'
import { discardRules, rulesWent } from './discarding.ts'
import { discardFromFront, landKeeper, layUnder, leavePlay, returnToHand, takeKeeper } from './in-front.ts'
import { turnUpTop } from './piles.ts'
import { drop, playerAt, type Table, tell } from './table.ts'

function startPlaying(t: Table, seat: SeatId, card: CardId, from: 'hand' | 'aside' | 'deck' | 'discard'): CardId {
  tell(t, { type: 'played', seat, card, from })
  return card
}

export function playFromHand(t: Table, seat: SeatId, card: CardId): CardId {
  drop(playerAt(t.game, seat).hand, card)
  return startPlaying(t, seat, card, 'hand')
}

export function playFromAside(t: Table, frame: CardFrame, card: CardId, from: 'aside' | 'deck' = 'aside'): CardId {
  drop(frame.aside ?? [], card)
  return startPlaying(t, frame.seat, card, from)
}

export function playFromDiscard(t: Table, seat: SeatId, card: CardId): CardId {
  drop(t.game.discard, card)
  return startPlaying(t, seat, card, 'discard')
}

/** A Creeper is placed as if drawn, and the next card is turned over. */
export function playTopCard(t: Table, seat: SeatId): CardId | undefined {
  const card = turnUpTop(t, seat)
  return card === undefined ? undefined : startPlaying(t, seat, card, 'deck')
}

/** Out of turn: it leaves the hand, and with that its arming is over. */
export function playOutOfTurn(t: Table, seat: SeatId, card: CardId, to: Happening): void {
  drop(playerAt(t.game, seat).hand, card)
  tell(t, { type: 'surprised', seat, card, to })
}

export const stopped = (t: Table, seat: SeatId, card: CardId, what: Happening): void => tell(t, { type: 'stopped', seat, card, what })

export const use = (t: Table, seat: SeatId, card: CardId): void => tell(t, { type: 'used', seat, card })

export const borrowed = (t: Table, seat: SeatId, of: SeatId, card: CardId): void => tell(t, { type: 'borrowed', seat, of, card })

/** T8: what is about the same thing goes first. */
export function landRule(t: Table, seat: SeatId, card: CardId): void {
  const { game } = t
  const about = subjectOf(card)
  const covered = about ? game.rules.filter((rule) => subjectOf(rule.card) === about).map((rule) => rule.card) : []
  if (covered.length > 0) discardRules(t, covered, seat)
  game.rules = [...game.rules, { card, by: seat, at: game.moves }]
  tell(t, { type: 'landed', seat, card, as: 'rule' })
}

export function landGoal(t: Table, seat: SeatId, card: CardId): void {
  const { game } = t
  goalOf(card)
  if (game.goals.length >= goalsTerm(game).value) throw new Error('a Goal landed before there was room for it')
  game.goals.push(card)
  tell(t, { type: 'landed', seat, card, as: 'goal' })
}

/** What two New Rules contradict each other about; others live side by side. */
export function subjectOf(card: CardId): 'draw' | 'play' | 'hand-limit' | 'keeper-limit' | null {
  const { effect } = ruleOf(card)
  if ('draw' in effect) return 'draw'
  if ('play' in effect) return 'play'
  if ('handLimit' in effect) return 'hand-limit'
  if ('keeperLimit' in effect) return 'keeper-limit'
  return null
}

/** From the hand or the discard pile straight into play; that is no play of the card. */
export function lay(t: Table, seat: SeatId, card: CardId): void {
  const { hand } = playerAt(t.game, seat)
  drop(hand.includes(card) ? hand : t.game.discard, card)
  const type = typeOf(card)
  if (type === 'goal') landGoal(t, seat, card)
  else if (type === 'rule') landRule(t, seat, card)
  else landKeeper(t, seat, card)
}

/** From the discard pile, under a card in play. */
export function keepUnder(t: Table, seat: SeatId, card: CardId, cover: CardId): void {
  drop(t.game.discard, card)
  layUnder(t, [card], cover, seat)
}

/** From any place on the table into a hand; a Creeper comes in front of whoever takes it. */
export function takeFromPlay(t: Table, seat: SeatId, card: CardId): void {
  const { game } = t
  const type = typeOf(card)
  if (type === 'creeper') takeKeeper(t, card, seat)
  else if (type === 'keeper') returnToHand(t, card, seat)
  if (type === 'creeper' || type === 'keeper') return
  if (game.goals.includes(card)) drop(game.goals, card)
  else game.rules = game.rules.filter((rule) => rule.card !== card)
  playerAt(game, seat).hand.push(card)
  tell(t, { type: 'took-from-play', seat, card, from: null })
  rulesWent(t)
  if (game.under) leavePlay(t, card, null)
}

/** O4: the Goals move to the scored pile, what they required is discarded. */
export function scoreGoals(t: Table, seat: SeatId, goals: CardId[], spent: CardId[]): void {
  const { game } = t
  if (!game.solo) return
  for (const goal of goals) drop(game.goals, goal)
  game.solo = { ...game.solo, scored: [...game.solo.scored, ...goals] }
  tell(t, { type: 'scored', seat, goals })
  if (spent.length > 0) discardFromFront(t, seat, spent)
}
