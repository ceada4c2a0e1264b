/**
 * Everything that follows a move and nobody waits for: the reading copy, pokes, who is newly owed, bots, the end of a
 * game. The stream delivers at least once and sometimes late, so each part can be done twice without harm.
 */
import { isDeepStrictEqual } from 'node:util'
import { begin, type Game, type GameEvent, replay, type SeatId } from '@meanwhile/engine'
import { leastBeforeReminder } from '../clock/marks.ts'
import { overtaken } from '../clock/reminding.ts'
import { earlierWakeUp, wakeInTime } from '../clock/waking.ts'
import { meKey } from '../people/player.ts'
import type { NewlyOwed, Notice, Ports, Seen } from '../ports.ts'
import { ConditionFailed, type Item } from '../store/store.ts'
import { eventsOf, fillHoles, writeRow } from '../table/history.ts'
import { newlyOwed } from '../table/newly-owed.ts'
import { tableRow } from '../table/seeing.ts'
import { deedOf, eventsKnown, isSameQuestion, type Owed, readHeader, readItem, type StoredGame, stateKey } from '../table/stored-game.ts'
import { connectionsAt } from '../ws/connections.ts'
import { tellAwaited } from './awaited.ts'
import { askedBot, playBots } from './bots.ts'
import { finish } from './finish.ts'
import { type Poke, poke, pokePeople } from './poke.ts'
import { byTable, type StreamRecord } from './stream.ts'

/** The sequences that failed and must come again; what succeeded stays done. */
export async function tell(records: StreamRecord[], ports: Ports): Promise<string[]> {
  const failed: string[] = []
  const waiting = [...byTable(records)]
  const tellOn = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [table, changes] = next
      try {
        await tellTable(table, changes, ports)
      } catch (error) {
        ports.log.warn('telling failed', { table, name: error instanceof Error ? error.name : 'unknown' })
        const [first] = changes
        if (first) failed.push(first.sequence)
      }
    }
  }
  await Promise.all(Array.from({ length: tablesAtOnce }, tellOn))
  return failed
}

/** Tables do not wait for each other's push services; but everything at once would be more than one function can carry. */
const tablesAtOnce = 8

async function tellTable(table: string, changes: StreamRecord[], ports: Ports): Promise<void> {
  const words = changes.filter(({ before, after }) => after?.sk.startsWith('CHAT#') && !before)
  const spoken = words.length > 0 && ({ chat: 1 } as const)
  // Somebody sat down or got up, a pause or another pace was agreed: whoever waits in the lobby or watches a clock sees it.
  const changed = changes.some(({ after }) => after?.sk === 'TABLE') && ({ table: 1 } as const)
  if (spoken || changed) await pokeAll(table, { ...spoken, ...changed }, ports)
  await tellOfWords(table, words, ports)
  await tellAwaited(table, changes, ports)
  const moves = movesIn(changes)
  const [[first], last] = [moves, moves.at(-1)]
  if (!first || !last) return
  const copying = async (): Promise<GameEvent[]> => {
    const events: GameEvent[] = []
    for (const move of moves) events.push(...(await writeReadingCopy(move, ports)))
    return events
  }
  const [events, here] = await Promise.all([copying(), connectionsAt(table, ports)])
  const present = await poke(last.after, first.before, here, ports)
  for (const { after } of moves) await keepGuest(after, ports)
  await tellOwners(moves, ports)
  // Mostly somebody just goes on with their turn: whatever has followed since comes with records of its own.
  const isQuietFor = (stored: StoredGame): boolean => newlyAsked(moves, stored, present, ports).length === 0 && isQuiet(stored, ports)
  if (isQuietFor(last.after) && overtakenBy(moves, last.after, ports).length === 0) return
  const newest = await ports.store.get('games', stateKey(table), { consistent: true })
  if (!newest) return
  const stored = readItem(newest)
  const seen: Seen = { stored, present, events: last.after.version === stored.version ? events : [] }
  await tellNewlyOwed(moves, seen, ports)
  const late = overtakenBy(moves, stored, ports)
  if (late.length > 0) await ports.notify.owed(late, seen)
  // After the bots: what they are asked is answered in a moment, and needs no wake-up.
  await wakeInTime(await playBots(stored, ports), ports)
  if (stored.status === 'over') await finish(stored, ports)
}

