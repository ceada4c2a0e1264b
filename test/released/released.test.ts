/** A page that was opened weeks ago, or a phone that slept: clients of the last 60 days still get what they came for. */
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { document } from '../../functions/api/openapi.ts'
import { paths } from '../../functions/api/paths.ts'
import release from '../../package.json' with { type: 'json' }
import { type Api, incompatibilities, type Operation, replyOf, type Schema } from './compatible.ts'
import { recorded } from './evening.ts'
import { fieldsOf, isOver, type Release, releases } from './release.ts'
import { newService, type Received, type Request, unmarked } from './visits.ts'

const today = document() as unknown as Api
const all = releases()

it('This release has its client among them: `npm run -s fixtures`', () => {
  expect(all.map(({ version }) => version)).toContain(release.version)
})

it('This release’s evening has every route there is, so that it can be kept', async () => {
  const { visits } = await recorded()
  const asked = visits.flatMap((visit) => ('call' in visit ? [visit.call.route] : []))
  expect(Object.keys(paths).filter((route) => !asked.includes(route))).toEqual([])
})

describe.each(all)('A client of release $version, of $date', (old) => {
  it('finds every route, may send what it sent, and is sent what it reads', () => {
    expect(incompatibilities(old.api, today)).toEqual([])
  })

  it('has the same evening with the API of today', async () => {
    const stumbled = await evening(old)
    expect(stumbled).toEqual([])
  })
})

/** Everything it did then, done again: sentences about what it would stumble over now. */
async function evening(old: Release): Promise<string[]> {
  const service = newService('played again')
  const received: Received[] = []
  const stumbled: string[] = []
  for (const visit of old.visits) {
    if ('wait' in visit) await service.wait(visit.wait)
    else if ('lay' in visit) await service.lay(unmarked(visit.lay.table, received) as string, visit.lay.position)
    else {
      const { status, received: back } = await service.call(unmarked(visit.call, received))
      received.push(back)
      const { call, answered } = visit
      const code = (back.reply as { error?: { code: string } } | null)?.error?.code
      const wrong =
        status !== answered.status || code !== answered.code
          ? [`is answered ${status} ${code ?? ''}, not ${answered.status} ${answered.code ?? ''}`]
          : status === 200
            ? unread(old, call, back.reply)
            : []
      stumbled.push(...wrong.map((sentence) => `call ${received.length}, ${call.route} by ${call.device ?? 'nobody'}, ${sentence}`))
    }
  }
  return stumbled
}

function unread(old: Release, { route, method, path }: Request, reply: unknown): string[] {
  if (route === 'openapi') return []
  const operation = old.api.paths[path]?.[method.toLowerCase()] as Operation
  const parsed = z.fromJSONSchema(tolerant(replyOf(operation)) as never).safeParse(reply)
  const fields = fieldsOf(reply)
  return [
    ...(parsed.success ? [] : [`comes back as something else than promised: ${parsed.error.issues[0]?.path.join('.')}`]),
    ...(old.reads[route] ?? []).filter((field) => !fields.includes(field)).map((field) => `has lost ${field}`),
  ]
}

/** A client does not mind a field that it does not know. */
function tolerant(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(tolerant)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).filter(([name, value]) => name !== 'additionalProperties' || value !== false)
  return Object.fromEntries(entries.map(([name, value]) => [name, tolerant(value)]))
}

// ── What would be noticed ──────────────────────────────────────────────────────────────────────────────────────────

const operation = (body: Schema, reply: Schema, more: Partial<Operation> = {}): Api => ({
  paths: {
    '/here': {
      post: {
        operationId: 'here',
        security: [{}],
        requestBody: { required: true, content: { 'application/json': { schema: body } } },
        responses: { 200: { content: { 'application/json': { schema: reply } } } },
        ...more,
      },
    },
  },
})
const object = (properties: { [name: string]: Schema }, required: string[] = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
const text: Schema = { type: 'string' }
const released = operation(object({ a: text, b: { enum: ['x', 'y'] } }, ['a']), object({ c: text, d: { anyOf: [text, { type: 'null' }] } }))

describe('A change of the API breaks its clients', () => {
  const body = (properties: { [name: string]: Schema }, required = ['a']) =>
    operation(object(properties, required), object({ c: text, d: { anyOf: [text, { type: 'null' }] } }))
  const reply = (properties: { [name: string]: Schema }, required?: string[]) =>
    operation(object({ a: text, b: { enum: ['x', 'y'] } }, ['a']), object(properties, required))
  const both = { a: text, b: { enum: ['x', 'y'] } }

  it.each<[string, Api, string]>([
    ['if a route goes', { paths: {} }, 'POST /here is gone'],
    [
      'if a route wants a session',
      operation(object(both, ['a']), object({ c: text, d: text }), { security: [{ session: [] }] }),
      'needs a session',
    ],
    ['if a field has to be sent that was not', body({ ...both, e: text }, ['a', 'e']), 'body.e may be missing'],
    ['if a field that may be left out has to be sent', body(both, ['a', 'b']), 'body.b may be missing'],
    ['if a field is not taken any more', body({ a: text }), 'body.b is not taken'],
    ['if a word is not taken any more', body({ a: text, b: { enum: ['x'] } }), 'body.b may be y'],
    ['if less is taken', body({ ...both, a: { ...text, maxLength: 10 } }), 'body.a has another maxLength'],
    ['if something else is taken', body({ ...both, a: { type: 'number' } }), 'body.a is string'],
    ['if a field does not come back', reply({ c: text }), 'reply.d may be missing'],
    ['if a field comes back only now and then', reply({ c: text, d: text }, ['c']), 'reply.d may be missing'],
    ['if nothing comes back where something was sure to', reply({ c: { anyOf: [text, { type: 'null' }] }, d: text }), 'reply.c is null'],
  ])('%s', (_, now, sentence) => expect(incompatibilities(released, now).join('\n')).toContain(sentence))

  it.each<[string, Api]>([
    ['a new field that may be sent', body({ ...both, e: text })],
    ['a new word that may be sent', body({ a: text, b: { enum: ['x', 'y', 'z'] } })],
    ['a field that need not be sent any more', body(both, [])],
    ['a new field that comes back', reply({ c: text, d: text, e: text })],
    ['a route more', { paths: { ...released.paths, '/there': released.paths['/here'] ?? {} } }],
  ])('but not by %s', (_, now) => expect(incompatibilities(released, now)).toEqual([]))
})

describe('A client is kept', () => {
  it('as long as it is the newest, and for 60 days after a newer one', () => {
    expect(isOver(undefined, '2026-12-31')).toBe(false)
    expect(isOver('2026-10-01', '2026-11-30')).toBe(false)
    expect(isOver('2026-10-01', '2026-12-01')).toBe(true)
  })
})
