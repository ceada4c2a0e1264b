/** A table before the deal: made, changed, closed, found. */
import { editions } from '@meanwhile/engine'
import { ApiError } from '../api/errors.ts'
import type { TableSettingsShape } from '../api/shapes/common.ts'
import { playerOf } from '../people/account.ts'
import { newId } from '../people/ids.ts'
import { countWithin, days } from '../people/limits.ts'
import { gameKey } from '../people/player.ts'
import type { Ports } from '../ports.ts'
import { ConditionFailed, type Item, OutcomeUnknown, type Range, Throttled, type Write } from '../store/store.ts'
import { changeRow, findable, type Header, personsAt, type RowPlan, strongly } from './changing.ts'
import { checkHost } from './hosting.ts'
import { arranged, isFree, listedWrites, newEntropy } from './seating.ts'
import { begunIfFull } from './starting.ts'
import { readHeader, stateKey, tableKey } from './stored-game.ts'
import { defaultSettings, openRange, readTable, type TableRow, writeTable } from './table-row.ts'

type Wish = { host: string; settings: Partial<TableSettingsShape>; entropy: string | undefined; awaited?: string[] }

/** A new table, and whatever must be written for it to be there. */
export async function newTable(ports: Ports, { host, settings: wished, entropy = newEntropy(ports), awaited = [] }: Wish): Promise<Made> {
  const settings = tidied({ ...defaultSettings, ...firstOf(wished.editions), ...wished })
  const lobby: TableRow = {
    id: newId(ports),
    version: 1,
    status: 'lobby',
    settings,
    host,
    created: ports.now(),
    seats: arranged(ports, settings.seats, [{ player: host, bot: null, entropy }], settings.bots),
    seed: Buffer.from(ports.random(32)).toString('hex'),
    setup: null,
    proposal: null,
    former: [],
    removed: [],
    awaited,
    rematch: null,
    marks: [],
  }
  const { row, along = [] } = await begunIfFull(ports, lobby)
  const put: Write = { table: 'games', put: writeTable(row), when: { exists: false } }
  return { row, writes: [put, ...(await listedWrites(ports, host, row.id)), ...along, ...findable(null, row, ports)] }
}
export type Made = { row: TableRow; writes: Write[] }

/** S3, X5: who starts unless the table says otherwise is for its box to say, and for none of several. */
const firstOf = (boxes: TableSettingsShape['editions'] = []): Partial<TableSettingsShape> => {
  const [box, ...more] = new Set(boxes)
  return box && more.length === 0 ? { first: editions[box].first } : {}
}

/** The same box twice would put every card into the deck twice. Alone there is nobody to wait for, to watch or to join. */
function tidied(settings: TableSettingsShape): TableSettingsShape {
  const tidy = { ...settings, editions: [...new Set(settings.editions)] }
  if (settings.seats > 1) return tidy
  return { ...tidy, bots: [], pace: { kind: 'none' }, visibility: 'private', latecomers: 'nobody', startWhenFull: true }
}

const mostTries = 6
const tablesPerDay = 100

/** Every table stays for good. Nobody plays as many in a day. */
export const countTable = (ports: Ports, host: string): Promise<void> => countWithin(ports, 'tables', host, tablesPerDay, days)

export async function createTable(ports: Ports, wish: Wish): Promise<TableRow> {
  await countTable(ports, wish.host)
  const { row, writes } = await newTable(ports, wish)
  for (let tries = 0; tries < mostTries; tries++) {
    try {
      await ports.store.transact(writes)
      return row
    } catch (error) {
      if (!(error instanceof ConditionFailed || error instanceof OutcomeUnknown || error instanceof Throttled)) throw error
      // Nobody else can have made a table of this id: if it is there, it is this one.
      if (await strongly(ports, 'games', tableKey(row.id))) return row
      await playerOf(ports, wish.host)
    }
  }
  throw new OutcomeUnknown()
}

export async function changeSettings(ports: Ports, table: string, host: string, wished: Partial<TableSettingsShape>): Promise<TableRow> {
  const { row } = await changeRow(ports, table, (row) => {
    if (row.setup && isRenaming(wished)) {
      checkHost(row, host)
      return { row: { ...row, settings: { ...row.settings, ...wished } } }
    }
    checkLobby(row, host)
    return begunIfFull(ports, { ...row, ...rearranged(ports, row, tidied({ ...row.settings, ...wished })) })
  })
  return row
}

