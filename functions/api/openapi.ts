/** The OpenAPI 3.1 document, made from the same shapes that stand at the door. */
import * as z from 'zod/mini'
import { type ErrorCode, errors } from './errors.ts'
import { base, type Path, paths, type RouteName } from './paths.ts'
import { type Shape, shapes } from './shapes/index.ts'

type Json = { [name: string]: unknown }

let made: Json | undefined
/** Made when first asked for: nobody who plays waits for it. */
export function document(): Json {
  made ??= {
    openapi: '3.1.0',
    info: {
      title: 'Meanwhile',
      version: '1',
      description: 'A card game with ever-changing rules, played a turn at a time. Repeating a request does no harm.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: base }],
    tags: tags.map((name) => ({ name })),
    paths: allPaths(),
    components: {
      schemas: { Error: errorSchema(Object.keys(errors)) },
      responses: Object.fromEntries(statuses.map((status) => [`E${status}`, errorResponse(status)])),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-next-auth.session-token', description: 'over https' },
        plainSession: { type: 'apiKey', in: 'cookie', name: 'next-auth.session-token', description: 'over http, on your own machine' },
      },
    },
  }
  return made
}

const tags = ['service', 'me', 'players', 'tables', 'invites']

function allPaths(): Json {
  const all: { [path: string]: Json } = {}
  for (const [route, { method, path }] of Object.entries(paths) as [RouteName, Path][]) {
    all[path] = { ...all[path], [method.toLowerCase()]: operation(route) }
  }
  return all
}

function operation(route: RouteName): Json {
  const { path, who, method } = paths[route]
  const shape: Shape = shapes[route]
  const [first = ''] = path.split('/').slice(1)
  const sessions = [{ session: [] }, { plainSession: [] }]
  return {
    operationId: route,
    tags: [tags.includes(first) ? first : ['guests', 'sessions'].includes(first) ? 'me' : 'service'],
    security: who === 'anyone' ? [{}, ...sessions] : sessions,
    ...(shape.params || shape.query ? { parameters: [...parameters('path', shape.params), ...parameters('query', shape.query)] } : {}),
    ...(shape.body && { requestBody: { required: isNeeded(shape.body), content: json(schema(shape.body, 'input')) } }),
    responses: {
      200: {
        description: 'Done.',
        headers: route === 'view' ? { ETag: { schema: { type: 'string' } } } : {},
        content: json(schema(shape.reply, 'output')),
      },
      ...(route === 'view' && { 304: { description: 'You have it already.' } }),
      ...Object.fromEntries(statusesOf(route, method).map((status) => [status, { $ref: `#/components/responses/E${status}` }])),
    },
  }
}

const json = (schema: Json): Json => ({ 'application/json': { schema } })

/** No body is taken for an empty one. */
const isNeeded = (body: z.ZodMiniType): boolean => !body.safeParse({}).success

function schema(shape: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(shape, { io, unrepresentable: 'any' })
  return rest
}

/** In a URL everything is text, which the door turns into what is described here. */
function parameters(where: 'path' | 'query', shape: z.ZodMiniType | undefined): Json[] {
  const { properties = {}, required = [] } = (shape ? schema(shape, 'output') : {}) as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, described]) => ({ name, in: where, required: required.includes(name), schema: described }))
}

// ── Errors ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const statuses = [...new Set(Object.values(errors).map(([status]) => status))].toSorted((a, b) => a - b)
const codesOf = (status: number): ErrorCode[] => (Object.keys(errors) as ErrorCode[]).filter((code) => errors[code][0] === status)

/** What the door itself can answer, and what the handlers of that kind of route can. */
function statusesOf(route: RouteName, method: Path['method']): number[] {
  const { who, path } = paths[route]
  const changes = method !== 'GET'
  const aboutTables = path.includes('{table}') || path.startsWith('/invites') || path.startsWith('/tables')
  const aboutInvites = path.startsWith('/invites')
  const aboutQuestions = path.startsWith('/questions')
  // Whoever also says what they have seen has to be somebody, and at a table.
  const saysWhatIsSeen = route === 'together'
  const possible = {
    400: true,
    401: who === 'player' || saysWhatIsSeen,
    // Also who has come past our edge, to whatever.
    403: true,
    404: path.includes('{') || aboutInvites || aboutQuestions || saysWhatIsSeen,
    409:
      (changes && (aboutTables || aboutQuestions || route === 'confirmAddress' || route === 'deleteMe')) ||
      route === 'record' ||
      route === 'view' ||
      route === 'log',
    410: aboutInvites || route === 'revokeInvite',
    413: changes,
    415: changes,
    422: ['answer', 'answerQuestion', 'orders', 'previewOrders', 'confirmAddress', 'confirmSignIn', 'useDeviceCode'].includes(route),
    429: changes || route === 'exportMe',
    500: true,
    503: true,
  }
  return statuses.filter((status) => (possible as { [status: number]: boolean })[status])
}

function errorResponse(status: number): Json {
  const codes = codesOf(status)
  const patient = status === 429 || status === 503
  return {
    description: codes.map((code) => `\`${code}\`: ${errors[code][1]}`).join('\n\n'),
    ...(patient && { headers: { 'Retry-After': { description: 'seconds', schema: { type: 'integer' } } } }),
    content: json(errorSchema(codes)),
  }
}

function errorSchema(codes: string[]): Json {
  const properties = {
    code: { type: 'string', enum: codes },
    message: { type: 'string', description: 'one sentence saying what to do' },
    field: { type: 'string', description: 'where in the request' },
    chosen: { type: 'array', items: { type: 'string' }, description: 'what you answered before' },
    reason: { type: 'string', description: 'how the question was closed' },
    id: { type: 'string', description: 'names this request to us' },
  }
  const error = { type: 'object', properties, required: ['code', 'message'] }
  return { type: 'object', properties: { error }, required: ['error'] }
}
