/**
 * Who has the page of a table open, as the store has it, and whether those who sit there have been told that everybody who is waited for is
 * with them. Worked out here by itself: a hello or a goodbye that met no fault must have told them before it came to its end.
 */
import type { Cloud } from './cloud.ts'
import type { Snapshot } from './history.ts'
import type { Truth } from './truth.ts'

type Connection = { id: string; player: string; until: number }
/** How the table was when something began: who was told how often, how often somebody came or went, how many states there were. */
export type Moment = { table: string; told: Map<string, number>; changes: number; states: number }

/** Clocks do not agree: of what passes about now nobody knows whether it is still there. */
const aboutNow = 5_000

export class Company {
  readonly #changes = new Map<string, number>()
  readonly #heard = new Map<string, { live: boolean; times: number }>()

  constructor(
    private readonly cloud: () => Cloud,
    private readonly truthOf: (table: string) => Truth | undefined,
  ) {}

  wrote(pk: string): void {
    if (pk.startsWith('CG#')) this.#changes.set(pk, this.#changesAt(pk.slice('CG#'.length)) + 1)
  }

  /** A poke that is about who is here. Whether it gets there is not the service's fault. */
  poked(connection: string, live: boolean): void {
    this.#heard.set(connection, { live, times: this.#timesTold(connection) + 1 })
  }

  now(table: string): Moment {
    const told = new Map([...this.#heard].map(([id, { times }]) => [id, times]))
    return { table, told, changes: this.#changesAt(table), states: this.truthOf(table)?.snapshots.length ?? 0 }
  }

  /** Somebody has come or gone, and nothing went wrong. */
  async check(began: Moment, connection: string, player: string, what: 'came' | 'went'): Promise<void> {
    const { table, told } = began
    const here = (await this.#here(table)).filter(({ id }) => id !== connection)
    const truth = this.truthOf(table)
    if (!truth?.hasBegun || !this.#isStill(began, here, 1)) return
    const others = here.filter((other) => other.player !== player)
    const isHere = what === 'came' || others.length < here.length
    const needed = !isLive(truth.now, others) && isLive(truth.now, [...others, { player }])
    const live = isLive(truth.now, isHere ? [...others, { player }] : others)
    for (const other of others.filter((one) => seatOf(truth.now, one.player))) {
      const isTold = this.#timesTold(other.id) > (told.get(other.id) ?? 0)
      const mustHear = needed && (what === 'came' || !isHere)
      if (mustHear && !isTold) this.#wrong(table, `${other.player} was not told that ${player} ${what}`)
      if (isTold && this.#heard.get(other.id)?.live !== live)
        this.#wrong(table, `${other.player} was told that it is ${live ? 'not ' : ''}live when ${player} ${what}`)
    }
  }

  /** Whoever opens the page asks: with themselves, is everybody there? */
  async asked(began: Moment, player: string, live: boolean): Promise<void> {
    const here = await this.#here(began.table)
    const truth = this.truthOf(began.table)
    if (!truth?.hasBegun || !this.#isStill(began, here, 0)) return
    if (isLive(truth.now, [...here, { player }]) !== live)
      this.#wrong(began.table, `${player} was told that it is ${live ? '' : 'not '}live when they asked`)
  }

  async #here(table: string): Promise<Connection[]> {
    const { memory, world } = this.cloud()
    const rows = await memory.query('ephemeral', `CG#${table}`, { consistent: true })
    const here = rows.map(({ sk, player, ttl }) => ({ id: sk, player: String(player), until: Number(ttl) * 1000 }))
    return here.filter(({ until }) => until > world.now - aboutNow)
  }

  /** Nothing else has happened there since. */
  #isStill({ table, changes, states }: Moment, here: Connection[], own: number): boolean {
    const isPassing = here.some(({ until }) => until < this.cloud().world.now + aboutNow)
    return !isPassing && this.#changesAt(table) === changes + own && this.truthOf(table)?.snapshots.length === states
  }

  #changesAt(table: string): number {
    return this.#changes.get(`CG#${table}`) ?? 0
  }

  #timesTold(connection: string): number {
    return this.#heard.get(connection)?.times ?? 0
  }

  #wrong(table: string, what: string): void {
    this.cloud().world.fail(`${table}: ${what}`)
  }
}

function isLive(state: Snapshot, here: Pick<Connection, 'player'>[]): boolean {
  const seats = new Set(here.flatMap(({ player }) => seatOf(state, player) ?? []))
  const waitedFor = state.owed.filter(({ seat }) => !state.bots[seat])
  return state.status === 'playing' && seats.size > 1 && waitedFor.length > 0 && waitedFor.every(({ seat }) => seats.has(seat))
}

function seatOf({ people }: Snapshot, player: string): string | null {
  const at = people.lastIndexOf(player)
  return at < 0 ? null : `s${at + 1}`
}
