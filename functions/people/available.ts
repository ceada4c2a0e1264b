/** When people can be reached, and how the games they sit in come to know of it. */
import type { SeatId } from '@meanwhile/engine'
import type { Ports } from '../ports.ts'
import { ConditionFailed, type Item, OutcomeUnknown, Throttled, type Value } from '../store/store.ts'
import { inOtherHours } from '../table/pausing.ts'
import { readHeader, type StoredGame, stateKey } from '../table/stored-game.ts'
import { hoursAttribute, writeOwed } from '../table/stored-time.ts'
import { comingHours, type Hours, writeHours } from '../time/hours.ts'
import { meKey, type Player, readPlayer } from './player.ts'

/** From now on: what is over matters to no clock. */
const hoursOfPlayer = ({ zone, calendar, vacation }: Player, now: number): Hours => comingHours({ zone, calendar, vacation }, now)

/** By seat; somebody unknown is always there. */
export async function hoursOfPeople(ports: Ports, people: (string | null)[]): Promise<StoredGame['hours']> {
  const ids = [...new Set(people.filter((player) => player !== null && player !== ''))] as string[]
  const players = (ids.length > 0 ? await ports.store.getAll('players', ids.map(meKey), { consistent: true }) : []).map(readPlayer)
  return Object.fromEntries(
    people.flatMap((id, i) => {
      const player = players.find((known) => known.id === id)
      return player ? [[`s${i + 1}`, hoursOfPlayer(player, ports.now())]] : []
    }),
  )
}

/**
 * Writes somebody's hours beside each game they sit in: a move has to find them there. Questions that are open keep the deadline they have, and
 * a bank pays for what has passed in the old hours; at a table that rests there is no deadline, and they keep what is left. To do it again does no harm.
 */
export async function spreadHours(ports: Ports, player: Player): Promise<void> {
  // One that they have sat down at a moment ago would ask them by the old hours for as long as it lasts.
  const rows = await ports.store.query('players', meKey(player.id).pk, { prefix: 'GAME#', consistent: true })
  const tables = rows.map((row) => row.sk.slice('GAME#'.length))
  for (const table of tables) await writeInto(ports, table, player)
}

/** Games that ended before hours were taken out of them at their end. */
export async function forgetHours(ports: Ports, table: string, player: string): Promise<void> {
  const item = await ports.store.get('games', stateKey(table), { consistent: true })
  const kept = item
    ? seatsOf(item, player)
        .map(hoursAttribute)
        .filter((name) => item[name] !== undefined)
    : []
  if (kept.length > 0) await ports.store.update('games', stateKey(table), { remove: kept }, { exists: true })
}

const seatsOf = (item: Item, player: string): SeatId[] =>
  readHeader(item).people.flatMap((other, i): SeatId[] => (other === player ? [`s${i + 1}`] : []))

const mostTries = 8

async function writeInto(ports: Ports, table: string, player: Player): Promise<void> {
  const hours = hoursOfPlayer(player, ports.now())
  const written = writeHours(hours)
  for (let tries = 0; tries < mostTries; tries++) {
    const item = await ports.store.get('games', stateKey(table), { consistent: true })
    const seat = item && seatIn(item, player.id)
    if (!seat || ((item[hoursAttribute(seat)] as string | undefined) ?? '') === written) return
    const name = hoursAttribute(seat)
    const asked = timedAnew(item, seat, hours, ports.now())
    const set = { ...(written !== '' && { [name]: written }), ...asked }
    const change = { set, ...(written === '' && { remove: [name] }) }
    // One that comes to rest or goes on at this moment makes us look again, and so does a move where it says what is asked.
    const equals = { p: item.p ?? [], st: item.st as string, ...(asked.o && { v: item.v as number, o: item.o as Value }) }
    try {
      await ports.store.update('games', stateKey(table), change, { equals })
      return
    } catch (error) {
      if (!(error instanceof ConditionFailed || error instanceof OutcomeUnknown || error instanceof Throttled)) throw error
    }
  }
  throw new OutcomeUnknown()
}

/** What is asked of them, where it does not go on as it was: at a table that rests, and where a bank pays for it. */
function timedAnew(item: Item, seat: SeatId, hours: Hours, now: number): { o?: Value } {
  const game = readHeader(item)
  const isTouched = game.status === 'paused' || game.pace.kind === 'bank'
  if (!isTouched || !game.owed.some((owed) => owed.seat === seat && owed.clock)) return {}
  return { o: game.owed.map((owed) => writeOwed(owed.seat === seat ? inOtherHours(owed, game, hours, now) : owed)) }
}

function seatIn(item: Item, player: string): SeatId | null {
  const { people, status } = readHeader(item)
  const at = people.lastIndexOf(player)
  return at < 0 || status === 'over' ? null : `s${at + 1}`
}
