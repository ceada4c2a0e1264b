import icons from '@iconify-json/fluent-emoji-flat/icons.json' with { type: 'json' }
import { cards } from '@meanwhile/engine/catalogue'
import { describe, expect, it } from 'vitest'

describe('The picture of a card', () => {
  it.each(Object.values(cards).map(({ id, picture }) => [id, picture]))('of %s is in the set: %s', (_id, picture) => {
    expect(Object.keys(icons.icons)).toContain(picture)
  })

  it('belongs to one card of an edition alone, except for sets of alike', () => {
    const pictures = Object.values(cards).map(({ picture }) => picture)
    const twice = pictures.filter((picture, i) => pictures.indexOf(picture) !== i)
    expect(twice).toEqual([])
  })
})
