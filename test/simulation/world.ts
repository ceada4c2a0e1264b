/**
 * Virtual time: whatever waits, waits in one queue, and the next thing to happen is the one whose time comes first. Between two
 * events everything that can go on goes on, so that what runs at the same time takes turns exactly where it waits.
 */
import { Chance } from './chance.ts'

export type Broken = { seed: number; sentence: string; trace: string[] }
type Event = { at: number; order: number; run: () => void }
type Fact = string | number | boolean | null | undefined | object

const winter = Date.UTC(2026, 0, 5, 9)
const longestTrace = 60

export class World {
  now: number
  /** The first thing that was wrong. Nothing happens any more afterwards. */
  broken: Broken | null = null
  /** No faults any more: what is under way comes to its end. */
  calm = false
  faults = 0
  /** Functions that are neither waiting for an event nor done: they wait for something real, as cryptography does. */
  thinking = 0
  readonly chance: Chance
  readonly #events = new Queue()
  readonly #trace: Fact[][] = []
  #order = 0

  constructor(
    readonly seed: number,
    readonly began = winter,
  ) {
    this.now = began
    this.chance = new Chance(`world ${seed}`)
  }

  after(millis: number, run: () => void): void {
    this.#events.add({ at: this.now + Math.max(0, millis), order: this.#order++, run })
  }

  sleep(millis: number): Promise<void> {
    return new Promise((resolve) => this.after(millis, resolve))
  }

  /**
   * Until `done`, until something is wrong, or until nothing is left to happen. One event a tick: a tick that a promise asks for comes
   * when no promise has anything left to do, and costs far less than a round of the event loop.
   */
  run(done: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const tick = (): void => process.nextTick(goOn)
      const goOn = (): void => {
        if (this.thinking > 0) {
          setImmediate(goOn)
          return
        }
        const event = this.broken || done() ? undefined : this.#events.next()
        if (!event) {
          resolve()
          return
        }
        this.now = event.at
        event.run()
        queueMicrotask(tick)
      }
      queueMicrotask(tick)
    })
  }

  // ── What is told of it ───────────────────────────────────────────────────────────────────────────────────────────

  /** Kept as it comes and made into words only if something goes wrong. */
  note(...facts: Fact[]): void {
    this.#trace.push([this.now, ...facts])
    if (this.#trace.length > 2 * longestTrace) this.#trace.splice(0, longestTrace)
  }

  fail(sentence: string): void {
    if (this.broken) return
    const trace = this.#trace
      .slice(-longestTrace)
      .map(([at, ...facts]) => `${clock(Number(at) - this.began)} ${facts.map(inWords).join(' ')}`)
    this.broken = { seed: this.seed, sentence, trace }
  }

  /** The sentence is made only when it is needed. */
  check(holds: boolean, sentence: () => string): void {
    if (!holds) this.fail(sentence())
  }
}

const inWords = (fact: Fact): string => (typeof fact === 'object' && fact !== null ? JSON.stringify(fact) : String(fact ?? ''))

function clock(passed: number): string {
  return `day ${Math.floor(passed / 86_400_000)} ${new Date(passed).toISOString().slice(11, 23)}`
}

/** A heap: the earliest event first, and among those of one moment the one that was added first. */
class Queue {
  readonly #heap: Event[] = []

  add(event: Event): void {
    const heap = this.#heap
    let at = heap.push(event) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!isBefore(event, heap[parent])) break
      heap[at] = heap[parent] as Event
      at = parent
    }
    heap[at] = event
  }

  next(): Event | undefined {
    const heap = this.#heap
    const first = heap[0]
    const last = heap.pop()
    if (!last || heap.length === 0) return first
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= heap.length) break
      if (isBefore(heap[child + 1], heap[child] as Event)) child++
      if (!isBefore(heap[child], last)) break
      heap[at] = heap[child] as Event
      at = child
    }
    heap[at] = last
    return first
  }
}

const isBefore = (a: Event | undefined, b: Event | undefined): boolean =>
  a !== undefined && (b === undefined || a.at < b.at || (a.at === b.at && a.order < b.order))
