/** The delay queue: at least once, never much too early, sometimes late or twice, and what breaks comes out again. */
import type { Job } from '../../functions/ports.ts'
import { later } from '../../functions/reach/later.ts'
import type { Cloud } from './cloud.ts'

/** SQS keeps nothing for longer. */
const longestDelay = 15 * 60
const mostTries = 8

export class Delays {
  constructor(
    private readonly cloud: () => Cloud,
    /** When a job has been done without anything having gone wrong. */
    private readonly done: (job: Job, began: number) => void,
  ) {}

  add(seconds: number, job: Job): void {
    const { world } = this.cloud()
    if (!(Number.isInteger(seconds) && seconds >= 0 && seconds <= longestDelay)) {
      world.fail(`the delay queue was asked to keep something for ${seconds} seconds`)
      return
    }
    const isLate = !world.calm && world.chance.happens(0.01)
    if (isLate) world.faults++
    void this.#do(seconds * 1000 + (isLate ? world.chance.wait(2_000, 60_000) : world.chance.between(5, 600)), job)
    if (!world.calm && world.chance.happens(0.02)) void this.#do(seconds * 1000 + world.chance.wait(1_000, 600_000), job)
  }

  async #do(millis: number, job: Job): Promise<void> {
    const { world } = this.cloud()
    await world.sleep(millis)
    for (let tries = 0; tries < mostTries && !world.broken; tries++) {
      const began = world.now
      const invoked = await this.cloud().invoke('later', (ports) => later(job, ports))
      if ('value' in invoked) {
        if (invoked.faults === 0) this.done(job, began)
        return
      }
      if ('error' in invoked && invoked.faults === 0) return world.fail(`${job.kind} broke: ${inWords(invoked.error)}`)
      await world.sleep(30_000)
    }
  }
}

const inWords = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))
