/**
 * Whoever wakes the clock: one wake-up per game, within a minute of its time; some get lost, some come twice, some find a function that
 * breaks. Every quarter of an hour comes the sweep.
 */
import { wake } from '../../functions/clock/clock.ts'
import { makeRounds } from '../../functions/clock/rounds.ts'
import { quarter } from '../../functions/clock/waking.ts'
import { readHeader, stateKey } from '../../functions/table/stored-game.ts'
import { type Cloud, type FunctionName, latestWrite, longestSkew } from './cloud.ts'
import type { Table } from './table.ts'

const minute = 60_000
/** What breaks is tried again twice, as events that nobody waits for are. */
const pauses = [1 * minute, 2 * minute]
/** A sweep leaves alone what may still be on its way. */
const sweepsPatience = minute

type Swept = { began: number; ended: number }
const mostRemembered = 200

export class Schedules {
  /** How often a wake-up came, and how often one was set by a function that people wait for. */
  readonly counts = { fires: 0, callsInMove: 0 }
  readonly #wakeUps = new Map<string, { at: number; order: number }>()
  /** Games whose wake-up was lost, or came to nothing: only a sweep can find them. */
  readonly #lost = new Map<string, { moment: number }>()
  /** Sweeps that nothing disturbed, of late. */
  readonly #clean: Swept[] = []
  #isBehind = false
  /** When a sweep would last have found nothing to do. */
  #lookedAround: number | null = null
  #order = 0

  constructor(
    private readonly cloud: () => Cloud,
    private readonly tables: () => Table[],
  ) {}

  at(game: string, moment: number, by: FunctionName): void {
    const { world } = this.cloud()
    if (by === 'api') this.counts.callsInMove++
    const order = this.#order++
    world.note(game, 'is woken at', new Date(moment))
    this.#wakeUps.set(game, { at: moment, order })
    const fault = world.calm ? 1 : world.chance.share()
    if (fault < 0.03) {
      world.faults++
      world.note('  fault, a wake-up is lost:', game)
      this.#lost.set(game, { moment })
      return
    }
    world.after(moment - world.now + world.chance.between(0, minute - 1000), () => void this.#fire(game, order))
    if (fault < 0.06) world.after(moment - world.now + world.chance.between(0, 20 * minute), () => void this.#fire(game, order))
  }

  cancel(game: string): void {
    this.#wakeUps.delete(game)
  }

  /** Whether this game's clock may be later than it should be. */
  isInTrouble(game: string): boolean {
    return this.#lost.has(game)
  }

  async #fire(game: string, order: number): Promise<void> {
    if (this.#wakeUps.get(game)?.order !== order) return
    const { world } = this.cloud()
    this.counts.fires++
    world.note(game, 'is woken')
    for (const pause of [...pauses, null]) {
      if (world.broken) return
      const trouble = this.#lost.get(game)
      const invoked = await this.cloud().invoke('clock', (ports) => wake(game, ports))
      if ('value' in invoked) {
        // Unless there was more of it meanwhile.
        if (this.#lost.get(game) === trouble) this.#lost.delete(game)
        return
      }
      if ('error' in invoked && invoked.faults === 0) return world.fail(`waking ${game} broke: ${inWords(invoked.error)}`)
      await this.mayBeLost(game)
      if (pause !== null) await world.sleep(pause)
    }
  }

  /** It broke somewhere between writing down the next wake-up and setting it, and what it wrote may still be on its way. */
  async mayBeLost(game: string): Promise<void> {
    await this.#lose(game)
    this.cloud().world.after(latestWrite, () => void (this.#lost.has(game) && this.#lose(game)))
  }

  async #lose(game: string): Promise<void> {
    const { memory, world } = this.cloud()
    const item = await memory.get('games', stateKey(game), { consistent: true })
    this.#lost.set(game, { moment: Math.max(world.now, (item && readHeader(item).wakeUp) ?? 0) })
  }

  // ── The sweep ────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Until nobody plays any more. */
  async sweepOn(isOver: () => boolean): Promise<void> {
    const { world } = this.cloud()
    while (!world.broken && !isOver()) {
      await world.sleep(quarter - (world.now % quarter) + 1000)
      if (!this.#isBehind && (await this.#hasNothingToDo())) continue
      for (const pause of [...pauses, null]) {
        if (await this.#hasSwept()) break
        if (pause !== null) await world.sleep(pause)
      }
    }
  }

  async #hasSwept(): Promise<boolean> {
    const { world } = this.cloud()
    const began = world.now
    await this.#writeHowFar()
    const invoked = await this.cloud().invoke('clock', makeRounds)
    if ('error' in invoked && invoked.faults === 0) world.fail(`sweeping broke: ${inWords(invoked.error)}`)
    this.#isBehind = !('value' in invoked)
    if ('value' in invoked && invoked.faults === 0) this.#swept(began)
    else for (const { id } of this.tables()) await this.mayBeLost(id)
    return 'value' in invoked
  }

  /** Most quarters of a month: nobody is late and nothing is held. The sweep would find that out, and remember how far it has looked. */
  async #hasNothingToDo(): Promise<boolean> {
    const { memory, world } = this.cloud()
    const at = Math.floor(world.now / quarter)
    const isLate = ({ truth, wakeUp }: Table): boolean => truth.hasBegun && !truth.isOver && wakeUp !== null && wakeUp <= world.now
    if (this.tables().some(isLate)) return false
    for (const held of [at - 1, at, at + 1]) if ((await memory.query('ephemeral', `HELD#${held}`)).length > 0) return false
    this.#lookedAround = world.now
    this.#hasBeenClean(world.now)
    return true
  }

  /** As the sweeps that had nothing to do would have left it. Nobody else reads it, so it is written when there is one again. */
  async #writeHowFar(): Promise<void> {
    if (this.#lookedAround === null) return
    const { memory } = this.cloud()
    const until = Math.floor((this.#lookedAround - sweepsPatience) / quarter)
    await memory.put('ephemeral', { pk: 'SWEPT', sk: 'SWEPT', until })
    await memory.put('ephemeral', { pk: 'HELD', sk: 'CURSOR', quarter: Math.floor(this.#lookedAround / quarter) + 1 })
    this.#lookedAround = null
  }

  #hasBeenClean(began: number): void {
    this.#clean.push({ began, ended: this.cloud().world.now })
    if (this.#clean.length > mostRemembered) this.#clean.shift()
  }

  /** The first since then that nothing disturbed. */
  sweptSince(moment: number): Swept | undefined {
    return this.#clean.find(({ began }) => began >= moment)
  }

  /** After a sweep that nothing disturbed, nobody's time is over whom the clock could have known of. */
  #swept(began: number): void {
    const { world } = this.cloud()
    this.#hasBeenClean(began)
    for (const { id, truth } of this.tables()) {
      if ((this.#lost.get(id)?.moment ?? began) < began - sweepsPatience - longestSkew) this.#lost.delete(id)
      const late = truth.hasBegun && truth.overdue(began - sweepsPatience - longestSkew)
      if (late) world.fail(`${id}: the sweep left ${late} waiting`)
    }
  }
}

const inWords = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))
