/** The functions as they are deployed: one small file each, told everything by the environment. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundling, entryOf } from '../../functions/entry/bundling.ts'
import {
  environmentOf,
  type FunctionName,
  functionNames,
  readEnvironment,
  settingsOf,
  type Variable,
  variables,
} from '../../functions/entry/environment.ts'
import { batchSize } from '../../functions/entry/queue.ts'
import { sweepEvent } from '../../functions/entry/wake-event.ts'
import { listen, stopServer } from '../../local/gateway/listening.ts'

const folder = mkdtempSync(join(tmpdir(), 'meanwhile-test-'))
const bundle = (name: string): string => join(folder, `${name}.cjs`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const given = {
  GAMES_TABLE: 'games',
  PLAYERS_TABLE: 'players',
  EPHEMERAL_TABLE: 'ephemeral',
  ORIGIN: 'https://play.example',
  SESSION_SECRET: 'secret',
  BUILD: 'b1',
  SOCKETS_ENDPOINT: 'https://sockets.example',
  MAIL_FROM: 'table@play.example',
  VAPID_PUBLIC_KEY: 'public',
  VAPID_PRIVATE_KEY: 'private',
  VAPID_SUBJECT: 'mailto:table@play.example',
  CLOCK_ARN: 'arn:aws:lambda:eu-central-1:1:function:clock',
  SCHEDULE_ROLE: 'arn:aws:iam::1:role/schedules',
  LATER_QUEUE: 'https://queue.example/1/later',
}

/** A database in which nothing is, and which takes everything, in its own time. */
async function openDatabase({ millis = 0 } = {}) {
  const asked: string[] = []
  let [now, most] = [0, 0]
  const server = createServer(async (request, response) => {
    most = Math.max(most, ++now)
    const action = String(request.headers['x-amz-target']).split('.')[1]
    const { TableName } = (await json(request)) as { TableName: string }
    asked.push(`${TableName} ${action}`)
    await pause(millis)
    now--
    response.end(action === 'Query' ? '{"Items":[],"Count":0}' : '{}')
  })
  const { port } = await listen(server, 0, 'localhost')
  return { endpoint: `http://localhost:${port}`, asked, mostAtOnce: () => most, close: () => stopServer(server) }
}

const queued = (kind: 'test-push') => ({
  messageId: 'm',
  body: JSON.stringify({ job: { kind, player: 'nobody', device: 'none' }, notBefore: 0 }),
})
const bounced = { eventType: 'Bounce', bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'nobody@example.com' }] } }

