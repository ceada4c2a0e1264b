import { timeOut } from '@meanwhile/engine'
import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

const seeds = ['1a', '2b', '3c', '4d', '5e', '6f', '70', '81', '92', 'a3', 'b4', 'c5'].map((byte) => byte.repeat(32))

describe('When the time for a question runs out', () => {
  const limit = () =>
    table({
      turn: 'ann',
      ann: { hand: ['hand-limit-1'] },
      bob: { hand: ['the-party', 'sleep', 'bread'] },
      cid: {},
    })

  it('W1 a discard lets go what came last', () => {
    const t = limit()
    t.ann.plays('hand-limit-1')
    t.bob.timesOut()
    expect(t.bob.hand[0]).toBe('the-party')
    expect(t.discard).toHaveLength(2)
    expect(t.discard).toEqual(expect.arrayContaining(['sleep', 'bread']))
  })

  it('W1 a discard shows its owner beforehand what will go', () => {
    const t = limit()
    t.ann.plays('hand-limit-1')
    const { fallback } = t.bob.question
    expect([...fallback].sort()).toEqual(['bread', 'sleep'])
  })

  it('W1 a discard of Keepers lets go what came last, too', () => {
    const t = table({ turn: 'ann', ann: { hand: ['keeper-limit-2'] }, bob: { front: ['the-party', 'sleep', 'bread'] } })
    t.ann.plays('keeper-limit-2')
    t.bob.timesOut()
    expect(t.bob.front).toEqual(['the-party', 'sleep'])
  })

  it('W1 a play is a card at random', () => {
    const hand = ['milk', 'love', 'bread', 'peace']
    const played = seeds.map((seed) => {
      const t = table({ turn: 'ann', seed, ann: { hand }, bob: {} })
      expect(t.ann.question.fallback).toBe('chance')
      t.ann.timesOut()
      expect(t.turn).toBe('bob')
      expect(t.ann.hand).toHaveLength(3)
      return t.ann.front[0]
    })
    expect(new Set(played).size).toBeGreaterThan(1)
  })

  it('W1 a play is a card and never a free action', () => {
    for (const seed of seeds) {
      const t = table({
        turn: 'ann',
        seed,
        rules: ['recycling', 'play-2'],
        ann: { hand: ['milk', 'love'], front: ['time'] },
        bob: {},
      })
      t.ann.timesOut()
      expect(t.ann.front).toHaveLength(2)
      expect(t.ann.front).toContain('time')
      expect(t.ann.hand).toHaveLength(1)
    }
  })

  it('W1 free actions are declined', () => {
    const t = table({ turn: 'ann', rules: ['mystery-play'], deck: ['time'], ann: { hand: ['milk', 'love'] }, bob: {} })
    t.ann.plays('milk')
    t.ann.timesOut()
    expect(t.ann.front).toEqual(['milk'])
    expect(t.turn).toBe('bob')
  })

  it('W1 `draw` is drawn', () => {
    const t = table({
      turn: 'ann',
      drawn: 0,
      rules: ['mystery-play'],
      deck: ['time'],
      ann: { hand: ['milk', 'love'] },
      bob: {},
    })
    t.ann.timesOut()
    expect(t.ann.front).toEqual([])
    t.ann.isAsked('play', ['milk', 'love', 'time', 'use:mystery-play'])
  })

  it('W1 a first play at random is played', () => {
    const t = table({
      turn: 'ann',
      rules: ['first-play-random', 'play-2', 'mystery-play'],
      ann: { hand: ['milk', 'love'] },
      bob: {},
    })
    t.ann.isAsked('play', ['random', 'use:mystery-play'])
    t.ann.timesOut()
    expect(t.ann.front).toHaveLength(1)
    expect(t.ann.hand).toHaveLength(1)
  })

  it.each([
    ['card', 'steal-a-keeper'],
    ['player', 'trade-hands'],
    ['direction', 'rotate-hands'],
  ])("W1 a choice of %s is made by the game's chance and cannot be foreseen", (_, card) => {
    const outcomes = seeds.map((seed) => {
      const t = table({
        turn: 'ann',
        seed,
        ann: { hand: [card, 'milk'] },
        bob: { hand: ['love'], front: ['the-sun'] },
        cid: { hand: ['time'], front: ['the-moon'] },
      })
      t.ann.plays(card)
      expect(t.ann.question.fallback).toBe('chance')
      t.ann.timesOut()
      expect(t.turn).toBe('bob')
      return [...t.ann.hand, ...t.ann.front].join()
    })
    expect(new Set(outcomes).size).toBe(2)
  })

  it("W1 a throw is made by the game's chance and cannot be foreseen", () => {
    const t = table({
      turn: 'ann',
      ann: { hand: ['rock-paper-scissors-showdown', 'milk'] },
      bob: { hand: ['love'] },
    })
    t.ann.plays('rock-paper-scissors-showdown')
    t.ann.picks('rock')
    expect(t.bob.question).toMatchObject({ options: ['rock', 'paper', 'scissors'], fallback: 'chance' })
    t.bob.timesOut()
    t.ann.isAsked('choose-option', ['rock', 'paper', 'scissors'])
  })

  it('W1 a declaration is no', () => {
    const t = table({
      turn: 'ann',
      deck: ['milk', 'love', 'time'],
      ann: { hand: ['todays-special'] },
      bob: {},
    })
    t.ann.plays('todays-special')
    t.ann.isAsked('choose-option', ['birthday', 'holiday', 'neither'])
    expect(t.ann.question.fallback).toEqual(['neither'])
    t.ann.timesOut()
    t.ann.picks('love')
    expect(t.ann.front).toEqual(['love'])
    expect(t.discard).toEqual(expect.arrayContaining(['milk', 'time', 'todays-special']))
  })

  it('W1 a Goal that has to go is picked by chance', () => {
    const t = table({
      turn: 'ann',
      rules: ['double-agenda'],
      goals: ['toast', 'hippyism'],
      ann: { hand: ['bed-time'] },
      bob: {},
    })
    t.ann.plays('bed-time')
    t.ann.timesOut()
    expect(t.goals).toHaveLength(2)
    expect(t.goals[1]).toBe('bed-time')
  })
})

