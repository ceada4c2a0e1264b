/** The tables of the service, described once: one's own machine and the cloud create them from here. */
import type { TableName, Value } from './store.ts'

export type TableDescription = {
  partitionKey: 'pk'
  sortKey: 'sk'
  /** The attribute holding the second (since 1970) after which the database may delete the item by itself. */
  ttl?: 'ttl'
  stream?: 'NEW_AND_OLD_IMAGES'
  pointInTimeRecovery: boolean
  deletionProtection: boolean
}

const keys = { partitionKey: 'pk', sortKey: 'sk' } as const

export const tables: { [table in TableName]: TableDescription } = {
  games: { ...keys, stream: 'NEW_AND_OLD_IMAGES', pointInTimeRecovery: true, deletionProtection: true },
  players: { ...keys, ttl: 'ttl', pointInTimeRecovery: true, deletionProtection: true },
  ephemeral: { ...keys, ttl: 'ttl', pointInTimeRecovery: true, deletionProtection: false },
}

// ── Names ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What each table is called where it really is. */
export type TableNames = { [table in TableName]: string }

/** The environment variables that carry those names to a function. */
const tableVariables = {
  games: 'GAMES_TABLE',
  players: 'PLAYERS_TABLE',
  ephemeral: 'EPHEMERAL_TABLE',
} as const satisfies TableNames

export const tableNames = Object.keys(tables) as TableName[]

export function namesFrom(environment: { [variable: string]: string | undefined }): TableNames {
  const nameOf = (table: TableName): string => {
    const name = environment[tableVariables[table]]
    if (!name) throw new Error(`set ${tableVariables[table]} to the name of the table "${table}"`)
    return name
  }
  return { games: nameOf('games'), players: nameOf('players'), ephemeral: nameOf('ephemeral') }
}

export const environmentFor = (names: TableNames): { [variable: string]: string } =>
  Object.fromEntries(tableNames.map((table) => [tableVariables[table], names[table]]))

// ── Limits and costs ───────────────────────────────────────────────────────────────────────────────────────────────

/** Each write of a transaction costs double, and one that touches more rows than this is a design gone wrong. */
export const transactionLimit = 8
/** DynamoDB's own limits. */
export const itemLimit = 400 * 1024
export const batchLimit = 100

/** What was asked of the database, and what it charged. */
export type Meter = { requests: number; readUnits: number; writeUnits: number }
export const newMeter = (): Meter => ({ requests: 0, readUnits: 0, writeUnits: 0 })

export const readUnits = (bytes: number, consistent: boolean): number => Math.max(1, Math.ceil(bytes / 4096)) * (consistent ? 1 : 0.5)
export const writeUnits = (bytes: number): number => Math.max(1, Math.ceil(bytes / 1024))

/** The size DynamoDB charges for: names and values, as its developer guide counts them. */
export function itemBytes(item: { [name: string]: Value }): number {
  let bytes = 0
  for (const name in item) bytes += textBytes(name) + valueBytes(item[name] ?? null)
  return bytes
}

/** Names and most values are short and plain: to look at each letter takes less than to ask. */
function textBytes(text: string): number {
  if (text.length > 40) return Buffer.byteLength(text)
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return Buffer.byteLength(text)
  return text.length
}

function valueBytes(value: Value): number {
  if (typeof value === 'string') return textBytes(value)
  if (typeof value === 'number') return numberBytes(value)
  if (typeof value === 'boolean' || value === null) return 1
  if (value instanceof Uint8Array) return value.length
  if (Array.isArray(value)) return value.reduce((bytes: number, element) => bytes + 1 + valueBytes(element), 3)
  return 3 + Object.keys(value).length + itemBytes(value)
}

/** The same for whole numbers, which nearly all are, without writing them out. */
function wholeBytes(value: number): number {
  let rest = value
  let exponent = -1
  for (; rest % 10 === 0; rest /= 10) exponent++
  let digits = 0
  for (; rest >= 1; rest = Math.floor(rest / 10)) digits++
  const unpaired = (exponent + digits) % 2 === 0 ? 1 : 0
  return Math.ceil((digits + unpaired) / 2) + 1
}

/** One byte for every two digits, paired from the decimal point on, one for the exponent, one for a minus sign. */
function numberBytes(value: number): number {
  if (value === 0) return 1
  if (value > 0 && value < 100 && Number.isInteger(value)) return 2
  if (value > 0 && Number.isInteger(value)) return wholeBytes(value)
  const [mantissa = '', exponent = ''] = Math.abs(value).toExponential().split('e')
  const digits = mantissa.length > 1 ? mantissa.length - 1 : 1
  const unpaired = Number(exponent) % 2 === 0 ? 1 : 0
  return Math.ceil((digits + unpaired) / 2) + 1 + (value < 0 ? 1 : 0)
}
