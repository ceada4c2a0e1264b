'use client'
/** What lies on the table: news, Goals, piles, rules and everybody's place. Picking a card changes none of it, so it is not rendered again. */
import { memo } from 'react'
import type { Said } from '../chat/talk-link.tsx'
import { useWords } from '../words/words.tsx'
import { Goals, Piles } from './board.tsx'
import { Markers } from './markers.tsx'
import { clockwise, type Names, type Seen } from './people.ts'
import { Rules } from './rules.tsx'
import { Seat } from './seats.tsx'
import type { OpenSheet } from './sheets.tsx'
import { Since } from './since.tsx'
import { TakeBack } from './take-back.tsx'

type Props = {
  seen: Seen
  names: Names
  now: number
  said: Said
  open: (sheet: OpenSheet) => void
  heardOf: (number: number) => void
}

export const Felt = memo(function Felt({ seen, names, now, said, open, heardOf }: Props) {
  const { web } = useWords()
  const { view } = seen
  const others = clockwise(view.players, view.you).filter(({ seat }) => seat !== view.you)
  const me = view.players.find(({ seat }) => seat === view.you)
  const read = (card: string): void => open({ sheet: 'card', card })
  const piles = <Piles view={view} look={() => open({ sheet: 'pile' })} />
  return (
    <main className="stack table" id="content">
      {view.you && seen.bots[view.you] && !view.over && <TakeBack table={seen.table} />}
      <Since seen={seen} names={names} now={now} heardOf={heardOf} said={said} />
      <aside className="stack" aria-label={web.table.goalsAndRules}>
        <section className="board" aria-label={web.table.goalAndPiles}>
          <div className="goals">
            <Goals view={view} names={names} read={read} />
          </div>
          {piles}
        </section>
        <Rules view={view} explain={(term) => open({ sheet: 'term', term })} read={read} />
      </aside>
      <section className="round" aria-label={web.table.round(others.map(({ seat }) => names(seat)).join(', '))} data-others={others.length}>
        {others.map((player) => (
          <Seat key={player.seat} player={player} seen={seen} names={names} read={read} />
        ))}
        <div className="middle roomy">{piles}</div>
        {me && <Seat player={me} seen={seen} names={names} read={read} />}
        {!view.over && <Markers view={view} names={names} />}
      </section>
    </main>
  )
})
