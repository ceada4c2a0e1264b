/** What cards do with what lies in front of people: put it down, send it back, pass it on, take it apart. One function per op. */
import { typeOf } from './cards/index.ts'
import type { Effects } from './effects.ts'
import { dealingOrder } from './exchanges.ts'
import type { SeatId } from './game.ts'
import { participants, pickedSeat } from './sources.ts'
import { attach, dealFronts, detach, ownerOf, passFront, returnToHand, takeKeeper } from './table/in-front.ts'
import { fetchFromDiscard, lay, owe, seated } from './table/index.ts'
import { hasIcon } from './terms.ts'

type FrontName = 'lay' | 'fetch' | 'send-back' | 'detach' | 'move-to' | 'fasten' | 'pass-front' | 'deal-front' | 'owe'

export const fronts: Effects<FrontName> = {
  lay(t, frame, { pick }) {
    for (const card of frame.picks?.[pick] ?? []) lay(t, frame.seat, card)
    return []
  },

  fetch(t, frame, { pick }) {
    for (const card of frame.picks?.[pick] ?? []) fetchFromDiscard(t, frame.seat, card)
    return []
  },

  'send-back'(t, frame, { pick }) {
    for (const card of frame.picks?.[pick] ?? []) {
      const owner = ownerOf(t.game, card)
      if (owner) returnToHand(t, card, owner.seat)
    }
    return []
  },

  detach(t, frame, { pick }) {
    for (const card of frame.picks?.[pick] ?? []) detach(t, card)
    return []
  },

  'move-to'(t, frame, { pick, to }) {
    const seat = isSeat(to) ? seated(t.game, to)?.seat : pickedSeat(t, frame, to)
    const [card] = frame.picks?.[pick] ?? []
    const from = card && ownerOf(t.game, card)?.seat
    if (!seat || !from || seat === from) return []
    if (typeOf(card) === 'creeper') takeKeeper(t, card, seat)
    else passFront(t, [{ from, to: seat, cards: [card] }])
    return []
  },

  fasten(t, frame, { pick, to }) {
    const [card] = frame.picks?.[pick] ?? []
    const [keeper] = frame.picks?.[to] ?? []
    if (card && keeper) attach(t, card, keeper)
    return []
  },

  'pass-front'(t, frame, { icon, way }) {
    const players = participants(t.game, frame)
    const step = frame.picks?.[way]?.[0] === 'left' ? 1 : players.length - 1
    passFront(
      t,
      players.map(({ seat, front }, i) => ({
        from: seat,
        to: players[(i + step) % players.length]?.seat ?? seat,
        cards: front.filter((card) => hasIcon(card, icon)),
      })),
    )
    return []
  },

  'deal-front'(t, frame) {
    dealFronts(t, dealingOrder(t, frame, 'here'))
    return []
  },

  owe(t, frame, { pick }) {
    const debtor = pickedSeat(t, frame, pick)
    if (debtor) owe(t, debtor, frame.seat)
    return []
  },
}

const isSeat = (to: string): to is SeatId => /^s\d+$/.test(to)
