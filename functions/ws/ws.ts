/** Connecting and disconnecting. Who connects shows the session cookie and comes from our own pages, or is refused. */
import { cameByEdge } from '../api/edge.ts'
import { ApiError } from '../api/errors.ts'
import { checkEpoch, readSession } from '../api/session.ts'
import type { Ports } from '../ports.ts'
import { isOpen } from '../table/seeing.ts'
import { goodbye, hello } from './company.ts'
import { pageIn } from './page.ts'

/** The part of an API Gateway WebSocket event that we read. Header names come in any case here. */
export type SocketEvent = {
  requestContext: {
    connectionId: string
    eventType: 'CONNECT' | 'DISCONNECT' | 'MESSAGE'
    /** What the gate said when it was opened; kept for as long as it is open. */
    authorizer?: { principalId?: string; table?: string }
  }
  headers?: { [name: string]: string | undefined }
  queryStringParameters?: { [name: string]: string | undefined } | null
}
export type SocketReply = { statusCode: number }

export async function ws(event: SocketEvent, ports: Ports): Promise<SocketReply> {
  const { connectionId, eventType } = event.requestContext
  const began = ports.now()
  const reply = await answerTo(event, ports)
  const table = tableOf(event)
  const millis = ports.now() - began
  ports.log.info('socket', { eventType, connection: connectionId, status: reply.statusCode, millis, ...(table !== null && { table }) })
  return reply
}

/** Whoever connects says which page is open; the gate remembers it until they go. */
const tableOf = ({ requestContext: { eventType, authorizer }, queryStringParameters }: SocketEvent): string | null =>
  eventType === 'CONNECT' ? pageIn(queryStringParameters).table : authorizer?.table || null

async function answerTo(event: SocketEvent, ports: Ports): Promise<SocketReply> {
  const { connectionId, eventType } = event.requestContext
  if (eventType === 'DISCONNECT') {
    const { principalId, table } = event.requestContext.authorizer ?? {}
    // Without a word of whose it was it passes within two hours, or when it is poked in vain.
    if (principalId) await goodbye(connectionId, { player: principalId, table: table || null }, ports)
    return { statusCode: 200 }
  }
  // Nothing is said over a socket: all that a client sends comes by HTTP.
  if (eventType === 'MESSAGE') return { statusCode: 400 }
  const headers = Object.fromEntries(Object.entries(event.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]))
  const { origin, edgeKey } = ports.settings
  if (headers.origin !== origin || (edgeKey && !cameByEdge(headers, edgeKey))) return { statusCode: 403 }
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
  const asker = await readSession(cookies, ports)
  if (!asker) return { statusCode: 401 }
  try {
    await checkEpoch(asker, ports)
  } catch (error) {
    if (error instanceof ApiError) return { statusCode: 401 }
    // Nobody knows whether it is over: a page that heard so would not come again.
    ports.log.warn('session not checked', { name: error instanceof Error ? error.name : 'unknown' })
    return { statusCode: 503 }
  }
  const { table, watching } = pageIn(event.queryStringParameters)
  // Whoever sits there is known by that; anybody else hears of a table only if it is open to all.
  const mayWatch = watching && table !== null && (await isOpen(ports, table))
  await hello(connectionId, { player: asker.player, table, watching: mayWatch }, ports)
  return { statusCode: 200 }
}
