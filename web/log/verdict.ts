/** What checking a record came to, as five things a reader can follow one by one. */
import type { Ending, GameRecord, Verdict } from '@meanwhile/engine'

export type Check = 'seed' | 'chain' | 'setup' | 'play' | 'end'
export type Outcome = 'ok' | 'differs' | 'not-reached'
export type Checked = { [check in Check]: Outcome } & { verdict: Verdict; record: GameRecord; sameCommitment: boolean }

/** In the order in which they are checked. */
export const checks: Check[] = ['seed', 'chain', 'setup', 'play', 'end']

/** `bound` is the fingerprint the table was bound to before the game, as the lobby showed it; `over` is how the table says it ended. */
export function judge(record: GameRecord, verdict: Verdict, bound: string, over: Ending | null): Checked {
  const sameCommitment = record.commitment === bound
  const failed: Check | null = !sameCommitment ? 'seed' : verdict.ok ? (endsAlike(verdict, over) ? null : 'end') : failedAt(verdict)
  const at = failed === null ? checks.length : checks.indexOf(failed)
  const outcomes = checks.map((check, i): [Check, Outcome] => [check, i < at ? 'ok' : i === at ? 'differs' : 'not-reached'])
  return { ...(Object.fromEntries(outcomes) as { [check in Check]: Outcome }), verdict, record, sameCommitment }
}

function failedAt({ at, why }: Extract<Verdict, { ok: false }>): Check {
  if (at === 'seed' || at === 'setup') return at
  return why === 'chain' ? 'chain' : 'play'
}

function endsAlike(verdict: Extract<Verdict, { ok: true }>, over: Ending | null): boolean {
  // Under older rules the end is not played again.
  if (verdict.chainOnly > 0) return true
  const end = verdict.game.over
  return end?.how === over?.how && end?.winner === over?.winner && end?.goals.join() === over?.goals.join()
}
