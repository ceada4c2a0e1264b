/** Somebody who is to be told: who they are, what they have been told, and everything they owe. One request, and one for their games. */
import type { SeatId } from '@meanwhile/engine'
import { leastBeforeReminder } from '../clock/marks.ts'
import { days } from '../people/limits.ts'
import { gameKey, meKey, type Player, readPlayer } from '../people/player.ts'
import type { NewlyOwed, Ports } from '../ports.ts'
import { ConditionFailed, type Item } from '../store/store.ts'
import { newlyOwed } from '../table/newly-owed.ts'
import { readHeader, stateKey } from '../table/stored-game.ts'
import { isOpen } from '../time/hours.ts'

export type Person = {
  player: Player
  /** The rows that list their games, by table. */
  games: Map<string, Item>
}

/** A guest who moved into an account is told there what was put off for them. */
export async function personOf(ports: Ports, id: string): Promise<Person | null> {
  const rows = await ports.store.query('players', meKey(id).pk, { from: 'GAME#', to: 'ME', consistent: true })
  const me = rows.find((row) => row.sk === 'ME')
  const player = me && readPlayer(me)
  if (!player) return null
  if (player.deleted) return typeof me.into === 'string' ? personOf(ports, me.into) : null
  const games = new Map(rows.filter((row) => row.sk !== 'ME').map((row) => [row.sk.slice('GAME#'.length), row]))
  return { player, games }
}

/** Every question that waits for them, at all their tables. `consistent`: at this very moment. */
export async function waitingFor(ports: Ports, { player, games }: Person, how = { consistent: false }): Promise<NewlyOwed[]> {
  if (games.size === 0) return []
  const items = await ports.store.getAll('games', [...games.keys()].map(stateKey), how)
  return items.flatMap((item) => {
    const header = readHeader(item)
    const { status, people, bots, owed } = header
    const seat: SeatId = `s${people.lastIndexOf(player.id) + 1}`
    if (status !== 'playing' || bots[seat]) return []
    return owed.filter((question) => question.seat === seat).map((question) => newlyOwed(header, question, player.id))
  })
}

/** By what waits now. A message must not come when its reader has just answered, or when their hours have just ended. */
export const canBeTold = (ports: Ports, person: Person, owed: NewlyOwed, waiting: NewlyOwed[]): boolean =>
  isAmong(waiting, owed) && isWelcome(ports, person, owed)

export const isAmong = (waiting: NewlyOwed[], { decision }: NewlyOwed): boolean => waiting.some((still) => still.decision === decision)

/** Nothing is sent outside their hours but a last reminder, if they allow it. */
export const isWelcome = (ports: Ports, { player }: Person, { reminder }: NewlyOwed): boolean =>
  isOpen(player, ports.now()) || (reminder === 'last' && player.preferences.lastReminder)

// ── What they have been told ───────────────────────────────────────────────────────────────────────────────────────

/** The same question may be told once more for another reason; somebody may nudge again tomorrow. */
export function nameOf({ decision, reminder, deadline }: NewlyOwed, now: number): string {
  if (!reminder) return decision
  if (reminder === 'nudge') return `${decision}:nudge:${Math.floor(now / days)}`
  // Another time that all agree on has reminders of its own, or nobody would hear of its end.
  return reminder === 'only-one-missing' ? `${decision}:${reminder}` : `${decision}:${reminder}:${seconds(deadline)}`
}

const seconds = (moment: number | null): string => Math.floor((moment ?? 0) / 1000).toString(36)

/** Whoever may nudge again after a day may be a little faster this time. */
const almostADay = days - leastBeforeReminder

/** Under this name; or of the question at all, if this is but its first telling, or says only that nobody else is missing. */
export function wasTold(ports: Ports, { games }: Person, owed: NewlyOwed): boolean {
  const row = games.get(owed.table)
  const names = toldIn(row)
  if (names.includes(nameOf(owed, ports.now()))) return true
  const isOfIt = (name: string | undefined): boolean => name?.split(':')[0] === owed.decision
  if (!owed.reminder) return names.some(isOfIt)
  const ago = ports.now() - ((row?.toldAt as number | undefined) ?? 0)
  // One shortly before midnight and one shortly after it are two within a day.
  if (owed.reminder === 'nudge' && names[0]?.startsWith(`${owed.decision}:nudge:`)) return ago < almostADay
  return owed.reminder === 'only-one-missing' && isOfIt(names[0]) && ago < leastBeforeReminder
}

/** More than anybody is ever asked at once at one table, with the reminders of it. */
const mostNames = 6

/** What they were told of a table, the newest first. */
const toldIn = (row: Item | undefined): string[] =>
  row?.told === undefined ? [] : [String(row.told), ...((row.alsoTold as string[] | undefined) ?? [])]

/** Who has looked at the state that asks them needs no further word. */
export const hasSeen = ({ games }: Person, { table, number }: NewlyOwed): boolean =>
  ((games.get(table)?.seen as number | undefined) ?? -1) >= number

/**
 * After it was sent, never before: whoever is told twice is shown it once, whoever is not told at all waits for ever. Two limits that strike
 * together are told at the same moment: if one took the place of the other, every repeat of the stream would tell both anew.
 */
export const markTold = (ports: Ports, person: Person, owed: NewlyOwed): Promise<void> =>
  markToldAs(ports, person, owed.table, nameOf(owed, ports.now()))

/** News has a name as well. */
export const wasToldAs = ({ games }: Person, table: string, name: string): boolean => toldIn(games.get(table)).includes(name)

export async function markToldAs(ports: Ports, { player, games }: Person, table: string, name: string): Promise<void> {
  let row = games.get(table)
  for (let tries = 0; tries < mostNames; tries++) {
    const earlier = toldIn(row).filter((other) => other !== name)
    const change = { set: { told: name, toldAt: ports.now(), alsoTold: earlier.slice(0, mostNames - 1) } }
    const asItWas = row?.told === undefined ? { below: { toldAt: 0 } } : { equals: { told: row.told } }
    try {
      await ports.store.update('players', gameKey(player.id, table), change, { exists: true, ...asItWas })
      return
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      // They have left the table in the meantime.
      if (!error.item) return
      row = error.item
    }
  }
  throw new Error('what was told could not be marked')
}
