/** One player against two decks (O1 to O6): a new rule after every turn, Goals that are scored instead of won. */
import type { GoalSlot, Needs } from './cards/card.ts'
import { goalOf } from './cards/index.ts'
import type { CardId, Game, Player, SettleFrame, TurnFrame } from './game.ts'
import { canFill, counting, fits, meeting, numberOf, slotsOf } from './goals.ts'
import type { Op } from './ops.ts'
import { forceRule } from './playing.ts'
import { answered, ask } from './questions.ts'
import { fromTheTop, type Next } from './settle.ts'
import { end, scoreGoals, type Table, topRule } from './table/index.ts'
import { hasIcon, numeral, typesOf } from './terms.ts'

/** O5: the moment the last card leaves either deck. True if it did. */
export function decksRanOut(t: Table): boolean {
  const { deck, solo } = t.game
  if (!solo || (deck.length > 0 && solo.rules.length > 0)) return false
  end(t, { how: 'scored', winner: null, goals: [...solo.scored] })
  return true
}

/** O3, O6: after every turn. */
export function newRule(t: Table, turn: TurnFrame): void {
  turn.ruled = true
  const rule = topRule(t)
  if (rule) forceRule(t, turn.seat, rule)
}

type Score = Extract<Op, { op: 'score' }>

/** O4, O6: every Goal that is met, all at once. */
export function scoring(t: Table): Next {
  const goals = meeting(t.game).flatMap((met) => met.goals)
  return goals.length > 0 ? [{ op: 'score', goals, settled: 0, spent: [], row: [] }] : []
}

/** Goal by goal, card by card, what it required is found; where several would do, the player chooses. Then all of it goes at one moment. */
export function score(t: Table, frame: SettleFrame, op: Score): Next {
  const [player] = t.game.players
  const goal = op.goals[op.settled]
  if (!player) return []
  if (!goal) {
    scoreGoals(t, player.seat, op.goals, [...new Set(op.spent)])
    return fromTheTop(t, frame)
  }
  const { options, count } = nextOf(t.game, player, goalOf(goal).needs, op.row)
  if (count === 0) return [{ ...op, settled: op.settled + 1, spent: [...op.spent, ...op.row], row: [] }]
  const picked = options.length <= count ? options : answered(frame, 'score')
  if (picked) return [{ ...op, row: [...op.row, ...picked] }]
  return ask(t, {
    key: 'score',
    player: player.seat,
    kind: 'choose-cards',
    prompt: { key: 'card-to-score', args: { card: goal } },
    options,
    min: count,
    max: count,
    because: [{ card: goal, by: player.seat, at: null }],
    fallback: 'chance',
  })
}

/** `count` of these are required next, after those already found; none when the Goal has all it asked for. */
type Required = { options: CardId[]; count: number }

function nextOf(game: Game, player: Player, needs: Needs, row: CardId[]): Required {
  const left = counting(game, player).filter((card) => !row.includes(card))
  const some = (printed: number, fitting: (card: CardId) => boolean, found = row.length): Required => {
    const options = left.filter(fitting)
    return { options, count: Math.min(options.length, Math.max(0, numeral(game, printed) - found)) }
  }
  if ('hand' in needs) return { options: [], count: 0 }
  if ('keepers' in needs) return some(needs.keepers, isKeeper(player))
  if ('creepers' in needs) return some(needs.creepers, isCreeper(player))
  if ('atLeast' in needs) return some(needs.atLeast, (card) => fits({ anyOf: needs.of }, card))
  if ('consecutive' in needs) return oneOf(nextInRow(left, row, needs.icon, numeral(game, needs.count)))
  const slots = slotsOf(game, needs.all)
  const slot = slots[row.length]
  if (slot) return oneOf(left.filter((card) => fits(slot, card) && restCanBeFilled(slots, row.length + 1, left, card)))
  return needs.tableWide ? some(needs.tableWide.creepers, isCreeper(player), row.length - slots.length) : { options: [], count: 0 }
}

const oneOf = (options: CardId[]): Required => ({ options, count: Math.min(1, options.length) })

const isKeeper = (player: Player) => (card: CardId) => typesOf(player, 'keeper').includes(card)
const isCreeper = (player: Player) => (card: CardId) => typesOf(player, 'creeper').includes(card)

/** E1: a card that another slot needs is not spent on this one. */
const restCanBeFilled = (slots: GoalSlot[], from: number, left: CardId[], without: CardId): boolean =>
  canFill(
    slots.slice(from),
    left.filter((card) => card !== without),
  )

/** The first of a row of numbers may be chosen; the others follow. */
function nextInRow(left: CardId[], row: CardId[], icon: Parameters<typeof hasIcon>[1], count: number): CardId[] {
  if (row.length >= count) return []
  const candidates = left.filter((card) => hasIcon(card, icon))
  const last = row.at(-1)
  if (last) return candidates.filter((card) => numberOf(card) === numberOf(last) + 1).slice(0, 1)
  const numbers = new Set(candidates.map(numberOf))
  return candidates.filter((card) => Array.from({ length: count }, (_, i) => numberOf(card) + i).every((number) => numbers.has(number)))
}
