/** Sockets carry pokes and nothing else: which game changed, and what its owner calls the new state. */
import type { SeatId } from '@meanwhile/engine'
import type { Ports } from '../ports.ts'
import type { Item } from '../store/store.ts'
import type { StoredGame } from '../table/stored-game.ts'
import { connectionsOf, forgetConnection, hasOpened, watchersOf } from '../ws/connections.ts'

export type Poke = {
  game: string
  number: number
  /** somebody said something */
  chat?: 1
  /** something else about the table: who sits there, what was agreed, whether it rests */
  table?: 1
  /** everybody who is waited for has a page open: it goes on at once */
  live?: 1
}

/** Everybody whose number has risen, and nobody else: a secret act pokes its owner alone. Gives the seats that have a page open. */
export async function poke(stored: StoredGame, before: StoredGame['numbers'], ports: Ports): Promise<Set<SeatId>> {
  const risen = (viewer: SeatId | 'all'): boolean => stored.numbers[viewer] !== before[viewer]
  const sockets = await socketsAt(stored, (seat) => risen(seat) || isWaitedFor(stored, seat), ports)
  const live = isLive(stored, sockets) ? ({ live: 1 } as const) : {}
  for (const [seat, connections] of sockets) {
    // Their only page has the reply, and nothing else to hear: whether the others are here.
    const knows = seat === stored.looking && connections.length === 1 && !('live' in live && stored.owed.some((owed) => owed.seat !== seat))
    if (risen(seat) && !knows) await send(connections, { game: stored.id, number: stored.numbers[seat] ?? 0, ...live }, ports)
  }
  if (risen('all')) await send(await watchersOf(stored.id, ports), { game: stored.id, number: stored.numbers.all ?? 0 }, ports)
  return new Set([...sockets].flatMap(([seat, connections]) => (connections.length > 0 ? seat : [])))
}

/** The open sockets of people in these seats. */
async function socketsAt({ people }: StoredGame, wanted: (seat: SeatId) => boolean, ports: Ports): Promise<Map<SeatId, Item[]>> {
  const seats = people.flatMap((player, i): [SeatId, string][] => {
    const seat: SeatId = `s${i + 1}`
    // Who left and came back has a new seat.
    return player && people.lastIndexOf(player) === i && wanted(seat) ? [[seat, player]] : []
  })
  return new Map(await Promise.all(seats.map(async ([seat, player]) => [seat, await connectionsOf(player, ports)] as const)))
}

const isWaitedFor = ({ owed, bots }: StoredGame, seat: SeatId): boolean => !bots[seat] && owed.some((question) => question.seat === seat)

function isLive(stored: StoredGame, sockets: Map<SeatId, Item[]>): boolean {
  const people = stored.owed.map(({ seat }) => seat).filter((seat) => isWaitedFor(stored, seat))
  return stored.status === 'playing' && people.length > 0 && people.every((seat) => (sockets.get(seat)?.length ?? 0) > 0)
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
