/** Whole evenings of the service under faults: people, tables, functions, store and stream, from the deal to the end. */

import { newId } from '../../functions/people/ids.ts'
import { writePlayer } from '../../functions/people/player.ts'
import type { ChangeRecord } from '../../functions/store/memory.ts'
import type { Meter } from '../../functions/store/tables.ts'
import { readTable } from '../../functions/table/table-row.ts'
import { Asking, type Way } from './asking.ts'
import { Attendance, type Party } from './attendance.ts'
import { Cloud, type Watch } from './cloud.ts'
import { Company } from './company.ts'
import { checkPerson, checkTable } from './ending.ts'
import { Journeys } from './journeys.ts'
import { Lines } from './lines.ts'
import { deviceRows, playerRow, someLadder, someLife, somePace, someReaction } from './living.ts'
import { type MonthFigures, Months } from './months.ts'
import { anybody, Person } from './person.ts'
import { type Plan, Sitting } from './sitting.ts'
import { Stream } from './stream.ts'
import { Table } from './table.ts'
import { type Broken, World } from './world.ts'

export type Evening = {
  games: number
  moves: number
  faults: number
  broken: (Broken & { isLiving?: boolean }) | null
  /** Of the api's moves that were applied, and of everything that `tell` did. */
  applied: { count: number } & Meter
  telling: Meter
  /** Where people live with their hours and are told. */
  month: MonthFigures | null
}

/** `isLiving`: with paces and clocks, people's own hours, pushes and mails; half of the people vanish. */
export type Kind = { way: Way; isLiving: boolean; pace?: Plan['pace']; watch?: Watch }

/** People who live, and are told, take longer to simulate: one evening in so many is theirs. */
const livingOneIn = 5
/** In some of them clocks change: in Los Angeles and Berlin, and the other way in Auckland; in others not. */
const seasons = [Date.UTC(2026, 0, 5, 9), Date.UTC(2026, 2, 25, 9), Date.UTC(2026, 8, 24, 9), Date.UTC(2026, 9, 22, 9)]
/** A table at which nothing has happened for this long will never go on. */
const standstill = 40 * 86_400_000

export async function simulateEvening(seed: number, kind: Partial<Kind> = {}): Promise<Evening> {
  const evening = new Simulated(seed, { way: 'handlers', isLiving: kind.way !== 'door' && seed % livingOneIn === 0, ...kind })
  await evening.play()
  return evening.figures()
}

class Simulated {
  readonly #world: World
  readonly #cloud: Cloud
  readonly #stream: Stream
  readonly #asking: Asking
  readonly #party: Party
  readonly #sitting: Sitting
  readonly #tables = new Map<string, Table>()
  readonly #people = new Map<string, Person>()
  readonly #months: Months | null
  readonly #began: number
  #lastMove: number
  #planned = 0

