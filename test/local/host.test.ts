/** The whole service on one machine, reached as anybody reaches it: real HTTP, real sockets, a real DynamoDB. */
import { request } from 'node:http'
import { verify } from '@meanwhile/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { base } from '../../functions/api/paths.ts'
import type { Poke } from '../../functions/tell/poke.ts'
import { type LocalHost, startLocal } from '../../local/index.ts'
import { connect, guest, owedTo, type Person, playOn, startTable, view } from './people.ts'

let host: LocalHost
beforeAll(async () => {
  host = await startLocal({ port: 0 })
}, 60_000)
afterAll(() => host.stop())

type Headers = { [name: string]: string }
const get = (path: string, headers: Headers = {}): Promise<Response> => fetch(`${host.origin}${path}`, { headers })
const post = (path: string, body: string, headers: Headers = {}): Promise<Response> => {
  const usual = { 'content-type': 'application/json', origin: host.origin }
  return fetch(`${host.origin}${path}`, { method: 'POST', headers: { ...usual, ...headers }, body })
}

/** As it comes over the wire; `fetch` would unpack it, and lets nobody choose a Host. */
function raw(path: string, headers: Headers): Promise<{ status: number; headers: { [name: string]: unknown }; bytes: number }> {
  return new Promise((answered, failed) => {
    const { port } = new URL(host.origin)
    request({ host: 'localhost', port, path, headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => answered({ status: response.statusCode ?? 0, headers: response.headers, bytes }))
    })
      .on('error', failed)
      .end()
  })
}

