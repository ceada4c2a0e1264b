/** How much a card is worth to me: how I would stand once it had its effect. */
import { actionOf, cardOf, ruleOf, surpriseOf } from '../cards/index.ts'
import type { CardId, PickName } from '../game.ts'
import { type Amount, type Op, printed, type Source, type Which, type Whose } from '../ops.ts'
import { hasIcon } from '../terms.ts'
import { discarded, front, frontOf, inHand, isKeeper, rivals, type Sight, theirFronts, unseen } from './sight.ts'
import { standing, weights } from './standing.ts'
import { exchanged, moved, spent, withGoal, withRule, withRules } from './whatif.ts'

/** What cannot be seen from how the table would look. */
export const surprises = {
  /** A card played for nothing, whichever comes. */
  freePlay: 0.05,
  playAgain: 0.05,
  extraTurn: 0.12,
}

export function afterPlaying(sight: Sight, card: CardId): number {
  const after = spent(sight, card)
  const played = cardOf(card)
  switch (played.type) {
    case 'keeper':
      return standing(moved(after, card, front + sight.me))
    case 'goal':
      return afterGoal(after, card)
    case 'rule':
      return standing(withRule(after, card))
    case 'action':
      return afterEffect(after, actionOf(card).ops)
    case 'surprise':
      return afterEffect(after, surpriseOf(card).inTurn)
    case 'creeper':
      return standing(moved(after, card, front + sight.me))
    default:
      return played satisfies never
  }
}

/** A free action, named by its rule, or the power of a card in front of me. */
export function afterUsing(sight: Sight, id: CardId): number {
  const card = cardOf(id)
  if (card.type === 'keeper' || card.type === 'creeper') return afterEffect(sight, card.power?.ops ?? [])
  return afterEffect(sight, card.type === 'rule' && 'free' in card.effect ? card.effect.free.ops : [])
}

function afterGoal(sight: Sight, card: CardId): number {
  if (sight.goals.length < sight.numbers.goalsAllowed) return standing(withGoal(sight, card, null))
  return Math.max(...sight.goals.map((goal) => standing(withGoal(sight, card, goal))))
}

/** Hands change owners: mine is known to me, theirs only by its size. */
export const tradeGain = (sight: Sight, rival: number): number =>
  ((sight.cards[rival] ?? 0) - sight.hand.length) * (weights.card + weights.theirCard)

/** What goes to the left comes from the right. */
export function passGain(sight: Sight, way: string): number {
  const count = sight.seats.length
  return tradeGain(sight, (sight.me + (way === 'left' ? count - 1 : 1)) % count)
}

// ── Effects, word by word ──────────────────────────────────────────────────────────────────────────────────────────

/** How I stand before the effect, and where its picks come from. */
type Setting = { now: number; from: { [name in PickName]?: Source } }
type Word<Name extends Op['op']> = Extract<Op, { op: Name }>
/** A word without an entry is worth nothing by itself. */
type Gains = { [Name in Op['op']]?: (sight: Sight, op: Word<Name>, setting: Setting) => number }

function afterEffect(sight: Sight, ops: Op[]): number {
  const now = standing(sight)
  return now + gainBy(sight, ops, { now, from: {} })
}

function gainBy(sight: Sight, ops: Op[], setting: Setting): number {
  let gain = 0
  for (const op of ops) {
    const gained = gains[op.op] as ((sight: Sight, op: Op, setting: Setting) => number) | undefined
    gain += gained?.(sight, op, setting) ?? 0
  }
  return gain
}

