/** Codes short enough to be typed, kept as hashes for ten minutes and used once. */
import { timingSafeEqual } from 'node:crypto'
import { ApiError } from '../api/errors.ts'
import type { Ports } from '../ports.ts'
import { type Condition, ConditionFailed, type Item, type Key, OutcomeUnknown } from '../store/store.ts'
import { hashOf, newToken } from './ids.ts'
import { minutes } from './limits.ts'

export const codeMinutes = 10

/** One code at a time: a new one replaces the one before. These two rows have an address in them. */
export const addressCodeKey = (player: string): Key => ({ pk: `CODE#${player}`, sk: 'ADDRESS' })
export const signInKey = (email: string, ports: Ports): Key => ({ pk: `SIGNIN#${hashOf(`sign-in ${email}`, ports)}`, sk: 'CODE' })

/** When a code made now ends, and when its row may be swept. Expired means gone even if it is still there. */
export function tenMinutes(ports: Ports): { until: number; ttl: number } {
  const until = ports.now() + codeMinutes * minutes
  return { until, ttl: Math.ceil(until / 1000) }
}

export function sixDigits(ports: Ports): string {
  return String(Buffer.from(ports.random(6)).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

/** No I and O, no 0 and 1: nobody has to guess what they read. 32 letters, so that 5 bits make one. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export function tenLetters(ports: Ports): string {
  return Array.from(ports.random(10), (byte) => letters.charAt(byte & 31)).join('')
}

export function sameHash(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

// ── Once ───────────────────────────────────────────────────────────────────────────────────────────────────────────

const repeatable = 2 * minutes
const mostTries = 4

/** Without an attempt that could come again, only this very request counts. */
export const attemptOf = (ports: Ports, attempt: string | undefined): string =>
  attempt === undefined ? newToken(ports) : hashOf(`attempt ${attempt}`, ports)

export const isUsedByAnother = ({ usedBy }: Item, attempt: string): boolean => usedBy !== undefined && usedBy !== attempt

/**
 * Before anybody gets in, so that two who hold the same code cannot both. Whose attempt it was is written down: if they do not hear what became of it,
 * they may try again for a while, and nobody else.
 */
export async function useUp(ports: Ports, row: Item, attempt: string, when: Condition = {}): Promise<void> {
  const until = Math.min(row.until as number, ports.now() + repeatable)
  const change = { add: { uses: 1 }, set: { usedBy: attempt, until } }
  for (let tries = 0; tries < mostTries; tries++) {
    try {
      await ports.store.update('ephemeral', { pk: row.pk, sk: row.sk }, change, { exists: true, ...when, below: { uses: 1 } })
      return
    } catch (error) {
      if (error instanceof ConditionFailed) {
        if (error.item?.usedBy === attempt) return
        throw new ApiError('code-wrong')
      }
      if (!(error instanceof OutcomeUnknown)) throw error
    }
  }
  throw new OutcomeUnknown()
}