describe('The host', () => {
  it('is well', async () => {
    const reply = await get(`${base}/health`)
    expect(reply.status).toBe(200)
    expect(await reply.json()).toEqual({ ok: true, build: 'local' })
  })

  it('lets a guest in with a cookie that scripts cannot read', async () => {
    const reply = await post(`${base}/guests`, '{"name":"Ana"}')
    expect(reply.status).toBe(200)
    const [given = ''] = reply.headers.getSetCookie()
    expect(given).toMatch(/^next-auth\.session-token=[^;]+; Path=\/; HttpOnly; SameSite=Lax/)
    const me = await get(`${base}/me`, { cookie: given.split(';')[0] ?? '' })
    expect(await me.json()).toMatchObject({ name: 'Ana', guest: true })
  })

  it('has a page that says what runs here', async () => {
    const page = await get('/')
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(await page.text()).toContain('npm run play')
    expect((await get('/elsewhere')).status).toBe(404)
  })

  it('compresses what is long, if it may', async () => {
    const document = `${base}/openapi.json`
    const plain = await raw(document, {})
    expect(plain.headers['content-encoding']).toBeUndefined()
    for (const encoding of ['br', 'gzip']) {
      const packed = await raw(document, { 'accept-encoding': encoding })
      expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
      expect(packed.bytes).toBeLessThan(plain.bytes / 3)
    }
    expect((await raw(document, { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip')
    expect((await raw(`${base}/health`, { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
  })

  it('refuses what is too large before it has read it all', async () => {
    expect(await refusal(await post(`${base}/guests`, `{"name":"${'x'.repeat(20_000)}"}`))).toEqual([413, 'too-large'])
    const endless = await post(`${base}/guests`, 'x'.repeat(5_000_000)).catch(() => null)
    if (endless) expect(await refusal(endless)).toEqual([413, 'too-large'])
    expect((await raw(`${base}/health`, { cookie: 'x'.repeat(20_000) })).status).toBe(431)
  })

  it('refuses what other pages send, and what it does not know', async () => {
    expect(await refusal(await post(`${base}/guests`, '{}', { origin: 'http://elsewhere.example' }))).toEqual([403, 'wrong-origin'])
    expect(await refusal(await get(`${base}/nowhere`))).toEqual([404, 'no-such-route'])
    expect(await refusal(await get(`${base}/guests`))).toEqual([405, 'wrong-method'])
  })
})

async function refusal(reply: Response): Promise<[number, string]> {
  return [reply.status, ((await reply.json()) as { error: { code: string } }).error.code]
}

describe('A game of two guests and a bot', () => {
  let ana: Person
  let ben: Person
  let table: string
  beforeAll(async () => {
    ana = await guest(host.origin, 'Ana')
    ben = await guest(host.origin, 'Ben')
    table = await startTable(ana, [ben])
  })

  it('begins when every seat is taken', async () => {
    expect(await ana.call('table', { params: { table } })).toMatchObject({ status: 'playing', you: { host: true, seated: true } })
  })

  it('is played to its end over HTTP, moves poking whoever is connected, and its record proves it', async () => {
    const socket = await connect(host.origin, { cookie: ben.cookie, table })
    expect(await playOn([ana, ben], table, 1)).toBe(1)
    const poke = await socket.poke(({ game }) => game === table)
    expect(poke).toMatchObject({ game: table, number: expect.any(Number) })
    expect(Buffer.byteLength(JSON.stringify(poke))).toBeLessThanOrEqual(100)

    await playOn([ana, ben], table)
    const seen = await view(ana, table)
    expect(seen.status).toBe('over')
    expect(owedTo(seen)).toBeUndefined()
    await socket.poke(({ number }) => number === seen.number)
    expect(verify(await ben.call('record', { params: { table } }))).toMatchObject({ ok: true })
    socket.close()
  }, 60_000)

  it('is told as well if nobody there is a bot', async () => {
    const [cid, dee] = [await guest(host.origin, 'Cid'), await guest(host.origin, 'Dee')]
    const alone = await startTable(cid, [dee], { seats: 2, bots: [] })
    const socket = await connect(host.origin, { cookie: cid.cookie, table: alone })
    expect(await playOn([cid, dee], alone, 1)).toBe(1)
    expect(await socket.poke(({ game }) => game === alone)).toMatchObject({ game: alone })
    await until(async () => (await cid.call('log', { params: { table: alone }, query: {} })).moves.length >= 1)
    socket.close()
  }, 30_000)

  it('is told in the log, move by move, and is not sent again to who has seen it', async () => {
    const { number } = await view(ana, table)
    await until(async () => (await ana.call('log', { params: { table }, query: {} })).moves.at(-1)?.number === number)
    const { etag } = await ana.ask('view', { params: { table } })
    expect((await ana.ask('view', { params: { table } }, { ifNoneMatch: etag ?? '' })).reply).toBeNull()
  })

  it('counts for both', async () => {
    await until(async () => (await ana.call('me', {})).played === 1 && (await ben.call('me', {})).played === 1)
    expect((await ana.call('myGames', {})).games).toEqual([])
  })
})

/** What follows a move comes a moment later. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  await expect.poll(holds, { timeout: 10_000, interval: 20 }).toBe(true)
}

describe('A socket', () => {
  it('is refused without a session', async () => {
    await expect(connect(host.origin, {})).rejects.toThrow('401')
    await expect(connect(host.origin, { cookie: 'next-auth.session-token=made-up' })).rejects.toThrow('401')
  })

  it('is refused to the page of somebody else', async () => {
    const { cookie } = await guest(host.origin, 'Cleo')
    await expect(connect(host.origin, { cookie, as: 'http://elsewhere.example' })).rejects.toThrow('403')
  })
})

describe('Two people at one table', () => {
  const atATable = async () => {
    const [ana, ben] = [await guest(host.origin, 'Ana'), await guest(host.origin, 'Ben')]
    const table = await startTable(ana, [ben], { seats: 2, bots: [], first: 'host' })
    const opens = ({ cookie }: Person) => connect(host.origin, { cookie, table })
    return { ana, ben, table, opens }
  }
  const isAboutCompany = ({ here }: Poke): boolean => here === 1

  it('hear that both are there without a move, and that one has gone', async () => {
    const { ana, ben, table, opens } = await atATable()
    const hers = await opens(ana)
    const his = await opens(ben)
    expect(await hers.poke(isAboutCompany)).toMatchObject({ game: table, live: 1 })
    hers.pokes.splice(0)
    his.close()
    expect(await hers.poke(isAboutCompany)).not.toHaveProperty('live')
    hers.close()
  }, 30_000)

  it('who come at the same moment do not wait for each other, and both know', async () => {
    const { ana, ben, table, opens } = await atATable()
    const sockets = await Promise.all([opens(ana), opens(ben)])
    for (const person of [ana, ben])
      expect(await person.call('log', { params: { table }, query: { looked: 'true' } })).toMatchObject({ live: true })
    for (const socket of sockets) socket.close()
  }, 30_000)
})

describe('The outbox', () => {
  const invite = async (language: 'en' | 'de'): Promise<Person> => {
    const dot = await guest(host.origin, 'Dot <b>')
    const { id: table } = await dot.call('createTable', { body: { settings: { name: 'Attic & co' } } })
    await dot.call('invite', { params: { table }, body: { email: `eve-${language}@example.org`, language } })
    return dot
  }

  it('shows an invitation with links that can be followed', async () => {
    await invite('en')
    const [mail] = host.outbox.list()
    expect(mail).toMatchObject({ to: ['eve-en@example.org'], subject: 'Dot <b> keeps a seat for you' })
    const [link = ''] = mail?.text.match(/http\S+\/join#\S+/) ?? []
    expect(link.startsWith(host.origin)).toBe(true)
    expect(mail?.headers['List-Unsubscribe']).toMatch(/^<http\S+\/api\/v1\/unsubscribe\/\S+>$/)

    const page = await get('/outbox')
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*style-src 'sha256-/)
    const html = await page.text()
    expect(html).toContain(`<a href="${link}">`)
    expect(html).toContain('Dot &lt;b&gt;')
    expect(html).not.toContain('<b>')

    const asHtml = await get(`/outbox/${mail?.id}`)
    expect(asHtml.headers.get('content-security-policy')).toContain('sandbox')
    expect(await asHtml.text()).toContain(`href="${link}"`)
    expect((await get('/outbox/0000000000000-000000000000')).status).toBe(404)
    expect((await get('/outbox/..%2fsecrets')).status).toBe(404)
  })

  it('has the newest mail first', async () => {
    await invite('de')
    const html = await (await get('/outbox')).text()
    expect(html.indexOf('eve-de@example.org')).toBeLessThan(html.indexOf('eve-en@example.org'))
    expect(html).toContain('hält dir einen Platz frei')
  })

  it('is for this machine alone, whatever name it is called by', async () => {
    const { port } = new URL(host.origin)
    expect((await raw('/outbox', { host: `rebound.example:${port}` })).status).toBe(403)
    expect((await raw('/outbox', { host: `localhost:${port}` })).status).toBe(200)
  })
})
