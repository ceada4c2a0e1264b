/** Who is to be reminded of what. */
import type { NewlyOwed } from '../ports.ts'
import { newlyOwed } from '../table/newly-owed.ts'
import type { Owed } from '../table/stored-game.ts'
import { type Header, isReminding, type Mark, marksOf, type Reminding } from './marks.ts'

export const remindersOf = (game: Header, due: Mark[]): NewlyOwed[] => game.owed.flatMap((owed) => remindersFor(game, owed, due))

/** Of several marks for one question, the last says it all; of one before their hours nobody knows yet whether they allow it. */
function remindersFor(game: Header, owed: Owed, due: Mark[]): NewlyOwed[] {
  const player = game.people[Number(owed.seat.slice(1)) - 1]
  const kinds = due.flatMap((mark) => (isReminding(mark) && mark.owed === owed ? [mark.kind] : []))
  if (!player || kinds.length === 0) return []
  const told = newlyOwed(game, owed, player)
  if (kinds.includes('last')) return [{ ...told, reminder: 'last' }]
  return kinds.map((kind) => (kind === 'ahead' ? { ...told, reminder: 'last', ifAllowed: true } : { ...told, reminder: kind }))
}

/**
 * Somebody keeps other hours: half of their time may be over by these, and was not yet by those they had. The clock, which looks for marks
 * that it has not passed, would never come by it.
 */
export function overtaken(before: Header, game: Header, now: number): NewlyOwed[] {
  const toCome = marksOf(before).filter((mark) => isReminding(mark) && mark.at >= (before.wakeUp ?? 0)) as Reminding[]
  const due = marksOf(game).filter((mark) => isReminding(mark) && mark.at <= now && toCome.some((other) => isSame(other, mark)))
  return remindersOf(game, due)
}

const isSame = (a: Reminding, b: Reminding): boolean =>
  a.kind === b.kind && a.owed.seat === b.owed.seat && a.owed.asked === b.owed.asked && a.owed.clock?.until === b.owed.clock?.until
