/**
 * What holds after every card, and the only place that knows winners, limits and drawing up. The steps run in the order
 * of G2 and begin again from the top whenever one of them moved a card.
 */

import type { CardFrame, CardId, Game, Player, SeatId, SettleFrame } from './game.ts'
import { meeting } from './goals.ts'
import { type Op, settling } from './ops.ts'
import { answered, ask, wait } from './questions.ts'
import { scoring } from './solo.ts'
import { discardFromFront } from './table/in-front.ts'
import { anyOf, discardFromHand, discardGoals, draw, drawAside, end, seated, type Table } from './table/index.ts'
import { drawTerm, goalsTerm, keepersOf, limitTerm, numeral, present, rulesInForce, type Term, turnOf } from './terms.ts'
import { traitsOf } from './traits.ts'

export type Next = Op[] | typeof wait

/** Puts the whole list in place of what is left of it. */
export function fromTheTop(t: Table, frame: SettleFrame): Op[] {
  frame.todo.length = 1
  return settling(traitsOf(t.game).sorting)
}

/** F15: two Goals are out and only one may be. Whoever is on turn drops one. */
export function surplusGoals(t: Table, frame: SettleFrame): Next {
  const { game } = t
  const allowed = goalsTerm(game)
  if (game.goals.length <= allowed.value) return []
  const picked = answered(frame, 'goal')
  if (picked) {
    discardGoals(t, picked, frame.seat)
    return []
  }
  const turn = turnOf(game)
  if (!turn || !seated(game, turn.seat)) {
    const goal = anyOf(t, game.goals)
    if (goal) discardGoals(t, [goal], null)
    return []
  }
  return ask(t, {
    key: 'goal',
    player: turn.seat,
    kind: 'choose-cards',
    prompt: { key: 'goal-to-drop', args: {} },
    options: [...game.goals],
    min: 1,
    max: 1,
    because: allowed.because.map(withoutAdds),
    fallback: 'chance',
  })
}

/** G2, G3 */
export function winner(t: Table): Next {
  if (t.game.solo) return scoring(t)
  const met = meeting(t.game)
  const [only] = met
  if (only && met.length === 1) end(t, { how: 'won', winner: only.player.seat, goals: only.goals })
  return []
}

/** J2: looked at after the winner. */
export function quorum(t: Table): Next {
  if (t.game.players.length < (t.game.solo ? 1 : 2)) end(t, { how: 'deserted', winner: null, goals: [] })
  return []
}

type Limit = {
  name: 'hand-limit' | 'keeper-limit'
  /** As it binds one of them: what lies in front of a player can raise or lift it. */
  term: (player: Player) => Term<number | null>
  held: (player: Player) => CardId[]
  letGo: typeof discardFromHand
}

/** L1: asks everybody who is bound, at the same time. L7: over both limits, two questions. */
export function limits(t: Table, frame: SettleFrame): Next {
  const { game } = t
  const both = limitsInForce(game)
  let moved = false
  for (const player of bound(game)) {
    for (const limit of both) {
      const excess = excessOf(limit, player)
      if (excess <= 0) continue
      // All must go: everybody can see that there is nothing to choose.
      const picks = limit.term(player).value === 0 ? [...limit.held(player)] : answered(frame, `${limit.name}:${player.seat}`)
      if (picks?.length !== excess) continue
      limit.letGo(t, player.seat, picks)
      moved = true
    }
  }
  delete frame.answers
  if (moved) return fromTheTop(t, frame)
  for (const player of bound(game)) for (const limit of both) if (excessOf(limit, player) > 0) askToDiscard(t, limit, player)
  return t.asking.length > 0 ? wait : []
}

function limitsInForce(game: Game): Limit[] {
  const { handLimit, keeperLimit } = rulesInForce(game)
  const limits: Limit[] = []
  if (handLimit)
    limits.push({
      name: 'hand-limit',
      term: ({ seat }) => limitTerm(game, 'handLimit', seat),
      held: (player) => player.hand,
      letGo: discardFromHand,
    })
  if (keeperLimit)
    limits.push({
      name: 'keeper-limit',
      term: ({ seat }) => limitTerm(game, 'keeperLimit', seat),
      held: keepersOf,
      letGo: discardFromFront,
    })
  return limits
}

function excessOf(limit: Limit, player: Player): number {
  const { value } = limit.term(player)
  return value === null ? 0 : Math.max(0, limit.held(player).length - value)
}

/** Everybody but the player on turn, and that player too once the turn is ending. */
const bound = (game: Game): Player[] => {
  const turn = turnOf(game)
  return present(game).filter((player) => !turn || turn.ending || player.seat !== turn.seat)
}

function askToDiscard(t: Table, limit: Limit, player: Player): void {
  const options = [...limit.held(player)]
  const excess = excessOf(limit, player)
  const { value, because } = limit.term(player)
  ask(t, {
    key: `${limit.name}:${player.seat}`,
    player: player.seat,
    kind: 'discard',
    prompt: { key: limit.name, args: { limit: value ?? 0, excess, keep: options.length - excess } },
    options,
    min: excess,
    max: excess,
    because: because.map(withoutAdds),
    // W1: what came last goes, and its owner can see beforehand which.
    fallback: options.slice(-excess),
  })
}

/** F4, T5, F6: first what part-way cards still give, innermost first, then what the Draw rule has come to. */
export function drawUp(t: Table, frame: SettleFrame): Next {
  const { game } = t
  let drawn = 0
  for (let i = game.stack.length - 1; i >= 0; i--) {
    const under = game.stack[i]
    if (under?.kind === 'card') drawn += topUp(t, under)
  }
  drawn += drawUnderTheRule(t)
  return drawn > 0 ? fromTheTop(t, frame) : []
}

function topUp(t: Table, frame: CardFrame): number {
  let drawn = 0
  for (const given of frame.given ?? []) {
    const due = given.times * numeral(t.game, given.numeral)
    if (due <= given.got) continue
    drawn += given.to === 'aside' ? drawAside(t, frame, due - given.got) : draw(t, frame.seat, due - given.got)
    given.got = due
  }
  return drawn
}

/** F5: counts all that was drawn under the rule this turn, so a bonus gives its card once, however often it begins to hold. */
export function drawUnderTheRule(t: Table): number {
  const turn = turnOf(t.game)
  if (!turn || turn.drawn === null || turn.ending || !seated(t.game, turn.seat)) return 0
  const due = drawTerm(t.game, turn.seat).value
  if (due <= turn.drawn) return 0
  const count = due - turn.drawn
  turn.drawn = due
  return draw(t, turn.seat, count)
}

export const withoutAdds = ({ card, by, at }: { card: CardId; by: SeatId | null; at: number | null }) => ({ card, by, at })
