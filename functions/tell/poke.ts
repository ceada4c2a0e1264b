/** Sockets carry pokes and nothing else: which game changed, and what its owner calls the new state. */
import type { SeatId } from '@meanwhile/engine'
import type { Ports } from '../ports.ts'
import type { Item } from '../store/store.ts'
import type { StoredGame } from '../table/stored-game.ts'
import { connectionsAt, connectionsElsewhere, hasOpened } from '../ws/connections.ts'
import { isLive, isWaitedFor, presentAt, seatAmong } from '../ws/presence.ts'

export type Poke = {
  game: string
  number: number
  /** somebody said something */
  chat?: 1
  /** something else about the table: who sits there, what was agreed, whether it rests */
  table?: 1
  /** nothing but who looks at the table */
  here?: 1
  /** everybody who is waited for has a page open: it goes on at once */
  live?: 1
}

/**
 * Everybody whose number has risen and who looks at the table, and nobody else: a secret act pokes its owner alone. Whoever has the list of
 * their games open hears when the game begins to wait for them, and when it does so no more. Gives the seats that have a page open.
 */
export async function poke(stored: StoredGame, before: StoredGame | null, here: Item[], ports: Ports): Promise<Set<SeatId>> {
  const risen = (viewer: SeatId | 'all'): boolean => stored.numbers[viewer] !== before?.numbers[viewer]
  const sockets = await socketsOf(stored, before, here, ports)
  const present = presentAt(stored, here)
  const live = isLive(stored, present)
  const wasLive = before !== null && isLive(before, present)
  const pokes = [...sockets].flatMap(([seat, connections]) => {
    // Their only page has the reply, and that says all but whether the others are here.
    const knows = seat === stored.looking && connections.length === 1 && live === wasLive
    const about = { game: stored.id, number: stored.numbers[seat] ?? 0, ...(live && { live: 1 as const }) }
    return risen(seat) && !knows ? allOf(connections, about) : []
  })
  const gone = await send(pokes, ports)
  // Somebody had gone without a goodbye: the others have been told too much.
  if (live && gone.length > 0) await pokeCompany(stored, without(gone, here), null, ports)
  const watchers = here.filter(({ player, watching }) => watching && !stored.people.includes(String(player)))
  if (risen('all')) await send(allOf(watchers, { game: stored.id, number: stored.numbers.all ?? 0 }), ports)
  return new Set([...sockets].flatMap(([seat, connections]) => (without(gone, connections).length > 0 ? seat : [])))
}

type Table = Pick<StoredGame, 'id' | 'people' | 'numbers' | 'status' | 'owed' | 'bots'>

/** Who looks at the table has changed: all who have one of these connections hear whether it is live; with `newcomer`, who cannot be told yet. */
export async function pokeCompany(stored: Table, here: Item[], newcomer: SeatId | null, ports: Ports): Promise<void> {
  const present = presentAt(stored, here)
  if (newcomer) present.add(newcomer)
  const live = isLive(stored, present) ? ({ live: 1 } as const) : {}
  const pokes = here.flatMap((connection) => {
    const seat = seatAmong(stored.people, String(connection.player))
    return seat ? allOf([connection], { game: stored.id, number: stored.numbers[seat] ?? 0, here: 1, ...live }) : []
  })
  const gone = await send(pokes, ports)
  if ('live' in live && gone.length > 0) await pokeCompany(stored, without(gone, here), newcomer, ports)
}

const without = (gone: Item[], connections: Item[]): Item[] => connections.filter((connection) => !gone.includes(connection))

/** The open sockets of people in their seats: `here` are those of the table's own page. */
async function socketsOf(stored: StoredGame, before: StoredGame | null, here: Item[], ports: Ports): Promise<Map<SeatId, Item[]>> {
  const { people } = stored
  const seats = [...new Set(people)].flatMap((player): [SeatId, string][] => {
    const seat = player && seatAmong(people, player)
    return seat ? [[seat, player]] : []
  })
  const sockets = seats.map(async ([seat, player]) => {
    const turned = isWaitedFor(stored, seat) !== (before !== null && isWaitedFor(before, seat))
    // Whoever has just answered at the table knows that it waits no more.
    const elsewhere = turned && seat !== stored.looking ? await connectionsElsewhere(player, ports) : []
    return [seat, [...here.filter((connection) => connection.player === player), ...elsewhere]] satisfies [SeatId, Item[]]
  })
  return new Map<SeatId, Item[]>(await Promise.all(sockets))
}

/** Something besides a move: told to whoever looks at the table, and to whoever has the list of their games open. */
export async function pokePeople(table: string, people: string[], about: (seat: SeatId) => Poke, ports: Ports): Promise<void> {
  const here = await connectionsAt(table, ports)
  const seated = [...new Set(people.filter(Boolean))]
  const pokes = seated.map(async (player) => {
    const seat: SeatId = `s${people.lastIndexOf(player) + 1}`
    const theirs = here.filter((connection) => connection.player === player)
    return allOf([...theirs, ...(await connectionsElsewhere(player, ports))], about(seat))
  })
  await send((await Promise.all(pokes)).flat(), ports)
}

// ── Sending ────────────────────────────────────────────────────────────────────────────────────────────────────────

type Sending = { to: Item; data: string; game: string }

const allOf = (connections: Item[], about: Poke): Sending[] => {
  const data = JSON.stringify(about)
  return connections.map((to) => ({ to, data, game: about.game }))
}

/** Side by side, or a table that many watch would hold up all that comes after it in the stream; and not all at once, which no function can carry. */
const atOnce = 20

/** Gives those that are gone. */
async function send(pokes: Sending[], ports: Ports): Promise<Item[]> {
  const gone: Item[] = []
  const waiting = [...pokes]
  const sendOn = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) if (await isGone(next, ports)) gone.push(next.to)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, pokes.length) }, sendOn))
  return gone
}

/** A lost poke costs nothing: every page fetches when it connects, comes to the front or goes online. */
async function isGone({ to, data, game }: Sending, ports: Ports): Promise<boolean> {
  try {
    if ((await ports.sockets.post(to.sk, data)) === 'sent' || !hasOpened(to, ports)) return false
  } catch (error) {
    // Sockets that cannot be reached at all must not keep anybody from being told, or bots from answering.
    warn(error, game, ports)
    return false
  }
  await ports.store.remove('ephemeral', { pk: to.pk, sk: to.sk }).catch((error) => warn(error, game, ports))
  return true
}

const warn = (error: unknown, game: string, { log }: Ports): void =>
  log.warn('poke failed', { game, name: error instanceof Error ? error.name : 'unknown' })
