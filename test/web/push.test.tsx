// @vitest-environment happy-dom
/** Whether this device is told things: what its browser has, what the service has listed, and what its owner wants. */
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wasAsked } from '../../web/live/known-here.ts'
import { compare, pushState, removeDevice, turnOff, turnOn } from '../../web/live/push.ts'

const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url').slice(0, 22)
const ours = Buffer.from('our public key').toString('base64url')

/** What the browser has. */
let subscribed: { endpoint: string; key: string } | null
/** How often it has been given an address. */
let given: number
/** What the service has listed. */
let listed: string[]
/** What its owner has taken off that list. */
let removed: string[]
let asked: string[]
let key: string

const made = ({ endpoint, key }: { endpoint: string; key: string }) => ({
  endpoint,
  options: { applicationServerKey: Uint8Array.from(Buffer.from(key, 'base64url')).buffer },
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: async () => {
    subscribed = null
    return true
  },
})
const pushManager = {
  getSubscription: async () => subscribed && made(subscribed),
  subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    subscribed ??= { endpoint: `https://push.example/${++given}`, key: Buffer.from(applicationServerKey).toString('base64url') }
    return made(subscribed)
  },
}
const { fetch } = globalThis

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  localStorage.clear()
  subscribed = null
  given = 0
  listed = []
  removed = []
  asked = []
  key = ours
  const registration = { pushManager }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  })
  globalThis.fetch = async (url, init) => {
    asked.push(`${init?.method ?? 'GET'} ${url}`)
    if (init?.method === 'POST') listed.push(idOf((JSON.parse(String(init.body)) as { endpoint: string }).endpoint))
    if (init?.method === 'DELETE') takeOff(String(url).split('/').at(-1) ?? '')
    const subscriptions = listed.map((id) => ({ id, device: 'Phone', since: 0, lastSuccess: null }))
    return Response.json(init?.method === 'POST' ? { id: listed.at(-1) } : { subscriptions, removed, key, mailStopped: false })
  }
})
afterEach(() => {
  globalThis.fetch = fetch
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function takeOff(id: string): void {
  if (listed.includes(id)) removed.push(id)
  listed = listed.filter((other) => other !== id)
}
const later = (): void => void vi.setSystemTime(Date.now() + 10 * 60_000)
const here = (): string | null => subscribed && idOf(subscribed.endpoint)

describe('A device', () => {
  it('that was turned on stays on the list, and nothing more is said about it', async () => {
    await turnOn()
    expect(listed).toEqual([here()])
    asked = []
    later()
    await compare()
    expect(listed).toEqual([here()])
    expect(asked).toEqual(['GET /api/v1/me/subscriptions'])
  })

  it('that its owner takes off the list there and then is told nothing more, at the next start neither', async () => {
    await turnOn()
    await removeDevice(String(here()))
    expect(await pushState()).toBe('off')
    later()
    await compare()
    expect([subscribed, listed]).toEqual([null, []])
  })

  it('that its owner takes off the list elsewhere stays off it when it is opened again, but offers to be told', async () => {
    localStorage.setItem('tell:asked', '1')
    await turnOn()
    takeOff(String(here()))
    later()
    await compare()
    await compare()
    expect([subscribed, listed]).toEqual([null, []])
    expect(wasAsked()).toBe(false)
  })

  it('that its push service has given up gets another address, though its browser knows nothing of it', async () => {
    await turnOn()
    const old = here()
    listed = []
    later()
    await compare()
    expect(await pushState()).toBe('on')
    expect(here()).not.toBe(old)
    expect(listed).toEqual([here()])
  })

  it('does not believe a list that is older than the word that put it there', async () => {
    await turnOn()
    listed = []
    await compare()
    expect(await pushState()).toBe('on')
  })

  it('leaves the others on the list alone, and they leave it', async () => {
    await turnOn()
    listed.push('another-device-of-mine')
    await removeDevice('another-device-of-mine')
    expect([await pushState(), listed]).toEqual(['on', [here()]])
  })

  it('whose browser has lost its subscription gets a new one, and the old one goes', async () => {
    await turnOn()
    const old = here()
    subscribed = null
    later()
    await compare()
    expect(await pushState()).toBe('on')
    expect(here()).not.toBe(old)
    expect(listed).toEqual([here()])
  })

  it('is known again though the push service had said that its old address is gone', async () => {
    await turnOn()
    subscribed = null
    listed = []
    later()
    await compare()
    expect(listed).toEqual([here()])
  })

  it('whose browser was given another address says so', async () => {
    await turnOn()
    subscribed = { endpoint: 'https://push.example/moved', key: ours }
    later()
    await compare()
    expect(listed).toEqual([idOf('https://push.example/moved')])
  })

  it('that was turned on by an earlier release is told to a service that does not know it', async () => {
    subscribed = { endpoint: 'https://push.example/early', key: ours }
    await compare()
    expect(listed).toEqual([here()])
  })

  it('subscribes anew when we have other keys', async () => {
    await turnOn()
    key = Buffer.from('another key').toString('base64url')
    later()
    await compare()
    expect(subscribed?.key).toBe(key)
    expect(listed).toEqual([here()])
  })

  it('that was never turned on, or was turned off, is left in peace', async () => {
    await compare()
    await turnOn()
    await turnOff()
    asked = []
    later()
    await compare()
    expect([subscribed, listed, asked]).toEqual([null, [], []])
  })
})
