import { answer, begin, timeOut } from '@meanwhile/engine'
import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

type Options = Parameters<typeof begin>[0]['options']
type Game = ReturnType<typeof begin>['game']

const seeds = Array.from({ length: 40 }, (_, n) => n.toString(16).padStart(2, '0').repeat(32))

const begun = (players: number, options?: Options, seed = 'ab'.repeat(32)): Game =>
  begin({
    table: 't-1',
    editions: ['fluxx'],
    players,
    seed,
    entropy: Array.from({ length: players }, (_, n) => `0${n + 1}`.repeat(16)),
    ...(options ? { options } : {}),
  }).game

const whoIsAsked = (game: Game) => game.asked.map((question) => question.player)
const questionOf = (game: Game, seat: string) => {
  const question = game.asked.find((one) => one.player === seat)
  if (!question) throw new Error(`${seat} is not asked anything`)
  return question
}
const gameAfter = (outcome: ReturnType<typeof answer>): Game => {
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.game
}

describe('The Basic Rules', () => {
  it('S1 are draw 1, play 1, no limits', () => {
    const t = table({ turn: 'ann', ann: { hand: ['milk'] }, bob: { hand: ['love'] } })
    expect(t.terms.draw.value).toBe(1)
    expect(t.terms.play.value).toBe(1)
    expect(t.terms.handLimit.value).toBeNull()
    expect(t.terms.keeperLimit.value).toBeNull()
  })

  it('S1 are covered by a New Rule only in the part that it contradicts', () => {
    const t = table({ turn: 'ann', rules: ['draw-3'], ann: { hand: ['milk'] }, bob: { hand: ['love'] } })
    expect(t.terms.draw.value).toBe(3)
    expect(t.terms.play.value).toBe(1)
    expect(t.terms.handLimit.value).toBeNull()
    expect(t.terms.keeperLimit.value).toBeNull()
  })

  it('S1 are back in force when the New Rule that covered them is gone', () => {
    const t = table({ turn: 'ann', rules: ['draw-3', 'play-2'], ann: { hand: ['trash-a-new-rule', 'milk'] }, bob: {} })
    t.ann.plays('trash-a-new-rule')
    t.ann.picks('draw-3')
    expect(t.terms.draw.value).toBe(1)
    expect(t.terms.play.value).toBe(2)
  })

  it('S1 are never trashed', () => {
    const t = table({ turn: 'ann', rules: ['draw-3', 'play-2'], ann: { hand: ['trash-a-new-rule', 'milk'] }, bob: {} })
    t.ann.plays('trash-a-new-rule')
    t.ann.isAsked('choose-cards', ['draw-3', 'play-2'])
  })

  it('S1 are never discarded, also not when no other rule is there to simplify', () => {
    const t = table({ turn: 'ann', ann: { hand: ['lets-simplify', 'milk'] }, bob: { hand: ['love'] } })
    t.ann.plays('lets-simplify')
    expect(t.discard).toEqual(['lets-simplify'])
    expect(t.turn).toBe('bob')
    expect(t.terms.draw.value).toBe(1)
  })

  it('S1 are never taken', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      goals: ['toast'],
      ann: { hand: ['zap-a-card', 'milk'] },
      bob: { front: ['love'] },
    })
    t.ann.plays('zap-a-card')
    t.ann.isAsked('choose-cards', ['play-2', 'toast', 'love'])
  })

  it('S1 are never reset away', () => {
    const t = table({ turn: 'ann', rules: ['draw-3', 'play-4'], ann: { hand: ['rules-reset', 'milk'] }, bob: {} })
    t.ann.plays('rules-reset')
    expect(t.rules).toEqual([])
    expect(t.terms.draw.value).toBe(1)
    expect(t.terms.play.value).toBe(1)
  })

  it('S1 are no card of the deck', () => {
    const game = begun(3)
    const cards = [...game.deck, ...game.players.flatMap((player) => player.hand)]
    expect(cards).toHaveLength(99)
    expect(cards).not.toContain('basic-rules')
  })
})

