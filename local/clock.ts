/** The clock of this machine: what the scheduler's stand-in calls when a time has come. */
import { ConflictException, CreateScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler'
import { wake } from '../functions/clock/clock.ts'
import { makeRounds } from '../functions/clock/rounds.ts'
import { optionsFor } from '../functions/entry/environment.ts'
import { sweepEvent, sweepRate, type WakeEvent } from '../functions/entry/wake-event.ts'
import type { Ports } from '../functions/ports.ts'
import type { Target } from './stand-ins/scheduler.ts'

export const clockArn = 'arn:aws:lambda:local:000000000000:function:clock'

export const clockOf =
  (ports: Ports) =>
  async ({ Arn, Input = '{}' }: Target): Promise<void> => {
    if (Arn !== clockArn) return
    const event = JSON.parse(Input) as WakeEvent
    if ('game' in event) await wake(event.game, ports)
    else await makeRounds(ports)
  }

/** Once made, it outlives every restart. */
export async function beginSweeping(endpoint: string): Promise<void> {
  const client = new SchedulerClient(optionsFor(endpoint))
  const Target = { Arn: clockArn, RoleArn: 'arn:aws:iam::000000000000:role/local', Input: JSON.stringify(sweepEvent) }
  const sweeping = { Name: 'sweep', ScheduleExpression: sweepRate, FlexibleTimeWindow: { Mode: 'OFF' as const }, Target }
  try {
    await client.send(new CreateScheduleCommand(sweeping))
  } catch (error) {
    if (!(error instanceof ConflictException)) throw error
  } finally {
    client.destroy()
  }
}
