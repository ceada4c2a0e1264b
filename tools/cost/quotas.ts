/** Limits of Amazon's that bind before anything of ours does, at so many games at once, and what to do about them. */
import type { Counted } from './counting.ts'
import { durations, habits } from './habits.ts'

export type Quota = { limit: string; initially: number; needed: number; unit: string; binds: boolean; then: string }

/** The busiest minute of a day compared with its average one: evenings, in the zone where most people live. */
const rush = 4
const daySeconds = 86_400

export function quotasAt(games: number, { moves, told, schedules }: Counted): Quota[] {
  const movesPerSecond = (games * habits.game.moves) / (habits.game.days * daySeconds)
  const visitsPerSecond = (games * habits.visits) / (habits.game.days * daySeconds)
  const requests = movesPerSecond + visitsPerSecond * (habits.visit.pages + habits.visit.apiRequests + habits.visit.serverSideRequests)
  const letters = (games * habits.game.players * habits.withoutPush * habits.lettersPerDayWithoutPush) / daySeconds
  const tellings = movesPerSecond * (told / moves)
  const busy = (perSecond: number): number => Math.ceil(perSecond * rush)
  const concurrency =
    (busy(requests) * durations.api +
      busy(movesPerSecond) * durations.tell +
      busy(tellings) * durations.later +
      busy(visitsPerSecond) * durations.pages) /
    1000
  const quota = (limit: string, unit: string, initially: number, needed: number, then: string): Quota => ({
    limit,
    unit,
    initially,
    needed: Math.ceil(needed),
    binds: needed > initially,
    then,
  })
  return [
    quota(
      'API Gateway, requests',
      '/s',
      10_000,
      busy(requests),
      'ask for more per region; beyond 100,000 a second split players over regions by their id',
    ),
    quota(
      'WebSocket, new connections',
      '/s',
      500,
      busy(visitsPerSecond),
      'ask for more; then open sockets only at tables where somebody else is present',
    ),
    quota('Lambda, functions at once', '', 1_000, concurrency, 'ask for more (tens of thousands are ordinary); reserve some for api'),
    quota(
      'EventBridge Scheduler, schedules',
      '',
      1_000_000,
      games,
      'ask for more (tens of millions); beyond, one schedule per minute and a list of games due in it, as the sweep has it already',
    ),
    quota(
      'EventBridge Scheduler, changes',
      '/s',
      1_000,
      busy(movesPerSecond * (schedules / moves)),
      'ask for more; then the list of games due',
    ),
    quota(
      'SES, letters',
      '/s',
      14,
      busy(letters),
      'out of the sandbox at once; then ask for more, warmed up over weeks, on addresses of our own',
    ),
    quota(
      'DynamoDB, write units of a table',
      '/s',
      40_000,
      busy(movesPerSecond * 2),
      'ask for more; on demand grows to twice the last peak within half an hour by itself',
    ),
    quota(
      'DynamoDB, write units of one game',
      '/s',
      1_000,
      12,
      'never: a game is one partition and six people cannot move a hundred times a second',
    ),
    quota('Parameter Store, look-ups', '/s', 40, busy(requests) / 20_000, 'turn on higher throughput'),
  ]
}
