/** Whoever lets a question wait is reminded at half and at nine tenths of its time: each reminder is due, and comes when it is. */
import type { SeatId } from '@meanwhile/engine'
import { leastBeforeReminder, turnsReminded } from '../../functions/clock/marks.ts'
import type { NewlyOwed, Reminder } from '../../functions/ports.ts'
import { after, always, between, type Hours, isOpen } from '../../functions/time/hours.ts'
import { longestSkew } from './cloud.ts'
import type { Question, Snapshot } from './history.ts'
import type { Person } from './person.ts'
import type { Schedules } from './schedules.ts'
import type { Table } from './table.ts'
import type { World } from './world.ts'

/** A wake-up comes within a minute of its time, and a function may have to wait for the store. */
const patience = 120_000
/** What a reminder says was read a request before it is handed on. */
const aRequest = 4_000
/** A wake-up that is due may still be on its way. */
const aWakeUp = 60_000
/** Until the stream has told of other hours. */
const aTelling = 30_000
const anHour = 3_600_000
const parts = { half: 0.5, last: 0.9 } as const

type Timed = Question & { clock: NonNullable<Question['clock']> }
/** `planned`: when it was worked out to come, by the hours that held then. */
type Due = { table: string; seat: SeatId; player: string; asked: Timed; kind: keyof typeof parts; at: number; planned: number }

export class Reminders {
  readonly #heard = new Set<string>()
  /** When each is to come, by the hours as they are. */
  readonly #planned = new Map<string, number>()

  constructor(
    private readonly world: World,
    private readonly people: Map<string, Person>,
    private readonly tables: Map<string, Table>,
    private readonly schedules: Schedules,
  ) {}

  /** A question that has just got its time, or may be reminded of at another moment, since other hours are theirs. */
  expect({ id, truth }: Table, asked: Timed): void {
    const { people, bots, absences } = truth.now
    const player = people[Number(asked.seat.slice(1)) - 1] ?? ''
    if (!this.people.has(player) || bots[asked.seat] || (absences[asked.seat]?.turns ?? 0) >= turnsReminded) return
    for (const kind of ['half', 'last'] as const) {
      const planned = this.#plan(truth.now, player, asked, kind)
      const name = planOf(id, player, asked, kind)
      const before = this.#planned.get(name)
      if (planned === before) continue
      this.#planned.set(name, planned)
      const at = this.#comes(planned, before)
      // Too soon after the asking; or it has come already.
      if (at === null || planned < asked.since + leastBeforeReminder + longestSkew) continue
      const due: Due = { table: id, seat: asked.seat, player, asked, kind, at, planned }
      this.world.after(at + patience - this.world.now, () => this.#hasCome(due))
    }
  }

  /** The last one, for those who allow it, an hour ahead, if they would sleep then and hear of it later. */
  #plan(snapshot: Snapshot, player: string, asked: Timed, kind: keyof typeof parts): number {
    const hours = hoursOf(snapshot, asked.seat)
    const inThem = dueAt(hours, asked, kind)
    const ahead = asked.clock.until - anHour
    const mayCome = kind === 'last' && this.people.get(player)?.preferences.lastReminder && ahead >= asked.since + leastBeforeReminder
    return mayCome && inThem > ahead && !isOpen(hours, ahead) ? ahead : inThem
  }

  /** What was still to come, and by their new hours should have come already, comes now. */
  #comes(planned: number, before: number | undefined): number | null {
    const { now } = this.world
    if (planned >= now + longestSkew) return planned
    return before !== undefined && before > now - aWakeUp ? now + aTelling : null
  }

  /** Of what is still asked of them, and not before its part of the time has passed. */
  heard({ table, player, seat, decision, prompt, deadline, ifAllowed }: NewlyOwed, reminder: Reminder): void {
    const { world } = this
    const truth = this.tables.get(table)?.truth
    const until = truth?.askedOf(player, decision, world.now - aRequest)
    const about = `${seat} was reminded (${reminder}) of ${prompt}`
    if (until === undefined) world.fail(`${table}: ${about}, which is not asked of them`)
    else if (until !== deadline) world.fail(`${table}: ${about} until ${deadline}, but it is ${until}`)
    if (reminder !== 'half' && reminder !== 'last') return
    // They hear nothing of it.
    if (ifAllowed && !this.people.get(player)?.preferences.lastReminder) return
    this.#heard.add(nameOf(table, player, deadline, reminder))
    const moments = (truth?.since(world.now - aRequest) ?? []).flatMap((snapshot) => {
      const asked = snapshot.owed.find((question): question is Timed => question.seat === seat && question.clock?.until === until)
      return asked ? [this.#plan(snapshot, player, asked, reminder)] : []
    })
    if (moments.length === 0) return
    const at = Math.min(...moments)
    if (world.now < at - longestSkew) world.fail(`${table}: ${about} at ${world.now}, before ${at}`)
  }

  /** Unless it was answered, or the table rested, or the clock could not know of it. What the sweep has to find is looked at again. */
  #hasCome(due: Due): void {
    const { table, player, seat, asked, kind, at, planned } = due
    const { world } = this
    const truth = this.tables.get(table)?.truth
    if (this.#planned.get(planOf(table, player, asked, kind)) !== planned) return
    // Of two that are due at the same moment, the last says it all.
    const hasHeard = [kind, 'last' as const].some((one) => this.#heard.has(nameOf(table, player, asked.clock.until, one)))
    if (!truth || world.calm || hasHeard || !isStillAsked(truth, due)) return
    if (this.schedules.isInTrouble(table)) return void world.after(patience, () => this.#hasCome(due))
    if (truth.settled.version < truth.now.version || truth.settled.at > at) return
    world.fail(`${table}: ${seat} was not reminded (${kind}) of ${asked.prompt}, at ${new Date(at).toISOString()}`)
  }
}

const dueAt = (hours: Hours, { clock }: Timed, kind: keyof typeof parts): number =>
  after(hours, clock.from, between(hours, clock.from, clock.until) * parts[kind])
const hoursOf = ({ hours }: Snapshot, seat: SeatId): Hours => hours[seat] ?? always

function isStillAsked({ now }: Table['truth'], { seat, player, asked }: Due): boolean {
  const { from, until } = asked.clock
  const isSame = ({ clock, ...question }: Question): boolean =>
    question.seat === seat &&
    question.prompt === asked.prompt &&
    question.since === asked.since &&
    clock?.from === from &&
    clock.until === until
  return now.status === 'playing' && now.people[Number(seat.slice(1)) - 1] === player && !now.bots[seat] && now.owed.some(isSame)
}

const planOf = (table: string, player: string, { seat, prompt, since, clock }: Timed, kind: keyof typeof parts): string =>
  `${table} ${player} ${seat} ${prompt} ${since} ${clock.from} ${clock.until} ${kind}`
const nameOf = (table: string, player: string, deadline: number | null, kind: Reminder): string => `${table} ${player} ${deadline} ${kind}`
