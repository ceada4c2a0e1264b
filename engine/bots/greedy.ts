/** Knows Goals and threats and takes what is best at this moment; looks no further. */

import { typeOf } from '../cards/index.ts'
import { pick } from '../chance.ts'
import type { Chance, Decision, PromptKey, SeatId } from '../game.ts'
import type { Bot } from './bot.ts'
import { anyPicks } from './random.ts'
import { discarded, front, inHand, type Sight, sightOf, theirFronts, unseen } from './sight.ts'
import { standing, weights } from './standing.ts'
import { exchanged, moved, withGoal, withRule } from './whatif.ts'
import { afterPlaying, afterUsing, passGain, surprises, tradeGain } from './worth.ts'

/** How good an option is. Where more may be picked than must be, it is picked if I would stand better with it than now. */
type Judge = (sight: Sight, option: string, decision: Decision) => number

const indifferent: Judge = () => 0
const turnOption: Judge = (sight, option) => {
  if (option.startsWith('use:')) return afterUsing(sight, option.slice('use:'.length))
  return option === 'random' || option === 'end-turn' ? standing(sight) : afterPlaying(sight, option)
}
const playing: Judge = (sight, card) => afterPlaying(sight, card)
const lettingGo: Judge = (sight, card) => standing(moved(sight, card, discarded))
const playerAt = (sight: Sight, seat: string): number => sight.seats.indexOf(seat as SeatId)
const trading: Judge = (sight, seat) => tradeGain(sight, playerAt(sight, seat))

const stealing: Judge = (sight, card) => standing(moved(sight, card, front + sight.me))
const toHand: Judge = (sight, card) => standing(moved(sight, card, inHand))
const honest: Judge = (_sight, word) => (word === 'no' ? 1 : 0)
const isCreeper = (card: string): boolean => typeOf(card) === 'creeper'

/** Mine is best given away, anybody else's best left where it is. */
const handingOn: Judge = (sight, card) => {
  const rival = sight.seats.findIndex((_, player) => player !== sight.me)
  return standing(moved(sight, card, rival < 0 ? discarded : front + rival))
}

/** How much worse I must stand by what is played to spend a Surprise on it. */
const worthAnswering = 0.12

/** To pass is worth nothing; to answer is worth what it spares me. */
const answering: Judge = (sight, option, { prompt }) => {
  const card = typeof prompt.args.card === 'string' ? prompt.args.card : null
  if (option === 'pass' || !card) return option === 'pass' ? worthAnswering : 0
  const them = playerAt(sight, String(prompt.args.player))
  return standing(sight) - standing(afterTheirs(sight, card, them))
}

/** How the table would look once they have played it, as far as one can see. */
function afterTheirs(sight: Sight, card: string, them: number): Sight {
  const type = typeOf(card)
  if (type === 'goal') return withGoal(sight, card, sight.goals[0] ?? null)
  if (type === 'rule') return withRule(sight, card)
  return type === 'keeper' || type === 'creeper' ? moved(sight, card, front + Math.max(0, them)) : sight
}

