import type { Metadata } from 'next'
import { Top } from '../../frame/top.tsx'
import { NoMail } from '../../join/no-mail.tsx'
import { serverWords } from '../../words/server.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await serverWords()).web.join.noMailTitle, robots: 'noindex' }
}

export default async function NoMailPage() {
  const { web } = await serverWords()
  return (
    <>
      <Top title={web.join.noMailTitle} back="/" backLabel={web.common.home} />
      <NoMail />
    </>
  )
}
