/** One origin for everything, as CloudFront is in the cloud: the API, the sockets, and the host's own pages. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { api } from '../../functions/api/door.ts'
import { base } from '../../functions/api/paths.ts'
import type { Ports } from '../../functions/ports.ts'
import type { Outbox } from '../outbox.ts'
import type { Pages } from '../pages.ts'
import { readEvent, sourceOf, writeReply } from './http-event.ts'
import { frontPage, mailPage, notForYou, nothingHere, outboxPage, type Page } from './pages.ts'
import { type SocketGateway, socketPath } from './sockets.ts'

export type Gateway = {
  portsFor: (request: IncomingMessage) => Ports
  sockets: SocketGateway
  outbox: Outbox
  /** Next, once it is there; without it the host has a plain page of its own. */
  pages: () => Pages | undefined
}

const mostHeaderBytes = 16 * 1024

export function createGateway(gateway: Gateway): Server {
  const server = createServer({ maxHeaderSize: mostHeaderBytes, headersTimeout: 10_000, requestTimeout: 30_000 }, (request, response) => {
    // A client that goes away in the middle has nobody left to tell.
    answer(gateway, request, response).catch(() => response.destroy())
  })
  server.on('upgrade', (request, socket, head) => {
    if (pathOf(request) === socketPath) gateway.sockets.upgrade(request, socket, head)
    else if (gateway.pages() && pathOf(request).startsWith('/_next/')) void gateway.pages()?.upgrade(request, socket, head)
    else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
  return server
}

async function answer({ portsFor, outbox, pages }: Gateway, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = pathOf(request)
  if (path === base || path.startsWith(`${base}/`)) {
    const reply = await api(await readEvent(request), portsFor(request))
    return writeReply(request, response, reply)
  }
  const next = pages()
  if (next && !isOutbox(path)) return next.serve(request, response)
  const { status, html, policy } = pageAt(path, request, outbox, portsFor(request).settings.build)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  }
  return writeReply(request, response, { statusCode: status, headers, body: html })
}

function pageAt(path: string, request: IncomingMessage, outbox: Outbox, build: string): Page {
  if (path === '/') return frontPage(build)
  if (!isOutbox(path)) return nothingHere
  if (!isOfThisMachine(request)) return notForYou
  return path === '/outbox' ? outboxPage(outbox) : mailPage(outbox, path.slice('/outbox/'.length))
}

const isOutbox = (path: string): boolean => path === '/outbox' || path.startsWith('/outbox/')

/** By address and by name: a page elsewhere may call itself by any name that leads here, and would read along. */
function isOfThisMachine(request: IncomingMessage): boolean {
  const source = sourceOf(request)
  const isLoopback = source === '::1' || source.startsWith('127.')
  return isLoopback && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? '')
}

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?')[0] ?? '/'
