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

export async function personOf(ports: Ports, id: string): Promise<Person | null> {
  const rows = await ports.store.query('players', meKey(id).pk, { from: 'GAME#', to: 'ME', consistent: true })
  const me = rows.find((row) => row.sk === 'ME')
  const player = me && readPlayer(me)
  if (!player || player.deleted) return null
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
export function nameOf({ decision, reminder }: NewlyOwed, now: number): string {
  if (!reminder) return decision
  return reminder === 'nudge' ? `${decision}:nudge:${Math.floor(now / days)}` : `${decision}:${reminder}`
}

/** Whoever may nudge again after a day may be a little faster this time. */
const almostADay = days - leastBeforeReminder

/** Under this name; or of the question at all, if this is but its first telling, or says only that nobody else is missing. */
export function wasTold(ports: Ports, { games }: Person, owed: NewlyOwed): boolean {
  const row = games.get(owed.table)
  const [told, toldAt] = [row?.told, (row?.toldAt as number | undefined) ?? 0]
  if (told === nameOf(owed, ports.now())) return true
  // One shortly before midnight and one shortly after it are two within a day.
  if (owed.reminder === 'nudge' && String(told).startsWith(`${owed.decision}:nudge:`)) return ports.now() - toldAt < almostADay
  const isSame = String(told).split(':')[0] === owed.decision
  const justNow = ports.now() - toldAt < leastBeforeReminder
  return isSame && (!owed.reminder || (owed.reminder === 'only-one-missing' && justNow))
}

/** Who has looked at the state that asks them needs no further word. */
export const hasSeen = ({ games }: Person, { table, number }: NewlyOwed): boolean =>
  ((games.get(table)?.seen as number | undefined) ?? -1) >= number

/** After it was sent, never before: whoever is told twice is shown it once, whoever is not told at all waits for ever. */
export async function markTold(ports: Ports, owed: NewlyOwed): Promise<void> {
  const change = { set: { told: nameOf(owed, ports.now()), toldAt: ports.now() } }
  try {
    await ports.store.update('players', gameKey(owed.player, owed.table), change, { exists: true })
  } catch (error) {
    // They have left the table in the meantime.
    if (!(error instanceof ConditionFailed)) throw error
  }
}
