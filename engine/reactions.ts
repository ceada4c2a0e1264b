/**
 * Surprises out of turn. Whatever a Surprise of this table could answer is done under a `react` op: it looks first for
 * somebody who answers (U3), and only when nobody does, or does any more, what it guards takes place (U4).
 *
 * An answer is a frame of its own on top, and it is guarded in the same way, since a Surprise can answer a Surprise (U2).
 * So a chain of cancels is a stack: what is stopped loses its guard and with it all it would have done, and what that had
 * answered stands again.
 */
import { cardOf, surpriseOf, typeOf } from './cards/index.ts'
import type { Armed, CardFrame, CardId, CardType, Frame, Game, Happening, Player, SeatId, Trigger } from './game.ts'
import { type Op, printed } from './ops.ts'
import { ask, wait } from './questions.ts'
import type { Next } from './settle.ts'
import { landDrawnCreeper, landKeeper } from './table/in-front.ts'
import { discardChain, playOutOfTurn, pushFrame, pushSettle, seated, stopped, type Table } from './table/index.ts'
import { giftsTo, keepersOf, present, turnOf } from './terms.ts'
import { traitsOf } from './traits.ts'

type React = Extract<Op, { op: 'react' }>

const playing: Record<Exclude<CardType, 'creeper'>, Trigger> = {
  goal: 'goal-played',
  rule: 'rule-played',
  action: 'action-played',
  keeper: 'keeper-played',
  surprise: 'surprise-played',
}

/** What playing this card is called by those who answer it; a Creeper is never played. */
export const playOf = (card: CardId): Trigger | null => {
  const type = typeOf(card)
  return type === 'creeper' ? null : playing[type]
}

// ── What can be answered at this table ─────────────────────────────────────────────────────────────────────────────

/** Whether there is a Surprise for it in the box: known to all, and the same whoever holds one. */
const canBeAnswered = (game: Game, trigger: Trigger): boolean => !game.options.solo && traitsOf(game).triggers.includes(trigger)

/** `ops`, but only after everybody had the chance to answer; the ops as they are where nobody ever could. */
export const guarded = (game: Game, to: Happening, ops: Op[]): Op[] => (canBeAnswered(game, to.on) ? [{ op: 'react', to, ops }] : ops)

// ── Who answers ────────────────────────────────────────────────────────────────────────────────────────────────────

export function react(t: Table, frame: Frame, op: React): Next {
  const inOrder = mayAnswer(t.game, op.to)
  if (t.game.options.reactions === 'ask' && !op.asked) return askAll(t, frame, op, inOrder)
  const next = t.game.options.reactions === 'ask' ? willing(frame, inOrder) : ready(frame, op.to, inOrder)
  if (!next) {
    forgetAnswers(frame)
    return op.ops
  }
  fire(t, next.player, next.card, op.to)
  // Looked at again when that answer is settled: what it answered may still stand.
  return [op]
}

/** U3: in seat order from the player on turn. U4: nobody answers their own play. The Batcave shuts everybody else out. */
function mayAnswer(game: Game, to: Happening): Player[] {
  const turn = turnOf(game)
  const onTurn = turn && seated(game, turn.seat)
  const shutOut = onTurn && giftsTo(game, onTurn.seat).some(({ gift }) => gift.shutsOut === 'surprises')
  return fromTurn(game).filter((player) => player.seat !== to.by && player.hand.length > 0 && (!shutOut || player === onTurn))
}

function fromTurn(game: Game): Player[] {
  const players = present(game)
  const turn = turnOf(game)
  if (!turn) return players
  const first = players.findIndex(({ seat }) => Number(seat.slice(1)) >= Number(turn.seat.slice(1)))
  return first > 0 ? [...players.slice(first), ...players.slice(0, first)] : players
}

/** The first armed Surprise whose condition has occurred. */
function ready(frame: Frame, to: Happening, inOrder: Player[]): { player: Player; card: CardId } | null {
  for (const player of inOrder) {
    const armed = player.armed?.find((surprise) => occurs(frame, to, player, surprise))
    if (armed) return { player, card: armed.card }
  }
  return null
}

function occurs(frame: Frame, to: Happening, player: Player, { trigger, only = [] }: Armed): boolean {
  if (trigger !== to.on || !concerns(to, player.seat) || !isNamed(to, only)) return false
  // U6: against Surprises it protects its owner, unless it was armed for anybody's sake.
  return trigger !== 'surprise-played' || only.includes('anybody') || hits(frame, to, player)
}

/** Only one's own Keepers are defended. */
const concerns = (to: Happening, seat: SeatId): boolean => to.on !== 'keeper-taken' || to.from === seat

/** Narrowed to cards, to players, or to both; then both have to fit. */
function isNamed({ by, card }: Happening, only: string[]): boolean {
  const [seats, cards] = [only.filter(isSeat), only.filter((name) => !isSeat(name) && name !== 'anybody')]
  return (seats.length === 0 || seats.includes(by)) && (cards.length === 0 || (card !== undefined && cards.includes(printed(card))))
}
const isSeat = (name: string): boolean => /^s\d+$/.test(name)

