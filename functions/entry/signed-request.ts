/**
 * One signed request to a service of Amazon that speaks JSON, for those of which a function needs a single call: a client of its own would be a
 * tenth of the bundle.
 */
import { createHash, createHmac } from 'node:crypto'
import type { Environment } from './environment.ts'

export type Asked = {
  service: Service
  /** `AmazonSSM.GetParameters`, for those that want to be told in a header. */
  target?: string
  /** For those that want to be told in the address. */
  path?: string
  body: object
  /** If it is not the region's own. One without https is one's own machine, which takes any key. */
  endpoint?: string
}

export async function ask<Answer>({ service, target, path = '/', body, endpoint }: Asked, given: Environment): Promise<Answer> {
  const { host, type } = services[service]
  const environment = endpoint?.startsWith('http:') ? { ...ofOneself, ...given } : given
  const url = new URL(path, endpoint || `https://${host}.${environment.AWS_REGION}.amazonaws.com`)
  const text = JSON.stringify(body)
  const headers = { 'content-type': type, ...(target && { 'x-amz-target': target }) }
  const signal = AbortSignal.timeout(patience)
  const response = await fetch(url, { method: 'POST', body: text, headers: signed(service, url, headers, text, environment), signal })
  if (!response.ok) throw new Error(`${service} answered ${response.status}`)
  return (await response.json()) as Answer
}

const patience = 3000
const ofOneself = { AWS_REGION: 'local', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' }

/** Where each of them listens, and what it calls its JSON. */
const services = {
  ssm: { host: 'ssm', type: 'application/x-amz-json-1.1' },
  sqs: { host: 'sqs', type: 'application/x-amz-json-1.0' },
  ses: { host: 'email', type: 'application/json' },
}
type Service = keyof typeof services

type Headers = { [name: string]: string }

/** Signature version 4. */
export function signed(service: string, url: URL, headers: Headers, body: string, environment: Environment, now = new Date()): Headers {
  const { AWS_ACCESS_KEY_ID: id = '', AWS_SECRET_ACCESS_KEY: secret = '', AWS_SESSION_TOKEN: token, AWS_REGION: region = '' } = environment
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const scope = [time.slice(0, 8), region, service, 'aws4_request']
  const all: Headers = { ...headers, host: url.host, 'x-amz-date': time, ...(token && { 'x-amz-security-token': token }) }
  const names = Object.keys(all).toSorted()
  const lines = names.map((name) => `${name}:${all[name]}\n`).join('')
  const request = ['POST', url.pathname, '', lines, names.join(';'), sha256(body)].join('\n')
  const key = scope.reduce<string | Buffer>((key, part) => hmac(key, part), `AWS4${secret}`)
  const signature = hmac(key, ['AWS4-HMAC-SHA256', time, scope.join('/'), sha256(request)].join('\n')).toString('hex')
  const { host: _, ...sent } = all
  const authorization = `AWS4-HMAC-SHA256 Credential=${id}/${scope.join('/')}, SignedHeaders=${names.join(';')}, Signature=${signature}`
  return { ...sent, authorization }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