describe('A bundled function', () => {
  beforeAll(async () => {
    for (const name of functionNames) await build({ ...bundling, entryPoints: [entryOf(name)], outfile: bundle(name) })
  }, 60_000)

  it('is small: people wait for the api', () => {
    const kibibytes = Object.fromEntries(functionNames.map((name) => [name, statSync(bundle(name)).size / 1024]))
    expect(kibibytes.api).toBeLessThanOrEqual(650)
    // They read games, so the dictionary of every edition is in them.
    expect(kibibytes.ws).toBeLessThanOrEqual(450)
    expect(kibibytes.clock).toBeLessThanOrEqual(500)
    // They write notifications and letters, so the names of all cards in all languages are in them. Nobody waits for them.
    expect(kibibytes.tell).toBeLessThanOrEqual(1024)
    expect(kibibytes.later).toBeLessThanOrEqual(1024)
  })

  /** In a process that has what Lambda gives it, and nothing else. */
  const run = async (name: string, event: object, environment: { [variable: string]: string }) => {
    const script = `require(${JSON.stringify(bundle(name))}).handler(${JSON.stringify(event)}).then((r) => process.stdout.write(JSON.stringify(r ?? null)))`
    const lambda = {
      NODE_ENV: 'production' as const,
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'x',
      AWS_SECRET_ACCESS_KEY: 'x',
      PATH: process.env.PATH ?? '',
    }
    const child = spawn(process.execPath, ['-e', script], { env: { ...lambda, ...environment } })
    const ended = new Promise<number | null>((resolve) => void child.on('close', resolve))
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
    return { status: await ended, stdout, stderr }
  }
  const health = {
    rawPath: '/api/v1/health',
    rawQueryString: '',
    headers: {},
    requestContext: { requestId: '1', http: { method: 'GET', sourceIp: '127.0.0.1' } },
  }

  it('answers, and logs one line of JSON', async () => {
    const { stdout } = await run('api', health, environmentOf('api', given))
    const lines = stdout.trim().split('\n')
    expect(lines).toHaveLength(2)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'INFO', message: 'request', service: 'api', route: 'health', status: 200 })
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ statusCode: 200, body: '{"ok":true,"build":"b1"}' })
  })

  /** An event as each of the others gets them in the cloud, what it answers, and what it then has asked of the tables. */
  const samples: { [name in Exclude<FunctionName, 'api'>]: [event: object, answer: unknown, asked: string[]] } = {
    gate: [{ cookies: ['nobody=known'], headers: {} }, { isAuthorized: false }, []],
    ws: [
      { requestContext: { connectionId: 'c', eventType: 'CONNECT' }, headers: { Origin: 'https://elsewhere.example' } },
      { statusCode: 403 },
      [],
    ],
    tell: [
      { Records: [{ eventName: 'REMOVE', dynamodb: { SequenceNumber: '1', Keys: { pk: { S: 'G#gone' }, sk: { S: 'STATE' } } } }] },
      { batchItemFailures: [] },
      [],
    ],
    clock: [sweepEvent, null, ['ephemeral GetItem', 'ephemeral PutItem', 'ephemeral Query']],
    later: [{ Records: [queued('test-push')] }, { batchItemFailures: [] }, ['players GetItem', 'players Query']],
    mail: [{ Records: [{ Sns: { Message: JSON.stringify(bounced) } }] }, null, ['players PutItem']],
  }

  it.each(Object.keys(samples) as (keyof typeof samples)[])('deals with what the cloud hands it: %s', async (name) => {
    const database = await openDatabase()
    const [event, answer, asked] = samples[name]
    const environment = environmentOf(name, { ...given, DYNAMODB_ENDPOINT: database.endpoint })
    const { status, stdout, stderr } = await run(name, event, environment)
    await database.close()
    expect(status, stderr).toBe(0)
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual(answer)
    expect([...new Set(database.asked)].toSorted()).toEqual(asked)
  })

  it('that has a batch of jobs does them side by side, so that one that has to wait costs the others nothing', async () => {
    const jobs = Array.from({ length: batchSize }, (_, i) => ({ ...queued('test-push'), messageId: String(i) }))
    const database = await openDatabase({ millis: 1000 })
    const { stdout } = await run('later', { Records: jobs }, environmentOf('later', { ...given, DYNAMODB_ENDPOINT: database.endpoint }))
    await database.close()
    expect(stdout).toBe('{"batchItemFailures":[]}')
    expect(database.mostAtOnce()).toBeGreaterThanOrEqual(batchSize)
  })

  it('that fails at one job gives back that one', async () => {
    const jobs = [
      { messageId: 'bad', body: '{' },
      { ...queued('test-push'), messageId: 'good' },
    ]
    const database = await openDatabase()
    const { stdout } = await run('later', { Records: jobs }, environmentOf('later', { ...given, DYNAMODB_ENDPOINT: database.endpoint }))
    await database.close()
    expect(stdout).toContain('{"batchItemFailures":[{"itemIdentifier":"bad"}]}')
  })

  it('has the secret of sessions if it makes something with it, and otherwise not', () => {
    // In the settings it stands in every function; what a function does with it comes on top.
    const uses = (name: string): boolean => [...readFileSync(bundle(name), 'utf8').matchAll(/sessionSecret/g)].length > 1
    const { of }: Variable = variables.SESSION_SECRET
    expect(functionNames.filter(uses)).toEqual(functionNames.filter((name) => of.includes(name)))
  })

  it('says what it lacks before it answers anything', async () => {
    const { SESSION_SECRET: _, ...rest } = given
    const { status, stderr } = await run('api', health, environmentOf('api', rest))
    expect(status).not.toBe(0)
    expect(stderr).toContain('SESSION_SECRET')
  })
})

describe('The environment', () => {
  it('gives each function what it needs and no more', () => {
    expect(environmentOf('api', given)).not.toHaveProperty('SOCKETS_ENDPOINT')
    expect(environmentOf('clock', given)).not.toHaveProperty('MAIL_FROM')
    expect(environmentOf('tell', given)).toHaveProperty('SOCKETS_ENDPOINT', 'https://sockets.example')
  })

  it('refuses a limit that limits nothing', () => {
    const variables = readEnvironment({ ...given, INVITES_PER_DAY: 'many' }, functionNames)
    expect(() => settingsOf(variables)).toThrow('INVITES_PER_DAY')
    expect(settingsOf(readEnvironment(given, functionNames)).mailBudget.invitesPerDay).toBe(1000)
  })
})
