/** How I stand: how near I am to winning, against how near the others are. */
import type { Plays } from '../cards/card.ts'
import type { Aim } from './deck.ts'
import { front, inHand, inPlay, type Sight, unseen } from './sight.ts'
import { nearness, playsTo } from './threats.ts'

/** In parts of a game won, roughly; they were found by playing. */
export const weights = {
  /** A win that only needs to be played out in this turn. */
  sure: 0.9,
  /** A Goal in play may be replaced before anybody gets there; one in my hand has to be played; most of those to come will not. */
  goalInPlay: 0.7,
  goalHeld: 0.6,
  goalToCome: 0.06,
  /** How near a rival is counts less than how near I am. */
  rivals: 0.8,
  card: 0.02,
  theirCard: 0.012,
  keeper: 0.02,
  theirKeeper: 0.015,
  overLimit: 0.03,
  /** A Creeper before me, and one before a rival. */
  creeper: 0.05,
  theirCreeper: 0.03,
  /** A play I have left, and a card to use it on. */
  left: 0.02,
  /** What everybody will draw and play, me last. */
  draws: -0.002,
  plays: -0.002,
}

/** Far above everything else. */
const win = 100
export const isWon = (value: number): boolean => value > win / 2
export const isLost = (value: number): boolean => value < -win / 2

export function standing(sight: Sight): number {
  const winner = winnerOf(sight)
  if (winner !== null) return winner === sight.me ? win : -win
  const { draws, plays } = sight.numbers
  let value = weights.draws * draws + weights.plays * playsCount(plays)
  for (let player = 0; player < sight.seats.length; player++) value += player === sight.me ? mine(sight) : -theirs(sight, player)
  return value
}

/** G3: whoever alone meets a Goal in play. */
function winnerOf(sight: Sight): number | null {
  let winner: number | null = null
  for (const goal of sight.goals) {
    const aim = sight.deck.aims[sight.deck.number(goal) ?? -1]
    if (!aim) continue
    for (let player = 0; player < sight.seats.length; player++) {
      if (player === winner || nearness(sight, player, aim) < 1) continue
      if (winner !== null) return null
      winner = player
    }
  }
  return winner
}

function mine(sight: Sight): number {
  const { me, left, numbers } = sight
  const cards = sight.cards[me] ?? 0
  const kept = Math.min(cards, numbers.handLimit + left)
  const worth = chanceOfAnyGoal(sight, me) + weights.card * kept + weights.left * Math.min(left, cards)
  return worth + keepersWorth(sight, me, weights.keeper) - weights.creeper * creepersBefore(sight, me)
}

function theirs(sight: Sight, rival: number): number {
  const cards = sight.cards[rival] ?? 0
  const worth = weights.rivals * chanceOfAnyGoal(sight, rival) + weights.theirCard * cards
  return worth + keepersWorth(sight, rival, weights.theirKeeper) - weights.theirCreeper * creepersBefore(sight, rival)
}

function chanceOfAnyGoal(sight: Sight, player: number): number {
  let ofNone = 1
  for (const aim of sight.deck.aims) ofNone *= 1 - chanceOf(sight, player, aim)
  return 1 - ofNone
}

function chanceOf(sight: Sight, player: number, aim: Aim): number {
  const place = sight.places[aim.goal] ?? unseen
  if (place === unseen) return weights.goalToCome * nearness(sight, player, aim)
  const held = place === inHand
  if (!held && place !== inPlay) return 0
  if (player !== sight.me) return held ? 0 : weights.goalInPlay * nearness(sight, player, aim)
  if (sight.left > 0 && playsTo(sight, aim) + (held ? 1 : 0) <= sight.left) return weights.sure
  return (held ? weights.goalHeld : weights.goalInPlay) * nearness(sight, player, aim)
}

/** Villains trouble everybody alike, and are left out. */
function creepersBefore({ deck, places }: Sight, player: number): number {
  let count = 0
  for (const { number, villain } of deck.creepers) if (!villain && places[number] === front + player) count++
  return count
}

function keepersWorth(sight: Sight, player: number, each: number): number {
  const keepers = sight.fronts[player] ?? 0
  return each * keepers - weights.overLimit * Math.max(0, keepers - sight.numbers.keeperLimit)
}

const playsCount = (plays: Plays): number => (typeof plays === 'number' ? plays : plays === 'all' ? 5 : 4)
