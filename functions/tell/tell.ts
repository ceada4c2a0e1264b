/**
 * Everything that follows a move and nobody waits for: the reading copy, pokes, who is newly owed, bots, the end of a
 * game. The stream delivers at least once and sometimes late, so each part can be done twice without harm.
 */
import { begin, type GameEvent } from '@meanwhile/engine'
import { meKey } from '../people/player.ts'
import type { NewlyOwed, Ports } from '../ports.ts'
import { ConditionFailed, type Item } from '../store/store.ts'
import { writeRow } from '../table/history.ts'
import { tableRow } from '../table/seeing.ts'
import { readHeader, readItem, type StoredGame, stateKey, step } from '../table/stored-game.ts'
import { playBots } from './bots.ts'
import { finish } from './finish.ts'
import { poke, pokePeople } from './poke.ts'
import { byTable, type StreamRecord } from './stream.ts'

/** The sequences that failed and must come again; what succeeded stays done. */
export async function tell(records: StreamRecord[], ports: Ports): Promise<string[]> {
  const failed: string[] = []
  for (const [table, changes] of byTable(records)) {
    try {
      await tellTable(table, changes, ports)
    } catch (error) {
      ports.log.warn('telling failed', { table, name: error instanceof Error ? error.name : 'unknown' })
      const [first] = changes
      if (first) failed.push(first.sequence)
    }
  }
  return failed
}

async function tellTable(table: string, changes: StreamRecord[], ports: Ports): Promise<void> {
  const moves = changes.filter(({ after }) => after?.sk === 'STATE')
  if (changes.some(({ before, after }) => after?.sk.startsWith('CHAT#') && !before)) await pokeChat(table, ports)
  const [first] = moves
  if (!first) return
  for (const { before, after } of moves) if (after) await writeReadingCopy(before, after, ports)
  const newest = await ports.store.get('games', stateKey(table), { consistent: true })
  if (!newest) return
  const stored = readItem(newest)
  await poke(stored, first.before ? readHeader(first.before).numbers : {}, ports)
  await tellNewlyOwed(first.before, stored, ports)
  await keepGuests(moves, ports)
  await playBots(stored, ports)
  if (stored.status === 'over') await finish(stored, ports)
}

/** Keyed by version, so that a repeat writes the same row again. */
async function writeReadingCopy(before: Item | null, after: Item, ports: Ports): Promise<void> {
  const stored = readItem(after)
  if (before && readHeader(before).version === stored.version) return
  const events = before ? eventsBetween(readItem(before), stored) : await openingEvents(stored, ports)
  await ports.store.put('games', writeRow(stored, stored.tail.at(-1)?.at ?? ports.now(), events))
}

/** The stream carries the state before and the entry that changed it: playing it again gives what happened. */
function eventsBetween(before: StoredGame, after: StoredGame): GameEvent[] {
  const entry = after.tail.at(-1)
  if (!entry || entry.version !== before.version + 1) throw new Error('the stream skipped a version')
  const stepped = step(before, entry.deed, entry.at)
  if ('refusal' in stepped) throw new Error('a stored entry cannot be played again')
  return stepped.events
}

async function openingEvents(stored: StoredGame, ports: Ports): Promise<GameEvent[]> {
  const row = await tableRow(ports, stored.id)
  return row?.setup ? begin({ ...row.setup, seed: row.seed }).events : []
}

/** Whoever is owed now and was not before, unless a bot holds the seat or has answered meanwhile. */
async function tellNewlyOwed(before: Item | null, stored: StoredGame, ports: Ports): Promise<void> {
  const known = new Set((before ? readHeader(before).owed : []).map(({ seat, prompt, since }) => `${seat} ${prompt} ${since}`))
  const people: NewlyOwed[] = []
  for (const { seat, prompt, since } of stored.owed) {
    const player = stored.people[Number(seat.slice(1)) - 1]
    if (!player || stored.bots[seat] || known.has(`${seat} ${prompt} ${since}`)) continue
    people.push({ table: stored.id, seat, player, decision: prompt, since })
  }
  if (people.length > 0) await ports.notify.owed(people)
}

/** Guests who never move are forgotten after a week; who has moved stays. */
async function keepGuests(moves: StreamRecord[], ports: Ports): Promise<void> {
  for (const { after } of moves) {
    const stored = after && readItem(after)
    const deed = stored?.tail.at(-1)?.deed
    if (deed?.kind !== 'answer' || deed.asked !== 1) continue
    const player = stored?.people[Number(deed.seat.slice(1)) - 1]
    if (player) await ports.store.update('players', meKey(player), { remove: ['ttl'] }, { exists: true }).catch(ignoreMissing)
  }
}

/** Their account is gone: there is nothing to keep. */
const ignoreMissing = (error: unknown): void => {
  if (!(error instanceof ConditionFailed)) throw error
}

async function pokeChat(table: string, ports: Ports): Promise<void> {
  const newest = await ports.store.get('games', stateKey(table))
  if (newest) {
    const { id, people, numbers } = readHeader(newest)
    await pokePeople(people.filter(Boolean), (seat) => ({ game: id, number: numbers[seat] ?? 0, chat: 1 }), ports)
    return
  }
  const row = await tableRow(ports, table)
  const seated = (row?.seats ?? []).flatMap(({ player }) => player ?? [])
  await pokePeople(seated, () => ({ game: table, number: 0, chat: 1 }), ports)
}
