/** What stands before the routes for players and before the sockets. */
import { encode } from 'next-auth/jwt'
import { describe, expect, it } from 'vitest'
import { client } from '../../functions/api/client.ts'
import { gate } from '../../functions/api/gate.ts'
import { newWorld } from '../api/harness.ts'

const { ports } = newWorld({ now: Date.now() })
const token = (secret = ports.settings.sessionSecret) => encode({ token: { sub: 'ana', epoch: 0 }, secret })
const cookie = async (secret?: string) => `__Host-next-auth.session-token=${await token(secret)}`

describe('The gate', () => {
  it('lets in who has a session of ours', async () => {
    expect(await gate({ cookies: ['look=dark', await cookie()] }, ports)).toEqual({ isAuthorized: true })
  })

  it('turns away who has none, or one that is not ours', async () => {
    expect(await gate({ cookies: ['look=dark'] }, ports)).toEqual({ isAuthorized: false })
    expect(await gate({}, ports)).toEqual({ isAuthorized: false })
    expect(await gate({ cookies: [await cookie('another secret')] }, ports)).toEqual({ isAuthorized: false })
  })

  it('answers about a socket with a policy for that socket alone', async () => {
    const methodArn = 'arn:aws:execute-api:us-east-1:123456789012:abc/ws/$connect'
    const statementFor = (Effect: string) => [{ Action: 'execute-api:Invoke', Effect, Resource: methodArn }]
    const welcome = await gate({ methodArn, headers: { Cookie: `look=dark; ${await cookie()}` } }, ports)
    expect(welcome).toMatchObject({ principalId: 'ana', policyDocument: { Statement: statementFor('Allow') } })
    const table = 'T'.repeat(22)
    const asking = { methodArn, headers: { Cookie: await cookie() } }
    expect(await gate({ ...asking, queryStringParameters: { table } }, ports)).toMatchObject({ context: { table } })
    expect(await gate({ ...asking, queryStringParameters: { table: 'no/table' } }, ports)).toMatchObject({ context: {} })
    const stranger = await gate({ methodArn, headers: { cookie: 'look=dark' } }, ports)
    expect(stranger).toMatchObject({ principalId: 'nobody', policyDocument: { Statement: statementFor('Deny') } })
  })
})

describe('Who is turned away by the gate', () => {
  it.each([
    [401, { message: 'Unauthorized' }],
    [403, { message: 'Forbidden' }],
  ])('hears from the client that they are not signed in: %s', async (status, body) => {
    const { call } = client('https://play.example', async () => Response.json(body, { status }))
    await expect(call('me', {})).rejects.toMatchObject({ status: 401, problem: { code: 'not-signed-in' } })
  })
})

describe('What edge and gateway say in words of their own', () => {
  it.each([
    [404, '', 'no-such-route'],
    [413, '{"message":"Request Too Long"}', 'too-large'],
    [429, '{"message":"Too Many Requests"}', 'rate-limited'],
    [500, '{"message":"Internal Server Error"}', 'unavailable'],
    [503, '{"message":"Service Unavailable"}', 'unavailable'],
    [504, '<html>Gateway Time-out</html>', 'unavailable'],
  ])('is heard as what it means, and a time-out never as a failure: %s', async (status, body, code) => {
    const { call } = client('https://play.example', async () => new Response(body, { status }))
    await expect(call('me', {})).rejects.toMatchObject({ status, problem: { code } })
  })
})
