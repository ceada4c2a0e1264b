/** Time passes on a whole host: real HTTP, a real database, the scheduler's real client. Only the hands of the clock are pushed forward. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { readItem } from '../../functions/table/stored-game.ts'
import { type LocalHost, startLocal } from '../../local/index.ts'
import { at, connect, guest, owedTo, type Person, startTable, view } from './people.ts'

const minute = 60_000
const data = mkdtempSync(join(tmpdir(), 'meanwhile-test-'))
let ahead = 0
const now = (): number => Date.now() + ahead
let host: LocalHost
const start = async (): Promise<void> => {
  host = await startLocal({ data, port: 0, now })
}
beforeAll(start, 60_000)
afterAll(async () => {
  await host.stop()
  rmSync(data, { recursive: true, force: true })
})
const sockets: { close: () => void }[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
})

const patient = { timeout: 15_000 }

async function tableOf(settings: object): Promise<{ ana: Person; ben: Person; table: string }> {
  const [ana, ben] = [await guest(host.origin, 'Ana'), await guest(host.origin, 'Ben')]
  const table = await startTable(ana, [ben], {
    seats: 2,
    bots: [],
    pace: { kind: 'each', minutes: 10 },
    ladder: { botAfter: null, dropAfter: null },
    ...settings,
  })
  return { ana, ben, table }
}

/** Whoever is asked, and what the clock has been set for. */
async function asked(people: Person[], table: string) {
  for (const person of people) {
    const seen = await view(person, table)
    const decision = owedTo(seen)
    if (decision) return { person, decision, seen }
  }
  throw new Error('nobody is asked')
}
const wakeUpOf = async (table: string): Promise<number> => {
  const item = await host.ports.store.get('games', { pk: `G#${table}`, sk: 'STATE' }, { consistent: true })
  return (item?.w as number | undefined) ?? 0
}
const timeOuts = async (person: Person, table: string): Promise<number> => {
  const { moves } = await person.call('log', { params: { table }, query: {} })
  return moves.flatMap(({ events }) => events).filter(({ type }) => type === 'timed-out').length
}

it('answers for somebody whose time is up, and wakes everybody to it', async () => {
  const { ana, ben, table } = await tableOf({})
  const { seen } = await asked([ana, ben], table)
  const until = seen.owed[0]?.until ?? 0
  expect(Math.abs(until - now() - 10 * minute)).toBeLessThan(10_000)
  await expect.poll(() => wakeUpOf(table), patient).toBe(until)
  const socket = await connect(host.origin, { cookie: ana.cookie, table })
  sockets.push(socket)
  ahead += 10 * minute - 30_000
  await new Promise((done) => setTimeout(done, 500))
  expect(await timeOuts(ana, table)).toBe(0)
  ahead += 30_000
  await socket.poke(({ number }) => number > seen.number)
  await expect.poll(() => timeOuts(ana, table), patient).toBeGreaterThan(0)
}, 60_000)

it('lets exactly one through of a last-second answer and the time-out', async () => {
  for (let race = 0; race < 5; race++) {
    const { ana, ben, table } = await tableOf({})
    const { person, decision, seen } = await asked([ana, ben], table)
    await expect.poll(() => wakeUpOf(table), patient).toBe(seen.owed[0]?.until)
    const picks = decision.options.slice(0, Math.max(1, decision.min))
    ahead += 10 * minute + 1000
    const answer = person.call('answer', { params: { table }, body: { decision: decision.id, picks } }).then(
      () => 'answered' as const,
      (error: { problem?: { code: string; reason?: string } }) => error.problem?.reason ?? error.problem?.code,
    )
    const said = await answer
    await expect.poll(async () => (await view(ana, table)).number, patient).toBeGreaterThan(seen.number)
    const item = await host.ports.store.get('games', { pk: `G#${table}`, sk: 'STATE' }, { consistent: true })
    const closing = (item ? readItem(item).tail : [])
      .map(({ deed }) => deed)
      .filter((deed) => 'asked' in deed && deed.seat === decision.player && deed.asked === 1)
    expect(closing.map(({ kind }) => kind)).toEqual([said === 'answered' ? 'answer' : 'time-out'])
    expect(['answered', 'timed-out']).toContain(said)
  }
}, 120_000)

it('wakes after a restart, also for what fell due while nobody was here', async () => {
  const { ana, ben, table } = await tableOf({})
  const { seen } = await asked([ana, ben], table)
  await expect.poll(() => wakeUpOf(table), patient).toBe(seen.owed[0]?.until)
  await host.stop()
  ahead += 11 * minute
  await start()
  await expect.poll(() => timeOuts(at(host.origin, ana), table), patient).toBeGreaterThan(0)
}, 60_000)

it('seats a bot for somebody who stays away, and gives the seat back with one tap', async () => {
  const { ana, ben, table } = await tableOf({ ladder: { botAfter: 1, dropAfter: null } })
  const { person, seen } = await asked([ana, ben], table)
  const seat = seen.view.you ?? ''
  await expect.poll(() => wakeUpOf(table), patient).toBe(seen.owed[0]?.until)
  ahead += 11 * minute
  await expect.poll(async () => (await view(person, table)).bots[seat], patient).toBe('greedy')
  await person.call('takeBack', { params: { table }, body: {} })
  expect((await view(person, table)).bots[seat]).toBeUndefined()
}, 60_000)

it('stands still while the table rests', async () => {
  const { ana, ben, table } = await tableOf({})
  const { seen } = await asked([ana, ben], table)
  await expect.poll(() => wakeUpOf(table), patient).toBe(seen.owed[0]?.until)
  const socket = await connect(host.origin, { cookie: ana.cookie, table })
  for (const person of [ana, ben]) await person.call('propose', { params: { table }, body: { kind: 'pause' } })
  ahead += 60 * minute
  await new Promise((done) => setTimeout(done, 500))
  expect(await timeOuts(ana, table)).toBe(0)
  const told = (): number => socket.pokes.filter((poke) => poke.game === table && poke.table).length
  const toldOfRest = told()
  expect(toldOfRest).toBeGreaterThan(0)
  for (const person of [ana, ben]) await person.call('propose', { params: { table }, body: { kind: 'resume' } })
  // Nobody has moved, but an open page shows another deadline now.
  await expect.poll(told, patient).toBeGreaterThan(toldOfRest)
  socket.close()
  const until = (await view(ana, table)).owed[0]?.until ?? 0
  expect(until - now()).toBeGreaterThan(9 * minute)
  await expect.poll(() => wakeUpOf(table), patient).toBeGreaterThan(now())
  ahead += 11 * minute
  await expect.poll(() => timeOuts(ana, table), patient).toBeGreaterThan(0)
}, 60_000)
