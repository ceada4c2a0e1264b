'use client'
/** The game is over: who won, with what, and where to go from here. */
import type { View } from '@meanwhile/engine'
import type { Reply } from '@meanwhile/functions/shapes'
import { cardName } from '@meanwhile/texts/sentences'
import Link from 'next/link'
import { useWords } from '../words/words.tsx'
import type { Names } from './people.ts'
import { Rematch } from './rematch.tsx'

export function Over({ view, info, names }: { view: View; info: Reply<'table'>; names: Names }) {
  const { texts, web } = useWords()
  const { over } = view
  if (!over) return null
  const headline =
    over.how === 'won' ? (over.winner === view.you ? web.table.youWon : web.table.won(names(over.winner))) : web.table[over.how]
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
