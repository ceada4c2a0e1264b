'use client'
/**
 * The cards of these editions, in the reader's language, for everything below. The server renders with them, so that the page can be read
 * at once; the browser fetches the editions that are used and no others.
 */
import type { EditionId } from '@meanwhile/engine'
import type { Language } from '@meanwhile/texts'
import { type ReactNode, use, useMemo } from 'react'
import { preload } from 'react-dom'
import { ProvideWords, useWords } from '../words/words.tsx'
import { addressOf, type Deck, fetchDeck } from './fetched.ts'
import { know } from './known.ts'

const onServer = typeof window === 'undefined'
const decks = new Map<string, Promise<Deck>>()

function deckOf(language: Language, edition: EditionId): Promise<Deck> {
  const name = `${language}/${edition}`
  const there = decks.get(name)
  if (there) return there
  const coming = loadDeck(language, edition).then((deck) => {
    know(deck.facts)
    return deck
  })
  decks.set(name, coming)
  // Whoever tries again shall have another chance.
  coming.catch(() => decks.delete(name))
  return coming
}

async function loadDeck(language: Language, edition: EditionId): Promise<Deck> {
  // Known when pages are built: no browser gets what stands here.
  if (typeof window === 'undefined') return (await import('./at-home.ts')).deckAtHome(language, edition)
  return fetchDeck(language, edition)
}

export function WithDecks({ editions, children }: { editions: EditionId[]; children: ReactNode }) {
  const words = useWords()
  const { language } = words
  // On its way before the first script runs.
  if (onServer) for (const edition of editions) preload(addressOf(language, edition), { as: 'fetch', crossOrigin: 'anonymous' })
  const wanted = editions.map((edition) => deckOf(language, edition))
  const there = wanted.map((deck) => use(deck))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the decks of given editions in one language never change
  const more = useMemo(() => {
    const { texts } = words
    const cards = Object.assign({}, texts.cards, ...there.map((deck) => deck.cards))
    const prompts = Object.assign({}, texts.prompts, ...there.map((deck) => deck.prompts))
    return { ...words, texts: { ...texts, cards, prompts } }
  }, [words, editions.join()])
  return <ProvideWords words={more}>{children}</ProvideWords>
}
