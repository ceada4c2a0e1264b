/**
 * Stands in for API Gateway's WebSocket API: one event when somebody connects, one when they are gone, and an address to post messages to.
 * With its limits, so that nothing works here that would not work there.
 */
import { randomBytes } from 'node:crypto'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { SocketEvent, SocketReply } from '../../functions/ws/ws.ts'
import { type Answer, failure, type StandIn } from '../stand-ins/server.ts'
import { sourceOf } from './http-event.ts'

export const socketPath = '/ws'

/** Milliseconds and bytes; shorter ones are for tests. */
export type SocketLimits = { idle: number; lifetime: number; frame: number }
const gatewayLimits: SocketLimits = { idle: 10 * 60_000, lifetime: 2 * 60 * 60_000, frame: 32 * 1024 }

/** For a client to return our goodbye. */
const patienceMillis = 500

export type SocketGateway = {
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>
  /** `@connections`, as the client for it speaks. */
  connections: StandIn
  stop: () => Promise<void>
}

type Connection = {
  id: string
  /** Null if they were not let in. */
  opened: Promise<WebSocket | null>
  /** Not before they were let in. */
  client: WebSocket | null
  since: number
  lastActive: number
  /** Something was said, by either side. */
  touch: () => void
  sourceIp: string
  userAgent: string
}
type Handle = (event: SocketEvent, request: IncomingMessage) => Promise<SocketReply>

export function socketGateway(handle: Handle, limits: SocketLimits = gatewayLimits): SocketGateway {
  const server = new WebSocketServer({ noServer: true, maxPayload: limits.frame, clientTracking: false })
  const connections = new Map<string, Connection>()
  const goodbyes = new Set<Promise<unknown>>()
  let stopping = false

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy())
    if (stopping) return refuse(socket, 503)
    const id = randomBytes(11).toString('base64url')
    let open: (socket: WebSocket | null) => void = () => {}
    const opened = new Promise<WebSocket | null>((done) => (open = done))
    const { 'user-agent': userAgent = '' } = request.headers
    const now = Date.now()
    const connection: Connection = {
      id,
      opened,
      client: null,
      since: now,
      lastActive: now,
      touch: () => {},
      sourceIp: sourceOf(request),
      userAgent,
    }
    connections.set(id, connection)
    // Who goes away while being let in is never opened; nobody must wait for that.
    socket.once('close', () => open(null))
    const status = await ask('CONNECT', id, request)
    if (status === 200 && !socket.destroyed && !stopping) {
      server.handleUpgrade(request, socket, head, (client) => {
        connection.client = client
        attend(connection, client, request)
        open(client)
      })
      return
    }
    open(null)
    connections.delete(id)
    // Gone before the answer was there: nobody else would say goodbye for them.
    if (status === 200) await goodbye(id, request)
    refuse(socket, status === 200 ? 503 : status)
  }

  const ask = async (eventType: SocketEvent['requestContext']['eventType'], id: string, request: IncomingMessage): Promise<number> =>
    handle(eventFor(eventType, id, request), request).then(
      ({ statusCode }) => statusCode,
      () => 500,
    )

  function goodbye(id: string, request: IncomingMessage): Promise<unknown> {
    connections.delete(id)
    const said = ask('DISCONNECT', id, request).finally(() => goodbyes.delete(said))
    goodbyes.add(said)
    return said
  }

  function attend(connection: Connection, client: WebSocket, request: IncomingMessage): void {
    const idle = setTimeout(() => client.close(1001, 'Going away'), limits.idle)
    const lifetime = setTimeout(() => client.close(1001, 'Going away'), limits.lifetime)
    connection.touch = () => {
      connection.lastActive = Date.now()
      idle.refresh()
    }
    // What is wrong with a frame is told to its sender by the code the socket closes with.
    client.on('error', () => {})
    client.on('ping', connection.touch)
    client.on('message', () => {
      connection.touch()
      ask('MESSAGE', connection.id, request)
    })
    client.once('close', () => {
      clearTimeout(idle)
      clearTimeout(lifetime)
      goodbye(connection.id, request)
    })
  }

  async function post(connection: Connection, body: Buffer): Promise<Answer> {
    if (body.length > limits.frame) return failure(413, 'PayloadTooLargeException', 'larger than a frame')
    const { client } = connection
    // Who is just being let in is as unknown as who has gone: two who come at once and tell each other would wait for ever.
    if (!client || client.readyState !== client.OPEN) return gone(connection.id)
    connection.touch()
    return new Promise((done) => client.send(body, { binary: false }, (error) => done(error ? gone(connection.id) : { status: 200 })))
  }

  const standIn: StandIn = async ({ method, path, body }) => {
    const [, id] = path.match(/^\/@connections\/([^/]+)$/) ?? []
    if (!id) return null
    const connection = connections.get(id)
    if (!connection) return gone(id)
    if (method === 'POST') return post(connection, body)
    if (method === 'DELETE') {
      ;(await connection.opened)?.close(1000)
      return { status: 204 }
    }
    const { sourceIp, userAgent, since, lastActive } = connection
    const about = { connectedAt: new Date(since), lastActiveAt: new Date(lastActive), identity: { sourceIp, userAgent } }
    return method === 'GET' ? { status: 200, body: about } : null
  }

  async function stop(): Promise<void> {
    stopping = true
    const clients = await Promise.all([...connections.values()].map(({ opened }) => opened))
    for (const client of clients) client?.close(1001, 'Going away')
    const patience = setTimeout(() => {
      for (const client of clients) client?.terminate()
    }, patienceMillis)
    await Promise.all(clients.map((client) => client && closed(client)))
    clearTimeout(patience)
    await Promise.all(goodbyes)
  }

  return { upgrade, connections: standIn, stop }
}

const gone = (id: string): Answer => failure(410, 'GoneException', `${id} is gone`)

const closed = (client: WebSocket): Promise<unknown> =>
  client.readyState === client.CLOSED ? Promise.resolve() : new Promise((done) => client.once('close', done))

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Refused'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function eventFor(eventType: SocketEvent['requestContext']['eventType'], connectionId: string, request: IncomingMessage): SocketEvent {
  const [, query = ''] = (request.url ?? '').split('?')
  return {
    requestContext: { connectionId, eventType },
    ...(eventType === 'CONNECT' && { headers: asTheyCame(request.rawHeaders) }),
    queryStringParameters: query ? Object.fromEntries(new URLSearchParams(query)) : null,
  }
}

/** Names in the case they were sent in, as API Gateway leaves them. */
function asTheyCame(raw: string[]): { [name: string]: string } {
  const headers: { [name: string]: string } = {}
  for (let at = 0; at + 1 < raw.length; at += 2) headers[raw[at] ?? ''] = raw[at + 1] ?? ''
  return headers
}
