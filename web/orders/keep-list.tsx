'use client'
/** A list of cards, best first: moved by buttons, so that thumb, keyboard and screen reader do the same. */
import type { CardType, When } from '@meanwhile/engine'
import { cardName } from '@meanwhile/texts/sentences'
import { useRef, useState } from 'react'
import { KindWord, Window } from '../cards/card.tsx'
import { kindClass, typeOf } from '../decks/known.ts'
import { useAllWords } from '../words/all-words.ts'
import { keptUnder, type ListName, moved, nameable } from './ranking.ts'

type Props = { list: ListName; ranking: string[]; held: string[]; when: When; change: (ranking: string[]) => void }

/** The limit whose effect is shown as an example. */
const example: { [list in ListName]: { card: string; limit: number } } = {
  keepInHand: { card: 'hand-limit-2', limit: 2 },
  keepOnTable: { card: 'keeper-limit-2', limit: 2 },
}

export function KeepList({ list, ranking, held, cards, when, change }: Props & { cards: string[] }) {
  const { texts, web } = useAllWords()
  const [said, setSaid] = useState('')
  const add = useRef<HTMLSelectElement>(null)
  const unnamed = held.filter((card) => !ranking.includes(card))

  const shift = (card: string, by: -1 | 1): void => {
    const next = moved(ranking, card, by)
    setSaid(web.orders.place(cardName(texts, card), next.indexOf(card) + 1, next.length))
    change(next)
  }
  const remove = (card: string): void => {
    setSaid(web.orders.removed(cardName(texts, card)))
    change(ranking.filter((other) => other !== card))
    // The button that was pressed is gone; the keyboard goes on where a card can come back.
    add.current?.focus()
  }

  return (
    <div className="stack keep-list">
      <h3>{web.orders.ranking[list]}</h3>
      {ranking.length === 0 ? (
        <p className="small soft">{web.orders.empty[list]}</p>
      ) : (
        <ol>
          {ranking.map((card, i) => (
            <li key={card} className={kindClass(card)}>
              <span className="rank" aria-hidden="true">
                {i + 1}
              </span>
              <Window card={card} />
              <span className="grow">
                <b>{cardName(texts, card)}</b>
                <small>
                  <KindWord card={card} /> {held.includes(card) ? web.orders.present[list] : web.orders.absent[list]}
                </small>
              </span>
              <span className="keys">
                <Key label={web.orders.up(cardName(texts, card))} shape="M6 15l6-7 6 7" off={i === 0} press={() => shift(card, -1)} />
                <Key
                  label={web.orders.down(cardName(texts, card))}
                  shape="M6 9l6 7 6-7"
                  off={i === ranking.length - 1}
                  press={() => shift(card, 1)}
                />
                <Key label={web.orders.remove(cardName(texts, card))} shape="M6 6l12 12M18 6L6 18" press={() => remove(card)} />
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className="vh" role="status">
        {said}
      </p>
      {unnamed.length > 0 && (
        <button type="button" className="btn line" onClick={() => change([...ranking, ...unnamed])}>
          {web.orders.addMine[list]}
        </button>
      )}
      <div className="field">
        <label htmlFor={`add-${list}`}>{web.orders.add}</label>
        <select
          id={`add-${list}`}
          ref={add}
          className="input"
          value=""
          onChange={({ target }) => {
            setSaid(web.orders.place(cardName(texts, target.value), ranking.length + 1, ranking.length + 1))
            change([...ranking, target.value])
          }}
        >
          <option value="">{web.orders.addWhich}</option>
          <NamesByKind cards={nameable(list, ranking, cards)} />
        </select>
      </div>
      <Example list={list} ranking={ranking} held={held} when={when} />
    </div>
  )
}

function Key({ label, shape, off = false, press }: { label: string; shape: string; off?: boolean; press: () => void }) {
  return (
    <button type="button" className="icon" aria-label={label} aria-disabled={off} onClick={() => !off && press()}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  )
}

/** Complete by type: a kind that was left out here could not be ranked before it is drawn. */
const places: { [type in CardType]: number } = { keeper: 1, goal: 2, rule: 3, action: 4, surprise: 5, creeper: 6 }
const inOrder = (Object.keys(places) as CardType[]).toSorted((a, b) => places[a] - places[b])

function NamesByKind({ cards }: { cards: string[] }) {
  const { texts, language } = useAllWords()
  return inOrder
    .map((type) => ({ type, named: cards.filter((card) => typeOf(card) === type) }))
    .filter(({ named }) => named.length > 0)
    .map(({ type, named }) => (
      <optgroup key={type} label={texts.words.cardTypes[type].many}>
        {named
          .map((card) => ({ card, name: cardName(texts, card) }))
          .sort((a, b) => a.name.localeCompare(b.name, language))
          .map(({ card, name }) => (
            <option key={card} value={card}>
              {name}
            </option>
          ))}
      </optgroup>
    ))
}

/** What the list would do if a limit struck now. */
function Example({ list, ranking, held, when }: Omit<Props, 'change'>) {
  const { texts, web } = useAllWords()
  const { card, limit } = example[list]
  if (held.length <= limit) return null
  const kept = keptUnder(limit, held, ranking, when)
  const name = cardName(texts, card)
  const cards = new Intl.ListFormat(texts.language, { type: 'conjunction' }).format((kept ?? []).map((one) => cardName(texts, one)))
  return (
    <p className="small soft">
      {kept ? web.orders.wouldKeep(name, cards) : web.orders.wouldAsk(name)} {when === 'at-once' && !kept && web.orders.atOnceNote}
    </p>
  )
}