/** What has no entry here is judged by what kind of question it is. */
const judges: { [key in PromptKey]?: Judge } = {
  play: turnOption,
  // What can be used before the draw can be used after it, with more to go by.
  'before-draw': (_sight, option) => (option === 'draw' ? 1 : 0),
  'first-play-random': turnOption,
  'end-turn': turnOption,
  initiative: indifferent,
  'hand-limit': lettingGo,
  'keeper-limit': lettingGo,
  'goal-to-replace': (sight, goal, { prompt }) => standing(withGoal(sight, String(prompt.args.card), goal)),
  'goal-to-drop': lettingGo,
  'card-to-play-next': playing,
  // Others get what is worth less to me than a card I do not know.
  'who-gets-this': (sight, seat, { prompt }) =>
    playerAt(sight, seat) === sight.me ? standing(moved(sight, String(prompt.args.card), inHand)) - standing(sight) : weights.card,
  'own-keeper-to-exchange': (sight, mine) => Math.max(...theirFronts(sight).map((theirs) => standing(exchanged(sight, mine, theirs)))),
  'their-keeper-to-exchange': (sight, theirs) => standing(exchanged(sight, sight.picks['own-keeper-to-exchange']?.[0] ?? '', theirs)),
  'card-to-play-again': playing,
  'rules-to-discard': lettingGo,
  'rule-to-trash': lettingGo,
  rival: trading,
  throw: indifferent,
  direction: passGain,
  'keeper-to-steal': (sight, card) => standing(moved(sight, card, front + sight.me)),
  'keeper-to-trash': lettingGo,
  'keeper-to-recycle': lettingGo,
  'what-day-it-is': (_sight, day) => surprises.freePlay * ['neither', 'holiday', 'birthday'].indexOf(day),
  'whose-hand-to-trade': trading,
  'whose-card-to-use': trading,
  'goals-to-mill': lettingGo,
  'card-to-zap': (sight, card) => standing(moved(sight, card, isCreeper(card) ? front + sight.me : inHand)),
  'card-to-steal': stealing,
  'cat-to-lure': stealing,
  'card-to-discard': lettingGo,
  'card-to-trash': lettingGo,
  'card-to-knock-off': lettingGo,
  'card-to-score': lettingGo,
  'creeper-to-discard': lettingGo,
  'creeper-to-bribe': lettingGo,
  'villain-to-cuff': lettingGo,
  'card-to-fetch': toHand,
  'card-to-take': toHand,
  'keeper-to-find': toHand,
  'goal-to-take-back': toHand,
  'keeper-to-take-back': toHand,
  'cat-to-adopt': stealing,
  'cat-to-revive': stealing,
  'keeper-to-put-down': stealing,
  'goal-to-put-down': (sight, goal) => standing(withGoal(sight, goal, sight.goals[0] ?? null)),
  'cat-to-chase': (sight, card) => standing(moved(sight, card, unseen)),
  'card-to-step-off': (sight, card) => standing(moved(sight, card, isCreeper(card) ? discarded : unseen)),
  'creeper-to-move': handingOn,
  'creeper-to-reassign': handingOn,
  'who-gets-the-creeper': (sight, seat) => (playerAt(sight, seat) === sight.me ? 0 : 1 + (sight.fronts[playerAt(sight, seat)] ?? 0)),
  'who-owes': (sight, seat) => sight.cards[playerAt(sight, seat)] ?? 0,
  // A bot has no cat, no logo and nothing better to do.
  'is-a-cat-here': honest,
  'ought-to-be-working': honest,
  'shows-the-logo': honest,
  reaction: answering,
}

/** How good each option is, in their order. */
export const judge = (sight: Sight, decision: Decision): number[] =>
  decision.options.map((option) => (judges[decision.prompt.key] ?? indifferent)(sight, option, decision))

/**
 * Whoever has played so many cards in one turn goes round in circles: where every card may be played, and those that draw bring each
 * other back from a small pile, the same ones would look best for ever. Chance finds the way out.
 */
const longestTurn = 60

export function decide(sight: Sight, decision: Decision, chance: Chance): string[] {
  const { options, min, max } = decision
  if (options.length <= min) return options
  if (sight.turn && sight.turn.played > longestTurn) return anyPicks(decision, chance)
  const values = judge(sight, decision)
  if (min === 1 && max === 1) return [bestOf(options, values, chance)]
  const now = standing(sight)
  const sorted = options.map((option, i) => ({ option, value: values[i] ?? 0 })).sort((a, b) => b.value - a.value)
  return sorted.filter(({ value }, i) => i < min || (i < max && value > now)).map(({ option }) => option)
}

function bestOf(options: string[], values: number[], chance: Chance): string {
  const best = Math.max(...values)
  const ties = options.filter((_, i) => values[i] === best)
  return (ties.length > 1 ? ties[pick(chance, ties.length)] : ties[0]) ?? ''
}

export const greedy: Bot = (view, decision, chance) => decide(sightOf(view, decision.player), decision, chance)
