import { describe, expect, it } from 'vitest'
import { cards as german } from '../../texts/de/cards/index.ts'
import { cards as english } from '../../texts/en/cards/index.ts'
import { breakable } from '../../web/cards/breakable.ts'

/** As much as fits a card on a small phone. */
const longest = 12

describe('The name of a card', () => {
  it.each([
    ['English', english],
    ['German', german],
  ])('can be broken wherever a word of it is too long for a card: %s', (_, cards) => {
    const parts = Object.values(cards).flatMap(({ name }) => breakable(name).split(/[^\p{L}]+/u))
    expect(parts.filter((part) => part.length > longest)).toEqual([])
  })
})
