/**
 * Until when each question may wait: as long as the table has agreed, counted in hours of whoever is asked. A question keeps the deadline it was
 * given, whatever hours come after; another pace times it anew; and at a table that rests, what was left stays left.
 */
import { isDeepStrictEqual } from 'node:util'
import type { SeatId } from '@meanwhile/engine'
import { after, always, between, comingHours, type Hours, isOpen, writeHours } from '../../functions/time/hours.ts'
import type { Question, Snapshot } from './history.ts'
import type { Person } from './person.ts'
import type { Table } from './table.ts'
import type { World } from './world.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
/** From reading a game to writing it, with a store that takes its time and carries out late. */
const aWrite = 30 * second
/** Clocks are wrong by so much, and count whole seconds. */
const unsure = 3 * second

type Timed = Question & { clock: NonNullable<Question['clock']> }

export class Timing {
  /** How many states of each table have been looked at. */
  readonly #looked = new Map<string, number>()

  constructor(
    private readonly world: World,
    private readonly people: Map<string, Person>,
  ) {}

  follow({ id, truth }: Table): void {
    const from = this.#looked.get(id) ?? 0
    this.#looked.set(id, truth.snapshots.length)
    for (let at = from; at < truth.snapshots.length; at++) {
      const now = truth.snapshots[at]
      if (!now) return
      const before = truth.snapshots[at - 1]
      const { pace, reactionMinutes } = truth.agreed
      if (!isDeepStrictEqual(now.pace, pace)) this.#wrong(id, `plays at ${now.pace.kind}, and has agreed on ${pace.kind}`)
      if (now.reactionMinutes !== reactionMinutes)
        this.#wrong(id, `gives ${now.reactionMinutes} minutes for a reaction, and has agreed on ${reactionMinutes}`)
      for (const question of now.owed) if (isTimed(question)) this.#look(id, before, now, question)
    }
  }

  #look(id: string, before: Snapshot | undefined, now: Snapshot, question: Timed): void {
    const person = this.people.get(now.people[Number(question.seat.slice(1)) - 1] ?? '')
    if (!person) return
    const isPaced = before && !isDeepStrictEqual(paceFor(before, question), paceFor(now, question))
    const had = isPaced ? undefined : before?.owed.find((one) => isSame(one, question))
    if (before?.status === 'paused' && had && isTimed(had)) this.#keepsWhatIsLeft(id, before, had, now, question)
    else if (before && had && isTimed(had)) {
      this.#keepsItsTime(id, had, question)
      this.#hasUsedNoMore(id, before, had, now, question)
    }
    // Handed on to the next question of theirs (W2), it is not given anew.
    else if (isPaced || !before?.owed.some(({ seat, clock }) => seat === question.seat && clock?.until === question.clock.until))
      this.#asAgreed(id, now, question, person)
  }

  #keepsItsTime(id: string, had: Timed, has: Timed): void {
    if (had.clock.until !== has.clock.until) this.#wrong(id, `${has.seat} had until ${had.clock.until}, and now until ${has.clock.until}`)
  }

  /** A bank pays for the hours in which somebody was asked, whatever hours they keep from now on. */
  #hasUsedNoMore(id: string, before: Snapshot, had: Timed, now: Snapshot, has: Timed): void {
    const { seat } = has
    if (now.pace.kind !== 'bank' || isDeepStrictEqual(hoursOf(before, seat), hoursOf(now, seat))) return
    const used = between(hoursOf(before, seat), had.clock.from, now.at)
    const isUsed = between(hoursOf(now, seat), has.clock.from, now.at)
    if (Math.abs(used - isUsed) > aWrite) this.#wrong(id, `${seat} had used ${used} ms of the bank, and now ${isUsed} ms`)
  }

  /** In the hours that hold, or in those that held when whoever timed it looked. */
  #asAgreed(id: string, now: Snapshot, question: Timed, person: Person): void {
    const { seat, prompt, clock } = question
    const at = now.status === 'paused' ? (now.pausedAt ?? 0) : now.at
    if (clock.from < at - aWrite || clock.from > at + unsure) this.#wrong(id, `the time of ${seat} for ${prompt} runs since ${clock.from}`)
    const lived = person.hoursBetween(now.at - aWrite, now.at)
    if (!lived.some((hours) => isTime(now, question, hours)))
      this.#wrong(
        id,
        `${seat} (${person.player}) has until ${inWords(clock.until)} for ${prompt}, since ${inWords(clock.from)}, at ${JSON.stringify(now.pace)}, in ${JSON.stringify(lived)}`,
      )
  }

  #keepsWhatIsLeft(id: string, before: Snapshot, had: Timed, now: Snapshot, has: Timed): void {
    const { seat } = has
    const rested = before.pausedAt ?? 0
    const since = now.status === 'paused' ? (now.pausedAt ?? 0) : now.at
    const left = between(hoursOf(before, seat), rested, had.clock.until)
    const isLeft = between(hoursOf(now, seat), since, has.clock.until)
    const slack = now.status === 'paused' ? unsure : aWrite
    if (isLeft > left + unsure || isLeft < left - slack) this.#wrong(id, `${seat} had ${left} ms left, and now has ${isLeft} ms`)
  }

  /** Whoever has heard that other hours are theirs is asked by those from then on. */
  knows({ id, truth }: Table, person: Person): void {
    if (!truth.hasBegun || truth.isOver) return
    const at = truth.now.people.lastIndexOf(person.player)
    if (at < 0) return
    const written = (hours: Hours): string => writeHours(comingHours(hours, this.world.now))
    const stored = written(hoursOf(truth.now, `s${at + 1}`))
    if (stored !== written(person.hours)) this.#wrong(id, `${person.player} lives by ${written(person.hours)}, and is asked by ${stored}`)
  }

  #wrong(id: string, what: string): void {
    this.world.fail(`${id}: ${what}`)
  }
}

