import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

describe('Time Machine', () => {
  it('E2 is set to anybody at any time, also out of turn, for all to see', () => {
    const t = table({ edition: 'regular-show', turn: 'ann', ann: { hand: ['rake'] }, bob: { front: ['time-machine'] }, cid: {} })
    expect(t.bob.offers('set')).toMatchObject([{ options: ['ann', 'bob', 'cid'], about: 'time-machine' }])
    t.bob.takes('set', 'time-machine', 'ann')
    expect(t.events).toContainEqual({ type: 'set', seat: 'bob', card: 'time-machine', to: 'ann' })
    t.ann.isAsked('play', ['rake'])
  })

  it('E2 gives its owner an extra turn when that turn ends, is discarded, and the order goes on', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      deck: ['pops', 'skips', 'benson'],
      ann: { hand: ['rake'] },
      bob: { hand: ['mixtape'] },
      cid: { hand: ['coffee'], front: ['time-machine'] },
    })
    t.cid.takes('set', 'time-machine', 'ann')
    t.ann.plays('rake')
    expect(t.turn).toBe('cid')
    expect(t.cid.front).toEqual([])
    expect(t.discard).toEqual(['time-machine'])
    t.cid.plays('coffee')
    if (t.turn === 'cid') t.cid.endsTurn()
    expect(t.turn).toBe('bob')
  })

  it('E2 can be set anew or withdrawn until then', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      ann: { hand: ['rake'] },
      bob: { hand: ['mixtape'] },
      cid: { front: ['time-machine'] },
    })
    t.cid.takes('set', 'time-machine', 'ann')
    t.cid.takes('set', 'time-machine', 'nobody')
    t.ann.plays('rake')
    expect(t.turn).toBe('bob')
    expect(t.cid.front).toEqual(['time-machine'])
  })

  it('E2 is void when it leaves its owner: no extra turn for anybody', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      ann: { hand: ['steal-a-keeper'] },
      bob: {},
      cid: { front: ['time-machine'] },
    })
    t.cid.takes('set', 'time-machine', 'ann')
    t.ann.plays('steal-a-keeper')
    expect(t.ann.front).toEqual(['time-machine'])
    expect(t.turn).toBe('bob')
    expect(t.game.extraTurns).toEqual([])
  })

  it('F9 gives no second extra turn in a row', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      deck: ['rake', 'pops'],
      ann: { hand: ['mixtape'], front: ['time-machine'] },
      bob: { hand: ['skips'] },
    })
    t.ann.takes('set', 'time-machine', 'ann')
    t.ann.plays('mixtape')
    expect(t.turn).toBe('ann')
    t.ann.plays('rake')
    expect(t.turn).toBe('bob')
  })

  it('J2 loses its setting when the chosen player leaves', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      ann: { hand: ['rake'] },
      bob: {},
      cid: { front: ['time-machine'] },
    })
    t.cid.takes('set', 'time-machine', 'bob')
    t.bob.leaves()
    t.ann.plays('rake')
    expect(t.turn).toBe('cid')
    expect(t.cid.front).toEqual(['time-machine'])
  })
})
