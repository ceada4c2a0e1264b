/** A host on a folder: it ends and begins again in the middle of a game, and nothing that was accepted is missing. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen, stopServer } from '../../local/gateway/listening.ts'
import { type LocalHost, startLocal } from '../../local/index.ts'
import { at, connect, guest, playOn, startTable, view } from './people.ts'

const data = mkdtempSync(join(tmpdir(), 'meanwhile-test-'))
const other = createServer((_, response) => response.end('other'))
const said: string[] = []
let taken: number
let host: LocalHost
beforeAll(async () => {
  taken = (await listen(other, 0, 'localhost')).port
  host = await startLocal({ data, port: taken, say: (line) => said.push(line) })
}, 60_000)
afterAll(async () => {
  await host.stop()
  await stopServer(other)
  rmSync(data, { recursive: true, force: true })
})

it('leaves a port that is taken to whoever has it, takes another one and says so', async () => {
  expect(host.origin).not.toBe(`http://localhost:${taken}`)
  expect(said.join('\n')).toContain(`${host.origin} (port ${taken} is taken)`)
  expect(await (await fetch(`http://localhost:${taken}`)).text()).toBe('other')
  expect(await (await fetch(`${host.origin}/api/v1/health`)).json()).toMatchObject({ ok: true })
})

it('is not started twice at once', async () => {
  await expect(startLocal({ data, port: 0 })).rejects.toThrow(`already, at ${host.origin}`)
  expect((await fetch(host.origin)).status).toBe(200)
})

it('keeps the game, the sessions and the log over a restart', async () => {
  const [ana, ben] = [await guest(host.origin, 'Ana'), await guest(host.origin, 'Ben')]
  // A bot could have won by now; these two, who answer anything, hardly ever have.
  const table = await startTable(ana, [ben], { seats: 2, bots: [] })
  const socket = await connect(host.origin, { cookie: ana.cookie })
  await playOn([ana, ben], table, 6)
  const before = await view(ana, table)
  await host.stop()
  expect(await socket.closed).toBe(1001)

  host = await startLocal({ data, port: 0 })
  const [anaAgain, benAgain] = [at(host.origin, ana), at(host.origin, ben)]
  expect(await anaAgain.call('me', {})).toMatchObject({ name: 'Ana' })
  expect((await view(anaAgain, table)).number).toBeGreaterThanOrEqual(before.number)
  // What was not told yet when the host ended is told now.
  const log = () => anaAgain.call('log', { params: { table }, query: {} })
  await expect.poll(async () => (await log()).moves.at(-1)?.number, { timeout: 10_000 }).toBeGreaterThanOrEqual(before.number)
  const { moves } = await log()
  expect(moves.map(({ number }) => number)).toEqual(moves.map((_, i) => (moves[0]?.number ?? 0) + i))

  expect(await playOn([anaAgain, benAgain], table, 4)).toBe(4)
  expect((await view(anaAgain, table)).number).toBeGreaterThan(before.number)
}, 60_000)
