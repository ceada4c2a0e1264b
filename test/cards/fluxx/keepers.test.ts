/** The nineteen Keepers: none has a power, so each is told by where it lies and by a Goal that asks for it. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const keepers = [
  { name: 'Bread', keeper: 'bread', goal: 'toast', partner: 'the-toaster' },
  { name: 'Chocolate', keeper: 'chocolate', goal: 'squishy-chocolate', partner: 'the-sun' },
  { name: 'Cookies', keeper: 'cookies', goal: 'baked-goods', partner: 'bread' },
  { name: 'Milk', keeper: 'milk', goal: 'chocolate-milk', partner: 'chocolate' },
  { name: 'Dreams', keeper: 'dreams', goal: 'winning-the-lottery', partner: 'money' },
  { name: 'Love', keeper: 'love', goal: 'hippyism', partner: 'peace' },
  { name: 'Money', keeper: 'money', goal: 'time-is-money', partner: 'time' },
  { name: 'Music', keeper: 'music', goal: 'lullaby', partner: 'sleep' },
  { name: 'Peace', keeper: 'peace', goal: 'world-peace', partner: 'dreams' },
  { name: 'Sleep', keeper: 'sleep', goal: 'dreamland', partner: 'dreams' },
  { name: 'Television', keeper: 'television', goal: 'great-theme-song', partner: 'music' },
  { name: 'The Brain', keeper: 'the-brain', goal: 'rocket-science', partner: 'the-rocket' },
  { name: 'The Eye', keeper: 'the-eye', goal: 'the-minds-eye', partner: 'the-brain' },
  { name: 'The Moon', keeper: 'the-moon', goal: 'night-and-day', partner: 'the-sun' },
  { name: 'The Party', keeper: 'the-party', goal: 'turn-it-up', partner: 'music' },
  { name: 'The Rocket', keeper: 'the-rocket', goal: 'rocket-to-the-moon', partner: 'the-moon' },
  { name: 'The Sun', keeper: 'the-sun', goal: 'day-dreams', partner: 'dreams' },
  { name: 'The Toaster', keeper: 'the-toaster', goal: 'the-appliances', partner: 'television' },
  { name: 'Time', keeper: 'time', goal: 'bed-time', partner: 'sleep' },
]

for (const { name, keeper, goal, partner } of keepers) {
  describe(name, () => {
    it('lands in front of whoever plays it, and that is the play', () => {
      const t = table({ turn: 'ann', deck: ['jackpot'], ann: { hand: [keeper, 'no-limits'] }, bob: { hand: [] } })
      t.ann.isAsked('play', [keeper, 'no-limits'])
      t.ann.plays(keeper)
      expect(t.ann.front).toEqual([keeper])
      expect(t.ann.hand).toEqual(['no-limits'])
      expect(t.bob.front).toEqual([])
      expect(t.discard).toEqual([])
      expect(t.turn).toBe('bob')
      t.bob.isAsked('play', ['jackpot'])
    })

    it('does nothing else: nothing is drawn, asked or changed, and there is nothing to use', () => {
      const t = table({
        turn: 'ann',
        rules: ['play-2'],
        goals: ['party-snacks'],
        deck: ['jackpot', 'rules-reset'],
        ann: { hand: [keeper, 'no-limits'] },
        bob: { hand: ['zap-a-card'], front: [partner] },
      })
      const deck = t.deck
      t.ann.plays(keeper)
      t.ann.isAsked('play', ['no-limits'])
      t.bob.isNotAsked()
      expect(t.deck).toEqual(deck)
      expect(t.rules).toEqual(['play-2'])
      expect(t.goals).toEqual(['party-snacks'])
      expect(t.bob.hand).toEqual(['zap-a-card'])
      expect(t.bob.front).toEqual([partner])
      expect(t.terms.draw.value).toBe(1)
      expect(t.over).toBe(false)
    })

    it('G2 counts for its Goal the moment it lies there', () => {
      const t = table({ turn: 'ann', goals: [goal], ann: { hand: [keeper], front: [partner] }, bob: { hand: [] } })
      t.ann.plays(keeper)
      expect(t.over).toBe(true)
      expect(t.winner).toBe('ann')
    })

    it('G4 does not count while it is in hand', () => {
      const t = table({
        turn: 'ann',
        deck: ['jackpot'],
        ann: { hand: [goal, keeper], front: [partner] },
        bob: { hand: [] },
      })
      t.ann.plays(goal)
      expect(t.goals).toEqual([goal])
      expect(t.over).toBe(false)
      expect(t.winner).toBeNull()
      expect(t.turn).toBe('bob')
    })

    it('is a Keeper to cards that ask for one', () => {
      const t = table({
        turn: 'ann',
        deck: ['jackpot'],
        ann: { hand: ['trash-a-keeper'], front: [partner] },
        bob: { front: [keeper] },
      })
      t.ann.plays('trash-a-keeper')
      t.ann.isAsked('choose-cards', [partner, keeper])
      t.ann.picks(keeper)
      expect(t.bob.front).toEqual([])
      expect(t.discard).toEqual([keeper, 'trash-a-keeper'])
    })
  })
}