const gains: Gains = {
  draw: (sight, { count, to }) => (to === 'hand' ? weights.card * amountOf(sight, count) : 0),
  choose: (_sight, { from, as }, setting) => {
    setting.from[as] = from
    return 0
  },
  'only-if': (sight, { ops }, setting) => gainBy(sight, ops, setting),
  repeat: (sight, { times, ops }, setting) => amountOf(sight, times) * gainBy(sight, ops, setting),
  play: (_sight, { what }) => (what === 'card-to-play-again' ? surprises.playAgain : surprises.freePlay),
  discard: (sight, { what }, { now, from }) => {
    if (what === 'aside' || what === 'used') return 0
    if (what === 'goals') return standing(sight.goals.reduce((after, goal) => moved(after, goal, discarded), sight)) - now
    if (what === 'creepers') return standing(creepersInPlay(sight).reduce((after, card) => moved(after, card, discarded), sight)) - now
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
    return bestGain(now, cardsFrom(sight, from[what]), (card) => moved(sight, card, discarded))
  },
  take: (sight, { pick, to }, { now, from }) =>
    bestGain(now, cardsFrom(sight, from[pick]), (card) => moved(sight, card, to === 'front' ? front + sight.me : inHand)),
  'take-at-random': (sight, { count, to }) =>
    to === 'hand' ? (weights.card + weights.theirCard) * amountOf(sight, count) * (sight.seats.length - 1) : 0,
  exchange: (sight, _op, { now }) =>
    Math.max(
      0,
      ...frontOf(sight, sight.me)
        .filter(isKeeper)
        .map((mine) => bestGain(now, theirFronts(sight).filter(isKeeper), (theirs) => exchanged(sight, mine, theirs))),
    ),
  'give-out': () => weights.card,
  'discard-all': (sight, { from }, { now }) =>
    standing(cardsFrom(sight, from).reduce((after, card) => moved(after, card, discarded), sight)) - now,
  fetch: (sight, { pick }, { now, from }) => bestGain(now, cardsFrom(sight, from[pick]), (card) => moved(sight, card, inHand)),
  lay: (sight, { pick }, { now, from }) => bestGain(now, cardsFrom(sight, from[pick]), (card) => landed(sight, card)),
  'send-back': (sight, { pick }, { now, from }) => bestGain(now, cardsFrom(sight, from[pick]), (card) => moved(sight, card, unseen)),
  'move-to': (sight, { pick }, { now, from }) => bestGain(now, cardsFrom(sight, from[pick]), (card) => movedAway(sight, card)),
  'put-under-this': (sight, { pick }, { now, from }) =>
    bestGain(now, cardsFrom(sight, from[pick]), (card) => moved(sight, card, discarded)),
  'more-plays': (sight, { count }) => weights.left * Math.min(amountOf(sight, count), Math.max(0, sight.hand.length - sight.left)),
  'others-discard': (sight) => weights.theirCard * rivals(sight).length,
  'others-discard-at-random': (sight) => weights.theirCard * rivals(sight).length,
  'turn-up': () => surprises.freePlay / 2,
  owe: () => weights.keeper + weights.theirCard,
  'swap-hands': (sight) => bestTrade(sight),
  'pass-hands': (sight) => Math.max(passGain(sight, 'left'), passGain(sight, 'right')),
  'hand-over': () => 0,
  'deal-keepers': () => 0,
  'empty-trash': () => 0,
  'extra-turn': () => surprises.extraTurn,
  'end-turn-now': (sight, _op, { now }) => standing({ ...sight, left: 0 }) - now,
  'ask-both': () => 0,
  // So far only the showdown: an even chance of both hands.
  'then-do': (sight) => bestTrade(sight) / 2,
}

/** A Creeper goes to whoever stands best of the others. */
function movedAway(sight: Sight, card: CardId): Sight {
  const [rival] = rivals(sight)
  return rival === undefined ? moved(sight, card, discarded) : moved(sight, card, front + rival)
}

const landed = (sight: Sight, card: CardId): Sight =>
  cardOf(card).type === 'goal' ? withGoal(sight, card, sight.goals[0] ?? null) : moved(sight, card, front + sight.me)

const creepersInPlay = (sight: Sight): CardId[] =>
  sight.deck.creepers.flatMap(({ number }) => ((sight.places[number] ?? unseen) >= front ? (sight.deck.cards[number] ?? []) : []))

const bestTrade = (sight: Sight): number => Math.max(0, ...rivals(sight).map((rival) => tradeGain(sight, rival)))

function bestGain(now: number, cards: CardId[], after: (card: CardId) => Sight): number {
  if (cards.length === 0) return 0
  let best = Number.NEGATIVE_INFINITY
  for (const card of cards) best = Math.max(best, standing(after(card)))
  return best - now
}

/** Some amounts are known only later; a usual one stands for them. */
function amountOf(sight: Sight, count: Amount): number {
  if (typeof count === 'number') return count + sight.numbers.plus
  if (count === 'plays-left') return sight.left
  if (count === 'all') return 2
  if ('word' in count) return count.word
  if ('perPlayer' in count) return sight.seats.length * (count.perPlayer + sight.numbers.plus)
  if ('by' in count) return Math.max(...Object.values(count.of)) + sight.numbers.plus
  return count.asMany === 'discarded' ? sight.hand.length : 1
}

/** My own cards in play are left out where anything may be taken: that is never the best. */
function cardsFrom(sight: Sight, source: Source | undefined): CardId[] {
  if (source === 'goals-in-hand') return sight.hand.filter((card) => cardOf(card).type === 'goal')
  if (source === 'new-rules') return sight.rules
  if (source === 'in-play') return [...sight.goals, ...theirFronts(sight).filter(isKeeper)]
  if (typeof source !== 'object') return []
  if ('keepersOf' in source) return beforeWhom(sight, source.keepersOf).filter(isKeeper)
  if ('frontOf' in source)
    return beforeWhom(sight, source.frontOf).filter((card) => isType(card, source.types) && isWhich(card, source.which))
  if ('inHand' in source)
    return sight.hand.filter((card) => (source.inHand.length === 0 || isType(card, source.inHand)) && isWhich(card, source.which))
  if ('discarded' in source)
    return sight.deck.cards.filter(
      (card, number) => sight.places[number] === discarded && isType(card, source.discarded) && isWhich(card, source.which),
    )
  return []
}

const beforeWhom = (sight: Sight, whose: Whose): CardId[] => [
  ...(whose === 'others' ? [] : frontOf(sight, sight.me)),
  ...(whose === 'self' ? [] : theirFronts(sight)),
]

const isType = (card: CardId, types: string[]): boolean => types.includes(cardOf(card).type)

const isWhich = (card: CardId, which: Which | undefined): boolean =>
  (!which?.icon || hasIcon(card, which.icon)) && (!which?.named || which.named.includes(printed(card)))

const isLimit = (card: CardId): boolean => {
  const { effect } = ruleOf(card)
  return 'handLimit' in effect || 'keeperLimit' in effect
}
