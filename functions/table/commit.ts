/**
 * One move: load → answer → save if unchanged. Two requests, one condition, no transaction. A time-out of the store is
 * never taken for a failure: whatever is not known goes through the same loop and is looked up in what is stored.
 */
import { type GameEvent, type Orders, preview, type Refusal, type SeatId } from '@meanwhile/engine'
import { ApiError } from '../api/errors.ts'
import type { Ports } from '../ports.ts'
import { type Entry, readEntries, type StoredDeed, writeEntries } from '../store/entries.ts'
import { type Change, type Condition, ConditionFailed, OutcomeUnknown, Throttled, type Write } from '../store/store.ts'
import {
  type Changes,
  chunkKey,
  chunkSize,
  hoursGone,
  placeOf,
  readItem,
  type StoredGame,
  stateKey,
  step,
  vocabularyOf,
  writePlayed,
} from './stored-game.ts'
import { writePeople } from './stored-seats.ts'
import { owedAsWritten, samePace, writeNewHours } from './stored-time.ts'

/** Why a decision that was yours is not open any more. */
export type Closed = { why: 'answered'; picks: string[]; say?: string } | { why: 'timed-out' | 'ordered' | 'withdrawn' }

export type Committed =
  | { outcome: 'applied'; stored: StoredGame; events: GameEvent[] }
  /** It is there already: a double tap, a retry, another device. */
  | { outcome: 'already'; stored: StoredGame }
  | { outcome: 'closed'; stored: StoredGame; closed: Closed }
  | { outcome: 'refused'; stored: StoredGame; refusal: Refusal | 'not-playing' }
  | { outcome: 'no-such-game' }
  /** The store could not be reached often enough to know. Asking again is safe. */
  | { outcome: 'unknown' }

/** What somebody wants done, looked at afresh on every try. */
export type Intent = (stored: StoredGame) => Plan | Promise<Plan>
export type Plan =
  /** `going`: somebody gives up their seat with it. */
  | { deed: StoredDeed; changes?: Changes; along?: Write[]; going?: true }
  | Exclude<Committed, { outcome: 'applied' | 'no-such-game' | 'unknown' }>

const mostTries = 8

/** `known`: the game as it was read a moment ago. The condition tells whether it still is, so it need not be read again. */
export async function commit(ports: Ports, id: string, intent: Intent, known?: StoredGame): Promise<Committed> {
  const committed = await tryAll(ports, id, intent, known)
  const { outcome } = committed
  ports.note?.({ table: id, outcome, ...('stored' in committed && { version: committed.stored.version }) })
  return committed
}

async function tryAll(ports: Ports, id: string, intent: Intent, known?: StoredGame): Promise<Committed> {
  let newest = known ?? (await load(ports, id))
  for (let tries = 0; tries < mostTries && newest !== 'unknown'; tries++) {
    if (!newest) return { outcome: 'no-such-game' }
    const stored = newest
    const plan = await planned(ports, stored, intent)
    if ('outcome' in plan) return plan
    // Who comes back to their seat in the moment in which it ends must not write into a record that is closed.
    if (stored.status === 'over') return { outcome: 'refused', stored, refusal: 'game-over' }
    // Whoever wants to go may go, also from a table that rests.
    if (stored.status === 'paused' && !plan.going) return { outcome: 'refused', stored, refusal: 'not-playing' }
    const ending = endedOrders(stored, plan.deed, dueAt(stored, plan.deed) ?? ports.now())
    const { deed, changes, along } = ending ?? plan
    const stepped = step(stored, deed, ports.now(), changes)
    if ('refusal' in stepped) return { outcome: 'refused', stored, refusal: stepped.refusal }
    const saved = await save(ports, stored, stepped.next, along)
    if (saved === 'saved') {
      if (!ending) return { outcome: 'applied', stored: stepped.next, events: stepped.events }
      newest = stepped.next
      continue
    }
    newest = saved === 'unknown' ? await load(ports, id) : saved
  }
  return { outcome: 'unknown' }
}

/** Some say no by throwing what the client hears. */
async function planned(ports: Ports, stored: StoredGame, intent: Intent): Promise<Plan> {
  try {
    return await intent(stored)
  } catch (error) {
    if (error instanceof ApiError) ports.note?.({ table: stored.id, version: stored.version, outcome: 'refused' })
    throw error
  }
}

