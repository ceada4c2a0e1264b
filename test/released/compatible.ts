/**
 * Whether clients of an earlier release can go on talking to this one, read off the two OpenAPI documents: whatever they send must still be
 * taken, and whatever they are sent must still be what they were promised. A field more in a reply does no harm: nobody reads it.
 */
export type Schema = {
  type?: string | string[]
  properties?: { [name: string]: Schema }
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  [bound: string]: unknown
}
type Parameter = { name: string; in: string; required: boolean; schema: Schema }
type Content = { content?: { 'application/json'?: { schema: Schema } } }
export type Operation = {
  operationId: string
  security: object[]
  parameters?: Parameter[]
  requestBody?: Content & { required: boolean }
  responses: { [status: string]: Content & { $ref?: string } }
}
export type Api = { paths: { [path: string]: { [method: string]: Operation } } }

/** Sentences about what an old client would stumble over; none if it would not. */
export function incompatibilities(released: Api, now: Api): string[] {
  return Object.entries(released.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, old]) => {
      const name = `${method.toUpperCase()} ${path}`
      const today = now.paths[path]?.[method]
      return today ? ofOperation(old, today).map((sentence) => `${name}: ${sentence}`) : [`${name} is gone`]
    }),
  )
}

function ofOperation(old: Operation, now: Operation): string[] {
  const [before, after] = [bodyOf(old), bodyOf(now)]
  return [
    ...(isOpen(old) && !isOpen(now) ? ['needs a session now'] : []),
    ...parametersOf(old, now),
    ...(after && !before && now.requestBody?.required ? ['needs a body now'] : []),
    ...(before && !after ? ['takes no body any more'] : []),
    ...(before && after ? misfits(before, after, 'body', 'refused') : []),
    ...misfits(replyOf(now), replyOf(old), 'reply', 'ignored'),
  ]
}

const isOpen = ({ security }: Operation): boolean => security.some((way) => Object.keys(way).length === 0)
const bodyOf = ({ requestBody }: Operation): Schema | undefined => requestBody?.content?.['application/json']?.schema
export const replyOf = ({ responses }: Operation): Schema => responses['200']?.content?.['application/json']?.schema ?? {}

function parametersOf(old: Operation, now: Operation): string[] {
  const [before, after] = [old.parameters ?? [], now.parameters ?? []]
  const same = (one: Parameter) => (other: Parameter) => one.name === other.name && one.in === other.in
  return [
    ...after.filter((one) => one.required && !before.some(same(one))).map(({ name }) => `needs ${name} now`),
    ...before.flatMap((one) => {
      const today = after.find(same(one))
      return today ? misfits(one.schema, today.schema, one.name, 'refused') : [`takes no ${one.name} any more`]
    }),
  ]
}

// ── Schemas ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What becomes of a field that the reader does not know. */
type Unknown = 'refused' | 'ignored'

/** Why something written by `from` might not be read by `to`. Cautious: what it cannot compare, it reports unless it is the same. */
function misfits(from: Schema, to: Schema, at: string, unknown: Unknown): string[] {
  if (isAnything(to)) return []
  if (isAnything(from)) return [`${at} may be anything now`]
  const [written, read] = [alternatives(from), alternatives(to)]
  if (written.length > 1 || read.length > 1) return written.flatMap((one) => amongAlternatives(one, read, at, unknown))
  const [one = from, other = to] = [written[0], read[0]]
  const words = wordsOf(one)
  const known = wordsOf(other)
  if (known) {
    const strange = words?.filter((word) => !known.includes(word)) ?? ['anything']
    return strange.length > 0 ? [`${at} may be ${strange.join(', ')}, which is not known`] : []
  }
  if (one.type !== other.type && !(one.type === 'integer' && other.type === 'number')) return [`${at} is ${one.type}, not ${other.type}`]
  if (other.type === 'object') return inObject(one, other, at, unknown)
  if (other.type === 'array') return [...bounds(one, other, at), ...misfits(one.items ?? {}, other.items ?? {}, `${at}[]`, unknown)]
  return words ? [] : bounds(one, other, at)
}

const isAnything = ({ description: _, default: __, $schema: ___, ...schema }: Schema): boolean => Object.keys(schema).length === 0
const wordsOf = (schema: Schema): unknown[] | undefined => schema.enum ?? ('const' in schema ? [schema.const] : undefined)
const alternatives = (schema: Schema): Schema[] => {
  const listed = schema.anyOf ?? schema.oneOf
  if (listed) return listed.flatMap(alternatives)
  return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema]
}

function amongAlternatives(one: Schema, read: Schema[], at: string, unknown: Unknown): string[] {
  const tried = read.map((other) => misfits(one, other, at, unknown))
  if (tried.some((found) => found.length === 0)) return []
  // The likeliest partner tells most.
  return tried.toSorted((a, b) => a.length - b.length)[0] ?? [`${at} is not read at all`]
}

function inObject(from: Schema, to: Schema, at: string, unknown: Unknown): string[] {
  const [written, read] = [from.properties ?? {}, to.properties ?? {}]
  const needed = to.required ?? []
  const sure = from.required ?? []
  const rest = (schema: Schema): Schema => (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {})
  return [
    ...needed.filter((name) => !sure.includes(name)).map((name) => `${at}.${name} may be missing`),
    ...Object.entries(written).flatMap(([name, schema]) => {
      const reader = read[name] ?? (typeof to.additionalProperties === 'object' ? to.additionalProperties : undefined)
      if (reader) return misfits(schema, reader, `${at}.${name}`, unknown)
      return unknown === 'refused' && to.additionalProperties === false ? [`${at}.${name} is not taken any more`] : []
    }),
    ...(typeof to.additionalProperties === 'object' ? misfits(rest(from), rest(to), `${at}.*`, unknown) : []),
  ]
}

const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems']
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems']

function bounds(from: Schema, to: Schema, at: string): string[] {
  const number = (schema: Schema, name: string, none: number): number => (schema[name] as number | undefined) ?? none
  return [
    ...lower.filter((name) => number(to, name, -Infinity) > number(from, name, -Infinity)).map((name) => `${at} has another ${name}`),
    ...upper.filter((name) => number(to, name, Infinity) < number(from, name, Infinity)).map((name) => `${at} has another ${name}`),
    ...(['pattern', 'format'] as const)
      .filter((name) => to[name] !== undefined && to[name] !== from[name])
      .map((name) => `${at} has another ${name}`),
  ]
}
