/** The whole service on one machine: the same functions as in the cloud, and something that stands in for each part around them. */
import type { IncomingMessage } from 'node:http'
import type { Agent } from 'node:https'
import { functionNames, readEnvironment, type Variables } from '../functions/entry/environment.ts'
import { sesMail } from '../functions/entry/letters.ts'
import { portsFrom } from '../functions/entry/ports.ts'
import { signedPush } from '../functions/entry/push.ts'
import { schedulerAt } from '../functions/entry/scheduler.ts'
import { gatewaySockets } from '../functions/entry/sockets.ts'
import { recordsOf } from '../functions/entry/stream-event.ts'
import type { Later, Log, Ports } from '../functions/ports.ts'
import { atOnce } from '../functions/reach/at-once.ts'
import { later as doLater } from '../functions/reach/later.ts'
import { reaching } from '../functions/reach/reach.ts'
import { environmentFor } from '../functions/store/tables.ts'
import { tell } from '../functions/tell/tell.ts'
import { ws } from '../functions/ws/ws.ts'
import { beginSweeping, clockArn, clockOf } from './clock.ts'
import { claim, claimAt, type Data, openData, release, secretsOf } from './data.ts'
import { createTables, localClient, localNames, startDynamoLocal } from './dynamo-local.ts'
import { createGateway } from './gateway/gateway.ts'
import { listenNear, stopServer } from './gateway/listening.ts'
import { byOrigin, originsAt } from './gateway/origins.ts'
import { throughGate } from './gateway/socket-gate.ts'
import { type SocketLimits, socketGateway } from './gateway/sockets.ts'
import { localLater } from './later.ts'
import { fileLog } from './log.ts'
import { type Outbox, openOutbox } from './outbox.ts'
import { openPages, type Pages } from './pages.ts'
import { schedulerStandIn, type Target } from './stand-ins/scheduler.ts'
import { serveStandIns } from './stand-ins/server.ts'
import { sesStandIn } from './stand-ins/ses.ts'
import { type Following, followStream } from './stream/following.ts'
import { wakingStore } from './stream/waking.ts'

export type LocalOptions = {
  /** Where everything is kept. Without it the database stays in memory, and nothing is left behind. */
  data?: string
  /** Another one is taken if this is not free; 0 is any. */
  port?: number
  /** Whether other devices on the network may come in. */
  lan?: boolean
  /** Serve the app as well: `built` for playing, `developing` with reload. */
  pages?: 'built' | 'developing'
  say?: (line: string) => void
  socketLimits?: SocketLimits
  /** For tests: the only push service that may be called, and how its certificate is believed. */
  pushService?: { host: string; agent: Agent }
  /** For tests: what time it is. */
  now?: () => number
}

export type LocalHost = {
  origin: string
  /** Ends everything in order. What was accepted is kept, and what is not told yet is told after the next start. */
  stop: () => Promise<void>
  ports: Ports
  outbox: Outbox
  endpoints: Endpoints
}
type Endpoints = { dynamodb: string; standIns: string }

export const defaultPort = 3000