/** A strong read, tried again a few times: reading twice does no harm. */
async function load(ports: Ports, id: string): Promise<StoredGame | null | 'unknown'> {
  for (let tries = 0; tries < mostTries; tries++) {
    try {
      const item = await ports.store.get('games', stateKey(id), { consistent: true })
      return item && readItem(item)
    } catch (error) {
      if (!(error instanceof OutcomeUnknown || error instanceof Throttled)) throw error
    }
  }
  return 'unknown'
}

/** The newer game if somebody was faster; `unknown` if nobody can say whether it was written. */
async function save(
  ports: Ports,
  before: StoredGame,
  next: StoredGame,
  along: Write[] = [],
): Promise<'saved' | 'unknown' | StoredGame | null> {
  const key = stateKey(next.id)
  const set = { ...writePlayed(next), ...(next.hours !== before.hours && writeNewHours(before.hours, next.hours)) }
  const when = unchangedSince(before)
  try {
    // The record never depends on the stream: a full chunk is put before the next move lets go of its first entry. Only what has been
    // accepted is put, or of two moves made at the same instant the one that lost could write itself into the record.
    if (before.version > 0 && before.version % chunkSize === 0) await putChunk(ports, before)
    const change: Change = { set, ...hoursGone(before, next), unread: true }
    if (along.length === 0) await ports.store.update('games', key, change, when)
    else await ports.store.transact([{ table: 'games', update: key, change, when }, ...along])
    return 'saved'
  } catch (error) {
    // In a transaction it may be another row that was in the way: only a fresh read tells.
    if (error instanceof ConditionFailed) return along.length > 0 ? 'unknown' : error.item && readItem(error.item)
    if (error instanceof OutcomeUnknown || error instanceof Throttled) return 'unknown'
    throw error
  }
}

/**
 * Status, people and pace can change without a move, and so can the clocks of whoever keeps other hours from now on, where a bank pays for them
 * and where the table rests. A move that was made on the old ones must not write them back.
 */
function unchangedSince(before: StoredGame): Condition {
  const pace = samePace(before)
  const clocks = (before.pace.kind === 'bank' || before.status === 'paused') && { o: owedAsWritten(before) }
  const equals = { v: before.version, st: before.status, p: before.seating ?? writePeople(before.people), ...pace.equals, ...clocks }
  return { ...pace, equals }
}

async function putChunk(ports: Ports, stored: StoredGame): Promise<void> {
  const entries = writeEntries(stored.tail, vocabularyOf(stored.game.editions))
  await ports.store.put('games', { ...chunkKey(stored.id, stored.version / chunkSize), e: entries, h: Buffer.from(stored.head, 'hex') })
}

// ── Answers ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** `looking`: whoever answers has a page open that shows what comes of it. */
export type Answer = { seat: SeatId; decision: string; picks: string[]; say?: string; looking?: boolean }

/** A move is addressed to a decision, not to a version, so answers that come in at the same instant never reject each other. */
export const toAnswer =
  (ports: Ports, { seat, decision, picks, say, looking }: Answer): Intent =>
  async (stored) => {
    const open = stored.game.asked.some((asked) => asked.id === decision && asked.player === seat)
    const asked = placeOf(stored.game, seat, decision)
    if (open) return { deed: { kind: 'answer', seat, asked, picks, ...(say && { say }) }, changes: { looking: looking ? seat : null } }
    if (asked === 0) return { outcome: 'refused', stored, refusal: stored.status === 'over' ? 'game-over' : 'not-your-decision' }
    const closed = await howItClosed(ports, stored, seat, asked)
    const same = closed.why === 'answered' && sameAnswer(closed, { picks, ...(say && { say }) })
    return same ? { outcome: 'already', stored } : { outcome: 'closed', stored, closed }
  }

/** Picks compare as a set; a word spoken with them counts. */
const sameAnswer = (a: { picks: string[]; say?: string }, b: { picks: string[]; say?: string }): boolean =>
  (a.say ?? '') === (b.say ?? '') && a.picks.length === b.picks.length && a.picks.every((pick) => b.picks.includes(pick))

