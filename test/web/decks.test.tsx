import type { EditionId } from '@meanwhile/engine'
import { cardsOf, playable } from '@meanwhile/engine/catalogue'
import { speech as german } from '@meanwhile/texts/de/speech'
import { atHand as germanAtHand } from '@meanwhile/texts/de/web/at-hand'
import { speech as english } from '@meanwhile/texts/en/speech'
import { atHand as englishAtHand } from '@meanwhile/texts/en/web/at-hand'
import { cardName } from '@meanwhile/texts/sentences'
import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { factsOf } from '../../web/decks/known.ts'
import { ProvideWords, useWords, type Words } from '../../web/words/words.tsx'
import { play } from '../properties/play.ts'

const atHand: Record<'en' | 'de', Words> = {
  en: { language: 'en', texts: english, web: englishAtHand },
  de: { language: 'de', texts: german, web: germanAtHand },
}

/** The words that reach a component below the decks of these editions. */
async function wordsOf(editions: EditionId[], language: 'en' | 'de'): Promise<Words> {
  const files = await Promise.all(editions.map((edition) => import(`../../web/decks/${language}/${edition}.tsx`)))
  let heard: Words = atHand[language]
  const Listener = (): null => {
    heard = useWords()
    return null
  }
  const below = files.reduceRight(
    (children: ReactNode, file: { default: ComponentType<{ children: ReactNode }> }) => {
      const Deck = file.default
      return <Deck>{children}</Deck>
    },
    <Listener />,
  )
  renderToStaticMarkup(<ProvideWords words={atHand[language]}>{below}</ProvideWords>)
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
