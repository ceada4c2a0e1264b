'use client'
/** The game is over: who won, with what, and where to go from here. */
import type { Ending, View } from '@meanwhile/engine'
import type { Reply } from '@meanwhile/functions/shapes'
import { cardName } from '@meanwhile/texts/sentences'
import { Link } from '../frame/link.tsx'
import { useWords } from '../words/words.tsx'
import type { Names } from './people.ts'
import { Rematch } from './rematch.tsx'

export function Over({ view, info, names }: { view: View; info: Reply<'table'>; names: Names }) {
  const { texts, web } = useWords()
  const { over } = view
  if (!over) return null
  const headline = headlineOf(over, view, names, web.table)
  return (
    <div className="inner over" role="status">
      <h2 className="display">{headline}</h2>
      {over.how === 'won' && <p>{web.table.wonBy(over.goals.map((goal) => cardName(texts, goal)).join(', '))}</p>}
      <div className="row wrap">
        {view.you && <Rematch table={info.id} already={info.rematch} />}
        <Link className="btn on-felt" href={`/t/${info.id}/log`}>
          {web.table.replay}
        </Link>
        <Link className="btn on-felt" href={`/t/${info.id}/verify`}>
          {web.table.verify}
        </Link>
      </div>
    </div>
  )
}

function headlineOf(over: Ending, { you }: View, names: Names, words: ReturnType<typeof useWords>['web']['table']): string {
  if (over.how === 'won') return over.winner === you ? words.youWon : words.won(names(over.winner))
  return over.how === 'scored' ? words.scored(over.goals.length) : words[over.how]
}
