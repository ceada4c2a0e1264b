/** Every quarter of an hour: wake-ups that were lost. Whoever should have been woken and has not been is woken now. */
import type { Ports } from '../ports.ts'
import type { Key } from '../store/store.ts'
import { readHeader, stateKey } from '../table/stored-game.ts'
import { wake } from './clock.ts'
import { listOf, quarter, shards } from './waking.ts'

const minute = 60_000
/** Schedules come within a minute of their time; before that nothing is lost. */
const patience = minute
/** After an outage: as far back as the lists reach. */
const mostQuarters = 4 * 48
const atFirst = 4

const sweptKey: Key = { pk: 'SWEPT', sk: 'SWEPT' }

export async function sweep(ports: Ports): Promise<number> {
  const now = ports.now()
  const last = Math.floor((now - patience) / quarter)
  const swept = ((await ports.store.get('ephemeral', sweptKey))?.until as number | undefined) ?? last - atFirst
  const found: Found = { woken: 0, missed: 0 }
  for (let at = Math.max(swept, last - mostQuarters); at <= last; at++) {
    for (let shard = 0; shard < shards; shard++) await sweepList(listOf(at, shard), now - patience, found, ports)
    // As far as nothing was missed it is done, whatever comes: after an outage there are so many lists that no sweep might ever get through all
    // of them. The newest quarter is not over: it is looked at once more.
    if (found.missed === 0 && at > swept) await ports.store.put('ephemeral', { ...sweptKey, until: at })
  }
  if (found.woken > 0) ports.log.warn('lost wake-ups', { count: found.woken })
  // One that could not be seen to must not keep all others waiting; but then the same lists are looked at again.
  if (found.missed > 0) throw new Error(`${found.missed} wake-ups, or lists of them, could not be seen to`)
  return found.woken
}

type Found = { woken: number; missed: number }

async function sweepList(list: string, before: number, found: Found, ports: Ports): Promise<void> {
  try {
    for (const { sk: game } of await ports.store.query('ephemeral', list)) await sweepGame(game, before, found, ports)
  } catch (error) {
    found.missed += 1
    ports.log.error('a list of wake-ups could not be read', { list, name: nameOf(error) })
  }
}

async function sweepGame(game: string, before: number, found: Found, ports: Ports): Promise<void> {
  try {
    const item = await ports.store.get('games', stateKey(game), { consistent: true })
    const wakeUp = item && readHeader(item).wakeUp
    if (wakeUp === null || wakeUp > before) return
    await wake(game, ports)
    found.woken += 1
  } catch (error) {
    found.missed += 1
    ports.log.error('a game could not be woken', { game, name: nameOf(error) })
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')
