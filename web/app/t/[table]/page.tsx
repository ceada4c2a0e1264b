import { ApiProblem } from '@meanwhile/functions/client'
import { notFound } from 'next/navigation'
import { service } from '../../../session/service.ts'
import { TableScreen } from '../../../table/table-screen.tsx'

/** Rendered with the reader's own view, so that the table can be read before anything else has loaded. */
export default async function TablePage({ params }: { params: Promise<{ table: string }> }) {
  const { table } = await params
  const api = await service()
  try {
    const info = await api.call('table', { params: { table } })
    if (info.status === 'lobby' || info.status === 'closed') {
      const { LobbyScreen } = await import('../../../lobby/lobby-screen.tsx')
      return <LobbyScreen initial={info} />
    }
    const seen = await api.call('view', { params: { table } })
    return <TableScreen initial={seen} info={info} now={Date.now()} />
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) notFound()
    throw error
  }
}
