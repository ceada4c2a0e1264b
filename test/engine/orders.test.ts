import {
  answer,
  type Game,
  type GameEvent,
  leave,
  type Orders,
  type Outcome,
  order,
  preview,
  type SeatId,
  seenBy,
  timeOut,
  view,
} from '@meanwhile/engine'
import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

type Done = { game: Game; events: GameEvent[] }
const done = (outcome: Outcome): Done => {
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal}`)
  return outcome
}
const asked = (game: Game, seat: SeatId) => game.asked.filter(({ player }) => player === seat)
const handOf = (game: Game, seat: SeatId): string[] => game.players.find((player) => player.seat === seat)?.hand ?? []
const seen = (events: GameEvent[], viewer: SeatId | null) => events.map((event) => seenBy(event, viewer)).filter((event) => event !== null)

const playing = (game: Game, seat: SeatId, card: string): Done =>
  done(answer(game, { player: seat, decision: asked(game, seat)[0]?.id ?? '', picks: [card] }))

/** Ann is about to play Hand Limit 2; Bob holds four cards. */
const limited = (orders?: Orders) => {
  const { game } = table({
    rules: ['play-2'],
    ann: { hand: ['hand-limit-2', 'love'] },
    bob: { hand: ['milk', 'time', 'bread', 'sleep'] },
    cid: { hand: ['dreams', 'music'] },
  })
  return playing(orders ? done(order(game, 's2', orders)).game : game, 's1', 'hand-limit-2')
}

describe('keepInHand', () => {
  it('at once: keeps the best-ranked cards inside the move that brought the limit, and nobody waits', () => {
    const { game } = limited({ keepInHand: { cards: ['sleep', 'time', 'milk'], when: 'at-once' } })
    expect(handOf(game, 's2')).toEqual(['time', 'sleep'])
    expect(game.discard).toEqual(['milk', 'bread'])
    expect(asked(game, 's2')).toEqual([])
  })

  it('at once: may name cards that are elsewhere', () => {
    const { game } = limited({ keepInHand: { cards: ['the-sun', 'bread', 'hand-limit-2', 'sleep'], when: 'at-once' } })
    expect(handOf(game, 's2')).toEqual(['bread', 'sleep'])
  })

  it('at once: asks when it names too few, and throws away nothing its owner never thought of', () => {
    const { game } = limited({ keepInHand: { cards: ['sleep'], when: 'at-once' } })
    expect(handOf(game, 's2')).toHaveLength(4)
    expect(asked(game, 's2')).toMatchObject([{ kind: 'discard', min: 2, max: 2 }])
  })

  it('at time-out: asks, and keeps the best-ranked when the time is up', () => {
    const { game } = limited({ keepInHand: { cards: ['sleep', 'time'], when: 'at-time-out' } })
    expect(asked(game, 's2')).toHaveLength(1)
    expect(handOf(done(timeOut(game, asked(game, 's2')[0]?.id ?? '')).game, 's2')).toEqual(['time', 'sleep'])
  })

  it('W1 at time-out: of cards it does not name, what came last goes first', () => {
    const { game } = limited({ keepInHand: { cards: ['sleep'], when: 'at-time-out' } })
    expect(handOf(done(timeOut(game, asked(game, 's2')[0]?.id ?? '')).game, 's2')).toEqual(['milk', 'sleep'])
  })

  it('at once, with too few named: still acts when the time is up', () => {
    const { game } = limited({ keepInHand: { cards: ['bread'], when: 'at-once' } })
    expect(handOf(done(timeOut(game, asked(game, 's2')[0]?.id ?? '')).game, 's2')).toEqual(['milk', 'bread'])
  })

  it('can be answered otherwise as long as the time lasts', () => {
    const { game } = limited({ keepInHand: { cards: ['sleep', 'time'], when: 'at-time-out' } })
    const after = done(answer(game, { player: 's2', decision: asked(game, 's2')[0]?.id ?? '', picks: ['sleep', 'time'] })).game
    expect(handOf(after, 's2')).toEqual(['milk', 'bread'])
  })
})

describe('keepOnTable', () => {
  const crowded = (orders: Orders) => {
    const { game } = table({
      rules: ['play-2'],
      ann: { hand: ['keeper-limit-2', 'love'] },
      bob: { hand: ['the-sun'], front: ['milk', 'time', 'bread', 'sleep'] },
    })
    return playing(done(order(game, 's2', orders)).game, 's1', 'keeper-limit-2').game
  }

  it('at once: keeps the best-ranked Keepers inside the move that brought the limit', () => {
    const game = crowded({ keepOnTable: { cards: ['sleep', 'milk'], when: 'at-once' } })
    expect(game.players[1]?.front).toEqual(['milk', 'sleep'])
    expect(asked(game, 's2')).not.toContainEqual(expect.objectContaining({ kind: 'discard' }))
  })

  it('at time-out: waits, then keeps the best-ranked', () => {
    const game = crowded({ keepOnTable: { cards: ['bread', 'time'], when: 'at-time-out' } })
    expect(asked(game, 's2')).toMatchObject([{ kind: 'discard', options: ['milk', 'time', 'bread', 'sleep'] }])
    expect(done(timeOut(game, asked(game, 's2')[0]?.id ?? '')).game.players[1]?.front).toEqual(['time', 'bread'])
  })

  it('says nothing about the hand', () => {
    const { game } = limited({ keepOnTable: { cards: ['milk', 'time'], when: 'at-once' } })
    expect(asked(game, 's2')).toHaveLength(1)
  })
})

/** Bob's turn comes next, with Recycling to be used before the draw and after the last play. */
const beforeBobsTurn = (orders: Orders) => {
  const { game } = table({
    rules: ['recycling'],
    used: ['recycling'],
    ann: { hand: ['love'] },
    bob: { hand: ['milk'], front: ['the-sun'] },
    cid: { hand: ['dreams'] },
  })
  const ready = done(order(game, 's2', orders)).game
  return playing(ready, 's1', 'love')
}

describe('draw', () => {
  it('without it, the draw waits for what can be used before it', () => {
    expect(asked(beforeBobsTurn({}).game, 's2')).toMatchObject([{ prompt: { key: 'before-draw' }, options: ['draw', 'use:recycling'] }])
  })

  it('at once: takes the draw inside the move that ended the turn before', () => {
    const { game } = beforeBobsTurn({ draw: 'at-once' })
    expect(handOf(game, 's2')).toHaveLength(2)
    expect(asked(game, 's2')).toMatchObject([{ prompt: { key: 'play' } }])
  })

  it('at time-out: waits', () => {
    const { game } = beforeBobsTurn({ draw: 'at-time-out' })
    expect(asked(game, 's2')).toMatchObject([{ prompt: { key: 'before-draw' } }])
    expect(asked(done(timeOut(game, asked(game, 's2')[0]?.id ?? '')).game, 's2')).toMatchObject([{ prompt: { key: 'play' } }])
  })
})

describe('endTurn', () => {
  const played = (orders: Orders): Game => playing(beforeBobsTurn({ draw: 'at-once', ...orders }).game, 's2', 'milk').game

  it('without it, the turn waits for what is left to be used', () => {
    expect(asked(played({}), 's2')).toMatchObject([{ prompt: { key: 'end-turn' }, options: ['use:recycling', 'end-turn'] }])
  })

  it('at once: ends the turn when only optional things are left', () => {
    const game = played({ endTurn: 'at-once' })
    expect(asked(game, 's2')).toEqual([])
    expect(asked(game, 's3')).toHaveLength(1)
  })

  it('at time-out: waits', () => {
    const game = played({ endTurn: 'at-time-out' })
    expect(asked(game, 's2')).toMatchObject([{ prompt: { key: 'end-turn' } }])
    expect(asked(done(timeOut(game, asked(game, 's2')[0]?.id ?? '')).game, 's3')).toHaveLength(1)
  })

  it('never ends a turn that still has a play', () => {
    const { game } = beforeBobsTurn({ draw: 'at-once', endTurn: 'at-once' })
    expect(asked(game, 's2')).toMatchObject([{ prompt: { key: 'play' } }])
  })
})

describe('Orders', () => {
  const keep: Orders = { keepInHand: { cards: ['sleep', 'time'], when: 'at-once' } }

  it('are secret: to everybody else the game is as it was', () => {
    const { game } = limited()
    const after = done(order(game, 's3', { ...keep, endTurn: 'at-once' }))
    expect(after.game.moves).toBe(game.moves)
    for (const viewer of ['s1', 's2', null] as const) {
      expect(JSON.stringify(view(after.game, viewer))).toBe(JSON.stringify(view(game, viewer)))
      expect(seen(after.events, viewer)).toEqual([])
    }
    expect(seen(after.events, 's3')).toEqual([{ type: 'orders-set', seat: 's3', only: 's3' }])
  })

  it('that answer an open question on the spot are seen as the answer', () => {
    const { game } = limited()
    const ordered = done(order(game, 's2', keep))
    const answered = done(answer(game, { player: 's2', decision: asked(game, 's2')[0]?.id ?? '', picks: ['milk', 'bread'] }))
    expect(handOf(ordered.game, 's2')).toEqual(['time', 'sleep'])
    expect(ordered.game.moves).toBe(game.moves + 1)
    for (const viewer of ['s1', 's3', null] as const) {
      expect(JSON.stringify(view(ordered.game, viewer))).toBe(JSON.stringify(view(answered.game, viewer)))
      expect(seen(ordered.events, viewer)).toEqual(seen(answered.events, viewer))
    }
  })

  it('that act are told to their owner, with the card behind the question', () => {
    const { events } = limited(keep)
    const answered = { order: 'keepInHand', prompt: 'hand-limit', picks: ['milk', 'bread'] }
    expect(seen(events, 's2')).toContainEqual({ type: 'order-fired', seat: 's2', only: 's2', ...answered, because: ['hand-limit-2'] })
    for (const viewer of ['s1', 's3', null] as const) expect(JSON.stringify(seen(events, viewer))).not.toContain('order')
  })

  it('stand until they are changed, and {} takes them back', () => {
    const { game } = limited(keep)
    expect(view(game, 's2').orders).toEqual(keep)
    const changed = done(order(game, 's2', { draw: 'at-once' })).game
    expect(view(changed, 's2').orders).toEqual({ draw: 'at-once' })
    const without = done(order(changed, 's2', {})).game
    expect(view(without, 's2').orders).toBeNull()
    expect(without.players.find(({ seat }) => seat === 's2')).not.toHaveProperty('orders')
  })

  it('go with their owner', () => {
    const { game } = limited({ keepInHand: { cards: ['sleep'], when: 'at-time-out' } })
    expect(JSON.stringify(done(leave(game, 's2')).game)).not.toContain('keepInHand')
  })

  it('of several players act in the same move', () => {
    const { game } = table({
      rules: ['play-2'],
      ann: { hand: ['hand-limit-1', 'love'] },
      bob: { hand: ['milk', 'time'] },
      cid: { hand: ['dreams', 'music'] },
    })
    const ready = done(
      order(done(order(game, 's2', { keepInHand: { cards: ['time'], when: 'at-once' } })).game, 's3', {
        keepInHand: { cards: ['dreams'], when: 'at-once' },
      }),
    ).game
    const after = playing(ready, 's1', 'hand-limit-1').game
    expect([handOf(after, 's2'), handOf(after, 's3')]).toEqual([['time'], ['dreams']])
    expect(after.moves).toBe(game.moves + 1)
  })

  it.each([
    ['null', null],
    ['a list', []],
    ['a word', 'draw'],
    ['an unknown order', { discard: 'at-once' }],
    ['an unknown moment', { draw: 'never' }],
    ['true for a moment', { endTurn: true }],
    ['a ranking that is none', { keepInHand: 'sleep' }],
    ['a ranking without its moment', { keepInHand: { cards: ['sleep'] } }],
    ['a ranking with something more', { keepInHand: { cards: ['sleep'], when: 'at-once', why: 'because' } }],
    ['a card that does not exist', { keepInHand: { cards: ['no-such-card'], when: 'at-once' } }],
    ['a card that is no word', { keepInHand: { cards: [1], when: 'at-once' } }],
    ['a card named twice', { keepInHand: { cards: ['sleep', 'sleep'], when: 'at-once' } }],
    ['a ranking with a gap', { keepInHand: { cards: new Array(1), when: 'at-once' } }],
    ['more cards than there are', { keepInHand: { cards: Array.from({ length: 201 }, (_, i) => `milk~${i + 2}`), when: 'at-once' } }],
    ['a card with an endless name', { keepInHand: { cards: [`milk~${'2'.repeat(10_000)}`], when: 'at-once' } }],
  ])('are refused as malformed: %s', (_, orders) => {
    const { game } = limited()
    const outcome = order(game, 's2', orders)
    expect(outcome.ok ? 'taken' : outcome.refusal).toBe('malformed')
    expect(preview(game, 's2', orders)).toBe('malformed')
  })
})

describe('A preview', () => {
  it('tells what orders would answer now and what only when the time is up, and changes nothing', () => {
    const { game } = limited()
    const before = JSON.stringify(game)
    const [question] = asked(game, 's2')
    expect(preview(game, 's2', { keepInHand: { cards: ['sleep', 'time'], when: 'at-once' } })).toEqual([
      { decision: question?.id, order: 'keepInHand', picks: ['milk', 'bread'], when: 'at-once' },
    ])
    expect(preview(game, 's2', { keepInHand: { cards: ['sleep'], when: 'at-once' } })).toEqual([
      { decision: question?.id, order: 'keepInHand', picks: ['time', 'bread'], when: 'at-time-out' },
    ])
    expect(JSON.stringify(game)).toBe(before)
  })

  it('is empty where orders have nothing to answer', () => {
    const { game } = limited()
    expect(preview(game, 's2', { draw: 'at-once', endTurn: 'at-once' })).toEqual([])
    expect(preview(game, 's3', { keepInHand: { cards: ['dreams'], when: 'at-once' } })).toEqual([])
  })

  it('asks about the orders given, not about those that stand', () => {
    const { game } = limited({ keepInHand: { cards: ['sleep', 'time'], when: 'at-time-out' } })
    expect(preview(game, 's2', {})).toEqual([])
  })

  it('shows what then happens', () => {
    const { game } = limited()
    const orders: Orders = { keepInHand: { cards: ['bread', 'milk'], when: 'at-time-out' } }
    const shown = preview(game, 's2', orders)
    const after = done(timeOut(done(order(game, 's2', orders)).game, asked(game, 's2')[0]?.id ?? '')).game
    expect(typeof shown !== 'string' && shown[0]?.picks).toEqual(['time', 'sleep'])
    expect(handOf(after, 's2')).toEqual(['milk', 'bread'])
  })

  it('is for players', () => {
    expect(preview(limited().game, 's9', {})).toBe('not-a-player')
  })
})
