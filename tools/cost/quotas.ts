/** Limits of Amazon's that bind before anything of ours does, at so many games at once, and what to do about them. */
import { habits } from './habits.ts'
import { type Counted, lettersInGame, tallied } from './month-figures.ts'

export type Quota = { limit: string; initially: number; needed: number; unit: string; binds: boolean; then: string }

/** The busiest minute of a day compared with its average one: evenings, in the zone where most people live. */
const rush = 4
const daySeconds = 86_400
/** Seconds that a call of any of our functions takes, at most, on average. */
const callSeconds = 0.06

type Row = [
  limit: string,
  unit: string,
  initially: number,
  needed: (busy: (perGame: number) => number, games: number) => number,
  then: string,
]

const rows = (counted: Counted): Row[] => {
  const { played, tally } = counted
  const perGame = (calls: number): number => (calls * habits.game.moves) / tally.moves
  const of = (what: Parameters<typeof tallied>[1]): number => tallied(counted, what)
  const calls = Object.values(played).reduce((sum, { calls }) => sum + calls, 0)
  const written = played.answer.writeUnits + played.tell.writeUnits
  const { players } = habits.game
  const files = players * habits.update.timesPerPlayer * habits.update.files + habits.newcomer.perGame * habits.newcomer.files
  return [
    [
      'CloudFront, requests',
      '/s',
      250_000,
      (busy) => busy(of('answers') + of('requests') + of('pages') + of('sockets') + files),
      'ask for more, for the one distribution',
    ],
    [
      'API Gateway, requests',
      '/s',
      10_000,
      (busy) => busy(of('answers') + of('requests') + of('inside') + of('pages')),
      'ask for more per region; beyond 100,000 a second split players over regions by their id',
    ],
    [
      'our own throttle on the API',
      '/s',
      1_000,
      (busy) => busy(of('answers') + of('requests') + of('inside')),
      'raise it in cdk/constructs/routes.ts with the quota',
    ],
    [
      'WebSocket, new connections',
      '/s',
      500,
      (busy) => busy(of('sockets')),
      'ask for more; then open sockets only at tables where somebody else is present',
    ],
    [
      'Lambda, functions at once',
      '',
      1_000,
      (busy) => busy(perGame(calls) + of('pages')) * callSeconds,
      'ask for more (tens of thousands are ordinary); reserve some for api',
    ],
    [
      'EventBridge Scheduler, schedules',
      '',
      1_000_000,
      (_, games) => games,
      'ask for more (tens of millions); beyond, one schedule per minute and a list of games due in it, as the sweep has it already',
    ],
    [
      'EventBridge Scheduler, changes',
      '/s',
      1_000,
      (busy) => busy(perGame(played.tell.scheduled + played.clock.scheduled)),
      'ask for more; then the list of games due',
    ],
    [
      'SES, letters',
      '/s',
      14,
      (busy) => busy(lettersInGame(counted)),
      'out of the sandbox at once; then ask for more, warmed up over weeks, on addresses of our own',
    ],
    [
      'DynamoDB, write units of a table',
      '/s',
      40_000,
      (busy) => busy(perGame(written)),
      'ask for more; on demand grows to twice the last peak within half an hour by itself',
    ],
    [
      'DynamoDB, write units of one game',
      '/s',
      1_000,
      () => 12,
      'never: a game is one partition and six people cannot move a hundred times a second',
    ],
    ['Parameter Store, look-ups', '/s', 40, (busy) => busy(perGame(calls)) / 20_000, 'turn on higher throughput'],
  ]
}

export function quotasAt(games: number, counted: Counted): Quota[] {
  const busy = (perGame: number): number => Math.ceil(((games * perGame) / (habits.game.days * daySeconds)) * rush)
  return rows(counted).map(([limit, unit, initially, of, then]) => {
    const needed = Math.ceil(of(busy, games))
    return { limit, unit, initially, needed, binds: needed > initially, then }
  })
}
