/**
 * Telling people straight from the stream. The queue is for what must wait, and for what cannot be told from here: whatever breaks, and
 * everything for a minute after a telling that took long. A push service that hangs would otherwise hold up all games of its shard.
 */
import type { Notify, Ports } from '../ports.ts'
import { handedOn } from './handed-on.ts'
import { each, reaching } from './reach.ts'

const long = 1_500
const pause = 60_000

export function atOnce(ports: () => Ports): Notify {
  const [straight, queue] = [reaching(ports), handedOn(ports)]
  let pausedUntil = 0
  const one = async (tell: (by: Notify) => Promise<void>): Promise<void> => {
    const { now, log } = ports()
    const began = now()
    if (began < pausedUntil) return tell(queue)
    try {
      await tell(straight)
    } catch (error) {
      log.warn('handed on', { name: error instanceof Error ? error.name : 'unknown' })
      await tell(queue)
    } finally {
      if (now() - began > long) pausedUntil = now() + pause
    }
  }
  return {
    owed: (people, seen) => each(people, (owed) => one((by) => by.owed([owed], seen))),
    notice: (notices) => each(notices, (notice) => one((by) => by.notice([notice]))),
  }
}
