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
 * Somebody keeps other hours: half of their time may be over by these, and was not yet by those they had; or the last reminder, which was to
 * come in their hours, had to come before these. The clock, which looks for marks that it has not passed, would never come by it.
 */
export function overtaken(before: Header, game: Header, now: number): NewlyOwed[] {
  const had = marksOf(before).filter(isReminding)
  const isToCome = ({ at }: Reminding): boolean => at >= (before.wakeUp ?? 0)
  const due = marksOf(game).filter((mark) => {
    if (!isReminding(mark) || mark.at > now) return false
    const same = had.filter((other) => isSame(other, mark))
    return same.some(isToCome) && !same.some((other) => other.kind === mark.kind && !isToCome(other))
  })
  return remindersOf(game, due)
}

const isSame = (a: Reminding, b: Reminding): boolean =>
  isHalf(a) === isHalf(b) && a.owed.seat === b.owed.seat && a.owed.asked === b.owed.asked && a.owed.clock?.until === b.owed.clock?.until
const isHalf = ({ kind }: Reminding): boolean => kind === 'half'
