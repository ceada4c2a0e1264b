/** Whole games of three through the real handlers, on a store that counts: what a move asks of the tables, says to the log, and whom it tells. */
import { createHash } from 'node:crypto'
import { sessionCookie } from '../../functions/api/session.ts'
import { days } from '../../functions/people/limits.ts'
import type { Log, Ports } from '../../functions/ports.ts'
import { reach } from '../../functions/reach/reach.ts'
import { memoryStore } from '../../functions/store/memory.ts'
import type { Item, Store } from '../../functions/store/store.ts'
import { itemBytes, type Meter, newMeter } from '../../functions/store/tables.ts'
import { writeItem } from '../../functions/table/stored-game.ts'
import { tell } from '../../functions/tell/tell.ts'
import { begin, bodyOf, botFor, follow, guest, inProcess, nextMove, quietPorts, type Someone, wait } from '../bench/move/game.ts'

type Part = Meter & { logBytes: number }
export type Counted = {
  moves: number
  api: Part
  tell: Part
  later: Part
  /** People told of a new question. */
  told: number
  schedules: number
  /** Bytes a move leaves behind for good: its row and its share of the record. */
  rowBytes: number
}

/** The same games at every run. */
function drawn(seed: number): Ports['random'] {
  let count = 0
  return (bytes) =>
    Buffer.concat([0, 1].map((half) => createHash('sha256').update(`${seed} ${count++} ${half}`).digest())).subarray(0, bytes)
}

const newPart = (): Part => ({ ...newMeter(), logBytes: 0 })

export async function count(games: number): Promise<Counted> {
  const counted: Counted = { moves: 0, api: newPart(), tell: newPart(), later: newPart(), told: 0, schedules: 0, rowBytes: 0 }
  for (let number = 0; number < games; number++) await playThrough(number, counted)
  return counted
}

async function playThrough(number: number, counted: Counted): Promise<void> {
  const memory = memoryStore({
    onChange: ({ key, after }) => {
      if (/^(M|L)#/.test(key.sk) && after) counted.rowBytes += itemBytes(after)
    },
  })
  const table = { now: Date.now() }
  const portsOf = (part: Part): Ports => ({ ...quietPorts(memory.meteredBy(part)), log: counting(part), now: () => table.now })
  const people: Someone[] = []
  const random = drawn(number)
  const host = inProcess({ ...quietPorts(memory), random })
  for (let i = 0; i < 3; i++) people.push(await guest(host))
  // Their game goes on for months, and they stay signed in.
  const yearsLater = { ...quietPorts(memory), now: () => Date.now() + 10 * 365 * days }
  for (const person of people) person.cookie = (await sessionCookie({ player: person.id, epoch: 0 }, yearsLater)).split(';')[0] ?? ''
  const game = await begin(host, memory, people, botFor(number), `cost ${number}`)
  const answering = portsOf(counted.api)
  const api = inProcess({ ...answering, store: knowingPlayers(answering.store) })
  const [telling, sending] = [portsOf(counted.tell), portsOf(counted.later)]
  telling.scheduler = { at: async () => void counted.schedules++, cancel: async () => {} }
  for (let move = nextMove(game); move; move = nextMove(game)) {
    const before = writeItem(game.stored) as Item
    wait(game)
    table.now = game.now
    const mover = move.as.id
    await api('answer', { as: move.as, table: game.stored.id, body: bodyOf(move.answer) })
    follow(game, move.answer)
    counted.moves++
    telling.notify = {
      owed: async (owed) => {
        // Who has just moved has the answer before their eyes; the queue is told of the others.
        for (const one of owed.filter(({ player }) => player !== mover)) {
          counted.told++
          await reach(sending, one)
        }
      },
      notice: async () => {},
    }
    await tell([{ sequence: '1', before, after: writeItem(game.stored) as Item }], telling)
  }
}

/** A session is looked up when a page fetches what it shows, which is counted with the visit; the move that follows within a minute does not do it again. */
const knowingPlayers = (store: Store): Store => ({
  ...store,
  get: async (table, key, how) => (table === 'players' ? { ...key, epoch: 0 } : store.get(table, key, how)),
})

/** Each line costs what CloudWatch takes in, with the frame it is put into. */
const frame = 26
function counting(part: Part): Log {
  const note = (line: string, facts: object): void => {
    part.logBytes +=
      JSON.stringify({
        level: 'INFO',
        message: line,
        timestamp: new Date().toISOString(),
        service: 'service',
        xray_trace_id: '1-6543210f-0123456789abcdef01234567',
        ...facts,
      }).length + frame
  }
  return { info: note, warn: note, error: note }
}
