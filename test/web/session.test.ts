/** One session for both: what next-auth issues the service reads, and what the service issues next-auth reads. */
import { createRequire } from 'node:module'
import { decode } from 'next-auth/jwt'
import { beforeEach, describe, expect, it } from 'vitest'
import { readSession } from '../../functions/api/session.ts'
import { authOptions, cookieOf, sessionIn } from '../../web/session/next-auth.ts'
import { newWorld, sentBack, type World } from '../api/harness.ts'

type Answer = { status: number; location: string; body: unknown; cookies: string[] }
type Handler = (request: object, response: object) => Promise<unknown>

const { default: NextAuth } = createRequire(import.meta.url)('next-auth') as { default: (options: object) => Handler }
process.env.NEXTAUTH_URL = 'http://localhost:3000'

let world: World
let jar: string[]
beforeEach(() => {
  // next-auth has no clock but the real one.
  world = newWorld({ now: Date.now() })
  jar = []
})

const secret = () => world.ports.settings.sessionSecret
const nextAuth = () =>
  NextAuth(
    authOptions(
      {
        confirm: async (signIn, cookie) => {
          const { status, cookies } = await world.call('confirmSignIn', { body: signIn, cookies: cookie.split('; ') })
          if (status !== 200) return null
          return sessionIn(await decode({ token: sentBack(cookies[0]).split('=')[1], secret: secret() }))
        },
        holds: async (session) => (await world.call('me', { cookies: [await cookieOf(session, secret())] })).status === 200,
        end: async (session) => void (await world.call('signOut', { cookies: [await cookieOf(session, secret())] })),
      },
      [secret(), ...(world.ports.settings.earlierSecrets ?? [])],
    ),
  )

/** As a browser would ask `/api/auth/…`, with a jar that keeps what it is told to. */
async function ask(method: 'GET' | 'POST', path: string, body: object = {}): Promise<Answer> {
  const answer: Answer = { status: 200, location: '', body: undefined, cookies: [] }
  const headers = new Map<string, unknown>()
  const response = {
    status: (status: number) => {
      answer.status = status
      return response
    },
    getHeader: (name: string) => headers.get(name.toLowerCase()),
    setHeader: (name: string, value: unknown) => {
      headers.set(name.toLowerCase(), value)
      return response
    },
    json: (body: unknown) => Object.assign(answer, { body }),
    send: (body: unknown) => Object.assign(answer, { body }),
    end: () => {},
  }
  const cookies = Object.fromEntries(
    jar.map((cookie) => [cookie.slice(0, cookie.indexOf('=')), decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1))]),
  )
  const request = {
    method,
    query: { nextauth: path.split('/') },
    cookies,
    headers: { host: 'localhost:3000', cookie: jar.join('; ') },
    body,
  }
  await nextAuth()(request, response)
  answer.cookies = ([headers.get('set-cookie') ?? []].flat() as string[]).map(String)
  answer.location = String(headers.get('location') ?? '')
  for (const cookie of answer.cookies) keep(cookie)
  return answer
}

function keep(setCookie: string): void {
  const pair = sentBack(setCookie)
  const name = pair.slice(0, pair.indexOf('=') + 1)
  jar = [...jar.filter((cookie) => !cookie.startsWith(name)), ...(pair === name || /Max-Age=0/.test(setCookie) ? [] : [pair])]
}

const csrfToken = async (): Promise<string> => ((await ask('GET', 'csrf')).body as { csrfToken: string }).csrfToken
const signIn = async (given: object) => ask('POST', 'callback/code', { ...given, csrfToken: await csrfToken() })
const whoIs = async () => (await ask('GET', 'session')).body as { user?: { id: string }; expires?: string }

async function mailTo(email: string): Promise<{ code: string; token: string }> {
  await world.call('requestSignIn', { body: { email } })
  const letter = world.mails.at(-1)
  if (letter?.kind !== 'sign-in') throw new Error('no such mail')
  return { code: letter.code, token: letter.link.split('#')[1] ?? '' }
}

