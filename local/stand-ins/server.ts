/**
 * What the SDK's clients speak to here in place of Amazon. It listens to this machine alone, and only to signed requests: no page in a
 * browser can send one.
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen, stopServer } from '../gateway/listening.ts'

export type Asked = { method: string; path: string; query: URLSearchParams; body: Buffer }
/** `error` is the name of the exception as the client knows it. */
export type Answer = { status: number; body?: object; error?: string }
/** Null: not for me. */
export type StandIn = (asked: Asked) => Answer | null | Promise<Answer | null>

export const failure = (status: number, error: string, message: string): Answer => ({ status, error, body: { message, Message: message } })

export type StandInServer = { endpoint: string; stop: () => Promise<void> }

export async function serveStandIns(standIns: StandIn[]): Promise<StandInServer> {
  const server = createServer((request, response) => {
    answer(request, standIns)
      .catch((error: Error) => failure(500, 'InternalFailure', error.message))
      .then((answered) => reply(response, answered))
  })
  const { port } = await listen(server, 0, '127.0.0.1')
  return { endpoint: `http://127.0.0.1:${port}`, stop: () => stopServer(server) }
}

async function answer(request: IncomingMessage, standIns: StandIn[]): Promise<Answer> {
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return failure(403, 'MissingAuthenticationToken', 'not signed')
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const asked = { method: request.method ?? 'GET', path: decodeURIComponent(pathname), query: searchParams, body: await buffer(request) }
  for (const standIn of standIns) {
    const answered = await standIn(asked)
    if (answered) return answered
  }
  return failure(404, 'UnknownOperationException', `nothing here stands in for ${asked.method} ${asked.path}`)
}

function reply(response: ServerResponse, { status, body = {}, error }: Answer): void {
  const headers = { 'content-type': 'application/json', 'x-amzn-requestid': randomUUID(), ...(error && { 'x-amzn-errortype': error }) }
  response.writeHead(status, headers).end(status === 204 ? undefined : JSON.stringify(body))
}