describe('The deal', () => {
  it('S2 gives three cards to each', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const game = begun(players, { first: 'initiative' })
      expect(game.players.map((player) => player.hand.length)).toEqual(Array(players).fill(3))
    }
  })

  it('S2 comes from one shuffled deck that holds every card once', () => {
    const game = begun(4)
    const cards = [...game.deck, ...game.players.flatMap((player) => player.hand)]
    expect(new Set(cards).size).toBe(99)
    expect(begun(4, undefined, seeds[1]).deck).not.toEqual(begun(4, undefined, seeds[2]).deck)
  })

  it('S2 puts no Goal, no New Rule and no Keeper in play, and discards nothing', () => {
    const game = begun(4)
    expect(game.goals).toEqual([])
    expect(game.rules).toEqual([])
    expect(game.discard).toEqual([])
    expect(game.players.flatMap((player) => player.front)).toEqual([])
  })
})

describe('Who starts', () => {
  it('S3 is whom the host names', () => {
    const game = begun(3, { first: 'host', starter: 's2' })
    expect(whoIsAsked(game)).toEqual(['s2'])
    expect(questionOf(game, 's2').kind).toBe('play')
    expect(game.players.map((player) => player.hand.length)).toEqual([3, 4, 3])
  })

  it('S3 is the host if the host names nobody', () => {
    expect(whoIsAsked(begun(3, { first: 'host' }))).toEqual(['s1'])
  })

  it('S3 is left to chance with `random`, and everybody has the chance', () => {
    const starters = seeds.map((seed) => whoIsAsked(begun(3, { first: 'random' }, seed)))
    for (const asked of starters) expect(asked).toHaveLength(1)
    expect(new Set(starters.flat())).toEqual(new Set(['s1', 's2', 's3']))
  })

  it('S3 is `random` in this edition unless the table says otherwise', () => {
    expect(begun(3).options.first).toBe('random')
    for (const seed of seeds) expect(whoIsAsked(begun(3, undefined, seed))).toEqual(whoIsAsked(begun(3, { first: 'random' }, seed)))
  })

  it('S3 asks all to draw with `initiative`', () => {
    const game = begun(3, { first: 'initiative' })
    expect(whoIsAsked(game).sort()).toEqual(['s1', 's2', 's3'])
    for (const question of game.asked) expect(question).toMatchObject({ kind: 'choose-option', options: ['draw'], owed: true })
  })

  it('S3 puts the first to answer `initiative` on turn and withdraws the other questions', () => {
    const game = begun(3, { first: 'initiative' })
    const begins = gameAfter(answer(game, { player: 's3', decision: questionOf(game, 's3').id, picks: ['draw'] }))
    expect(whoIsAsked(begins)).toEqual(['s3'])
    expect(questionOf(begins, 's3').kind).toBe('play')
    expect(begins.players.map((player) => player.hand.length)).toEqual([3, 3, 4])
    const late = answer(begins, { player: 's1', decision: questionOf(game, 's1').id, picks: ['draw'] })
    expect(late).toEqual({ ok: false, refusal: 'stale-decision' })
  })

  it('S3 lets chance pick when the time for `initiative` runs out', () => {
    const starters = seeds.map((seed) => {
      const game = begun(3, { first: 'initiative' }, seed)
      return whoIsAsked(gameAfter(timeOut(game, questionOf(game, 's1').id)))
    })
    for (const asked of starters) expect(asked).toHaveLength(1)
    expect(new Set(starters.flat())).toEqual(new Set(['s1', 's2', 's3']))
  })
})

describe('The order of turns', () => {
  it('S5 goes clockwise, by seat order, and round again', () => {
    const t = table({
      turn: 'ann',
      ann: { hand: ['milk', 'the-sun'] },
      bob: { hand: ['love'] },
      cid: { hand: ['time'] },
    })
    t.ann.plays('milk')
    expect(t.turn).toBe('bob')
    t.bob.plays('love')
    expect(t.turn).toBe('cid')
    t.cid.plays('time')
    expect(t.turn).toBe('ann')
  })

  it('S5 skips people who left', () => {
    const t = table({ turn: 'ann', ann: { hand: ['milk'] }, bob: { hand: ['love'] }, cid: { hand: ['time'] } })
    t.bob.leaves()
    t.ann.plays('milk')
    expect(t.turn).toBe('cid')
  })
})
