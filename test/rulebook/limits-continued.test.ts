import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

describe('A limit', () => {
  it('L6 is raised by Inflation', () => {
    const t = table({
      turn: 'ann',
      rules: ['inflation', 'keeper-limit-3'],
      ann: { hand: ['hand-limit-1', 'milk'] },
      bob: { hand: ['love', 'time', 'sleep'] },
    })
    t.ann.plays('hand-limit-1')
    expect(t.terms.handLimit.value).toBe(2)
    expect(t.terms.keeperLimit.value).toBe(4)
    t.bob.picks('love')
    expect(t.bob.hand).toEqual(['time', 'sleep'])
  })

  const inflated = () =>
    table({
      turn: 'ann',
      rules: ['inflation', 'hand-limit-1', 'keeper-limit-2'],
      ann: { hand: ['trash-a-new-rule'] },
      bob: { hand: ['milk', 'love'], front: ['time', 'sleep', 'bread'] },
    })

  it('L6 falls for the others at once when Inflation goes', () => {
    const t = inflated()
    t.ann.plays('trash-a-new-rule')
    t.bob.isNotAsked()
    t.ann.picks('inflation')
    t.bob.isAsked('discard', ['milk', 'love'])
  })

  it('L7 on hand and Keepers at once is two questions', () => {
    const t = inflated()
    t.ann.plays('trash-a-new-rule')
    t.ann.picks('inflation')
    expect(t.view('bob').decisions.map((asked) => asked.options)).toEqual([
      ['milk', 'love'],
      ['time', 'sleep', 'bread'],
    ])
  })

  it.each([
    ['first the hand', ['hand-limit', 'keeper-limit']],
    ['first the Keepers', ['keeper-limit', 'hand-limit']],
  ])('L7 on hand and Keepers is answered in any order: %s', (_, order) => {
    const t = inflated()
    t.ann.plays('trash-a-new-rule')
    t.ann.picks('inflation')
    for (const decision of order) t.bob.picks({ decision }, decision === 'hand-limit' ? 'milk' : 'time')
    expect(t.bob.front).toEqual(['sleep', 'bread'])
    expect(t.bob.hand).toContain('love')
    expect(t.bob.hand).not.toContain('milk')
    expect(t.turn).toBe('bob')
  })

  it('L7 on hand and Keepers is two questions at the end of the own turn as well', () => {
    const t = table({
      turn: 'ann',
      rules: ['hand-limit-1', 'keeper-limit-2'],
      ann: { hand: ['milk', 'love', 'peace'], front: ['time', 'sleep'] },
      bob: {},
    })
    t.ann.plays('milk')
    expect(t.view('ann').decisions.map((asked) => asked.options)).toEqual([
      ['love', 'peace'],
      ['time', 'sleep', 'milk'],
    ])
    t.ann.picks({ decision: 'keeper-limit' }, 'time')
    expect(t.turn).toBe('ann')
    t.ann.picks('peace')
    expect(t.turn).toBe('bob')
  })

  it('L8 ends a turn also when the same player has the next one', () => {
    const t = table({
      turn: 'ann',
      rules: ['hand-limit-1'],
      deck: ['time'],
      ann: { hand: ['take-another-turn', 'milk', 'love'] },
      bob: {},
    })
    t.ann.plays('take-another-turn')
    t.ann.isAsked('discard', ['milk', 'love'])
    t.ann.picks('love')
    expect(t.turn).toBe('ann')
    t.ann.isAsked('play', ['milk', 'time'])
  })

  it('L9 binds somebody who joins, at once', () => {
    const t = table({ turn: 'ann', rules: ['hand-limit-2'], deck: ['milk', 'love', 'time'], ann: { hand: ['sleep'] }, bob: {} })
    const dee = t.joins('dee')
    dee.isAsked('discard', ['milk', 'love', 'time'])
    dee.picks('love')
    expect(dee.hand).toEqual(['milk', 'time'])
  })

  it('L9 is complied with before the next turn begins, also by the player whose turn it will be', () => {
    const t = table({ turn: 'ann', deck: ['time'], ann: { hand: ['hand-limit-1'] }, bob: { hand: ['milk', 'love'] } })
    t.ann.plays('hand-limit-1')
    expect(t.turn).toBe('ann')
    t.bob.isAsked('discard', ['milk', 'love'])
    t.bob.picks('milk')
    expect(t.turn).toBe('bob')
    t.bob.isAsked('play', ['love', 'time'])
  })

  it('L9 is complied with before the next turn begins, also when the turn passes because its player left', () => {
    const t = table({
      turn: 'ann',
      deck: ['time'],
      ann: { hand: ['hand-limit-1'] },
      bob: { hand: ['milk', 'love'] },
      cid: { hand: ['sleep'] },
    })
    t.ann.plays('hand-limit-1')
    t.ann.leaves()
    t.bob.isAsked('discard', ['milk', 'love'])
    expect(t.bob.hand).toEqual(['milk', 'love'])
    t.bob.picks('milk')
    expect(t.turn).toBe('bob')
    t.bob.isAsked('play', ['love', 'time'])
  })
})
