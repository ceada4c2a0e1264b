/**
 * Who has to hear of what, and by when: within two seconds of the stream, or when their hours open; a minute later if they had a page open; by
 * push, by a letter at once, or in the next digest. Each is open until they have heard, have seen it, or are not asked any more.
 */
import type { Job, NewlyOwed } from '../../functions/ports.ts'
import { type Hours, isOpen, opensAt } from '../../functions/time/hours.ts'
import { type Cloud, type FunctionName, longestSkew, type Sender } from './cloud.ts'
import type { Delays } from './delays.ts'
import type { Heard } from './letterbox.ts'
import type { Person } from './person.ts'
import type { Schedules } from './schedules.ts'
import type { Table } from './table.ts'
import { Ways } from './ways.ts'
import type { World } from './world.ts'

/** So much may pass between the stream, or whatever else it had to wait for, and the telling. */
const promised = 2_000
/** Each of two clocks may be wrong, and what waits in the queue waits for whole seconds. */
const roundedUp = 2 * longestSkew + 1_000
/** When it is looked whether somebody has heard. A store that takes its time may need longer: then it is looked at again. */
const looksAfter = 6_000
/** So long nobody else takes the place of a letter, of which nobody knows whether it was sent; or whether the place was given back. */
const lease = 5 * 60 + 1
const second = 1_000
const minute = 60 * second
const quarter = 15 * minute

type Tiding = { owed: NewlyOwed; person: Person; due: number; how: 'at once' | 'when they open' | 'in a digest' }
export type Around = { world: World; cloud: () => Cloud; people: Map<string, Person>; tables: Map<string, Table> }

export class Tidings {
  readonly #open = new Map<string, Tiding>()
  readonly #heard = new Set<string>()
  /** Who is being told straight from the stream, by what is asked of them. */
  readonly #straight = new Map<string, NewlyOwed>()
  readonly #ways: Ways

  constructor(
    private readonly around: Around,
    private readonly delays: () => Delays,
    private readonly schedules: Schedules,
    private readonly mayBeThere: (player: string) => boolean,
  ) {
    this.#ways = new Ways(around)
  }

