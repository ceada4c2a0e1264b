import type { Metadata } from 'next'
import { Top } from '../../frame/top.tsx'
import { whoIsLooking } from '../../session/service.ts'
import { SignInScreen } from '../../session/sign-in-screen.tsx'
import { wayOn } from '../../session/way-on.ts'
import { serverWords } from '../../words/server.ts'

export async function generateMetadata(): Promise<Metadata> {
  const { web } = await serverWords()
  return { title: web.signIn.title }
}

export default async function SignInPage({ searchParams }: { searchParams: Promise<{ back?: string | string[] }> }) {
  const { back } = await searchParams
  const { web } = await serverWords()
  const way = wayOn([back].flat()[0])
  return (
    <>
      <Top title={web.signIn.title} back="/" backLabel={web.common.home} />
      <SignInScreen me={await whoIsLooking()} next={way} outbox={process.env.MEANWHILE_LOCAL === '1'} />
    </>
  )
}
