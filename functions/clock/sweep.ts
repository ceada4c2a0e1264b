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
  let woken = 0
  let isWhole = true
  for (let at = Math.max(swept, last - mostQuarters); at <= last; at++) {
    for (let shard = 0; shard < shards; shard++) {
      const found = await sweepList(listOf(at, shard), now - patience, ports).catch(() => null)
      woken += found ?? 0
      isWhole &&= found !== null
    }
  }
  if (woken > 0) ports.log.warn('lost wake-ups', { count: woken })
  // A list that could not be read must not keep all others waiting; but then the same ones are looked at again.
  if (!isWhole) throw new Error('some lists of wake-ups could not be read')
  // The present quarter is not over: it is looked at once more.
  await ports.store.put('ephemeral', { ...sweptKey, until: last })
  return woken
}

async function sweepList(list: string, before: number, ports: Ports): Promise<number> {
  const games = (await ports.store.query('ephemeral', list)).map(({ sk }) => sk)
  let woken = 0
  for (const game of games) {
    const item = await ports.store.get('games', stateKey(game), { consistent: true })
    const wakeUp = item && readHeader(item).wakeUp
    if (wakeUp === null || wakeUp > before) continue
    try {
      await wake(game, ports)
      woken += 1
    } catch (error) {
      // One game that cannot be seen to must not keep all others waiting.
      ports.log.error('a game could not be woken', { game, name: error instanceof Error ? error.name : 'unknown' })
    }
  }
  return woken
}
