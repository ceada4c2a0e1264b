'use client'
/** What lies face up in front of a player. A Keeper goes without its word, since the place says it; a Creeper never does. */
import type { View } from '@meanwhile/engine'
import { cardName } from '@meanwhile/texts/sentences'
import { CardName, KindWord, Window } from '../cards/card.tsx'
import { kindClass, typeOf } from '../decks/known.ts'
import { useWords } from '../words/words.tsx'
import { unitsOf } from './front.ts'

type Props = { front: string[]; view: View; wanted: ReadonlySet<string>; read: (card: string) => void }

export function Tiles({ front, view, wanted, read }: Props) {
  const { texts, web } = useWords()
  return (
    <ul className="tiles">
      {unitsOf(front, view.attached).map(({ card, fastened }) => {
        const tile = (one: string) => <Tile key={one} card={one} isWanted={wanted.has(one)} under={view.under[one] ?? []} read={read} />
        if (fastened.length === 0) {
          return (
            <li key={card} className="tile-place">
              {tile(card)}
            </li>
          )
        }
        const names = fastened.map((creeper) => cardName(texts, creeper)).join(', ')
        return (
          <li key={card} className="tile-place pair" aria-label={web.table.fastenedTo(cardName(texts, card), names)}>
            {[card, ...fastened].map(tile)}
          </li>
        )
      })}
    </ul>
  )
}

type TileProps = { card: string; isWanted: boolean; under: string[]; read: (card: string) => void }

function Tile({ card, isWanted, under, read }: TileProps) {
  const { web } = useWords()
  return (
    <button type="button" className={`tile ${kindClass(card)}${isWanted ? ' wanted' : ''}`} data-card={card} onClick={() => read(card)}>
      <Window card={card} />
      <span className="name">
        <CardName card={card} />
      </span>
      {typeOf(card) !== 'keeper' && <KindWord card={card} />}
      {under.length > 0 && <span className="under">{web.table.under(under.length)}</span>}
    </button>
  )
}
