/** Stands in for EventBridge Scheduler: keeps schedules, and calls when their time has come, also if it came while nobody was here. */
import type { Data } from '../data.ts'
import { type Answer, type Asked, failure, type StandIn } from './server.ts'

export type Target = { Arn: string; Input?: string }
type Schedule = {
  Name: string
  GroupName: string
  /** `at(2026-05-01T18:30:00)` in UTC, or `rate(15 minutes)`. */
  ScheduleExpression: string
  ScheduleExpressionTimezone?: string
  FlexibleTimeWindow: { Mode: string }
  Target: Target & { RoleArn: string }
  State: 'ENABLED' | 'DISABLED'
  ActionAfterCompletion: 'NONE' | 'DELETE'
  /** Seconds, as the client reads them. */
  CreationDate: number
  LastModificationDate: number
  /** Milliseconds; null once it is over. */
  next: number | null
}

export type SchedulerStandIn = { answer: StandIn; stop: () => Promise<void> }

const file = 'schedules.json'
/** Timers count in 32 bits: what lies further away is looked at again before then. */
const longestTimer = 24 * 60 * 60 * 1000
const shortTimer = 100
const secondTry = 5000

/** Another clock than the machine's can be set forward: it is looked at every now and then. */
export function schedulerStandIn(data: Data, fire: (target: Target) => Promise<void>, now = Date.now): SchedulerStandIn {
  const longestWait = now === Date.now ? longestTimer : shortTimer
  const schedules = new Map(Object.entries(data.read<{ [key: string]: Schedule }>(file) ?? {}))
  const underWay = new Map<Schedule, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const keep = (): void => {
    data.write(file, Object.fromEntries(schedules))
    wait()
  }

  const wait = (): void => {
    clearTimeout(timer)
    const next = Math.min(...[...schedules.values()].filter(isWaiting).map((schedule) => schedule.next ?? Number.POSITIVE_INFINITY))
    if (stopped || next === Number.POSITIVE_INFINITY) return
    timer = setTimeout(ring, Math.min(Math.max(0, next - now()), longestWait))
    timer.unref()
  }

  const isWaiting = (schedule: Schedule): boolean => schedule.State === 'ENABLED' && !underWay.has(schedule)

  const ring = (): void => {
    for (const [key, schedule] of schedules) {
      if (isWaiting(schedule) && schedule.next !== null && schedule.next <= now()) underWay.set(schedule, call(key, schedule))
    }
    wait()
  }

  /** Crossed off only when the call went well: a crash in between calls again rather than never. */
  const call = async (key: string, schedule: Schedule): Promise<void> => {
    const went = await fire(schedule.Target).then(
      () => true,
      () => false,
    )
    underWay.delete(schedule)
    // Set anew in the meantime, by the very one who was called: then this one is history.
    if (schedules.get(key) !== schedule) return wait()
    schedule.next = went ? following(schedule, now()) : now() + secondTry
    if (schedule.next === null && schedule.ActionAfterCompletion === 'DELETE') schedules.delete(key)
    keep()
  }

  const put = ({ method, query, body }: Asked, name: string): Answer => {
    const asked = JSON.parse(body.toString('utf8')) as Partial<Schedule>
    const key = keyOf(asked.GroupName ?? query.get('groupName'), name)
    const before = schedules.get(key)
    if (method === 'POST' && before) return failure(409, 'ConflictException', `${name} exists already`)
    if (method === 'PUT' && !before) return failure(404, 'ResourceNotFoundException', `there is no ${name}`)
    const next = nextOf(asked, now())
    if (!next || !asked.Target?.Arn || !asked.FlexibleTimeWindow) return failure(400, 'ValidationException', 'not a schedule we understand')
    const seconds = now() / 1000
    const [GroupName = 'default'] = key.split('/')
    const made = { CreationDate: before?.CreationDate ?? seconds, LastModificationDate: seconds, next, Name: name, GroupName }
    schedules.set(key, { State: 'ENABLED', ActionAfterCompletion: 'NONE', ...asked, ...made } as Schedule)
    keep()
    return { status: 200, body: { ScheduleArn: arnOf(key) } }
  }

  const answer: StandIn = (asked) => {
    const [, name] = asked.path.match(/^\/schedules\/([^/]+)$/) ?? []
    if (!name) return null
    if (asked.method === 'POST' || asked.method === 'PUT') return put(asked, name)
    const key = keyOf(asked.query.get('groupName'), name)
    const schedule = schedules.get(key)
    if (!schedule) return failure(404, 'ResourceNotFoundException', `there is no ${name}`)
    if (asked.method === 'GET') return { status: 200, body: { Arn: arnOf(key), ...schedule, next: undefined } }
    if (asked.method !== 'DELETE') return null
    schedules.delete(key)
    keep()
    return { status: 200 }
  }

  wait()
  return {
    answer,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await Promise.all(underWay.values())
    },
  }
}

const keyOf = (group: string | null | undefined, name: string): string => `${group || 'default'}/${name}`
const arnOf = (key: string): string => `arn:aws:scheduler:local:000000000000:schedule/${key}`

const units: { [unit: string]: number } = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }

function nextOf({ ScheduleExpression = '', ScheduleExpressionTimezone: zone = 'UTC' }: Partial<Schedule>, now: number): number | null {
  const [, at] = ScheduleExpression.match(/^at\((\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\)$/) ?? []
  if (at && zone === 'UTC') return Date.parse(`${at}Z`) || null
  const [, count, unit = ''] = ScheduleExpression.match(/^rate\((\d+) (minute|hour|day)s?\)$/) ?? []
  return count ? now + Number(count) * (units[unit] ?? 0) : null
}

/** What repeats goes on from now: what was missed while nobody was here is made up for once. */
const following = (schedule: Schedule, now: number): number | null =>
  schedule.ScheduleExpression.startsWith('rate') ? nextOf(schedule, now) : null