/** Nobody has to be told, to answer or to be woken because of this state. */
const isQuiet = (stored: StoredGame, ports: Ports): boolean =>
  stored.status === 'playing' && !askedBot(stored) && earlierWakeUp(stored, ports) === null

type Move = { before: StoredGame | null; after: StoredGame }

/** The clock has written down when it comes next: nothing to tell anybody. */
const isWakeUp = (before: Item | null, after: Item): boolean =>
  before?.v === after.v && isDeepStrictEqual({ ...before, w: 0 }, { ...after, w: 0 })

function movesIn(changes: StreamRecord[]): Move[] {
  return changes.flatMap(({ before, after }) =>
    after?.sk === 'STATE' && !isWakeUp(before, after) ? [{ before: before && readItem(before), after: readItem(after) }] : [],
  )
}

/** Keyed by version, so that a repeat writes the same row again. Gives what happened. */
async function writeReadingCopy({ before, after }: Move, ports: Ports): Promise<GameEvent[]> {
  if (before?.version === after.version) return []
  if (before && before.version + 1 !== after.version) return writeSkipped(before, after, ports)
  const events = before ? eventsBetween(before.game, after) : await openingEvents(after, ports)
  await ports.store.put('games', writeRow(after, after.tail.at(-1)?.at ?? ports.now(), events))
  return events
}

/** The item was not moved but replaced, as by somebody who restores it: to fail on that would hold up the stream, now and at every further try. */
async function writeSkipped(before: StoredGame, after: StoredGame, ports: Ports): Promise<GameEvent[]> {
  const skipped = new Set<number>()
  for (let version = before.version + 1; version <= after.version; version++) skipped.add(version)
  return skipped.size === 0 ? [] : (await fillHoles(ports, after, skipped)).flatMap(eventsOf)
}

/** The stream carries the state before and the entry that changed it: playing it again gives what happened. */
function eventsBetween(before: Game, after: StoredGame): GameEvent[] {
  const known = eventsKnown(before, after)
  if (known) return known
  const entry = after.tail.at(-1)
  const outcome = entry && replay(before, deedOf(before.table, entry.deed))
  if (!outcome?.ok) throw new Error('a stored entry cannot be played again')
  return outcome.events
}

async function openingEvents(stored: StoredGame, ports: Ports): Promise<GameEvent[]> {
  const row = await tableRow(ports, stored.id)
  return row?.setup ? begin({ ...row.setup, seed: row.seed }).events : []
}

/** Reminders that nobody but us comes by, as somebody keeps other hours now. */
function overtakenBy(moves: Move[], stored: StoredGame, ports: Ports): NewlyOwed[] {
  const earlier = moves.find(
    ({ before, after }) => before?.version === after.version && !isDeepStrictEqual(before.hours, after.hours),
  )?.before
  return earlier && stored.status === 'playing' ? overtaken(earlier, stored, ports.now()) : []
}

async function tellNewlyOwed(moves: Move[], seen: Seen, ports: Ports): Promise<void> {
  const people = newlyAsked(moves, seen.stored, seen.present, ports)
  if (people.length > 0) await ports.notify.owed(people, seen)
}

/** Whoever is owed now and was not before, unless a bot holds the seat or has answered meanwhile. */
function newlyAsked(moves: Move[], stored: StoredGame, present: ReadonlySet<SeatId>, ports: Ports): NewlyOwed[] {
  // What was asked when the table came to rest may not have been told any more: whoever has heard of it is not told again.
  const hasRested = moves.some(({ before }) => before?.status === 'paused')
  const before = hasRested ? null : (moves[0]?.before ?? null)
  const known = owedThroughout(before?.owed ?? [], moves)
  const people: NewlyOwed[] = []
  for (const owed of stored.owed) {
    const { seat } = owed
    const player = stored.people[Number(seat.slice(1)) - 1]
    if (!player || stored.bots[seat] || known.some((asked) => isSameQuestion(asked, owed))) continue
    if (present.has(seat) && raisedBy(owed, moves, stored).looking === seat) continue
    people.push(newlyOwed(stored, owed, player))
  }
  const lonely = lastOneMissing(before, stored, ports.now())
  if (lonely) people.push(lonely)
  return people
}

