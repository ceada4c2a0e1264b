import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const attaching = [
  { name: 'Fleas', creeper: 'fleas', goal: 'itchy-and-proud', partner: 'alley-cat' },
  { name: 'Hairball', creeper: 'hairball', goal: 'a-gift-for-you', partner: 'fluffy-cat' },
  { name: 'The Cone', creeper: 'the-cone', goal: 'satellite-reception', partner: 'puppy' },
]
const free = [
  { name: 'Vet Appointment', creeper: 'vet-appointment', goal: 'bribed-with-tuna', partner: 'can-of-tuna' },
  { name: 'Vacuum Cleaner', creeper: 'vacuum-cleaner', goal: 'noise-complaint', partner: 'small-loud-dog' },
]

for (const { name, creeper, goal, partner } of attaching) {
  describe(name, () => {
    it('C5 fastens itself to a Keeper of whoever drew it, and goes where that goes', () => {
      const t = table({
        edition: 'cat',
        turn: 'ann',
        drawn: 0,
        deck: [creeper, 'steal-something'],
        ann: { front: ['sunbeam'] },
        bob: { front: ['catnip'] },
      })
      expect(t.attached).toEqual({ [creeper]: 'sunbeam' })
      t.ann.plays('steal-something')
      expect(t.ann.front).toEqual(['sunbeam', creeper, 'catnip'])
    })

    it('C2 keeps its holder from winning, unless the Goal needs it, whichever Keeper it clings to', () => {
      const blocked = table({
        edition: 'cat',
        turn: 'ann',
        ann: { hand: ['spoiled-for-choice'], front: ['cardboard-box', 'warm-laundry', { creeper, on: 'warm-laundry' }] },
        bob: {},
      })
      blocked.ann.plays('spoiled-for-choice')
      expect(blocked.over).toBe(false)
      const needed = table({
        edition: 'cat',
        turn: 'ann',
        ann: { hand: [goal], front: [partner, 'warm-laundry', { creeper, on: 'warm-laundry' }] },
        bob: {},
      })
      needed.ann.plays(goal)
      expect(needed.winner).toBe('ann')
    })
  })
}

for (const { name, creeper, goal, partner } of free) {
  describe(name, () => {
    it('C1 lands in front of whoever draws it and clings to nothing', () => {
      const t = table({ edition: 'cat', turn: 'ann', drawn: 0, deck: [creeper, 'catnip'], ann: { front: ['sunbeam'] }, bob: {} })
      expect(t.ann.front).toEqual(['sunbeam', creeper])
      expect(t.ann.hand).toEqual(['catnip'])
      expect(t.attached).toEqual({})
    })

    it('C4 is left alone by what speaks of Keepers only', () => {
      const t = table({
        edition: 'cat',
        turn: 'ann',
        ann: { hand: ['exchange-keepers'], front: ['sunbeam'] },
        bob: { front: [creeper, 'catnip'] },
      })
      t.ann.plays('exchange-keepers')
      expect(t.bob.front).toEqual([creeper, 'sunbeam'])
    })

    it('C2 keeps its holder from winning, unless the Goal needs it', () => {
      const blocked = table({
        edition: 'cat',
        turn: 'ann',
        ann: { hand: ['spoiled-for-choice'], front: ['cardboard-box', 'warm-laundry', creeper] },
        bob: {},
      })
      blocked.ann.plays('spoiled-for-choice')
      expect(blocked.over).toBe(false)
      const needed = table({ edition: 'cat', turn: 'ann', ann: { hand: [goal], front: [partner, creeper] }, bob: {} })
      needed.ann.plays(goal)
      expect(needed.winner).toBe('ann')
    })
  })
}
