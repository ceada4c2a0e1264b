// @vitest-environment happy-dom
/** A table has been opened: what its page asks the service for, and how often. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const table = 'AAAAAAAAAAAAAAAAAAAAAA'
const sent: { url: string; body: { asks?: string[]; seen?: object } }[] = []
const { fetch } = globalThis

/** A page of its own each time: it remembers what it has said. */
async function openPage(path = `/t/${table}`) {
  vi.resetModules()
  history.replaceState(null, '', path)
  return import('../../web/live/opening.ts')
}

beforeEach(() => {
  sent.length = 0
  globalThis.fetch = async (url, init) => {
    const body = JSON.parse(String(init?.body ?? '{}')) as { asks?: string[] }
    sent.push({ url: String(url), body })
    const reply = { games: [], moves: [], number: 1, subscriptions: [], key: '' }
    return Response.json(body.asks ? { replies: body.asks.map(() => ({ status: 200, body: reply })) } : reply)
  }
})
afterEach(() => {
  globalThis.fetch = fetch
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A device that has been allowed to tell its owner something. */
function allowed(): void {
  localStorage.setItem('push:known', JSON.stringify({ id: 'phone', since: 0 }))
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'granted' })
  const registration = { pushManager: { getSubscription: async () => null, subscribe: async () => ({ toJSON: () => ({}) }) } }
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
}

describe('The page of a table', () => {
  it('asks for the news, for what waits elsewhere and says what was seen, all in one request', async () => {
    const { opened, sayWhenOpening } = await openPage()
    expect(sayWhenOpening({ table, number: 7 })).toBe(true)
    await opened(table, { looked: 'true' }, true)
    expect(sent).toEqual([
      { url: '/api/v1/together', body: { asks: [`/tables/${table}/log?looked=true`, '/me/games'], seen: { table, number: 7 } } },
    ])
  })

  it('says by itself what is seen later on, and together again at the next visit', async () => {
    const { left, opened, sayWhenOpening } = await openPage()
    await opened(table, {}, true)
    expect(sayWhenOpening({ table, number: 8 })).toBe(false)
    left(table)
    expect(sayWhenOpening({ table, number: 9 })).toBe(true)
  })

  it('asks for nothing but the news for somebody who does not sit there', async () => {
    const { opened } = await openPage()
    await opened(table, { looked: 'true' }, false)
    expect(sent.map(({ url }) => url)).toEqual([`/api/v1/tables/${table}/log?looked=true`])
  })

  it('takes what waits elsewhere from there, and asks again when that is two minutes old', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { myGamesNow, opened } = await openPage()
    await opened(table, {}, true)
    await myGamesNow()
    expect(sent).toHaveLength(1)
    vi.setSystemTime(Date.now() + 2 * 60_000)
    await myGamesNow()
    expect(sent.map(({ url }) => url)).toEqual(['/api/v1/together', '/api/v1/me/games'])
  })

  it('asks again for what waits elsewhere if nobody answered the first time', async () => {
    const { myGamesNow, opened } = await openPage()
    const { fetch: answering } = globalThis
    globalThis.fetch = () => Promise.reject(new TypeError('offline'))
    await expect(opened(table, {}, true)).rejects.toThrow()
    globalThis.fetch = answering
    await expect(myGamesNow()).resolves.toMatchObject({ games: [] })
  })

  it('leaves nothing unsaid on other pages, which open no table', async () => {
    const { opensATable, sayWhenOpening } = await openPage(`/t/${table}/log`)
    expect(opensATable()).toBe(false)
    expect(sayWhenOpening({ table, number: 7 })).toBe(false)
  })
})

describe('The home page', () => {
  const addresses = () => sent.map(({ url, body }) => body.asks ?? url)

  it('asks for the list of games and about this device in one request', async () => {
    allowed()
    vi.useFakeTimers()
    const { compareAtStart, listedNow } = await openPage('/')
    const started = compareAtStart()
    const listed = listedNow()
    await vi.advanceTimersByTimeAsync(10_000)
    await Promise.all([started, listed])
    expect(addresses()).toEqual([['/me/games', '/me/subscriptions']])
  })

  it('asks about this device all the same where no socket gets through', async () => {
    allowed()
    vi.useFakeTimers()
    const { compareAtStart } = await openPage('/')
    const started = compareAtStart()
    await vi.advanceTimersByTimeAsync(10_000)
    await started
    expect(addresses()).toEqual(['/api/v1/me/subscriptions'])
  })

  it('asks for the list alone where nothing may be told', async () => {
    const { listedNow } = await openPage('/')
    await listedNow()
    expect(addresses()).toEqual(['/api/v1/me/games'])
  })
})

describe('Any other page', () => {
  it('asks about this device at once, and the page of a table with what it asks for anyway', async () => {
    allowed()
    const settings = await openPage('/settings')
    await settings.compareAtStart()
    expect(sent.map(({ url }) => url)).toEqual(['/api/v1/me/subscriptions'])
    const page = await openPage()
    await page.compareAtStart()
    expect(sent).toHaveLength(1)
  })
})
