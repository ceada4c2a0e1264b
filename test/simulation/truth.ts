/**
 * What really happened at one table, as the stream of its row shows it: every state ever written, in order, played again here and
 * held against everything that a move may and may not change.
 */
import { isDeepStrictEqual } from 'node:util'
import { bots, chanceOf, type Deed, decisionId, type Game, type GameEvent, replay, type SeatId, view } from '@meanwhile/engine'
import type { TableSettingsShape } from '../../functions/api/shapes/common.ts'
import { hashOf } from '../../functions/people/ids.ts'
import type { NewlyOwed, Ports } from '../../functions/ports.ts'
import { decodeGame } from '../../functions/store/codec.ts'
import { type Entry, readEntries } from '../../functions/store/entries.ts'
import type { Item } from '../../functions/store/store.ts'
import {
  chunkSize,
  deedOf,
  eventsKnown,
  type Owed,
  readHeader,
  readItem,
  type StoredGame,
  vocabularyOf,
} from '../../functions/table/stored-game.ts'
import { defaultSettings } from '../../functions/table/table-row.ts'
import { violation } from '../../tools/simulate/violations.ts'
import type { World } from './world.ts'

export type Viewer = SeatId | 'all'
/** `born`: the version that asked it. `held`: a bot had the seat at some time since. */
export type Question = Owed & { born: number; held: boolean; told: boolean }
export type Told = { seat: SeatId; prompt: string; since: number; player: string }
type Header = ReturnType<typeof readHeader>
export type Snapshot = Omit<Header, 'owed'> & { game: Game; at: number; owed: Question[] }
/** Something somebody tries to do. Refused is what was said no to; all else may or may not have happened. */
export type Attempt = { key: string; state: 'under way' | 'acknowledged' | 'refused' }

/** Reading and playing from the bytes is dear; what goes wrong in one move is still wrong a few moves later. */
const compareEvery = 16
/** So is letting bots do their thinking twice. */
const checkOneBotIn = 4
const longestRoad = 60_000
/** How far the clocks of functions are ahead at most, and the seconds they are rounded to. */
const longestSkew = 2_500
const botsPatience = 60_000
/** Even people who pick at random come to an end before. */
const longestGame = 3_000

export class Truth {
  readonly snapshots: Snapshot[] = []
  /** The entry that made version n is at n - 1, and so are its events. */
  readonly entries: Entry[] = []
  readonly events: GameEvent[][] = []
  /** Answers of the record by decision. */
  readonly answers = new Map<string, Extract<Deed, { kind: 'answer' }>>()
  /** Decisions that an order answered when it was given. */
  readonly ordered = new Set<string>()
  /** Decisions whose time ran out. */
  readonly timedOut = new Set<string>()
  /** What was agreed on for those who stay away. */
  ladder: TableSettingsShape['ladder'] = defaultSettings.ladder
  /** Told of to the end without anything having gone wrong: this version, and when it was. */
  settled = { version: -1, at: 0 }
  /** Questions that people were asked, bots' left out. */
  questions = 0
  readonly #attempts = new Map<string, Attempt[]>()

  constructor(
    readonly id: string,
    private readonly world: World,
    private readonly ports: Ports,
  ) {}

  get now(): Snapshot {
    const newest = this.snapshots.at(-1)
    if (!newest) throw new Error('the game has not begun')
    return newest
  }
  get hasBegun(): boolean {
    return this.snapshots.length > 0
  }
  get isOver(): boolean {
    return this.snapshots.at(-1)?.status === 'over'
  }
  /** Only bots are left, and they rest. */
  get rests(): boolean {
    return this.hasBegun && this.now.people.every((player) => player === '')
  }

  /** The first state that this viewer calls by this number. Numbers never fall, so it can be looked up as in a telephone book. */
  calledBy(viewer: Viewer, number: number): Snapshot | undefined {
    let [low, high] = [0, this.snapshots.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const snapshot = this.snapshots[middle]
      if (snapshot && numberOf(snapshot, viewer) < number) low = middle + 1
      else high = middle
    }
    const found = this.snapshots[low]
    return found && numberOf(found, viewer) === number ? found : undefined
  }

