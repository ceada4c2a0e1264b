/** Values for a shape of the door: right ones, ones with one thing wrong, and strange ones. */
import fc from 'fast-check'
import * as z from 'zod/mini'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
type Schema = {
  type?: string
  properties?: { [name: string]: Schema }
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  enum?: Json[]
  const?: Json
  anyOf?: Schema[]
  oneOf?: Schema[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
}

/** Begins what stands for something that only the world knows when it is sent: `§table` is the id of a table. */
export const mark = '§'

/** Fields whose right values cannot be made up. `§picks` stands for a whole list. */
const known: { [field: string]: string[] } = {
  table: ['§table'],
  player: ['§player'],
  ids: ['§players'],
  subscription: ['§subscription'],
  invite: ['§invite'],
  message: ['§message'],
  before: ['§message'],
  since: ['§message', '§number'],
  chat: ['§message'],
  token: ['§token'],
  code: ['§code', '§deviceCode'],
  decision: ['§decision', '§decision', '§pastDecision'],
  picks: ['§picks'],
  seat: ['§seat'],
  cards: ['§cards'],
  zone: ['Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires'],
  endpoint: ['https://push.example.com/a', 'https://x.push.example.net/b', 'https://elsewhere.example.com/c'],
  email: ['other@example.org', 'host@example.org', 'new@example.org'],
}

const schemas = new WeakMap<z.ZodMiniType, Schema>()
function schemaOf(shape: z.ZodMiniType): Schema {
  const found = schemas.get(shape) ?? (z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema)
  schemas.set(shape, found)
  return found
}

// ── Right ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export const rightFor = (shape: z.ZodMiniType): fc.Arbitrary<Json> => fieldOf(schemaOf(shape), '')

function fieldOf(schema: Schema, field: string): fc.Arbitrary<Json> {
  const made = madeUp(schema)
  const right = known[field]
  return right ? fc.oneof({ weight: 6, arbitrary: fc.constantFrom<Json[]>(...right) }, { weight: 1, arbitrary: made }) : made
}

function madeUp(schema: Schema): fc.Arbitrary<Json> {
  const { enum: choices, const: only, anyOf, oneOf } = schema
  if (only !== undefined) return fc.constant(only)
  if (choices) return fc.constantFrom(...choices)
  const alternatives = anyOf ?? oneOf
  if (alternatives) return fc.oneof(...alternatives.map((alternative) => madeUp(alternative)))
  switch (schema.type) {
    case 'object':
      return objectOf(schema)
    case 'array':
      return fc.array(madeUp(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 5, 8) })
    case 'string':
      return textOf(schema)
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return strange
  }
}

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<Json> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, fieldOf(property, name)]))
  return fc.record(fields, { requiredKeys: required, noNullPrototype: true })
}

function textOf({ pattern, format, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.(com|org)$/)
  // fast-check reads no classes of Unicode.
  if (pattern && !pattern.includes('\\p{')) return fc.stringMatching(new RegExp(pattern))
  const whole = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) })
  const halves = fc.constantFrom('\ud800', 'a\udc00', '\ude00\ud83d')
  return fc.oneof({ weight: 9, arbitrary: whole }, { weight: 1, arbitrary: halves })
}

// ── Strange ────────────────────────────────────────────────────────────────────────────────────────────────────────

const deep = (levels: number): Json => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

export const strange: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json[]>(null, true, false, 0, -1, 1.5, 2 ** 53, -(2 ** 31), 1e300, '', ' ', '\0', '\ud800', '\u202eabc', '__proto__'),
  fc.constantFrom<Json[]>('constructor', 'NaN', '1', 's0', 's-1', 's01', 's7', '§seed', '§hand', [], {}, [null], deep(50), { valueOf: 1 }),
  fc.constantFrom(41, 255, 513, 5_000, 20_000).map((length) => 'x'.repeat(length)),
  fc.constantFrom(7, 60, 300, 3_000).map((length): Json => Array.from({ length }, (_, i) => i)),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.double().map((number): Json => number),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
)

// ── Nearly right ───────────────────────────────────────────────────────────────────────────────────────────────────

const wrongs = ['replaced', 'removed', 'added', 'repeated', 'wrapped'] as const
const added = ['extra', '__proto__', 'constructor', 'toString', 'then', '']

/** A right value with one thing wrong somewhere in it. */
export const nearlyRightFor = (shape: z.ZodMiniType): fc.Arbitrary<Json> =>
  fc
    .tuple(rightFor(shape), fc.nat(1_000), fc.constantFrom(...wrongs), fc.constantFrom(...added), strange)
    .map(([value, at, wrong, name, other]) => spoilt(value, at, { wrong, name, other }))

type Spoiling = { wrong: (typeof wrongs)[number]; name: string; other: Json }

function spoilt(value: Json, at: number, spoiling: Spoiling): Json {
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : []
  const name = names[at % (names.length + 1)]
  if (name === undefined) return spoiltHere(value, spoiling)
  const inner = (value as { [name: string]: Json })[name] ?? null
  const rest = Math.floor(at / (names.length + 1))
  if (Array.isArray(value)) return value.with(Number(name), spoilt(inner, rest, spoiling))
  if (spoiling.wrong === 'removed' && rest % 2 === 0) return without(value as { [name: string]: Json }, name)
  return { ...(value as { [name: string]: Json }), [name]: spoilt(inner, rest, spoiling) }
}

const without = (value: { [name: string]: Json }, name: string): Json =>
  Object.fromEntries(Object.entries(value).filter(([other]) => other !== name))

function spoiltHere(value: Json, { wrong, name, other }: Spoiling): Json {
  switch (wrong) {
    case 'added':
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return other
      // A literal would set the prototype by this name, not a field.
      return Object.defineProperty({ ...value }, name, { value: other, enumerable: true, writable: true, configurable: true })
    case 'repeated':
      if (typeof value === 'string') return value.repeat(50)
      return Array.isArray(value) ? Array.from({ length: 40 }, () => value).flat() : [value, value]
    case 'wrapped':
      return { [name]: value }
    case 'replaced':
    case 'removed':
      return other
    default:
      return wrong satisfies never
  }
}

/** What stands for something is put in its place, at any depth. */
export function filledIn(value: Json, find: (name: string) => Json): Json {
  if (typeof value === 'string') return value.startsWith(mark) ? find(value.slice(mark.length)) : value
  if (Array.isArray(value)) return value.map((element) => filledIn(element, find))
  if (typeof value !== 'object' || value === null) return value
  const filled: { [name: string]: Json } = {}
  for (const name of Object.keys(value)) {
    const inner = filledIn(value[name] ?? null, find)
    Object.defineProperty(filled, name, { value: inner, enumerable: true, writable: true, configurable: true })
  }
  return filled
}
export type { Json }
