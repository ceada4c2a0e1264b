/** Secrets are looked up in Parameter Store before a function answers anything. */
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withSecrets } from '../../functions/entry/secrets.ts'
import { signed } from '../../functions/entry/signed-request.ts'
import { listen, stopServer } from '../../local/gateway/listening.ts'

const stored: { [name: string]: string } = { '/meanwhile/test/session-secret': 'kept well', '/meanwhile/test/edge-key': 'ours' }
const asked: { authorization: string; target: string; names: string[] }[] = []
const parameterStore = createServer(async (request, response) => {
  const { Names } = (await json(request)) as { Names: string[] }
  asked.push({ authorization: request.headers.authorization ?? '', target: String(request.headers['x-amz-target']), names: Names })
  // As Parameter Store answers: by the plain name, whatever version was asked for.
  const Parameters = Names.flatMap((asked) => {
    const [Name, Version = '2'] = asked.split(':')
    return stored[asked] ? [{ Name, Version: Number(Version), Value: stored[asked] }] : []
  })
  response.end(JSON.stringify({ Parameters }))
})
let lambda: { [name: string]: string } = {}
beforeAll(async () => {
  const { port } = await listen(parameterStore, 0, 'localhost')
  lambda = {
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'AKID',
    AWS_SECRET_ACCESS_KEY: 'secret',
    SSM_ENDPOINT: `http://localhost:${port}/`,
  }
})
afterAll(() => stopServer(parameterStore))

describe('A secret', () => {
  it('is looked up by its name, together with the others, in one request', async () => {
    const given = {
      ...lambda,
      ORIGIN: 'https://play.example',
      SESSION_SECRET: 'ssm:/meanwhile/test/session-secret',
      EDGE_KEY: 'ssm:/meanwhile/test/edge-key',
    }
    const read = await withSecrets(given)
    expect(read).toMatchObject({ ORIGIN: 'https://play.example', SESSION_SECRET: 'kept well', EDGE_KEY: 'ours' })
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ target: 'AmazonSSM.GetParameters', names: Object.keys(stored) })
    expect(asked[0]?.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/eu-central-1\/ssm\/aws4_request, /)
  })

  it('of a certain version is that, although there is a newer one', async () => {
    stored['/meanwhile/test/edge-key:1'] = 'the one before'
    const read = await withSecrets({ ...lambda, EDGE_KEY: 'ssm:/meanwhile/test/edge-key:1' })
    expect(read.EDGE_KEY).toBe('the one before')
  })

  it('that is not there is named, so that somebody can make it', async () => {
    await expect(withSecrets({ ...lambda, SESSION_SECRET: 'ssm:/meanwhile/test/none' })).rejects.toThrow(
      'there is no parameter /meanwhile/test/none',
    )
  })

  it('that stands in the environment itself needs nobody', async () => {
    const given = { SESSION_SECRET: 'plain' }
    expect(await withSecrets(given)).toBe(given)
  })
})

describe('The signature', () => {
  it('is the one that Amazon’s own signer makes', async () => {
    const { SignatureV4 } = await import('@smithy/signature-v4')
    const { Hash } = await import('@smithy/hash-node')
    const now = new Date('2026-11-17T12:34:56.789Z')
    const url = new URL('https://ssm.eu-central-1.amazonaws.com/')
    const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'AmazonSSM.GetParameters' }
    const credentials = {
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'AKID',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_SESSION_TOKEN: 'token',
    }
    const theirs = await new SignatureV4({
      service: 'ssm',
      region: 'eu-central-1',
      credentials: { accessKeyId: 'AKID', secretAccessKey: 'secret', sessionToken: 'token' },
      sha256: Hash.bind(null, 'sha256'),
      applyChecksum: false,
    }).sign(
      { method: 'POST', protocol: 'https:', hostname: url.hostname, path: '/', headers: { ...headers, host: url.host }, body: '{}' },
      { signingDate: now },
    )
    expect(signed('ssm', url, headers, '{}', credentials, now).authorization).toBe(theirs.headers.authorization)
  })
})
