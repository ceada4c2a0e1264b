'use client'
/**
 * What happened since the reader last looked: one line at the top, what touched them first; where there is room, the last moves as a list.
 * The whole of it is the recap.
 */
import { eventSentence } from '@meanwhile/texts/sentences'
import dynamic from 'next/dynamic'
import { useSyncExternalStore } from 'react'
import type { Said } from '../chat/talk-link.tsx'
import { Link } from '../frame/link.tsx'
import { newsOf, sinceOwnMove } from '../recap/news.ts'
import { NewsList } from '../recap/news-list.tsx'
import { useNews } from '../recap/use-news.ts'
import { inWords } from '../words/time.ts'
import { useWords } from '../words/words.tsx'
import type { Names, Seen } from './people.ts'

const mostListed = 30

type Props = { seen: Seen; names: Names; now: number; heardOf: (number: number) => void /** for those who sit here */; said: Said }

export function Since({ seen, names, now, heardOf, said }: Props) {
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
        {lately.length > 0 ? (
          <Link className="btn quiet" href={`/t/${table}/recap`}>
            {web.table.showRecap}
          </Link>
        ) : (
          <Link className="btn quiet" href={`/t/${table}/log`}>
            {web.table.wholeLog}
          </Link>
        )}
        {view.you && <Talk table={table} me={seen.people[view.you] ?? ''} said={said} />}
      </section>
    </>
  )
}

// Only where it can be seen: a phone neither loads it nor asks for it.
const TalkBeside = dynamic(() => import('../chat/talk-beside.tsx'), { ssr: false })

function Talk(props: { table: string; me: string; said: Said }) {
  const isRoomy = useSyncExternalStore(onWidth, isWide, () => false)
  return <div className="talk-beside">{isRoomy && <TalkBeside {...props} />}</div>
}

const wide = '(min-width: 64rem)'
const isWide = (): boolean => matchMedia(wide).matches
function onWidth(change: () => void): () => void {
  const list = matchMedia(wide)
  list.addEventListener('change', change)
  return () => list.removeEventListener('change', change)
}
