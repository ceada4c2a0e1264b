import type { EditionId } from '@meanwhile/engine'
import { cardsOf, playable } from '@meanwhile/engine/catalogue'
import { speech as german } from '@meanwhile/texts/de/speech'
import { atHand as germanAtHand } from '@meanwhile/texts/de/web/at-hand'
import { speech as english } from '@meanwhile/texts/en/speech'
import { atHand as englishAtHand } from '@meanwhile/texts/en/web/at-hand'
import { cardName } from '@meanwhile/texts/sentences'
import { renderToReadableStream } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchDeck } from '../../web/decks/fetched.ts'
import { factsOf } from '../../web/decks/known.ts'
import { printedIn } from '../../web/decks/printing.ts'
import { WithDecks } from '../../web/decks/with-decks.tsx'
import { ProvideWords, useWords, type Words } from '../../web/words/words.tsx'
import { play } from '../properties/play.ts'

const atHand: Record<'en' | 'de', Words> = {
  en: { language: 'en', texts: english, web: englishAtHand },
  de: { language: 'de', texts: german, web: germanAtHand },
}

/** The words that reach a component below the decks of these editions. */
async function wordsOf(editions: EditionId[], language: 'en' | 'de'): Promise<Words> {
  let heard: Words = atHand[language]
  const Listener = (): null => {
    heard = useWords()
    return null
  }
  const page = (
    <ProvideWords words={atHand[language]}>
      <WithDecks editions={editions}>
        <Listener />
      </WithDecks>
    </ProvideWords>
  )
  await (await renderToReadableStream(page)).allReady
  return heard
}

const everyDeck = playable.flatMap((edition) => (['en', 'de'] as const).map((language) => [edition, language] as const))

describe('The deck of an edition', () => {
  it.each(everyDeck)('%s, in %s, names every card of its box and knows what it is', async (edition, language) => {
    const { texts } = await wordsOf([edition], language)
    for (const { id, type, picture } of cardsOf(edition)) {
      expect(texts.cards).toHaveProperty([id])
      expect(factsOf(id)).toMatchObject({ type, picture })
      expect(factsOf(`${id}~2`)).toBe(factsOf(id))
    }
  })

  it.each(everyDeck)('%s, in %s, has words for whatever is asked while it is played', async (edition, language) => {
    const { texts } = await wordsOf([edition], language)
    for (const world of [edition, `${edition}!solo`]) {
      for (const seed of ['1', '2', '3', '4', '5', '6']) {
        for (const { after } of play(`${seed}@${world}`)) {
          for (const { prompt } of after.asked) expect(texts.prompts).toHaveProperty([prompt.key])
        }
      }
    }
  })

  it.each(everyDeck)('%s, in %s, names the Basic Rules, which are in no box', async (edition, language) => {
    const { texts } = await wordsOf([edition], language)
    expect(cardName(texts, 'basic-rules')).toBe(language === 'de' ? 'Grundregeln' : 'Basic Rules')
  })

  it('brings the words of its own cards alone', async () => {
    const { texts } = await wordsOf(['fluxx'], 'en')
    expect(texts.cards).not.toHaveProperty(['batmobile'])
    expect(cardName(texts, 'milk')).toBe('Milk')
  })

  it('lies beside another at a mixed table', async () => {
    const { texts } = await wordsOf(['batman', 'cat'], 'de')
    for (const { id } of [...cardsOf('batman'), ...cardsOf('cat')]) expect(texts.cards).toHaveProperty([id])
  })
})

describe('The deck that a browser fetches', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each(everyDeck)('%s, in %s, is what the server renders with, and has the same words for what is asked', async (edition, language) => {
    const served = JSON.stringify(printedIn(language, edition))
    const asked: string[] = []
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address)
      return new Response(served)
    })
    const fetched = await fetchDeck(language, edition)
    expect(asked).toEqual([expect.stringContaining(`/${language}/${edition}.json`)])
    const { texts } = await wordsOf([edition], language)
    for (const { id, type, picture } of cardsOf(edition)) {
      expect(fetched.facts[id]).toMatchObject({ type, picture })
      expect(fetched.cards).toHaveProperty([id], texts.cards[id as keyof typeof texts.cards])
    }
    const atTheTable = { ...atHand[language].texts.prompts, ...fetched.prompts }
    for (const seed of ['1', '2', '3']) {
      for (const { after } of play(`${seed}@${edition}`)) {
        for (const { prompt } of after.asked) expect(atTheTable).toHaveProperty([prompt.key])
      }
    }
  })

  it('says so when it cannot be had', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
    await expect(fetchDeck('en', 'fluxx')).rejects.toThrow('503')
  })
})
