/** Hand Limits and Keeper Limits: the same sentences for each number, so one table each. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const handLimits = [
  { name: 'Hand Limit 0', rule: 'hand-limit-0', limit: 0, before: 'hand-limit-2' },
  { name: 'Hand Limit 1', rule: 'hand-limit-1', limit: 1, before: 'hand-limit-0' },
  { name: 'Hand Limit 2', rule: 'hand-limit-2', limit: 2, before: 'hand-limit-1' },
]

const bobs = ['the-party', 'sleep', 'bread', 'cookies']
const cids = ['dreams', 'the-rocket', 'money', 'peace', 'the-sun']
const anns = ['milk', 'time', 'love', 'the-eye']

for (const { name, rule, limit, before } of handLimits) {
  describe(name, () => {
    it('L1 makes everyone else discard at once, in any order, and spares the player on turn', () => {
      const t = table({
        turn: 'ann',
        rules: ['play-3'],
        ann: { hand: [rule, ...anns] },
        bob: { hand: bobs },
        cid: { hand: cids },
      })
      t.ann.plays(rule)
      expect(t.terms.handLimit.value).toBe(limit)
      if (limit > 0) {
        t.bob.isAsked('discard', bobs)
        t.cid.isAsked('discard', cids)
        t.ann.isNotAsked()
        t.cid.picks(...cids.slice(limit))
        t.ann.isNotAsked()
        t.bob.picks(...bobs.slice(limit))
      }
      expect(t.bob.hand).toEqual(bobs.slice(0, limit))
      expect(t.cid.hand).toEqual(cids.slice(0, limit))
      expect(new Set(t.discard)).toEqual(new Set([...bobs.slice(limit), ...cids.slice(limit)]))
      expect(t.ann.hand).toEqual(anns)
      t.ann.isAsked('play', anns)
    })

    it('L3 is a cap, not a quota: whoever holds no more is not asked and gets nothing', () => {
      const t = table({
        turn: 'ann',
        rules: ['play-2'],
        ann: { hand: [rule, 'milk'] },
        bob: { hand: bobs.slice(0, limit) },
        cid: { hand: [] },
      })
      t.ann.plays(rule)
      t.bob.isNotAsked()
      t.cid.isNotAsked()
      expect(t.bob.hand).toEqual(bobs.slice(0, limit))
      expect(t.cid.hand).toEqual([])
      t.ann.isAsked('play', ['milk'])
    })

    it('T1 L9 binds the player on turn when the plays are done, before the next turn begins', () => {
      const t = table({ turn: 'ann', rules: [rule], deck: ['jackpot'], ann: { hand: anns }, bob: { hand: [] } })
      t.ann.plays('milk')
      if (limit > 0) {
        expect(t.turn).toBe('ann')
        t.bob.isNotAsked()
        t.ann.isAsked('discard', ['time', 'love', 'the-eye'])
        t.ann.picks(...['time', 'love', 'the-eye'].slice(limit))
      }
      expect(t.ann.hand).toEqual(['time', 'love', 'the-eye'].slice(0, limit))
      expect(t.turn).toBe('bob')
    })

    it('L4 binds nobody who was rid of it before the turn ended', () => {
      const t = table({
        turn: 'ann',
        rules: [rule],
        deck: ['jackpot'],
        ann: { hand: ['no-limits', ...anns] },
        bob: { hand: [] },
      })
      t.ann.plays('no-limits')
      t.ann.isNotAsked()
      expect(t.ann.hand).toEqual(anns)
      expect(t.turn).toBe('bob')
    })

    it('T8 replaces the Hand Limit in play, and no other rule', () => {
      const t = table({
        turn: 'ann',
        rules: [before, 'keeper-limit-2', 'draw-2', 'play-2'],
        ann: { hand: [rule, 'milk'] },
        bob: { hand: [] },
      })
      t.ann.plays(rule)
      expect(t.rules).toEqual(['keeper-limit-2', 'draw-2', 'play-2', rule])
      expect(t.discard).toEqual([before])
    })

    it(`L6 F4 is ${limit + 1} under Inflation`, () => {
      const t = table({
        turn: 'ann',
        rules: ['inflation'],
        ann: { hand: [rule, 'milk'] },
        bob: { hand: bobs.slice(0, limit + 2) },
        cid: { hand: cids.slice(0, limit + 1) },
      })
      t.ann.plays(rule)
      expect(t.terms.handLimit.value).toBe(limit + 1)
      t.cid.isNotAsked()
      t.bob.isAsked('discard', bobs.slice(0, limit + 2))
      t.bob.picks('sleep')
      expect(t.discard).toEqual(['sleep'])
      t.ann.isAsked('play', ['milk'])
    })
  })
}

const keeperLimits = [
  { name: 'Keeper Limit 2', rule: 'keeper-limit-2', limit: 2, before: 'keeper-limit-3' },
  { name: 'Keeper Limit 3', rule: 'keeper-limit-3', limit: 3, before: 'keeper-limit-4' },
  { name: 'Keeper Limit 4', rule: 'keeper-limit-4', limit: 4, before: 'keeper-limit-2' },
]

const inFrontOfAnn = ['milk', 'time', 'love', 'the-eye', 'the-brain', 'music']
const inFrontOfBob = ['the-party', 'sleep', 'bread', 'cookies', 'television', 'the-moon']
const inFrontOfCid = ['dreams', 'the-rocket', 'money', 'peace', 'the-sun', 'the-toaster']

for (const { name, rule, limit, before } of keeperLimits) {
  const [annHas, bobHas, cidHas] = [inFrontOfAnn, inFrontOfBob, inFrontOfCid].map((front) => front.slice(0, limit + 2)) as [
    string[],
    string[],
    string[],
  ]

  describe(name, () => {
    it('L1 makes everyone else discard at once, in any order, and spares the player on turn until the turn ends', () => {
      const t = table({
        turn: 'ann',
        deck: ['jackpot'],
        ann: { hand: [rule], front: annHas },
        bob: { hand: ['toast'], front: bobHas },
        cid: { front: cidHas },
      })
      t.ann.plays(rule)
      t.bob.isAsked('discard', bobHas)
      t.cid.isAsked('discard', cidHas)
      t.ann.isNotAsked()
      t.cid.picks(...cidHas.slice(0, 2))
      t.bob.picks(...bobHas.slice(0, 2))
      expect(t.cid.front).toEqual(cidHas.slice(2))
      expect(t.bob.front).toEqual(bobHas.slice(2))
      expect(t.turn).toBe('ann')
      t.ann.isAsked('discard', annHas)
      t.ann.picks(...annHas.slice(0, 2))
      expect(t.ann.front).toEqual(annHas.slice(2))
      expect(t.turn).toBe('bob')
      expect(t.bob.hand).toEqual(['toast', 'jackpot'])
    })

    it('L2 wants exactly as many as are too many', () => {
      const t = table({ turn: 'ann', ann: { hand: [rule] }, bob: { front: bobHas } })
      t.ann.plays(rule)
      expect(t.bob.refused(() => t.bob.picks(...bobHas.slice(0, 1)))).toBe('wrong-number')
      expect(t.bob.refused(() => t.bob.picks(...bobHas.slice(0, 3)))).toBe('wrong-number')
      t.bob.isAsked('discard', bobHas)
    })

    it('asks nothing of those who have no more', () => {
      const t = table({
        turn: 'ann',
        deck: ['jackpot'],
        ann: { hand: [rule, 'milk', 'time'] },
        bob: { front: bobHas.slice(0, limit) },
        cid: { hand: ['dreams'] },
      })
      t.ann.plays(rule)
      expect(t.terms.keeperLimit.value).toBe(limit)
      expect(t.turn).toBe('bob')
      expect(t.bob.front).toEqual(bobHas.slice(0, limit))
      expect(t.discard).toEqual([])
    })

    it('T1 lets the player on turn lay down one too many, and discard when the turn ends', () => {
      const t = table({
        turn: 'ann',
        rules: [rule, 'play-2'],
        deck: ['jackpot'],
        ann: { hand: ['the-toaster', 'toast'], front: inFrontOfAnn.slice(0, limit) },
        bob: { hand: [] },
      })
      t.ann.plays('the-toaster')
      t.ann.isAsked('play', ['toast'])
      t.ann.plays('toast')
      t.ann.isAsked('discard', [...inFrontOfAnn.slice(0, limit), 'the-toaster'])
      t.ann.picks('milk')
      expect(t.ann.front).toEqual([...inFrontOfAnn.slice(1, limit), 'the-toaster'])
      expect(t.turn).toBe('bob')
    })

    it('T8 replaces the Keeper Limit in play, and no other rule', () => {
      const t = table({
        turn: 'ann',
        rules: [before, 'hand-limit-2', 'draw-2', 'play-2'],
        ann: { hand: [rule, 'milk'] },
        bob: { hand: [] },
      })
      t.ann.plays(rule)
      expect(t.rules).toEqual(['hand-limit-2', 'draw-2', 'play-2', rule])
      expect(t.discard).toEqual([before])
    })

    it(`L6 F4 is ${limit + 1} under Inflation`, () => {
      const t = table({
        turn: 'ann',
        rules: ['inflation'],
        ann: { hand: [rule, 'toast'] },
        bob: { front: bobHas },
        cid: { front: cidHas.slice(0, limit + 1) },
      })
      t.ann.plays(rule)
      expect(t.terms.keeperLimit.value).toBe(limit + 1)
      t.cid.isNotAsked()
      t.bob.picks('sleep')
      expect(t.discard).toEqual(['sleep'])
      t.ann.isAsked('play', ['toast'])
    })

    it('L7 leaves whoever is over a Hand Limit too with two questions, in any order', () => {
      const t = table({
        turn: 'ann',
        rules: [rule, 'hand-limit-1'],
        deck: ['jackpot'],
        ann: { hand: ['toast', 'lullaby', 'hippyism'], front: inFrontOfAnn.slice(0, limit + 1) },
        bob: { hand: [] },
      })
      t.ann.plays('toast')
      t.ann.isAsked('discard', ['lullaby', 'hippyism'])
      t.ann.isAsked('discard', inFrontOfAnn.slice(0, limit + 1))
      t.ann.picks({ decision: 'discard' }, 'time')
      t.ann.picks('hippyism')
      expect(t.ann.front).toEqual(inFrontOfAnn.slice(0, limit + 1).filter((card) => card !== 'time'))
      expect(t.ann.hand).toEqual(['lullaby'])
      expect(t.turn).toBe('bob')
    })
  })
}
