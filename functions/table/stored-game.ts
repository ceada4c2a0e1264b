/**
 * A running game as one item: the engine's state compacted, and beside it, as plain attributes, what lists of games and
 * clocks need without decoding anything. Attribute names are short because every move pays for each started kibibyte.
 */
import {
  type Deed,
  decisionId,
  type EditionId,
  type Game,
  type GameEvent,
  link,
  type Outcome,
  RULES_VERSION,
  replay,
  type SeatId,
} from '@meanwhile/engine'
import type { PaceShape } from '../api/shapes/common.ts'
import { decodeGame, encodeGame } from '../store/codec.ts'
import { type Entry, readEntries, type StoredDeed, Vocabulary, writeEntries } from '../store/entries.ts'
import { type Item, type Key, sameValue, type Value } from '../store/store.ts'
import { type Absence, type Clock, clocksAfter } from '../time/clocks.ts'
import type { Hours } from '../time/hours.ts'
import { readLooked, readNumbers, readPeople, writeLooked, writeNumbers, writePeople } from './stored-seats.ts'
import { type Attributes, hoursAttribute, readAgreed, readOwed, readTimes, writeAgreed, writeOwed, writeTimes } from './stored-time.ts'

export type BotName = 'random' | 'greedy' | 'shrewd'
/** A question the game waits for. `since` outlives a change of its options (L4). */
export type Owed = { seat: SeatId; asked: number; prompt: string; since: number; clock: Clock | null }
export type GameStatus = 'playing' | 'paused' | 'over'

export type StoredGame = {
  id: string
  version: number
  status: GameStatus
  game: Game
  /** Player ids by seat number; '' where somebody left for good or a bot was seated from the start. */
  people: string[]
  /** The same as it is written, for whoever makes it a condition: earlier releases wrote it in another way. */
  seating?: Value
  /** Seats that a bot plays at the moment. */
  bots: { [seat in SeatId]?: BotName }
  /** What each seat, and the spectator, calls the present state. Nothing hidden can be read from it. */
  numbers: { [viewer in SeatId | 'all']?: number }
  owed: Owed[]
  /** The same as it is written, for whoever makes it a condition: where a bank pays or a table rests, other hours change it without a move. */
  writtenOwed?: Value
  pace: PaceShape
  /** How long somebody may think about a Surprise where they are asked for one. */
  reactionMinutes: number
  /** Both as they are written, for whoever makes it a condition; where nobody ever agreed on anything unusual, nothing is. */
  writtenPace?: Value
  /** When people's clocks run; who is not in it is always there. Kept here so that a move need not look anywhere else. */
  hours: { [seat in SeatId]?: Hours }
  /** What is left, at a table that plays with banks; who is not in it has all of it. */
  banks: { [seat in SeatId]?: number }
  absences: { [seat in SeatId]?: Absence }
  /** When standing orders end by themselves. As secret as they are. */
  orderEnds: { [seat in SeatId]?: number }
  /** When the clock looks at this game again. */
  wakeUp: number | null
  /** Since when it rests, if it does. */
  pausedAt: number | null
  /** Who made the newest move and has what came of it before their eyes: nobody need tell them. */
  looking: SeatId | null
  /** What each seat called the state that its newest move made, if it was made with the table before their eyes: so far they have seen it. */
  looked: { [seat in SeatId]?: number }
  /** The newest entries of the record. */
  tail: Entry[]
  /** Where the chain of hashes has come to. */
  head: string
}

export const chunkSize = 32
export const stateKey = (id: string): Key => ({ pk: `G#${id}`, sk: 'STATE' })
export const tableKey = (id: string): Key => ({ pk: `G#${id}`, sk: 'TABLE' })
export const chunkKey = (id: string, chunk: number): Key => ({ pk: `G#${id}`, sk: `L#${String(chunk).padStart(6, '0')}` })
export const rowKey = (id: string, version: number): Key => ({ pk: `G#${id}`, sk: `M#${String(version).padStart(8, '0')}` })

const vocabularies = new Map<string, Vocabulary>()
export function vocabularyOf(editions: EditionId[]): Vocabulary {
  const name = editions.join('+')
  let vocabulary = vocabularies.get(name)
  if (!vocabulary) {
    vocabulary = new Vocabulary(editions)
    vocabularies.set(name, vocabulary)
  }
  return vocabulary
}

// ── The item ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Everything, for a game that is not there yet. */
export const writeItem = (stored: StoredGame): Item => ({ ...stateKey(stored.id), ...writePlayed(stored), ...writeAgreed(stored) })

