/** Whoever lets a question wait is reminded at half and at nine tenths of its time: each reminder is due, and comes when it is. */
import type { SeatId } from '@meanwhile/engine'
import { leastBeforeReminder, turnsReminded } from '../../functions/clock/marks.ts'
import type { NewlyOwed, Reminder } from '../../functions/ports.ts'
import { after, between } from '../../functions/time/hours.ts'
import { longestSkew } from './cloud.ts'
import type { Question } from './history.ts'
import type { Person } from './person.ts'
import type { Schedules } from './schedules.ts'
import type { Table } from './table.ts'
import type { World } from './world.ts'

/** A wake-up comes within a minute of its time, and a function may have to wait for the store. */
const patience = 120_000
/** What a reminder says was read a request before it is handed on. */
const aRequest = 4_000
const parts = { half: 0.5, last: 0.9 } as const

type Timed = Question & { clock: NonNullable<Question['clock']> }
type Due = { table: string; seat: SeatId; player: string; asked: Timed; kind: keyof typeof parts; at: number }

export class Reminders {
  readonly #heard = new Set<string>()

  constructor(
    private readonly world: World,
    private readonly people: Map<string, Person>,
    private readonly tables: Map<string, Table>,
    private readonly schedules: Schedules,
  ) {}

  /** A question that has just got its time. */
  expect({ id, truth }: Table, asked: Timed): void {
    const { people, bots, absences } = truth.now
    const player = people[Number(asked.seat.slice(1)) - 1] ?? ''
    const person = this.people.get(player)
    if (!person || bots[asked.seat] || (absences[asked.seat]?.turns ?? 0) >= turnsReminded) return
    for (const kind of ['half', 'last'] as const) {
      const at = dueAt(person, asked, kind)
      // Too soon after the asking; or it has come already, before the table rested.
      if (at < asked.since + leastBeforeReminder + longestSkew || at < this.world.now + longestSkew) continue
      const due: Due = { table: id, seat: asked.seat, player, asked, kind, at }
      this.world.after(at + patience - this.world.now, () => this.#hasCome(due))
    }
  }

  /** Of what is still asked of them, and not before its part of the time has passed. */
  heard({ table, player, seat, decision, prompt, deadline }: NewlyOwed, reminder: Reminder): void {
    const { world } = this
    const truth = this.tables.get(table)?.truth
    const until = truth?.askedOf(player, decision, world.now - aRequest)
    const about = `${seat} was reminded (${reminder}) of ${prompt}`
    if (until === undefined) world.fail(`${table}: ${about}, which is not asked of them`)
    else if (until !== deadline) world.fail(`${table}: ${about} until ${deadline}, but it is ${until}`)
    if (reminder !== 'half' && reminder !== 'last') return
    this.#heard.add(nameOf(table, player, deadline, reminder))
    const asked = truth?.now.owed.find((question): question is Timed => question.seat === seat && question.clock?.until === until)
    const person = this.people.get(player)
    const at = asked && person && dueAt(person, asked, reminder)
    if (at && world.now < at - longestSkew) world.fail(`${table}: ${about} at ${world.now}, before ${at}`)
  }

  /** Unless it was answered, or the table rested, or the clock could not know of it. What the sweep has to find is looked at again. */
  #hasCome(due: Due): void {
    const { table, player, seat, asked, kind, at } = due
    const { world } = this
    const truth = this.tables.get(table)?.truth
    if (!truth || world.calm || this.#heard.has(nameOf(table, player, asked.clock.until, kind)) || !isStillAsked(truth, due)) return
    if (this.schedules.isInTrouble(table)) return void world.after(patience, () => this.#hasCome(due))
    if (truth.settled.version < truth.now.version || truth.settled.at > at) return
    world.fail(`${table}: ${seat} was not reminded (${kind}) of ${asked.prompt}, at ${new Date(at).toISOString()}`)
  }
}

const dueAt = ({ hours }: Person, { clock }: Timed, kind: keyof typeof parts): number =>
  after(hours, clock.from, between(hours, clock.from, clock.until) * parts[kind])

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

const nameOf = (table: string, player: string, deadline: number | null, kind: Reminder): string => `${table} ${player} ${deadline} ${kind}`
