'use client'
/** After an answer: the next table that waits for the same person, one tap away. */
import { useEffect, useState } from 'react'
import { Link } from '../frame/link.tsx'
import { isDue, mostUrgentFirst, type Summary } from '../home/summary.ts'
import { Badge } from '../live/badge.tsx'
import { myGamesNow } from '../live/opening.ts'
import { useWords } from '../words/words.tsx'

export function NextTable({ here }: { here: string }) {
  const { web } = useWords()
  const [due, setDue] = useState<Summary[] | null>(null)
  useEffect(() => {
    myGamesNow().then(
      // What waited here when it was asked has just been answered.
      ({ games }) => setDue(mostUrgentFirst(games.filter((game) => isDue(game) && game.table !== here))),
      // It is on the first page as well.
      () => {},
    )
  }, [here])
  if (!due) return null
  const badge = <Badge owed={due.reduce((sum, { owed }) => sum + owed.length, 0)} />
  const [next] = due
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
