'use client'
/** The hand when nothing is asked of it: a tap reads. */
import { kindClass } from '../decks/known.ts'
import { useWords } from '../words/words.tsx'
import { CardFace } from './decision/options.tsx'

type Props = {
  cards: string[] /** Surprises that wait for their moment */
  armed?: string[]
  read: (card: string) => void
  quiet?: boolean
}

export function Hand({ cards, armed = [], read, quiet = false }: Props) {
  const { web } = useWords()
  if (cards.length === 0) return quiet ? null : <p className="hand-title">{web.table.handEmpty}</p>
  return (
    <ul className={quiet ? 'hand quiet' : 'hand'} aria-label={web.table.yourHand(cards.length)}>
      {cards.map((card) => (
        <li key={card}>
          <button type="button" className={`card ${kindClass(card)}`} data-card={card} onClick={() => read(card)}>
            <CardFace card={card} />
            {armed.includes(card) && <span className="fate">{web.table.isArmed}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
