'use client'
/**
 * The cards of these editions, in the reader's language, for everything below. The server renders with them, so that the page can be read
 * at once; the browser loads the editions that are used and no others.
 */
import type { EditionId } from '@meanwhile/engine'
import dynamic from 'next/dynamic'
import type { ComponentType, ReactNode } from 'react'
import { useWords } from '../words/words.tsx'

type Decks = Record<EditionId, ComponentType<{ children: ReactNode }>>

const decks: Record<'en' | 'de', Decks> = {
  en: {
    fluxx: dynamic(() => import('./en/fluxx.tsx')),
    batman: dynamic(() => import('./en/batman.tsx')),
    'doctor-who': dynamic(() => import('./en/doctor-who.tsx')),
    cat: dynamic(() => import('./en/cat.tsx')),
    'regular-show': dynamic(() => import('./en/regular-show.tsx')),
  },
  de: {
    fluxx: dynamic(() => import('./de/fluxx.tsx')),
    batman: dynamic(() => import('./de/batman.tsx')),
    'doctor-who': dynamic(() => import('./de/doctor-who.tsx')),
    cat: dynamic(() => import('./de/cat.tsx')),
    'regular-show': dynamic(() => import('./de/regular-show.tsx')),
  },
}

export function WithDecks({ editions, children }: { editions: EditionId[]; children: ReactNode }) {
  const { language } = useWords()
  return editions.reduceRight((below: ReactNode, edition) => {
    const Deck = decks[language][edition]
    return <Deck key={edition}>{below}</Deck>
  }, children)
}
