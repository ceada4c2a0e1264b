/** What the service says of itself. */
import * as z from 'zod/mini'
import { Id, whole } from './words.ts'

export const service = {
  health: { reply: z.object({ ok: z.literal(true), build: z.string() }) },
  /**
   * What a page needs, asked for at once: addresses below this one that change nothing, each answered as if it had come by itself. `seen`: how much of
   * a table its reader has before their eyes while they ask; that too as if it had come by itself.
   */
  together: {
    body: z.strictObject({
      asks: z.array(z.string().check(z.startsWith('/'), z.maxLength(200))).check(z.minLength(1), z.maxLength(8)),
      seen: z.optional(z.strictObject({ table: Id, number: whole(0) })),
    }),
    reply: z.object({ replies: z.array(z.object({ status: z.int(), body: z.unknown() })) }),
  },
  openapi: { reply: z.record(z.string(), z.unknown()) },
}
