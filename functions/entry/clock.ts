/** The function that schedules wake: one game, or, every quarter of an hour, whatever was missed. */
import { wake } from '../clock/clock.ts'
import { makeRounds } from '../clock/rounds.ts'
import { makePorts } from './ports.ts'
import { delayQueue } from './queue.ts'
import { schedulerAt } from './scheduler.ts'
import type { WakeEvent } from './wake-event.ts'

const ready = makePorts('clock', process.env, { scheduler: schedulerAt, later: delayQueue })

export const handler = async (event: WakeEvent): Promise<void> => {
  const ports = await ready
  if ('game' in event) await wake(event.game, ports)
  else await makeRounds(ports)
}
