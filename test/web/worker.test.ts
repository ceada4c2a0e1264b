/** The service worker, run outside of a browser: what it does with a notification that is tapped. */
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

const source = readFileSync(new URL('../../web/public/sw.js', import.meta.url), 'utf8')
const origin = 'https://house.example'
const table = 'AAAAAAAAAAAAAAAAAAAAAA'

type Window = { url: string; heard: unknown[]; focused: number; sentTo: string[] }
type Replies = { [path: string]: unknown }

/** `windows` are the addresses of the pages that are open; `replies` is what the service says, and anything else fails. */
function startWorker({ windows = [], replies = {} }: { windows?: string[]; replies?: Replies } = {}) {
  const listeners = new Map<string, (event: object) => void>()
  const asked: { path: string; body: unknown }[] = []
  const badges: number[] = []
  const opened: string[] = []
  const open: Window[] = windows.map((path) => ({ url: `${origin}${path}`, heard: [], focused: 0, sentTo: [] }))
  const clients = open.map((window) => ({
    url: window.url,
    postMessage: (message: unknown) => window.heard.push(message),
    focus: async () => void window.focused++,
    navigate: async (url: string) => void window.sentTo.push(url),
  }))
  const self = {
    location: { href: `${origin}/sw.js?build=b&device=Firefox%2C+Android`, origin },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    clients: { matchAll: async () => clients, openWindow: async (url: string) => void opened.push(url) },
    registration: {},
    skipWaiting: async () => {},
  }
  const fetch = async (path: string, init: { body?: string } = {}) => {
    asked.push({ path, body: init.body && JSON.parse(init.body) })
    return path in replies ? Response.json(replies[path]) : Response.json({}, { status: 409 })
  }
  const navigator = { language: 'en', setAppBadge: async (count: number) => void badges.push(count) }
  const caches = { open: async () => ({ match: async () => undefined, put: async () => {} }) }
  runInNewContext(source, { self, fetch, navigator, caches, URL, Response, console })
  const happens = async (type: string, event: object): Promise<void> => {
    const waits: Promise<unknown>[] = []
    listeners.get(type)?.({ ...event, waitUntil: (until: Promise<unknown>) => waits.push(until) })
    await Promise.all(waits)
  }
  const tap = (action = '') =>
    happens('notificationclick', {
      action,
      notification: { tag: table, data: { url: `${origin}/t/${table}?asked=d7`, decision: 'd7' }, close: () => {} },
    })
  return { tap, happens, asked, badges, open, opened }
}

describe('A notification that is tapped', () => {
  it('tells the page of its table, where it is open, which question it asks, and takes nothing from it', async () => {
    const { tap, open } = startWorker({ windows: ['/', `/t/${table}`] })
    await tap()
    expect(open).toMatchObject([
      { heard: [], focused: 0, sentTo: [] },
      { heard: [{ asked: 'd7' }], focused: 1, sentTo: [] },
    ])
  })

  it('opens the very decision where another page is open, or none', async () => {
    const { tap, open } = startWorker({ windows: ['/'] })
    await tap()
    expect(open).toMatchObject([{ sentTo: [`${origin}/t/${table}?asked=d7`], focused: 1 }])
    const alone = startWorker()
    await alone.tap()
    expect(alone.opened).toEqual([`${origin}/t/${table}?asked=d7`])
  })
})

describe('An answer that is tapped', () => {
  const answers = `/api/v1/tables/${table}/answers`
  const game = (status: string, count: number) => ({ status, owed: Array(count).fill({}) })

  it('lowers the number on the icon to what waits still', async () => {
    const games = [game('playing', 2), game('playing', 0), game('paused', 1)]
    const { tap, asked, badges } = startWorker({ replies: { [answers]: {}, '/api/v1/me/games': { games } } })
    await tap('left')
    expect(asked[0]).toEqual({ path: answers, body: { decision: 'd7', picks: ['left'] } })
    expect(badges).toEqual([2])
  })

  it('leaves the number as it is where nobody says what waits', async () => {
    const { tap, badges, opened } = startWorker({ replies: { [answers]: {} } })
    await tap('left')
    expect([badges, opened]).toEqual([[], []])
  })

  it('that was not taken opens the table, which says why', async () => {
    const { tap, opened } = startWorker()
    await tap('left')
    expect(opened).toEqual([`${origin}/t/${table}?asked=d7`])
  })
})

describe('A browser that gives its device another address', () => {
  it('keeps its name in the list', async () => {
    const { happens, asked } = startWorker()
    const newSubscription = { toJSON: () => ({ endpoint: 'https://push.example/2', keys: {} }) }
    await happens('pushsubscriptionchange', { newSubscription })
    expect(asked).toMatchObject([{ path: '/api/v1/me/subscriptions', body: { device: 'Firefox, Android' } }])
  })
})

describe('What a page asks of the service', () => {
  const installs = (event: object) => startWorker({ replies: { '/offline': '' } }).happens('install', event)

  it('goes past the worker, so that a word said while the page is closed gets through', async () => {
    const routes: unknown[] = []
    await installs({ addRoutes: async (route: unknown) => void routes.push(route) })
    expect(routes).toEqual([{ condition: { urlPattern: '/api/*' }, source: 'network' }])
  })

  it('goes through it as ever in a browser that knows no such way', async () => {
    await expect(installs({})).resolves.toBeUndefined()
    const refuses = () => Promise.reject(new TypeError('unknown condition'))
    await expect(installs({ addRoutes: refuses })).resolves.toBeUndefined()
  })
})
