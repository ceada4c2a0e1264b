/**
 * Random play for properties: bots who see a view and a question and nothing else, people who come and go, let the time run
 * out and leave orders. Everything follows from one seed.
 */
import {
  type Bot,
  begin,
  bots,
  type CardId,
  type Chance,
  chanceOf,
  commitment,
  type Decision,
  type Deed,
  type EditionId,
  type Game,
  type GameEvent,
  type Orders,
  pick,
  pickSome,
  type Reactions,
  replay,
  type SeatId,
  type Setup,
  view,
  type When,
} from '@meanwhile/engine'
import { cardsAt } from './places.ts'
import { worldOf } from './worlds.ts'

/** One deed and what came of it. */
export type Step = { deed: Deed; before: Game; after: Game; events: GameEvent[] }

/** How often, in a thousand deeds. The rest are answers. */
export type Habits = { join: number; leave: number; order: number; dawdle: number; offer?: number }

export const lively: Habits = { join: 14, leave: 8, order: 60, dawdle: 80, offer: 120 }
export const steady: Habits = { join: 0, leave: 0, order: 0, dawdle: 0 }

/** `minds`: the bots, which take their seats in turn. */
type Wishes = { start?: Game; habits?: Habits; most?: number; through?: typeof replay; minds?: Bot[]; world?: World }

/** Which cards are played with, and how Surprises are; the base game unless something else is said. */
export type World = { editions?: EditionId[]; reactions?: Reactions | undefined; solo?: boolean }

/** 64 hex digits that follow from a text. */
const hex = (text: string): string => commitment(text, 'hex')
const oneOf = <T>(luck: Chance, items: readonly T[]): T => items[pick(luck, items.length)] as T

export function setupFor(seed: string, { editions = ['fluxx'], reactions, solo }: World = worldOf(seed)): Setup {
  const luck = chanceOf(`${seed}:setup`)
  const several = 2 + pick(luck, 5)
  const players = solo ? 1 : several
  return {
    table: `table-${seed}`,
    editions,
    players,
    seed: hex(`${seed}:seed`),
    entropy: Array.from({ length: players }, (_, i) => hex(`${seed}:${i}`).slice(0, 32)),
    options: {
      first: oneOf(luck, ['host', 'random', 'initiative']),
      starter: `s${1 + pick(luck, players)}`,
      ...(reactions && { reactions }),
    },
  }
}

/** Deed after deed until the game is over or has gone on for too long. */
export function* play(seed: string, wishes: Wishes = {}): Generator<Step, void> {
  const { start, habits = lively, most = 20_000, through = replay, minds = [bots.greedy, bots.random], world } = wishes
  const luck = chanceOf(`${seed}:play`)
  let before = start ?? begin(setupFor(seed, world)).game
  for (let count = 0; count < most && !before.over; count++) {
    const deed = nextDeed(before, luck, habits, minds)
    const outcome = through(before, deed)
    if (!outcome.ok) throw new Error(`seed ${seed}, deed ${count}: ${JSON.stringify(deed)} was refused, ${outcome.refusal}`)
    yield { deed, before, after: outcome.game, events: outcome.events }
    before = outcome.game
  }
}

/** Lets `look` see every step of the games that follow from a seed; what goes wrong is told with the seed and the deed. */
export function watch(seed: string, wishes: Wishes, look: (step: Step) => void): Game {
  let last = wishes.start ?? begin(setupFor(seed, wishes.world)).game
  let count = 0
  try {
    for (const step of play(seed, { ...wishes, start: last })) {
      look(step)
      last = step.after
      count += 1
    }
  } catch (error) {
    throw new Error(`seed ${JSON.stringify(seed)}, deed ${count}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
  return last
}

function nextDeed(game: Game, luck: Chance, habits: Habits, minds: Bot[]): Deed {
  const { join, leave, order, dawdle, offer = 0 } = habits
  const roll = pick(luck, 1000)
  if (roll < join && game.players.length < 6 && !game.solo)
    return { kind: 'join', entropy: hex(`${game.table}:${game.seats}`).slice(0, 32) }
  const { seat } = oneOf(luck, game.players)
  if (roll >= join && roll < join + leave) return { kind: 'leave', seat }
  if (roll >= join + leave && roll < join + leave + order) return { kind: 'order', seat, orders: anyOrders(game, seat, luck) }
  const offers = game.asked.filter((asked) => !asked.owed)
  const soFar = join + leave + order
  if (offers.length > 0 && roll >= soFar && roll < soFar + offer) return taken(game, oneOf(luck, offers), luck)
  const owed = oneOf(
    luck,
    game.asked.filter((asked) => asked.owed),
  )
  if (roll >= 1000 - dawdle) return { kind: 'time-out', decision: owed.id }
  return answerTo(game, owed, luck, minds)
}

function answerTo(game: Game, { id, player }: Decision, luck: Chance, minds: Bot[]): Deed {
  const seen = view(game, player)
  const decision = seen.decisions.find((open) => open.id === id)
  if (!decision) throw new Error(`${player} does not see their own question ${id}`)
  const mind = minds[(game.table.length + Number(player.slice(1))) % minds.length] ?? bots.random
  const picks = mind(seen, decision, luck)
  return {
    kind: 'answer',
    seat: player,
    decision: id,
    picks,
    ...(pick(luck, 3) === 0 && { say: pick(luck, 9) === 0 ? 'good luck' : 'Yeahuh!' }),
  }
}

/** An offer somebody takes; a Surprise is armed as it is, for anybody, or narrowed. */
function taken(game: Game, { id, player }: Decision, luck: Chance): Deed {
  const decision = view(game, player).decisions.find((open) => open.id === id)
  if (!decision) throw new Error(`${player} does not see their own offer ${id}`)
  const further = decision.only ? oneOf(luck, [[], ['anybody'], pickSome(luck, decision.only, 2)]) : []
  return { kind: 'answer', seat: player, decision: id, picks: [oneOf(luck, decision.options), ...further] }
}

/** Orders somebody could leave: about the cards they hold and about others, at once or when the time runs out. */
export function anyOrders(game: Game, seat: SeatId, luck: Chance): Orders {
  const player = game.players.find((other) => other.seat === seat)
  const when = (): When => oneOf(luck, ['at-once', 'at-time-out'])
  const some = (held: CardId[]): CardId[] => [...new Set([...pickSome(luck, held, pick(luck, 5)), ...pickSome(luck, cardsAt(game), 2)])]
  return {
    ...(pick(luck, 2) === 0 && { keepInHand: { cards: some(player?.hand ?? []), when: when() } }),
    ...(pick(luck, 2) === 0 && { keepOnTable: { cards: some(player?.front ?? []), when: when() } }),
    ...(pick(luck, 3) === 0 && { draw: when() }),
    ...(pick(luck, 3) === 0 && { endTurn: when() }),
  }
}
