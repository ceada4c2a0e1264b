import 'server-only'
/** What every page about a running or finished game begins with. */
import { ApiProblem } from '@meanwhile/functions/client'
import { notFound, redirect } from 'next/navigation'
import { service, tableAt } from '../session/service.ts'

/** Table and view as the reader may see them. Before the deal there is only the lobby; a table one may not see is not there. */
export async function gameAt(params: Promise<{ table: string }>) {
  const { table } = await params
  const api = await service()
  try {
    const info = await tableAt(table)
    if (info.status !== 'lobby' && info.status !== 'closed') return { api, info, seen: await api.call('view', { params: { table } }) }
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) notFound()
    throw error
  }
  return redirect(`/t/${table}`)
}
