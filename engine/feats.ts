/** What powers and Surprises do beyond the words of the base game: one function per op, as in `effects.ts`. */
import { actionOf, typeOf } from './cards/index.ts'
import { because, type Effects } from './effects.ts'
import { dealingOrder } from './exchanges.ts'
import { type Feat, printed } from './ops.ts'
import { answered, ask, wait } from './questions.ts'
import { optionsOf, others, pickedSeat } from './sources.ts'
import { dealCreepers, putUnder, returnToHand, takeKeeper } from './table/in-front.ts'
import * as table from './table/index.ts'

export const feats: Effects<Feat['op']> = {
  'others-discard-at-random'(t, frame, { without }) {
    for (const { seat, hand } of others(t.game, frame)) {
      const lost = hand.some((card) => without.includes(typeOf(card))) ? undefined : table.anyOf(t, hand)
      if (lost) table.discardFromHand(t, seat, [lost])
    }
    return []
  },

  /** All of them at the same moment, when the last has chosen. Who has a single card of these is asked too: how many they hold is hidden. */
  'others-discard'(t, frame, { types }) {
    const losers = others(t.game, frame).flatMap(({ seat, hand }) => {
      const options = types.length > 0 ? hand.filter((card) => types.includes(typeOf(card))) : [...hand]
      return options.length > 0 ? [{ seat, options, lone: types.length === 0 && options.length === 1 }] : []
    })
    for (const { seat, options, lone } of losers) {
      if (lone || frame.answers?.[seat]) continue
      ask(t, {
        key: seat,
        player: seat,
        kind: 'discard',
        prompt: { key: 'card-to-discard', args: {} },
        options,
        min: 1,
        max: 1,
        because: because(t, frame),
        // W1: what came last goes.
        fallback: options.slice(-1),
      })
    }
    if (t.asking.length > 0) return wait
    for (const { seat, options, lone } of losers) table.discardFromHand(t, seat, lone ? options : (frame.answers?.[seat] ?? []))
    delete frame.answers
    return []
  },

  'see-hand'(t, frame, { of }) {
    const seat = pickedSeat(t, frame, of)
    if (seat) table.seeHand(t, frame.seat, seat)
    return []
  },

  'take-this'(t, { seat, uses }) {
    if (uses) returnToHand(t, uses, seat)
    return []
  },

  'put-down'(t, { seat }, { named }) {
    const card = table.playerAt(t.game, seat).hand.find((held) => printed(held) === named)
    if (card) table.lay(t, seat, card)
    return []
  },

  'put-on-top'(t, { seat, picks }, { pick }) {
    const [card] = picks?.[pick] ?? []
    if (card) table.putOnTop(t, seat, card)
    return []
  },

  'put-under-this'(t, { seat, picks, uses }, { pick }) {
    const [card] = picks?.[pick] ?? []
    if (card && uses) putUnder(t, seat, card, uses)
    return []
  },

  'move-this'(t, frame, { to }) {
    const seat = pickedSeat(t, frame, to)
    if (seat && frame.uses) takeKeeper(t, frame.uses, seat)
    return []
  },

  'discard-all'(t, frame, { from }) {
    const cards = optionsOf(t.game, frame, from)
    if (cards.length > 0) table.discardAnywhere(t, frame.seat, cards)
    return []
  },

  'free-villains'(t, frame) {
    table.freeVillains(t, dealingOrder(t, frame, 'left'))
    return []
  },

  'deal-creepers'(t, frame) {
    dealCreepers(t, dealingOrder(t, frame, 'left'))
    return []
  },

  'pool-hands'(t, frame) {
    table.poolHands(t, dealingOrder(t, frame, 'here'))
    return []
  },

  /** Its ops come in place of this one; the card itself stays where it is. */
  'carry-out'(t, frame, { pick, of }) {
    const [card] = frame.picks?.[pick] ?? []
    const seat = pickedSeat(t, frame, of)
    if (!card || !seat) return []
    table.borrowed(t, frame.seat, seat, card)
    return [...actionOf(card).ops]
  },

  'bring-back'(t, frame, { pick, to }) {
    const [card] = frame.picks?.[pick] ?? []
    const seat = pickedSeat(t, frame, to)
    if (card && seat) table.bringBack(t, card, seat)
    return []
  },

  'turn-up-until'(t, frame, { icon, as }) {
    const card = table.turnUpUntil(t, frame.seat, icon)
    frame.picks = { ...frame.picks, [as]: card ? [card] : [] }
    return []
  },

  'look-at-top': (t, { seat }) => (table.lookAtTop(t, seat) ? [{ op: 'top-or-bottom' }] : []),

  'top-or-bottom'(t, frame) {
    const picked = answered(frame, 'top-or-bottom')
    if (picked) {
      table.chose(t, frame.seat, 'top-or-bottom', picked)
      if (picked[0] === 'bottom') table.putUnderPile(t, frame.seat)
      return []
    }
    const card = t.game.deck.at(-1)
    if (!card) return []
    return ask(t, {
      key: 'top-or-bottom',
      player: frame.seat,
      kind: 'choose-option',
      prompt: { key: 'top-or-bottom', args: { card } },
      options: ['top', 'bottom'],
      min: 1,
      max: 1,
      because: because(t, frame),
      fallback: 'chance',
    })
  },

  give(t, frame, { pick, to }) {
    const [card] = frame.picks?.[pick] ?? []
    const seat = pickedSeat(t, frame, to)
    if (card && seat) table.giveFromHand(t, frame.seat, card, seat)
    return []
  },
}
