/** The turn, phase by phase (T1), and what may be used in it (T11). */
import type { FreeAction, Usable } from './cards/card.ts'
import { cardOf, typeOf } from './cards/index.ts'
import type { CardId, ExtraTurn, Game, Player, SeatId, StartFrame, TurnFrame } from './game.ts'
import { wholeTurn } from './ops.ts'
import { playCard, startUse } from './playing.ts'
import { answered, ask } from './questions.ts'
import { guarded } from './reactions.ts'
import { drawUnderTheRule, type Next, withoutAdds } from './settle.ts'
import { newRule } from './solo.ts'
import { isHidden, optionsOf } from './sources.ts'
import { under } from './table/in-front.ts'
import {
  anyOf,
  began,
  beginTurn,
  callSetTurns,
  draw,
  end,
  playerAt,
  playFromHand,
  pushFrame,
  pushSettle,
  type Table,
} from './table/index.ts'
import { numeral, playsLeft, playTerm, present, rulesInForce } from './terms.ts'

/** S3: the first to answer is on turn; if the time runs out, chance picks. */
export function initiative(t: Table, frame: StartFrame): Next {
  const quickest = Object.keys(frame.answers ?? {})[0]
  if (quickest) {
    const picks = answered(frame, quickest)
    const seat = picks?.[0] === 'draw' ? (quickest as SeatId) : (anyOf(t, present(t.game))?.seat ?? frame.seat)
    delete frame.answers
    began(t, seat)
    startTurn(t, seat)
    return []
  }
  for (const player of present(t.game)) {
    ask(t, {
      key: player.seat,
      player: player.seat,
      kind: 'choose-option',
      prompt: { key: 'initiative', args: {} },
      options: ['draw'],
      min: 1,
      max: 1,
      because: [],
      fallback: 'chance',
    })
  }
  return 'wait'
}

export function startTurn(t: Table, seat: SeatId, row: CardId[] = []): void {
  const { game } = t
  if (row.length === 0) game.lastInOrder = seat
  game.stack = []
  pushFrame(t, { kind: 'turn', seat, todo: wholeTurn(), drawn: null, played: 0, used: [], row, beganEmptyHanded: false })
}

/** With First Play Random a table can play by itself; if it goes round and round, it would do so for ever. */
const mostTurnsUnasked = 1000

export function beginning(t: Table, turn: TurnFrame): Next {
  const { game } = t
  if (nobodyCanEverMove(game) || t.turnsUnasked > mostTurnsUnasked) {
    end(t, { how: 'stuck', winner: null, goals: [] })
    return []
  }
  const player = playerAt(game, turn.seat)
  beginTurn(t, turn.seat, turn.row.at(-1))
  turn.beganEmptyHanded = player.hand.length === 0
  if (!turn.beganEmptyHanded) return []
  // T12: not under the Draw rule.
  for (const bonus of rulesInForce(game).drawWhenEmptyHanded) draw(t, turn.seat, numeral(game, bonus.numeral), bonus.reason.card)
  pushSettle(t, turn.seat)
  return []
}

/** The draw comes by itself unless something can be used before it. */
export function drawPhase(t: Table, turn: TurnFrame): Next {
  const picked = answered(turn, 'turn')?.[0]
  const card = picked && usedCard(picked)
  if (card) return useNow(t, turn, card)
  if (picked !== 'draw') {
    const uses = usable(t.game, turn)
    if (uses.length > 0 || keepsOpen(t.game, turn)) {
      return askTurn(t, turn, 'before-draw', ['draw', ...uses], ['draw'])
    }
  }
  turn.drawn = 0
  drawUnderTheRule(t)
  drawForPlayAllBut(t, turn)
  pushSettle(t, turn.seat)
  return []
}

/** F7: without it, Hand Limit 0 and a draw of one would lock the table for good. */
function drawForPlayAllBut(t: Table, turn: TurnFrame): void {
  const plays = playTerm(t.game, turn.seat)
  if (!turn.beganEmptyHanded || typeof plays.value !== 'object') return
  const missing = plays.value.allBut + 1 - playerAt(t.game, turn.seat).hand.length
  if (missing > 0) draw(t, turn.seat, missing, plays.because[0]?.card)
}

