/** How much a state of the table, or a card that would change it, is worth to me. */
import type { Plays } from '../cards/card.ts'
import { actionOf, cardOf, ruleOf } from '../cards/index.ts'
import type { EffectName } from '../effects.ts'
import type { CardId, PickName } from '../game.ts'
import type { Amount, Op, Source } from '../ops.ts'
import type { Aim } from './deck.ts'
import { discarded, front, frontOf, inHand, inPlay, rivals, type Sight, theirFronts, unseen } from './sight.ts'
import { nearness, playsTo } from './threats.ts'
import { exchanged, moved, spent, withGoal, withRule, withRules } from './whatif.ts'

/** In parts of a game won, roughly. */
export const weights = {
  /** a win that only needs to be played out this turn */
  sure: 0.9,
  /** a Goal in play may be replaced before I get there; one in my hand must be played; most of those to come will not come */
  goalInPlay: 0.7,
  goalHeld: 0.6,
  goalToCome: 0.06,
  /** how near a rival is counts less than how near I am */
  rivals: 0.8,
  card: 0.02,
  theirCard: 0.012,
  keeper: 0.02,
  theirKeeper: 0.015,
  overLimit: 0.03,
  /** a play I have left, and a card to use it on */
  left: 0.02,
  /** what everybody will draw and play, me last */
  draws: -0.002,
  plays: -0.002,
  freePlay: 0.05,
  extraTurn: 0.12,
  playAgain: 0.05,
}
/** Far above everything else. */
const win = 100

export function standing(sight: Sight): number {
  const { places, seats, me, numbers, left } = sight
  const { aims } = sight.deck
  const players = seats.length
  const not: number[] = []
  for (let player = 0; player < players; player++) not.push(1)
  let winner = -1
  let winners = 0
  for (let i = 0; i < aims.length; i++) {
    const aim = aims[i] as Aim
    const place = places[aim.goal] ?? unseen
    const likely = likelihood(place)
    if (likely === 0) continue
    for (let player = 0; player < players; player++) {
      if (place === inHand && player !== me) continue
      let chance = nearness(sight, player, aim)
      if (chance === 1 && place === inPlay) {
        if (winner !== player) winners++
        winner = player
      }
      chance *= likely
      if (left > 0 && player === me && place !== unseen && canPlayOut(sight, aim, place)) chance = weights.sure
      not[player] = (not[player] as number) * (1 - chance)
    }
  }
  if (winners === 1) return winner === me ? win : -win
  let value = weights.draws * numbers.draws + weights.plays * playsCount(numbers.plays)
  for (let player = 0; player < players; player++) {
    const near = 1 - (not[player] as number)
    value += player === me ? mine(sight, near) : -theirs(sight, player, near)
  }
  return value
}

const likelihood = (place: number): number => {
  if (place === inPlay) return weights.goalInPlay
  if (place === inHand) return weights.goalHeld
  return place === unseen ? weights.goalToCome : 0
}

const canPlayOut = (sight: Sight, aim: Aim, place: number): boolean => playsTo(sight, aim) + (place === inHand ? 1 : 0) <= sight.left

const playsCount = (plays: Plays): number => (typeof plays === 'number' ? plays : plays === 'all' ? 5 : 4)

function mine(sight: Sight, near: number): number {
  const { me, left, numbers } = sight
  const cards = sight.cards[me] ?? 0
  const kept = Math.min(cards, numbers.handLimit + left)
  return near + weights.card * kept + weights.left * Math.min(left, cards) + keepersWorth(sight, me, weights.keeper)
}

const theirs = (sight: Sight, rival: number, near: number): number =>
  weights.rivals * near + weights.theirCard * (sight.cards[rival] ?? 0) + keepersWorth(sight, rival, weights.theirKeeper)

function keepersWorth(sight: Sight, player: number, each: number): number {
  const keepers = sight.fronts[player] ?? 0
  return each * keepers - weights.overLimit * Math.max(0, keepers - sight.numbers.keeperLimit)
}

// ── Playing ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What the table is worth once this card has been played. */
export function afterPlaying(sight: Sight, card: CardId): number {
  const after = spent(sight, card)
  const played = cardOf(card)
  switch (played.type) {
    case 'keeper':
      return standing(moved(after, card, front + sight.me))
    case 'goal':
      return bestGoals(after, card)
    case 'rule':
      return standing(withRule(after, card))
    case 'action':
      return after1(after, actionOf(card).ops)
    default:
      return played satisfies never
  }
}

/** What using the free action of this rule is worth. */
export function afterUsing(sight: Sight, card: CardId): number {
  const { effect } = ruleOf(card)
  return after1(sight, 'free' in effect ? effect.free.ops : [])
}

function bestGoals(sight: Sight, card: CardId): number {
  if (sight.goals.length < sight.numbers.goalsAllowed) return standing(withGoal(sight, card, null))
  return Math.max(...sight.goals.map((goal) => standing(withGoal(sight, card, goal))))
}

// ── What effects are worth ─────────────────────────────────────────────────────────────────────────────────────────