export async function startLocal(options: LocalOptions = {}): Promise<LocalHost> {
  const ends: (() => unknown)[] = []
  let ended: Promise<void> | undefined
  const end = async (): Promise<void> => {
    for (const part of ends.reverse()) await part()
  }
  const stop = (): Promise<void> => {
    ended ??= end()
    return ended
  }
  try {
    return { ...(await begin(options, (part) => ends.push(part))), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Each part says how it ends as soon as it has begun; they end in the opposite order. */
async function begin(options: LocalOptions, atTheEnd: (end: () => unknown) => void): Promise<Omit<LocalHost, 'stop'>> {
  const { say = () => {}, port: wanted = defaultPort, lan = false } = options
  const data = openData(options.data)
  await claim(data)
  atTheEnd(() => release(data))
  const log = fileLog(data.path('log.jsonl'), say)
  atTheEnd(log.end)

  const { client, endpoint } = await beginDatabase(data, atTheEnd)
  say(`Database   DynamoDB Local, ${data.passing ? 'in memory' : `kept in ${data.folder}`}`)

  let portsFor: ((request: IncomingMessage) => Ports) | undefined
  const portsOf = (request: IncomingMessage): Ports => {
    if (!portsFor) throw new Error('the host is not ready yet')
    return portsFor(request)
  }
  const outbox = openOutbox(data)
  let clock: ((target: Target) => Promise<void>) | undefined
  const fire = async (target: Target): Promise<void> => {
    // Thrown, it is called again in a moment.
    if (!clock) throw new Error('the clock is not wound up yet')
    await clock(target)
  }
  const scheduler = schedulerStandIn(data, fire, options.now)
  const sockets = socketGateway((event, request) => throughGate(event, request, portsOf(request), ws), options.socketLimits)
  const standIns = await serveStandIns([sockets.connections, sesStandIn(outbox), scheduler.answer])
  atTheEnd(standIns.stop)
  atTheEnd(scheduler.stop)
  say('Stand-ins  mail, scheduler and sockets')

  let following: Following | undefined
  atTheEnd(() => following?.stop())
  let pages: Pages | undefined
  const server = createGateway({ portsFor: portsOf, sockets, outbox, pages: () => pages })
  const { port } = await listenNear(server, wanted, lan ? '0.0.0.0' : 'localhost')
  atTheEnd(() => Promise.all([stopServer(server), sockets.stop()]))
  const origins = originsAt(port, lan)
  const [origin] = origins
  const endpoints = { dynamodb: endpoint, standIns: standIns.endpoint }
  const later = localLater(data, log)
  const ports = localPorts({ origin, secrets: secretsOf(data), endpoints, log, later, wake: () => following?.wake(), ...options })
  const sender: Ports = { ...ports, notify: reaching(() => sender) }
  const teller: Ports = { ...ports, notify: atOnce(() => teller) }
  later.begin((job) => doLater(job, sender))
  clock = clockOf(ports)
  await beginSweeping(endpoints.standIns)
  atTheEnd(later.stop)
  portsFor = byOrigin(ports, origins)
  claimAt(data, origin)
  atTheEnd(() => claimAt(data, null))
  say(`Gateway    ${origin}${wanted !== 0 && port !== wanted ? ` (port ${wanted} is taken)` : ''}`)

  const told = { tell: (event: Parameters<typeof recordsOf>[0]) => tell(recordsOf(event), teller), log, data }
  following = await followStream({ client, endpoint, table: localNames.games, ...told })
  say('Stream     moves are told, bots answer')
  if (options.pages) {
    pages = await openPages({ origin, sessionSecret: secretsOf(data).sessionSecret, developing: options.pages === 'developing', say })
    atTheEnd(pages.stop)
    say('Pages      ready')
  }
  return { origin, ports, outbox, endpoints }
}

async function beginDatabase(data: Data, atTheEnd: (end: () => unknown) => void) {
  const { endpoint, stop } = await startDynamoLocal(data.passing ? {} : { data: data.path('database') })
  atTheEnd(stop)
  const client = localClient(endpoint)
  atTheEnd(() => client.destroy())
  await createTables(client, localNames)
  return { client, endpoint }
}

/** The ports as on Lambda, with the real clients; only the addresses differ. */
type Wiring = {
  origin: string
  secrets: ReturnType<typeof secretsOf>
  endpoints: Endpoints
  log: Log
  later: Later
  wake: () => void
} & Pick<LocalOptions, 'pushService' | 'now'>

function localPorts({ origin, secrets, endpoints, log, later, wake, pushService, now = Date.now }: Wiring): Ports {
  const environment = {
    ...environmentFor(localNames),
    ORIGIN: origin,
    SESSION_SECRET: secrets.sessionSecret,
    VAPID_PUBLIC_KEY: secrets.push.publicKey,
    VAPID_PRIVATE_KEY: secrets.push.privateKey,
    VAPID_SUBJECT: 'mailto:table@localhost',
    ...(pushService && { PUSH_HOSTS: pushService.host }),
    BUILD: 'local',
    MAIL_FROM: 'Meanwhile <table@localhost>',
    SOCKETS_ENDPOINT: endpoints.standIns,
    SES_ENDPOINT: endpoints.standIns,
    SCHEDULER_ENDPOINT: endpoints.standIns,
    CLOCK_ARN: clockArn,
    SCHEDULE_ROLE: 'arn:aws:iam::000000000000:role/local',
    LATER_QUEUE: 'kept in a file',
    DYNAMODB_ENDPOINT: endpoints.dynamodb,
  }
  const push = pushService ? (given: Variables) => signedPush(given, pushService.agent) : signedPush
  const services = { mail: sesMail, push, sockets: gatewaySockets, scheduler: schedulerAt, later: () => later }
  const ports = portsFrom(readEnvironment(environment, functionNames), log, services)
  return { ...ports, now, store: wakingStore(ports.store, wake) }
}
