/** Runs the topmost frame until somebody is owed an answer or the game is over. */
import { forgetArming } from './arming.ts'
import { effects } from './effects.ts'
import { exchanges } from './exchanges.ts'
import { feats } from './feats.ts'
import { fronts } from './fronts.ts'
import type { CardFrame, Frame, SettleFrame, StartFrame, TurnFrame } from './game.ts'
import { openly } from './openly.ts'
import type { Op } from './ops.ts'
import { keepUnderRule, land, makeRoom } from './playing.ts'
import { openQuestions, wait } from './questions.ts'
import { closeChain, divert, react, stop } from './reactions.ts'
import { drawUp, limits, type Next, quorum, surplusGoals, winner } from './settle.ts'
import { decksRanOut, score } from './solo.ts'
import { fastenWaiting, isLanding, landCreeper, landCreepers, onlyOne } from './sorting.ts'
import { dealIn, discardAside, discardResolved, layInChain, pushSettle, type Table } from './table/index.ts'
import { beginning, drawPhase, endPhase, initiative, nextTurn, playPhase } from './turn.ts'

type Handler = (t: Table, frame: never, op: never) => Next

/** Complete by type: a new word does not compile before it has a handler. */
const handlers: { [Name in Op['op']]: Handler } = {
  ...effects,
  ...exchanges,
  ...fronts,
  ...openly,
  ...feats,
  'make-room': (t, frame: CardFrame) => makeRoom(t, frame),
  land: (t, frame: CardFrame) => land(t, frame),
  'keep-under': (t, frame: CardFrame, { pick }: Extract<Op, { op: 'keep-under' }>) => keepUnderRule(t, frame, pick),
  initiative: (t, frame: StartFrame) => initiative(t, frame),
  'begin-turn': (t, frame: TurnFrame) => beginning(t, frame),
  'draw-phase': (t, frame: TurnFrame) => drawPhase(t, frame),
  'play-phase': (t, frame: TurnFrame) => playPhase(t, frame),
  'end-phase': (t, frame: TurnFrame) => endPhase(t, frame),
  'next-turn': (t, frame: TurnFrame) => nextTurn(t, frame),
  'land-creepers': (t) => landCreepers(t),
  'land-creeper': (t) => landCreeper(t),
  'fasten-waiting': (t, frame: SettleFrame) => fastenWaiting(t, frame),
  'only-one': (t) => onlyOne(t),
  'surplus-goals': (t, frame: SettleFrame) => surplusGoals(t, frame),
  winner: (t) => winner(t),
  score: (t, frame: SettleFrame, op: Extract<Op, { op: 'score' }>) => score(t, frame, op),
  quorum: (t) => quorum(t),
  limits: (t, frame: SettleFrame) => limits(t, frame),
  'draw-up': (t, frame: SettleFrame) => drawUp(t, frame),
  react,
  stop,
  divert,
}

export function run(t: Table): void {
  const { game } = t
  while (!game.over) {
    const frame = game.stack[game.stack.length - 1]
    if (!frame) throw new Error('the table has neither a turn nor an end')
    if (game.solo && decksRanOut(t)) break
    if (game.landing && !isLanding(game)) {
      game.stack.push({ kind: 'settle', seat: frame.seat, todo: [{ op: 'land-creepers' }] })
      continue
    }
    if (newcomersSitDown(t, frame) || closeChain(t)) continue
    forgetArming(game)
    const op = frame.todo[0]
    if (!op) {
      game.stack.pop()
      close(t, frame)
      continue
    }
    t.asking = []
    const next = (handlers[op.op] as (t: Table, frame: Frame, op: Op) => Next)(t, frame, op)
    if (next !== wait) frame.todo.splice(0, 1, ...next)
    else if (openQuestions(t, frame)) return
  }
  game.asked = []
}

/** J1: cards are dealt when nothing is half-way and no limit is owed. */
function newcomersSitDown(t: Table, frame: Frame): boolean {
  if (frame.kind !== 'turn' && frame.kind !== 'start') return false
  const newcomer = t.game.players.find((player) => player.waiting)
  if (!newcomer) return false
  dealIn(t, newcomer)
  pushSettle(t, newcomer.seat)
  return true
}

/** A card has had its effect: it goes where it belongs, and what always holds is looked at. */
function close(t: Table, frame: Frame): void {
  if (frame.kind !== 'card') return
  discardAside(t, frame)
  // What a Surprise did out of turn is settled with what it answered.
  if (frame.answering) {
    layInChain(t, frame)
    return
  }
  discardResolved(t, frame)
  pushSettle(t, frame.seat)
}
