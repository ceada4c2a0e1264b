'use client'
/**
 * What happened since the reader last looked: one line at the top, what touched them first; where there is room, the last moves as a list.
 * The whole of it is the recap.
 */
import { eventSentence } from '@meanwhile/texts/sentences'
import { Link } from '../frame/link.tsx'
import { newsOf, sinceOwnMove } from '../recap/news.ts'
import { NewsList } from '../recap/news-list.tsx'
import { useNews } from '../recap/use-news.ts'
import { inWords } from '../words/time.ts'
import { useWords } from '../words/words.tsx'
import type { Names, Seen } from './people.ts'

const mostListed = 30

type Props = { seen: Seen; names: Names; now: number; heardOf: (number: number) => void }

export function Since({ seen, names, now, heardOf }: Props) {
  const { texts, web, language } = useWords()
  const moves = useNews(seen, heardOf)
  const { table, view } = seen

  const told = newsOf(sinceOwnMove(moves, view.you), view.you)
  const first = told.find(({ touched }) => touched) ?? told.at(-1)
  const lately = newsOf(moves, view.you).slice(-mostListed).reverse()
  return (
    <>
      <Link className="since" href={`/t/${table}/recap`}>
        {first ? (
          <span>
            <b>{eventSentence(texts, first.event, names, view.you).replace(/\.$/, '')}</b> {inWords(first.at, now, language)}
          </span>
        ) : (
          <span>{web.table.nothingSince}</span>
        )}
        {told.length > 1 && <span className="more">{web.table.since(told.length - 1)}</span>}
      </Link>
      <section className="slip lately roomy" aria-labelledby="lately">
        <h2 id="lately">{web.table.lately}</h2>
        {lately.length > 0 ? (
          <NewsList news={lately} you={view.you} names={names} now={now} scrolls />
        ) : (
          <p className="soft">{web.table.nothingSince}</p>
        )}
        <Link className="btn quiet" href={`/t/${table}/recap`}>
          {web.table.showRecap}
        </Link>
      </section>
    </>
  )
}
