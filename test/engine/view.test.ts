import { begin, type Game, type GameEvent, seenBy, view } from '@meanwhile/engine'
import { describe, expect, it } from 'vitest'
import { setupFor } from '../properties/play.ts'
import { table } from '../table.ts'

const names = (value: unknown): string => JSON.stringify(value)

describe('A view', () => {
  const laid = () =>
    table({
      turn: 'ann',
      rules: ['play-3', 'inflation'],
      goals: ['hippyism'],
      discard: ['jackpot', 'toast'],
      deck: ['the-moon', 'the-rocket'],
      ann: { hand: ['milk', 'time'], front: ['love'] },
      bob: { hand: ['bread', 'sleep', 'music'], front: ['peace'] },
      cid: { hand: ['dreams'] },
    })

  it('P2, F12 shows a player the own hand, and of the others how many cards they hold', () => {
    const seen = laid().view('bob')
    expect(seen.you).toBe('bob')
    expect(seen.hand).toEqual(['bread', 'sleep', 'music'])
    expect(seen.players).toEqual([
      { seat: 'ann', hand: 2, front: ['love'] },
      { seat: 'bob', hand: 3, front: ['peace'] },
      { seat: 'cid', hand: 1, front: [] },
    ])
    expect(names(seen)).not.toMatch(/"(milk|time|dreams|the-moon|the-rocket)"/)
  })

  it('P2 shows the whole discard pile in its order, and of the draw pile its height', () => {
    const t = laid()
    const seen = t.view('cid')
    expect(seen.discard).toEqual(['jackpot', 'toast'])
    expect(seen.deck).toBe(t.deck.length)
  })

  it('shows rules with who played them, Goals, and the numbers in force with their reasons', () => {
    const seen = laid().view(null)
    expect(seen.rules).toEqual([
      { card: 'play-3', by: 'ann', at: 0 },
      { card: 'inflation', by: 'ann', at: 0 },
    ])
    expect(seen.goals).toEqual(['hippyism'])
    expect(seen.terms.play).toMatchObject({
      value: 4,
      because: [
        { card: 'play-3', adds: 3 },
        { card: 'inflation', adds: 1 },
      ],
    })
  })

  it('shows everybody whom the game waits for, and only them what they are asked', () => {
    const t = laid()
    expect(t.view('ann').decisions.map(({ kind, options }) => ({ kind, options }))).toEqual([{ kind: 'play', options: ['milk', 'time'] }])
    for (const viewer of ['bob', 'cid', null]) {
      expect(t.view(viewer).decisions).toEqual([])
      expect(t.view(viewer).waitingFor).toEqual([{ seat: 'ann', kind: 'play' }])
    }
  })

  it('shows a spectator no hand, no question and no orders', () => {
    const t = laid()
    t.orders('bob', { draw: 'at-once' })
    const seen = t.view(null)
    expect(seen).toMatchObject({ you: null, hand: [], orders: null, decisions: [] })
    expect(names(seen)).not.toMatch(/"(milk|time|bread|sleep|music|dreams)"/)
  })

  it('shows somebody without a seat what a spectator sees', () => {
    const { game } = laid()
    expect(view(game, 's9')).toEqual(view(game, null))
  })

  it('shows orders to their owner', () => {
    const t = laid()
    const orders = { keepInHand: { cards: ['sleep'], when: 'at-time-out' }, draw: 'at-once' } as const
    t.orders('bob', { ...orders, keepInHand: { ...orders.keepInHand, cards: ['sleep'] } })
    expect(t.view('bob').orders).toEqual(orders)
    for (const viewer of ['ann', 'cid', null]) {
      expect(t.view(viewer).orders).toBeNull()
      expect(names(t.view(viewer))).not.toContain('at-once')
    }
  })

  it('holds neither the seed nor the key', () => {
    const setup = setupFor('secret')
    const { game, events } = begin(setup)
    for (const viewer of ['s1', 's2', null] as const) {
      const shown = names([view(game, viewer), events.map((event) => seenBy(event, viewer))])
      for (const secret of [setup.seed, game.chance.key, ...setup.entropy]) expect(shown).not.toContain(secret)
    }
  })

  it('is data', () => {
    const { game } = laid()
    for (const viewer of ['s1', 's2', null] as const) expect(JSON.parse(names(view(game, viewer)))).toEqual(view(game, viewer))
  })

  it('shows how the game ended', () => {
    const t = table({ goals: ['hippyism'], ann: { hand: ['peace'], front: ['love'] }, bob: { hand: ['milk'] } })
    t.ann.plays('peace')
    expect(t.view(null)).toMatchObject({ over: { how: 'won', winner: 'ann', goals: ['hippyism'] }, waitingFor: [] })
  })
})

