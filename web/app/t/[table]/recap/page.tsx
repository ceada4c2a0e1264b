import type { Metadata } from 'next'
import { gameAt } from '../../../../log/game-page.ts'
import { RecapScreen } from '../../../../recap/recap-screen.tsx'
import { serverWords } from '../../../../words/server.ts'

type Props = { params: Promise<{ table: string }> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await serverWords()).web.recap.title }
}

export default async function RecapPage({ params }: Props) {
  const { info, seen } = await gameAt(params)
  return <RecapScreen seen={seen} info={info} now={Date.now()} />
}
