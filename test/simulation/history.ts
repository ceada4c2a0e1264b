/** Every state of one table that was ever written, in order, and what can be looked up in them. */
import { decisionId, type Game, type SeatId } from '@meanwhile/engine'
import type { NewlyOwed } from '../../functions/ports.ts'
import type { Owed, readHeader } from '../../functions/table/stored-game.ts'
import type { World } from './world.ts'

export type Viewer = SeatId | 'all'
/** `born`: the version that asked it. `held`: a bot had the seat at some time since. */
export type Question = Owed & { born: number; held: boolean; told: boolean }
export type Header = ReturnType<typeof readHeader>
export type Snapshot = Omit<Header, 'owed'> & { game: Game; at: number; owed: Question[] }

/** How far the clocks of functions are ahead at most, and the seconds they are rounded to. */
export const longestSkew = 2_500

export class History {
  readonly snapshots: Snapshot[] = []
  /** Told of to the end without anything having gone wrong: this version, and when it was. */
  settled = { version: -1, at: 0 }

  constructor(
    readonly id: string,
    protected readonly world: World,
  ) {}

  get now(): Snapshot {
    const newest = this.snapshots.at(-1)
    if (!newest) throw new Error('the game has not begun')
    return newest
  }
  get hasBegun(): boolean {
    return this.snapshots.length > 0
  }
  get isOver(): boolean {
    return this.snapshots.at(-1)?.status === 'over'
  }
  /** Only bots are left, and they rest. */
  get rests(): boolean {
    return this.hasBegun && this.now.people.every((player) => player === '')
  }

  /** The first state that this viewer calls by this number. Numbers never fall, so it can be looked up as in a telephone book. */
  calledBy(viewer: Viewer, number: number): Snapshot | undefined {
    let [low, high] = [0, this.snapshots.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const snapshot = this.snapshots[middle]
      if (snapshot && numberOf(snapshot, viewer) < number) low = middle + 1
      else high = middle
    }
    const found = this.snapshots[low]
    return found && numberOf(found, viewer) === number ? found : undefined
  }

  /** All states that somebody may have read at that moment or later. */
  since(moment: number): Snapshot[] {
    const first = this.snapshots.findLastIndex(({ at }) => at < moment)
    return this.snapshots.slice(Math.max(0, first))
  }

  /** What it waits for, in words. */
  get waits(): string {
    const { version, status, owed, bots } = this.now
    return `${status} at version ${version}, ${owed.map(({ seat, prompt }) => `${seat} ${bots[seat] ?? ''} owes ${prompt}`).join(', ')}`
  }

  // ── What is asked, and until when ────────────────────────────────────────────────────────────────────────────────

  /** Somebody whose time was over before that moment, though the clock could have known of it, in words. */
  overdue(before: number): string | null {
    const { version, status, owed, bots } = this.now
    if (status !== 'playing' || this.settled.version < version || this.settled.at > before) return null
    const late = owed.find(({ seat, clock, born }) => clock && clock.until < before && !bots[seat] && this.#bornAt(born) < before)
    return late ? `${late.seat} with ${late.prompt}, whose time was over at ${late.clock?.until}` : null
  }

  #bornAt(version: number): number {
    return this.snapshots.findLast((snapshot) => snapshot.version === version)?.at ?? 0
  }

  /** Until when this is asked of somebody, at some time since; null if no clock runs, undefined if it is not asked of them. */
  askedOf(player: string, decision: string, since: number): number | null | undefined {
    for (let at = this.snapshots.length - 1; at >= 0; at--) {
      const snapshot = this.snapshots[at]
      if (!snapshot) break
      const question = snapshot.owed.find(({ seat, asked }) => decisionId(this.id, seat, asked) === decision)
      const isTheirs = question && snapshot.people[Number(question.seat.slice(1)) - 1] === player && !snapshot.bots[question.seat]
      if (isTheirs && snapshot.status !== 'paused') return question.clock?.until ?? null
      if (snapshot.at < since) break
    }
    return undefined
  }

  /** What this decision asks of somebody at this very moment. */
  questionOf(player: string, decision: string): Question | undefined {
    for (let at = this.snapshots.length - 1; at >= 0; at--) {
      const { owed, people, bots, status, at: since } = this.snapshots[at] ?? this.now
      const question = owed.find(({ seat, asked }) => decisionId(this.id, seat, asked) === decision)
      if (question && people[Number(question.seat.slice(1)) - 1] === player && !bots[question.seat] && status === 'playing') return question
      // Somebody may have answered at this moment, and before us.
      if (since < this.world.now) break
    }
    return undefined
  }

  /** Until when it may be answered; by another pace since then, it may be less than whoever began then has read. */
  latestEnd({ seat, asked }: Question, since: number): number {
    const asIs = this.since(since).flatMap(({ owed }) => owed.filter((one) => one.seat === seat && one.asked === asked))
    return Math.max(...asIs.map(({ clock }) => clock?.until ?? 0))
  }

  /** The same, whatever number it has got since. Not when its time is over: the game answers in a moment. */
  stillAsks({ seat, player, prompt, since, decision }: NewlyOwed): boolean {
    const { owed, people, status } = this.now
    const isSame = (question: Question): boolean =>
      question.prompt === prompt &&
      question.since === since &&
      (question.clock?.until ?? Number.POSITIVE_INFINITY) > this.world.now + longestSkew &&
      (prompt.endsWith('-limit') || decisionId(this.id, seat, question.asked) === decision)
    return status === 'playing' && people[Number(seat.slice(1)) - 1] === player && owed.some((one) => one.seat === seat && isSame(one))
  }
}

export const numberOf = ({ numbers }: Pick<Snapshot, 'numbers'>, viewer: Viewer): number => numbers[viewer] ?? numbers.all ?? 0
