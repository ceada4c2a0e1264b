/** What goes on around tables for weeks: clocks run, messages are carried, and each of it is held against what was promised. */

import type { SeatId } from '@meanwhile/engine'
import { hashOf } from '../../functions/people/ids.ts'
import type { NewlyOwed, Ports, Reminder } from '../../functions/ports.ts'
import type { Cloud, Life } from './cloud.ts'
import { Delays } from './delays.ts'
import type { Question } from './history.ts'
import { type Asked, Letterbox } from './letterbox.ts'
import type { Person } from './person.ts'
import { Reminders } from './reminders.ts'
import { Schedules } from './schedules.ts'
import type { Table } from './table.ts'
import { Tidings } from './tidings.ts'
import { Timing } from './timing.ts'
import type { World } from './world.ts'

/** After its deadline a question is answered within two minutes. */
const patience = 120_000

export type MonthFigures = { questions: number; personDays: number } & Letterbox['counts'] & Schedules['counts']

export class Months {
  readonly schedules: Schedules
  readonly #delays: Delays
  readonly #letterbox: Letterbox
  readonly #tidings: Tidings
  readonly #reminders: Reminders
  readonly #timing: Timing
  readonly #watched = new Set<string>()

  constructor(
    private readonly world: World,
    cloud: () => Cloud,
    private readonly people: Map<string, Person>,
    private readonly tables: Map<string, Table>,
    mayBeThere: (player: string) => boolean,
  ) {
    const everybody = (): Person[] => [...people.values()]
    this.schedules = new Schedules(cloud, () => [...tables.values()])
    this.#reminders = new Reminders(world, people, tables, this.schedules)
    this.#timing = new Timing(world, people)
    this.#tidings = new Tidings({ world, cloud, people, tables }, () => this.#delays, this.schedules, mayBeThere)
    this.#delays = new Delays(cloud, {
      putOff: (job, until) => this.#tidings.putOff(job, until),
      done: (job, began) => void this.#tidings.done(job, began),
      gaveUp: (job) => this.#tidings.gaveUp(job),
    })
    this.#letterbox = new Letterbox(
      world,
      (address) => everybody().find(({ email, pushDevices }) => email === address || pushDevices.has(address)),
      (table) => tables.get(table)?.truth,
      (token) => boundTo(token, cloud().ports()),
      (who, decision, how) => this.#tidings.heard(who, decision, how),
    )
  }

  get life(): Life {
    return {
      wakeAt: (game, moment, by) => this.schedules.at(game, moment, by),
      cancel: (game) => this.schedules.cancel(game),
      delay: (seconds, job, by, sender) => {
        void this.#tidings.delayed(seconds, job, by, { ...sender })
        this.#delays.add(seconds, job)
      },
      push: (message, by) => this.#letterbox.push(message, by),
      mail: (letter, by) => this.#letterbox.mail(letter, by),
      told: (people, began) => {
        for (const owed of people) void this.#tidings.toldStraight(owed, began)
      },
    }
  }

  /** Somebody is newly asked, as the stream says: `began` is when it was brought. */
  asked(owed: NewlyOwed, began: number, slow: number): void {
    this.#tidings.asked(owed, began, slow)
  }

  /** Telling of this table broke: the stream brings it again. */
  brokeOff(table: string): void {
    this.#tidings.brokeOff(table)
  }

  /** Somebody has heard that other hours are theirs from now on: every table knows of it, and whatever was put off for them. */
  async livesByOthers(person: Person): Promise<void> {
    for (const table of this.tables.values()) this.#timing.knows(table, person)
    await this.#tidings.livesByOthers(person)
  }

  /** Whatever has a deadline is looked at when it has passed. */
  watch(table: Table): void {
    const { id, truth } = table
    this.#timing.follow(table)
    for (const question of truth.now.owed) {
      const { seat, asked, clock } = question
      if (!clock) continue
      this.#reminders.expect(table, { ...question, clock })
      const name = nameOf(id, seat, asked, clock)
      if (this.#watched.has(name)) continue
      this.#watched.add(name)
      this.#lookAfter(clock.until + patience, () => this.#isAnswered(id, name))
    }
  }

  #lookAfter(moment: number, look: () => void): void {
    this.world.after(moment - this.world.now, look)
  }

  /** The stream may be late, and wake-ups may be lost: then it is for the sweep to find, and we look again. */
  #isAnswered(id: string, name: string): void {
    const truth = this.tables.get(id)?.truth
    const isOpen = truth?.now.owed.some(({ seat, asked, clock }) => name === nameOf(id, seat, asked, clock))
    if (!truth || !isOpen || this.world.calm) return
    const late = this.schedules.isInTrouble(id) ? null : truth.overdue(this.world.now - patience + 1)
    if (late) this.world.fail(`${id}: nobody answered for ${late}`)
    else this.#lookAfter(this.world.now + patience, () => this.#isAnswered(id, name))
  }

  reminded(owed: NewlyOwed, reminder: Reminder): void {
    this.#reminders.heard(owed, reminder)
  }

  figures(days: number): MonthFigures {
    const questions = [...this.tables.values()].reduce((sum, { truth }) => sum + truth.questions, 0)
    return { questions, personDays: days * this.people.size, ...this.#letterbox.counts, ...this.schedules.counts }
  }
}

const nameOf = (id: string, seat: SeatId, asked: number, clock: Question['clock']): string => `${id} ${seat} ${asked} ${clock?.until}`

/** What a token of a letter leads to. */
async function boundTo(token: string, ports: Ports): Promise<Asked | null> {
  const row = await ports.store.get('ephemeral', { pk: `ANSWER#${hashOf(`answer ${token}`, ports)}`, sk: 'ANSWER' })
  return row && { table: String(row.table), decision: String(row.decision) }
}
