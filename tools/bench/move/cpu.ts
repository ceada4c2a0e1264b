/** What a move costs of our own processor: the whole API with a store in memory, so that nothing of the database counts. */
import { api, type HttpEvent } from '../../../functions/api/door.ts'
import { lambdaLog } from '../../../functions/entry/log.ts'
import { memoryStore } from '../../../functions/store/memory.ts'
import {
  begin,
  bodyOf,
  botFor,
  eventFor,
  follow,
  guest,
  inProcess,
  nextMove,
  quietPorts,
  rounded,
  type Someone,
  spread,
  type Table,
} from './game.ts'

const warmUp = 500
const measured = 4_000

export async function ownCpuMillis(): Promise<{ p50: number; p99: number; max: number }> {
  const store = memoryStore()
  const quiet = quietPorts(store)
  const ports = { ...quiet, log: lambdaLog('api', 'INFO') }
  const send = inProcess(quiet)
  const people: Someone[] = []
  for (let i = 0; i < 6; i++) people.push(await guest(send))
  const millis: number[] = []
  await withoutOutput(async () => {
    for (let game = 0; millis.length < warmUp + measured; game++) {
      const table = await begin(send, store, people.slice(0, 2 + (game % 5)), botFor(game), `cpu ${game}`)
      // Thought out before: what bots leave behind must not be swept up while somebody else is measured.
      for (const event of wholeGame(table, ports.settings.origin)) millis.push(await cpuMillis(() => api(event, ports)))
    }
  })
  const { p50, p99, max } = spread(millis.slice(warmUp))
  return { p50: rounded(p50), p99: rounded(p99), max: rounded(max) }
}

function wholeGame(table: Table, origin: string): HttpEvent[] {
  const events: HttpEvent[] = []
  for (let move = nextMove(table); move; move = nextMove(table)) {
    events.push(eventFor('answer', { as: move.as, table: table.stored.id, body: bodyOf(move.answer) }, origin))
    follow(table, move.answer)
  }
  global.gc?.()
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
