'use client'
/** Somebody has moved: the table as it is now and what they did, in one request. */
import { type Called, client } from '@meanwhile/functions/client'
import { base } from '@meanwhile/functions/paths'
import { lookedAt } from '../recap/looked.ts'
import { gathering } from '../session/gathering.ts'

const together = client(
  '',
  gathering((...given) => fetch(...given), base),
)

/** Without what they did where the log does not reach as far yet: it is a copy, and is asked for again. */
export async function asMoved(table: string): Promise<Called<'view'>> {
  const since = lookedAt(table) ?? 0
  const [asked, log] = await Promise.all([
    together.ask('view', { params: { table } }),
    together.call('log', { params: { table }, query: { since } }).catch(() => null),
  ])
  const { reply } = asked
  return reply && log?.moves.at(-1)?.number === reply.number ? { ...asked, reply: { ...reply, moves: log.moves } } : asked
}
