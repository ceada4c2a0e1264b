/** People who reach the host as anybody does: over HTTP and a WebSocket, with a cookie. */
import { setTimeout as pause } from 'node:timers/promises'
import { chanceOf, type Decision, pickSome } from '@meanwhile/engine'
import { WebSocket } from 'ws'
import { type Client, client } from '../../functions/api/client.ts'
import type { Reply } from '../../functions/api/shapes/index.ts'
import type { Poke } from '../../functions/tell/poke.ts'

export type Person = Client & { name: string; cookie: string }

export async function guest(origin: string, name: string): Promise<Person> {
  const person: Person = {
    ...client(
      origin,
      carrying(origin, () => person),
    ),
    name,
    cookie: '',
  }
  await person.call('becomeGuest', { body: { name } })
  return person
}

/** The same person after the host has moved. */
export const at = (origin: string, { name, cookie }: Person): Person => {
  const person: Person = {
    ...client(
      origin,
      carrying(origin, () => person),
    ),
    name,
    cookie,
  }
  return person
}

/** The same person on another device, with a session of its own, by the code that the first one shows. */
export async function onAnotherDevice(origin: string, person: Person): Promise<Person> {
  const { code } = await person.call('makeDeviceCode', { body: {} })
  const other = at(origin, { ...person, cookie: '' })
  await other.call('useDeviceCode', { body: { code } })
  return other
}

/** What a browser does: cookies are kept and sent, and the origin is named. */
const carrying =
  (origin: string, whose: () => Person): typeof fetch =>
  async (url, init) => {
    const headers = { ...(init?.headers as { [name: string]: string }), origin, cookie: whose().cookie }
    const response = await fetch(url, { ...init, headers })
    const [given] = response.headers.getSetCookie()
    if (given) whose().cookie = given.split(';')[0] ?? ''
    return response
  }

// ── Sockets ────────────────────────────────────────────────────────────────────────────────────────────────────────

export type Socket = {
  pokes: Poke[]
  /** The first one that is so, of those that came and those to come. */
  poke: (wanted: (poke: Poke) => boolean) => Promise<Poke>
  /** The code it was closed with. */
  closed: Promise<number>
  send: (text: string) => void
  close: () => void
}

/** `table`: whose page it is that opens the socket, if it is that of a table. */
type Connecting = { cookie?: string | undefined; as?: string; table?: string }

/** Rejects with the status if it is refused. */
export function connect(origin: string, { cookie, as = origin, table }: Connecting): Promise<Socket> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws${table ? `?table=${table}` : ''}`, {
    headers: { origin: as, ...(cookie && { cookie }) },
  })
  const pokes: Poke[] = []
  const listeners = new Set<(poke: Poke) => void>()
  socket.on('message', (data) => {
    const poke = JSON.parse(String(data)) as Poke
    pokes.push(poke)
    for (const listener of listeners) listener(poke)
  })
  const closed = new Promise<number>((done) => socket.once('close', done))
  const poke = (wanted: (poke: Poke) => boolean): Promise<Poke> => {
    const known = pokes.find(wanted)
    if (known) return Promise.resolve(known)
    return new Promise((found, missed) => {
      const said = () => `no such poke in a minute: socket ${socket.readyState}, last ${JSON.stringify(pokes.slice(-3))}, wanted ${wanted}`
      const tooLong = setTimeout(() => missed(new Error(said())), 60_000)
      listeners.add((poke) => {
        if (!wanted(poke)) return
        clearTimeout(tooLong)
        found(poke)
      })
    })
  }
  const made = { pokes, poke, closed, send: (text: string) => socket.send(text), close: () => socket.close() }
  return new Promise((connected, refused) => {
    socket.once('open', () => connected(made))
    socket.once('error', refused)
    socket.once('unexpected-response', (_, { statusCode }) => {
      socket.terminate()
      refused(new Error(String(statusCode)))
    })
  })
}

// ── Playing ────────────────────────────────────────────────────────────────────────────────────────────────────────

export const view = (person: Person, table: string): Promise<Reply<'view'>> => person.call('view', { params: { table } })

export const owedTo = ({ view }: Reply<'view'>): Decision | undefined => view.decisions.find(({ owed }) => owed)

/** Legal picks by chance. In any order of their own people can go round in circles for ever: one game in two hundred did. */
function answerAny(person: Person, table: string, { id, options, min }: Decision): Promise<Reply<'view'>> {
  const picks = pickSome(chanceOf(id), options, min)
  return person.call('answer', { params: { table }, body: { decision: id, picks } })
}

/** Everybody answers what they are asked until the game is over, or until enough moves were made. */
export async function playOn(people: Person[], table: string, mostMoves = 3000): Promise<number> {
  let moves = 0
  for (let waited = 0; waited < 1000 && moves < mostMoves; waited++) {
    const before = moves
    for (const person of people) {
      let seen = await view(person, table)
      if (seen.status === 'over') return moves
      for (let asked = owedTo(seen); asked && moves < mostMoves; asked = owedTo(seen)) {
        seen = await answerAny(person, table, asked)
        moves++
      }
    }
    // A bot has the turn.
    if (moves === before) await pause(10)
    else waited = 0
  }
  return moves
}

export async function startTable(host: Person, others: Person[], settings: object = {}): Promise<string> {
  const seats = 1 + others.length + 1
  const { id } = await host.call('createTable', { body: { settings: { seats, bots: ['greedy'], visibility: 'open', ...settings } } })
  for (const other of others) await other.call('takeSeat', { params: { table: id }, body: {} })
  return id
}
