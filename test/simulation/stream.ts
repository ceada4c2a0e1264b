/**
 * The stream of the games table: in order, in batches, late, some batches twice, and whatever failed comes again until it does not, or,
 * now and then, until it is given up for good.
 * When a batch has been told, everybody who is owed something by it must have heard of it.
 */
import type { NewlyOwed } from '../../functions/ports.ts'
import type { ChangeRecord } from '../../functions/store/memory.ts'
import type { Item } from '../../functions/store/store.ts'
import { type Meter, newMeter } from '../../functions/store/tables.ts'
import { readItem } from '../../functions/table/stored-game.ts'
import type { StreamRecord } from '../../functions/tell/stream.ts'
import { tell } from '../../functions/tell/tell.ts'
import { Chance } from './chance.ts'
import type { Cloud } from './cloud.ts'
import type { Truth } from './truth.ts'

/**
 * What a batch says of one table: the version before it, its newest version, the first state its teller may have read, when it was handed
 * over, and whether the table had come to rest and goes on.
 */
type Told = { known: number; upTo: number; read: number; began: number; rested: boolean }

const largestBatch = 20
/** Of batches that nobody but the reading copy needs. Whoever then reads has the whole game played again. */
const givenUp = 0.005

export class Stream {
  readonly cost: Meter = newMeter()
  readonly #records: StreamRecord[] = []
  readonly #telling = new Map<string, Told>()
  readonly #fate: Chance
  #position = 0
  #isDelivering = false

  constructor(
    private readonly cloud: () => Cloud,
    private readonly truthOf: (table: string) => Truth | undefined,
    /** Telling of this table broke somewhere: perhaps between writing down its next wake-up and setting it. */
    private readonly broke: (table: string) => void,
    /** Where clocks run, what is given up would take a wake-up with it: `givesUp` is for evenings without. */
    private readonly how: { seed: number; givesUp: boolean },
  ) {
    this.#fate = new Chance(`stream ${how.seed}`)
  }

  get isDrained(): boolean {
    return this.#position === this.#records.length
  }

  /** As the event source filters it: games, and new words. */
  add({ key, before, after }: ChangeRecord): void {
    if (key.sk !== 'STATE' && !(key.sk.startsWith('CHAT#') && !before)) return
    this.#records.push({ sequence: String(this.#records.length), before, after })
    if (!this.#isDelivering) void this.#deliver()
  }

  async #deliver(): Promise<void> {
    this.#isDelivering = true
    while (!this.isDrained && !this.cloud().world.broken) {
      const { world } = this.cloud()
      await world.sleep(world.chance.happens(0.02) ? world.chance.wait(10_000, 600_000) : world.chance.wait(20, 2000))
      const batch = this.#records.slice(this.#position, this.#position + world.chance.between(1, largestBatch))
      if (this.#isGivenUp(batch)) {
        this.#giveUp(batch)
        continue
      }
      const reached = await this.#tell(batch)
      const isRepeated = !world.calm && world.chance.happens(0.03)
      if (isRepeated) world.faults++
      if (!isRepeated) this.#position = reached
    }
    this.#isDelivering = false
  }

  /** Only what people find out by looking: a bot that was not let play, or an end that was not noted, is for the clock to find. */
  #isGivenUp(batch: StreamRecord[]): boolean {
    const { world } = this.cloud()
    if (!this.how.givesUp || world.calm || !batch.every(isForReading)) return false
    const newest = new Map(batch.map((record) => [tableOf(record), record.after]))
    const asksBot = [...newest.values()].some((item) => {
      const { owed, bots } = readItem(item as Item)
      return owed.some(({ seat }) => bots[seat])
    })
    return !asksBot && this.#fate.happens(givenUp)
  }

  #giveUp(batch: StreamRecord[]): void {
    const { world } = this.cloud()
    world.faults++
    world.note('given up', batch.length, 'from', batch[0]?.sequence)
    for (const record of batch) this.truthOf(tableOf(record))?.giveUp(Number(record.after?.v))
    this.#position += batch.length
  }

  /** Where the next batch begins: after this one, or at the first record of it that failed. */
  async #tell(batch: StreamRecord[]): Promise<number> {
    const { world } = this.cloud()
    const tables = this.#telling
    tables.clear()
    for (const record of batch) this.#expect(record)
    world.note('telling of', batch.length, 'from', batch[0]?.sequence, batch[0]?.after?.pk, batch[0]?.after?.sk, Number(batch[0]?.after?.v))
    const invoked = await this.cloud().invoke('tell', (ports) => tell(batch, ports))
    this.cost.requests += invoked.meter.requests
    this.cost.readUnits += invoked.meter.readUnits
    this.cost.writeUnits += invoked.meter.writeUnits
    if ('crashed' in invoked) {
      for (const table of tables.keys()) this.broke(table)
      return this.#position
    }
    if ('error' in invoked) {
      world.fail(`telling broke: ${invoked.error instanceof Error ? invoked.error.stack : String(invoked.error)}`)
      return this.#position
    }
    const failed = invoked.value.map(Number)
    if (failed.length > 0 && invoked.faults === 0) world.fail('telling failed without a fault')
    const failedTables = new Set(failed.map((sequence) => tableOf(this.#records[sequence])))
    for (const table of failedTables) this.broke(table)
    for (const [table, { upTo }] of tables) if (!failedTables.has(table)) this.truthOf(table)?.toldUpTo(upTo)
    return Math.min(this.#position + batch.length, ...failed)
  }

  #expect(record: StreamRecord): void {
    const { before, after } = record
    const truth = this.truthOf(tableOf(record))
    if (!truth?.hasBegun || after?.sk !== 'STATE') return
    const earlier = this.#telling.get(truth.id)
    const known = earlier?.known ?? (before ? Number(before.v) : -1)
    const rested = earlier?.rested || before?.st === 'paused'
    this.#telling.set(truth.id, { known, upTo: Number(after.v), read: truth.snapshots.length - 1, began: this.cloud().world.now, rested })
  }

  told(people: NewlyOwed[]): void {
    for (const { table, seat, player, prompt, since } of people) {
      const { world } = this.cloud()
      const telling = this.#telling.get(table)
      world.note('told', player, seat, prompt, since)
      if (!telling) world.fail(`${player} was told of ${table}, of which nothing was heard`)
      else this.truthOf(table)?.tell({ seat, prompt, since, player }, telling.read, telling.rested ? -1 : telling.known)
    }
  }

  /** When the batch that is being told of was handed over. */
  beganTelling(table: string): number {
    return this.#telling.get(table)?.began ?? this.cloud().world.now
  }

  /** The version that viewers knew before what is being told. */
  knownOf(table: string): number {
    return this.#telling.get(table)?.known ?? -1
  }
}

/** An answer at a table that goes on, by somebody who has answered before: nothing but its row, its poke and its telling hang on it. */
function isForReading({ before, after }: StreamRecord): boolean {
  if (before?.sk !== 'STATE' || !after || before.st !== 'playing' || after.st !== 'playing' || before.v === after.v) return false
  const { tail } = readItem(after)
  const newest = tail.at(-1)
  if (newest?.deed.kind !== 'answer') return false
  const { seat } = newest.deed
  return tail.some((entry) => entry !== newest && entry.deed.kind === 'answer' && entry.deed.seat === seat)
}

const tableOf = (record: StreamRecord | undefined): string => (record?.after ?? record?.before)?.pk.slice(2) ?? ''
