'use client'
/** The reader's language for every component below. Only one language reaches the browser. */
import type { Language, Speech } from '@meanwhile/texts'
import type { WordsAtHand } from '@meanwhile/texts/en/web/at-hand'
import { createContext, type ReactNode, use } from 'react'

export type Words = { language: Language; texts: Speech; web: WordsAtHand }

const WordsContext = createContext<Words | null>(null)

export function ProvideWords({ words, children }: { words: Words; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>
}

export function useWords(): Words {
  const words = use(WordsContext)
  if (!words) throw new Error('no language was chosen above this component')
  return words
}