/** A name is the host's to give, at any time. */
const isRenaming = (wished: Partial<TableSettingsShape>): boolean => Object.keys(wished).join() === 'name'

/** Nobody loses a seat over a change: a table cannot become smaller than the company at it. */
function rearranged(ports: Ports, row: TableRow, settings: TableSettingsShape): Pick<TableRow, 'settings' | 'seats'> {
  const asBefore = (['seats', 'bots'] as const).every((name) => JSON.stringify(row.settings[name]) === JSON.stringify(settings[name]))
  if (asBefore) return { settings, seats: row.seats }
  const persons = row.seats.filter((seat) => seat.player !== null)
  return { settings, seats: arranged(ports, settings.seats, persons, settings.bots) }
}

export async function closeTable(ports: Ports, table: string, host: string): Promise<void> {
  await changeRow(ports, table, (row): RowPlan => {
    if (row.status === 'closed' && row.host === host) return 'as-is'
    checkLobby(row, host)
    const along = personsAt(row, null).map((player): Write => ({ table: 'players', remove: gameKey(player, row.id) }))
    return { row: { ...row, status: 'closed', awaited: [] }, along }
  })
}

function checkLobby(row: TableRow, host: string): void {
  checkHost(row, host)
  if (row.setup) throw new ApiError('already-started')
  if (row.status === 'closed') throw new ApiError('no-such-table')
}

// ── Open tables ────────────────────────────────────────────────────────────────────────────────────────────────────

const mostFound = 50
/** Or whoever makes many would push everybody else's off the list. */
const mostOfOneHost = 3
/** Where hardly anybody plays what is asked for, nobody searches through all there is. */
const mostPages = 6

type Found = { row: TableRow; game: Header | null }

/** Where one can sit down, newest first, then what can be watched. */
export async function findOpen(ports: Ports, edition: string | undefined): Promise<Found[]> {
  const plays = ({ row }: Found): boolean => !edition || (row.settings.editions as string[]).includes(edition)
  return (await Promise.all([openRange.lobby, openRange.playing].map((pk) => newest(ports, pk, plays)))).flat()
}

/** Page by page, as not everything that is listed is wanted: the list knows neither editions nor hosts. */
async function newest(ports: Ports, pk: string, isWanted: (found: Found) => boolean): Promise<Found[]> {
  const found: Found[] = []
  let before: string | null = null
  for (let page = 0; page < mostPages && found.length < mostFound; page++) {
    const range: Range = before === null ? {} : { from: '0', to: before }
    const items = await ports.store.query('ephemeral', pk, { ...range, newestFirst: true, limit: mostFound })
    const listed = items.filter(({ sk, ttl }) => sk !== before && (ttl as number) * 1000 > ports.now())
    for (const one of await tablesOf(ports, listed)) if (isWanted(one) && !isOneTooMany(found, one)) found.push(one)
    before = items.at(-1)?.sk ?? null
    if (items.length < mostFound) break
  }
  return found.slice(0, mostFound)
}

const isOneTooMany = (found: Found[], { row }: Found): boolean =>
  found.filter((other) => other.row.host === row.host).length >= mostOfOneHost

async function tablesOf(ports: Ports, listed: Item[]): Promise<Found[]> {
  const ids = listed.map((item) => item.id as string)
  const keys = ids.flatMap((id) => [tableKey(id), stateKey(id)])
  const items = keys.length > 0 ? await ports.store.getAll('games', keys) : []
  return ids.flatMap((id) => read(items, id)).filter(({ row, game }) => isWorthShowing(row, game))
}

function read(items: Item[], id: string): Found[] {
  const find = (sk: string): Item | undefined => items.find((item) => item.pk === tableKey(id).pk && item.sk === sk)
  const [table, state] = [find(tableKey(id).sk), find(stateKey(id).sk)]
  return table ? [{ row: readTable(table), game: state ? readHeader(state) : null }] : []
}

/** The list may be behind the tables: what is shown is judged by the table itself. */
function isWorthShowing(row: TableRow, game: Header | null): boolean {
  if (row.settings.visibility !== 'open' || row.status === 'closed' || game?.status === 'over') return false
  return row.setup !== null || row.seats.some(isFree)
}