/** What was owed before all of this and ever since: a limit that was met and strikes again within the same second is another question. */
const owedThroughout = (before: Owed[], moves: Move[]): Owed[] =>
  before.filter((owed) => moves.every(({ after }) => after.owed.some((asked) => isSameQuestion(asked, owed))))

/**
 * The state in which it was first asked. Whoever asked themselves and still has the page open has seen it by the reply; whose page is gone
 * may never have got that reply.
 */
const raisedBy = (owed: Owed, moves: Move[], newest: StoredGame): StoredGame =>
  moves.find(({ after }) => after.owed.some((asked) => isSameQuestion(asked, owed)))?.after ?? newest

/** Everybody else has answered, and this one has known of it for a while. */
function lastOneMissing(before: StoredGame | null, stored: StoredGame, now: number): NewlyOwed | null {
  const [owed, ...others] = stored.owed
  const hadCompany = before?.owed.some(({ seat, prompt }) => seat !== owed?.seat && prompt === owed?.prompt)
  const isKnown = before?.owed.some((known) => owed && isSameQuestion(known, owed))
  const player = owed && stored.people[Number(owed.seat.slice(1)) - 1]
  if (!player || others.length > 0 || !hadCompany || !isKnown || stored.bots[owed.seat]) return null
  return now - owed.since < leastBeforeReminder ? null : { ...newlyOwed(stored, owed, player), reminder: 'only-one-missing' }
}

/** Whose seat a bot has taken, by the ladder, the host or a vote. It may be brought again: the news is known by its number. */
async function tellOwners(moves: Move[], ports: Ports): Promise<void> {
  const notices = moves.flatMap(({ before, after }): Notice[] => {
    const deed = before?.version === after.version ? undefined : after.tail.at(-1)?.deed
    const player = deed?.kind === 'bot-in' && after.people[Number(deed.seat.slice(1)) - 1]
    return deed?.kind === 'bot-in' && player
      ? [{ kind: 'seat-taken', table: after.id, seat: deed.seat, player, number: after.numbers[deed.seat] ?? 0 }]
      : []
  })
  if (notices.length > 0) await ports.notify.notice(notices)
}

/**
 * Guests who never move are forgotten after a week; who has moved stays. Their first answer is the one before which the tail has
 * none of theirs: it need not be the answer to their first question, which may have been withdrawn or answered by an order.
 */
async function keepGuest({ tail, people }: StoredGame, ports: Ports): Promise<void> {
  const deed = tail.at(-1)?.deed
  if (deed?.kind !== 'answer') return
  const isFirst = !tail.slice(0, -1).some(({ deed: older }) => older.kind === 'answer' && older.seat === deed.seat)
  const player = people[Number(deed.seat.slice(1)) - 1]
  if (isFirst && player) await ports.store.update('players', meKey(player), { remove: ['ttl'] }, { exists: true }).catch(ignoreMissing)
}

/** Their account is gone: there is nothing to keep. */
const ignoreMissing = (error: unknown): void => {
  if (!(error instanceof ConditionFailed)) throw error
}

/** Whoever looks was poked; whoever wants to be told of words is told by somebody else, in a moment. */
async function tellOfWords(table: string, words: StreamRecord[], ports: Ports): Promise<void> {
  for (const by of new Set(words.map(({ after }) => String(after?.by)))) await ports.later.in(0, { kind: 'talk', table, by })
}

async function pokeAll(table: string, about: Pick<Poke, 'chat' | 'table'>, ports: Ports): Promise<void> {
  const newest = await ports.store.get('games', stateKey(table))
  if (newest) {
    const { id, people, numbers } = readHeader(newest)
    await pokePeople(table, people, (seat) => ({ game: id, number: numbers[seat] ?? 0, ...about }), ports)
    return
  }
  const row = await tableRow(ports, table)
  const seated = (row?.seats ?? []).flatMap(({ player }) => player ?? [])
  await pokePeople(table, seated, () => ({ game: table, number: 0, ...about }), ports)
}
