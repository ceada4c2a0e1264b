'use client'
/** The fine points of a card, loaded when a card is read. Without a connection its own text has to do. */
import { useEffect, useState } from 'react'
import { useWords } from '../words/words.tsx'

type Rulings = { [id: string]: string }

const loading: Record<'en' | 'de', () => Promise<{ rulings: Rulings }>> = {
  en: () => import('@meanwhile/texts/en/rulings'),
  de: () => import('@meanwhile/texts/de/rulings'),
}

export function useRulings(ids: string[] = []): string[] {
  const { language } = useWords()
  const [rulings, setRulings] = useState<Rulings>({})
  useEffect(() => {
    loading[language]().then(
      (loaded) => setRulings(loaded.rulings),
      // Offline.
      () => {},
    )
  }, [language])
  return ids.flatMap((id) => rulings[id] ?? [])
}
