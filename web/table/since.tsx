'use client'
/** One line at the top: what happened since the reader last looked, what touched them first. The whole of it is the recap. */
import { eventSentence } from '@meanwhile/texts/sentences'
import Link from 'next/link'
import { newsOf, sinceOwnMove } from '../recap/news.ts'
import { useNews } from '../recap/use-news.ts'
import { inWords } from '../words/time.ts'
import { useWords } from '../words/words.tsx'
import type { Names, Seen } from './people.ts'

type Props = { seen: Seen; names: Names; now: number; heardOf: (number: number) => void }

export function Since({ seen, names, now, heardOf }: Props) {
  const { texts, web, language } = useWords()
  const moves = useNews(seen, heardOf)
  const { table, view } = seen

  const told = newsOf(sinceOwnMove(moves, view.you), view.you)
  const first = told.find(({ touched }) => touched) ?? told.at(-1)
  return (
    <Link className="since" href={`/t/${table}/recap`}>
      <span>
        {first ? `${eventSentence(texts, first.event, names, view.you)} ${inWords(first.at, now, language)}` : web.table.nothingSince}
      </span>
      {told.length > 1 && <span className="more">{web.table.since(told.length - 1)}</span>}
    </Link>
  )
}
