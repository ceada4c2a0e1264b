import type { Metadata } from 'next'
import { gameAt } from '../../../../log/game-page.ts'
import { VerifyScreen } from '../../../../log/verify-screen.tsx'
import { serverWords } from '../../../../words/server.ts'

type Props = { params: Promise<{ table: string }> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await serverWords()).web.log.verify.title }
}

export default async function VerifyPage({ params }: Props) {
  const { info, seen } = await gameAt(params)
  return <VerifyScreen seen={seen} info={info} />
}
