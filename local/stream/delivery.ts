/** Delivers records in order until each has been taken, or has failed so often that it is set aside and the others go on. */
import { type LambdaRecord, sequenceOf } from './record.ts'

export type Delivery = {
  /** The sequences that failed, of which the first counts. Throwing means all of them. */
  deliver: (records: LambdaRecord[]) => Promise<string[]>
  /** Everything up to this one is done. */
  done: (sequence: string) => void
  setAside: (record: LambdaRecord) => void
  pause: (millis: number) => Promise<unknown>
  /** No more tries: what is left comes again after the next start. */
  stopping: () => boolean
}

const mostTries = 8
const firstPause = 50

export async function deliverAll(records: LambdaRecord[], delivery: Delivery): Promise<void> {
  let left = records
  for (let tries = 1; left.length > 0 && !delivery.stopping(); ) {
    const taken = await attempt(left, delivery)
    if (taken > 0) {
      delivery.done(sequenceOf(left[taken - 1] ?? {}))
      left = left.slice(taken)
      tries = 1
    } else if (left.length > 1) {
      // Halves, so that one bad record is found and the good ones before it do not wait.
      const half = Math.ceil(left.length / 2)
      await deliverAll(left.slice(0, half), delivery)
      left = left.slice(half)
    } else if (tries === mostTries) {
      const [hopeless] = left
      if (hopeless) delivery.setAside(hopeless)
      return
    } else {
      await delivery.pause(firstPause * 2 ** tries)
      tries++
    }
  }
}

/** How many of them, from the first on, were taken. */
async function attempt(records: LambdaRecord[], { deliver }: Delivery): Promise<number> {
  try {
    const failed = new Set(await deliver(records))
    const first = records.findIndex((record) => failed.has(sequenceOf(record)))
    return first < 0 ? records.length : first
  } catch {
    return 0
  }
}
