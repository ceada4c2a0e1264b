'use client'
/**
 * One socket while the page is visible, which says whose table it shows; closed when hidden. It brings pokes and nothing else: whoever
 * listens fetches. A lost poke costs nothing, since every connect, focus and `online` counts as one.
 */
type Poke = { game: string; number: number; chat?: 1; table?: 1; here?: 1; live?: 1 }
/** `connected`: from here on nothing is missed, but between the rendering of the page and now something may have been. `look`: after a break. */
type Listener = (poke: Poke | 'connected' | 'look') => void

const listeners = new Set<Listener>()
let socket: WebSocket | null = null
/** What it said when it was opened. */
let shown = ''
let retry: ReturnType<typeof setTimeout> | undefined
let pause = 1000
/** Whether the present page has had a socket before. */
let wasThere = false
const longestPause = 60_000
/** Gateways close what has been silent for minutes: that is no trouble, and whoever is back at once is not missed. */
const lastsLong = 60_000
const atOnce = 500

export function onPoke(listener: Listener): () => void {
  listeners.add(listener)
  if (listeners.size === 1) begin()
  // Somebody has gone from one page to another while a third listener stayed: what happens here would not be heard.
  else if (socket && shown !== here()) {
    disconnect()
    connect()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) end()
  }
}

/** As long as this holds, whatever is poked is heard. */
export const isConnected = (): boolean => socket?.readyState === WebSocket.OPEN

/** The service has said by another way what a poke would say. */
export const heard = (poke: Poke): void => tell(poke)

const tell: Listener = (poke) => {
  for (const listener of listeners) listener(poke)
}

function begin(): void {
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('online', onOnline)
  wasThere = false
  connect()
}

function end(): void {
  document.removeEventListener('visibilitychange', onVisibility)
  window.removeEventListener('online', onOnline)
  disconnect()
}

function onVisibility(): void {
  if (document.visibilityState === 'hidden') disconnect()
  else {
    tell('look')
    connect()
  }
}

function onOnline(): void {
  tell('look')
  connect()
}

function connect(): void {
  clearTimeout(retry)
  if (socket || document.visibilityState === 'hidden') return
  shown = here()
  const opened = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws${shown}`)
  let openSince = Number.POSITIVE_INFINITY
  socket = opened
  opened.onopen = () => {
    tell(wasThere ? 'look' : 'connected')
    wasThere = true
    pause = 1000
    openSince = Date.now()
  }
  opened.onmessage = ({ data }) => tell(JSON.parse(String(data)) as Poke)
  opened.onclose = () => {
    if (socket !== opened) return
    socket = null
    pause = Date.now() - openSince > lastsLong ? atOnce : Math.max(2000, pause)
    retry = setTimeout(connect, pause * (0.75 + Math.random() / 2))
    pause = Math.min(longestPause, pause * 2)
  }
}

/** On the page of a table, what happens there is heard; on any other, what begins to wait for its reader. */
function here(): string {
  const [, table] = location.pathname.match(/^\/t\/([A-Za-z0-9_-]{22})(\/|$)/) ?? []
  return table ? `?table=${table}` : ''
}

function disconnect(): void {
  clearTimeout(retry)
  const closing = socket
  socket = null
  closing?.close(1000)
}
