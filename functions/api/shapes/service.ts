/** What the service says of itself. */
import * as z from 'zod/mini'

export const service = {
  health: { reply: z.object({ ok: z.literal(true), build: z.string() }) },
  openapi: { reply: z.record(z.string(), z.unknown()) },
}
