/** What stands in for Amazon here, spoken to by Amazon's own clients. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GetConnectionCommand,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi'
import {
  CreateScheduleCommand,
  DeleteScheduleCommand,
  GetScheduleCommand,
  SchedulerClient,
  UpdateScheduleCommand,
} from '@aws-sdk/client-scheduler'
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { optionsFor } from '../../functions/entry/environment.ts'
import { sesMail } from '../../functions/entry/letters.ts'
import { write } from '../../functions/mail/letters.ts'
import type { Item } from '../../functions/store/store.ts'
import { openData } from '../../local/data.ts'
import { type LocalHost, startLocal } from '../../local/index.ts'
import { openOutbox } from '../../local/outbox.ts'
import { type SchedulerStandIn, schedulerStandIn, type Target } from '../../local/stand-ins/scheduler.ts'
import { type StandInServer, serveStandIns } from '../../local/stand-ins/server.ts'
import { sesStandIn } from '../../local/stand-ins/ses.ts'
import { connect, guest, type Socket } from './people.ts'

const folder = mkdtempSync(join(tmpdir(), 'meanwhile-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('The scheduler', () => {
  const fired: Target[] = []
  let fails = 0
  let scheduler: SchedulerStandIn
  let server: StandInServer
  let client: SchedulerClient
  const fire = async (target: Target): Promise<void> => {
    if (fails-- > 0) throw new Error('not now')
    fired.push(target)
  }
  const open = async (): Promise<void> => {
    scheduler = schedulerStandIn(openData(folder), fire)
    server = await serveStandIns([scheduler.answer])
    client = new SchedulerClient({ ...optionsFor(server.endpoint), maxAttempts: 1 })
  }
  const close = async (): Promise<void> => {
    await scheduler.stop()
    await server.stop()
  }
  beforeEach(async () => {
    fired.length = 0
    fails = 0
    await open()
  })
  afterEach(close)

  const at = (millis: number): string => `at(${new Date(Date.now() + millis).toISOString().slice(0, 19)})`
  const schedule = (Name: string, ScheduleExpression: string) => ({
    Name,
    ScheduleExpression,
    FlexibleTimeWindow: { Mode: 'OFF' as const },
    Target: {
      Arn: 'arn:aws:lambda:local:000000000000:function:clock',
      RoleArn: 'arn:aws:iam::000000000000:role/x',
      Input: `{"for":"${Name}"}`,
    },
    ActionAfterCompletion: 'DELETE' as const,
  })

  it('calls when the time has come, once, and forgets what is done', async () => {
    await client.send(new CreateScheduleCommand(schedule('soon', at(1000))))
    await client.send(new CreateScheduleCommand(schedule('later', at(3_600_000))))
    await expect.poll(() => fired, { timeout: 5000 }).toEqual([expect.objectContaining({ Input: '{"for":"soon"}' })])
    await expect(client.send(new GetScheduleCommand({ Name: 'soon' }))).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
    expect(await client.send(new GetScheduleCommand({ Name: 'later' }))).toMatchObject({ State: 'ENABLED', GroupName: 'default' })
  })

  it('moves, removes, and says what is wrong as the real one does', async () => {
    await client.send(new UpdateScheduleCommand(schedule('later', at(0))))
    await expect.poll(() => fired.length, { timeout: 5000 }).toBe(1)
    await client.send(new CreateScheduleCommand(schedule('twice', at(60_000))))
    await expect(client.send(new CreateScheduleCommand(schedule('twice', at(0))))).rejects.toMatchObject({ name: 'ConflictException' })
    await client.send(new DeleteScheduleCommand({ Name: 'twice' }))
    await expect(client.send(new DeleteScheduleCommand({ Name: 'twice' }))).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
    await expect(client.send(new UpdateScheduleCommand(schedule('twice', at(0))))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    })
    await expect(client.send(new CreateScheduleCommand(schedule('x', 'soon')))).rejects.toMatchObject({ name: 'ValidationException' })
  })

  it('keeps what falls due while nobody is here, and what repeats', async () => {
    await client.send(new CreateScheduleCommand(schedule('sweep', 'rate(15 minutes)')))
    await client.send(new CreateScheduleCommand(schedule('missed', at(1000))))
    await close()
    await pause(1500)
    await open()
    await expect.poll(() => fired.map(({ Input }) => Input), { timeout: 5000 }).toEqual(['{"for":"missed"}'])
    expect(await client.send(new GetScheduleCommand({ Name: 'sweep' }))).toMatchObject({ ScheduleExpression: 'rate(15 minutes)' })
  })

  it('does not cross off what failed', async () => {
    fails = 1
    await client.send(new CreateScheduleCommand(schedule('stubborn', at(0))))
    await expect.poll(() => fails, { timeout: 5000 }).toBe(0)
    expect(await client.send(new GetScheduleCommand({ Name: 'stubborn' }))).toMatchObject({ Name: 'stubborn' })
    expect(fired).toEqual([])
  })
})

describe('The mail service', () => {
  it('keeps every mail in the folder, for the next start too', async () => {
    const server = await serveStandIns([sesStandIn(openOutbox(openData(folder)))])
    const mail = sesMail({ SES_ENDPOINT: server.endpoint, MAIL_FROM: 'Meanwhile <table@localhost>' })
    await mail.send({ kind: 'address-code', to: 'ana@example.org', language: 'en', code: '123456' })
    await server.stop()
    expect(openOutbox(openData(folder)).list()).toMatchObject([{ to: ['ana@example.org'], subject: '123456 is your code', headers: {} }])
  })

  it('understands Amazon’s own client, and cannot tell ours from it', async () => {
    const outbox = openOutbox(openData(folder))
    const server = await serveStandIns([sesStandIn(outbox)])
    const letter = { kind: 'address-code', to: 'ben@example.org', language: 'de', code: '654321' } as const
    await sesMail({ SES_ENDPOINT: server.endpoint, MAIL_FROM: 'table@localhost' }).send(letter)
    const { subject, text, html } = write(letter)
    const Content = { Simple: { Subject: { Data: subject }, Body: { Text: { Data: text }, Html: { Data: html } } } }
    const theirs = new SESv2Client(optionsFor(server.endpoint))
    await theirs.send(new SendEmailCommand({ FromEmailAddress: 'table@localhost', Destination: { ToAddresses: [letter.to] }, Content }))
    await server.stop()
    const [one, other] = outbox.list().filter(({ to }) => to.includes(letter.to))
    expect({ ...one, id: '', at: 0 }).toEqual({ ...other, id: '', at: 0 })
  })

  it('listens to signed requests only, which no page can send', async () => {
    const outbox = openOutbox(openData(folder))
    const before = outbox.list().length
    const server = await serveStandIns([sesStandIn(outbox)])
    const reply = await fetch(`${server.endpoint}/v2/email/outbound-emails`, { method: 'POST', body: '{}' })
    expect(reply.status).toBe(403)
    const unfinished = sesMail({ SES_ENDPOINT: server.endpoint, MAIL_FROM: '' })
    const letter = { kind: 'address-code', to: 'ana@example.org', language: 'en', code: '1' } as const
    await expect(unfinished.send(letter)).rejects.toThrow('ses answered 400')
    expect(outbox.list()).toHaveLength(before)
    await server.stop()
  })
})

describe('Sockets', () => {
  let host: LocalHost
  let connections: ApiGatewayManagementApiClient
  beforeAll(async () => {
    host = await startLocal({ port: 0, socketLimits: { idle: 4000, lifetime: 10_000, frame: 32 * 1024 } })
    connections = new ApiGatewayManagementApiClient({ ...optionsFor(host.endpoints.standIns), maxAttempts: 1 })
  }, 60_000)
  afterAll(() => host.stop())

  /** Somebody connected, and what the gateway calls their connection. */
  async function connected(name: string): Promise<{ socket: Socket; ConnectionId: string; row: Item }> {
    const person = await guest(host.origin, name)
    const { id } = await person.call('me', {})
    const socket = await connect(host.origin, { cookie: person.cookie })
    const [row] = await host.ports.store.query('ephemeral', `CP#${id}`)
    if (!row) throw new Error('nobody has written down who is connected')
    return { socket, ConnectionId: row.sk, row }
  }

  it('take messages through @connections, and are gone when they are', async () => {
    const { socket, ConnectionId, row } = await connected('Ana')
    await connections.send(new PostToConnectionCommand({ ConnectionId, Data: '{"game":"g","number":1}' }))
    expect(await socket.poke(() => true)).toEqual({ game: 'g', number: 1 })
    const about = await connections.send(new GetConnectionCommand({ ConnectionId }))
    expect(about.ConnectedAt).toBeInstanceOf(Date)
    expect(about.Identity?.SourceIp).toMatch(/^(127\.0\.0\.1|::1)$/)
    const tooLarge = new PostToConnectionCommand({ ConnectionId, Data: 'x'.repeat(33 * 1024) })
    await expect(connections.send(tooLarge)).rejects.toMatchObject({ name: 'PayloadTooLargeException' })

    await connections.send(new DeleteConnectionCommand({ ConnectionId }))
    await socket.closed
    const late = new PostToConnectionCommand({ ConnectionId, Data: '{}' })
    await expect(connections.send(late)).rejects.toMatchObject({ name: 'GoneException' })
    expect(await host.ports.sockets.post(ConnectionId, '{}')).toBe('gone')
    await expect.poll(() => host.ports.store.get('ephemeral', row)).toBeNull()
  })

  it('end when nothing is said for long, and at last even if something is', async () => {
    const busy = await connected('Busy')
    const words = setInterval(() => busy.socket.send('{}'), 100)
    const silent = await connected('Silent')
    const codes: [string, number][] = []
    busy.socket.closed.then((code) => codes.push(['busy', code]))
    silent.socket.closed.then((code) => codes.push(['silent', code]))
    await expect
      .poll(() => codes, { timeout: 30_000 })
      .toEqual([
        ['silent', 1001],
        ['busy', 1001],
      ])
    clearInterval(words)
  })

  it('end on a frame that is too large', async () => {
    const { socket } = await connected('Loud')
    socket.send('x'.repeat(33 * 1024))
    expect(await socket.closed).toBe(1009)
  })
})
