'use client'
/** What an armed Surprise answers: by default whatever its event brings; narrowed to players or cards, or widened to everybody's (U3, U6). */
import type { Decision } from '@meanwhile/engine'
import { cardName, optionLabel } from '@meanwhile/texts/sentences'
import { typeOf } from '../decks/known.ts'
import { useWords } from '../words/words.tsx'
import type { Names } from './people.ts'

const isSeat = (pick: string): boolean => /^s\d+$/.test(pick)

/** Of all that may follow the condition, what goes with this one: against Surprises other cards matter than against the event itself. */
export function narrowingFor({ only = [] }: Pick<Decision, 'only'>, trigger: string | undefined): string[] {
  if (!trigger || trigger === 'disarm') return []
  const againstSurprises = trigger === 'surprise-played'
  return only.filter((pick) => isSeat(pick) || (pick === 'anybody' ? againstSurprises : (typeOf(pick) === 'surprise') === againstSurprises))
}

type Props = { offer: Decision; may: string[]; names: Names; only: string[]; change: (only: string[]) => void }

export function Narrowing({ offer, may, names, only, change }: Props) {
  const { texts, web, language } = useWords()
  const people = may.filter(isSeat)
  const cards = may
    .filter((pick) => !isSeat(pick) && pick !== 'anybody')
    .map((card) => ({ card, name: cardName(texts, card) }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
  const tick = (pick: string, label: string) => (
    <label key={pick} className="only-one">
      <input
        type="checkbox"
        checked={only.includes(pick)}
        onChange={({ target }) => change(target.checked ? [...only, pick] : only.filter((other) => other !== pick))}
      />
      {label}
    </label>
  )
  return (
    <>
      {may.includes('anybody') && tick('anybody', web.table.alsoForOthers)}
      {people.length > 1 && (
        <fieldset className="only">
          <legend className="small">{web.table.onlyFor}</legend>
          {people.map((seat) => tick(seat, optionLabel(texts, seat, offer, names)))}
        </fieldset>
      )}
      {cards.length > 1 && (
        <details className="fold">
          <summary className="setting">
            <span className="grow">
              <b>{web.table.onlyCards}</b>
              <small>{web.table.onlyCardsNow(cards.filter(({ card }) => only.includes(card)).map(({ name }) => name))}</small>
            </span>
          </summary>
          <fieldset className="only">
            <legend className="vh">{web.table.onlyCards}</legend>
            {cards.map(({ card, name }) => tick(card, name))}
          </fieldset>
        </details>
      )}
    </>
  )
}