  constructor(
    seed: number,
    private readonly kind: Kind,
  ) {
    const { way, isLiving, watch } = kind
    const truthOf = (table: string) => this.#tables.get(table)?.truth
    this.#world = new World(seed, isLiving ? seasons[seed % seasons.length] : undefined)
    this.#lastMove = this.#world.now
    this.#began = this.#world.now
    this.#stream = new Stream(
      () => this.#cloud,
      truthOf,
      (table) => {
        this.#months?.schedules.mayBeLost(table)
        this.#months?.brokeOff(table)
      },
      { seed, givesUp: !isLiving },
    )
    const company = new Company(() => this.#cloud, truthOf)
    const lines = new Lines(
      () => this.#cloud,
      way,
      company,
      truthOf,
      (table) => this.#stream.knownOf(table),
    )
    const mayBeThere = (player: string) => lines.mayBeThere(player)
    this.#months = isLiving ? new Months(this.#world, () => this.#cloud, this.#people, this.#tables, mayBeThere) : null
    this.#cloud = new Cloud(this.#world, {
      ...(watch && { watch }),
      onChange: (change) => {
        const { key, after } = change
        if (key.sk === 'STATE') this.#follow(change)
        if (key.sk === 'TABLE' && after) this.#table(key.pk.slice(2)).truth.agree(readTable(after).settings)
        this.#stream.add(change)
      },
      wrote: (pk) => company.wrote(pk),
      poke: (connection, data, by) => lines.poke(connection, data, by),
      told: (people, slow) => {
        this.#stream.told(people.filter(({ reminder }) => !reminder))
        for (const owed of people) {
          if (owed.reminder) this.#months?.reminded(owed, owed.reminder)
          else this.#months?.asked(owed, this.#stream.beganTelling(owed.table), slow)
        }
        if (isLiving) return
        const { chance } = this.#world
        for (const { player } of people) if (chance.happens(0.95)) this.#people.get(player)?.ring(chance.wait(500, 20 * 60_000))
      },
      life: this.#months?.life ?? null,
    })
    this.#asking = new Asking(this.#cloud, way)
    this.#party = { world: this.#world, asking: this.#asking, lines, isLiving, mayAgree: isLiving && !kind.pace }
    this.#sitting = new Sitting(this.#party, (id) => this.#table(id))
  }

  #table(id: string): Table {
    const table = this.#tables.get(id) ?? new Table(id, this.#world, this.#cloud.ports())
    this.#tables.set(id, table)
    return table
  }

  #follow({ key, before, after }: ChangeRecord): void {
    this.#lastMove = this.#world.now
    const table = this.#table(key.pk.slice(2))
    table.wakeUp = (after?.w as number | undefined) ?? null
    table.truth.follow(before, after)
    if (!this.#world.broken) this.#months?.watch(table)
  }

  // ── The course of the evening ────────────────────────────────────────────────────────────────────────────────────

  async play(): Promise<void> {
    this.#planned = this.#world.chance.happens(0.2) ? 2 : 1
    void this.#begin()
    let isOver = false
    void this.#months?.schedules.sweepOn(() => isOver)
    await this.#world.run(() => this.#isOver())
    isOver = true
    this.#world.calm = true
    const calm = this.#world.now
    // What was left behind may be played out, and closed, long after everybody else has gone.
    const hasRested = (): boolean => this.#world.now - Math.max(calm, this.#lastMove) > standstill
    await this.#world.run(() =>
      this.#leftBehind ? this.#world.now - calm > standstill && this.#stream.isDrained : hasRested() && this.#stream.isDrained,
    )
    if (hasRested() && !this.#leftBehind) this.#world.fail('it does not come to rest')
    if (this.#world.broken) return
    await this.#check()
  }

  /** Nobody heard that this table was made: it plays on by its clock alone, for longer than anybody would watch it. */
  get #leftBehind(): boolean {
    return [...this.#tables.values()].some(({ isPlayed, isDone, truth }) => !isPlayed && truth.hasBegun && !isDone)
  }

  async #begin(): Promise<void> {
    const regulars = await Promise.all(Array.from({ length: 6 }, () => this.#person()))
    for (let i = 0; i < this.#planned; i++) void this.#open(regulars)
  }

  /** Through the door one becomes a guest; else the row is put as it would have been. */
  async #person(): Promise<Person> {
    const person = this.kind.way === 'door' ? await this.#newGuest() : await this.#putPerson()
    this.#people.set(person.player, person)
    const months = this.#months
    if (months) void new Journeys(this.#party, person, () => void months.livesByOthers(person)).live(() => this.#isPlayed())
    return person
  }

  /** A session holds from its first moment on, whichever replica is asked. */
  async #newGuest(): Promise<Person> {
    const person = new Person(await this.#asking.becomeGuest())
    const me = await this.#asking.ask('me', { asker: person })
    const isDenied = 'refused' in me && me.refused.code !== 'unavailable'
    if (isDenied || ('body' in me && me.body.id !== person.player)) this.#world.fail(`${person.player} has just come, and is not known`)
    return person
  }

  async #putPerson(): Promise<Person> {
    const ports = this.#cloud.ports()
    const player = newId(ports)
    const now = ports.now()
    const ttl = Math.ceil(now / 1000) + 7 * 86_400
    const living = this.kind.isLiving ? someLife(this.#world.chance, player, now) : anybody()
    const row = writePlayer(playerRow(player, now, living))
    await ports.store.put('players', { ...row, ...(living.email === null && { ttl }) })
    for (const device of deviceRows(player, now, living)) await ports.store.put('players', device)
    return new Person({ player, cookie: null }, living)
  }

  async #open(regulars: Person[]): Promise<void> {
    const { chance } = this.#world
    const seats = chance.between(2, 6)
    const persons = chance.between(1, seats)
    const plan: Plan = {
      seats,
      bots: Array.from({ length: seats - persons }, () => (chance.happens(0.75) ? 'random' : chance.one(['greedy', 'shrewd'] as const))),
      visibility: chance.happens(0.75) ? 'open' : 'private',
      latecomers: chance.happens(0.6) ? 'anybody' : 'nobody',
      first: chance.one(['host', 'random', 'initiative']),
      startWhenFull: chance.happens(0.8),
      ...this.#agreed(),
    }
    const [host, ...guests] = chance.some(regulars, persons)
    const table = host && (await this.#sitting.make(host, guests, plan))
    if (!host || !table) return
    for (const person of [host, ...guests]) this.#attend(person, table)
    if (!table.isOpen || !chance.happens(0.4)) return
    const another = await this.#person()
    if (chance.happens(0.6)) void this.#sitting.comeLate(table, another)
    this.#attend(another, table)
  }

  /** How long a question may wait, and what becomes of those who stay away. */
  #agreed(): Pick<Plan, 'pace' | 'ladder' | 'editions' | 'reactions' | 'reactionMinutes'> {
    const { chance } = this.#world
    const { isLiving, pace } = this.kind
    if (!isLiving) return { pace: { kind: 'none' }, ladder: { botAfter: 2, dropAfter: null } }
    const ladder = someLadder(chance)
    if (pace) return { pace, ladder }
    // Where everybody is asked at every play, a table without a pace goes on as well.
    const asks = chance.happens(0.15) && this.#askedFor()
    return { pace: somePace(chance), ladder, ...asks }
  }

  #askedFor(): Pick<Plan, 'editions' | 'reactions' | 'reactionMinutes'> {
    return { editions: ['doctor-who'], reactions: 'ask', reactionMinutes: someReaction(this.#world.chance) }
  }

  #attend(person: Person, table: Table): void {
    const devices = this.#world.chance.happens(0.25) ? 2 : 1
    for (let i = 0; i < devices; i++) void new Attendance(this.#party, person, table).attend()
  }

  #isOver(): boolean {
    if (this.#world.now - this.#lastMove > standstill) {
      const stuck = [...this.#tables.values()].find(({ isPlayed, isDone }) => isPlayed && !isDone)
      this.#world.fail(stuck?.truth.hasBegun ? `${stuck.id} does not go on: ${stuck.truth.waits}` : 'a table was never started')
    }
    return this.#isPlayed()
  }

  /** Asked before everything that happens. */
  #isPlayed(): boolean {
    let done = 0
    for (const { isPlayed, isDone } of this.#tables.values()) if (isPlayed && isDone) done++
    return done === this.#planned
  }

  // ── Afterwards ───────────────────────────────────────────────────────────────────────────────────────────────────

  async #check(): Promise<void> {
    const ports = this.#cloud.ports()
    const wrong = (about: string) => (what: string) => this.#world.fail(`${about}: ${what}`)
    if (!this.#stream.isDrained) this.#world.fail('the stream was not told to its end')
    const tables = [...this.#tables.values()]
    const how = { isReplayed: this.#world.chance.happens(0.4) }
    for (const table of tables) if (table.truth.hasBegun) await checkTable(table, ports, how, wrong(table.id))
    for (const { player } of this.#people.values()) await checkPerson(player, tables, ports, wrong(player))
  }

  figures(): Evening {
    const tables = [...this.#tables.values()]
    return {
      games: tables.filter(({ isPlayed }) => isPlayed).length,
      moves: tables.reduce((sum, { truth }) => sum + truth.entries.length, 0),
      faults: this.#world.faults,
      broken: this.#world.broken && { ...this.#world.broken, isLiving: this.kind.isLiving },
      applied: this.#asking.moves,
      telling: this.#stream.cost,
      month: this.#months?.figures((this.#world.now - this.#began) / 86_400_000) ?? null,
    }
  }
}
