/** How often something may be done. */
import { ApiError } from '../api/errors.ts'
import type { Ports } from '../ports.ts'
import { ConditionFailed } from '../store/store.ts'
import { hashOf } from './ids.ts'

export const minutes = 60_000
export const hours = 60 * minutes
export const days = 24 * hours

/**
 * Counts one more of `name` for `key` (a player, an address, an IP; stored only as a hash) and refuses the one that is too many. Windows
 * are fixed: each has its own row, so that one which has not been swept yet is never counted into the next.
 */
export async function countWithin(ports: Ports, name: string, key: string, limit: number, windowMs: number): Promise<void> {
  const window = Math.floor(ports.now() / windowMs)
  const end = (window + 1) * windowMs
  const row = { pk: `RATE#${name}#${hashOf(key, ports)}`, sk: `W#${window}` }
  try {
    await ports.store.update('ephemeral', row, { add: { count: 1 }, set: { ttl: Math.ceil(end / 1000) } }, { below: { count: limit } })
  } catch (error) {
    if (error instanceof ConditionFailed) throw new ApiError('rate-limited', { retryAfter: Math.ceil((end - ports.now()) / 1000) })
    throw error
  }
}
