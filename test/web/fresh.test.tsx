// @vitest-environment happy-dom
/** The list of somebody's games is rendered by the server; between that and the socket something may have happened. */
import type { Reply } from '@meanwhile/functions/shapes'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asListed } from '../../web/home/as-listed.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const refresh = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

type Listed = Reply<'myGames'>
const game: Listed['games'][number] = {
  table: 'AAAAAAAAAAAAAAAAAAAAAA',
  name: 'Friday',
  editions: ['fluxx'],
  status: 'playing',
  host: 'ana',
  seat: 's1',
  players: [{ seat: 's1', player: 'ana', bot: null }],
  owed: [],
  waitingFor: [{ seat: 's2', prompt: 'play', since: 1, until: 2 }],
  number: 4,
}
const listed = (change: Partial<typeof game> = {}, unread = 0): Listed => ({
  games: [{ ...game, ...change }],
  names: {},
  unread: { [game.table]: unread },
})

let now: Listed
let sockets: { onopen?: () => void; onmessage?: (event: { data: string }) => void; close: () => void }[]
let root: Root
let asked: string[]
const { fetch } = globalThis

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  refresh.mockClear()
  sockets = []
  asked = []
  now = listed()
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor() {
        sockets.push(this as never)
      }
      close(): void {}
    },
  )
  globalThis.fetch = async (url) => {
    asked.push(String(url))
    return Response.json(now)
  }
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.querySelector('#root') as HTMLElement)
  const { Fresh } = await import('../../web/live/fresh.tsx')
  act(() => root.render(<Fresh asOf={1} listed={asListed(listed())} />))
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
  vi.useRealTimers()
  globalThis.fetch = fetch
})

async function connect(): Promise<void> {
  sockets[0]?.onopen?.()
  await vi.advanceTimersByTimeAsync(1000)
}

describe('The list of games', () => {
  it('is asked for once when the socket is there, and left as it is if nothing has happened', async () => {
    await connect()
    expect(asked).toEqual(['/api/v1/me/games'])
    expect(refresh).not.toHaveBeenCalled()
  })

  it.each<[string, () => Listed]>([
    ['a move', () => listed({ number: 5 }, 1)],
    ['a question', () => listed({ owed: [{ prompt: 'play', since: 3, until: null }] })],
    ['another deadline', () => listed({ waitingFor: [{ seat: 's2', prompt: 'play', since: 1, until: 9 }] })],
    ['the end', () => listed({ status: 'over' })],
    ['a new table', () => ({ ...listed(), games: [game, { ...game, table: 'BBBBBBBBBBBBBBBBBBBBBB' }] })],
    ['one table less', () => ({ ...listed(), games: [] })],
    ['somebody who came', () => listed({ players: [...game.players, { seat: 's2', player: 'ben', bot: null }] })],
  ])('is rendered anew by %s that came before the socket did', async (_, changed) => {
    now = changed()
    await connect()
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  it('is rendered anew if nobody answers: the server knows what to show then', async () => {
    globalThis.fetch = async () => Promise.reject(new TypeError('no network'))
    await connect()
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  it('is rendered anew by a poke, without asking first', async () => {
    await connect()
    sockets[0]?.onmessage?.({ data: JSON.stringify({ game: game.table, number: 5 }) })
    await vi.advanceTimersByTimeAsync(1000)
    expect(refresh).toHaveBeenCalledTimes(1)
    expect(asked).toHaveLength(1)
  })
})

describe('The first page of somebody without a game', () => {
  it('is rendered anew when they come back to it, and opens no socket', async () => {
    act(() => root.unmount())
    sockets = []
    const { AnewWhenBack } = await import('../../web/live/fresh.tsx')
    const show = () => {
      root = createRoot(document.querySelector('#root') as HTMLElement)
      act(() => root.render(<AnewWhenBack asOf={7} />))
    }
    show()
    expect(refresh).not.toHaveBeenCalled()
    act(() => root.unmount())
    show()
    expect(refresh).toHaveBeenCalledTimes(1)
    expect(sockets).toEqual([])
  })
})
