/** The service about itself. */
import type { Handlers } from '../door.ts'

export const service: Pick<Handlers, 'health' | 'openapi'> = {
  health: async ({ ports }) => ({ ok: true, build: ports.settings.build }),
  // Every shape there is: nobody else should have to build them.
  openapi: async () => (await import('../openapi.ts')).document(),
}
