/**
 * The store in memory, with DynamoDB's semantics and its way of counting capacity, and fast: simulations play thousands of
 * moves a second on it. What is kept is never changed in place, only replaced, and whatever comes in or goes out is a copy,
 * so nobody can hold a piece of what is stored.
 */
import type { Change, Condition, Item, Key, Range, Store, TableName, Value, Write } from './store.ts'
import { ConditionFailed, isBelow, sameValue } from './store.ts'
import { batchLimit, itemBytes, itemLimit, type Meter, newMeter, readUnits, tables, transactionLimit, writeUnits } from './tables.ts'

/** What the stream tells of one write. Writes that changed nothing are not told, as in DynamoDB. */
export type ChangeRecord = { table: TableName; key: Key; before: Item | null; after: Item | null }

export type MemoryOptions = {
  /** Called within the write, for tables that have a stream. Throwing here would leave the write done and its caller misled. */
  onChange?: (record: ChangeRecord) => void
  /** How many writes an eventually consistent read of this item lags behind: 0 is fresh. */
  behind?: (table: TableName, key: Key) => number
}

export type MemoryStore = Store & {
  /** Failed conditions are charged here as DynamoDB charges them. */
  meter: Meter
  /** The same items, counted on another meter. */
  meteredBy: (meter: Meter) => Store
}

export function memoryStore(options: MemoryOptions = {}): MemoryStore {
  const memory = new Memory(options)
  const meter = newMeter()
  return { ...memory.store(meter), meter, meteredBy: (other) => memory.store(other) }
}

/** `told`: the copy that the stream was given, as what came and then as what was before. */
type Kept = { item: Item; bytes: number; told?: Item }
/** `past` has the newest first, and only as much as a stale read may see. */
type Slot = { key: Key; now: Kept | null; past: (Kept | null)[] }
type Deed = { table: TableName; key: Key; before: Kept | null; after: Kept | null; fits: boolean }

const longestPast = 8
const pageBytes = 1024 * 1024

class Memory {
  readonly #partitions: { [table in TableName]: Map<string, Partition> } = { games: new Map(), players: new Map(), ephemeral: new Map() }

  constructor(private readonly options: MemoryOptions) {}

  store(meter: Meter): Store {
    return {
      get: async (table, key, how) => {
        meter.requests++
        checkKey(key)
        const consistent = how?.consistent === true
        const slot = this.#partitions[table].get(key.pk)?.slot(key.sk)
        const kept = slot ? (consistent ? slot.now : this.#seen(table, slot)) : null
        meter.readUnits += readUnits(kept?.bytes ?? 0, consistent)
        return copyOf(kept)
      },
      getAll: async (table, keys, how) => this.#getAll(meter, table, keys, how?.consistent === true),
      query: async (table, pk, range = {}) => this.#query(meter, table, pk, range),
      put: async (table, item, when) => {
        this.#write(meter, [{ table, put: item, when }], 1)
      },
      update: async (table, key, change, when) => {
        const [deed] = this.#write(meter, [{ table, update: key, change, when }], 1)
        return (change.unread ? null : copyOf(deed?.after ?? null)) ?? { pk: key.pk, sk: key.sk }
      },
      remove: async (table, key, when) => {
        this.#write(meter, [{ table, remove: key, when }], 1)
      },
      transact: async (writes) => {
        if (writes.length > transactionLimit) throw new Error(`a transaction of ${writes.length} items; at most ${transactionLimit}`)
        for (const write of writes) refuseEmpty(write)
        if (writes.length > 0) this.#write(meter, writes, 2)
      },
    }
  }

  // ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────────

  #seen(table: TableName, slot: Slot): Kept | null {
    const behind = this.options.behind?.(table, slot.key) ?? 0
    if (behind <= 0 || slot.past.length === 0) return slot.now
    return slot.past[Math.min(behind, slot.past.length) - 1] ?? null
  }

  #getAll(meter: Meter, table: TableName, keys: Key[], consistent: boolean): Item[] {
    const slots = new Map<string, Slot | null>()
    for (const key of keys) {
      checkKey(key)
      slots.set(`${key.pk}\n${key.sk}`, this.#partitions[table].get(key.pk)?.slot(key.sk) ?? null)
    }
    meter.requests += Math.ceil(slots.size / batchLimit)
    const items: Item[] = []
    for (const slot of slots.values()) {
      const kept = slot && (consistent ? slot.now : this.#seen(table, slot))
      meter.readUnits += readUnits(kept?.bytes ?? 0, consistent)
      if (kept) items.push(copyItem(kept.item))
    }
    return items
  }

  #query(meter: Meter, table: TableName, pk: string, range: Range): Item[] {
    const consistent = range.consistent === true
    const limit = range.limit ?? Number.POSITIVE_INFINITY
    checkKeyPart(pk, 2048)
    const slots = this.#partitions[table].get(pk)?.within(range) ?? []
    const items: Item[] = []
    let page = 0
    for (const slot of slots) {
      if (items.length >= limit) break
      if (page >= pageBytes) {
        meter.requests++
        meter.readUnits += readUnits(page, consistent)
        page = 0
      }
      const kept = consistent ? slot.now : this.#seen(table, slot)
      if (!kept) continue
      page += kept.bytes
      items.push(copyItem(kept.item))
    }
    meter.requests++
    meter.readUnits += readUnits(page, consistent)
    return items
  }

  // ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** All or nothing: everything is made and checked before anything is kept. */
  #write(meter: Meter, writes: Write[], price: 1 | 2): Deed[] {
    meter.requests++
    const deeds = writes.map((write): Deed => this.#prepare(write))
    if (deeds.length > 1) refuseTwice(deeds.map(({ table, key }) => `${table} ${key.pk} ${key.sk}`))
    for (const { before, after } of deeds) meter.writeUnits += price * writeUnits(Math.max(before?.bytes ?? 0, after?.bytes ?? 0))
    for (const { before, fits } of deeds) if (!fits) throw new ConditionFailed(copyOf(before))
    for (const deed of deeds) if (deed.after !== deed.before) this.#keep(deed)
    for (const deed of deeds) this.#tell(deed)
    return deeds
  }

  #prepare(write: Write): Deed {
    const { table } = write
    const key = keyOf(write)
    const before = this.#partitions[table].get(key.pk)?.slot(key.sk)?.now ?? null
    const fits = holds(before, write.when)
    if ('check' in write) return { table, key, before, after: before, fits }
    if ('remove' in write) return { table, key, before, after: null, fits }
    // Nothing can be said about the outcome of a change to an item that does not fit the condition: it is never looked at.
    if (!fits) return { table, key, before, after: before, fits }
    const item = 'put' in write ? (admitMap(write.put) as Item) : changed(before?.item ?? key, write.change)
    const bytes = itemBytes(item)
    if (bytes > itemLimit) throw new Error(`an item of ${bytes} bytes; at most ${itemLimit}`)
    return { table, key, before, after: { item, bytes }, fits }
  }

  #keep({ table, key, after }: Deed): void {
    const partitions = this.#partitions[table]
    let partition = partitions.get(key.pk)
    if (!partition) {
      partition = new Partition(this.options.behind ? longestPast : 0)
      partitions.set(key.pk, partition)
    }
    partition.keep(key, after)
    if (partition.isEmpty) partitions.delete(key.pk)
  }

  #tell({ table, key, before, after }: Deed): void {
    if (!this.options.onChange || !tables[table].stream) return
    if (before === after || (before && after && sameValue(before.item, after.item))) return
    this.options.onChange({ table, key, before: imageOf(before), after: imageOf(after) })
  }
}

/** The items of one partition key, in the order of their sort keys. */
class Partition {
  readonly #slots = new Map<string, Slot>()
  readonly #order: string[] = []

  constructor(private readonly remembered: number) {}

  get isEmpty(): boolean {
    return this.#slots.size === 0
  }

  slot(sk: string): Slot | undefined {
    return this.#slots.get(sk)
  }

  keep(key: Key, now: Kept | null): void {
    const { sk } = key
    const slot = this.#slots.get(sk)
    if (slot) {
      if (this.remembered > 0) slot.past = [slot.now, ...slot.past].slice(0, this.remembered)
      slot.now = now
      if (now || this.remembered > 0) return
      this.#slots.delete(sk)
      this.#order.splice(
        this.#place(0, (other) => compareKeys(other, sk) >= 0),
        1,
      )
    } else if (now) {
      this.#slots.set(sk, { key: { pk: key.pk, sk }, now, past: this.remembered > 0 ? [null] : [] })
      this.#order.splice(
        this.#place(0, (other) => compareKeys(other, sk) > 0),
        0,
        sk,
      )
    }
  }

  within({ from = '', to, prefix = '', newestFirst }: Range): Slot[] {
    const first = compareKeys(from, prefix) > 0 ? from : prefix
    const start = this.#place(0, (sk) => compareKeys(sk, first) >= 0)
    const end = this.#place(start, (sk) => !sk.startsWith(prefix) || (to !== undefined && compareKeys(sk, to) > 0))
    const slots: Slot[] = []
    for (let at = start; at < end; at++) {
      const slot = this.#slots.get(this.#order[at] ?? '')
      if (slot) slots.push(slot)
    }
    return newestFirst ? slots.reverse() : slots
  }

  /** The first place at or after `start` whose key passes; all after it must pass too. */
  #place(start: number, passes: (sk: string) => boolean): number {
    let low = start
    let high = this.#order.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (passes(this.#order[middle] ?? '')) high = middle
      else low = middle + 1
    }
    return low
  }
}

// ── Conditions and changes ─────────────────────────────────────────────────────────────────────────────────────────

function holds(kept: Kept | null, when: Condition | undefined): boolean {
  if (!when) return true
  const item: { [name: string]: Value | undefined } = kept?.item ?? {}
  if (when.exists !== undefined && when.exists !== (kept !== null)) return false
  for (const name in when.equals) {
    if (when.equals[name] === undefined) throw new Error(`"${name}" is compared with nothing`)
    if (!sameValue(item[name], when.equals[name])) return false
  }
  if (when.absent?.some((name) => item[name] !== undefined)) return false
  for (const name in when.below) if (!isBelow(item[name], when.below[name])) return false
  return true
}

