/** The functions as they are deployed: one small file each, told everything by the environment. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundling, entryOf } from '../../functions/entry/bundling.ts'
import { environmentOf, functionNames, readEnvironment, settingsOf, type Variable, variables } from '../../functions/entry/environment.ts'

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
  const run = (name: string, event: object, environment: { [variable: string]: string }) => {
    const script = `require(${JSON.stringify(bundle(name))}).handler(${JSON.stringify(event)}).then((r) => process.stdout.write(JSON.stringify(r)))`
    const lambda = {
      NODE_ENV: 'production' as const,
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'x',
      AWS_SECRET_ACCESS_KEY: 'x',
      PATH: process.env.PATH ?? '',
    }
    return spawnSync(process.execPath, ['-e', script], { env: { ...lambda, ...environment }, encoding: 'utf8' })
  }
  const health = {
    rawPath: '/api/v1/health',
    rawQueryString: '',
    headers: {},
    requestContext: { requestId: '1', http: { method: 'GET', sourceIp: '127.0.0.1' } },
  }

  it('answers, and logs one line of JSON', () => {
    const { stdout } = run('api', health, environmentOf('api', given))
    const lines = stdout.trim().split('\n')
    expect(lines).toHaveLength(2)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'INFO', message: 'request', service: 'api', route: 'health', status: 200 })
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ statusCode: 200, body: '{"ok":true,"build":"b1"}' })
    const refused = { requestContext: { connectionId: 'c', eventType: 'CONNECT' }, headers: { Origin: 'https://elsewhere.example' } }
    expect(run('ws', refused, environmentOf('ws', given)).stdout).toContain('{"statusCode":403}')
    expect(run('tell', { Records: [] }, environmentOf('tell', given)).stdout).toBe('{"batchItemFailures":[]}')
  })

  it('has the secret of sessions if it makes something with it, and otherwise not', () => {
    // In the settings it stands in every function; what a function does with it comes on top.
    const uses = (name: string): boolean => [...readFileSync(bundle(name), 'utf8').matchAll(/sessionSecret/g)].length > 1
    const { of }: Variable = variables.SESSION_SECRET
    expect(functionNames.filter(uses)).toEqual(functionNames.filter((name) => of.includes(name)))
  })

  it('says what it lacks before it answers anything', () => {
    const { SESSION_SECRET: _, ...rest } = given
    const { status, stderr } = run('api', health, environmentOf('api', rest))
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
