/**
 * The typed client of the API, made from the same list of routes and the same shapes as the door. Types only of the
 * shapes, so that it costs a page next to nothing.
 */
import type { ErrorCode } from './errors.ts'
import { base, paths, type RouteName } from './paths.ts'
import type { Reply, Request } from './shapes/index.ts'

/** What the service said no with. `offline`: it could not be reached, and nobody knows whether it heard. */
export type Problem = {
  code: ErrorCode | 'offline'
  message: string
  chosen?: string[]
  reason?: string
  field?: string
  retryAfter?: number
}

export class ApiProblem extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.message)
  }
}

type Parts<R extends RouteName> = {
  [P in keyof Request<R> as undefined extends Request<R>[P] ? never : P]: Request<R>[P]
} & { query?: Request<R>['query'] }

export type CallOptions = { ifNoneMatch?: string; signal?: AbortSignal; headers?: { [name: string]: string } }
export type Called<R extends RouteName> = { reply: Reply<R> | null; etag: string | null; build: string | null }

export type Client = {
  /** The reply, or an `ApiProblem`. */
  call: <R extends RouteName>(route: R, parts: Parts<R>, options?: CallOptions) => Promise<Reply<R>>
  /** With the ETag; `reply` is null where nothing has changed since `ifNoneMatch`. */
  ask: <R extends RouteName>(route: R, parts: Parts<R>, options?: CallOptions) => Promise<Called<R>>
}

type AnyParts = { params?: { [name: string]: string }; query?: { [name: string]: unknown }; body?: unknown }

/** `origin` is empty in a page: requests go where it came from. */
export function client(origin = '', fetcher: typeof fetch = (...given) => fetch(...given)): Client {
  const ask: Client['ask'] = async (route, parts, options = {}) => {
    const { method } = paths[route]
    const { body } = parts as AnyParts
    const response = await reach(fetcher, origin + address(route, parts as AnyParts), {
      method,
      credentials: 'same-origin',
      headers: {
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
        ...(options.ifNoneMatch && { 'if-none-match': options.ifNoneMatch }),
        ...options.headers,
      },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
      ...(options.signal && { signal: options.signal }),
    })
    const etag = response.headers.get('etag')
    const build = response.headers.get('x-meanwhile-build')
    if (response.status === 304) return { reply: null, etag, build }
    if (!response.ok) throw await problemOf(response)
    return { reply: (await response.json()) as Reply<typeof route>, etag, build }
  }
  return {
    ask,
    call: async (route, parts, options) => {
      const { reply } = await ask(route, parts, options)
      if (reply === null) throw new Error('nothing has changed, and nothing was asked to compare with')
      return reply
    },
  }
}

function address(route: RouteName, { params = {}, query = {} }: AnyParts): string {
  const path = paths[route].path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]))
  const search = new URLSearchParams(given).toString()
  return `${base}${path}${search && `?${search}`}`
}

async function reach(fetcher: typeof fetch, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetcher(url, init)
  } catch {
    throw new ApiProblem({ code: 'offline', message: 'The service cannot be reached.' }, 0)
  }
}

async function problemOf(response: Response): Promise<ApiProblem> {
  const said = (await response.json().catch(() => null)) as { error?: Problem } | null
  const retryAfter = Number(response.headers.get('retry-after'))
  const problem: Problem = said?.error ?? { code: onTheWay(response.status), message: response.statusText }
  const status = problem.code === 'not-signed-in' ? 401 : response.status
  return new ApiProblem({ ...problem, ...(retryAfter > 0 && { retryAfter }) }, status)
}

/**
 * In the cloud, edge, firewall, gateway and gate stand before us and have words of their own. Whether we had done what was asked when one of
 * them lost patience nobody can say: a move that is called broken then would not be asked about again.
 */
function onTheWay(status: number): ErrorCode {
  if (status === 401 || status === 403) return 'not-signed-in'
  if (status === 404) return 'no-such-route'
  if (status === 413) return 'too-large'
  if (status === 429) return 'rate-limited'
  return status >= 500 ? 'unavailable' : 'broken'
}
