/** What goes on around tables for weeks: clocks run, messages are carried, and each of it is held against what was promised. */

import type { SeatId } from '@meanwhile/engine'
import { gameKey } from '../../functions/people/player.ts'
import { devicesOf } from '../../functions/people/subscriptions.ts'
import type { Job, NewlyOwed, Reminder } from '../../functions/ports.ts'
import { after, between, isOpen, opensAt } from '../../functions/time/hours.ts'
import { connectionsOf } from '../../functions/ws/connections.ts'
import type { Cloud, Life } from './cloud.ts'
import { Delays } from './delays.ts'
import { Letterbox } from './letterbox.ts'
import type { Person } from './person.ts'
import { Schedules } from './schedules.ts'
import type { Table } from './table.ts'
import type { World } from './world.ts'

/** After its deadline a question is answered within two minutes. */
const patience = 120_000
/** Functions take a moment, and do not agree on what time it is. */
const leeway = 10_000
/** Held until somebody's hours open: the sweep hands it on in time, or the next one does. */
const sweeps = 16 * 60_000

export type MonthFigures = { questions: number; personDays: number } & Letterbox['counts'] & Schedules['counts']

export class Months {
  readonly schedules: Schedules
  readonly #delays: Delays
  readonly #letterbox: Letterbox
  readonly #watched = new Set<string>()
  /** Who had a page open, and gets a minute to look. */
  readonly #poked = new Set<string>()

  constructor(
    private readonly world: World,
    private readonly cloud: () => Cloud,
    private readonly people: Map<string, Person>,
    private readonly tables: Map<string, Table>,
  ) {
    const everybody = (): Person[] => [...people.values()]
    this.schedules = new Schedules(cloud, () => [...tables.values()])
    this.#delays = new Delays(cloud, (job, began) => void this.#done(job, began))
    this.#letterbox = new Letterbox(
      world,
      (address) => everybody().find(({ email, pushDevices }) => email === address || pushDevices.has(address)),
      (table) => tables.get(table)?.truth,
    )
  }

  get life(): Life {
    return {
      wakeAt: (game, moment, by) => this.schedules.at(game, moment, by),
      cancel: (game) => this.schedules.cancel(game),
      delay: (seconds, job) => {
        if (job.kind === 'push-unless-seen') this.#poked.add(nameOf(job.owed))
        this.#delays.add(seconds, job)
      },
      push: (message) => this.#letterbox.push(message),
      mail: (letter) => this.#letterbox.mail(letter),
    }
  }

  /** Whatever has a deadline is looked at when it has passed. */
  watch({ id, truth }: Table): void {
    for (const { seat, asked, clock } of truth.now.owed) {
      const name = `${id} ${seat} ${asked} ${clock?.until}`
      if (!clock || this.#watched.has(name)) continue
      this.#watched.add(name)
      this.#isTheirTime(id, truth, seat, clock.until)
      this.#lookAfter(clock.until + patience + leeway, () => this.#isAnswered(id))
    }
  }

  /** Nobody's time runs out while they sleep; only a table that plays at a fixed hour waits for nobody's morning. */
  #isTheirTime(id: string, truth: Table['truth'], seat: SeatId, until: number): void {
    const { pace, people, hours } = truth.now
    const person = this.people.get(people[Number(seat.slice(1)) - 1] ?? '')
    if (!person || pace.kind === 'daily' || !hours[seat]) return
    if (!isOpen(person.hours, until - 1000) && !isOpen(person.hours, until - 2000))
      this.world.fail(`${id}: the time of ${seat} is over at ${until}, when they sleep`)
  }

  #lookAfter(moment: number, look: () => void): void {
    this.world.after(moment - this.world.now, look)
  }

  /** The stream may be late, and wake-ups may be lost: then it is for the sweep to find. */
  #isAnswered(id: string): void {
    const truth = this.tables.get(id)?.truth
    if (!truth || this.schedules.isInTrouble(id)) return
    const late = truth.overdue(this.world.now - patience - leeway + 1)
    if (late) this.world.fail(`${id}: nobody answered for ${late}`)
  }

  // ── Reminding ────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Of what is still asked of them, and not before its part of the time has passed. */
  reminded({ table, player, seat, decision, prompt, deadline }: NewlyOwed, reminder: Reminder): void {
    const { world } = this
    const truth = this.tables.get(table)?.truth
    const until = truth?.askedOf(player, decision, world.now - leeway)
    const about = `${seat} was reminded (${reminder}) of ${prompt}`
    if (until === undefined) world.fail(`${table}: ${about}, which is not asked of them`)
    else if (until !== deadline) world.fail(`${table}: ${about} until ${deadline}, but it is ${until}`)
    const part = reminder === 'half' ? 0.5 : reminder === 'last' ? 0.9 : null
    const clock = truth?.now.owed.find((question) => question.seat === seat && question.clock?.until === until)?.clock
    const hours = this.people.get(player)?.hours
    if (part === null || !clock || !hours) return
    const due = after(hours, clock.from, between(hours, clock.from, clock.until) * part)
    if (world.now < due - leeway) world.fail(`${table}: ${about} at ${world.now}, before ${due}`)
  }

  // ── Telling ──────────────────────────────────────────────────────────────────────────────────────────────────────

  async #done(job: Job, began: number): Promise<void> {
    if (job.kind !== 'owed' && job.kind !== 'push-unless-seen') return
    const person = this.people.get(job.owed.player)
    if (!person) return
    if (isOpen(person.hours, began - leeway) && isOpen(person.hours, began + leeway)) {
      if (job.kind === 'push-unless-seen' || !this.#poked.has(nameOf(job.owed))) await this.#mustHaveHeard(person, job.owed)
    } else this.#lookAfter(opensAt(person.hours, began + leeway) + sweeps, () => void this.#heardLater(person, job.owed))
  }

  async #heardLater(person: Person, owed: NewlyOwed): Promise<void> {
    if (!this.world.calm && !(await this.#hasPageOpen(person))) await this.#mustHaveHeard(person, owed)
  }

  async #hasPageOpen({ player }: Person): Promise<boolean> {
    return (await connectionsOf(player, this.cloud().ports())).length > 0
  }

  /** Who has a device that takes pushes, and has not looked, has been told. */
  async #mustHaveHeard(person: Person, owed: NewlyOwed): Promise<void> {
    const { world } = this
    const ports = this.cloud().ports()
    // Now, and not a moment ago: who answers at the very instant need not be told any more.
    const now = Number.POSITIVE_INFINITY
    const isAsked = () => this.tables.get(owed.table)?.truth.askedOf(owed.player, owed.decision, now) !== undefined
    if (!isAsked()) return
    const devices = (await devicesOf(ports, person.player)).filter(({ endpoint, restUntil, failures }) => {
      return person.pushDevices.get(endpoint) === 'alive' && restUntil === 0 && failures === 0
    })
    const row = await ports.store.get('players', gameKey(person.player, owed.table))
    const hasSeen = ((row?.seen as number | undefined) ?? -1) >= owed.number
    if (devices.length === 0 || hasSeen || !isAsked()) return
    if (!this.#letterbox.wasTold(person, owed))
      world.fail(`${owed.table}: ${person.player} was not told of ${owed.prompt} (${owed.decision})`)
  }

  figures(days: number): MonthFigures {
    const questions = [...this.tables.values()].reduce((sum, { truth }) => sum + truth.questions, 0)
    return { questions, personDays: days * this.people.size, ...this.#letterbox.counts, ...this.schedules.counts }
  }
}

const nameOf = ({ player, decision, reminder }: NewlyOwed): string => `${player} ${decision} ${reminder}`
