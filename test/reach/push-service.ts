/**
 * A push service as browsers have one: over HTTPS, for devices that can decrypt. It takes nothing that is not signed by whom the device
 * subscribed to, keeps one message per topic, and answers whatever a test wants it to.
 */
import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Agent, createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import ece from 'http_ece'
import { certificate, privateKey } from './certificate.ts'

export type Pushed = {
  device: string
  topic: string
  urgency: string
  ttl: number
  /** As it came, encrypted. */
  bytes: number
  text: string
}
export type Answer = { status: number; headers?: { [name: string]: string } }
export type Device = { id: string; subscription: { endpoint: string; keys: { p256dh: string; auth: string } } }

type Kept = { auth: Buffer; ecdh: ReturnType<typeof createECDH>; key: string }

export type PushService = Awaited<ReturnType<typeof openPushService>>

export async function openPushService() {
  const devices = new Map<string, Kept>()
  const pushed: Pushed[] = []
  const refused: string[] = []
  const answers: Answer[] = []
  const server = createServer({ cert: certificate, key: privateKey }, (request, response) => {
    take(request).then(
      ({ status, headers }) => response.writeHead(status, headers).end(),
      (error: Error) => {
        refused.push(error.message)
        response.writeHead(400).end(error.message)
      },
    )
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const { port } = server.address() as AddressInfo
  const origin = `https://localhost:${port}`

  async function take(request: IncomingMessage): Promise<Answer> {
    const id = request.url?.slice('/push/'.length) ?? ''
    const device = devices.get(id)
    if (!device) return { status: 404 }
    const body = await buffer(request)
    checkSigned(request, device.key, origin)
    const header = (name: string): string => {
      const value = request.headers[name]
      if (typeof value !== 'string') throw new Error(`no ${name}`)
      return value
    }
    if (header('content-encoding') !== 'aes128gcm') throw new Error('not aes128gcm')
    const text = ece.decrypt(body, { version: 'aes128gcm', privateKey: device.ecdh, authSecret: device.auth.toString('base64url') })
    const answer = answers.shift() ?? { status: 201 }
    const facts = { topic: header('topic'), urgency: header('urgency'), ttl: Number(header('ttl')) }
    if (answer.status === 201) pushed.push({ device: id, ...facts, bytes: body.length, text: text.toString('utf8') })
    return answer
  }

  return {
    host: `localhost:${port}`,
    agent: new Agent({ ca: certificate }),
    /** What was taken, oldest first. */
    pushed,
    /** Why something was not even looked at. */
    refused,
    /** The next answers, in this order; after them it takes everything. */
    answerWith: (...next: Answer[]): void => void answers.push(...next),
    /** What a browser does: keys of its own, for whoever has the other half of `key`. */
    subscribe(key: string): Device {
      const id = randomBytes(16).toString('base64url')
      const ecdh = createECDH('prime256v1')
      const p256dh = ecdh.generateKeys().toString('base64url')
      const auth = randomBytes(16)
      devices.set(id, { ecdh, auth, key })
      return { id, subscription: { endpoint: `${origin}/push/${id}`, keys: { p256dh, auth: auth.toString('base64url') } } }
    },
    forget: (id: string): void => void devices.delete(id),
    stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
  }
}

/** VAPID (RFC 8292): a token of ours, for this service, not for longer than a day, by the key the device was given. */
function checkSigned(request: IncomingMessage, key: string, origin: string): void {
  const [, token = '', shown = ''] = request.headers.authorization?.match(/^vapid t=([^,]+), ?k=(.+)$/) ?? []
  if (shown !== key) throw new Error('signed with another key')
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  const verifying = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), verifying, Buffer.from(signature, 'base64url'))) throw new Error('not signed')
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { aud: string; exp: number; sub: string }
  const ahead = exp - Date.now() / 1000
  if (aud !== origin || ahead <= 0 || ahead > 24 * 60 * 60 || !/^(mailto|https):/.test(sub)) throw new Error('not for this service')
}