export function playPhase(t: Table, turn: TurnFrame): Next {
  const { game } = t
  const { hand } = playerAt(game, turn.seat)
  const picked = answered(turn, 'turn')?.[0]
  if (picked === 'end-turn') return []
  const used = picked && usedCard(picked)
  if (used) return useNow(t, turn, used)
  if (picked) return playNow(t, turn, picked === 'random' ? anyOf(t, hand) : picked)

  const left = playsLeft(game, turn, hand.length)
  const uses = usable(game, turn)
  const waits = uses.length > 0 || keepsOpen(game, turn)
  if (left === 0) return waits ? askTurn(t, turn, 'end-turn', [...uses, 'end-turn'], ['end-turn']) : []
  if (!firstPlayIsRandom(game, turn, left)) return askTurn(t, turn, 'play', [...hand, ...uses], 'chance')
  return waits ? askTurn(t, turn, 'first-play-random', ['random', ...uses], ['random']) : playNow(t, turn, anyOf(t, hand))
}

function playNow(t: Table, turn: TurnFrame, card: CardId | undefined): Next {
  if (!card) return []
  turn.played += 1
  playCard(t, turn.seat, playFromHand(t, turn.seat, card), 'officially')
  return [{ op: 'play-phase' }]
}

function useNow(t: Table, turn: TurnFrame, card: CardId): Next {
  const phase = turn.drawn === null ? 'draw-phase' : 'play-phase'
  turn.used.push(card)
  startUse(t, turn.seat, card)
  return [{ op: phase }]
}

function askTurn(
  t: Table,
  turn: TurnFrame,
  key: 'before-draw' | 'play' | 'first-play-random' | 'end-turn',
  options: string[],
  fallback: string[] | 'chance',
): Next {
  const plays = playTerm(t.game, turn.seat)
  const left = playsLeft(t.game, turn, playerAt(t.game, turn.seat).hand.length)
  return ask(t, {
    key: 'turn',
    player: turn.seat,
    kind: 'play',
    prompt: { key, args: key === 'play' ? { left } : {} },
    options,
    min: 1,
    max: 1,
    because: plays.because.map(withoutAdds),
    fallback,
  })
}

/** The plays are over: limits bind this player as well, and nothing can be used any more. */
export function endPhase(t: Table, turn: TurnFrame): Next {
  turn.ending = true
  pushSettle(t, turn.seat)
  return guarded(t.game, { on: 'turn-ending', by: turn.seat }, [])
}

/** F9: extra turns in the order they were called, then on from whoever last had an ordinary one (S5). */
export function nextTurn(t: Table, turn: TurnFrame): Next {
  const { game } = t
  if (game.solo && !turn.ruled) {
    newRule(t, turn)
    return [{ op: 'next-turn' }]
  }
  if (game.extraTurns.length > 0 && callSetTurns(t, turn)) {
    pushSettle(t, turn.seat)
    return [{ op: 'next-turn' }]
  }
  for (let extra = nextExtraTurn(game); extra; extra = nextExtraTurn(game)) {
    const { seat, by } = extra
    if (!game.players.some((player) => player.seat === seat)) continue
    startTurn(t, seat, seat === turn.seat ? [...turn.row, by] : [by])
    return []
  }
  startTurn(t, nextInOrder(game, game.lastInOrder ?? turn.seat))
  return []
}

/** The first that does not wait for somebody's turn to end. */
function nextExtraTurn(game: Game): ExtraTurn | undefined {
  const at = game.extraTurns.findIndex(({ after }) => !after)
  return at < 0 ? undefined : game.extraTurns.splice(at, 1)[0]
}

const seatNumber = (seat: SeatId): number => Number(seat.slice(1))

function nextInOrder(game: Game, after: SeatId): SeatId {
  const players = present(game)
  const next = players.find((player) => seatNumber(player.seat) > seatNumber(after)) ?? players[0]
  return next?.seat ?? after
}

// ── Free actions ───────────────────────────────────────────────────────────────────────────────────────────────────

const usedCard = (option: string): CardId | undefined => (option.startsWith('use:') ? option.slice(4) : undefined)

