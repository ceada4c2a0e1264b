import type { Metadata } from 'next'
import { WithDecks } from '../../decks/with-decks.tsx'
import { whoIsLooking } from '../../session/service.ts'
import { TutorialScreen } from '../../tutorial/tutorial-screen.tsx'
import { serverWords } from '../../words/server.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await serverWords()).web.tutorial.title }
}

export default async function TutorialPage() {
  const known = (await whoIsLooking()) !== null
  return (
    <WithDecks editions={['fluxx']}>
      <TutorialScreen known={known} />
    </WithDecks>
  )
}
