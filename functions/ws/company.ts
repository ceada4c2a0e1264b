/** Hello and goodbye of a page: whoever else looks at its table hears at once if it becomes live by that, or is so no more. */
import type { Ports } from '../ports.ts'
import { readHeader, stateKey } from '../table/stored-game.ts'
import { pokeCompany } from '../tell/poke.ts'
import { connectionsAt, forgetConnection, type Page, rememberConnection } from './connections.ts'
import { isLive, presentAt, seatAmong } from './presence.ts'

/** Remembered before the others are looked up: of two who come at the same moment at least one finds the other. */
export async function hello(id: string, page: Page, ports: Ports): Promise<void> {
  await rememberConnection(id, page, ports)
  await tellCompany(id, page, 'came', ports)
}

export async function goodbye(id: string, page: Page, ports: Ports): Promise<void> {
  await forgetConnection(id, page, ports)
  await tellCompany(id, page, 'went', ports)
}

async function tellCompany(id: string, { player, table }: Page, what: 'came' | 'went', ports: Ports): Promise<void> {
  if (!table) return
  try {
    const others = (await connectionsAt(table, ports, { consistent: true })).filter(({ sk }) => sk !== id)
    const company = others.filter((other) => other.player !== player)
    // Mostly nobody else is there; and whoever has another page open has not gone.
    if (company.length === 0 || (what === 'went' && company.length < others.length)) return
    const item = await ports.store.get('games', stateKey(table), { consistent: true })
    if (!item) return
    const stored = readHeader(item)
    const seat = seatAmong(stored.people, player)
    const present = presentAt(stored, company)
    const isNeeded = seat && !isLive(stored, present) && isLive(stored, present.add(seat))
    if (isNeeded) await pokeCompany(stored, others, what === 'came' ? seat : null, ports)
  } catch (error) {
    // Nobody is kept out because others could not be told of them.
    ports.log.warn('company was not told', { table, name: error instanceof Error ? error.name : 'unknown' })
  }
}