/** Let's Keep Doing That!: the Action under it, for each player once in their turn. */
const keepDoing: FreeAction = { limit: 'once-per-turn', usable: [], ops: [] }

/** Free actions of New Rules, and powers of what lies in front of the player on turn (T14). */
function freeActions(game: Game, turn: TurnFrame): { card: CardId; free: FreeAction }[] {
  const { freeActions, keptDoing } = rulesInForce(game)
  const powers = playerAt(game, turn.seat).front.flatMap((id) => {
    const card = cardOf(id)
    return (card.type === 'keeper' || card.type === 'creeper') && card.power ? [{ card: id, free: card.power }] : []
  })
  const kept = keptDoing.flatMap((card) => (under(game, card).length > 0 ? [{ card, free: keepDoing }] : []))
  const all = powers.length + kept.length > 0 ? [...freeActions, ...kept, ...powers] : freeActions
  return all.filter(({ card, free }) => free.limit === 'any-time' || !turn.used.includes(card))
}

function usable(game: Game, turn: TurnFrame): string[] {
  const player = playerAt(game, turn.seat)
  return freeActions(game, turn)
    .filter(({ free }) => conditions(free).every((condition) => canHaveEffect(game, turn, player, condition)))
    .map(({ card }) => `use:${card}`)
}

const conditions = ({ usable }: FreeAction): Usable[] => (Array.isArray(usable) ? usable : [usable])

const needsCertainCard = (condition: Usable): boolean =>
  condition === 'a-goal-is-in-hand' || (typeof condition === 'object' && 'some' in condition && isHidden(condition.some))

/** F17: whether a turn waits must depend on what all can see, or the wait would tell of a Goal in hand. */
function keepsOpen(game: Game, turn: TurnFrame): boolean {
  const player = playerAt(game, turn.seat)
  if (player.hand.length === 0) return false
  return freeActions(game, turn).some(({ free }) => {
    const all = conditions(free)
    return all.some(needsCertainCard) && all.every((one) => needsCertainCard(one) || canHaveEffect(game, turn, player, one))
  })
}

function canHaveEffect(game: Game, turn: TurnFrame, player: Player, usable: Usable): boolean {
  const left = playsLeft(game, turn, player.hand.length)
  if (typeof usable === 'object') {
    if ('nothingUnder' in usable) return (game.under?.[usable.nothingUnder]?.length ?? 0) === 0
    if ('extraTurnLeftOf' in usable) return !turn.row.includes(usable.extraTurnLeftOf)
    return optionsOf(game, { seat: turn.seat, present: present(game).map(({ seat }) => seat) }, usable.some).length > 0
  }
  switch (usable) {
    case 'a-goal-is-in-hand':
      return player.hand.some((card) => typeOf(card) === 'goal')
    case 'a-card-can-be-drawn':
      return game.deck.length + game.discard.length > 0
    case 'a-keeper-is-in-front':
      return player.front.some((card) => typeOf(card) === 'keeper')
    case 'a-play-and-a-card-are-left':
      return player.hand.length > 0 && (turn.drawn === null || left > 0)
    case 'plays-are-left':
      return left > 0
    case 'plays-can-grow':
      return playTerm(game, turn.seat).value !== 'all' && (player.hand.length > 0 || turn.drawn === null)
    default:
      return usable satisfies never
  }
}

/** Ignored in a turn that has a single play. */
function firstPlayIsRandom(game: Game, turn: TurnFrame, left: number): boolean {
  if (turn.played > 0 || !rulesInForce(game).firstPlayRandom) return false
  const plays = playTerm(game, turn.seat).value
  return typeof plays === 'number' ? plays > 1 : plays === 'all' || left > 1
}

/** F16: no card to draw, and nobody has a play or anything to use. */
function nobodyCanEverMove(game: Game): boolean {
  if (game.deck.length + game.discard.length > 0) return false
  return present(game).every((player) => {
    const turn: TurnFrame = { kind: 'turn', seat: player.seat, todo: [], drawn: 0, played: 0, used: [], row: [], beganEmptyHanded: false }
    return playsLeft(game, turn, player.hand.length) === 0 && usable(game, turn).length === 0
  })
}
