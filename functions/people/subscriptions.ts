/** Devices that want to be told: one row each, named after where its push service is called. */
import { createHash } from 'node:crypto'
import { ApiError } from '../api/errors.ts'
import type { Input, Reply } from '../api/shapes/index.ts'
import type { Ports } from '../ports.ts'
import { type Change, ConditionFailed, type Item } from '../store/store.ts'
import { unlessGone } from './account.ts'
import { countWithin, days, hours } from './limits.ts'
import { meKey, subscriptionKey } from './player.ts'

export type Subscription = Reply<'addSubscription'>

const mostDevices = 10
const addedPerHour = 60
const rememberedFor = 60 * days
/** Every telling reads them: a browser that comes and goes must not make it read more and more. */
const mostRemembered = 20

const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url').slice(0, 22)

export const subscriptionsOf = async (ports: Ports, player: string): Promise<Subscription[]> => (await listed(ports, player)).subscriptions

/** `removed`: which ones their owner has taken off the list lately. One that its push service gave up is on neither, and may come again. */
export async function listed(ports: Ports, player: string): Promise<Pick<Reply<'mySubscriptions'>, 'subscriptions' | 'removed'>> {
  const rows = await rowsOf(ports, player)
  return { subscriptions: rows.filter(isThere).map(readSubscription), removed: rows.filter((row) => !isThere(row)).map(idIn) }
}

const rowsOf = (ports: Ports, player: string): Promise<Item[]> => ports.store.query('players', meKey(player).pk, { prefix: 'SUB#' })
const idIn = ({ sk }: Item): string => sk.slice('SUB#'.length)
const isThere = ({ endpoint }: Item): boolean => endpoint !== undefined

/** Devices that were given away never say so: past the tenth, the one longest without a sign of life makes room. */
export async function addSubscription(ports: Ports, player: string, wanted: Input<'addSubscription'>['body']): Promise<Subscription> {
  if (!isPushService(wanted.endpoint, ports)) throw new ApiError('malformed', { field: 'endpoint' })
  await countWithin(ports, 'subscription', player, addedPerHour, hours)
  const { endpoint, keys, device } = wanted
  const id = idOf(endpoint)
  const known = await subscriptionsOf(ports, player)
  const before = known.find((other) => other.id === id)
  const since = before?.since ?? ports.now()
  const others = known.filter((other) => other.id !== id).toSorted((a, b) => lastSign(b) - lastSign(a))
  for (const old of others.slice(mostDevices - 1)) await ports.store.remove('players', subscriptionKey(player, old.id))
  // A device that shows itself is alive again, whatever its push service said last.
  const change = { set: { endpoint, ...keys, device, since }, remove: ['failures', 'restUntil', 'ttl'] }
  try {
    await ports.store.transact([{ table: 'players', update: subscriptionKey(player, id), change }, unlessGone(player)])
  } catch (error) {
    throw error instanceof ConditionFailed ? new ApiError('session-over') : error
  }
  return { id, device, since, lastSuccess: before?.lastSuccess ?? null }
}

/** Where the device is called is forgotten at once; that it was taken off the list, when it has had time to hear of it. */
export async function removeSubscription(ports: Ports, player: string, id: string): Promise<void> {
  const change: Change = {
    set: { ttl: Math.ceil((ports.now() + rememberedFor) / 1000) },
    remove: ['endpoint', 'p256dh', 'auth', 'device', 'since', 'lastSuccess', 'failures', 'restUntil'],
  }
  await ifThere(ports.store.update('players', subscriptionKey(player, id), change, { exists: true }))
  const removed = (await rowsOf(ports, player)).filter((row) => !isThere(row)).toSorted((a, b) => Number(b.ttl) - Number(a.ttl))
  // Unless it has come again at this very moment.
  for (const old of removed.slice(mostRemembered)) await ifThere(ports.store.remove('players', old, { absent: ['endpoint'] }))
}

const testsPerHour = 20

/** Handed on: whoever sends is another function, so that this one stays small. */
export async function testSubscription(ports: Ports, player: string, id: string): Promise<{ queued: boolean }> {
  if (!(await deviceOf(ports, player, id))) throw new ApiError('no-such-thing')
  await countWithin(ports, 'push-test', player, testsPerHour, hours)
  await ports.later.in(0, { kind: 'test-push', player, device: id })
  return { queued: true }
}

// ── For whoever sends ──────────────────────────────────────────────────────────────────────────────────────────────

/** A device as its push service knows it, and how it has answered lately. */
export type Device = {
  id: string
  endpoint: string
  keys: { p256dh: string; auth: string }
  lastSuccess: number
  failures: number
  restUntil: number
}

export async function devicesOf(ports: Ports, player: string): Promise<Device[]> {
  return (await rowsOf(ports, player)).filter(isThere).map(readDevice)
}

export async function deviceOf(ports: Ports, player: string, id: string): Promise<Device | null> {
  const row = await ports.store.get('players', subscriptionKey(player, id))
  return row && isThere(row) ? readDevice(row) : null
}

/** Only if it is still the same one: the browser may have come back with new keys while its old ones were refused. */
export async function forgetDevice(ports: Ports, player: string, { id, keys }: Device): Promise<void> {
  await ifThere(ports.store.remove('players', subscriptionKey(player, id), { equals: { auth: keys.auth } }))
}

/** That it is alive is worth a write every other day. */
export async function rememberAnswer(
  ports: Ports,
  player: string,
  device: Device,
  answer: 'took-it' | { restUntil: number },
): Promise<void> {
  if (answer === 'took-it' && device.failures === 0 && ports.now() - device.lastSuccess < 2 * days) return
  const change: Change =
    answer === 'took-it'
      ? { set: { lastSuccess: ports.now() }, remove: ['failures', 'restUntil'] }
      : { set: { restUntil: answer.restUntil }, add: { failures: 1 } }
  await ifThere(ports.store.update('players', subscriptionKey(player, device.id), change, { equals: { auth: device.keys.auth } }))
}

/** Removed in the meantime: then there is nothing to remember. */
async function ifThere(write: Promise<unknown>): Promise<void> {
  try {
    await write
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
  }
}

const readDevice = (row: Item): Device => ({
  id: idIn(row),
  endpoint: row.endpoint as string,
  keys: { p256dh: row.p256dh as string, auth: row.auth as string },
  lastSuccess: (row.lastSuccess as number | undefined) ?? 0,
  failures: (row.failures as number | undefined) ?? 0,
  restUntil: (row.restUntil as number | undefined) ?? 0,
})

/** A client must not make us call any address it likes. */
function isPushService(endpoint: string, ports: Ports): boolean {
  const { protocol, host, username, password } = new URL(endpoint)
  const allowed = ports.settings.pushHosts.some((name) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name))
  return allowed && protocol === 'https:' && username === '' && password === ''
}

const lastSign = ({ since, lastSuccess }: Subscription): number => lastSuccess ?? since

const readSubscription = (row: Item): Subscription => ({
  id: idIn(row),
  device: row.device as string,
  since: row.since as number,
  lastSuccess: (row.lastSuccess as number | undefined) ?? null,
})
