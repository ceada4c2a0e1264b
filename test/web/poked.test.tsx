// @vitest-environment happy-dom
/** Somebody moves while a table is open: what its page asks the service for, and what it shows. */
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Seen } from '../../web/table/people.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const table = 'AAAAAAAAAAAAAAAAAAAAAA'
const at = (number: number) => ({ table, number, status: 'playing', view: { you: 's1', decisions: [] }, owed: [] }) as unknown as Seen
const move = (number: number) => ({ number, at: number, events: [] })

let root: Root
let socket: { onopen?: () => void; onmessage?: (event: { data: string }) => void }
let sent: string[][]
/** How far the game is, and how far the log. */
let now: { game: number; log: number }
const { fetch } = globalThis

function replyTo(address: string): object {
  if (address.endsWith('/view')) return at(now.game)
  const since = Number(new URLSearchParams(address.split('?')[1]).get('since'))
  const moves = Array.from({ length: Math.max(0, now.log - since) }, (_, i) => move(since + i + 1))
  // What was missing is there a moment later.
  if (address.includes('/log')) now.log = now.game
  return address.includes('/log') ? { number: now.game, since, moves } : { games: [], names: {}, unread: {} }
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  localStorage.clear()
  localStorage.setItem(`looked:${table}`, '4')
  history.replaceState(null, '', `/t/${table}`)
  sent = []
  now = { game: 4, log: 4 }
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor() {
        socket = this as never
      }
      close(): void {}
    },
  )
  globalThis.fetch = async (url, init) => {
    const { asks } = JSON.parse(String(init?.body ?? '{}')) as { asks?: string[] }
    const asked = (asks ?? [String(url).slice('/api/v1'.length)]).map((address) => address.replace(`/tables/${table}`, ''))
    sent.push(asked)
    const replies = asked.map(replyTo)
    return Response.json(asks ? { replies: replies.map((body) => ({ status: 200, body })) } : replies[0])
  }
  const [{ useTable }, { useNews }] = [await import('../../web/live/use-table.ts'), await import('../../web/recap/use-news.ts')]
  function Shown() {
    const [initial] = useState(at(4))
    const { seen, heardOf } = useTable(initial)
    const moves = useNews(seen, heardOf)
    return <p>{`${seen.number}: ${moves.map(({ number }) => number).join(' ')}`}</p>
  }
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.querySelector('#root') as HTMLElement)
  await act(() => root.render(<Shown />))
  await act(async () => socket.onopen?.())
  await settle()
  sent = []
})
afterEach(async () => {
  await act(() => root.unmount())
  globalThis.fetch = fetch
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const settle = () => act(() => vi.advanceTimersByTimeAsync(1000))
async function poke(number: number): Promise<void> {
  await act(() => socket.onmessage?.({ data: JSON.stringify({ game: table, number }) }))
  await settle()
}
const text = (): string => document.querySelector('p')?.textContent ?? ''

describe('A table that is open while somebody moves', () => {
  it('asks once: for the table, and with it for what was done', async () => {
    now = { game: 5, log: 5 }
    await poke(5)
    expect(sent).toEqual([['/view', '/log?since=4']])
    expect(text()).toBe('5: 5')
    now = { game: 6, log: 6 }
    await poke(6)
    expect(sent.slice(1)).toEqual([['/view', '/log?since=5']])
    expect(text()).toBe('6: 5 6')
  })

  it('asks for nothing that it has shown already', async () => {
    now = { game: 5, log: 5 }
    await poke(5)
    await poke(5)
    expect(sent).toHaveLength(1)
  })

  it('tells each move once, though two come at the same moment', async () => {
    now = { game: 6, log: 6 }
    await act(() => socket.onmessage?.({ data: JSON.stringify({ game: table, number: 5 }) }))
    await poke(6)
    expect(text()).toBe('6: 5 6')
  })

  it('asks again for what was done if the log does not reach as far yet', async () => {
    now = { game: 5, log: 4 }
    await poke(5)
    expect(sent).toEqual([['/view', '/log?since=4'], ['/log?since=4']])
    expect(text()).toBe('5: 5')
  })

  it('shows a pause, which moves nobody, without asking for news', async () => {
    await act(() => socket.onmessage?.({ data: JSON.stringify({ game: table, number: 4, table: 1 }) }))
    await settle()
    expect(sent).toEqual([['/view']])
  })
})
