'use client'
import { client } from '@meanwhile/functions/client'
import type { Reply } from '@meanwhile/functions/shapes'

/** Whoever has said much is told it in several parts; they get one file all the same. */
export async function everythingAboutMe(): Promise<Omit<Reply<'exportMe'>, 'next'>> {
  const { next: from, ...everything } = await client().call('exportMe', { query: {} })
  for (let after = from; after !== null; ) {
    const { chat, next } = await client().call('exportMe', { query: { after } })
    everything.chat.push(...chat)
    after = next
  }
  return everything
}
