/** A real table whose cards lie as a test needs them: everybody sits down over the API, then the stored game is laid out anew. */
import { arrange, type Position } from '@meanwhile/engine'
import { owedIn, readItem, stateKey, writeItem } from '../../functions/table/stored-game.ts'
import type { House } from './browser.ts'

/** Anybody who can ask the service: somebody with a browser, or `bystander`. */
export type Asking = { api: <T = { id: string }>(path: string, data?: object) => Promise<T> }
type Laid = Omit<Position, 'editions' | 'table'> & { editions?: Position['editions'] }

/** `people` sit in this order; the first of them is the host. */
export async function layOut(house: House, people: Asking[], laid: Laid, name = 'Lunch club'): Promise<string> {
  const [host, ...others] = people
  if (!host) throw new Error('a table needs a host')
  const editions = laid.editions ?? ['fluxx']
  const settings = { name, editions, seats: people.length, first: 'host', pace: { kind: 'none' }, startWhenFull: true }
  const { id } = await host.api('/tables', { settings })
  for (const other of others) {
    const { link } = await host.api<{ link: string }>(`/tables/${id}/invites`, {})
    await other.api('/invites/accept', { token: new URL(link).hash.slice(1) })
  }
  await lay(house, id, { ...laid, editions, table: id })
  return id
}

/** The same table anew, as everybody there finds it at the next poke. */
async function lay({ host: { ports } }: House, id: string, position: Position): Promise<void> {
  const item = await ports.store.get('games', stateKey(id), { consistent: true })
  if (!item) throw new Error('the game has not begun')
  const stored = readItem(item)
  const { game } = arrange(position)
  const numbers = Object.fromEntries(Object.entries(stored.numbers).map(([viewer, number]) => [viewer, (number ?? 0) + 1]))
  await ports.store.put('games', writeItem({ ...stored, game, numbers, owed: owedIn(game, [], ports.now()) }))
}

/** Somebody without a browser, to fill the other seats. */
export async function bystander({ origin }: House, name: string): Promise<Asking> {
  let cookie = ''
  const api: Asking['api'] = async (path, data) => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method: data ? 'POST' : 'GET',
      headers: { origin, cookie, ...(data && { 'content-type': 'application/json' }) },
      ...(data && { body: JSON.stringify(data) }),
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    const [begun] = response.headers.getSetCookie()
    if (begun) cookie = begun.split(';')[0] ?? ''
    return response.json()
  }
  await api('/guests', { name })
  return { api }
}
