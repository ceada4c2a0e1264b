/** The nine villains of Batman Fluxx: one effect for all of them. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const villains = [
  { name: 'Bane', villain: 'bane' },
  { name: 'Catwoman', villain: 'catwoman' },
  { name: 'Harley Quinn', villain: 'harley-quinn' },
  { name: 'Mr. Freeze', villain: 'mr-freeze' },
  { name: 'Poison Ivy', villain: 'poison-ivy' },
  { name: 'The Joker', villain: 'the-joker' },
  { name: 'The Penguin', villain: 'the-penguin' },
  { name: 'The Riddler', villain: 'the-riddler' },
  { name: 'Two-Face', villain: 'two-face' },
]

for (const { name, villain } of villains) {
  describe(name, () => {
    it('C1 lands in front of whoever draws it, and is replaced', () => {
      const t = table({ edition: 'batman', turn: 'ann', drawn: 0, deck: [villain, 'robin'], ann: {}, bob: {} })
      expect(t.ann.front).toEqual([villain])
      expect(t.ann.hand).toEqual(['robin'])
    })

    it('C3 keeps everybody from winning by a hero Goal', () => {
      const t = table({
        edition: 'batman',
        turn: 'ann',
        ann: { hand: ['sidekicks'], front: ['robin', 'batgirl'] },
        bob: { front: [villain] },
      })
      t.ann.plays('sidekicks')
      expect(t.over).toBe(false)
    })
  })
}
