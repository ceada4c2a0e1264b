/** The service about itself. */
import type { Handlers } from '../door.ts'
import { talk } from './talk.ts'

export const service: Pick<Handlers, 'health' | 'openapi' | 'together'> = {
  health: async ({ ports }) => ({ ok: true, build: ports.settings.build }),
  together: async (context, { body: { asks, seen } }) => {
    const noted = seen && talk.seen(context, { params: { table: seen.table }, query: undefined, body: { number: seen.number } })
    const [replies] = await Promise.all([Promise.all(asks.map(context.alsoAsk)), noted])
    // Each of them would prolong the same session.
    context.out.cookies.push(...(replies.find(({ cookies }) => cookies)?.cookies ?? []))
    return { replies: replies.map(({ statusCode, body }) => ({ status: statusCode, body: JSON.parse(body || 'null') })) }
  },
  // Every shape there is: nobody else should have to build them.
  openapi: async () => (await import('../openapi.ts')).document(),
}
