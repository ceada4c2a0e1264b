/** Knows Goals and threats and takes what is best at this moment; looks no further. */
import { pick } from '../chance.ts'
import type { Chance, Decision, PromptKey, SeatId } from '../game.ts'
import type { Bot } from './bot.ts'
import { discarded, front, inHand, type Sight, sightOf, theirFronts } from './sight.ts'
import { standing, weights } from './standing.ts'
import { exchanged, moved, withGoal } from './whatif.ts'
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
  'card-to-zap': (sight, card) => standing(moved(sight, card, inHand)),
}

/** How good each option is, in their order. */
export const judge = (sight: Sight, decision: Decision): number[] =>
  decision.options.map((option) => (judges[decision.prompt.key] ?? indifferent)(sight, option, decision))

export function decide(sight: Sight, decision: Decision, chance: Chance): string[] {
  const { options, min, max } = decision
  if (options.length <= min) return options
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
