/** How a card comes into play: a frame with its ops, in which it lies until it has had its effect. */
import { actionOf, cardOf, surpriseOf } from './cards/index.ts'
import type { CardFrame, CardId, SeatId } from './game.ts'
import { landCreeper, landKeeper } from './in-front.ts'
import type { Op } from './ops.ts'
import { answered, ask } from './questions.ts'
import type { Next } from './settle.ts'
import { withoutAdds } from './settle.ts'
import { discardGoals, landGoal, landRule, pushFrame, type Table, use } from './table.ts'
import { goalsTerm, present } from './terms.ts'

/** The card has left its place and lies nowhere yet. */
export function playCard(t: Table, seat: SeatId, card: CardId): void {
  pushFrame(t, { kind: 'card', seat, card, at: t.game.moves, todo: opsOf(card), present: seats(t) })
}

export function startUse(t: Table, seat: SeatId, card: CardId): void {
  use(t, seat, card)
  pushFrame(t, { kind: 'card', seat, uses: card, at: t.game.moves, todo: usedOps(card), present: seats(t) })
}

/** What a free action of a rule, or the power of a card in front of its user, does. */
function usedOps(id: CardId): Op[] {
  const card = cardOf(id)
  if (card.type === 'keeper' || card.type === 'creeper') return [...(card.power?.ops ?? [])]
  return card.type === 'rule' && 'free' in card.effect ? [...card.effect.free.ops] : []
}

const seats = (t: Table): SeatId[] => present(t.game).map((player) => player.seat)

function opsOf(card: CardId): Op[] {
  const { type } = cardOf(card)
  switch (type) {
    case 'keeper':
    case 'rule':
    case 'creeper':
      return [{ op: 'land' }]
    case 'goal':
      return [{ op: 'make-room' }, { op: 'land' }]
    case 'action':
      return [...actionOf(card).ops]
    // U5: played by anything but its trigger, it has its in-turn effect.
    case 'surprise':
      return [...surpriseOf(card).inTurn]
    default:
      return type satisfies never
  }
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
  if (type === 'keeper') landKeeper(t, seat, card)
  else if (type === 'creeper') landCreeper(t, seat, card)
  else if (type === 'goal') landGoal(t, seat, card)
  else landRule(t, seat, card)
  return []
}
