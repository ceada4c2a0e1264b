'use client'
/** A card's picture in the window of its kind: colour, shape and word always together. */
import { cardName } from '@meanwhile/texts/sentences'
import { factsOf, typeOf } from '../decks/known.ts'
import { useWords } from '../words/words.tsx'
import { breakable } from './breakable.ts'

const pictureOf = (card: string): string => `/pictures/${factsOf(card)?.picture ?? 'bullseye'}.svg`

/** Decoration: the name beside it says what it is. */
export function Window({ card }: { card: string }) {
  return (
    <span className="win" aria-hidden="true">
      <img src={pictureOf(card)} alt="" width={32} height={32} loading="lazy" decoding="async" />
    </span>
  )
}

export function KindWord({ card }: { card: string }) {
  const { texts } = useWords()
  return <span className="kind">{breakable(texts.words.cardTypes[typeOf(card)].one)}</span>
}

export function CardName({ card }: { card: string }) {
  const { texts } = useWords()
  return <>{breakable(cardName(texts, card))}</>
}
