import { ApiProblem } from '@meanwhile/functions/client'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { Said } from '../../../chat/talk-link.tsx'
import { service, tableAt, whoIsLooking } from '../../../session/service.ts'
import { SitsHere } from '../../../session/sits-here.tsx'
import { TableScreen } from '../../../table/table-screen.tsx'
import { serverWords } from '../../../words/server.ts'

type Props = { params: Promise<{ table: string }>; searchParams: Promise<{ asked?: string }> }

/** With several tables open, and in the history of a browser, only its name tells one from the other. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { table } = await params
  try {
    return { title: (await tableAt(table)).settings.name }
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return { title: (await serverWords()).web.errors.noTable }
    // Trouble is told by the page.
    return {}
  }
}

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
    return (
      <>
        {me && <SitsHere player={me.id} />}
        <TableScreen initial={seen} info={info} talk={said} zone={me?.zone} now={Date.now()} asks={asked ?? null} />
      </>
    )
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