async function howItClosed(ports: Ports, stored: StoredGame, seat: SeatId, asked: number): Promise<Closed> {
  const found = closing(stored.tail, seat, asked) ?? (await closingInLog(ports, stored, seat, asked))
  if (!found) return { why: 'withdrawn' }
  if (found.kind === 'order') return { why: 'ordered' }
  if (found.kind === 'answer') return { why: 'answered', picks: found.picks, ...(found.say && { say: found.say }) }
  return { why: 'timed-out' }
}

type ClosingDeed = Extract<StoredDeed, { kind: 'answer' | 'time-out' | 'order' }>
function closing(entries: Entry[], seat: SeatId, asked: number): ClosingDeed | undefined {
  for (const { deed } of entries) {
    if (deed.kind === 'order' && deed.seat === seat && deed.fired.includes(asked)) return deed
    if ((deed.kind === 'answer' || deed.kind === 'time-out') && deed.seat === seat && deed.asked === asked) return deed
  }
  return undefined
}

/** Newest chunk first: what people ask about again is hardly ever old. */
async function closingInLog(ports: Ports, stored: StoredGame, seat: SeatId, asked: number): Promise<ClosingDeed | undefined> {
  const oldest = stored.tail[0]?.version ?? 0
  if (oldest <= 1) return undefined
  const chunks = await ports.store.query('games', stateKey(stored.id).pk, { prefix: 'L#', newestFirst: true, consistent: true })
  for (const chunk of chunks) {
    const found = closing(readEntries(chunk.e as Uint8Array, vocabularyOf(stored.game.editions)), seat, asked)
    if (found) return found
  }
  return undefined
}

// ── Standing orders ────────────────────────────────────────────────────────────────────────────────────────────────

/** Orders that are in force already are not written again. `until`: when they end by themselves. */
export const toOrder =
  (seat: SeatId, orders: Orders, until: number | null): Intent =>
  (stored) => {
    const player = stored.game.players.find((present) => present.seat === seat)
    const { [seat]: ends = null, ...others } = stored.orderEnds
    if (JSON.stringify(player?.orders ?? {}) === JSON.stringify(orders) && ends === until) return { outcome: 'already', stored }
    const previewed = preview(stored.game, seat, orders)
    if (typeof previewed === 'string') return { outcome: 'refused', stored, refusal: previewed }
    const fired = previewed.filter(({ when }) => when === 'at-once').map(({ decision }) => placeOf(stored.game, seat, decision))
    const orderEnds = until === null || Object.keys(orders).length === 0 ? others : { ...others, [seat]: until }
    return { deed: { kind: 'order', seat, orders, fired }, changes: { orderEnds } }
  }

/** Their time is over: nobody has orders any more that they no longer stand by. */
export const toEndOrders =
  (seat: SeatId, now: number): Intent =>
  (stored) =>
    haveEnded(stored, seat, now) ? ending(stored, seat) : { outcome: 'already', stored }

type Deed = Extract<Plan, { deed: StoredDeed }>

const haveEnded = ({ orderEnds }: StoredGame, seat: SeatId, now: number): boolean => (orderEnds[seat] ?? Number.POSITIVE_INFINITY) <= now

function ending({ orderEnds }: StoredGame, seat: SeatId): Deed {
  const { [seat]: _, ...others } = orderEnds
  return { deed: { kind: 'order', seat, orders: {}, fired: [] }, changes: { orderEnds: others } }
}

/** The clock may take a minute to come by: orders that have ended meanwhile go first, or they would act in this very move. */
function endedOrders(stored: StoredGame, deed: StoredDeed, now: number): Deed | null {
  if (stored.status !== 'playing') return null
  const isNew = (seat: SeatId): boolean => deed.kind === 'order' && deed.seat === seat
  const ended = (Object.keys(stored.orderEnds) as SeatId[]).find((seat) => haveEnded(stored, seat, now) && !isNew(seat))
  return ended && seated(stored, ended) ? ending(stored, ended) : null
}

/** A time runs out at its deadline, however late the clock comes by: orders that stood then still act. */
const dueAt = ({ owed }: StoredGame, deed: StoredDeed): number | undefined =>
  deed.kind === 'time-out' ? owed.find(({ seat, asked }) => seat === deed.seat && asked === deed.asked)?.clock?.until : undefined

const seated = ({ game }: StoredGame, seat: SeatId): boolean => game.players.some((player) => player.seat === seat)