/** What a move writes. What is agreed and who is available change without one: a move made meanwhile must not write them back. */
export function writePlayed(stored: StoredGame): Attributes {
  const { game, tail, version } = stored
  const { dictionary: d, state: s } = encodeGame(game)
  const t = writeEntries(tail, vocabularyOf(game.editions))
  keep(nameOf(stateKey(stored.id).pk, version), { d, s, t }, { game, tail })
  return {
    v: version,
    d,
    s,
    t,
    st: stored.status,
    p: writePeople(stored.people),
    b: stored.bots as { [seat: string]: string },
    n: writeNumbers(stored.numbers, stored.people.length),
    o: stored.owed.map(writeOwed),
    ...writeTimes(stored),
    y: stored.looking ?? '',
    l: writeLooked(stored.looked, stored.people.length),
    h: Buffer.from(stored.head, 'hex'),
  }
}

/** The hours of people who are not there any more are not kept. */
export function hoursGone(before: Pick<StoredGame, 'hours'>, next: Pick<StoredGame, 'hours'>): { remove?: string[] } {
  if (next.hours === before.hours) return {}
  const gone = (Object.keys(before.hours) as SeatId[]).filter((seat) => !next.hours[seat])
  return gone.length > 0 ? { remove: gone.map(hoursAttribute) } : {}
}

/** The attributes that lists of games need; cheap, the state stays compacted. */
export function readHeader(item: Item): Omit<StoredGame, 'game' | 'tail' | 'head'> {
  return {
    id: item.pk.slice(2),
    version: item.v as number,
    status: item.st as GameStatus,
    people: readPeople(item.p ?? []),
    seating: item.p ?? [],
    writtenOwed: item.o ?? [],
    // Some streams leave out what is empty.
    bots: (item.b ?? {}) as StoredGame['bots'],
    numbers: readNumbers(item.n ?? {}),
    owed: ((item.o ?? []) as string[]).map(readOwed),
    looking: (item.y as SeatId | undefined) || null,
    // Earlier releases did not write it.
    looked: readLooked(item.l ?? new Uint8Array()),
    ...readAgreed(item),
    ...readTimes(item),
  }
}

export function readItem(item: Item): StoredGame {
  const packed = (item.t ? item : { ...item, t: new Uint8Array() }) as Item & Packed
  const kept = known(packed) ?? keep(nameOf(item.pk, item.v), packed, unpacked(packed))
  if (kept.read && (kept.read.item === item || sameValue(kept.read.item, item))) return kept.read.stored
  const stored = { ...readHeader(item), ...kept.played, head: Buffer.from(item.h as Uint8Array).toString('hex') }
  kept.read = { item, stored }
  return stored
}

/** The state, the dictionary it was written with, and the tail. */
type Packed = { d: string; s: Uint8Array; t: Uint8Array }

function unpacked({ d, s, t }: Packed): Played {
  const game = decodeGame({ dictionary: d, state: s })
  return { game, tail: readEntries(t, vocabularyOf(game.editions)) }
}

type Played = Pick<StoredGame, 'game' | 'tail'>
/** `read`: the whole item with this state that was read last, for what stands beside the state changes without it. */
type Kept = Packed & { played: Played; read?: { item: Item; stored: StoredGame } }

/**
 * What was read and written last. `tell` meets each state several times: as what came of a move, as what was before the next, as
 * the newest. A game is never changed in place, so whoever reads the same bytes may have the same game.
 */
const lately = new Map<string, Kept>()
const mostKept = 32
const nameOf = (pk: string, version: Value | undefined): string => `${pk} ${version}`

/** As if it had just started. For whoever simulates many functions in one. */
export const forgetGames = (): void => lately.clear()

/** Of two moves made at the same instant both would be called by this name: only the bytes tell them apart. */
function known(item: Item & Packed): Kept | undefined {
  const kept = lately.get(nameOf(item.pk, item.v))
  const isSame = kept?.d === item.d && Buffer.compare(kept.s, item.s) === 0 && Buffer.compare(kept.t, item.t) === 0
  return isSame ? kept : undefined
}

function keep(name: string, { d, s, t }: Packed, played: Played): Kept {
  for (const oldest of lately.keys()) {
    if (lately.size < mostKept) break
    lately.delete(oldest)
  }
  const kept: Kept = { d, s, t, played }
  lately.set(name, kept)
  return kept
}

// ── One step ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** The place of a decision among all its seat was asked, or 0 if it never was. */
export function placeOf(game: Game, seat: SeatId, decision: string): number {
  const asked = game.players.find((player) => player.seat === seat)?.asked ?? 0
  for (let place = asked; place > 0; place--) if (decisionId(game.table, seat, place) === decision) return place
  return 0
}

/** The engine's deed behind a stored one. */
export function deedOf(table: string, stored: StoredDeed): Deed {
  if (stored.kind === 'answer') {
    const { asked, ...deed } = stored
    return { ...deed, decision: decisionId(table, stored.seat, asked) }
  }
  if (stored.kind === 'order') {
    const { fired: _fired, ...deed } = stored
    return deed
  }
  return stored.kind === 'time-out' ? { kind: 'time-out', decision: decisionId(table, stored.seat, stored.asked) } : stored
}

