'use client'
/** After an answer: the next table that waits for the same person, one tap away. */
import { client } from '@meanwhile/functions/client'
import { useEffect, useState } from 'react'
import { Link } from '../frame/link.tsx'
import { isDue, mostUrgentFirst, type Summary } from '../home/asked.ts'
import { Badge } from '../live/badge.tsx'
import { useWords } from '../words/words.tsx'

export function NextTable({ here }: { here: string }) {
  const { web } = useWords()
  const [due, setDue] = useState<Summary[] | null>(null)
  useEffect(() => {
    client()
      .call('myGames', {})
      .then(
        ({ games }) => setDue(mostUrgentFirst(games.filter(isDue))),
        // It is on the first page as well.
        () => {},
      )
  }, [])
  if (!due) return null
  const badge = <Badge owed={due.reduce((sum, { owed }) => sum + owed.length, 0)} />
  const next = due.find(({ table }) => table !== here)
  if (!next) return badge
  return (
    <p className="next-table">
      {badge}
      <Link className="btn marigold" href={`/t/${next.table}`}>
        {web.table.nextTable(next.name)}
      </Link>
    </p>
  )
}
