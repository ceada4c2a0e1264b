import type { Metadata } from 'next'
import { Top } from '../../frame/top.tsx'
import { AnswerScreen } from '../../letters/answer-screen.tsx'
import { serverWords } from '../../words/server.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await serverWords()).web.letters.answerTitle, robots: 'noindex' }
}

export default async function AnswerPage() {
  const { web } = await serverWords()
  return (
    <>
      <Top title={web.letters.answerTitle} back="/" backLabel={web.common.home} />
      <AnswerScreen />
    </>
  )
}
