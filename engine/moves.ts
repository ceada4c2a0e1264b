/** The doors by which a game changes. Pure: one copy is made at the door, and what is refused leaves no trace. */
import { narrowingOf } from './arming.ts'
import { mostPlayers } from './begin.ts'
import { mixIn } from './chance.ts'
import { copy } from './copy.ts'
import type { Asked, Game, Move, Orders, Outcome, Refusal, SeatId } from './game.ts'
import { run } from './machine.ts'
import { isSecret, takeOffer } from './offers.ts'
import { restOfTurn } from './ops.ts'
import { orderFor, readOrders } from './orders.ts'
import { answerWith, wasAsked } from './questions.ts'
import {
  anyOf,
  giveUpSeat,
  open,
  orderFired,
  pushSettle,
  seated,
  setOrders,
  someOf,
  type Table,
  takeSeat,
  timedOut,
} from './table/index.ts'
import { turnOf } from './terms.ts'

const longestWord = 40
const longestId = 64

const refuse = (refusal: Refusal): Outcome => ({ ok: false, refusal })
const done = (t: Table): Outcome => ({ ok: true, game: t.game, events: t.events })

/** Never throws and never half-applies, whatever it is given. */
export function answer(game: Game, move: Move): Outcome {
  const found = check(game, move)
  if (typeof found === 'string') return refuse(found)
  const t = open(copy(game))
  // The caller keeps their own list; what is in the game must not change with it.
  if (move.say !== undefined) t.said = move.say
  applyAnswer(t, found, [...move.picks])
  return done(t)
}

/** The mutable inside of `answer`, for playouts that own their game. The move must be one of the options. */
export function applyAnswer(t: Table, asked: Asked, picks: string[]): void {
  const { game } = t
  if (!isSecret(asked)) game.moves += 1
  game.asked = game.asked.filter((open) => open.id !== asked.id)
  if (!asked.owed) {
    takeOffer(t, asked, picks)
    run(t)
    return
  }
  const frame = game.stack[game.stack.length - 1]
  if (!frame) throw new Error('a question without a frame')
  answerWith(frame, asked.key, picks)
  run(t)
}

function check(game: Game, move: Move): Asked | Refusal {
  if (!isMove(move)) return 'malformed'
  if (move.say !== undefined && move.say.length > longestWord) return 'too-long'
  if (!seated(game, move.player)) return 'not-a-player'
  if (game.over) return 'game-over'
  const asked = game.asked.find((open) => open.id === move.decision && open.player === move.player)
  if (!asked) return wasAsked(game, move.player, move.decision) ? 'stale-decision' : 'not-your-decision'
  // What narrows an offer comes after what is picked of it.
  const only = asked.kind === 'arm' ? narrowingOf(game, asked.player, asked.about ?? '') : asked.only
  const narrowing = only ? move.picks.slice(asked.max) : []
  const picks = move.picks.slice(0, move.picks.length - narrowing.length)
  if (picks.some((pick) => !asked.options.includes(pick))) return 'not-an-option'
  if (narrowing.some((pick) => !only?.includes(pick))) return 'not-an-option'
  if (new Set(move.picks).size !== move.picks.length) return 'picked-twice'
  if (picks.length < asked.min || picks.length > asked.max) return 'wrong-number'
  return asked
}

/** Every card there is, of three editions (X1): a Hand Limit may ask for nearly all of them at once. */
const mostPicks = 300

function isMove(move: unknown): move is Move {
  if (typeof move !== 'object' || move === null) return false
  const { player, decision, picks, say } = move as Record<string, unknown>
  if (typeof player !== 'string' || typeof decision !== 'string' || decision.length > longestId) return false
  if (!Array.isArray(picks) || picks.length > mostPicks || !Array.from(picks).every((pick) => typeof pick === 'string')) return false
  return say === undefined || typeof say === 'string'
}

/** W1: the game answers for somebody whose time ran out, by their orders if they left any. */
export function timeOut(game: Game, decision: string): Outcome {
  if (game.over) return refuse('game-over')
  const found = game.asked.find((open) => open.id === decision)
  if (!found?.owed) return refuse('stale-decision')
  const t = open(copy(game))
  timedOut(t, found)
  const ordered = orderFor(t.game, found, 'at-time-out')
  if (ordered) orderFired(t, found.player, ordered.order, found, ordered.picks)
  applyAnswer(t, found, ordered?.picks ?? fallback(t, found))
  return done(t)
}

function fallback(t: Table, asked: Asked): string[] {
  if (asked.fallback !== 'chance') return asked.fallback
  if (asked.prompt.key === 'initiative') return ['chance']
  // Free actions are declined; how many of several are picked is left to chance as well.
  const offered = asked.options.filter((option) => !option.startsWith('use:'))
  const spans = Array.from({ length: asked.max - asked.min + 1 }, (_, i) => asked.min + i)
  return someOf(t, offered, anyOf(t, spans) ?? asked.min)
}

/** J1: a seat at the end of the order; the newcomer's bytes take part from the next shuffle on. */
export function join(game: Game, entropy: string): Outcome {
  if (!/^([0-9a-f]{2}){1,64}$/.test(entropy)) return refuse('malformed')
  if (game.over) return refuse('game-over')
  if (game.players.length >= mostPlayers || game.solo) return refuse('table-full')
  const t = open(copy(game))
  t.game.moves += 1
  mixIn(t.game.chance, entropy)
  takeSeat(t)
  run(t)
  return done(t)
}

/** J2 */
export function leave(game: Game, seat: SeatId): Outcome {
  if (!seated(game, seat)) return refuse('not-a-player')
  if (game.over) return refuse('game-over')
  const t = open(copy(game))
  t.game.moves += 1
  giveUpSeat(t, seat)
  const turn = turnOf(t.game)
  if (turn?.seat === seat) {
    delete turn.answers
    turn.ending = true
    turn.todo = restOfTurn()
  }
  pushSettle(t, seat)
  run(t)
  return done(t)
}

/** Secret: it counts as no move, and nobody else can tell that it happened. */
export function order(game: Game, seat: SeatId, orders: unknown): Outcome {
  const read = readOrders(orders)
  if (!read) return refuse('malformed')
  if (!seated(game, seat)) return refuse('not-a-player')
  if (game.over) return refuse('game-over')
  const t = open(copy(game))
  setOrders(t, seat, read)
  // An order that answers an open question on the spot is seen as the answer it is.
  if (t.game.asked.some((asked) => asked.player === seat && orderFor(t.game, asked, 'at-once'))) t.game.moves += 1
  run(t)
  return done(t)
}

/** What these orders would answer now, and what they would answer if the time ran out. Nothing changes. */
export function preview(
  game: Game,
  seat: SeatId,
  orders: unknown,
): { decision: string; order: keyof Orders; picks: string[]; when: 'at-once' | 'at-time-out' }[] | Refusal {
  const read = readOrders(orders)
  if (!read) return 'malformed'
  const player = seated(game, seat)
  if (!player) return 'not-a-player'
  const imagined: Game = { ...game, players: game.players.map((other) => (other === player ? { ...player, orders: read } : other)) }
  return game.asked
    .filter((asked) => asked.player === seat)
    .flatMap((asked) => {
      for (const when of ['at-once', 'at-time-out'] as const) {
        const ordered = orderFor(imagined, asked, when)
        if (ordered) return [{ decision: asked.id, ...ordered, when }]
      }
      return []
    })
}
