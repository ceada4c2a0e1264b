/** The Keepers of Regular Show Fluxx without a power, by one table; those with one are in powers.test.ts. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const keepers = [
  { name: 'Mordecai', keeper: 'mordecai', goal: 'best-buds-worst-employees', partner: 'rigby' },
  { name: 'Rigby', keeper: 'rigby', goal: 'best-buds-worst-employees', partner: 'mordecai' },
  { name: 'Pops', keeper: 'pops', goal: 'sweet-old-soul', partner: 'lollipop' },
  { name: 'Benson', keeper: 'benson', goal: 'back-to-work', partner: 'rake' },
  { name: 'Margaret', keeper: 'margaret', goal: 'track-four-is-about-you', partner: 'mixtape' },
  { name: 'Skips', keeper: 'skips', goal: 'wise-words-on-a-bench', partner: 'park-bench' },
  { name: 'Muscle Man', keeper: 'muscle-man', goal: 'inseparable', partner: 'high-five-ghost' },
  { name: 'High Five Ghost', keeper: 'high-five-ghost', goal: 'inseparable', partner: 'muscle-man' },
  { name: 'Rake', keeper: 'rake', goal: 'back-to-work', partner: 'benson' },
  { name: 'Park Bench', keeper: 'park-bench', goal: 'feeding-the-ducks', partner: 'duck-pond' },
  { name: 'Duck Pond', keeper: 'duck-pond', goal: 'feeding-the-ducks', partner: 'park-bench' },
  { name: 'Snack Bar', keeper: 'snack-bar', goal: 'lunch-is-on-me', partner: 'paycheck' },
  { name: 'Old Couch', keeper: 'old-couch', goal: 'all-day-saturday', partner: 'video-game' },
  { name: 'Mixtape', keeper: 'mixtape', goal: 'haunted-playlist', partner: 'high-five-ghost' },
  { name: 'Lollipop', keeper: 'lollipop', goal: 'sweet-old-soul', partner: 'pops' },
  { name: 'Leftover Pizza', keeper: 'leftover-pizza', goal: 'whose-slice-was-that', partner: 'rigby' },
  { name: 'Paycheck', keeper: 'paycheck', goal: 'payday-at-last', partner: 'benson' },
]

for (const { name, keeper, goal, partner } of keepers) {
  describe(name, () => {
    it('lands in front of whoever plays it, and wins with the Goal that asks for it', () => {
      const t = table({ edition: 'regular-show', turn: 'ann', goals: [goal], ann: { hand: [keeper], front: [partner] }, bob: {} })
      expect(t.over).toBe(false)
      t.ann.plays(keeper)
      expect(t.winner).toBe('ann')
    })

    it('does nothing else, and there is nothing to use', () => {
      const t = table({ edition: 'regular-show', turn: 'ann', rules: ['play-2'], ann: { hand: [keeper, 'draw-2'] }, bob: {} })
      t.ann.plays(keeper)
      expect(t.ann.front).toEqual([keeper])
      t.ann.isAsked('play', ['draw-2'])
    })
  })
}
