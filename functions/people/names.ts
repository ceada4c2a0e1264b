/** What people are called, and who they are by now. */
import type { Ports } from '../ports.ts'
import type { Item, Key } from '../store/store.ts'
import { meKey } from './player.ts'

/** One request; whoever is unknown is left out. */
export async function namesOf(ports: Ports, ids: Iterable<string>): Promise<{ [id: string]: string }> {
  const people = await peopleBehind(ports, ids)
  return Object.fromEntries([...people].map(([id, item]) => [id, item.name as string]))
}

/** A guest who moved into an account is that account: what they once said is its own, and called by its name. */
export async function peopleBehind(ports: Ports, ids: Iterable<string>): Promise<Map<string, Item>> {
  const found = await rowsOf(ports, [...new Set(ids)])
  const accounts = [...found.values()].flatMap(({ into }) => (typeof into === 'string' && !found.has(into) ? [into] : []))
  const all = new Map([...found, ...(await rowsOf(ports, [...new Set(accounts)]))])
  return new Map([...found].map(([id, item]) => [id, all.get((item.into as string | undefined) ?? id) ?? item]))
}

async function rowsOf(ports: Ports, ids: string[]): Promise<Map<string, Item>> {
  const items = ids.length > 0 ? await ports.store.getAll('players', ids.map(meKey)) : []
  return new Map(items.map((item) => [idIn(item), item]))
}

export const idIn = ({ pk }: Key): string => pk.slice(2)
