'use client'
/** Every word of the app, for the pages around the table: the table itself is read with those at hand, and need not wait for these. */
import type { Language } from '@meanwhile/texts'
import type { WebWords } from '@meanwhile/texts/en/web'
import { use } from 'react'
import { useWords, type Words } from './words.tsx'

export type AllWords = Words & { web: WebWords }

const languages: Record<Language, () => Promise<{ web: WebWords }>> = {
  en: () => import('@meanwhile/texts/en/web'),
  de: () => import('@meanwhile/texts/de/web'),
}
const loading: { [language in Language]?: Promise<{ web: WebWords }> } = {}

function load(language: Language): Promise<{ web: WebWords }> {
  loading[language] ??= languages[language]().catch((error) => {
    // Whoever tries again shall have another chance.
    delete loading[language]
    throw error
  })
  return loading[language]
}

// Whichever page needs this file needs the words: they are on their way before it asks.
if (typeof document !== 'undefined') load(document.documentElement.lang === 'de' ? 'de' : 'en').catch(() => {})

export function useAllWords(): AllWords {
  const words = useWords()
  return { ...words, ...use(load(words.language)) }
}
