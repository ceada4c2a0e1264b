'use client'
/** Every card there is: searched by name and text, filtered by kind. Without a script the form asks the server. */
import type { CardType, EditionId } from '@meanwhile/engine'
import { type CatalogueCard, playable } from '@meanwhile/engine/catalogue'
import { cardText } from '@meanwhile/texts/sentences'
import { useState } from 'react'
import { KindWord, Window } from '../cards/card.tsx'
import { kindClass } from '../decks/known.ts'
import { Link } from '../frame/link.tsx'
import { useAllWords } from '../words/all-words.ts'
import { inOrder, isIn, kinds, matches } from './collection.ts'

type Props = { kind: CardType | null; edition: EditionId | null; search: string }

export function GalleryScreen(initial: Props) {
  const { texts, web } = useAllWords()
  const [kind, setKind] = useState(initial.kind)
  const [edition, setEdition] = useState(initial.edition)
  const [search, setSearch] = useState(initial.search)
  const found = inOrder(texts).filter(
    (card) => (kind === null || card.type === kind) && (edition === null || isIn(card, edition)) && matches(texts, card, search),
  )
  const show = (next: Props): void => {
    setKind(next.kind)
    setEdition(next.edition)
    setSearch(next.search)
    remember(next)
  }
  return (
    <main className="stack gallery" id="content">
      <search>
        <form className="slip stack finder" action="/cards" onSubmit={(event) => event.preventDefault()}>
          <div className="field">
            <label htmlFor="search">{web.gallery.search}</label>
            <input
              id="search"
              className="input"
              type="search"
              name="search"
              autoComplete="off"
              value={search}
              onChange={({ target }) => show({ kind, edition, search: target.value })}
            />
          </div>
          <fieldset className="choices">
            <legend className="vh">{web.gallery.kind}</legend>
            {[null, ...kinds].map((one) => (
              <label key={one ?? 'all'} className="choice">
                <input
                  type="radio"
                  name="kind"
                  value={one ?? ''}
                  checked={kind === one}
                  onChange={() => show({ kind: one, edition, search })}
                />
                <span>{one ? texts.words.cardTypes[one].many : web.gallery.allKinds}</span>
              </label>
            ))}
          </fieldset>
          {playable.length > 1 && (
            <fieldset className="choices">
              <legend className="vh">{web.newTable.edition}</legend>
              {[null, ...playable].map((one) => (
                <label key={one ?? 'all'} className="choice">
                  <input
                    type="radio"
                    name="edition"
                    value={one ?? ''}
                    checked={edition === one}
                    onChange={() => show({ kind, edition: one, search })}
                  />
                  <span>{one ? web.newTable.editions[one].name : web.gallery.allEditions}</span>
                </label>
              ))}
            </fieldset>
          )}
          <p className="small soft" role="status">
            {found.length > 0 ? web.gallery.count(found.length) : web.gallery.none}
          </p>
          <noscript>
            <button type="submit" className="btn line">
              {web.gallery.find}
            </button>
          </noscript>
        </form>
      </search>
      <ul className="all-cards">
        {found.map((card) => (
          <li key={card.id}>
            <Entry card={card} />
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <button type="button" className="btn on-felt" onClick={() => show({ kind: null, edition: null, search: '' })}>
          {web.gallery.clear}
        </button>
      )}
    </main>
  )
}

function Entry({ card }: { card: CatalogueCard }) {
  const { texts, web } = useAllWords()
  const { name, text } = cardText(texts, card.id)
  return (
    <Link className={`slip entry ${kindClass(card.id)}`} href={`/cards/${card.id}`}>
      <Window card={card.id} />
      <span className="about">
        <KindWord card={card.id} />
        <span className="name">{name}</span>
        <span className="small">{text}</span>
        {card.provenance === 'house' && <span className="ours">{web.gallery.ours}</span>}
      </span>
    </Link>
  )
}

/** In the address, so that the way back from a card leads to the same search. */
function remember({ kind, edition, search }: Props): void {
  const query = new URLSearchParams({ ...(kind && { kind }), ...(edition && { edition }), ...(search && { search }) }).toString()
  window.history.replaceState(null, '', query ? `/cards?${query}` : '/cards')
}