const paceFor = ({ pace, reactionMinutes }: Snapshot, { prompt }: Question) => [pace, prompt === 'reaction' && reactionMinutes]
const isTimed = (question: Question): question is Timed => question.clock !== null
const isSame = (one: Question, other: Question): boolean =>
  one.seat === other.seat && one.prompt === other.prompt && one.since === other.since && one.asked === other.asked
const hoursOf = ({ hours }: Snapshot, seat: SeatId): Hours => hours[seat] ?? always
const inWords = (moment: number): string => new Date(moment).toISOString()

/** Nobody's time runs out while they sleep; only a table that plays at a fixed hour waits for nobody's morning. */
function isTime(now: Snapshot, question: Timed, hours: Hours): boolean {
  const { from, until } = question.clock
  const span = ownTime(now, question)
  // Within the second that is kept, their hours may close.
  if (span === 'until the hour') return [from, from + second].some((asked) => isTheHour(now, until, after(hours, asked, hour)))
  const isAwake = isOpen(hours, until - second) || isOpen(hours, until - 2 * second)
  const given = between(hours, from, until)
  return isAwake && given >= span && given <= span + unsure
}

/** W3: whose time has run out in this turn has a tenth of it. A reaction has no more than was agreed on for one. */
function ownTime({ pace, reactionMinutes, absences, banks, game }: Snapshot, { seat, prompt }: Question): number | 'until the hour' {
  const isLate = absences[seat]?.last === game.turns
  const isReaction = prompt === 'reaction'
  const reaction = reactionMinutes * minute
  if (pace.kind === 'none') return reaction
  const usual = pace.kind === 'each' ? pace.minutes * minute : pace.kind === 'bank' ? pace.hours * hour : day
  const least = 10 * minute
  const rest = isLate ? Math.max(least, usual / 10) : usual
  if (isReaction) return Math.min(reaction, rest)
  if (isLate) return rest
  if (pace.kind === 'daily') return 'until the hour'
  return pace.kind === 'bank' ? Math.max(least, banks[seat] ?? usual) : usual
}

/** The first time it is so late there, once they have had an hour. */
function isTheHour({ pace }: Snapshot, until: number, earliest: number): boolean {
  if (pace.kind !== 'daily') return false
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone: pace.zone, hour: '2-digit', minute: '2-digit' }).format(until)
  return shown === pace.at && until >= earliest - unsure && until - earliest < day + hour + unsure
}