describe('next-auth', () => {
  it('reads the session of a guest whom the service let in', async () => {
    const { body, cookies } = await world.call('becomeGuest', { body: {} })
    jar = cookies.map(sentBack)
    const session = await whoIs()
    expect(session.user).toEqual({ id: body.id })
    expect(Date.parse(session.expires ?? '')).toBeGreaterThan(Date.now() + 29 * 24 * 60 * 60 * 1000)
  })

  it('prolongs it in a form the service reads', async () => {
    const { body, cookies } = await world.call('becomeGuest', { body: {} })
    jar = cookies.map(sentBack)
    await whoIs()
    expect(jar).not.toEqual(cookies.map(sentBack))
    expect(await readSession(jar, world.ports)).toEqual({
      player: body.id,
      epoch: 0,
      session: expect.any(String),
      made: expect.any(Number),
    })
    expect((await world.call('me', { cookies: jar })).body.id).toBe(body.id)
  })

  it('reads, while the secret is changed, what the one before it has made, and prolongs it with the new one', async () => {
    const { body, cookies } = await world.call('becomeGuest', { body: {} })
    jar = cookies.map(sentBack)
    const { settings } = world.ports
    Object.assign(settings, { sessionSecret: 'the new one', earlierSecrets: [settings.sessionSecret] })
    expect((await whoIs()).user).toEqual({ id: body.id })
    settings.earlierSecrets = []
    expect(await readSession(jar, world.ports)).toMatchObject({ player: body.id })
  })

  it.each(['code', 'token'] as const)('signs in with the %s of the mail, and the service reads the session', async (by) => {
    const email = 'ana@example.com'
    const mail = await mailTo(email)
    const { status, location } = await signIn(by === 'code' ? { email, code: mail.code } : { token: mail.token })
    expect([status, location]).toEqual([302, 'http://localhost:3000'])
    const me = await world.call('me', { cookies: jar })
    expect(me.body).toMatchObject({ email, guest: false })
    expect((await whoIs()).user).toEqual({ id: me.body.id })
  })

  it('carries the present epoch', async () => {
    const email = 'ana@example.com'
    await signIn({ email, code: (await mailTo(email)).code })
    const { id } = (await world.call('me', { cookies: jar })).body
    await world.call('signOutEverywhere', { as: id })
    jar = []
    await signIn({ email, code: (await mailTo(email)).code })
    expect(await readSession(jar, world.ports)).toEqual({ player: id, epoch: 1, session: expect.any(String), made: expect.any(Number) })
  })

  it('lets a guest keep what they have', async () => {
    const { body, cookies } = await world.call('becomeGuest', { body: {} })
    jar = cookies.map(sentBack)
    await signIn({ token: (await mailTo('ana@example.com')).token })
    expect((await world.call('me', { cookies: jar })).body).toMatchObject({ id: body.id, guest: false })
  })

  it('lets nobody in with a wrong code, nor twice with the right one', async () => {
    const email = 'ana@example.com'
    const { code } = await mailTo(email)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    expect((await signIn({ email, code: wrong })).location).toContain('error=CredentialsSignin')
    expect(await whoIs()).toEqual({})
    expect((await signIn({ email, code })).location).toBe('http://localhost:3000')
    jar = []
    expect((await signIn({ email, code })).location).toContain('error=CredentialsSignin')
  })

  it('lets nobody in without its token against forged requests', async () => {
    const email = 'ana@example.com'
    const { code } = await mailTo(email)
    await ask('POST', 'callback/code', { email, code, csrfToken: 'forged' })
    expect(await whoIs()).toEqual({})
    expect((await signIn({ email, code })).location).toBe('http://localhost:3000')
  })

  it('takes the cookie away when the session was ended elsewhere', async () => {
    const { body, cookies } = await world.call('becomeGuest', { body: {} })
    jar = cookies.map(sentBack)
    await world.call('signOutEverywhere', { as: body.id })
    expect(await whoIs()).toEqual({})
    expect(jar.filter((cookie) => cookie.includes('session-token'))).toEqual([])
  })

  it('ends the session that the service began', async () => {
    const { cookies } = await world.call('becomeGuest', { body: {} })
    jar = cookies.map(sentBack)
    await ask('POST', 'signout', { csrfToken: await csrfToken() })
    expect(await readSession(jar, world.ports)).toBeNull()
    expect(await whoIs()).toEqual({})
  })

  it('makes no new session of a copy of one that was signed out', async () => {
    const { cookies } = await world.call('becomeGuest', { body: {} })
    const copy = cookies.map(sentBack)
    jar = copy
    await whoIs()
    const later = jar
    await world.call('signOut', { cookies: later })
    for (const held of [copy, later]) {
      jar = held
      expect(await whoIs()).toEqual({})
      expect(jar.filter((cookie) => cookie.includes('session-token'))).toEqual([])
    }
  })

  it('prolongs one and the same session: whoever signs out ends every copy of it', async () => {
    const { cookies } = await world.call('becomeGuest', { body: {} })
    const copy = cookies.map(sentBack)
    jar = copy
    for (let visit = 0; visit < 3; visit++) await whoIs()
    await ask('POST', 'signout', { csrfToken: await csrfToken() })
    expect((await world.call('me', { cookies: copy })).error?.code).toBe('session-over')
  })
})
