import type { Metadata } from 'next'
import { Top } from '../../frame/top.tsx'
import { StopMail } from '../../letters/stop-mail.tsx'
import { serverWords } from '../../words/server.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await serverWords()).web.letters.stopTitle, robots: 'noindex' }
}

export default async function StopMailPage() {
  const { web } = await serverWords()
  return (
    <>
      <Top title={web.letters.stopTitle} back="/" backLabel={web.common.home} />
      <StopMail />
    </>
  )
}
