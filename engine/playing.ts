/** How a card comes into play: a frame with its ops, in which it lies until it has had its effect. */
import { actionOf, cardOf } from './cards/index.ts'
import type { CardFrame, CardId, PickName, SeatId } from './game.ts'
import { choose, discarded, type Op, one } from './ops.ts'
import { mayBeChallenged, wordWith } from './out-of-turn.ts'
import { answered, ask } from './questions.ts'
import { guarded, playOf } from './reactions.ts'
import type { Next } from './settle.ts'
import { withoutAdds } from './settle.ts'
import { landCreeper, landKeeper, under } from './table/in-front.ts'
import { closeWindows, discardGoals, keepUnder, landGoal, landRule, pushFrame, pushSettle, type Table, use } from './table/index.ts'
import { goalsTerm, present } from './terms.ts'

/** The card has left its place and lies nowhere yet. `officially`: by a player's own hand or the one that an Action drew, not off a pile. */
export function playCard(t: Table, seat: SeatId, card: CardId, how?: 'officially'): void {
  const word = how && wordWith(t, seat, card)
  const on = playOf(card)
  const todo = on ? guarded(t.game, { on, by: seat, card }, opsOf(card)) : opsOf(card)
  pushFrame(t, { kind: 'card', seat, card, at: t.game.moves, todo, present: seats(t), ...(word && { word }) })
  // E2: what could be challenged counts from this instant, before the card just played takes effect.
  if (t.game.windows && closeWindows(t, ({ owner }) => owner === seat)) pushSettle(t, seat)
}

/** Solo: a rule comes into force by itself; nobody plays it (O3). */
export function forceRule(t: Table, seat: SeatId, card: CardId): void {
  pushFrame(t, { kind: 'card', seat, card, at: t.game.moves, todo: opsOf(card), present: seats(t) })
}

export function startUse(t: Table, seat: SeatId, card: CardId): void {
  use(t, seat, card)
  pushFrame(t, { kind: 'card', seat, uses: card, at: t.game.moves, todo: usedOps(t, card), present: seats(t) })
}

/** What a free action of a rule, or the power of a card in front of its user, does. */
function usedOps(t: Table, id: CardId): Op[] {
  const card = cardOf(id)
  if (card.type === 'keeper' || card.type === 'creeper') return [...(card.power?.ops ?? [])]
  if (card.type !== 'rule') return []
  if ('keepsDoing' in card.effect) return under(t.game, id).flatMap((action) => actionOf(action).ops)
  return 'free' in card.effect ? [...card.effect.free.ops] : []
}

const seats = (t: Table): SeatId[] => present(t.game).map((player) => player.seat)

function opsOf(id: CardId): Op[] {
  const card = cardOf(id)
  switch (card.type) {
    case 'keeper':
    case 'creeper':
      return [{ op: 'land' }]
    case 'rule':
      return 'keepsDoing' in card.effect ? [{ op: 'land' }, ...keepDoing] : [{ op: 'land' }]
    case 'goal':
      return [{ op: 'make-room' }, { op: 'land' }]
    case 'action':
      return [...card.ops]
    // U5: played by anything but its trigger, it has its in-turn effect.
    case 'surprise':
      return [...card.inTurn]
    default:
      return card satisfies never
  }
}

/** An Action from the discard pile is laid on the rule that has just landed; if there is none, it stays bare. */
const keepDoing: Op[] = [choose(one, discarded('action'), 'action-to-keep-doing'), { op: 'keep-under', pick: 'action-to-keep-doing' }]

export function keepUnderRule(t: Table, { seat, uses, picks }: CardFrame, pick: PickName): Next {
  const [action] = picks?.[pick] ?? []
  if (action && uses && t.game.rules.some(({ card }) => card === uses)) keepUnder(t, seat, action, uses)
  return []
}

/** G1: with two Goals allowed and two in play, its player first chooses which goes, so that there are never three. */
export function makeRoom(t: Table, frame: CardFrame): Next {
  const { game } = t
  const allowed = goalsTerm(game)
  if (game.goals.length < allowed.value) return []
  const picked = game.goals.length === 1 ? [...game.goals] : answered(frame, 'goal')
  if (picked) {
    discardGoals(t, picked, frame.seat)
    return []
  }
  return ask(t, {
    key: 'goal',
    player: frame.seat,
    kind: 'choose-cards',
    prompt: { key: 'goal-to-replace', args: { card: frame.card ?? '' } },
    options: [...game.goals],
    min: 1,
    max: 1,
    because: allowed.because.map(withoutAdds),
    fallback: 'chance',
  })
}

export function land(t: Table, frame: CardFrame): Next {
  const { card, seat } = frame
  if (!card) return []
  delete frame.card
  const { type } = cardOf(card)
  if (type === 'keeper') {
    landKeeper(t, seat, card)
    if (frame.word) mayBeChallenged(t, seat, card, frame.word)
  } else if (type === 'creeper') landCreeper(t, seat, card)
  else if (type === 'goal') landGoal(t, seat, card)
  else {
    landRule(t, seat, card)
    // What follows of a rule is done in its name.
    frame.uses = card
  }
  return []
}
