/** One table of the simulation: what is true of it, what its viewers were shown, and what people were answered about it. */
import type { Deed, SeatId } from '@meanwhile/engine'
import type { Reply } from '../../functions/api/shapes/index.ts'
import type { Answered, Refused } from './asking.ts'
import { keyOf } from './changes.ts'
import { Sights } from './sights.ts'
import { type Attempt, Truth } from './truth.ts'
import type { World } from './world.ts'

export type AnswerDeed = Extract<Deed, { kind: 'answer' }>
/** An answer on its way. `isSound`: it is one of the options of a question its sender was asked. */
export type Sent = { deed: AnswerDeed; isSound: boolean; attempt: Attempt; since: number }

export class Table {
  readonly truth: Truth
  readonly sights: Sights
  /** Messages that their writers know to be there. */
  readonly said: string[] = []
  /** Part of the play, and not left behind because the reply to its making was lost. */
  isPlayed = false
  /** Anybody may watch it. */
  isOpen = false
  /** When the clock means to look at it again, as it is stored. */
  wakeUp: number | null = null

  constructor(
    readonly id: string,
    private readonly world: World,
    ports: ConstructorParameters<typeof Truth>[2],
  ) {
    this.truth = new Truth(id, world, ports)
    this.sights = new Sights(this.truth, world)
  }

  get isDone(): boolean {
    return this.truth.isOver || this.truth.rests
  }

  get newest(): number {
    return Math.max(0, this.truth.snapshots.length - 1)
  }

  seatOf(player: string): SeatId | null {
    const at = this.truth.hasBegun ? this.truth.now.people.lastIndexOf(player) : -1
    return at < 0 ? null : `s${at + 1}`
  }

  send(deed: AnswerDeed, isSound: boolean): Sent {
    return { deed, isSound, attempt: this.truth.attempt(keyOf(deed)), since: this.newest }
  }

  /** Is what they were told true? Gives the view, if there was one. */
  heard({ deed, isSound, attempt, since }: Sent, answered: Answered<'answer'>): Reply<'view'> | Refused | null {
    if ('lost' in answered || 'unchanged' in answered) return null
    if ('body' in answered) {
      this.#accepted(deed, attempt)
      this.sights.view(deed.seat, answered.body, since)
      return answered.body
    }
    const { refused } = answered
    if (refused.code === 'unavailable') return null
    attempt.state = 'refused'
    const untrue = this.#untrue(deed, refused, isSound, since)
    if (untrue)
      this.world.fail(
        `${this.id}: ${keyOf(deed)} was refused with ${refused.code} (${refused.reason ?? refused.chosen ?? ''}), but ${untrue}`,
      )
    return refused
  }

  #accepted(deed: AnswerDeed, attempt: Attempt): void {
    attempt.state = 'acknowledged'
    const recorded = this.truth.answers.get(deed.decision)
    if (!recorded) this.world.fail(`${this.id}: ${keyOf(deed)} was accepted, but the record does not have it`)
    else if (keyOf(recorded) !== keyOf(deed))
      this.world.fail(`${this.id}: ${keyOf(deed)} was accepted, but the record says ${keyOf(recorded)}`)
  }

  #closedBy(decision: string): 'timed-out' | 'ordered' | 'withdrawn' {
    const { timedOut, ordered } = this.truth
    return timedOut.has(decision) ? 'timed-out' : ordered.has(decision) ? 'ordered' : 'withdrawn'
  }

  #untrue(deed: AnswerDeed, { code, reason, chosen }: Refused, isSound: boolean, since: number): string | null {
    const { answers, now, snapshots } = this.truth
    const recorded = answers.get(deed.decision)
    switch (code) {
      case 'answered-otherwise':
        if (!recorded) return 'it was not answered'
        if (keyOf(recorded) === keyOf(deed)) return 'it was answered just so'
        return recorded.picks.join() === chosen?.join() ? null : `${recorded.picks} was chosen`
      case 'stale-decision':
        if (recorded) return `it was answered with ${recorded.picks}`
        if (now.game.asked.some(({ id }) => id === deed.decision)) return 'it is open'
        return reason === this.#closedBy(deed.decision) ? null : 'not for that reason'
      case 'not-playing':
        return snapshots.slice(since).some(({ status }) => status === 'paused') ? null : 'the game was never paused'
      case 'no-such-table':
      case 'not-your-seat':
        return snapshots.slice(since).some(({ game }) => !game.players.some(({ seat }) => seat === deed.seat)) ? null : 'the seat is theirs'
      case 'game-over':
        return now.status === 'over' && !isSound ? null : 'this cannot be the reason'
      case 'not-your-decision':
      case 'not-an-option':
      case 'wrong-number':
      case 'picked-twice':
      case 'too-long':
      case 'malformed':
        return isSound ? 'nothing is wrong with it' : null
      default:
        return 'that is no reason to refuse an answer'
    }
  }
}
