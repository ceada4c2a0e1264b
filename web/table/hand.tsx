'use client'
/** The hand when nothing is asked of it: a tap reads. */
import { kindClass } from '../cards/card.tsx'
import { useWords } from '../words/words.tsx'
import { CardFace } from './decision/options.tsx'

export function Hand({ cards, read, quiet = false }: { cards: string[]; read: (card: string) => void; quiet?: boolean }) {
  const { web } = useWords()
  if (cards.length === 0) return quiet ? null : <p className="hand-title">{web.table.handEmpty}</p>
  return (
    <ul className={quiet ? 'hand quiet' : 'hand'} aria-label={web.table.yourHand(cards.length)}>
      {cards.map((card) => (
        <li key={card}>
          <button type="button" className={`card ${kindClass(card)}`} onClick={() => read(card)}>
            <CardFace card={card} />
          </button>
        </li>
      ))}
    </ul>
  )
}
