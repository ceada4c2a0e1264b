/** New Rules that put another number in the place of the Basic Rules: how many to draw and to play. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const pile = ['bread', 'chocolate', 'cookies', 'dreams', 'money', 'music', 'peace', 'sleep', 'television', 'time', 'the-sun', 'the-moon']

const drawRules = [
  { name: 'Draw 2', rule: 'draw-2', value: 2, after: 'draw-4', more: 0 },
  { name: 'Draw 3', rule: 'draw-3', value: 3, after: 'draw-5', more: 0 },
  { name: 'Draw 4', rule: 'draw-4', value: 4, after: 'draw-2', more: 2 },
  { name: 'Draw 5', rule: 'draw-5', value: 5, after: 'draw-3', more: 2 },
]

for (const { name, rule, value, after, more } of drawRules) {
  describe(name, () => {
    it(`T5 makes whoever plays it draw the difference at once, and the next player ${value}`, () => {
      const t = table({ turn: 'ann', deck: pile, ann: { hand: [rule, 'milk'] }, bob: { hand: ['love'] } })
      t.ann.plays(rule)
      expect(t.rules).toEqual([rule])
      expect(t.terms.draw.value).toBe(value)
      expect(t.ann.hand).toEqual(['milk', ...pile.slice(0, value - 1)])
      expect(t.turn).toBe('bob')
      expect(t.bob.hand).toEqual(['love', ...pile.slice(value - 1, 2 * value - 1)])
    })

    it(`T8 replaces the Draw rule in play; T5 ${more === 0 ? 'what was drawn beyond it is kept' : 'only the difference is drawn'}`, () => {
      const t = table({
        turn: 'ann',
        rules: [after, 'play-2'],
        deck: pile,
        ann: { hand: [rule, 'milk'] },
        bob: { hand: [] },
      })
      t.ann.plays(rule)
      expect(new Set(t.rules)).toEqual(new Set(['play-2', rule]))
      expect(t.discard).toEqual([after])
      expect(t.ann.hand).toEqual(['milk', ...pile.slice(0, more)])
      t.ann.isAsked('play', t.ann.hand)
    })

    it('T8 leaves rules about other things alone', () => {
      const t = table({
        turn: 'ann',
        rules: ['play-3', 'hand-limit-2', 'keeper-limit-3', 'no-hand-bonus'],
        deck: pile,
        ann: { hand: [rule, 'milk'] },
        bob: { hand: [] },
      })
      t.ann.plays(rule)
      expect(t.rules).toEqual(['play-3', 'hand-limit-2', 'keeper-limit-3', 'no-hand-bonus', rule])
      expect(t.discard).toEqual([])
    })

    it(`F4 means ${value + 1} under Inflation`, () => {
      const t = table({ turn: 'ann', rules: ['inflation'], deck: pile, ann: { hand: [rule, 'milk'] }, bob: { hand: [] } })
      t.ann.plays(rule)
      expect(t.terms.draw.value).toBe(value + 1)
      expect(t.ann.hand).toEqual(['milk', ...pile.slice(0, value - 1)])
    })
  })
}

const playRules = [
  { name: 'Play 2', rule: 'play-2', value: 2, after: 'play-4', played: 2, more: 0 },
  { name: 'Play 3', rule: 'play-3', value: 3, after: 'play-2', played: 1, more: 1 },
  { name: 'Play 4', rule: 'play-4', value: 4, after: 'play-3', played: 2, more: 1 },
]

for (const { name, rule, value, after, played, more } of playRules) {
  describe(name, () => {
    it(`T6 gives whoever plays it ${value} plays in all, itself counted`, () => {
      const t = table({ turn: 'ann', deck: ['jackpot'], ann: { hand: [rule, ...pile.slice(0, value)] }, bob: { hand: [] } })
      t.ann.plays(rule)
      expect(t.rules).toEqual([rule])
      expect(t.terms.play.value).toBe(value)
      for (const card of pile.slice(0, value - 1)) {
        t.ann.isAsked('play', t.ann.hand)
        t.ann.plays(card)
      }
      expect(t.turn).toBe('bob')
      expect(t.ann.hand).toEqual([pile[value - 1]])
    })

    it(`T8 replaces the Play rule in play; T6 ${more === 0 ? 'below what was already played the plays end' : 'one more play follows'}`, () => {
      const t = table({
        turn: 'ann',
        rules: [after],
        played,
        deck: ['jackpot'],
        ann: { hand: [rule, 'milk', 'love'] },
        bob: { hand: [] },
      })
      t.ann.plays(rule)
      expect(t.rules).toEqual([rule])
      expect(t.discard).toEqual([after])
      if (more > 0) t.ann.plays('milk')
      expect(t.turn).toBe('bob')
      expect(t.ann.hand).toContain('love')
    })

    it('T4 is over when the hand is empty', () => {
      const t = table({ turn: 'ann', rules: [rule], deck: ['jackpot'], ann: { hand: ['milk'] }, bob: { hand: [] } })
      t.ann.plays('milk')
      expect(t.turn).toBe('bob')
    })

    it('T8 leaves rules about other things alone', () => {
      const t = table({
        turn: 'ann',
        rules: ['draw-2', 'hand-limit-2', 'rich-bonus'],
        deck: pile,
        ann: { hand: [rule, 'milk'] },
        bob: { hand: [] },
      })
      t.ann.plays(rule)
      expect(t.rules).toEqual(['draw-2', 'hand-limit-2', 'rich-bonus', rule])
    })

    it(`F4 means ${value + 1} under Inflation`, () => {
      const t = table({
        turn: 'ann',
        rules: ['inflation'],
        deck: ['jackpot', 'no-limits'],
        ann: { hand: [rule, ...pile.slice(0, value + 1)] },
        bob: { hand: [] },
      })
      t.ann.plays(rule)
      expect(t.terms.play.value).toBe(value + 1)
      for (const card of pile.slice(0, value)) t.ann.plays(card)
      expect(t.turn).toBe('bob')
      expect(t.ann.hand).toEqual([pile[value]])
    })
  })
}
