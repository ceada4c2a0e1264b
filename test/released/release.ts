/**
 * What is kept of each release, in test/fixtures. Of its client: the API it was made for, and an evening it had with it, for as long as one may be open
 * somewhere. Of what it stores: a night's rows, for ever.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { marshall } from '@aws-sdk/util-dynamodb'
import { paths } from '../../functions/api/paths.ts'
import { itemOf, type JsonImage } from '../../functions/entry/stream-event.ts'
import type { Item } from '../../functions/store/store.ts'
import type { Api } from './compatible.ts'
import { recorded } from './evening.ts'
import { leaveOvernight, type Night } from './overnight.ts'
import type { Received, Visit } from './visits.ts'

/** `reads`: the fields that came back with every reply of a route, down into what the API's document does not describe. */
export type Release = { version: string; date: string; api: Api; visits: Visit[]; reads: { [route: string]: string[] } }

/** So long after a newer release a page of the old one may still be open somewhere, or a phone may wake up that holds it. */
const daysAccepted = 60

const folder = join(import.meta.dirname, '..', 'fixtures')
const nameOf = (version: string): string => `client-${version}.json.gz`
const files = (): string[] => readdirSync(folder).filter((name) => /^client-.*\.json\.gz$/.test(name))
const read = (file: string): Release => JSON.parse(gunzipSync(readFileSync(join(folder, file))).toString('utf8'))

export const releases = (): Release[] =>
  files()
    .map(read)
    .toSorted((a, b) => a.date.localeCompare(b.date))

/** Keeps this release's client, and lets go of those that nobody can have open any more. */
export async function keep(version: string, date: string): Promise<{ file: string; visits: number; forgotten: string[] }> {
  const release = await made(version, date)
  writeFileSync(join(folder, nameOf(version)), gzipSync(JSON.stringify(release)))
  const all = releases()
  const forgotten = all.filter((_, i) => isOver(all[i + 1]?.date, date)).map((old) => nameOf(old.version))
  for (const file of forgotten) rmSync(join(folder, file))
  return { file: join(folder, nameOf(version)), visits: release.visits.length, forgotten }
}

/** `replaced`: when the release after it came. */
export const isOver = (replaced: string | undefined, today: string): boolean =>
  replaced !== undefined && (Date.parse(today) - Date.parse(replaced)) / 86_400_000 > daysAccepted

async function made(version: string, date: string): Promise<Release> {
  const { visits, received } = await recorded()
  const calls = visits.flatMap((visit) => ('call' in visit ? [visit] : []))
  const missing = Object.keys(paths).filter((route) => !calls.some(({ call }) => call.route === route))
  if (missing.length > 0) throw new Error(`the evening in test/released/evening.ts has no ${missing.join(', ')}`)
  const api = received[calls.findIndex(({ call }) => call.route === 'openapi')]?.reply as Api
  const routes = [...new Set(calls.map(({ call }) => call.route))].filter((route) => route !== 'openapi')
  const replies = (route: string): Received[] =>
    received.filter((_, i) => calls[i]?.call.route === route && calls[i]?.answered.status === 200)
  const reads = Object.fromEntries(routes.map((route) => [route, inAll(replies(route).map(({ reply }) => fieldsOf(reply)))]))
  return { version, date, api, visits, reads }
}

const inAll = (lists: string[][]): string[] => (lists[0] ?? []).filter((field) => lists.every((list) => list.includes(field)))

/** `view.decisions[].options[]`: every field there is. Of lists, those that each of the things in them has; ids are no fields. */
export function fieldsOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.length === 0 ? [] : inAll(value.map((held) => fieldsOf(held, `${at}[]`)))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, held]) => {
    const field = `${at}${at === '' ? '' : '.'}${isId(name) ? '*' : name}`
    return [field, ...fieldsOf(held, field)]
  })
}

const isId = (name: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(name)

// ── What it stores ─────────────────────────────────────────────────────────────────────────────────────────────────

export type ReleasedNight = Night & { version: string }
type Exported = Omit<Night, 'rows'> & { version: string; rows: { table: Night['rows'][number]['table']; item: JsonImage }[] }

const nightOf = (version: string): string => join(folder, `rows-${version}.json.gz`)

export const nights = (): ReleasedNight[] =>
  readdirSync(folder)
    .filter((name) => /^rows-.*\.json\.gz$/.test(name))
    .map((name) => JSON.parse(gunzipSync(readFileSync(join(folder, name))).toString('utf8')) as Exported)
    .map(({ rows, ...night }) => ({ ...night, rows: rows.map(({ table, item }) => ({ table, item: itemOf(item) })) }))

export async function keepNight(version: string): Promise<{ file: string; rows: number }> {
  const { rows, ...night } = await leaveOvernight()
  const exported = { version, ...night, rows: rows.map(({ table, item }) => ({ table, item: exportedItem(item) })) }
  writeFileSync(nightOf(version), gzipSync(JSON.stringify(exported)))
  return { file: nightOf(version), rows: rows.length }
}

/** As DynamoDB exports it: bytes are base64. */
export const exportedItem = (item: Item): JsonImage =>
  JSON.parse(
    JSON.stringify(marshall(item, { removeUndefinedValues: true }), (_, value) =>
      value?.type === 'Buffer' || value instanceof Uint8Array ? Buffer.from(value.data ?? value).toString('base64') : value,
    ),
  )
