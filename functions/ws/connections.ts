/**
 * Open sockets: by the table whose page is open, or by player where it is none. They live two hours at most, so that a lost goodbye does no
 * harm. One row each: whoever tells of a move finds all who look at its table with one request.
 */
import type { Ports } from '../ports.ts'
import type { Item, Key } from '../store/store.ts'

const hours2 = 2 * 60 * 60 * 1000
const seconds10 = 10_000

/** Which page it is that has a socket open; `watching`: by somebody who need not sit there, at a table that is open to all. */
export type Page = { player: string; table: string | null; watching?: boolean }

const connectionKey = (id: string, { player, table }: Page): Key => ({ pk: table ? `CG#${table}` : `CP#${player}`, sk: id })

export async function rememberConnection(id: string, page: Page, ports: Ports): Promise<void> {
  const { player, watching } = page
  const ttl = Math.floor((ports.now() + hours2) / 1000)
  await ports.store.put('ephemeral', { ...connectionKey(id, page), player, ttl, ...(watching && { watching }) })
}

export const forgetConnection = (id: string, page: Page, ports: Ports): Promise<void> =>
  ports.store.remove('ephemeral', connectionKey(id, page))

/** A socket that is just being opened is called gone as well; it must not be forgotten for that. */
export const hasOpened = (item: Item, ports: Ports): boolean => (item.ttl as number) * 1000 - hours2 + seconds10 < ports.now()

/** Expired means gone, even if it is still there. */
const alive =
  (ports: Ports) =>
  (item: Item): boolean =>
    (item.ttl as number) * 1000 > ports.now()

/** Of pages that show this table. */
export const connectionsAt = async (table: string, ports: Ports, how: { consistent?: boolean } = {}): Promise<Item[]> =>
  (await ports.store.query('ephemeral', `CG#${table}`, how)).filter(alive(ports))

/** Of pages that show no table: the one that lists all of somebody's games. */
export const connectionsElsewhere = async (player: string, ports: Ports): Promise<Item[]> =>
  (await ports.store.query('ephemeral', `CP#${player}`)).filter(alive(ports))

/** Has a page open on which they hear of this table. */
export async function isLooking(player: string, table: string, ports: Ports): Promise<boolean> {
  const [here, elsewhere] = await Promise.all([connectionsAt(table, ports), connectionsElsewhere(player, ports)])
  return elsewhere.length > 0 || here.some((connection) => connection.player === player)
}
