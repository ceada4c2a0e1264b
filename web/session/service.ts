import 'server-only'
/** The service as the server of the pages reaches it: with the reader's own session, so that it can see no more than they may. */
import { ApiProblem, client } from '@meanwhile/functions/client'
import { base } from '@meanwhile/functions/paths'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { forReader } from './for-reader.ts'
import { gathering } from './gathering.ts'

/** Where the API answers: the same origin locally, the API's own address in the cloud. */
export const apiOrigin = () => process.env.MEANWHILE_API ?? process.env.MEANWHILE_ORIGIN ?? 'http://localhost:3000'

/** In the cloud the API listens to our own edge, and to us, who show the same key. */
export const byEdge = async () => forReader(await headers(), process.env.MEANWHILE_EDGE_KEY ?? '')

export const service = cache(async () => {
  const cookie = (await cookies())
    .getAll()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
  const shown = { ...(await byEdge()), cookie }
  const alone: typeof fetch = (url, init) => fetch(url, { ...init, cache: 'no-store', headers: { ...(init?.headers as object), ...shown } })
  return client(apiOrigin(), gathering(alone, `${apiOrigin()}${base}`))
})

/** A table as the reader may know it. What stands around a page and the page itself ask once. */
export const tableAt = cache(async (table: string) => (await service()).call('table', { params: { table } }))

/** Who is looking, or null: nobody signed in, or a session that is over. */
export const whoIsLooking = cache(async () => {
  try {
    return await (await service()).call('me', {})
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 401) return null
    throw error
  }
})
