import { ApiProblem } from '@meanwhile/functions/client'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ChatScreen } from '../../../../chat/chat-screen.tsx'
import { Link } from '../../../../frame/link.tsx'
import { Notice } from '../../../../frame/notice.tsx'
import { Top } from '../../../../frame/top.tsx'
import { service, tableAt, whoIsLooking } from '../../../../session/service.ts'
import { serverWords } from '../../../../words/server.ts'

type Props = { params: Promise<{ table: string }> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await serverWords()).web.chat.title }
}

export default async function ChatPage({ params }: Props) {
  const { table } = await params
  const talk = await talkAt(table)
  if (talk) return <ChatScreen {...talk} now={Date.now()} />
  const { web } = await serverWords()
  return (
    <>
      <Top title={web.chat.title} back={`/t/${table}`} backLabel={web.table.backToTable} />
      <Notice title={web.chat.title} why={web.chat.onlySeated}>
        <Link className="btn line" href={`/t/${table}`}>
          {web.table.backToTable}
        </Link>
      </Notice>
    </>
  )
}

/** null for whoever may see the table but has no seat. */
async function talkAt(table: string) {
  const api = await service()
  const params = { table }
  try {
    const [info, me] = await Promise.all([tableAt(table), whoIsLooking()])
    if (!me || info.status === 'closed') return null
    const playing = info.status !== 'lobby'
    const [initial, { shunned }, seen] = await Promise.all([
      api.call('chat', { params, query: {} }),
      api.call('shunned', {}),
      playing ? api.call('view', { params }) : null,
    ])
    return { info, me, initial, shunned: shunned.map(({ player }) => player), number: seen?.number ?? null }
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    if (error.status === 403) return null
    if (error.status === 404) notFound()
    throw error
  }
}
