'use client'
/** One line at the top: what happened since the reader last looked, what touched them first. The whole of it is the recap. */
import { client } from '@meanwhile/functions/client'
import { eventSentence } from '@meanwhile/texts/sentences'
import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import { aLittleBefore, lookedAt, markLooked, markVisit } from '../recap/looked.ts'
import { type Logged, newsOf, sinceOwnMove } from '../recap/news.ts'
import { inWords } from '../words/time.ts'
import { useWords } from '../words/words.tsx'
import type { Names, Seen } from './people.ts'

const api = client()

export function Since({ seen, names, now }: { seen: Seen; names: Names; now: number }) {
  const { texts, web, language } = useWords()
  const [moves, setMoves] = useState<Logged[]>([])
  const visiting = useRef(false)
  const { table, number, view } = seen

  useEffect(() => {
    const looked = lookedAt(table) ?? aLittleBefore(number)
    if (looked >= number) return
    let gone = false
    api.call('log', { params: { table }, query: { since: looked } }).then(
      (log) => {
        if (gone) return
        setMoves((known) => [...known, ...log.moves])
        markLooked(table, number)
        // What came while the table was open belongs to the same visit.
        if (!visiting.current) markVisit(table, looked)
        visiting.current = true
      },
      // The log can wait; the table is what counts.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [table, number])

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
