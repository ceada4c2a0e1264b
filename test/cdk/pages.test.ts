/** The pages as they run on Lambda: the server that OpenNext has built, asked as API Gateway asks, with a real service behind it. */
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assetPaths } from '../../cdk/constructs/assets.ts'
import { filesIn } from '../../cdk/files.ts'
import { builtFiles, builtPages, builtServer, isBuilt } from '../../cdk/pages/built.ts'
import { zippedBytes } from '../../cdk/zipped.ts'
import { api } from '../../functions/api/door.ts'
import { readEvent, writeReply } from '../../local/gateway/http-event.ts'
import { listen, stopServer } from '../../local/gateway/listening.ts'
import { newWorld } from '../api/harness.ts'

const origin = 'https://play.example'
const world = newWorld({ now: Date.now() })
world.ports.settings.origin = origin
world.ports.settings.edgeKey = 'the-key-of-the-edge'
/** What the server of the pages asked for, in its order. */
const asked: string[] = []
const askedFor: string[] = []
const service = createServer(async (request, response) => {
  asked.push(`${request.method} ${request.url}`)
  askedFor.push(String(request.headers['cloudfront-viewer-address']))
  await writeReply(request, response, await api(await readEvent(request), world.ports))
})

type Reply = { statusCode: number; headers: { [name: string]: string }; cookies?: string[]; body: string; isBase64Encoded: boolean }
type Page = { status: number; headers: { [name: string]: string }; cookies: string[]; html: string }

const byEdge = { 'x-meanwhile-edge': 'the-key-of-the-edge' }

const eventFor = (rawPath: string, cookies: string[], shown: object) => ({
  version: '2.0',
  routeKey: '$default',
  rawPath,
  rawQueryString: '',
  cookies,
  headers: {
    host: 'abc.execute-api.us-east-1.amazonaws.com',
    'x-forwarded-host': 'play.example',
    'x-forwarded-proto': 'https',
    'x-meanwhile-viewer': '198.51.100.7',
    accept: 'text/html',
    'accept-language': 'en',
    ...shown,
    ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
  },
  requestContext: {
    http: { method: 'GET', path: rawPath, protocol: 'HTTP/1.1', sourceIp: '203.0.113.7', userAgent: 'test' },
    requestId: '1',
    stage: '$default',
  },
  isBase64Encoded: false,
})

/** In a process of its own, with what Lambda gives it. */
async function ask(paths: [path: string, cookies: string[], shown?: object][], apiAddress: string): Promise<Page[]> {
  const script = `const { handler } = await import(process.argv[1])
    const replies = []
    for (const event of JSON.parse(process.argv[2])) replies.push(await handler(event, { awsRequestId: '1' }))
    process.stdout.write('\\nREPLIES' + JSON.stringify(replies), () => process.exit(0))`
  const events = JSON.stringify(paths.map(([path, cookies, shown = byEdge]) => eventFor(path, cookies, shown)))
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production' as const,
    NEXTAUTH_SECRET: world.ports.settings.sessionSecret,
    NEXTAUTH_URL: origin,
    MEANWHILE_ORIGIN: origin,
    MEANWHILE_API: apiAddress,
    MEANWHILE_EDGE_KEY: 'the-key-of-the-edge',
    MEANWHILE_BUILD: 'test',
  }
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, join(builtPages(), 'start.mjs'), events], { env })
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [, replies] = said.split('\nREPLIES')
  if (!replies) throw new Error(complained || said)
  return (JSON.parse(replies) as Reply[]).map(({ statusCode, headers, cookies = [], body, isBase64Encoded }) => ({
    status: statusCode,
    headers,
    cookies,
    html: isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body,
  }))
}

/** `npm test` builds it beforehand; `npm run check` does without. */
describe.skipIf(!isBuilt())('The server of the pages', () => {
  let home: Page
  let signIn: Page
  let table: Page
  let csrf: Page
  let around: Page[]

  beforeAll(async () => {
    const { port } = await listen(service, 0, 'localhost')
    world.ports.settings.edgeKey = ''
    const ana = await world.guest('Ana')
    const { body } = await world.call('createTable', {
      as: ana,
      body: { settings: { name: 'Friday evening', seats: 2, bots: ['greedy'] } },
    })
    await world.call('start', { as: ana, params: { table: body.id }, body: {} })
    const session = `__Host-${await world.session(ana)}`
    world.ports.settings.edgeKey = 'the-key-of-the-edge'
    const pages: [string, string[], object?][] = [
      ['/', []],
      ['/sign-in', []],
      [`/t/${body.id}`, [session]],
      ['/api/auth/csrf', []],
      ['/', [], {}],
      [`/t/${body.id}`, [session], { 'x-meanwhile-edge': 'another key' }],
    ]
    const [first, second, third, fourth, ...others] = await ask(pages, `http://localhost:${port}`)
    if (!first || !second || !third || !fourth) throw new Error('somebody was not answered')
    ;[home, signIn, table, csrf] = [first, second, third, fourth]
    around = others
  }, 120_000)
  afterAll(() => stopServer(service))

  it('shows the home page, where one signs in, and a table', () => {
    for (const { status, html, headers } of [home, signIn, table]) {
      expect(status).toBe(200)
      expect(headers['content-type']).toContain('text/html')
      expect(html).toContain('</html>')
    }
    expect(table.html).toContain('Friday evening')
    expect(signIn.html).not.toContain('/outbox')
  })

  it('answers nobody who comes around the edge, whoever they are', () => {
    expect(around.map(({ status }) => status)).toEqual([403, 403])
    for (const { html } of around) expect(html).not.toContain('Friday evening')
  })

  it('asks the service once for each page that shows something of its reader', () => {
    expect(asked).toEqual(['POST /api/v1/together', 'GET /api/v1/me', 'POST /api/v1/together'])
    expect(new Set(askedFor)).toEqual(new Set(['198.51.100.7:0']))
  })

  it('says with each page where it may load from, and who may frame it', () => {
    for (const { headers } of [home, signIn, table]) {
      const policy = headers['content-security-policy'] ?? ''
      expect(policy).toMatch(/script-src [^;]*'nonce-/)
      expect(policy).not.toMatch(/script-src [^;]*unsafe/)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain('wss://play.example')
      expect(headers['strict-transport-security']).toContain('max-age=63072000')
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })

  it('lets no browser keep a page by itself', () => {
    for (const { headers } of [home, table]) expect(headers['cache-control']).toContain('no-store')
  })

  it('gives the nonce of its policy to its scripts', () => {
    const [, nonce] = (home.headers['content-security-policy'] ?? '').match(/'nonce-([^']+)'/) ?? []
    expect(home.html).toContain(`nonce="${nonce}"`)
  })

  it('sets cookies that belong to this host and to https alone', () => {
    const set = [...csrf.cookies, ...[csrf.headers['set-cookie'] ?? []].flat()]
    expect(set.length).toBeGreaterThan(0)
    for (const cookie of set) {
      expect(cookie).toMatch(/^__Host-/)
      expect(cookie).toContain('Secure')
      expect(cookie).toContain('HttpOnly')
    }
  })

  it('is less than 15 MiB, zipped', async () => {
    expect(await zippedBytes(builtServer)).toBeLessThan(15 * 1024 * 1024)
  })

  it('leaves every file where the edge looks for it', () => {
    const patterns = assetPaths.map((path) => new RegExp(`^${path.replaceAll('.', '\\.').replace('*', '.*')}$`))
    const astray = filesIn(builtFiles).filter(({ Key }) => !patterns.some((pattern) => pattern.test(Key)))
    expect(astray.map(({ Key }) => Key)).toEqual([])
  })
})
