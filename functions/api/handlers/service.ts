/** The service about itself. */
import type { Handlers } from '../door.ts'
import { document } from '../openapi.ts'

export const service: Pick<Handlers, 'health' | 'openapi'> = {
  health: async ({ ports }) => ({ ok: true, build: ports.settings.build }),
  openapi: async () => document(),
}
