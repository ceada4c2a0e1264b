import { playable } from '@meanwhile/engine/catalogue'
import type { Metadata } from 'next'
import { WithDecks } from '../../decks/with-decks.tsx'
import { Link } from '../../frame/link.tsx'
import { Top } from '../../frame/top.tsx'
import { isEdition, isKind } from '../../gallery/collection.ts'
import { GalleryScreen } from '../../gallery/gallery-screen.tsx'
import { serverWords } from '../../words/server.ts'

type Props = { searchParams: Promise<{ kind?: string | string[]; edition?: string | string[]; search?: string | string[] }> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await serverWords()).web.gallery.title }
}

export default async function Cards({ searchParams }: Props) {
  const [{ kind, edition, search }, { web }] = await Promise.all([searchParams, serverWords()])
  const one = [kind].flat()[0]
  const box = [edition].flat()[0]
  return (
    <div className="wide-page">
      <Top title={web.gallery.title} back="/" backLabel={web.common.home}>
        <Link className="btn quiet" href="/rules">
          {web.gallery.rules}
        </Link>
      </Top>
      <WithDecks editions={playable}>
        <GalleryScreen kind={isKind(one) ? one : null} edition={isEdition(box) ? box : null} search={[search].flat()[0] ?? ''} />
      </WithDecks>
    </div>
  )
}