  get #world(): World {
    return this.around.world
  }

  // ── What is promised ─────────────────────────────────────────────────────────────────────────────────────────────

  /** Somebody is newly asked. `began`: when the stream brought it; `slow`: how long the store took since. */
  asked(owed: NewlyOwed, began: number, slow: number): void {
    const person = this.around.people.get(owed.player)
    // The stream may bring it again: what was promised before, and has a reason for it, stays.
    const known = this.#open.get(keyOf(owed))
    this.#straight.set(keyOf(owed), owed)
    if (!person || this.#heard.has(keyOf(owed)) || (known && known.due > this.#world.now)) return
    this.#expect({ owed, person, due: began + promised + slow, how: 'at once' })
  }

  async toldStraight(owed: NewlyOwed, began: number): Promise<void> {
    this.#straight.delete(keyOf(owed))
    await this.done({ kind: 'owed', owed, tries: 0 }, began)
  }

  /** Nobody knows how far it came: the stream brings it again, and it is promised anew. */
  brokeOff(table: string): void {
    for (const [key, owed] of this.#straight) {
      if (owed.table !== table) continue
      this.#straight.delete(key)
      if (this.#open.get(key)?.how === 'at once') this.#open.delete(key)
    }
  }

  #expect(tiding: Tiding): void {
    this.#open.set(keyOf(tiding.owed), tiding)
    this.#world.after(tiding.due + looksAfter - this.#world.now, () => this.#look(tiding))
  }

  /** Another moment counts from now on. */
  #moved(tiding: Tiding, due: number, how: Tiding['how'] = tiding.how): void {
    if (this.#open.get(keyOf(tiding.owed)) === tiding) this.#expect({ ...tiding, due, how })
  }

  // ── What is heard ────────────────────────────────────────────────────────────────────────────────────────────────

  /** By a push, or by a letter. What a letter names is never late by itself: it is told when something else is. */
  heard({ table, player }: { table: string; player: string }, decision: string, { slow, isByAnother }: Heard): void {
    const question = this.around.tables.get(table)?.truth.questionOf(player, decision)
    if (!question) return
    const key = keyOf({ ...question, table, player, decision })
    this.#heard.add(key)
    const tiding = this.#open.get(key)
    this.#open.delete(key)
    const late = tiding ? this.#world.now - this.#dueOf(tiding) - slow : 0
    // One that came before may still wait for a slow store, and is overtaken.
    const underWay = this.delays().underWay((job) => isTelling(job) && keyOf(job.owed) === key) + (this.#straight.has(key) ? 1 : 0)
    const isOvertaken = late > 0 && underWay > (isByAnother ? 0 : 1)
    if (tiding && late > 0 && !isOvertaken) this.#wrong(tiding, `was told ${late} ms too late`)
  }

  /** They have answered, or cannot any more, or their page says that they have seen it. */
  async #isNeedless({ owed, person }: Tiding): Promise<boolean> {
    const truth = this.around.tables.get(owed.table)?.truth
    if (!truth?.stillAsks(owed) || truth.now.bots[owed.seat]) return true
    return this.#ways.hasSeen(person, owed)
  }

  // ── What becomes of it ───────────────────────────────────────────────────────────────────────────────────────────

  /** The queue was late, or whoever was to tell broke down. */
  putOff(job: Job, until: number): void {
    for (const tiding of this.#about(job)) if (tiding.due < until + promised) this.#moved(tiding, until + promised)
  }

  gaveUp(job: Job): void {
    for (const { owed } of this.#about(job)) this.#open.delete(keyOf(owed))
  }

  /** A digest is about everything that is promised to be in it. */
  #about(job: Job): Tiding[] {
    if (job.kind === 'digest')
      return [...this.#open.values()].filter(({ person, how }) => person.player === job.player && how === 'in a digest')
    const tiding = isTelling(job) ? this.#open.get(keyOf(job.owed)) : undefined
    return tiding ? [tiding] : []
  }

  /** Whoever sends puts something off, and must have a reason for it. */
  async delayed(seconds: number, job: Job, by: FunctionName, { began, faults }: Sender): Promise<void> {
    if ((by !== 'later' && by !== 'tell') || seconds === 0 || (!isTelling(job) && job.kind !== 'digest')) return
    const person = this.around.people.get(job.kind === 'digest' ? job.player : job.owed.player)
    if (!person) return
    if (job.kind === 'digest') return this.#digestPutOff(seconds, job, person, began)
    const isPoke = job.kind === 'push-unless-seen'
    if (isPoke && (seconds !== 60 || !this.mayBeThere(person.player)))
      this.#world.fail(`${person.player} was put off by ${seconds} s, as if they had a page open`)
    const { now } = this.#world
    const closed = !person.hoursBetween(began, now).every((hours) => isOpenFor(hours, now, now))
    const mayBeGivenBack = faults > 0 && seconds === lease
    if (!isPoke && !closed && !mayBeGivenBack && !(await this.#ways.mustWait(person, began)))
      this.#world.fail(`${person.player} was put off by ${seconds} s, for no reason`)
  }

  /** Nobody knows whether it was sent. */
  async #digestPutOff(seconds: number, job: Job, person: Person, began: number): Promise<void> {
    const until = this.#world.now + seconds * 1000
    if (await this.#ways.mustWait(person, began)) this.putOff(job, until)
  }

  /** Whoever was to tell them has come to an end. */
  async done(job: Job, began: number): Promise<void> {
    if (!isTelling(job)) return
    const tiding = this.#open.get(keyOf(job.owed))
    if (!tiding || (await this.#isNeedless(tiding))) return void this.#open.delete(keyOf(job.owed))
    if (tiding.how === 'in a digest') return
    await this.#goesOn(tiding, began)
  }

  /** They are told when it comes up again, when they open, or have been told. */
  async #goesOn(tiding: Tiding, began: number): Promise<void> {
    const { person } = tiding
    const { now } = this.#world
    const again = this.#comingUp(tiding)
    // Until they have heard that other hours are theirs, either may hold.
    const lived = person.hoursBetween(began, now)
    if (again !== null && lived.every((hours) => isOpen(hours, now + longestSkew))) return this.#moved(tiding, again + promised)
    // What the queue itself keeps for longer stays put off.
    if (!lived.every((hours) => isOpenFor(hours, began, now))) {
      const opens = Math.max(...lived.map((hours) => opensAt(hours, now + longestSkew)))
      // A page that was open in the last minute before is looked after in the first minute after.
      const lookedAfter = again !== null && again <= now + minute + second ? again + promised : 0
      return this.#moved(tiding, Math.max(tiding.due, opens + promised + roundedUp, lookedAfter), 'when they open')
    }
    await this.#judge(tiding, began)
  }

  /** What waited for the hours they had waits for those they have; if these are open, it waits no more. */
  async livesByOthers(person: Person): Promise<void> {
    for (const tiding of [...this.#open.values()]) {
      if (tiding.person !== person || tiding.how === 'at once') continue
      if (await this.#isNeedless(tiding)) this.#open.delete(keyOf(tiding.owed))
      else if (this.#open.get(keyOf(tiding.owed)) === tiding) await this.#waitsAnew(tiding)
    }
  }

  async #waitsAnew(tiding: Tiding): Promise<void> {
    const { now } = this.#world
    const coming = this.#comingUp(tiding)
    const due = (coming ?? now) + promised
    const isUnderWay = coming !== null && coming < now + minute
    const anew: Tiding = { ...tiding, due, how: 'at once' }
    this.#expect(anew)
    if (!isUnderWay) await this.#goesOn(anew, now)
  }

  /** Nothing more is coming up, and they have not heard: then it is for their digest, or there is no way to reach them. */
  async #judge(tiding: Tiding, began: number): Promise<void> {
    const way = await this.#ways.of(tiding.person, tiding.owed, began)
    if (this.#open.get(keyOf(tiding.owed)) !== tiding) return
    if (way === 'none') this.#open.delete(keyOf(tiding.owed))
    else if (way === 'told') this.#wrong(tiding, 'was not told')
    else this.#moved(tiding, this.#digestComes({ ...tiding, how: 'in a digest' }, way.digest) + promised + roundedUp, 'in a digest')
  }

  /** At its hour; one that the queue has already, and keeps for longer, a moment later. Who judges after the hour may find it put off already. */
  #digestComes(tiding: Tiding, hour: number): number {
    const coming = this.#comingUp(tiding) ?? 0
    const putOff = this.#world.now > hour ? lease * second : 0
    return coming > hour && coming < hour + putOff + 2 * minute ? coming : hour
  }

  #comingUp({ owed, person, how }: Tiding): number | null {
    const key = keyOf(owed)
    return this.delays().comingUp(
      (job) =>
        (isTelling(job) && keyOf(job.owed) === key) || (how === 'in a digest' && job.kind === 'digest' && job.player === person.player),
    )
  }

  /** The moment has passed. Nothing may be left but what somebody is doing right now, or what a sweep could not hand on. */
  async #look(tiding: Tiding): Promise<void> {
    const { world } = this.around
    const isOpen = (): boolean => this.#open.get(keyOf(tiding.owed)) === tiding
    if (!isOpen() || world.calm || world.broken) return
    if (await this.#isNeedless(tiding)) return void this.#open.delete(keyOf(tiding.owed))
    if (!isOpen()) return
    const coming = this.#comingUp(tiding)
    const isComing = coming !== null && (coming <= world.now || coming - world.now < minute)
    const isUnderWay = isComing || this.#straight.has(keyOf(tiding.owed))
    if (isUnderWay || this.#dueOf(tiding) + looksAfter > world.now) return world.after(second, () => void this.#look(tiding))
    if (tiding.how !== 'in a digest') return this.#judge(tiding, tiding.due)
    const next = await this.#ways.nextDigest(tiding.person, tiding.owed, tiding.due - promised - roundedUp)
    if (next !== null) this.#moved(tiding, next + promised + roundedUp)
    else if (isOpen()) this.#wrong(tiding, 'was not told')
  }

  /** What was held is handed on by the sweep before it is due; if that one broke down, by the first that does not. */
  #dueOf({ how, due }: Tiding): number {
    if (how === 'at once') return due
    // A quarter before, by its own clock.
    const swept = this.schedules.sweptSince(due - promised - roundedUp - quarter + longestSkew)
    return swept ? Math.max(due, swept.ended + promised + roundedUp) : Number.POSITIVE_INFINITY
  }

  #wrong({ owed, person, how, due }: Tiding, what: string): void {
    const { table, prompt, decision } = owed
    this.#world.fail(`${table}: ${person.player} ${what} of ${prompt} (${decision}), ${how}, by ${new Date(due).toISOString()}`)
  }
}

const isOpenFor = (hours: Hours, from: number, to: number): boolean => isOpen(hours, from - longestSkew) && isOpen(hours, to + longestSkew)

const isTelling = (job: Job): job is Extract<Job, { owed: NewlyOwed }> =>
  (job.kind === 'owed' || job.kind === 'push-unless-seen') && job.owed.reminder === undefined

/** A limit whose number has changed is the same question with another id. */
type Named = Pick<NewlyOwed, 'table' | 'player' | 'seat' | 'prompt' | 'since' | 'decision'>
const keyOf = ({ table, player, seat, prompt, since, decision }: Named): string =>
  `${player} ${table} ${seat} ${prompt} ${since} ${prompt.endsWith('-limit') ? '' : decision}`
