/** Sockets carry pokes and nothing else: which game changed, and what its owner calls the new state. */
import type { SeatId } from '@meanwhile/engine'
import type { Ports } from '../ports.ts'
import type { Item } from '../store/store.ts'
import type { StoredGame } from '../table/stored-game.ts'
import { connectionsOf, forgetConnection, hasOpened, watchersOf } from '../ws/connections.ts'

export type Poke = { game: string; number: number /** somebody said something */; chat?: 1 }

/** Everybody whose number has risen, and nobody else: a secret act pokes its owner alone. */
export async function poke(stored: StoredGame, before: StoredGame['numbers'], ports: Ports): Promise<void> {
  const risen = (viewer: SeatId | 'all'): boolean => stored.numbers[viewer] !== before[viewer]
  const people = stored.people.filter((player, i) => player && risen(`s${i + 1}`))
  await pokePeople(people, (seat) => ({ game: stored.id, number: stored.numbers[seat] ?? 0 }), ports, stored.people)
  if (risen('all')) await send(await watchersOf(stored.id, ports), { game: stored.id, number: stored.numbers.all ?? 0 }, ports)
}

export async function pokePeople(people: string[], about: (seat: SeatId) => Poke, ports: Ports, seating: string[] = people): Promise<void> {
  for (const player of people) {
    const seat: SeatId = `s${seating.lastIndexOf(player) + 1}`
    await send(await connectionsOf(player, ports), about(seat), ports)
  }
}

/** A lost poke costs nothing: every page fetches when it connects, comes to the front or goes online. */
async function send(connections: Item[], about: Poke, ports: Ports): Promise<void> {
  const data = JSON.stringify(about)
  for (const connection of connections) {
    try {
      const reached = await ports.sockets.post(connection.sk, data)
      if (reached === 'gone' && hasOpened(connection, ports)) await forgetConnection(connection.sk, ports)
    } catch (error) {
      // Sockets that cannot be reached at all must not keep anybody from being told, or bots from answering.
      ports.log.warn('poke failed', { game: about.game, name: error instanceof Error ? error.name : 'unknown' })
    }
  }
}
