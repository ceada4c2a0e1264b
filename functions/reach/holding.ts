/**
 * What has to wait for longer than the delay queue keeps it: until somebody's hours open, or until the hour of their digest. Rows lie under the
 * quarter of an hour in which they are due; the sweep, which comes every quarter, hands those of the next one to the queue.
 */
import { minutes } from '../people/limits.ts'
import type { Job, Ports } from '../ports.ts'
import type { Item, Key, Value } from '../store/store.ts'

const quarter = 15 * minutes
/** A sweep that was lost is made up for; one that was lost for longer than this finds nobody waiting any more. */
const furthestBack = 7 * 24 * 4
const cursorKey: Key = { pk: 'HELD', sk: 'CURSOR' }
const keptFor = 8 * 24 * 60 * minutes

const quarterOf = (moment: number): number => Math.floor(moment / quarter)
const pkOf = (at: number): string => `HELD#${at}`

/** `name` tells jobs of the same moment apart; holding the same one again does no harm. */
export async function hold(ports: Ports, at: number, name: string, job: Job): Promise<void> {
  const wait = at - ports.now()
  if (wait < quarter) return ports.later.in(Math.max(0, Math.ceil(wait / 1000)), job)
  const ttl = Math.ceil((at + keptFor) / 1000)
  await ports.store.put('ephemeral', { pk: pkOf(quarterOf(at)), sk: name, at, job: job as unknown as Value, ttl })
}

/** Everything due before the next sweep goes into the queue, to come out at its moment. To do it twice does no harm. */
export async function release(ports: Ports): Promise<void> {
  const upTo = quarterOf(ports.now()) + 1
  const cursor = (await ports.store.get('ephemeral', cursorKey))?.quarter as number | undefined
  let isWhole = true
  for (let at = Math.max((cursor ?? upTo - 2) - 1, upTo - furthestBack); at <= upTo; at++) {
    const rows = await ports.store.query('ephemeral', pkOf(at), { consistent: true })
    for (const row of rows.filter(isSoon(ports))) isWhole = (await isHandedOn(ports, row)) && isWhole
    // As far as everything was handed on it is done: after an outage there are so many quarters that none might ever get through all of them.
    if (isWhole && at > (cursor ?? 0)) await ports.store.put('ephemeral', { ...cursorKey, quarter: at })
  }
  // One that could not be handed on must not keep the others waiting; but then all of them are looked at again.
  if (!isWhole) throw new Error('not everything that was held could be handed on')
}

/** The delay queue keeps nothing for longer than a quarter; the next sweep comes before what is left. */
const isSoon =
  (ports: Ports) =>
  ({ at }: Item): boolean =>
    (at as number) - ports.now() <= quarter

/** Removed after it was handed on, so that nothing is lost in between. */
async function isHandedOn(ports: Ports, { pk, sk, at, job }: Item): Promise<boolean> {
  try {
    await ports.later.in(Math.max(0, Math.ceil(((at as number) - ports.now()) / 1000)), job as unknown as Job)
    await ports.store.remove('ephemeral', { pk, sk })
    return true
  } catch (error) {
    ports.log.warn('held back', { kind: (job as unknown as Job).kind, name: error instanceof Error ? error.name : 'unknown' })
    return false
  }
}