/** Where the picks of an effect come from, and what the table is worth before it. */
type Setting = { now: number; from: { [name in PickName]?: Source } }
type Word<Name extends Op['op']> = Extract<Op, { op: Name }>
type Gains = { [Name in EffectName]: (sight: Sight, op: Word<Name>, setting: Setting) => number }

function after1(sight: Sight, ops: Op[]): number {
  const now = standing(sight)
  return now + gainOf(sight, ops, { now, from: {} })
}

function gainOf(sight: Sight, ops: Op[], setting: Setting): number {
  let gain = 0
  for (const op of ops) {
    const judge = gains[op.op as EffectName] as ((sight: Sight, op: Op, setting: Setting) => number) | undefined
    if (judge) gain += judge(sight, op, setting)
  }
  return gain
}

function best(_sight: Sight, now: number, cards: CardId[], after: (card: CardId) => Sight): number {
  if (cards.length === 0) return 0
  let most = Number.NEGATIVE_INFINITY
  for (const card of cards) most = Math.max(most, standing(after(card)))
  return most - now
}

const amount = (sight: Sight, count: Amount): number => {
  if (typeof count === 'number') return count + sight.numbers.plus
  if (count === 'plays-left') return sight.left
  if (count === 'all') return 2
  if ('word' in count) return count.word
  if ('perPlayer' in count) return sight.seats.length * (count.perPlayer + sight.numbers.plus)
  if ('by' in count) return Math.max(...Object.values(count.of)) + sight.numbers.plus
  return count.asMany === 'discarded' ? sight.hand.length : 1
}

const gains: Gains = {
  draw: (sight, { count, to }) => (to === 'hand' ? weights.card * amount(sight, count) : 0),
  choose: (_sight, { from, as }, setting) => {
    setting.from[as] = from
    return 0
  },
  'only-if': (sight, { ops }, setting) => gainOf(sight, ops, setting),
  repeat: (sight, { times, ops }, setting) => amount(sight, times) * gainOf(sight, ops, setting),
  play: (_sight, { what }) => (what === 'card-to-play-again' ? weights.playAgain : weights.freePlay),
  discard: (sight, { what }, { now, from }) => {
    if (what === 'aside') return 0
    if (what === 'hand') return -weights.card * sight.hand.length
    if (what === 'new-rules') return standing(withRules(sight, [])) - now
    if (what === 'limits')
      return (
        standing(
          withRules(
            sight,
            sight.rules.filter((card) => !isLimit(card)),
          ),
        ) - now
      )
    return best(sight, now, whichever(sight, from[what]), (card) => moved(sight, card, discarded))
  },
  take: (sight, { pick, to }, { now, from }) =>
    best(sight, now, whichever(sight, from[pick]), (card) => moved(sight, card, to === 'front' ? front + sight.me : inHand)),
  'take-at-random': (sight, { count, to }) =>
    to === 'hand' ? (weights.card + weights.theirCard) * amount(sight, count) * (sight.seats.length - 1) : 0,
  exchange: (sight, _op, { now }) =>
    Math.max(
      0,
      ...frontOf(sight, sight.me).map((mine) => best(sight, now, theirFronts(sight), (theirs) => exchanged(sight, mine, theirs))),
    ),
  'give-out': () => weights.card,
  'swap-hands': (sight) => Math.max(...rivals(sight).map((rival) => tradeGain(sight, rival))),
  'pass-hands': (sight) => Math.max(passGain(sight, 'left'), passGain(sight, 'right')),
  'hand-over': () => 0,
  'deal-keepers': () => 0,
  'empty-trash': () => 0,
  'extra-turn': () => weights.extraTurn,
  'end-turn-now': (sight, _op, { now }) => standing({ ...sight, left: 0 }) - now,
  'ask-both': () => 0,
  // so far only the showdown: an even chance of both hands
  'then-do': (sight) => Math.max(...rivals(sight).map((rival) => tradeGain(sight, rival))) / 2,
}

const isLimit = (card: CardId): boolean => {
  const { effect } = ruleOf(card)
  return 'handLimit' in effect || 'keeperLimit' in effect
}

function whichever(sight: Sight, source: Source | undefined): CardId[] {
  if (source === 'goals-in-hand') return sight.hand.filter((card) => cardOf(card).type === 'goal')
  if (source === 'new-rules') return sight.rules
  if (source === 'in-play') return [...sight.goals, ...theirFronts(sight)]
  if (typeof source !== 'object' || !('keepersOf' in source)) return []
  if (source.keepersOf === 'self') return frontOf(sight, sight.me)
  return source.keepersOf === 'others' ? theirFronts(sight) : [...frontOf(sight, sight.me), ...theirFronts(sight)]
}

/** Hands change owners: mine is known to me, theirs only by its size. */
export const tradeGain = (sight: Sight, rival: number): number =>
  ((sight.cards[rival] ?? 0) - sight.hand.length) * (weights.card + weights.theirCard)

export function passGain(sight: Sight, way: string): number {
  const count = sight.seats.length
  // What goes to the left comes from the right.
  return tradeGain(sight, (sight.me + (way === 'left' ? count - 1 : 1)) % count)
}