describe('A temporary hand', () => {
  it('T10 is shown to its owner; to the others, how many cards it has', () => {
    const t = table({ deck: ['milk', 'time', 'love'], ann: { hand: ['draw-3-play-2-of-them', 'bread'] }, bob: { hand: ['sleep'] } })
    t.ann.plays('draw-3-play-2-of-them')
    expect(t.view('ann').stack.at(-1)).toMatchObject({
      kind: 'card',
      card: 'draw-3-play-2-of-them',
      aside: 3,
      asideCards: ['milk', 'time', 'love'],
    })
    for (const viewer of ['bob', null]) {
      const seen = t.view(viewer)
      expect(seen.stack.at(-1)).toMatchObject({ kind: 'card', card: 'draw-3-play-2-of-them', aside: 3 })
      expect(names(seen)).not.toMatch(/asideCards|"milk"|"time"|"love"/)
    }
  })

  it('shows what is played from it, and keeps the rest', () => {
    const t = table({ deck: ['milk', 'time', 'love'], ann: { hand: ['draw-3-play-2-of-them'] }, bob: { hand: ['sleep'] } })
    t.ann.plays('draw-3-play-2-of-them')
    t.ann.picks('time')
    expect(names(t.view('bob'))).toContain('"time"')
    expect(names(t.view('bob'))).not.toMatch(/"milk"|"love"/)
  })
})

describe('A throw', () => {
  it('is shown when both are made', () => {
    const t = table({ ann: { hand: ['rock-paper-scissors-showdown'] }, bob: { hand: ['milk'] }, cid: { hand: ['time'] } })
    t.ann.plays('rock-paper-scissors-showdown')
    t.ann.picks('bob')
    t.ann.picks('paper')
    for (const viewer of ['bob', 'cid', null]) {
      const { decisions: _, stack, ...seen } = t.view(viewer)
      expect(names([seen, stack.map((frame) => ('picks' in frame ? frame.picks : null))])).not.toContain('paper')
      expect(seen.waitingFor).toEqual([{ seat: 'bob', kind: 'choose-option' }])
    }
    t.bob.picks('scissors')
    expect(t.events).toContainEqual({
      type: 'threw',
      throws: [
        { seat: 'ann', throw: 'paper' },
        { seat: 'bob', throw: 'scissors' },
      ],
    })
    expect(names(t.view('cid').stack)).toContain('"throw":["paper","scissors"]')
  })
})

describe('Somebody who waits for their cards', () => {
  it('J1 is seen to wait', () => {
    const t = table({ deck: ['milk', 'time', 'love'], ann: { hand: ['draw-3-play-2-of-them', 'bread'] }, bob: { hand: ['sleep'] } })
    t.ann.plays('draw-3-play-2-of-them')
    t.joins('cid')
    expect(t.view('bob').players.at(-1)).toEqual({ seat: 'cid', hand: 0, front: [], waiting: true })
    expect(t.view('cid')).toMatchObject({ you: 'cid', hand: [], decisions: [] })
  })
})

describe('An event', () => {
  const seen = (events: GameEvent[], viewer: Parameters<typeof seenBy>[1]): unknown[] =>
    events.map((event) => seenBy(event, viewer)).filter((event) => event !== null)

  it('tells who drew how many, and the cards to nobody else', () => {
    const drew: GameEvent = { type: 'drew', seat: 's1', count: 1, cards: ['milk'], knownTo: ['s1'], to: 'hand' }
    expect(seenBy(drew, 's1')).toEqual({ type: 'drew', seat: 's1', count: 1, cards: ['milk'], to: 'hand' })
    for (const viewer of ['s2', 's9', null] as const)
      expect(seenBy(drew, viewer)).toEqual({ type: 'drew', seat: 's1', count: 1, to: 'hand' })
  })

  it('tells both sides which card changed hands, and the others that one did', () => {
    const gave: GameEvent = { type: 'gave-card', from: 's1', to: 's2', count: 1, cards: ['milk'], knownTo: ['s1', 's2'] }
    expect(names(seen([gave], 's1'))).toContain('milk')
    expect(names(seen([gave], 's2'))).toContain('milk')
    expect(seen([gave], 's3')).toEqual([{ type: 'gave-card', from: 's1', to: 's2', count: 1 }])
  })

  it('of orders exists for their owner alone', () => {
    const events: GameEvent[] = [
      { type: 'orders-set', seat: 's1', only: 's1' },
      { type: 'order-fired', seat: 's1', only: 's1', order: 'draw', prompt: 'before-draw', picks: ['draw'] },
    ]
    expect(seen(events, 's1')).toEqual(events)
    for (const viewer of ['s2', null] as const) expect(seen(events, viewer)).toEqual([])
  })

  it('of an open matter is told to everybody alike', () => {
    const played: GameEvent = { type: 'played', seat: 's1', card: 'milk', from: 'hand' }
    for (const viewer of ['s1', 's2', null] as const) expect(seenBy(played, viewer)).toEqual(played)
  })

  it('tells a newcomer their cards', () => {
    const { game, events } = begin(setupFor('dealt'))
    const own = (table: Game, seat: `s${number}`): string[] | undefined => table.players.find((player) => player.seat === seat)?.hand
    for (const { seat } of game.players) {
      const dealt = seen(events, seat).filter((event) => names(event).startsWith('{"type":"dealt-in"'))
      expect(dealt.filter((event) => names(event).includes('"cards"'))).toHaveLength(1)
      expect(own(game, seat)).toEqual(
        expect.arrayContaining((dealt.find((event) => names(event).includes('"cards"')) as { cards: string[] }).cards),
      )
    }
  })
})
