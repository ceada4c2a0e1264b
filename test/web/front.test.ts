import { describe, expect, it } from 'vitest'
import { unitsOf } from '../../web/table/front.ts'

describe('What lies in front of a player', () => {
  it('C5 shows a Keeper and the Creepers fastened to it as one, in the place of the Keeper', () => {
    const front = ['calico-cat', 'tabby-cat', 'fleas', 'the-cone']
    expect(unitsOf(front, { fleas: 'tabby-cat', 'the-cone': 'tabby-cat' })).toEqual([
      { card: 'calico-cat', fastened: [] },
      { card: 'tabby-cat', fastened: ['fleas', 'the-cone'] },
    ])
  })

  it('shows a Creeper that waits for a Keeper by itself', () => {
    expect(unitsOf(['fleas', 'milk'], {})).toEqual([
      { card: 'fleas', fastened: [] },
      { card: 'milk', fastened: [] },
    ])
  })
})
