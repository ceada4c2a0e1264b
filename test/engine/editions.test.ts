/** What is in each box: a hundred cards with the Basic Rules, in the shares that are known of it. */
import { allCards, type EditionId } from '@meanwhile/engine'
import { type CatalogueCard, cardsOf, editions } from '@meanwhile/engine/catalogue'
import { describe, expect, it } from 'vitest'

type Shares = { [share: string]: number }
const shared = (edition: EditionId, by: (card: CatalogueCard) => string, times: (card: CatalogueCard) => number): Shares => {
  const shares: Shares = {}
  for (const card of cardsOf(edition)) shares[by(card)] = (shares[by(card)] ?? 0) + times(card)
  return shares
}

const boxes: [EditionId, types: Shares, provenance: Shares][] = [
  ['fluxx', { goal: 30, rule: 27, action: 23, keeper: 19 }, { attested: 87, rulebook: 12 }],
  [
    'batman',
    { goal: 28, rule: 24, action: 18, keeper: 14, creeper: 9, surprise: 6 },
    { attested: 69, sibling: 16, rulebook: 11, house: 3 },
  ],
  [
    'doctor-who',
    { goal: 28, keeper: 25, rule: 18, action: 15, creeper: 7, surprise: 6 },
    { attested: 39, rulebook: 20, house: 19, sibling: 18 },
  ],
  ['cat', { goal: 30, rule: 22, action: 21, keeper: 21, creeper: 5 }, { house: 62, sibling: 21, rulebook: 15, attested: 1 }],
  ['regular-show', { goal: 31, rule: 25, keeper: 21, action: 20, creeper: 2 }, { house: 49, sibling: 22, rulebook: 15, attested: 13 }],
]

describe.each(boxes)('The box of %s', (edition, types, provenance) => {
  it('holds 99 cards beside the Basic Rules, of each type as many as are known of it', () => {
    expect(allCards([edition])).toHaveLength(99)
    expect(
      shared(
        edition,
        ({ type }) => type,
        ({ count }) => count,
      ),
    ).toEqual(types)
  })

  it('says of each card where it is known from', () => {
    expect(
      shared(
        edition,
        (card) => card.provenance,
        () => 1,
      ),
    ).toEqual(provenance)
  })

  it('O1 sets aside for solo only cards that are in it', () => {
    const printed = cardsOf(edition).map(({ id }) => id)
    expect(editions[edition].soloRemoved.filter((card) => !printed.includes(card))).toEqual([])
  })
})

describe('Copies', () => {
  it('of one card are counted from the second on', () => {
    expect(allCards(['doctor-who']).filter((card) => card.startsWith('daleks'))).toEqual(['daleks', 'daleks~2', 'daleks~3'])
  })
})
