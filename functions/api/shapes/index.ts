/** One shape per route, complete by type: the OpenAPI document and the client's types come from here, and the door's validation chapter by chapter. */
import type * as z from 'zod/mini'
import type { RouteName } from '../paths.ts'
import { game } from './game.ts'
import { letters } from './letters.ts'
import { people } from './people.ts'
import { service } from './service.ts'
import { tables } from './tables.ts'

export type Shape = { params?: z.ZodMiniType; query?: z.ZodMiniType; body?: z.ZodMiniType; reply: z.ZodMiniType }

export const shapes = {
  ...service,
  ...people,
  ...letters,
  ...tables,
  ...game,
} satisfies { [name in RouteName]: Shape }

export type Shapes = typeof shapes
type Part<R extends RouteName, P extends keyof Shape> = Shapes[R] extends { [key in P]: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined
type Given<R extends RouteName, P extends keyof Shape> = Shapes[R] extends { [key in P]: infer S extends z.ZodMiniType }
  ? z.input<S>
  : undefined

/** What a handler gets, after the door. */
export type Input<R extends RouteName> = { params: Part<R, 'params'>; query: Part<R, 'query'>; body: Part<R, 'body'> }
/** What a client sends. */
export type Request<R extends RouteName> = { params: Given<R, 'params'>; query: Given<R, 'query'>; body: Given<R, 'body'> }
export type Reply<R extends RouteName> = z.output<Shapes[R]['reply']>
