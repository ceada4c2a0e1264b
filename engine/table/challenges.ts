/** A word that has to be said with a Keeper, and what may be challenged without it (E2). */
import type { CardId, SeatId, Window } from '../game.ts'
import { type Table, tell } from './table.ts'

export const spoke = (t: Table, seat: SeatId, word: string): void => tell(t, { type: 'spoke', seat, word })

export function openWindow(t: Table, window: Window): void {
  t.game.windows = [...(t.game.windows ?? []), window]
}

/** E2: a card was played by somebody else, or the rule is gone: from now on these count. True if one did not count until now. */
export function closeWindows(t: Table, isOpen: (window: Window) => boolean): boolean {
  const { game } = t
  const closed = game.windows?.filter((window) => !isOpen(window)) ?? []
  if (closed.length === 0) return false
  game.windows = game.windows?.filter(isOpen) ?? []
  if (game.windows.length === 0) delete game.windows
  return closed.some(({ said }) => !said)
}

export const challenged = (t: Table, seat: SeatId, { card, owner, said }: Window): void =>
  tell(t, { type: 'challenged', seat, card, owner, right: !said })

export function spendChallenge(t: Table, seat: SeatId, card: CardId): void {
  t.game.windows =
    t.game.windows?.map((window) => (window.card === card ? { ...window, challenged: [...window.challenged, seat] } : window)) ?? []
}
