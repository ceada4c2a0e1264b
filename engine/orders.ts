/** Standing orders: what a player decided ahead, answered inside the move that raised the question, so that nobody sees a pause. */
import { isCard } from './cards/index.ts'
import type { CardId, Game, Orders, When } from './game.ts'
import { type Question, seated } from './table/index.ts'

export type Ordered = { order: keyof Orders; picks: string[] }

/** What the asked player's orders answer, if they decide the matter. */
export function orderFor(game: Game, question: Question, when: When): Ordered | null {
  const orders = seated(game, question.player)?.orders
  if (!orders) return null
  switch (question.prompt.key) {
    case 'hand-limit':
      return keeping('keepInHand', orders.keepInHand, question, when)
    case 'keeper-limit':
      return keeping('keepOnTable', orders.keepOnTable, question, when)
    case 'before-draw':
      return acts(orders.draw, when) ? { order: 'draw', picks: ['draw'] } : null
    case 'end-turn':
      return acts(orders.endTurn, when) ? { order: 'endTurn', picks: ['end-turn'] } : null
    default:
      return null
  }
}

/** An order that acts at once also acts when the time runs out. */
const acts = (ordered: When | undefined, when: When): boolean => ordered !== undefined && (ordered === when || when === 'at-time-out')

/**
 * Keeps the best-ranked cards. At once it acts only if the ranking names enough of them: a list that has run dry must not
 * throw away what its owner never thought of. When the time is up, what came last goes first among the unnamed (W1).
 */
function keeping(order: keyof Orders, ranking: Orders['keepInHand'], question: Question, when: When): Ordered | null {
  if (!ranking || !acts(ranking.when, when)) return null
  const kept = question.options.length - question.min
  const named = ranking.cards.filter((card) => question.options.includes(card))
  if (named.length < kept && when === 'at-once') return null
  const unnamed = question.options.filter((card) => !named.includes(card))
  const keep = [...named, ...unnamed].slice(0, kept)
  return { order, picks: question.options.filter((card) => !keep.includes(card)) }
}

const longestRanking = 200

/** The schema of orders. Anything else is refused; nothing of it is kept. */
export function readOrders(orders: unknown): Orders | null {
  if (typeof orders !== 'object' || orders === null || Array.isArray(orders)) return null
  const read: Orders = {}
  for (const [name, value] of Object.entries(orders)) {
    if (value === undefined) continue
    if (name === 'draw' || name === 'endTurn') {
      if (!isWhen(value)) return null
      read[name] = value
    } else if (name === 'keepInHand' || name === 'keepOnTable') {
      const ranking = readRanking(value)
      if (!ranking) return null
      read[name] = ranking
    } else return null
  }
  return read
}

const isWhen = (value: unknown): value is When => value === 'at-once' || value === 'at-time-out'

function readRanking(value: unknown): { cards: CardId[]; when: When } | null {
  if (typeof value !== 'object' || value === null) return null
  const { cards, when, ...rest } = value as { cards?: unknown; when?: unknown }
  if (!Array.isArray(cards) || !isWhen(when) || Object.keys(rest).length > 0) return null
  if (cards.length > longestRanking || new Set(cards).size !== cards.length) return null
  const named = Array.from(cards as unknown[])
  if (!named.every((card): card is CardId => typeof card === 'string' && isCard(card))) return null
  return { cards: named, when }
}