function changed(before: Item | Key, change: Change): Item {
  const item: Item = { ...before }
  const { set = {}, remove = [], add } = change
  if (remove.length > 0 || add || 'pk' in set || 'sk' in set) refuseTwice(['pk', 'sk', ...touchedBy(change)])
  for (const name in set) {
    const value = set[name]
    if (value !== undefined) item[name] = admit(value)
  }
  for (const name of remove) delete item[name]
  for (const [name, value] of Object.entries(add ?? {})) {
    const present = item[name] === undefined ? 0 : item[name]
    // DynamoDB adds decimally: its 0.1 + 0.2 is 0.3, which could not be imitated here by adding.
    if (!Number.isInteger(present) || !Number.isInteger(value)) throw new Error(`"${name}" is no whole number, or none is added to it`)
    item[name] = admit(Number(present) + value)
  }
  return item
}

const touchedBy = ({ set = {}, remove = [], add = {} }: Change): string[] => [
  ...Object.keys(set).filter((name) => set[name] !== undefined),
  ...remove,
  ...Object.keys(add),
]

function refuseTwice(names: string[]): void {
  if (new Set(names).size < names.length) throw new Error(`part of the key is changed, or something twice: ${names.join(', ')}`)
}

const keyOf = (write: Write): Key => {
  const { pk, sk } = 'put' in write ? write.put : 'update' in write ? write.update : 'remove' in write ? write.remove : write.check
  const key = { pk, sk }
  checkKey(key)
  return key
}

/** DynamoDB takes no write into a transaction that could have no effect. */
function refuseEmpty(write: Write): void {
  if ('update' in write && touchedBy(write.change).length === 0) throw new Error('an update in a transaction must change something')
  if ('check' in write && checksNothing(write.when)) throw new Error('a check must have something to check')
}

const checksNothing = ({ exists, equals = {}, absent = [], below = {} }: Condition): boolean =>
  exists === undefined && Object.keys(equals).length + absent.length + Object.keys(below).length === 0

// ── Keys ───────────────────────────────────────────────────────────────────────────────────────────────────────────

function checkKey(key: Key): void {
  checkKeyPart(key.pk, 2048)
  checkKeyPart(key.sk, 1024)
}

function checkKeyPart(part: string, longest: number): void {
  if (typeof part !== 'string' || part === '') throw new Error('a key must be a string that is not empty')
  if (part.length * 3 > longest && Buffer.byteLength(part) > longest) throw new Error(`a key of more than ${longest} bytes`)
}

/** DynamoDB orders strings by their UTF-8 bytes, JavaScript by UTF-16 units; they differ once surrogates are involved. */
function compareKeys(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    const one = a.charCodeAt(at)
    const other = b.charCodeAt(at)
    if (one !== other) return rank(one) - rank(other)
  }
  return a.length - b.length
}
const rank = (unit: number): number => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit)

// ── Values ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The copy that is kept. Refuses what DynamoDB or its marshaller refuses; leaves out what is undefined. */
function admit(value: Value): Value {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value
  if (typeof value === 'number') {
    const size = Math.abs(value)
    if (!(size <= Number.MAX_SAFE_INTEGER && (size === 0 || size >= 1e-130))) throw new Error(`${value} is no number DynamoDB can hold`)
    return value + 0 // makes 0 of -0
  }
  if (value instanceof Uint8Array) return copyBytes(value)
  if (Array.isArray(value)) return value.filter((element) => element !== undefined).map(admit)
  return admitMap(value)
}

function admitMap(map: { [name: string]: Value }): { [name: string]: Value } {
  const prototype = typeof map === 'object' ? Object.getPrototypeOf(map) : undefined
  if (prototype !== Object.prototype && prototype !== null) throw new Error('only plain values can be stored')
  const admitted = { ...map }
  for (const name in admitted) {
    const value = admitted[name]
    if (value === undefined) delete admitted[name]
    else if (typeof value !== 'string') admitted[name] = admit(value)
  }
  return admitted
}

const copyOf = (kept: Kept | null): Item | null => kept && copyItem(kept.item)

function imageOf(kept: Kept | null): Item | null {
  if (kept) kept.told ??= copyItem(kept.item)
  return kept?.told ?? null
}
const copyItem = (item: Item): Item => copy(item) as Item

/** Out of the pool that buffers share: thousands of small stretches of memory would cost more to let go of than to fill. */
function copyBytes(bytes: Uint8Array): Uint8Array {
  const { buffer, byteOffset, length } = Buffer.from(bytes)
  return new Uint8Array(buffer, byteOffset, length)
}

function copy(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Uint8Array) return copyBytes(value)
  if (Array.isArray(value)) return value.map(copy)
  // All at once, and then only what is not plain: an object that is put together name by name is slow to make and to read.
  const copied = { ...value }
  for (const name in copied) if (typeof copied[name] === 'object') copied[name] = copy(copied[name] ?? null)
  return copied
}
