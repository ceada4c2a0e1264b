/** The Goals that ask for two Keepers, by one table; those that count or forbid are in goals-that-count.test.ts. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const goals = [
  { name: 'The Appliances', goal: 'the-appliances', one: 'the-toaster', other: 'television' },
  { name: 'Baked Goods', goal: 'baked-goods', one: 'bread', other: 'cookies' },
  { name: 'Bed Time', goal: 'bed-time', one: 'sleep', other: 'time' },
  { name: 'Bread & Chocolate', goal: 'bread-and-chocolate', one: 'bread', other: 'chocolate' },
  { name: "Can't Buy Me Love", goal: 'cant-buy-me-love', one: 'money', other: 'love' },
  { name: 'Chocolate Cookies', goal: 'chocolate-cookies', one: 'chocolate', other: 'cookies' },
  { name: 'Chocolate Milk', goal: 'chocolate-milk', one: 'chocolate', other: 'milk' },
  { name: 'Day Dreams', goal: 'day-dreams', one: 'the-sun', other: 'dreams' },
  { name: 'Dreamland', goal: 'dreamland', one: 'sleep', other: 'dreams' },
  { name: 'The Eye of the Beholder', goal: 'the-eye-of-the-beholder', one: 'the-eye', other: 'love' },
  { name: 'Great Theme Song', goal: 'great-theme-song', one: 'music', other: 'television' },
  { name: 'Hearts & Minds', goal: 'hearts-and-minds', one: 'love', other: 'the-brain' },
  { name: 'Hippyism', goal: 'hippyism', one: 'peace', other: 'love' },
  { name: 'Lullaby', goal: 'lullaby', one: 'sleep', other: 'music' },
  { name: 'Milk & Cookies', goal: 'milk-and-cookies', one: 'milk', other: 'cookies' },
  { name: "The Mind's Eye", goal: 'the-minds-eye', one: 'the-brain', other: 'the-eye' },
  { name: 'Night & Day', goal: 'night-and-day', one: 'the-sun', other: 'the-moon' },
  { name: 'Party Time!', goal: 'party-time', one: 'the-party', other: 'time' },
  { name: 'Rocket Science', goal: 'rocket-science', one: 'the-rocket', other: 'the-brain' },
  { name: 'Rocket to the Moon', goal: 'rocket-to-the-moon', one: 'the-rocket', other: 'the-moon' },
  { name: 'Squishy Chocolate', goal: 'squishy-chocolate', one: 'chocolate', other: 'the-sun' },
  { name: 'Time is Money', goal: 'time-is-money', one: 'time', other: 'money' },
  { name: 'Toast', goal: 'toast', one: 'bread', other: 'the-toaster' },
  { name: 'Turn it Up!', goal: 'turn-it-up', one: 'music', other: 'the-party' },
  { name: 'Winning the Lottery', goal: 'winning-the-lottery', one: 'dreams', other: 'money' },
  { name: 'World Peace', goal: 'world-peace', one: 'dreams', other: 'peace' },
]

for (const { name, goal, one, other } of goals) {
  describe(name, () => {
    it('G2 is met the moment both Keepers lie in front of one player, whichever came last', () => {
      for (const [first, last] of [
        [one, other],
        [other, one],
      ] as const) {
        const t = table({ turn: 'ann', goals: [goal], ann: { hand: [last], front: [first] }, bob: { hand: [] } })
        expect(t.over).toBe(false)
        t.ann.plays(last)
        expect(t.over).toBe(true)
        expect(t.winner).toBe('ann')
      }
    })

    it('G2 is met off turn as well: whoever plays it may make another win', () => {
      const t = table({ turn: 'ann', ann: { hand: [goal] }, bob: { front: [one, other] }, cid: { hand: [] } })
      t.ann.plays(goal)
      expect(t.over).toBe(true)
      expect(t.winner).toBe('bob')
    })

    it('G2 is met among other Keepers', () => {
      const more = ['milk', 'the-moon', 'the-rocket', 'love'].filter((card) => card !== one && card !== other)
      const t = table({ turn: 'ann', ann: { hand: [goal], front: [one, ...more, other] }, bob: { hand: [] } })
      t.ann.plays(goal)
      expect(t.winner).toBe('ann')
    })

    it('G4 is not met by a Keeper in hand', () => {
      const t = table({ turn: 'ann', deck: ['jackpot'], ann: { hand: [goal, other], front: [one] }, bob: { hand: [] } })
      t.ann.plays(goal)
      expect(t.over).toBe(false)
      expect(t.winner).toBeNull()
      expect(t.turn).toBe('bob')
    })

    it('is not met by two players who have one each', () => {
      const t = table({ turn: 'ann', deck: ['jackpot'], ann: { hand: [goal], front: [one] }, bob: { front: [other] } })
      t.ann.plays(goal)
      expect(t.over).toBe(false)
      expect(t.winner).toBeNull()
    })

    it('is not met while one of the two is missing', () => {
      for (const [there, gone] of [
        [one, other],
        [other, one],
      ] as const) {
        const t = table({
          turn: 'ann',
          deck: ['jackpot'],
          discard: [gone],
          ann: { hand: [goal], front: [there] },
          bob: { hand: [] },
        })
        t.ann.plays(goal)
        expect(t.over).toBe(false)
      }
    })

    it('G1 takes the place of the Goal in play', () => {
      const before = goal === 'hippyism' ? 'toast' : 'hippyism'
      const t = table({ turn: 'ann', goals: [before], deck: ['jackpot'], ann: { hand: [goal] }, bob: { hand: [] } })
      t.ann.plays(goal)
      t.ann.isNotAsked()
      expect(t.goals).toEqual([goal])
      expect(t.discard).toEqual([before])
      expect(t.turn).toBe('bob')
    })
  })
}
