/** Open sockets, by player, by watched table and by connection. They live two hours at most, so that a lost goodbye does no harm. */
import type { Ports } from '../ports.ts'
import type { Item } from '../store/store.ts'

const hours2 = 2 * 60 * 60 * 1000
const seconds10 = 10_000

const connectionKey = (id: string) => ({ pk: `C#${id}`, sk: 'C' })

/**
 * Without a transaction, which costs double: by connection first and forgotten there last, so that whatever is cut short in between is found by
 * the next goodbye, or passes within two hours.
 */
export async function rememberConnection(id: string, player: string, watching: string | null, ports: Ports): Promise<void> {
  const ttl = Math.floor((ports.now() + hours2) / 1000)
  await ports.store.put('ephemeral', { ...connectionKey(id), player, ttl, ...(watching && { watching }) })
  for (const pk of listsOf(player, watching)) await ports.store.put('ephemeral', { pk, sk: id, ttl })
}

export async function forgetConnection(id: string, ports: Ports): Promise<void> {
  const connection = await ports.store.get('ephemeral', connectionKey(id))
  if (!connection) return
  const { player, watching } = connection as { player?: string; watching?: string }
  for (const pk of listsOf(player ?? '', watching ?? null)) await ports.store.remove('ephemeral', { pk, sk: id })
  await ports.store.remove('ephemeral', connectionKey(id))
}

const listsOf = (player: string, watching: string | null): string[] => [`CP#${player}`, ...(watching ? [`CW#${watching}`] : [])]

/** A socket that is just being opened is called gone as well; it must not be forgotten for that. */
export const hasOpened = (item: Item, ports: Ports): boolean => (item.ttl as number) * 1000 - hours2 + seconds10 < ports.now()

/** Expired means gone, even if it is still there. */
const alive =
  (ports: Ports) =>
  (item: Item): boolean =>
    (item.ttl as number) * 1000 > ports.now()

export const connectionsOf = async (player: string, ports: Ports): Promise<Item[]> =>
  (await ports.store.query('ephemeral', `CP#${player}`)).filter(alive(ports))

export const watchersOf = async (table: string, ports: Ports): Promise<Item[]> =>
  (await ports.store.query('ephemeral', `CW#${table}`)).filter(alive(ports))