  /** What it waits for, in words. */
  get waits(): string {
    const { version, status, owed, bots } = this.now
    return `${status} at version ${version}, ${owed.map(({ seat, prompt }) => `${seat} ${bots[seat] ?? ''} owes ${prompt}`).join(', ')}`
  }

  attempt(key: string): Attempt {
    const attempt: Attempt = { key, state: 'under way' }
    this.#attempts.set(key, [...(this.#attempts.get(key) ?? []), attempt])
    return attempt
  }

  // ── One write of the row ─────────────────────────────────────────────────────────────────────────────────────────

  follow(before: Item | null, after: Item | null): void {
    // What stands beside the state is read here, whatever readers remember of it.
    const stored = after && { ...readItem(after), ...readHeader(after) }
    if (!stored) this.#wrong('its row was removed')
    else if (!this.hasBegun) this.#begin(stored)
    else if (stored.version === this.now.version) this.#turn(stored)
    else if (stored.version === this.now.version + 1) this.#move(stored, before, after)
    else this.#wrong(`version ${this.now.version} was followed by ${stored.version}`)
  }

  #move(stored: StoredGame, before: Item | null, after: Item): void {
    const { version, tail } = stored
    const entry = tail.at(-1)
    if (tail.length !== Math.min(chunkSize, version)) this.#wrong(`version ${version} has a tail of ${tail.length} entries`)
    if (entry?.version === version) this.#step(stored, entry)
    else this.#wrong(`the newest entry of version ${version} is not its own`)
    if (before && version % compareEvery === 0) this.#compare(before, after)
  }

  #begin(stored: StoredGame): void {
    const { game, version } = stored
    this.world.check(version === 0, () => `${this.id} began with version ${version}`)
    this.snapshots.push({ ...stored, at: this.world.now, owed: this.#questions(game, [], stored) })
    this.#conserved(game)
  }

  /** Paused, resumed, at another pace, or somebody goes on under another name. */
  #turn(header: Header): void {
    const { now } = this
    const isSame = isDeepStrictEqual([now.status, now.people, clocksOf(now)], [header.status, header.people, clocksOf(header)])
    // The next wake-up stands beside the game; nobody sees it.
    if (isSame) return
    this.world.note(this.id, 'is', header.status, 'at', header.version)
    if (now.status === 'over') this.#wrong('changed after its end')
    const owed = now.owed.map((question, i) => ({ ...question, clock: header.owed[i]?.clock ?? null }))
    this.snapshots.push({ ...now, status: header.status, people: header.people, owed, at: this.world.now })
  }

  #step(header: StoredGame, entry: Entry): void {
    const before = this.now
    const deed = deedOf(before.game.table, entry.deed)
    this.world.note(this.id, 'version', header.version, deed)
    if (before.status === 'over') this.#wrong(`went on after its end: ${deed.kind}`)
    if (before.status === 'paused' && deed.kind !== 'leave') this.#wrong(`took a move while it was paused: ${deed.kind}`)
    const events = eventsKnown(before.game, header) ?? this.#played(before.game, deed, header)
    if (!events) return
    const { game } = header
    this.#explained(before, deed, entry)
    this.#note(entry, deed)
    this.#conserved(game)
    this.#numbers(before, header.numbers, deed, game)
    this.#sameCompany(before, header, deed)
    if ((header.status === 'over') !== (game.over !== undefined)) this.#wrong(`is ${header.status} at version ${header.version}`)
    this.entries.push(entry)
    this.events.push(events)
    this.snapshots.push({ ...header, at: this.world.now, owed: this.#questions(game, before.owed, header) })
    if (header.version > longestGame) this.#wrong(`does not come to an end: ${this.waits}`)
    if (deed.kind === 'join') this.#mixed(before.game, game, deed.entropy)
    if (deed.kind === 'bot-in') for (const question of this.now.owed) if (question.seat === deed.seat) question.held = true
  }

  /** The very entry was not seen to lead from the very state to the other: then it is played again here. */
  #played(before: Game, deed: Deed, { game, version }: StoredGame): GameEvent[] | null {
    const outcome = replay(before, deed)
    if (!outcome.ok) this.#wrong(`the entry of version ${version} cannot be played: ${outcome.refusal}`)
    else if (JSON.stringify(outcome.game) !== JSON.stringify(game)) this.#wrong(`the state of version ${version} is not what was played`)
    return outcome.ok ? outcome.events : null
  }

  #note(entry: Entry, deed: Deed): void {
    if (deed.kind === 'answer') {
      if (this.answers.has(deed.decision) || this.timedOut.has(deed.decision)) this.#wrong(`${deed.decision} was answered twice`)
      this.answers.set(deed.decision, deed)
    }
    if (deed.kind === 'time-out') {
      if (this.answers.has(deed.decision)) this.#wrong(`${deed.decision} was answered, and then its time ran out`)
      this.timedOut.add(deed.decision)
    }
    if (entry.deed.kind === 'order') for (const place of entry.deed.fired) this.ordered.add(decisionId(this.id, entry.deed.seat, place))
  }

  /** From the bytes before and after, whatever readers remember and whatever was done to it since. */
  #compare(before: Item, after: Item): void {
    const tail = readEntries(after.t as Uint8Array, vocabularyOf(this.now.game.editions))
    const [from, to] = [before, after].map(({ d, s }) => decodeGame({ dictionary: d as string, state: s as Uint8Array }))
    const entry = tail.at(-1)
    const played = from && entry && replay(from, deedOf(this.id, entry.deed))
    const stored = JSON.stringify(to)
    if (!played?.ok || JSON.stringify(played.game) !== stored || JSON.stringify(this.now.game) !== stored)
      this.#wrong(`the state of version ${this.now.version} is not what was played`)
    if (!isDeepStrictEqual(tail, this.entries.slice(-tail.length))) this.#wrong('the tail is not what was played')
  }

  // ── What a move may change ───────────────────────────────────────────────────────────────────────────────────────

  #conserved(game: Game): void {
    const wrong = violation(game)
    if (wrong) this.#wrong(wrong)
  }

  /** Nobody's number falls; a secret act raises its owner's alone. */
  #numbers(before: Snapshot, numbers: StoredGame['numbers'], deed: Deed, game: Game): void {
    const isSecret = (deed.kind === 'order' || deed.kind === 'answer') && game.moves === before.game.moves
    const viewers: Viewer[] = ['all', ...game.players.map(({ seat }) => seat)]
    for (const viewer of viewers) {
      const was = before.numbers[viewer] ?? before.numbers.all ?? 0
      const is = numbers[viewer] ?? 0
      const mayRise = !isSecret || viewer === deed.seat
      if (mayRise ? is <= was : is !== was) this.#wrong(`${deed.kind} turned the number of ${viewer} from ${was} into ${is}`)
    }
  }

  #sameCompany(before: Snapshot, { people, bots }: Header, deed: Deed): void {
    const mayMove = deed.kind === 'join' || deed.kind === 'leave'
    if (!mayMove && people.join() !== before.people.join()) this.#wrong(`${deed.kind} changed who sits there`)
    if (mayMove && Math.abs(people.filter(Boolean).length - before.people.filter(Boolean).length) !== 1)
      this.#wrong(`${deed.kind} changed the number of people by more than one`)
    const mayHold = deed.kind === 'bot-in' || deed.kind === 'bot-out' || deed.kind === 'leave'
    if (!mayHold && JSON.stringify(bots) !== JSON.stringify(before.bots)) this.#wrong(`${deed.kind} changed who is a bot`)
  }

  /** A newcomer's bytes count from the next shuffle on. */
  #mixed(before: Game, game: Game, entropy: string): void {
    const isMixed = game.chance.next?.includes(entropy) || game.chance.key !== before.chance.key
    if (!isMixed) this.#wrong('a newcomer has no part in the shuffle')
  }

  #questions(game: Game, before: Question[], { owed, version, bots, looking }: Header): Question[] {
    const asked = game.asked.filter((asked) => asked.owed)
    if (asked.length !== owed.length) this.#wrong(`${owed.length} questions are listed of ${asked.length}`)
    return owed.map(({ seat, prompt, asked: place, since, clock }, i): Question => {
      const held = bots[seat] !== undefined
      const known = before.find((question) => question.seat === seat && question.prompt === prompt)
      if (known && (known.asked === place || asked[i]?.kind === 'discard')) {
        if (known.since !== since) this.#wrong(`${seat} is owed since ${known.since}, and now since ${since}`)
        if (known.clock && clock && known.clock.until !== clock.until)
          this.#wrong(`${seat} had until ${known.clock.until}, and now until ${clock.until}`)
        return { ...known, asked: place, clock, held: known.held || held }
      }
      const isAsked = asked[i]?.player === seat && asked[i]?.prompt.key === prompt && decisionId(this.id, seat, place) === asked[i]?.id
      if (!isAsked) this.#wrong(`the question ${prompt} to ${seat} is listed wrongly`)
      if (Math.abs(since - this.world.now) > longestRoad) this.#wrong(`${seat} is owed since ${since}, which is not now`)
      if (!held) this.questions++
      // Whoever asked themselves has the reply before their eyes.
      return { seat, prompt, asked: place, since, clock, born: version, held, told: looking === seat }
    })
  }

  // ── Who did it ───────────────────────────────────────────────────────────────────────────────────────────────────

  #explained(before: Snapshot, deed: Deed, entry: Entry): void {
    if (deed.kind === 'time-out') this.#afterItsTime(before, entry)
    else if (deed.kind === 'answer' && before.bots[deed.seat]) this.#asBotsDo(before, deed)
    else if (!this.#isAbsent(before, deed) && !this.#tried(keyOf(deed)))
      this.#wrong(`nobody wanted this, or it was refused: ${JSON.stringify(deed)}`)
  }

  /** Never before the deadline, by whatever clock it was done. A bot has a minute. */
  #afterItsTime({ owed, bots }: Snapshot, { deed, at }: Entry): void {
    if (deed.kind !== 'time-out') return
    const question = owed.find(({ seat, asked }) => seat === deed.seat && asked === deed.asked)
    const until = question && bots[deed.seat] ? question.since + botsPatience : question?.clock?.until
    if (until === undefined) this.#wrong(`${deed.seat} ran out of a time that nobody set`)
    else if (at < until || this.world.now < until - longestSkew) this.#wrong(`${deed.seat} ran out of time at ${at}, before ${until}`)
  }

  /** A bot comes in, or somebody is out, as often as they have let their time run out. */
  #isAbsent({ absences }: Snapshot, deed: Deed): boolean {
    const { botAfter, dropAfter } = this.ladder
    const after = deed.kind === 'bot-in' ? botAfter : deed.kind === 'leave' ? dropAfter : null
    return 'seat' in deed && after !== null && (absences[deed.seat]?.turns ?? 0) >= after
  }

  #tried(key: string): boolean {
    return this.#attempts.get(key)?.some(({ state }) => state !== 'refused') ?? false
  }

  /** A bot's chance is a keyed hash of game and decision: whoever repeats it gets the same. Its owner may be faster. */
  #asBotsDo({ game, bots: held }: Snapshot, deed: Extract<Deed, { kind: 'answer' }>): void {
    const bot = held[deed.seat]
    if (!bot || this.world.chance.below(checkOneBotIn) > 0) return
    const seen = view(game, deed.seat)
    const decision = seen.decisions.find(({ id }) => id === deed.decision)
    if (!decision) return
    const chance = chanceOf(hashOf(`bot|${this.id}|${deed.decision}`, this.ports))
    const picks = bots[bot](seen, decision, chance, () => false)
    if (picks.join() !== deed.picks.join() && !this.#tried(keyOf(deed))) this.#wrong(`a bot would have picked ${picks}, not ${deed.picks}`)
  }

  // ── Telling ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Somebody was told. `read`: the first state the teller can have looked at; `known`: what was owed before what it tells of. */
  tell({ seat, prompt, since, player }: Told, read: number, known: number): void {
    const isOwed = (snapshot: Snapshot): boolean =>
      snapshot.people[Number(seat.slice(1)) - 1] === player &&
      snapshot.bots[seat] === undefined &&
      snapshot.owed.some((question) => question.seat === seat && question.prompt === prompt && question.since === since)
    if (!this.snapshots.slice(read).some(isOwed)) this.#wrong(`${seat} was told of ${prompt}, which they are not owed`)
    for (const question of this.now.owed) {
      if (question.seat !== seat || question.prompt !== prompt || question.since !== since) continue
      if (question.born <= known)
        this.#wrong(`${seat} was told again of ${prompt}, which they have been owed since version ${question.born}`)
      question.told = true
    }
  }

  // ── Time ─────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Somebody whose time was over before that moment, though the clock could have known of it, in words. */
  overdue(before: number): string | null {
    const { version, status, owed, bots } = this.now
    if (status !== 'playing' || this.settled.version < version || this.settled.at > before) return null
    const late = owed.find(({ seat, clock, born }) => clock && clock.until < before && !bots[seat] && this.#bornAt(born) < before)
    return late ? `${late.seat} with ${late.prompt}, whose time was over at ${late.clock?.until}` : null
  }

  #bornAt(version: number): number {
    return this.snapshots.findLast((snapshot) => snapshot.version === version)?.at ?? 0
  }

  /** Until when this is asked of somebody, at some time since; null if no clock runs, undefined if it is not asked of them. */
  askedOf(player: string, decision: string, since: number): number | null | undefined {
    for (let at = this.snapshots.length - 1; at >= 0; at--) {
      const snapshot = this.snapshots[at]
      if (!snapshot) break
      const question = snapshot.owed.find(({ seat, asked }) => decisionId(this.id, seat, asked) === decision)
      const isTheirs = question && snapshot.people[Number(question.seat.slice(1)) - 1] === player && !snapshot.bots[question.seat]
      if (isTheirs && snapshot.status !== 'paused') return question.clock?.until ?? null
      if (snapshot.at < since) break
    }
    return undefined
  }

  /** What this decision asks of somebody at this very moment. */
  questionOf(player: string, decision: string): Question | undefined {
    for (let at = this.snapshots.length - 1; at >= 0; at--) {
      const { owed, people, bots, status, at: since } = this.snapshots[at] ?? this.now
      const question = owed.find(({ seat, asked }) => decisionId(this.id, seat, asked) === decision)
      if (question && people[Number(question.seat.slice(1)) - 1] === player && !bots[question.seat] && status === 'playing') return question
      // Somebody may have answered at this moment, and before us.
      if (since < this.world.now) break
    }
    return undefined
  }

  /** The same, whatever number it has got since. Not when its time is over: the game answers in a moment. */
  stillAsks({ seat, player, prompt, since, decision }: NewlyOwed): boolean {
    const { owed, people, status } = this.now
    const isSame = (question: Question): boolean =>
      question.prompt === prompt &&
      question.since === since &&
      (question.clock?.until ?? Number.POSITIVE_INFINITY) > this.world.now + longestSkew &&
      (prompt.endsWith('-limit') || decisionId(this.id, seat, question.asked) === decision)
    return status === 'playing' && people[Number(seat.slice(1)) - 1] === player && owed.some((one) => one.seat === seat && isSame(one))
  }

  /** Everything up to this version has been told of. */
  toldUpTo(version: number): void {
    if (version > this.settled.version) this.settled = { version, at: this.world.now }
    for (const { seat, prompt, born, held, told } of this.now.owed) {
      if (born <= version && !held && !told && this.now.people[Number(seat.slice(1)) - 1])
        this.#wrong(`${seat} was never told of ${prompt}, owed since version ${born}`)
    }
  }

  #wrong(what: string): void {
    this.world.fail(`${this.id}: ${what}`)
  }
}

const clocksOf = ({ owed }: Pick<Header, 'owed'>) => owed.map(({ clock }) => clock)

export const numberOf = ({ numbers }: Pick<Snapshot, 'numbers'>, viewer: Viewer): number => numbers[viewer] ?? numbers.all ?? 0

/** What was done, in a form in which attempts can be compared with it. */
export function keyOf(deed: Deed): string {
  switch (deed.kind) {
    case 'answer':
      return `answer ${deed.seat} ${deed.decision} ${[...deed.picks].sort()} ${deed.say ?? ''}`
    case 'order':
      return `order ${deed.seat} ${JSON.stringify(deed.orders)}`
    case 'join':
      return `join ${deed.entropy}`
    case 'time-out':
      return `time-out ${deed.decision}`
    case 'leave':
    case 'bot-in':
    case 'bot-out':
      return `${deed.kind} ${deed.seat}`
    default:
      return deed satisfies never
  }
}
