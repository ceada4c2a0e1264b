/** What people are called. */
import type { Ports } from '../ports.ts'
import { meKey } from './player.ts'

/** One request; whoever is unknown is left out. */
export async function namesOf(ports: Ports, ids: Iterable<string>): Promise<{ [id: string]: string }> {
  const keys = [...new Set(ids)].map(meKey)
  const people = keys.length > 0 ? await ports.store.getAll('players', keys) : []
  return Object.fromEntries(people.map((item) => [item.pk.slice(2), item.name as string]))
}
