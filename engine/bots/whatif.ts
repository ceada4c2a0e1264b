/** How the table would look if something were done. A sight is never changed: each function gives another one. */
import type { CardId } from '../game.ts'
import { subjectOf } from '../table/index.ts'
import { discarded, front, inHand, inPlay, isKeeper, leftOf, numbersOf, resolving, type Sight, unseen } from './sight.ts'

const without = (cards: CardId[], card: CardId): CardId[] => cards.filter((other) => other !== card)

function adding(counts: number[], at: number, more: number): number[] {
  const changed = counts.slice()
  changed[at] = (changed[at] ?? 0) + more
  return changed
}

/** Wherever the card lies now: in my hand, in play, before somebody. */
export function moved(sight: Sight, card: CardId, to: number): Sight {
  if (sight.rules.includes(card)) return held(withRules(sight, without(sight.rules, card)), card, to)
  const number = sight.deck.number(card)
  return held(number === undefined ? sight : placed(sight, card, number, to), card, to)
}

/** A Keeper or a Goal: what is counted and listed of the places it leaves and comes to changes with it. */
function placed(sight: Sight, card: CardId, number: number, to: number): Sight {
  const from = sight.places[number] ?? unseen
  const places = sight.places.slice()
  places[number] = to
  let { fronts, goals } = sight
  const counts = isKeeper(card)
  if (from >= front && counts) fronts = adding(fronts, from - front, -1)
  else if (from === inPlay) goals = without(goals, card)
  if (to >= front && counts) fronts = adding(fronts, to - front, 1)
  else if (to === inPlay) goals = [...goals, card]
  return { ...sight, places, fronts, goals }
}

/** Any card: my hand loses or gains it, if that is what happens. */
function held(sight: Sight, card: CardId, to: number): Sight {
  const was = sight.hand.includes(card)
  if (was === (to === inHand)) return sight
  const hand = was ? without(sight.hand, card) : [...sight.hand, card]
  const more = was ? -1 : 1
  const keepersHeld = sight.keepersHeld + (isKeeper(card) ? more : 0)
  return { ...sight, hand, keepersHeld, cards: adding(sight.cards, sight.me, more) }
}

/** A card is on its way into play; one out of my hand costs a play. */
export function spent(sight: Sight, card: CardId): Sight {
  const { turn, left } = sight
  if (!sight.hand.includes(card)) return sight
  return { ...moved(sight, card, resolving), left: Math.max(0, left - 1), turn: turn && { ...turn, played: turn.played + 1 } }
}

/** A Goal comes into play in place of another, or beside it. */
export const withGoal = (sight: Sight, goal: CardId, replaced: CardId | null): Sight =>
  moved(replaced ? moved(sight, replaced, discarded) : sight, goal, inPlay)

export function exchanged(sight: Sight, mine: CardId, theirs: CardId): Sight {
  const number = sight.deck.number(theirs)
  const where = number === undefined ? undefined : sight.places[number]
  return where === undefined ? sight : moved(moved(sight, mine, where), theirs, front + sight.me)
}

/** With what follows at once: the draw is made up, and the others keep to the limit. */
export function withRules(sight: Sight, rules: CardId[]): Sight {
  const { turn, me } = sight
  const numbers = numbersOf(rules)
  const held = sight.cards[me] ?? 0
  const mine = turn !== null && turn.seat === sight.seats[me]
  const drawn = mine && turn.drawn !== null ? Math.max(turn.drawn, sight.numbers.draws) : Number.POSITIVE_INFINITY
  const due = Math.max(0, numbers.draws - drawn)
  const cards = sight.cards.map((count, player) => (player === me ? count + due : Math.min(count, numbers.handLimit)))
  if (!mine) return { ...sight, rules, numbers, cards }
  const bonus = sight.left - leftOf(sight.numbers.plays, turn.played, held)
  return { ...sight, rules, numbers, cards, left: Math.max(0, leftOf(numbers.plays, turn.played, held + due) + bonus) }
}

/** T8: what is about the same thing goes first. */
export function withRule(sight: Sight, card: CardId): Sight {
  const about = subjectOf(card)
  return withRules(sight, [...sight.rules.filter((rule) => !about || subjectOf(rule) !== about), card])
}
