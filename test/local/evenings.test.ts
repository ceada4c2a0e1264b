/**
 * Whole games of two to six people over HTTP and sockets, each of them on two devices, on one host that is asked to end in the middle of all
 * of them and begins again. Either device may answer, both hear of every move, and at the end every record proves its game.
 */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bots, chanceOf, type Decision, verify } from '@meanwhile/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '../../functions/api/shapes/index.ts'
import { at, connect, guest, onAnotherDevice, owedTo, type Person, type Socket, startTable, view } from './people.ts'
import { type Running, run } from './running.ts'

type Device = { person: Person; socket: Socket }
/** Everybody who sits there, with both of their devices. */
type Evening = { table: string; seats: [Device, Device][]; moves: number }

const sizes = [2, 3, 4, 5, 6]
const beforeCtrlC = 8
const data = mkdtempSync(join(tmpdir(), 'meanwhile-test-'))
const children: ChildProcess[] = []
const evenings = new Map<number, Evening>()
const inTheMiddle: { device: Device; table: string; number: number }[] = []
let host: Running
let hostAgain: Running

const open = async (person: Person, table: string): Promise<Device> => ({
  person,
  socket: await connect(host.origin, { cookie: person.cookie, table }),
})

async function sitDown(people: [Person, Person][], size: number): Promise<Evening> {
  const seated = people.slice(0, size)
  const [first, ...others] = seated.map(([person]) => person)
  if (!first) throw new Error('nobody came')
  const table = await startTable(first, others, { seats: size, bots: [], pace: { kind: 'each', minutes: 10 } })
  const seats = seated.map(async ([one, other]): Promise<[Device, Device]> => [await open(one, table), await open(other, table)])
  return { table, seats: await Promise.all(seats), moves: 0 }
}

beforeAll(async () => {
  host = await run(data, children)
  const names = ['Ana', 'Ben', 'Cid', 'Dee', 'Eve', 'Fay']
  const people: [Person, Person][] = []
  for (const name of names) {
    const person = await guest(host.origin, name)
    people.push([person, await onAnotherDevice(host.origin, person)])
  }
  for (const size of sizes) evenings.set(size, await sitDown(people, size))
  await Promise.all([...evenings.values()].map((evening) => play(evening, beforeCtrlC)))
  for (const { table, seats } of evenings.values())
    for (const [device] of seats) inTheMiddle.push({ device, table, number: (await view(device.person, table)).number })
  await endAndBeginAgain()
}, 150_000)

afterAll(async () => {
  for (const { seats } of evenings.values()) for (const { socket } of seats.flat()) socket.close()
  for (const child of children) child.kill('SIGKILL')
  rmSync(data, { recursive: true, force: true })
})

/** Ctrl-C, and the same command again: everybody’s pages connect anew. */
async function endAndBeginAgain(): Promise<void> {
  const sockets = [...evenings.values()].flatMap(({ seats }) => seats.flat()).map(({ socket }) => socket)
  host.child.kill('SIGINT')
  expect(await once(host.child, 'exit')).toEqual([0, null])
  expect(new Set(await Promise.all(sockets.map(({ closed }) => closed)))).toEqual(new Set([1001]))
  hostAgain = await run(data, children)
  host = hostAgain
  for (const { table, seats } of evenings.values())
    for (const devices of seats) for (const device of devices) Object.assign(device, await open(at(host.origin, device.person), table))
}

// ── Playing ────────────────────────────────────────────────────────────────────────────────────────────────────────

const checkEvery = 9

/** Somebody answers on one device, now on this, now on that; now and then on both at once, which counts once. */
async function answer(evening: Evening, devices: [Device, Device], decision: Decision, seen: Reply<'view'>): Promise<Reply<'view'>> {
  const { table, moves } = evening
  const picks = bots.greedy(seen.view, decision, chanceOf(`${table} ${decision.id}`))
  const taps = moves % checkEvery === 0 ? devices : [devices[moves % 2] ?? devices[0]]
  const replies = await Promise.all(
    taps.map(({ person }) => person.call('answer', { params: { table }, body: { decision: decision.id, picks } })),
  )
  evening.moves++
  const [reply = seen, again] = replies
  if (again) expect(again.number).toBe(reply.number)
  return reply
}

/** Until it is over, or until so many moves were made. Whoever is waited for looks on one of their devices. */
async function play(evening: Evening, mostMoves = 3000): Promise<void> {
  const { table, seats } = evening
  const [[host] = []] = seats
  let seen = host && (await view(host.person, table))
  let inVain = 0
  while (seen && seen.status !== 'over' && evening.moves < mostMoves) {
    const [owed] = seen.owed
    const devices = seats[Number(owed?.seat.slice(1)) - 1]
    if (!devices) throw new Error('nobody is waited for')
    seen = await view(devices[evening.moves % 2 === 0 ? 1 : 0].person, table)
    const asked = owedTo(seen)
    if (!asked && inVain++ > 100) throw new Error(`${owed?.seat} is waited for, and asked nothing: ${JSON.stringify(seen.owed)}`)
    if (!asked) continue
    inVain = 0
    seen = await answer(evening, devices, asked, seen)
    if (evening.moves % checkEvery === 0) await allAgree(evening)
  }
}

/** Everybody’s devices show the same number, and each of them was poked with it. */
async function allAgree({ table, seats }: Evening): Promise<Reply<'view'>[]> {
  return Promise.all(
    seats.map(async (devices) => {
      const [one, other] = await Promise.all(devices.map(({ person }) => view(person, table)))
      if (!one || !other) throw new Error('somebody has no devices')
      expect(other.number).toBe(one.number)
      const pokes = devices.map(({ socket }) => socket.poke(({ game, number }) => game === table && number >= one.number))
      await expect(Promise.all(pokes)).resolves.toHaveLength(2)
      return one
    }),
  )
}

// ── The end ────────────────────────────────────────────────────────────────────────────────────────────────────────

it('Ctrl-C and another start lose nothing that anybody has seen, and the start takes no longer than it should', async () => {
  expect(hostAgain.seconds).toBeLessThan(15)
  for (const { device, table, number } of inTheMiddle) expect((await view(device.person, table)).number).toBeGreaterThanOrEqual(number)
})

describe.concurrent('A game with two devices each, over a restart,', () => {
  it.each(sizes)(
    'is played to its end by %i people, all of whom see the same end, and its record proves it',
    async (size) => {
      const evening = evenings.get(size)
      if (!evening) throw new Error('nobody sat down')
      const { table, seats } = evening
      expect(seats).toHaveLength(size)
      await play(evening)
      const seen = await allAgree(evening)
      expect(new Set(seen.map(({ status }) => status))).toEqual(new Set(['over']))
      expect(new Set(seen.map(({ view }) => JSON.stringify(view.over))).size).toBe(1)
      for (const [{ person }] of seats.slice(0, 1)) {
        const record = await person.call('record', { params: { table } })
        expect(record.entries).toHaveLength(evening.moves)
        expect(verify(record)).toMatchObject({ ok: true })
      }
    },
    150_000,
  )
})
