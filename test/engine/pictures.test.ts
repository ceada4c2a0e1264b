import icons from '@iconify-json/fluent-emoji-flat/icons.json' with { type: 'json' }
import { cards, cardsOf, editions } from '@meanwhile/engine/catalogue'
import { describe, expect, it } from 'vitest'

describe('The picture of a card', () => {
  it.each(Object.values(cards).map(({ id, picture }) => [id, picture]))('of %s is in the set: %s', (_id, picture) => {
    expect(Object.keys(icons.icons)).toContain(picture)
  })

  it.each(Object.values(editions).map(({ id }) => id))('belongs to one card of %s alone', (edition) => {
    const pictures = cardsOf(edition).map(({ picture }) => picture)
    expect(pictures.filter((picture, i) => pictures.indexOf(picture) !== i)).toEqual([])
  })
})
