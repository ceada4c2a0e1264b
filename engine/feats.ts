/** What powers and Surprises do beyond the words of the base game: one function per op, as in `effects.ts`. */
import { typeOf } from './cards/index.ts'
import { because, type Effects } from './effects.ts'
import { putUnder, returnToHand } from './in-front.ts'
import { printed } from './ops.ts'
import { ask, wait } from './questions.ts'
import { others, pickedSeat } from './sources.ts'
import * as table from './table.ts'

type FeatName = 'others-discard' | 'others-discard-at-random' | 'see-hand' | 'take-this' | 'put-down' | 'put-on-top' | 'put-under-this'

export const feats: Effects<FeatName> = {
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
}