/** What can change together with a deed and is not the engine's. */
export type Changes = Partial<Pick<StoredGame, 'people' | 'bots' | 'hours' | 'orderEnds' | 'looking'>>
export type Step = { next: StoredGame; events: GameEvent[] } | { refusal: Extract<Outcome, { ok: false }>['refusal'] }

/** Applies one deed and everything that goes with it: version, numbers, what is owed, tail and chain. */
export function step(before: StoredGame, deed: StoredDeed, at: number, changes: Changes = {}): Step {
  const played = deedOf(before.game.table, deed)
  const outcome = replay(before.game, played)
  if (!outcome.ok) return { refusal: outcome.refusal }
  const { game, events } = outcome
  const version = before.version + 1
  const entry: Entry = { version, at: momentOf(before, at), rules: RULES_VERSION, deed }
  steps.set(entry, { from: before.game, to: game, events })
  const { people = before.people, bots = before.bots } = changes
  // Nobody's clock runs any more: where people live and when they sleep is not kept with a game that is.
  const hours = game.over ? {} : (changes.hours ?? before.hours)
  const owed = owedIn(game, before.owed, at)
  const numbers = raised(before, game, deed)
  const { looking = null } = changes
  const times = clocksAfter(before, { game, owed, people, bots, hours }, deed, at)
  const next: StoredGame = {
    ...before,
    looking,
    ...changes,
    looked: looking ? { ...before.looked, [looking]: numbers[looking] ?? 0 } : before.looked,
    ...times,
    writtenOwed: times.owed.map(writeOwed),
    hours,
    version,
    game,
    seating: writePeople(people),
    status: game.over ? 'over' : before.status,
    numbers,
    tail: [...before.tail, entry].slice(-chunkSize),
    head: link(before.head, played, RULES_VERSION).hash,
  }
  return { next, events }
}

/** What came of entries that were played here: whoever has the very same games need not play them again. */
const steps = new WeakMap<Entry, { from: Game; to: Game; events: GameEvent[] }>()

/** What happened between two states, if the newest entry of the second led from one to the other here. */
export function eventsKnown(before: Game, { game, tail }: Pick<StoredGame, 'game' | 'tail'>): GameEvent[] | undefined {
  const entry = tail.at(-1)
  const known = entry && steps.get(entry)
  return known?.from === before && known.to === game ? known.events : undefined
}

/** What the newest entry did, if it was played here: a repeat of it is answered like the first time. */
export function eventsOfNewest({ game, tail }: Pick<StoredGame, 'game' | 'tail'>): GameEvent[] | undefined {
  const entry = tail.at(-1)
  const known = entry && steps.get(entry)
  return known?.to === game ? known.events : undefined
}

/** As it will be read again: in whole seconds, and not before what came before, though a clock was set back. */
const momentOf = ({ tail }: StoredGame, at: number): number => Math.max(wholeSeconds(at), tail.at(-1)?.at ?? 0)
const wholeSeconds = (at: number): number => Math.floor(at / 1000) * 1000

/**
 * Everybody can see an answer, if only because somebody is no longer waited for, so it raises every number. A secret act, an order
 * or the arming of a Surprise, raises its owner's alone, unless it answered a question on the spot: then it counts as a move, though no event may tell of it yet.
 */
export function raised(before: Pick<StoredGame, 'game' | 'numbers'>, game: Game, deed: StoredDeed): StoredGame['numbers'] {
  const numbers = { ...before.numbers }
  const secret = (deed.kind === 'order' || deed.kind === 'answer') && game.moves === before.game.moves
  const viewers: (SeatId | 'all')[] = secret ? [deed.seat] : ['all', ...game.players.map((player) => player.seat)]
  for (const viewer of viewers) numbers[viewer] = (numbers[viewer] ?? before.numbers.all ?? 0) + 1
  return numbers
}

export function owedIn(game: Game, before: Owed[], at: number): Owed[] {
  return game.asked
    .filter((asked) => asked.owed)
    .map(({ player: seat, id, prompt }) => {
      // Whole seconds, as they are stored: or the mover would be shown another moment than everybody who looks later.
      const asked: Owed = { seat, asked: placeOf(game, seat, id), prompt: prompt.key, since: wholeSeconds(at), clock: null }
      const known = before.find((owed) => isSameQuestion(owed, { ...asked, since: owed.since }))
      return known ? { ...asked, since: known.since, clock: known.clock } : asked
    })
}

/** A limit whose numbers changed is the same question with a new id; a new play is a new question, however fast it was asked. */
export const isSameQuestion = (a: Owed, b: Owed): boolean =>
  a.seat === b.seat && a.prompt === b.prompt && a.since === b.since && (a.asked === b.asked || a.prompt.endsWith('-limit'))

export const seatOf = (stored: Pick<StoredGame, 'people' | 'game'>, player: string): SeatId | null => {
  const at = stored.people.lastIndexOf(player)
  const seat: SeatId = `s${at + 1}`
  return at >= 0 && stored.game.players.some((present) => present.seat === seat) ? seat : null
}
