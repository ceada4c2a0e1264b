'use client'
/** Goal and piles: always in the same place. */
import type { View } from '@meanwhile/engine'
import { cards } from '@meanwhile/engine/catalogue'
import { cardName } from '@meanwhile/texts/sentences'
import { CardName, Window } from '../cards/card.tsx'
import { useWords } from '../words/words.tsx'
import type { Names } from './people.ts'

type Reading = { read: (card: string) => void }

export function Goals({ view, names, read }: { view: View; names: Names } & Reading) {
  const { web } = useWords()
  if (view.goals.length === 0) {
    return (
      <p className="goal empty k-goal">
        <span className="win hollow" aria-hidden="true" />
        <span>
          <span className="kind">{web.table.goal}</span>
          <span className="needs">{web.table.noGoal}</span>
        </span>
      </p>
    )
  }
  return view.goals.map((goal, i) => (
    <button type="button" key={goal} className="goal k-goal" onClick={() => read(goal)}>
      <Window card={goal} />
      <span>
        <span className="kind">{view.goals.length > 1 ? web.table.goalOf(i + 1, view.goals.length) : web.table.goal}</span>
        <span className="name">
          <CardName card={goal} />
        </span>
        <Needs goal={goal} view={view} names={names} />
      </span>
    </button>
  ))
}

/** Who has what the Goal asks for. */
function Needs({ goal, view, names }: { goal: string; view: View; names: Names }) {
  const { texts, web } = useWords()
  const wanted = keepersWantedBy(goal)
  if (wanted.length === 0) return <span className="needs">{texts.cards[goal as keyof typeof texts.cards]?.text}</span>
  return (
    <span className="needs">
      {wanted.map((keeper) => {
        const owner = view.players.find(({ front }) => front.includes(keeper))
        const who = !owner ? web.table.nobody : owner.seat === view.you ? web.common.you : names(owner.seat)
        return (
          <span key={keeper} className="need">
            {cardName(texts, keeper)} <b>{who}</b>
          </span>
        )
      })}
    </span>
  )
}

export function keepersWantedBy(goal: string): string[] {
  const needs = cards[goal]?.needs
  return needs && 'all' in needs ? needs.all.filter((slot): slot is string => typeof slot === 'string') : []
}

export function Piles({ view, look }: { view: View; look: () => void }) {
  const { texts, web } = useWords()
  const top = view.discard.at(-1)
  return (
    <div className="piles">
      <div className="pile">
        <span className="back" aria-hidden="true" />
        <b>{view.deck}</b>
        <span>{web.table.toDraw}</span>
      </div>
      {top ? (
        <button
          type="button"
          className={`pile k-${cards[top]?.type}`}
          onClick={look}
          aria-label={web.table.discardPile(cardName(texts, top), view.discard.length)}
        >
          <Window card={top} />
          <b>{view.discard.length}</b>
          <span>{web.table.discard}</span>
        </button>
      ) : (
        <div className="pile">
          <span className="back bare" aria-hidden="true" />
          <b>0</b>
          <span>{web.table.discard}</span>
        </div>
      )}
    </div>
  )
}
