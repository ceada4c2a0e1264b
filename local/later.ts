/** The delay queue of this machine: what is to be looked at again in a moment, also if that moment comes after a restart. */
import type { Job, Later, Log } from '../functions/ports.ts'
import type { Data } from './data.ts'

type Waiting = { at: number; job: Job; tries: number }
const file = 'later.json'
const mostTries = 5
const again = 30

export type LocalLater = Later & {
  /** Nothing is done before somebody is there to do it. */
  begin: (handle: (job: Job) => Promise<void>) => void
  stop: () => void
}

export function localLater(data: Data, log: Log): LocalLater {
  const waiting = new Set<Waiting>(data.read<Waiting[]>(file) ?? [])
  const timers = new Set<NodeJS.Timeout>()
  let handler: ((job: Job) => Promise<void>) | undefined
  const keep = (): Promise<void> => data.writeSoon(file, () => [...waiting])

  const arm = (one: Waiting): void => {
    if (!handler) return
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        void run(one)
      },
      Math.max(0, one.at - Date.now()),
    )
    timers.add(timer)
  }

  const add = (one: Waiting): Promise<void> => {
    waiting.add(one)
    arm(one)
    return keep()
  }

  async function run(one: Waiting): Promise<void> {
    try {
      await handler?.(one.job)
    } catch (error) {
      log.warn('later failed', { kind: one.job.kind, name: error instanceof Error ? error.name : 'unknown' })
      if (one.tries < mostTries) void add({ at: Date.now() + again * 1000, job: one.job, tries: one.tries + 1 })
    }
    waiting.delete(one)
    void keep()
  }

  return {
    in: async (seconds, job) => add({ at: Date.now() + seconds * 1000, job, tries: 0 }),
    begin(handle) {
      handler = handle
      for (const one of waiting) arm(one)
    },
    stop() {
      handler = undefined
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
