'use client'
/** A card's picture in the window of its kind: colour, shape and word always together. */
import type { CardType } from '@meanwhile/engine'
import { cards } from '@meanwhile/engine/catalogue'
import { cardName } from '@meanwhile/texts/sentences'
import { useWords } from '../words/words.tsx'

/** A second copy in one deck (`daleks~2`) is printed like the first. */
export const printed = (card: string): string => card.split('~')[0] ?? card

export const typeOf = (card: string): CardType => cards[printed(card)]?.type ?? 'rule'
export const kindClass = (card: string): string => `k-${typeOf(card)}`
const pictureOf = (card: string): string => `/pictures/${cards[printed(card)]?.picture ?? 'bullseye'}.svg`

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
  return <span className="kind">{texts.words.cardTypes[typeOf(card)].one}</span>
}

export function CardName({ card }: { card: string }) {
  const { texts } = useWords()
  return <>{cardName(texts, card)}</>
}
