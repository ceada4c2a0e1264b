import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const creepers = [
  { name: 'Destroyer of Worlds', creeper: 'destroyer-of-worlds', goal: 'final-boss', partner: 'video-game', other: 'unfinished-chores' },
  {
    name: 'Unfinished Chores',
    creeper: 'unfinished-chores',
    goal: 'somebody-will-notice',
    partner: 'benson',
    other: 'destroyer-of-worlds',
  },
]

for (const { name, creeper, goal, partner, other } of creepers) {
  describe(name, () => {
    it('C1 lands in front of whoever draws it, and another card is drawn', () => {
      const t = table({ edition: 'regular-show', turn: 'ann', drawn: 0, deck: [creeper, 'rake'], ann: {}, bob: {} })
      expect([t.ann.front, t.ann.hand]).toEqual([[creeper], ['rake']])
    })

    it('C2 keeps its holder from winning, unless the Goal needs it', () => {
      const blocked = table({
        edition: 'regular-show',
        turn: 'ann',
        ann: { hand: ['back-to-work'], front: ['benson', 'rake', creeper] },
        bob: {},
      })
      blocked.ann.plays('back-to-work')
      expect(blocked.over).toBe(false)
      const needed = table({ edition: 'regular-show', turn: 'ann', ann: { hand: [goal], front: [partner, creeper] }, bob: {} })
      needed.ann.plays(goal)
      expect(needed.winner).toBe('ann')
    })

    it('F14 does not excuse the other Creeper', () => {
      const t = table({ edition: 'regular-show', turn: 'ann', ann: { hand: [goal], front: [partner, creeper, other] }, bob: {} })
      t.ann.plays(goal)
      expect(t.over).toBe(false)
    })

    it('C6 is moved or discarded by nothing but Creeper Sweeper and Step Off!', () => {
      for (const card of ['steal-a-keeper', 'trash-a-keeper', 'exchange-keepers']) {
        const t = table({ edition: 'regular-show', turn: 'ann', ann: { hand: [card], front: ['rake'] }, bob: { front: [creeper] } })
        t.ann.plays(card)
        expect(t.bob.front).toEqual([creeper])
      }
    })
  })
}
