// @vitest-environment happy-dom
/** What a table's page says of who is there, as pokes come and go. */
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useLive } from '../../web/live/use-live.ts'
import type { Seen } from '../../web/table/people.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const table = 'AAAAAAAAAAAAAAAAAAAAAA'
const seen = {
  table,
  status: 'playing',
  number: 7,
  view: { you: 's1' },
  people: { s1: 'ana', s2: 'ben' },
  bots: {},
} as unknown as Seen

/** A socket that the test holds the other end of. */
class Wire {
  static readonly OPEN = 1
  static all: Wire[] = []
  readyState = 0
  onopen = (): void => {}
  onclose = (): void => {}
  onmessage = (_: { data: string }): void => {}
  constructor() {
    Wire.all.push(this)
  }
  open(): void {
    this.readyState = Wire.OPEN
    this.onopen()
  }
  breaks(): void {
    this.readyState = 3
    this.onclose()
  }
  close(): void {
    this.readyState = 3
  }
}

const minutes = 60_000
const { fetch } = globalThis
let root: Root
let asked: number

function Shown() {
  return <p>{useLive(seen) ? 'everybody is here' : ''}</p>
}
const text = (): string => document.querySelector('p')?.textContent ?? ''
const passes = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
const poke = (about: object) => act(() => Wire.all.at(-1)?.onmessage({ data: JSON.stringify({ game: table, number: 7, ...about }) }))

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  Wire.all = []
  asked = 0
  globalThis.fetch = async () => {
    asked++
    return Response.json({ moves: [], number: 7, live: true })
  }
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.querySelector('#root') as HTMLElement)
  await act(() => root.render(<Shown />))
  await act(() => Wire.all[0]?.open())
})
afterEach(async () => {
  await act(() => root.unmount())
  globalThis.fetch = fetch
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('A table where everybody is', () => {
  it('says so for as long as they sit there, though somebody thinks for an hour, and asks nobody', async () => {
    await poke({ here: 1, live: 1 })
    await passes(60 * minutes)
    expect([text(), asked]).toEqual(['everybody is here', 0])
  })

  it('says so no more when somebody has gone', async () => {
    await poke({ here: 1, live: 1 })
    await passes(20 * minutes)
    await poke({ here: 1 })
    expect(text()).toBe('everybody is here')
    await passes(3000)
    expect(text()).toBe('')
  })

  it('is asked about by whoever was cut off, and once more believed', async () => {
    await poke({ here: 1, live: 1 })
    await passes(20 * minutes)
    await act(() => Wire.all.at(-1)?.breaks())
    await passes(1000)
    await act(() => Wire.all.at(-1)?.open())
    await passes(1000)
    expect([text(), asked]).toEqual(['everybody is here', 1])
  })

  it('is not believed in by whoever hears nothing any more', async () => {
    await poke({ here: 1, live: 1 })
    await act(() => Wire.all.at(-1)?.breaks())
    await passes(10 * minutes)
    expect(text()).toBe('')
  })
})
