/** Knows Goals and threats and takes what is best at this moment; looks no further. */
import { pick } from '../chance.ts'
import type { Chance, Decision, PromptKey, SeatId } from '../game.ts'
import type { Bot } from './bot.ts'
import { discarded, front, inHand, type Sight, sightOf, theirFronts } from './sight.ts'
import { exchanged, moved, withGoal } from './whatif.ts'
import { afterPlaying, afterUsing, passGain, standing, tradeGain } from './worth.ts'

/** How good an option is. Where more may be picked than must be, it is picked if it is better than what is. */
type Judge = (sight: Sight, option: string, decision: Decision) => number

const indifferent: Judge = () => 0

const turnOption: Judge = (sight, option) => {
  if (option.startsWith('use:')) return afterUsing(sight, option.slice(4))
  return option === 'random' || option === 'end-turn' ? standing(sight) : afterPlaying(sight, option)
}
const letGo: Judge = (sight, card) => standing(moved(sight, card, discarded))
const steal: Judge = (sight, card) => standing(moved(sight, card, front + sight.me))
const play: Judge = (sight, card) => afterPlaying(sight, card)
const playerAt = (sight: Sight, seat: string): number => sight.seats.indexOf(seat as SeatId)
const cardsOf: Judge = (sight, seat) => sight.cards[playerAt(sight, seat)] ?? 0

const judges: Record<PromptKey, Judge> = {
  play: turnOption,
  'before-draw': (_sight, option) => (option === 'draw' ? 1 : 0),
  'first-play-random': turnOption,
  'end-turn': turnOption,
  initiative: indifferent,
  'hand-limit': letGo,
  'keeper-limit': letGo,
  'goal-to-replace': (sight, goal, { prompt }) => standing(withGoal(sight, String(prompt.args.card), goal)),
  'goal-to-drop': letGo,
  'card-to-play-next': play,
  'who-gets-this': (sight, seat, { prompt }) =>
    playerAt(sight, seat) === sight.me ? standing(moved(sight, String(prompt.args.card), inHand)) - standing(sight) : 0.02,
  'own-keeper-to-exchange': (sight, mine) => Math.max(...theirFronts(sight).map((theirs) => standing(exchanged(sight, mine, theirs)))),
  'their-keeper-to-exchange': (sight, theirs) => standing(exchanged(sight, sight.picks['own-keeper-to-exchange']?.[0] ?? '', theirs)),
  'card-to-play-again': play,
  'rules-to-discard': letGo,
  'rule-to-trash': letGo,
  rival: cardsOf,
  throw: indifferent,
  direction: passGain,
  'keeper-to-steal': steal,
  'keeper-to-trash': letGo,
  'keeper-to-recycle': letGo,
  'what-day-it-is': (_sight, day) => ['neither', 'holiday', 'birthday'].indexOf(day),
  'whose-hand-to-trade': (sight, seat) => tradeGain(sight, playerAt(sight, seat)),
  'whose-card-to-use': cardsOf,
  'goals-to-mill': letGo,
  'card-to-zap': (sight, card) => standing(moved(sight, card, inHand)),
}

/** How good each option is, in their order. */
export const judge = (sight: Sight, decision: Decision): number[] =>
  decision.options.map((option) => judges[decision.prompt.key](sight, option, decision))

export function decide(sight: Sight, decision: Decision, chance: Chance): string[] {
  const { options, min, max } = decision
  if (options.length <= min) return options
  const values = judge(sight, decision)
  if (min === 1 && max === 1) return [bestOf(options, values, chance)]
  const now = min === max ? 0 : standing(sight)
  const order = options.map((option, i) => ({ option, value: values[i] ?? 0 })).sort((a, b) => b.value - a.value)
  return order.filter(({ value }, i) => i < min || (i < max && value > now)).map(({ option }) => option)
}

function bestOf(options: string[], values: number[], chance: Chance): string {
  const best = Math.max(...values)
  const ties = options.filter((_, i) => values[i] === best)
  return (ties.length === 1 ? ties[0] : ties[pick(chance, ties.length)]) ?? ''
}

export const greedy: Bot = (view, decision, chance) => decide(sightOf(view, decision.player), decision, chance)