describe('An offer', () => {
  it('W4 has no clock: no question of the first edition is one, all are owed', () => {
    const t = table({
      turn: 'ann',
      rules: ['mystery-play', 'recycling', 'goal-mill', 'play-2'],
      ann: { hand: ['hand-limit-1', 'milk', 'toast'], front: ['love'] },
      bob: { hand: ['time', 'sleep'] },
      cid: { hand: ['bread', 'music'] },
    })
    expect(t.game.asked.map((asked) => asked.owed)).toEqual([true])
    t.ann.plays('hand-limit-1')
    expect(t.game.asked.map((asked) => asked.owed)).toEqual([true, true])
  })

  const challenged = () => {
    const t = table({
      edition: 'regular-show',
      rules: ['yeahuh-required', 'play-2'],
      turn: 'ann',
      ann: { hand: ['rigby', 'pops'] },
      bob: { hand: ['benson'] },
      cid: { hand: ['skips'] },
    })
    t.ann.plays('rigby')
    return t
  }

  it('W4 cannot run out: time runs out for what is owed alone', () => {
    const t = challenged()
    const [offer] = t.cid.offers('challenge')
    const before = t.game
    expect(timeOut(before, offer?.id ?? '')).toMatchObject({ ok: false })
    expect(t.game).toEqual(before)
  })

  it('W4 lapses by itself when the game goes on', () => {
    const t = challenged()
    t.ann.plays('pops')
    expect(t.cid.offers('challenge').flatMap(({ options }) => options)).toContain('rigby')
    t.bob.plays('benson')
    expect(t.cid.offers('challenge').flatMap(({ options }) => options)).not.toContain('rigby')
  })
})
