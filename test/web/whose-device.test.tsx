// @vitest-environment happy-dom
/** A session has run out, and somebody signs in on the same device: the same person, or another one. */
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveHere, readToken } from '../../web/join/token.ts'
import { compare, pushState, turnOn } from '../../web/live/push.ts'
import { becomeGuest } from '../../web/session/become-guest.ts'
import { forgetHere } from '../../web/session/forget.ts'
import { nowHere, stillHere } from '../../web/session/whose-device.ts'

const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url').slice(0, 22)
const key = Buffer.from('our public key').toString('base64url')

/** Whose session the browser has, what it is subscribed to, what is shown on it, and the devices that the service has listed for each. */
let session: string | null
let subscribed: string | null
let shown: string[]
let listed: { [player: string]: string[] }

const subscription = () => ({
  endpoint: subscribed,
  options: { applicationServerKey: Uint8Array.from(Buffer.from(key, 'base64url')).buffer },
  toJSON: () => ({ endpoint: subscribed, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: async () => {
    subscribed = null
    return true
  },
})
const registration = {
  pushManager: {
    getSubscription: async () => subscribed && subscription(),
    subscribe: async () => {
      subscribed ??= 'https://push.example/1'
      return subscription()
    },
  },
  getNotifications: async () => shown.map((tag) => ({ tag, close: () => void shown.splice(shown.indexOf(tag), 1) })),
}

async function answer(url: string, method: string, body: string): Promise<Response> {
  if (url.endsWith('/guests')) {
    session ??= 'a-new-guest'
    return Response.json({ id: session })
  }
  if (!session) return Response.json({ error: 'signed-out' }, { status: 401 })
  const mine = listed[session] ?? []
  if (method === 'POST') listed[session] = [...mine, idOf((JSON.parse(body) as { endpoint: string }).endpoint)]
  if (method === 'DELETE') listed[session] = mine.filter((id) => !url.endsWith(id))
  const subscriptions = mine.map((id) => ({ id, device: 'Phone', since: 0, lastSuccess: null }))
  return Response.json(method === 'POST' ? { id: listed[session]?.at(-1) } : { subscriptions, key, mailStopped: false })
}

const { fetch } = globalThis
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  localStorage.clear()
  listed = {}
  subscribed = null
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  })
  globalThis.fetch = (url, init) => answer(String(url), init?.method ?? 'GET', String(init?.body))

  // Ana signs in, turns notifications on and plays; then her session runs out.
  session = 'ana'
  await nowHere('ana')
  await turnOn()
  localStorage.setItem('table:lunch', 'her hand')
  shown = ['lunch']
  session = null
  vi.setSystemTime(Date.now() + 31 * 24 * 3_600_000)
})
afterEach(() => {
  globalThis.fetch = fetch
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** As after each sign-in: a whole new page begins. */
async function signIn(player: string, how: Parameters<typeof nowHere>[1] = {}): Promise<void> {
  session = player
  await nowHere(player, how)
  await compare()
}
const hers = () => ({ told: listed.ana, table: localStorage.getItem('table:lunch'), shown })
const nothing = { table: null, shown: [] }

describe('Who signs in again on their device', () => {
  it('finds everything as it was: told as before, with the tables they saw', async () => {
    await compare()
    await signIn('ana')
    expect(await pushState()).toBe('on')
    expect(hers()).toEqual({ told: [idOf('https://push.example/1')], table: 'her hand', shown: ['lunch'] })
  })

  it('is told again though the browser has lost its address meanwhile', async () => {
    subscribed = null
    await signIn('ana')
    expect(await pushState()).toBe('on')
  })

  it('finds everything though they had signed in before devices remembered whose they are', async () => {
    localStorage.removeItem('device:of')
    stillHere('ana')
    await signIn('ana')
    expect(await pushState()).toBe('on')
    expect(hers().table).toBe('her hand')
  })

  it('finds everything as the guest they were, once the code of another device lets them in', async () => {
    await signIn('guest')
    localStorage.setItem('table:lunch', 'the hand of a guest')
    await turnOn()
    session = null
    await signIn('guest')
    expect(await pushState()).toBe('on')
    expect(hers().table).toBe('the hand of a guest')
  })

  it('finds nothing after signing out', async () => {
    session = 'ana'
    await forgetHere()
    await signIn('ana')
    expect(await pushState()).toBe('off')
    expect(hers()).toMatchObject({ told: [], ...nothing })
  })
})

describe('Who signs in on the device of somebody else', () => {
  it('sees nothing of theirs, and nothing more arrives here for them', async () => {
    await signIn('ben')
    expect(subscribed).toBeNull()
    expect(hers()).toMatchObject(nothing)
    expect(listed.ben ?? []).toEqual([])
  })

  it('sees nothing of theirs as a new guest either, and keeps the invitation they came with', async () => {
    const token = 'abcdefghijklmnopqrstuvwxyz0'
    leaveHere(token)
    await becomeGuest('en')
    expect(subscribed).toBeNull()
    expect(hers()).toMatchObject(nothing)
    expect(readToken()).toBe(token)
  })

  it('sees nothing of theirs where nobody knows who was here', async () => {
    localStorage.removeItem('device:of')
    await signIn('ben')
    expect(subscribed).toBeNull()
    expect(hers()).toMatchObject(nothing)
  })

  it('leaves nothing to the first one in turn, of whom a page stood open all the while', async () => {
    await signIn('ben')
    localStorage.setItem('table:lunch', 'the hand of Ben')
    stillHere('ana')
    session = null
    await signIn('ana')
    expect(hers()).toMatchObject(nothing)
  })

  it('sees nothing of whoever was here before the one who is signed in', async () => {
    await signIn('ben', { before: 'ben' })
    expect(hers()).toMatchObject(nothing)
  })
})

describe('A guest who taps twice', () => {
  it('is the same guest, and keeps what they have', async () => {
    session = 'ana'
    await becomeGuest('en')
    expect(await pushState()).toBe('on')
    expect(hers().table).toBe('her hand')
  })
})

describe('A guest who takes their seats along to their account', () => {
  it('is told here as before', async () => {
    await signIn('account', { before: 'ana', tookAlong: true })
    expect(await pushState()).toBe('on')
    expect(listed.account).toEqual([idOf('https://push.example/1')])
    expect(hers().table).toBe('her hand')
  })

  it('finds nothing of somebody else who was here before', async () => {
    await signIn('account', { before: 'another guest', tookAlong: true })
    expect(subscribed).toBeNull()
    expect(hers()).toMatchObject(nothing)
  })
})
