'use client'
/** One edition in one language, for the components below: a chunk of its own, since most people play one edition at a time. */
import type { CardFacts } from '@meanwhile/engine/catalogue'
import type { Speech } from '@meanwhile/texts'
import { type ReactNode, useMemo } from 'react'
import { ProvideWords, useWords } from '../words/words.tsx'
import { know } from './known.ts'

export function deck(facts: { [card: string]: CardFacts }, cards: Speech['cards'], prompts: Speech['prompts'] = {}) {
  know(facts)
  return function Deck({ children }: { children: ReactNode }) {
    const words = useWords()
    const more = useMemo(() => {
      const { texts } = words
      return { ...words, texts: { ...texts, cards: { ...texts.cards, ...cards }, prompts: { ...texts.prompts, ...prompts } } }
    }, [words])
    return <ProvideWords words={more}>{children}</ProvideWords>
  }
}
