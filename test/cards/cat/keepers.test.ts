/** The Keepers of Cat Fluxx without a power, by one table; those with one are in powers.test.ts. */
import { cardsOf } from '@meanwhile/engine/catalogue'
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const keepers = [
  { name: 'Tabby Cat', keeper: 'tabby-cat', icon: 'cat', goal: 'sunbathing', partner: 'sunbeam' },
  { name: 'Black Cat', keeper: 'black-cat', icon: 'cat', goal: 'crossing-your-path', partner: 'alley-cat' },
  { name: 'Calico Cat', keeper: 'calico-cat', icon: 'cat', goal: 'patchwork', partner: 'ball-of-yarn' },
  { name: 'Tuxedo Cat', keeper: 'tuxedo-cat', icon: 'cat', goal: 'working-from-home', partner: 'the-keyboard' },
  { name: 'Orange Cat', keeper: 'orange-cat', icon: 'cat', goal: 'one-brain-cell-between-them', partner: 'puppy' },
  { name: 'Fluffy Cat', keeper: 'fluffy-cat', icon: 'cat', goal: 'hair-on-everything', partner: 'warm-laundry' },
  { name: 'Alley Cat', keeper: 'alley-cat', icon: 'cat', goal: 'crossing-your-path', partner: 'black-cat' },
  { name: 'Kitten', keeper: 'kitten', icon: 'cat', goal: 'unlikely-friends', partner: 'puppy' },
  { name: 'Puppy', keeper: 'puppy', icon: 'dog', goal: 'unlikely-friends', partner: 'kitten' },
  { name: 'Small Loud Dog', keeper: 'small-loud-dog', icon: 'dog', goal: 'youre-not-on-mute', partner: 'the-keyboard' },
  { name: 'Ball of Yarn', keeper: 'ball-of-yarn', icon: null, goal: 'all-tangled-up', partner: 'kitten' },
  { name: 'Catnip', keeper: 'catnip', icon: null, goal: 'wild-night', partner: 'the-red-dot' },
  { name: 'Sunbeam', keeper: 'sunbeam', icon: null, goal: 'sunbathing', partner: 'tabby-cat' },
  { name: 'Warm Laundry', keeper: 'warm-laundry', icon: null, goal: 'spoiled-for-choice', partner: 'cardboard-box' },
  { name: 'The Keyboard', keeper: 'the-keyboard', icon: null, goal: 'working-from-home', partner: 'tuxedo-cat' },
  { name: 'The Purr', keeper: 'the-purr', icon: null, goal: 'contentment', partner: 'the-nap' },
]

for (const { name, keeper, icon, goal, partner } of keepers) {
  describe(name, () => {
    it('lands in front of whoever plays it, and wins with the Goal that asks for it', () => {
      const t = table({ edition: 'cat', turn: 'ann', goals: [goal], ann: { hand: [keeper], front: [partner] }, bob: { hand: [] } })
      expect(t.over).toBe(false)
      t.ann.plays(keeper)
      expect(t.winner).toBe('ann')
    })

    it('does nothing else, and there is nothing to use', () => {
      const t = table({ edition: 'cat', turn: 'ann', rules: ['play-2'], ann: { hand: [keeper, 'draw-2'] }, bob: { hand: [] } })
      t.ann.plays(keeper)
      expect(t.ann.front).toEqual([keeper])
      t.ann.isAsked('play', ['draw-2'])
    })

    it(`E3 ${icon ? `is a ${icon}` : 'is neither Cat nor Dog'}`, () => {
      expect(cardsOf('cat').find(({ id }) => id === keeper)?.icons ?? []).toEqual(icon ? [icon] : [])
    })
  })
}
