/** How often something may be done. */
import { ApiError } from '../api/errors.ts'
import type { Ports } from '../ports.ts'
import { type Condition, ConditionFailed, type Item } from '../store/store.ts'
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
  // A row that is not there yet is below any limit, and would let the first one through where none is allowed.
  if (limit < 1) throw new ApiError('rate-limited', { retryAfter: Math.ceil((end - ports.now()) / 1000) })
  try {
    await ports.store.update('ephemeral', row, { add: { count: 1 }, set: { ttl: Math.ceil(end / 1000) } }, { below: { count: limit } })
  } catch (error) {
    if (error instanceof ConditionFailed) throw new ApiError('rate-limited', { retryAfter: Math.ceil((end - ports.now()) / 1000) })
    throw error
  }
}

export type Limit = { most: number; within: number }
const mostTries = 12

/**
 * Counts one more, so that no span of time of the given length ever holds too many, wherever it begins. For what reaches somebody who did not
 * ask for it: between two fixed windows they would get twice as much.
 */
export async function countInAnySpan(ports: Ports, name: string, key: string, limits: Limit[]): Promise<void> {
  const row = { pk: `RATE#${name}#${hashOf(key, ports)}`, sk: 'MOMENTS' }
  const longest = Math.max(...limits.map(({ within }) => within))
  for (let tries = 0; tries < mostTries; tries++) {
    const now = ports.now()
    const known = await ports.store.get('ephemeral', row, { consistent: true })
    const moments = ((known?.moments as number[] | undefined) ?? []).filter((at) => at > now - longest)
    const wait = Math.max(...limits.map((limit) => waitOf(moments, limit, now)))
    if (wait > 0) throw new ApiError('rate-limited', { retryAfter: Math.ceil(wait / 1000) })
    const count = ((known?.count as number | undefined) ?? 0) + 1
    const next = { ...row, moments: [...moments, now], count, ttl: Math.ceil((now + longest) / 1000) }
    if (await isPut(ports, next, known ? { equals: { count: count - 1 } } : { exists: false })) return
  }
  throw new ApiError('rate-limited', { retryAfter: 1 })
}

/** What was counted last did not come about. */
export async function takeBack(ports: Ports, name: string, key: string): Promise<void> {
  const row = { pk: `RATE#${name}#${hashOf(key, ports)}`, sk: 'MOMENTS' }
  const known = await ports.store.get('ephemeral', row, { consistent: true })
  const count = known?.count as number | undefined
  // Where another one is counted at the same instant, none is given back: rather one too few than one too many.
  if (known && count !== undefined)
    await isPut(ports, { ...known, moments: (known.moments as number[]).slice(0, -1), count: count + 1 }, { equals: { count } })
}

/** How long until one more fits in; 0 if it does now. */
function waitOf(moments: number[], { most, within }: Limit, now: number): number {
  if (most === 0) return within
  const oldestThatCounts = moments.filter((at) => at > now - within).at(-most)
  return oldestThatCounts === undefined ? 0 : oldestThatCounts + within - now
}

async function isPut(ports: Ports, item: Item, when: Condition): Promise<boolean> {
  try {
    await ports.store.put('ephemeral', item, when)
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}
