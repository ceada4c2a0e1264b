/**
 * One wake-up per game. It stands beside the game, so that whoever tells of a move sees whether an earlier one is needed, and in a list
 * by quarters of an hour, in which the sweep finds those that were lost.
 */
import type { Ports } from '../ports.ts'
import { ConditionFailed, type Item } from '../store/store.ts'
import { readHeader, stateKey } from '../table/stored-game.ts'
import { type Header, nextMark } from './marks.ts'

const minute = 60_000
export const quarter = 15 * minute
/** So that one list does not take the writes of a million games. */
export const shards = 8
const daysInList = 2 * 24 * 60 * 60

/** `tell`: what is asked now may come before what the clock waits for. A wake-up that is too early does no harm and is left as it is. */
export async function wakeInTime(game: Header, ports: Ports): Promise<void> {
  const next = earlierWakeUp(game, ports)
  if (next !== null) await setWakeUp(game, next, ports)
}

/** Null if the clock comes in time as it is. */
export function earlierWakeUp(game: Header, ports: Ports): number | null {
  const next = nextMark(game, ports.now())
  return next !== null && (game.wakeUp === null || next < game.wakeUp) ? next : null
}

/**
 * On the condition that nothing has happened since: then somebody else has seen more of it and sets it. The list comes first and the schedule last: whatever breaks in between,
 * the sweep finds it.
 */
export async function setWakeUp(game: Header, at: number | null, ports: Ports): Promise<'set' | 'behind'> {
  if (at !== null) await ports.store.put('ephemeral', listed(game.id, at))
  const written = await write(game, at, ports)
  if (!written) return 'behind'
  if (at !== null) await ports.scheduler.at(game.id, at)
  else if (game.wakeUp !== null && game.wakeUp > ports.now()) await ports.scheduler.cancel(game.id)
  // Another pace or other hours move a mark without a move; whoever told of it may have taken the wake-up before this one for soon enough.
  const next = nextMark(readHeader(written), ports.now())
  return next !== null && (at === null || next < at) ? 'behind' : 'set'
}

async function write(game: Header, at: number | null, ports: Ports): Promise<Item | null> {
  try {
    const change = at === null ? { remove: ['w'] } : { set: { w: at } }
    return await ports.store.update('games', stateKey(game.id), change, { equals: { v: game.version } })
  } catch (error) {
    if (error instanceof ConditionFailed) return null
    throw error
  }
}

/** Its row in the list of that quarter, where the sweep finds it. */
export const listed = (id: string, at: number): Item => ({
  pk: listOf(Math.floor(at / quarter), shardOf(id)),
  sk: id,
  ttl: Math.ceil(at / 1000) + daysInList,
})

export const listOf = (at: number, shard: number): string => `WAKE#${at}#${shard}`

const shardOf = (id: string): number => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % shards
