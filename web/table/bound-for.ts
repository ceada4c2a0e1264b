/** Where a card of one's own goes, before the table has said where it lies: a played one by its kind, any other to the discard pile. */
import type { CardType } from '@meanwhile/engine'
import { typeOf } from '../decks/known.ts'
import { boxOf } from './flight.ts'
import { termOf } from './rules.tsx'

/** Piles are laid out twice, for narrow and for wide tables: one of them shows. */
function shown(selector: string): DOMRect | undefined {
  const boxes = [...document.querySelectorAll(selector)].map(boxOf)
  return boxes.findLast(({ width }) => width > 0)
}

const discardPile = (): DOMRect | undefined => shown('.piles > .pile:nth-child(2)')

const places: { [type in CardType]: (card: string) => DOMRect | undefined } = {
  keeper: inFrontOfMe,
  creeper: inFrontOfMe,
  goal: () => shown('.goal'),
  rule: (card) => shown(`.term[data-term="${termOf(card)}"]`) ?? shown('.rules .others button') ?? shown('.rules'),
  action: discardPile,
  surprise: discardPile,
}

export const boundFor = (card: string, as: 'played' | 'discarded'): DOMRect | undefined =>
  as === 'played' ? places[typeOf(card)](card) : discardPile()

/** Beside what lies there already, as long as there is room. */
function inFrontOfMe(): DOMRect | undefined {
  const row = shown('.seat.mine :is(.tiles, .bare-place)')
  if (!row) return undefined
  const last = shown('.seat.mine .tile')
  if (last) return new DOMRect(Math.min(last.right, row.right - last.width), last.y, last.width, last.height)
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return new DOMRect(row.x, row.y + row.height / 2 - 2 * rem, 5 * rem, 4 * rem)
}
