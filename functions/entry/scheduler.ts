/** One schedule per game, in EventBridge Scheduler. */
import {
  ConflictException,
  CreateScheduleCommand,
  DeleteScheduleCommand,
  ResourceNotFoundException,
  SchedulerClient,
  UpdateScheduleCommand,
  type UpdateScheduleCommandInput,
} from '@aws-sdk/client-scheduler'
import type { Scheduler } from '../ports.ts'
import { optionsFor, type Variables } from './environment.ts'
import type { WakeEvent } from './wake-event.ts'

/** A moment that has passed would be refused. */
const soonest = 2000

/** Begun with the first wake-up: hardly any move needs one. */
export function schedulerAt(given: Variables): Scheduler {
  let begun: SchedulerClient | undefined
  const client = (): SchedulerClient => {
    begun ??= new SchedulerClient(optionsFor(given.SCHEDULER_ENDPOINT))
    return begun
  }
  return {
    async at(game, moment) {
      const schedule = scheduleOf(given, game, moment)
      try {
        await client().send(new UpdateScheduleCommand(schedule))
      } catch (error) {
        if (!(error instanceof ResourceNotFoundException)) throw error
        await create(client(), schedule)
      }
    },
    async cancel(game) {
      try {
        await client().send(new DeleteScheduleCommand({ Name: nameOf(game), GroupName: given.SCHEDULE_GROUP }))
      } catch (error) {
        if (!(error instanceof ResourceNotFoundException)) throw error
      }
    },
  }
}

/** Somebody else may have made it since we looked. */
async function create(client: SchedulerClient, schedule: UpdateScheduleCommandInput): Promise<void> {
  try {
    await client.send(new CreateScheduleCommand(schedule))
  } catch (error) {
    if (!(error instanceof ConflictException)) throw error
    await client.send(new UpdateScheduleCommand(schedule))
  }
}

const nameOf = (game: string): string => `game-${game}`

function scheduleOf(given: Variables, game: string, moment: number): UpdateScheduleCommandInput {
  // Up to the next second: never early.
  const at = new Date(Math.ceil(Math.max(moment, Date.now() + soonest) / 1000) * 1000).toISOString().slice(0, 19)
  const event: WakeEvent = { game }
  return {
    Name: nameOf(game),
    GroupName: given.SCHEDULE_GROUP,
    ScheduleExpression: `at(${at})`,
    FlexibleTimeWindow: { Mode: 'OFF' },
    ActionAfterCompletion: 'DELETE',
    Target: { Arn: given.CLOCK_ARN, RoleArn: given.SCHEDULE_ROLE, Input: JSON.stringify(event) },
  }
}
