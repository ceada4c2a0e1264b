import { ApiProblem } from '@meanwhile/functions/client'
import { notFound } from 'next/navigation'
import type { Said } from '../../../chat/talk-link.tsx'
import { service, tableAt, whoIsLooking } from '../../../session/service.ts'
import { TableScreen } from '../../../table/table-screen.tsx'

type Props = { params: Promise<{ table: string }>; searchParams: Promise<{ asked?: string }> }

/** Rendered with the reader's own view, so that the table can be read before anything else has loaded. */
export default async function TablePage({ params, searchParams }: Props) {
  const { table } = await params
  const { asked } = await searchParams
  const api = await service()
  // All at once: they travel together. A table that has not begun has no view yet, and is shown by what is known of it.
  const rest = Promise.all([api.call('view', { params: { table } }), whoIsLooking(), saidAt(table)])
  rest.catch(() => undefined)
  try {
    const info = await tableAt(table)
    if (info.status === 'lobby' || info.status === 'closed') {
      const { LobbyScreen } = await import('../../../lobby/lobby-screen.tsx')
      return <LobbyScreen initial={info} />
    }
    const [seen, me, said] = await rest
    return <TableScreen initial={seen} info={info} talk={said} zone={me?.zone} now={Date.now()} asks={asked ?? null} />
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) notFound()
    throw error
  }
}

/** Who has said something lately. The talk is for those who sit there; to anybody else there is none. */
async function saidAt(table: string): Promise<Said> {
  try {
    const { messages } = await (await service()).call('chat', { params: { table }, query: {} })
    return messages.filter(({ text }) => text !== null).map(({ id, player }) => ({ id, player }))
  } catch (error) {
    if (error instanceof ApiProblem) return []
    throw error
  }
}
