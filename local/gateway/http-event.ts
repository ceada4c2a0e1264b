/** Requests as API Gateway's HTTP API hands them to a function (payload 2.0), and replies as it takes them back. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { HttpEvent, HttpReply } from '../../functions/api/door.ts'

/** More than the door lets through. It has to see that it is too much, and nobody may fill our memory. */
const mostRead = 64 * 1024

export async function readEvent(request: IncomingMessage): Promise<HttpEvent> {
  const [rawPath = '/', ...query] = (request.url ?? '/').split('?')
  const { cookie, ...headers } = request.headers
  const body = await readBody(request)
  const isText = /^(text\/|application\/(json|xml|javascript)\b)/i.test(headers['content-type'] ?? '')
  return {
    rawPath,
    rawQueryString: query.join('?'),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(',')])),
    ...(cookie && { cookies: cookie.split(';').map((one) => one.trim()) }),
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
    requestContext: { requestId: randomUUID(), http: { method: request.method ?? 'GET', sourceIp: sourceOf(request) } },
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk)
    length += chunk.length
    if (length > mostRead) break
  }
  return Buffer.concat(chunks)
}

/** Who asks, without the prefix of an IPv4 address that came in by IPv6. */
export const sourceOf = (request: IncomingMessage): string => (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')

// ── Replies ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Below this, CloudFront compresses nothing either. */
const leastCompressed = 1000
const brotli = promisify(brotliCompress)
const encodings = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: promisify(gzip) as (body: Buffer) => Promise<Buffer>,
}
type Encoding = keyof typeof encodings

export async function writeReply(request: IncomingMessage, response: ServerResponse, reply: HttpReply): Promise<void> {
  const plain = Buffer.from(reply.body)
  const encoding = plain.length < leastCompressed ? null : encodingFor(request)
  const body = encoding ? await encodings[encoding](plain) : plain
  // Whoever still sends a body we have stopped reading has to come again on another connection.
  const unread = !request.complete
  response.writeHead(reply.statusCode, {
    ...reply.headers,
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
    ...(reply.statusCode !== 304 && { 'content-length': body.length }),
    ...(reply.cookies && { 'set-cookie': reply.cookies }),
    ...(unread && { connection: 'close' }),
  })
  response.end(reply.statusCode === 304 ? undefined : body)
  if (unread) response.once('finish', () => request.destroy())
}

function encodingFor(request: IncomingMessage): Encoding | null {
  const entries = [request.headers['accept-encoding']].flat().join(',').toLowerCase().split(',')
  const weights = new Map(
    entries.map((entry) => {
      const [name = '', weight = 'q=1'] = entry.split(';').map((part) => part.trim())
      return [name, Number(weight.slice('q='.length))]
    }),
  )
  return (['br', 'gzip'] as const).find((encoding) => (weights.get(encoding) ?? 0) > 0) ?? null
}
