'use client'
/** Goal and piles: always in the same place. */
import type { SeatId, View } from '@meanwhile/engine'
import type { GoalSlot } from '@meanwhile/engine/catalogue'
import { cardName, cardText } from '@meanwhile/texts/sentences'
import { CardName, Window } from '../cards/card.tsx'
import { factsOf, kindClass, printed } from '../decks/known.ts'
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
    <button type="button" key={goal} className="goal k-goal" data-card={goal} onClick={() => read(goal)}>
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
  const slots = slotsOf(goal)
  if (slots.length === 0) return <span className="needs">{cardText(texts, goal).text}</span>
  const called = (seat: SeatId): string => (seat === view.you ? web.common.you : names(seat))
  return (
    <span className="needs">
      {slots.map((slot) => {
        const { label, fits } =
          typeof slot === 'string'
            ? { label: cardName(texts, slot), fits: (card: string) => printed(card) === slot }
            : 'anyOf' in slot
              ? {
                  label: slot.anyOf.map((card) => cardName(texts, card)).join(web.table.or),
                  fits: (card: string) => slot.anyOf.includes(printed(card)),
                }
              : {
                  label: web.table.icons[slot.icon](slot.count ?? 1),
                  fits: (card: string) => (factsOf(card)?.icons ?? []).includes(slot.icon),
                }
        return (
          <span key={label} className="need">
            {label} <b>{whoHas(view, fits, called) || web.table.nobody}</b>
          </span>
        )
      })}
    </span>
  )
}

/** "You 2, Ben": a number where it is more than one. */
function whoHas(view: View, fits: (card: string) => boolean, called: (seat: SeatId) => string): string {
  return view.players
    .map(({ seat, front }) => ({ seat, count: front.filter(fits).length }))
    .filter(({ count }) => count > 0)
    .map(({ seat, count }) => (count > 1 ? `${called(seat)} ${count}` : called(seat)))
    .join(', ')
}

function slotsOf(goal: string): GoalSlot[] {
  const needs = factsOf(goal)?.needs
  return needs && 'all' in needs ? needs.all : []
}

/** The cards in play that a Goal names. */
export function wantedBy(goal: string, card: string): boolean {
  return slotsOf(goal).some((slot) => {
    if (typeof slot === 'string') return slot === printed(card)
    if ('anyOf' in slot) return slot.anyOf.includes(printed(card))
    return (factsOf(card)?.icons ?? []).includes(slot.icon)
  })
}

export function Piles({ view, look }: { view: View; look: () => void }) {
  const { texts, web } = useWords()
  const top = view.discard.at(-1)
  return (
    <div className={view.solo ? 'piles four' : 'piles'}>
      <div className="pile">
        <span className="back" aria-hidden="true" />
        <b>{view.deck}</b>
        <span>{web.table.toDraw}</span>
      </div>
      {top ? (
        <button
          type="button"
          className={`pile ${kindClass(top)}`}
          data-card={top}
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
      {view.solo && <SoloPiles solo={view.solo} />}
    </div>
  )
}

/** Alone: the rules that come by themselves, and the Goals met so far. */
function SoloPiles({ solo }: { solo: NonNullable<View['solo']> }) {
  const { web } = useWords()
  return (
    <>
      <div className="pile k-rule">
        <span className="back of-rules" aria-hidden="true" />
        <b>{solo.rules}</b>
        <span>{web.table.rulesToCome}</span>
      </div>
      <div className="pile k-goal">
        <span className="win" aria-hidden="true" />
        <b>{solo.scored.length}</b>
        <span>{web.table.scoredGoals}</span>
      </div>
    </>
  )
}
