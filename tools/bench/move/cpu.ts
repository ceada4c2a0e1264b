/** What a move costs of our own processor: the whole API with a store in memory, so that nothing of the database counts. */
import { api, type HttpEvent } from '../../../functions/api/door.ts'
import { lambdaLog } from '../../../functions/entry/log.ts'
import { memoryStore } from '../../../functions/store/memory.ts'
import type { Store } from '../../../functions/store/store.ts'
import {
  begin,
  bodyOf,
  botFor,
  eventFor,
  follow,
  guest,
  inProcess,
  nextMove,
  origin,
  quietPorts,
  rounded,
  type Send,
  type Someone,
  spread,
  type Table,
} from './game.ts'

/** Until then the engine of JavaScript is busy with our code, and it would be its work that is measured. */
const warmUp = 3_000
const measured = 4_000

export async function ownCpuMillis(): Promise<{ p50: number; p99: number; max: number }> {
  const store = memoryStore()
  const quiet = quietPorts(store)
  const ports = { ...quiet, log: lambdaLog('api', 'INFO') }
  const events = await thoughtOut(inProcess(quiet), store)
  const millis: number[] = []
  await withoutOutput(async () => {
    for (const event of events) millis.push(await cpuMillis(() => api(event, ports)))
  })
  const { p50, p99, max } = spread(millis.slice(warmUp))
  return { p50: rounded(p50), p99: rounded(p99), max: rounded(max) }
}

/** All moves of many games, before the first is made: what bots leave behind must not be swept up while somebody else is measured. */
async function thoughtOut(send: Send, store: Store): Promise<HttpEvent[]> {
  const people: Someone[] = []
  for (let i = 0; i < 6; i++) people.push(await guest(send))
  const events: HttpEvent[] = []
  for (let game = 0; events.length < warmUp + measured; game++) {
    const table = await begin(send, store, people.slice(0, 2 + (game % 5)), botFor(game), `cpu ${game}`)
    events.push(...wholeGame(table))
  }
  return events
}

function wholeGame(table: Table): HttpEvent[] {
  const events: HttpEvent[] = []
  for (let move = nextMove(table); move; move = nextMove(table)) {
    events.push(eventFor('answer', { as: move.as, table: table.stored.id, body: bodyOf(move.answer) }, origin))
    follow(table, move.answer)
  }
  return events
}

async function cpuMillis(run: () => Promise<{ statusCode: number }>): Promise<number> {
  const before = process.cpuUsage()
  const { statusCode } = await run()
  const { user, system } = process.cpuUsage(before)
  if (statusCode !== 200) throw new Error(`a move got ${statusCode}`)
  return (user + system) / 1000
}

/** The line that each request leaves is made, but nobody wants to read four thousand of them. */
async function withoutOutput(run: () => Promise<void>): Promise<void> {
  const { write } = process.stdout
  process.stdout.write = () => true
  try {
    await run()
  } finally {
    process.stdout.write = write
  }
}
