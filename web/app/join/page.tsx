import type { Metadata } from 'next'
import { Top } from '../../frame/top.tsx'
import { JoinScreen } from '../../join/join-screen.tsx'
import { surprising } from '../../new-table/edition.tsx'
import { whoIsLooking } from '../../session/service.ts'
import { serverWords } from '../../words/server.ts'

/** The preview of the page names nobody: whoever is sent the link sees that it is an invitation, and no more. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await serverWords()).web.join.title, robots: 'noindex' }
}

export default async function Join() {
  const [{ web }, me] = await Promise.all([serverWords(), whoIsLooking()])
  return (
    <>
      <Top title={web.join.title} back="/" backLabel={web.common.home} />
      <JoinScreen me={me && { name: me.name, guest: me.guest }} surprising={surprising} />
    </>
  )
}