/** U6: a Surprise hits whose play or taking it answers; played in turn, everybody whose Keepers it could take. */
function hits(frame: Frame, to: Happening, player: Player): boolean {
  const answering = frame.kind === 'card' ? frame.answering : undefined
  if (answering) return answering.by === player.seat && answering.on !== 'turn-ending' && answering.on !== 'creeper-drawn'
  const takesKeepers = to.card !== undefined && surpriseOf(to.card).inTurn.some(({ op }) => op === 'take')
  return takesKeepers && keepersOf(player).length > 0
}

// ── `reactions: 'ask'` ─────────────────────────────────────────────────────────────────────────────────────────────

const answerKey = (seat: SeatId): string => `react:${seat}`

/** Everybody with cards in hand is asked, Surprise or not, and all at once: otherwise the question would tell of the card. */
function askAll(t: Table, frame: Frame, op: React, inOrder: Player[]): Next {
  for (const player of inOrder) {
    if (frame.answers?.[answerKey(player.seat)]) continue
    ask(t, {
      key: answerKey(player.seat),
      player: player.seat,
      kind: 'choose-option',
      prompt: { key: 'reaction', args: { player: op.to.by, ...(op.to.card && { card: op.to.card }) } },
      options: ['pass', ...player.hand.filter((card) => fits(op.to, player.seat, card))],
      min: 1,
      max: 1,
      because: [],
      fallback: ['pass'],
    })
  }
  return t.asking.length > 0 ? wait : [{ ...op, asked: true }]
}

const fits = (to: Happening, seat: SeatId, id: CardId): boolean => {
  const card = cardOf(id)
  return card.type === 'surprise' && concerns(to, seat) && (to.on === 'surprise-played' || card.trigger === to.on)
}

/** The next of those who said they would. Who comes too late keeps the card, and nobody learns that they had it. */
function willing(frame: Frame, inOrder: Player[]): { player: Player; card: CardId } | null {
  for (const player of inOrder) {
    const [card] = frame.answers?.[answerKey(player.seat)] ?? []
    if (!card || !frame.answers) continue
    delete frame.answers[answerKey(player.seat)]
    if (player.hand.includes(card)) return { player, card }
  }
  return null
}

function forgetAnswers(frame: Frame): void {
  for (const key of Object.keys(frame.answers ?? {})) if (key.startsWith('react:')) delete frame.answers?.[key]
  if (frame.answers && Object.keys(frame.answers).length === 0) delete frame.answers
}

// ── Answers ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The card leaves the hand and lies in its frame; it works only if nobody answers it in turn. */
function fire(t: Table, { seat }: Player, card: CardId, to: Happening): void {
  const { trigger, outOfTurn } = surpriseOf(card)
  playOutOfTurn(t, seat, card, to)
  const ops: Op[] = trigger === to.on ? [...outOfTurn] : [{ op: 'stop' }]
  pushFrame(t, {
    kind: 'card',
    seat,
    card,
    at: t.game.moves,
    todo: guarded(t.game, { on: 'surprise-played', by: seat, card }, ops),
    present: present(t.game).map((player) => player.seat),
    answering: to,
  })
}

/** What this Surprise answers, if it is still there: whoever did it may have left the table. */
function answered(t: Table, { answering }: CardFrame): Frame | undefined {
  if (!answering) return undefined
  for (let at = t.game.stack.length - 2; at >= 0; at--) {
    const frame = t.game.stack[at]
    const [first] = frame?.todo ?? []
    if (first?.op === 'react') return isSame(first.to, answering) ? frame : undefined
  }
  return undefined
}

const isSame = (a: Happening, b: Happening): boolean => a.on === b.on && a.by === b.by && a.card === b.card

/** It does not happen. A play counts as used all the same, and the card goes the way of cards that have had their effect. */
export function stop(t: Table, frame: CardFrame): Next {
  const below = answered(t, frame)
  if (!below || !frame.answering) return []
  below.todo.shift()
  if (frame.card) stopped(t, frame.seat, frame.card, frame.answering)
  return []
}

/** What was played or drawn lands in front of the one who answers, and never in front of the other. */
export function divert(t: Table, frame: CardFrame): Next {
  const below = answered(t, frame)
  if (!below) return []
  below.todo.shift()
  if (frame.answering?.on === 'creeper-drawn') landDrawnCreeper(t, frame.seat)
  if (below.kind !== 'card' || !below.card) return []
  const { card } = below
  delete below.card
  landKeeper(t, frame.seat, card)
  return []
}

/** U4: when nothing of a chain is left to settle, its cards go to the discard pile together. */
export function closeChain(t: Table): boolean {
  const { chain, stack } = t.game
  if (!chain || stack.some((frame) => frame.todo[0]?.op === 'react' || (frame.kind === 'card' && frame.answering))) return false
  discardChain(t)
  const top = stack[stack.length - 1]
  // A card that was answered looks at what always holds when it is done; the end of a turn would not.
  if (top?.kind === 'turn') pushSettle(t, top.seat)
  return true
}
