/** Devices that want to be told: one row each, named after where its push service is called. */
import { createHash } from 'node:crypto'
import { ApiError } from '../api/errors.ts'
import type { Input, Reply } from '../api/shapes/index.ts'
import type { Ports } from '../ports.ts'
import type { Item } from '../store/store.ts'
import { countWithin, hours } from './limits.ts'
import { meKey, subscriptionKey } from './player.ts'

export type Subscription = Reply<'addSubscription'>

const mostDevices = 10
const addedPerHour = 60

const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url').slice(0, 22)

export async function subscriptionsOf(ports: Ports, player: string): Promise<Subscription[]> {
  return (await ports.store.query('players', meKey(player).pk, { prefix: 'SUB#' })).map(readSubscription)
}

/** Devices that were given away never say so: past the tenth, the one longest without a sign of life makes room. */
export async function addSubscription(ports: Ports, player: string, wanted: Input<'addSubscription'>['body']): Promise<Subscription> {
  if (!isPushService(wanted.endpoint, ports)) throw new ApiError('malformed', { field: 'endpoint' })
  await countWithin(ports, 'subscription', player, addedPerHour, hours)
  const { endpoint, keys, device } = wanted
  const id = idOf(endpoint)
  const known = await subscriptionsOf(ports, player)
  const since = known.find((other) => other.id === id)?.since ?? ports.now()
  const others = known.filter((other) => other.id !== id).toSorted((a, b) => lastSign(b) - lastSign(a))
  for (const old of others.slice(mostDevices - 1)) await removeSubscription(ports, player, old.id)
  const change = { set: { endpoint, ...keys, device, since } }
  return readSubscription(await ports.store.update('players', subscriptionKey(player, id), change))
}

export async function removeSubscription(ports: Ports, player: string, id: string): Promise<void> {
  await ports.store.remove('players', subscriptionKey(player, id))
}

/** Nothing is sent yet; it is only looked whether there is something to send to. */
export async function testSubscription(ports: Ports, player: string, id: string): Promise<{ queued: boolean }> {
  if (!(await ports.store.get('players', subscriptionKey(player, id)))) throw new ApiError('no-such-thing')
  return { queued: false }
}

/** A client must not make us call any address it likes. */
function isPushService(endpoint: string, ports: Ports): boolean {
  const { protocol, host, username, password } = new URL(endpoint)
  const allowed = ports.settings.pushHosts.some((name) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name))
  return allowed && protocol === 'https:' && username === '' && password === ''
}

const lastSign = ({ since, lastSuccess }: Subscription): number => lastSuccess ?? since

const readSubscription = (row: Item): Subscription => ({
  id: row.sk.slice('SUB#'.length),
  device: row.device as string,
  since: row.since as number,
  lastSuccess: (row.lastSuccess as number | undefined) ?? null,
})
