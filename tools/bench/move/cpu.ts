/** What a move costs of our own processor: the whole API with a store in memory, so that nothing of the database counts. */
import { api } from '../../../functions/api/door.ts'
import { lambdaLog } from '../../../functions/entry/log.ts'
import { memoryStore } from '../../../functions/store/memory.ts'
import { begin, bodyOf, botFor, eventFor, follow, guest, inProcess, nextMove, quietPorts, rounded, type Someone, spread } from './game.ts'

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
      for (let move = nextMove(table); move; move = nextMove(table)) {
        const { as, answer } = move
        const event = eventFor('answer', { as, table: table.stored.id, body: bodyOf(answer) }, ports.settings.origin)
        const before = process.cpuUsage()
        const { statusCode } = await api(event, ports)
        const { user, system } = process.cpuUsage(before)
        if (statusCode !== 200) throw new Error(`a move got ${statusCode}`)
        millis.push((user + system) / 1000)
        follow(table, answer)
      }
    }
  })
  const { p50, p99, max } = spread(millis.slice(warmUp))
  return { p50: rounded(p50), p99: rounded(p99), max: rounded(max) }
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
