/** An answer and the end of its time at the same instant, again and again: of the two exactly one is in the record, and nobody is told otherwise. */
import type { SeatId } from '@meanwhile/engine'
import { wake } from '../../functions/clock/clock.ts'
import { writePlayer } from '../../functions/people/player.ts'
import { type Asker, Asking } from './asking.ts'
import { Cloud } from './cloud.ts'
import { somePicks } from './habits.ts'
import { playerRow } from './living.ts'
import { Table } from './table.ts'
import { type Broken, World } from './world.ts'

type Raced = { races: number; answered: number; timedOut: number; broken: Broken | null }

const players = ['ana', 'ben', 'cem'].map((name) => name.padEnd(22, 'x'))
const settings = {
  seats: players.length,
  visibility: 'open',
  pace: { kind: 'each', minutes: 10 },
  ladder: { botAfter: null, dropAfter: null },
} as const
/** How far from the deadline, on either side, either of them sets out. */
const spread = 1_500

export async function raceAtDeadlines(races: number, seed: number): Promise<Raced> {
  const raced: Raced = { races: 0, answered: 0, timedOut: 0, broken: null }
  for (let evening = 0; raced.races < races && !raced.broken; evening++) await new Races(seed + evening).run(races, raced)
  return raced
}

class Races {
  readonly #world: World
  readonly #cloud: Cloud
  readonly #asking: Asking
  #table: Table | null = null

  constructor(seed: number) {
    this.#world = new World(seed)
    this.#world.calm = true
    this.#cloud = new Cloud(this.#world, {
      onChange: ({ key, before, after }) => {
        if (key.sk !== 'STATE') return
        this.#table ??= new Table(key.pk.slice(2), this.#world, this.#cloud.ports())
        this.#table.truth.follow(before, after)
      },
      poke: () => 'sent',
      told: () => undefined,
      life: null,
    })
    this.#asking = new Asking(this.#cloud, 'handlers')
  }

  /** One game to its end, or until there are enough. */
  async run(races: number, raced: Raced): Promise<void> {
    const world = this.#world
    await this.#along(this.#sitDown())
    const table = this.#table
    if (!table) throw new Error('nobody plays')
    while (!world.broken && !table.truth.isOver && raced.races < races) {
      const how = await this.#race(table)
      raced.races++
      raced[how]++
    }
    raced.broken = world.broken
  }

  async #along<T>(doing: Promise<T>): Promise<T> {
    let isDone = false
    const done = doing.finally(() => {
      isDone = true
    })
    await this.#world.run(() => isDone)
    return done
  }

  async #sitDown(): Promise<void> {
    const ports = this.#cloud.ports()
    for (const player of players) await ports.store.put('players', writePlayer(playerRow(player, ports.now())))
    const [host = '', ...others] = players
    const made = await this.#asking.ask('createTable', { asker: who(host), body: { settings } })
    if (!('body' in made)) throw new Error('no table could be made')
    const params = { table: made.body.id }
    for (const player of others) await this.#asking.ask('takeSeat', { asker: who(player), params, body: {} })
  }

  async #race(table: Table): Promise<'answered' | 'timedOut'> {
    const world = this.#world
    const { truth } = table
    const asked = truth.now.game.asked.find(({ owed }) => owed)
    const until = truth.now.owed.find(({ seat }) => seat === asked?.player)?.clock?.until
    if (!asked || until === undefined) throw new Error('nobody is asked anything')
    const apart = (): number => until - world.now + world.chance.between(-spread, spread)
    await this.#along(
      Promise.all([this.#answer(table, asked, apart()), this.#timeOut(table, until - world.now + world.chance.between(0, spread))]),
    )
    const [isAnswered, isTimedOut] = [truth.answers.has(asked.id), truth.timedOut.has(asked.id)]
    if (isAnswered === isTimedOut)
      world.fail(`${asked.id} was ${isAnswered ? 'answered, and its time ran out' : 'neither answered nor timed out'}`)
    return isAnswered ? 'answered' : 'timedOut'
  }

  async #answer(table: Table, asked: Table['truth']['now']['game']['asked'][number], millis: number): Promise<void> {
    await this.#world.sleep(millis)
    const picks = somePicks(this.#world.chance, asked)
    const sent = table.send({ kind: 'answer', seat: asked.player, decision: asked.id, picks }, true)
    const asker = who(table.truth.now.people[seatNumber(asked.player)] ?? '')
    const body = { decision: asked.id, picks }
    table.heard(sent, await this.#asking.ask('answer', { asker, params: { table: table.id }, body }))
  }

  /** Some functions are behind the time and find nobody late: whoever wakes them comes again. */
  async #timeOut({ id, truth }: Table, millis: number): Promise<void> {
    const { version } = truth.now
    await this.#world.sleep(millis)
    for (let tries = 0; tries < 20 && truth.now.version === version; tries++) {
      await this.#cloud.invoke('clock', (ports) => wake(id, ports))
      await this.#world.sleep(500)
    }
  }
}

const who = (player: string): Asker => ({ player, cookie: null })
const seatNumber = (seat: SeatId): number => Number(seat.slice(1)) - 1
