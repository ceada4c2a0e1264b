/**
 * What really happened at one table, as the stream of its row shows it: every state ever written, in order, played again here and
 * held against everything that a move may and may not change.
 */
import { isDeepStrictEqual } from 'node:util'
import { bots, chanceOf, type Deed, decisionId, type Game, type GameEvent, replay, type SeatId, view } from '@meanwhile/engine'
import type { TableSettingsShape } from '../../functions/api/shapes/common.ts'
import { hashOf } from '../../functions/people/ids.ts'
import type { Ports } from '../../functions/ports.ts'
import { decodeGame } from '../../functions/store/codec.ts'
import { type Entry, readEntries } from '../../functions/store/entries.ts'
import type { Item } from '../../functions/store/store.ts'
import { chunkSize, deedOf, eventsKnown, readHeader, readItem, type StoredGame, vocabularyOf } from '../../functions/table/stored-game.ts'
import { defaultSettings } from '../../functions/table/table-row.ts'
import { violation } from '../../tools/simulate/violations.ts'
import { keyOf, notMixed, wrongCompany, wrongNumbers, wrongTime } from './changes.ts'
import { type Header, History, longestSkew, type Question, type Snapshot } from './history.ts'
import type { World } from './world.ts'

type Agreed = Pick<TableSettingsShape, 'pace' | 'reactionMinutes' | 'ladder'>
export type Told = { seat: SeatId; prompt: string; since: number; player: string }
/** Something somebody tries to do. Refused is what was said no to; all else may or may not have happened. */
export type Attempt = { key: string; state: 'under way' | 'acknowledged' | 'refused' }

/** Reading and playing from the bytes is dear; what goes wrong in one move is still wrong a few moves later. */
const compareEvery = 16
/** So is letting bots do their thinking twice. */
const checkOneBotIn = 4
const longestRoad = 60_000
/** Whoever has read what was agreed on may need so long to act on it. */
const longestReading = 60_000
const botsPatience = 60_000
/** Even people who pick at random come to an end before. */
const longestGame = 3_000

export class Truth extends History {
  /** The entry that made version n is at n - 1, and so are its events. */
  readonly entries: Entry[] = []
  readonly events: GameEvent[][] = []
  /** Answers of the record by decision. */
  readonly answers = new Map<string, Extract<Deed, { kind: 'answer' }>>()
  /** Decisions that an order answered when it was given. */
  readonly ordered = new Set<string>()
  /** Decisions whose time ran out. */
  readonly timedOut = new Set<string>()
  /** Versions that the stream has given up: nobody was told, and the reading copy lacks them until somebody reads. */
  readonly givenUp = new Set<number>()
  /** What the table has agreed on. */
  agreed: Agreed = defaultSettings
  /** What it had agreed on before, for whoever has read it and is still busy. */
  #before: { agreed: Agreed; until: number }[] = []
  /** Questions that people were asked, bots' left out. */
  questions = 0
  readonly #attempts = new Map<string, Attempt[]>()

  constructor(
    id: string,
    world: World,
    private readonly ports: Ports,
  ) {
    super(id, world)
  }

  agree({ pace, reactionMinutes, ladder }: Agreed): void {
    const agreed = { pace, reactionMinutes, ladder }
    if (isDeepStrictEqual(this.agreed, agreed)) return
    const { now } = this.world
    this.#before = [...this.#before, { agreed: this.agreed, until: now }].filter(({ until }) => until > now - longestReading)
    this.agreed = agreed
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
  #turn(header: StoredGame): void {
    const { now } = this
    // The next wake-up stands beside the game; nobody sees it.
    if (isDeepStrictEqual(besides(now), besides(header))) return
    this.world.note(this.id, 'is', header.status, 'at', header.version, header.pace, header.hours)
    if (now.status === 'over') this.#wrong('changed after its end')
    const owed = now.owed.map((question, i) => ({ ...question, clock: header.owed[i]?.clock ?? null }))
    this.snapshots.push({ ...header, game: now.game, owed, at: this.world.now })
    // The clock cannot know of it before it was told.
    this.settled = { version: -1, at: this.world.now }
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
    for (const wrong of [
      wrongNumbers(before, header.numbers, deed, game),
      wrongCompany(before, header, deed),
      wrongTime(before, header, deed),
      notMixed(before.game, game, deed),
    ])
      if (wrong) this.#wrong(wrong)
    if ((header.status === 'over') !== (game.over !== undefined)) this.#wrong(`is ${header.status} at version ${header.version}`)
    this.entries.push(entry)
    this.events.push(events)
    this.snapshots.push({ ...header, at: this.world.now, owed: this.#questions(game, before.owed, header) })
    if (header.version > longestGame) this.#wrong(`does not come to an end: ${this.waits}`)
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
    else if (!this.#isAbsent(before, deed) && !this.#haveEnded(before, deed) && !this.#tried(keyOf(deed)))
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
    const lately = this.#before.filter(({ until }) => until > this.world.now - longestReading)
    return [this.agreed, ...lately.map(({ agreed }) => agreed)].some(({ ladder: { botAfter, dropAfter } }) => {
      const after = deed.kind === 'bot-in' ? botAfter : deed.kind === 'leave' ? dropAfter : null
      return 'seat' in deed && after !== null && (absences[deed.seat]?.turns ?? 0) >= after
    })
  }

  /** Orders that were given an end are taken back at it, and not before. */
  #haveEnded({ orderEnds }: Snapshot, deed: Deed): boolean {
    if (deed.kind !== 'order' || Object.keys(deed.orders).length > 0) return false
    return (orderEnds[deed.seat] ?? Number.POSITIVE_INFINITY) <= this.world.now + longestSkew
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

  giveUp(version: number): void {
    this.givenUp.add(version)
    for (const question of this.now.owed) if (question.born === version) question.told = true
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

/** What changes without a move. */
const besides = ({ status, people, pace, hours, owed }: Header | Snapshot) => [status, people, pace, hours, owed.map(({ clock }) => clock)]
