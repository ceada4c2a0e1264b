import type { Metadata } from 'next'
import { gameAt } from '../../../../log/game-page.ts'
import { LogScreen } from '../../../../log/log-screen.tsx'
import { whoIsLooking } from '../../../../session/service.ts'
import { serverWords } from '../../../../words/server.ts'

type Props = { params: Promise<{ table: string }> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await serverWords()).web.log.title }
}

export default async function LogPage({ params }: Props) {
  const { api, info, seen } = await gameAt(params)
  const [log, me] = await Promise.all([api.call('log', { params: { table: seen.table }, query: {} }), whoIsLooking()])
  return <LogScreen seen={seen} info={info} log={log} now={Date.now()} zone={me?.zone ?? null} />
}
