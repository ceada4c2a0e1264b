/** The delay queue: at least once, never much too early, sometimes late or twice, and what breaks comes out again. */
import type { Job } from '../../functions/ports.ts'
import { later } from '../../functions/reach/later.ts'
import type { Cloud } from './cloud.ts'

/** SQS keeps nothing for longer. */
const longestDelay = 15 * 60
const mostTries = 8
const betweenTries = 30_000

/** What whoever waits for a job wants to know of it. */
export type Waiting = {
  /** It comes out no sooner than then, and that is the queue's own doing. */
  putOff: (job: Job, until: number) => void
  done: (job: Job, began: number) => void
  /** It broke so often that it lies among the dead letters, and somebody is woken by an alarm. */
  gaveUp: (job: Job) => void
}

export class Delays {
  /** Jobs that are still to come or under way, and when each begins. What comes twice is counted once. */
  readonly #coming = new Map<Job, number>()
  /** What somebody is busy with at this moment; one that came twice may be in here twice. */
  readonly #underWay = new Set<{ job: Job }>()

  constructor(
    private readonly cloud: () => Cloud,
    private readonly waiting: Waiting,
  ) {}

  add(seconds: number, job: Job): void {
    const { world } = this.cloud()
    if (!(Number.isInteger(seconds) && seconds >= 0 && seconds <= longestDelay)) {
      world.fail(`the delay queue was asked to keep something for ${seconds} seconds`)
      return
    }
    const isLate = !world.calm && world.chance.happens(0.01)
    if (isLate) world.faults++
    const millis = seconds * 1000 + (isLate ? world.chance.wait(2_000, 60_000) : world.chance.between(5, 600))
    if (isLate) this.waiting.putOff(job, world.now + millis)
    this.#coming.set(job, world.now + millis)
    void this.#do(millis, job)
    if (!world.calm && world.chance.happens(0.02)) void this.#do(seconds * 1000 + world.chance.wait(1_000, 600_000), { ...job })
  }

  /** When the last of these is to begin; one that is under way has begun. */
  comingUp(which: (job: Job) => boolean): number | null {
    const begins = [...this.#coming].filter(([job]) => which(job)).map(([, at]) => at)
    return begins.length > 0 ? Math.max(...begins) : null
  }

  underWay(which: (job: Job) => boolean): number {
    return [...this.#underWay].filter(({ job }) => which(job)).length
  }

  async #do(millis: number, job: Job): Promise<void> {
    const { world } = this.cloud()
    await world.sleep(millis)
    await this.#tryOften(job)
    this.#coming.delete(job)
  }

  async #tryOften(job: Job): Promise<void> {
    const { world } = this.cloud()
    for (let tries = 0; tries < mostTries && !world.broken; tries++) {
      const began = world.now
      world.note('out of the queue:', job.kind, 'owed' in job ? `${job.owed.player} ${job.owed.decision} ${job.owed.reminder ?? ''}` : '')
      const delivery = { job }
      this.#underWay.add(delivery)
      const invoked = await this.cloud().invoke('later', (ports) => later(job, ports))
      this.#underWay.delete(delivery)
      if ('value' in invoked) {
        this.#coming.delete(job)
        return this.waiting.done(job, began)
      }
      if ('error' in invoked && invoked.faults === 0) return world.fail(`${job.kind} broke: ${inWords(invoked.error)}`)
      if (this.#coming.has(job)) this.#coming.set(job, world.now + betweenTries)
      this.waiting.putOff(job, world.now + betweenTries)
      await world.sleep(betweenTries)
    }
    this.waiting.gaveUp(job)
  }
}

const inWords = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))
