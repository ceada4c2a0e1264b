// @vitest-environment happy-dom
/** A visit ends: what the service has to be told of it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const table = 'AAAAAAAAAAAAAAAAAAAAAA'
const { fetch } = globalThis
let sent: { url: string; body: unknown }[]

/** A page of its own each time: it remembers what it has said. */
async function openPage() {
  vi.resetModules()
  return import('../../web/recap/looked.ts')
}

beforeEach(() => {
  localStorage.clear()
  sent = []
  globalThis.fetch = async (url, init) => {
    sent.push({ url: String(url), body: JSON.parse(String(init?.body ?? '{}')) })
    return Response.json({})
  }
})
afterEach(() => {
  globalThis.fetch = fetch
})

const said = (number: number) => ({ url: `/api/v1/tables/${table}/seen`, body: { number, left: true } })

describe('Who turns away', () => {
  it('says so once, if there was something new', async () => {
    const { leaveTable, markVisit } = await openPage()
    markVisit(table, 3)
    leaveTable(table, 3)
    expect(sent).toEqual([])
    leaveTable(table, 5)
    leaveTable(table, 5)
    expect(sent).toEqual([said(5)])
  })

  it('says nothing after an answer of their own: what it did was before their eyes, and the move has told it', async () => {
    const { answeredAt, leaveTable, markVisit } = await openPage()
    markVisit(table, 3)
    answeredAt(table, 6)
    leaveTable(table, 6)
    expect(sent).toEqual([])
  })

  it('says so if somebody has moved after that', async () => {
    const { answeredAt, leaveTable } = await openPage()
    answeredAt(table, 6)
    leaveTable(table, 7)
    leaveTable(table, 7)
    expect(sent).toEqual([said(7)])
  })
})
