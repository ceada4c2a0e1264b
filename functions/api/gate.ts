/**
 * Stands before every route that needs a session, and before the sockets: what carries none of ours never reaches a function that has rights to
 * the tables. It looks into no table itself: whether a session was ended since, and whose seat it is, the functions behind it check.
 */
import type { Ports } from '../ports.ts'
import { pageIn, type Query } from '../ws/page.ts'
import { readSession } from './session.ts'

/** The parts of an authorizer's event that we read: of the HTTP API (payload 2.0), or of the WebSocket API. */
export type GateEvent = {
  methodArn?: string
  cookies?: string[]
  headers?: { [name: string]: string | undefined }
  queryStringParameters?: Query
}
type Policy = { Version: '2012-10-17'; Statement: { Action: 'execute-api:Invoke'; Effect: 'Allow' | 'Deny'; Resource: string }[] }
/** `context` is kept with a socket, and comes with its goodbye, which has neither cookie nor address. */
type Context = { table?: string }
export type GateReply = { isAuthorized: boolean } | { principalId: string; policyDocument: Policy; context: Context }

export async function gate(event: GateEvent, ports: Pick<Ports, 'now' | 'settings'>): Promise<GateReply> {
  const asker = await readSession(event.cookies ?? cookiesIn(event.headers ?? {}), ports)
  if (!event.methodArn) return { isAuthorized: asker !== null }
  const statement = { Action: 'execute-api:Invoke', Effect: asker ? 'Allow' : 'Deny', Resource: event.methodArn } as const
  const { table } = pageIn(event.queryStringParameters)
  const policyDocument: Policy = { Version: '2012-10-17', Statement: [statement] }
  return { principalId: asker?.player ?? 'nobody', policyDocument, context: table ? { table } : {} }
}

/** Header names come in any case here. */
function cookiesIn(headers: { [name: string]: string | undefined }): string[] {
  const [, cookie = ''] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'cookie') ?? []
  return cookie.split(';').map((one) => one.trim())
}
