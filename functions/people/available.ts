/** When people can be reached, and how the games they sit in come to know of it. */
import type { SeatId } from '@meanwhile/engine'
import type { Ports } from '../ports.ts'
import { ConditionFailed, type Item, OutcomeUnknown, Throttled } from '../store/store.ts'
import { readHeader, type StoredGame, stateKey } from '../table/stored-game.ts'
import { hoursAttribute } from '../table/stored-time.ts'
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
 * Writes somebody's hours beside each game they sit in: a move has to find them there. Questions that are open keep the deadline they have.
 * To do it again does no harm.
 */
export async function spreadHours(ports: Ports, player: Player): Promise<void> {
  const rows = await ports.store.query('players', meKey(player.id).pk, { prefix: 'GAME#' })
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
  const written = writeHours(hoursOfPlayer(player, ports.now()))
  for (let tries = 0; tries < mostTries; tries++) {
    const item = await ports.store.get('games', stateKey(table), { consistent: true })
    const seat = item && seatIn(item, player.id)
    if (!seat || ((item[hoursAttribute(seat)] as string | undefined) ?? '') === written) return
    const name = hoursAttribute(seat)
    const change = written === '' ? { remove: [name] } : { set: { [name]: written } }
    try {
      await ports.store.update('games', stateKey(table), change, { equals: { p: item.p ?? [] } })
      return
    } catch (error) {
      if (!(error instanceof ConditionFailed || error instanceof OutcomeUnknown || error instanceof Throttled)) throw error
    }
  }
  throw new OutcomeUnknown()
}

function seatIn(item: Item, player: string): SeatId | null {
  const { people, status } = readHeader(item)
  const at = people.lastIndexOf(player)
  return at < 0 || status === 'over' ? null : `s${at + 1}`
}
