'use client'
/** News as sentences, each with the window of its card and when it was. */
import type { SeatId } from '@meanwhile/engine'
import { eventSentence } from '@meanwhile/texts/sentences'
import { Window } from '../cards/card.tsx'
import { kindClass } from '../decks/known.ts'
import type { Names } from '../table/people.ts'
import { inWords } from '../words/time.ts'
import { useWords } from '../words/words.tsx'
import { cardIn, type News } from './news.ts'

type Props = {
  news: News[]
  you: SeatId | null
  names: Names
  now: number
  /** It has a height of its own: whoever has no mouse scrolls it with the keys. */
  scrolls?: boolean
}

export function NewsList({ news, you, names, now, scrolls = false }: Props) {
  const { texts, language } = useWords()
  return (
    <ol className="moves" {...(scrolls && { tabIndex: 0 })}>
      {news.map(({ key, event, at }) => {
        const card = cardIn(event)
        return (
          <li key={key} className={card ? kindClass(card) : undefined}>
            {card ? <Window card={card} /> : <span className="no-card" aria-hidden="true" />}
            <span>{eventSentence(texts, event, names, you)}</span>
            <time dateTime={new Date(at).toISOString()}>{inWords(at, now, language)}</time>
          </li>
        )
      })}
    </ol>
  )
}
