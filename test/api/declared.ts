/** What the OpenAPI document says that a route can answer: whatever is answered must stand there. */
import { document } from '../../functions/api/openapi.ts'
import { paths, type RouteName } from '../../functions/api/paths.ts'

type Operations = { [path: string]: { [method: string]: { responses: object } } }

export function isDeclared(route: RouteName, status: number): boolean {
  const { path, method } = paths[route]
  const operation = (document().paths as Operations)[path]?.[method.toLowerCase()]
  return Object.hasOwn(operation?.responses ?? {}, status)
}
