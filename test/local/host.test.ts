/** The whole service on one machine, reached as anybody reaches it: real HTTP, real sockets, a real DynamoDB. */
import { verify } from '@meanwhile/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { base } from '../../functions/api/paths.ts'
import { type LocalHost, startLocal } from '../../local/index.ts'
import { connect, guest, owedTo, type Person, playOn, startTable, view } from './people.ts'

let host: LocalHost
beforeAll(async () => {
  host = await startLocal({ port: 0 })
}, 30_000)
afterAll(() => host.stop())

const get = (path: string, headers: { [name: string]: string } = {}): Promise<Response> => fetch(`${host.origin}${path}`, { headers })

describe('The host', () => {
  it('is well', async () => {
    const reply = await get(`${base}/health`)
    expect(reply.status).toBe(200)
    expect(await reply.json()).toEqual({ ok: true, build: 'local' })
  })

  it('lets a guest in with a cookie that scripts cannot read', async () => {
    const headers = { 'content-type': 'application/json', origin: host.origin }
    const reply = await fetch(`${host.origin}${base}/guests`, { method: 'POST', headers, body: '{"name":"Ana"}' })
    expect(reply.status).toBe(200)
    expect(reply.headers.getSetCookie()).toEqual([expect.stringMatching(/^next-auth\.session-token=[^;]+; Path=\/; HttpOnly; SameSite=Lax/)])
    const [cookie = ''] = reply.headers.getSetCookie()[0]?.split(';') ?? []
    expect(await (await get(`${base}/me`, { cookie })).json()).toMatchObject({ name: 'Ana', guest: true })
  })
})

describe('A game of two guests and a bot', () => {
  let ana: Person
  let ben: Person
  let table: string

  it('begins when every seat is taken', async () => {
    ana = await guest(host.origin, 'Ana')
    ben = await guest(host.origin, 'Ben')
    table = await startTable(ana, [ben])
    expect(await ana.call('table', { params: { table } })).toMatchObject({ status: 'playing', you: { host: true, seated: true } })
  })

  it('is played to its end, each move poking the others', async () => {
    const bens = await connect(host.origin, { cookie: ben.cookie })
    const moves = await playOn([ana, ben], table, 1)
    expect(moves).toBe(1)
    const poke = await bens.poke(({ game }) => game === table)
    expect(poke).toEqual({ game: table, number: expect.any(Number) })
    console.time('game')
    console.log(await playOn([ana, ben], table))
    console.timeEnd('game')
    const seen = await view(ana, table)
    expect(seen.status).toBe('over')
    const record = await ana.call('record', { params: { table } })
    expect(verify(record)).toMatchObject({ ok: true })
  }, 60_000)
})
