/** What somebody who is waited for is told from. */
import { decisionId } from '@meanwhile/engine'
import type { NewlyOwed } from '../ports.ts'
import { numberOf } from './seeing.ts'
import type { Owed, StoredGame } from './stored-game.ts'

export const newlyOwed = (
  stored: Pick<StoredGame, 'id' | 'numbers'>,
  { seat, asked, prompt, since, clock }: Owed,
  player: string,
): NewlyOwed => ({
  table: stored.id,
  seat,
  player,
  decision: decisionId(stored.id, seat, asked),
  prompt,
  since,
  deadline: clock?.until ?? null,
  number: numberOf(stored, seat),
})
