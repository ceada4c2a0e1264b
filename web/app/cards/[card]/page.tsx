import { cards } from '@meanwhile/engine/catalogue'
import { cardText } from '@meanwhile/texts/sentences'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { WithDecks } from '../../../decks/with-decks.tsx'
import { Link } from '../../../frame/link.tsx'
import { CardPage, CardPager } from '../../../gallery/card-page.tsx'
import { inEditions } from '../../../gallery/collection.ts'
import { serverWords } from '../../../words/server.ts'

type Props = { params: Promise<{ card: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ card }, { texts }] = await Promise.all([params, serverWords()])
  if (!Object.hasOwn(cards, card)) return {}
  const { name, text } = cardText(texts, card)
  return { title: name, description: text, openGraph: { title: name, description: text } }
}

export default async function OneCard({ params }: Props) {
  const [{ card: id }, words] = await Promise.all([params, serverWords()])
  const card = Object.hasOwn(cards, id) ? cards[id] : undefined
  if (!card) notFound()
  const { texts, web } = words
  return (
    <div className="page-with-bar">
      <header className="top">
        <Link className="icon" href={`/cards?kind=${card.type}`} aria-label={web.gallery.all}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M15 5l-7 7 7 7" />
          </svg>
        </Link>
        <div className="where">
          <p>{texts.words.cardTypes[card.type].many}</p>
        </div>
        <Link className="btn quiet" href="/rules">
          {web.gallery.rules}
        </Link>
      </header>
      <WithDecks
        editions={inEditions(card.id)
          .map(({ edition }) => edition)
          .slice(0, 1)}
      >
        <CardPage card={card} words={words} />
      </WithDecks>
      <CardPager card={card} words={words} />
    </div>
  )
}
