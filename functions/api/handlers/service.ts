/** The service about itself. */
import type { Handlers } from '../door.ts'

export const service: Pick<Handlers, 'health' | 'openapi' | 'together'> = {
  health: async ({ ports }) => ({ ok: true, build: ports.settings.build }),
  together: async ({ alsoAsk }, { body }) => {
    const replies = await Promise.all(body.asks.map(alsoAsk))
    return { replies: replies.map(({ statusCode, body }) => ({ status: statusCode, body: JSON.parse(body || 'null') })) }
  },
  // Every shape there is: nobody else should have to build them.
  openapi: async () => (await import('../openapi.ts')).document(),
}
