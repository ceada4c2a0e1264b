'use client'
/** After an answer: the next table that waits for the same person, one tap away. */
import { client } from '@meanwhile/functions/client'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import { isDue, mostUrgentFirst, type Summary } from '../home/asked.ts'
import { useWords } from '../words/words.tsx'

export function NextTable({ here }: { here: string }) {
  const { web } = useWords()
  const [next, setNext] = useState<Summary | null>(null)
  useEffect(() => {
    client()
      .call('myGames', {})
      .then(
        ({ games }) => setNext(mostUrgentFirst(games.filter(isDue)).find(({ table }) => table !== here) ?? null),
        // It is on the first page as well.
        () => {},
      )
  }, [here])
  if (!next) return null
  return (
    <p className="next-table">
      <Link className="btn marigold" href={`/t/${next.table}`}>
        {web.table.nextTable(next.name)}
      </Link>
    </p>
  )
}
