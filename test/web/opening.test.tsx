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
  vi.useRealTimers()
})

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
