/**
 * What a route may be sent, built when its chapter is first asked for. A function that wakes up for a move builds none of the shapes
 * of invitations and accounts: in its bundle, too, whatever is imported on demand runs on demand.
 */
import { type Chapter, chapters, type RouteName } from '../paths.ts'
import type { Shape } from './index.ts'

const loading: { [C in Chapter]: () => Promise<{ [R in keyof (typeof chapters)[C]]: Shape }> } = {
  service: async () => (await import('./service.ts')).service,
  people: async () => (await import('./people.ts')).people,
  letters: async () => (await import('./letters.ts')).letters,
  tables: async () => (await import('./tables.ts')).tables,
  game: async () => (await import('./game.ts')).game,
}

type Asked = Omit<Shape, 'reply'>
const built = new Map<RouteName, Asked>()

export async function shapeOf(route: RouteName): Promise<Asked> {
  const known = built.get(route)
  if (known) return known
  const [chapter] = Object.entries(chapters).find(([, routes]) => route in routes) ?? []
  const shapes: { [name: string]: Shape } = await loading[chapter as Chapter]()
  const { params, query, body } = shapes[route] as Shape
  const shape = { ...(params && { params }), ...(query && { query }), ...(body && { body }) }
  built.set(route, shape)
  return shape
}
