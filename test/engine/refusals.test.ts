/** Each refusal of the closed list, and that a refused move leaves the very same game. */
import { answer, type Game, join, leave, type Move, type Outcome, order, type Refusal, type SeatId, timeOut } from '@meanwhile/engine'
import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

const laid = (): Game =>
  table({
    rules: ['play-2'],
    ann: { hand: ['hand-limit-1', 'love', 'peace'] },
    bob: { hand: ['milk', 'time', 'bread'] },
    cid: { hand: ['dreams', 'music'] },
  }).game

const playing = (game: Game, ...picks: string[]): Game => {
  const [asked] = game.asked
  return taken(answer(game, { player: asked?.player ?? 's1', decision: asked?.id ?? '', picks }))
}
const taken = (outcome: Outcome): Game => {
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal}`)
  return outcome.game
}
/** Bob has to let go two cards, Cid one. */
const discarding = (): Game => playing(laid(), 'hand-limit-1')

const idOf = (game: Game, seat: SeatId): string => game.asked.find(({ player }) => player === seat)?.id ?? 'not asked'

function refused(game: Game, attempt: (game: Game) => Outcome): Refusal {
  const before = JSON.stringify(game)
  const outcome = attempt(game)
  expect(JSON.stringify(game)).toBe(before)
  if (outcome.ok) throw new Error('this was not refused')
  return outcome.refusal
}
const answering =
  (move: unknown) =>
  (game: Game): Outcome =>
    answer(game, move as Move)

describe('malformed', () => {
  const move = { player: 's1', decision: 'x', picks: [] }
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a word', 'milk'],
    ['a list', [move]],
    ['no player', { decision: 'x', picks: [] }],
    ['no question', { player: 's1', picks: [] }],
    ['no picks', { player: 's1', decision: 'x' }],
    ['a player that is a number', { ...move, player: 1 }],
    ['a question that is a number', { ...move, decision: 1 }],
    ['a question with an endless id', { ...move, decision: 'x'.repeat(65) }],
    ['picks that are one word', { ...move, picks: 'milk' }],
    ['picks that only look like a list', { ...move, picks: { 0: 'milk', length: 1 } }],
    ['a pick that is no word', { ...move, picks: ['milk', 1] }],
    ['a pick that is missing', { ...move, picks: new Array(1) }],
    ['endless picks', { ...move, picks: Array.from({ length: 301 }, () => 'milk') }],
    ['a spoken number', { ...move, say: 1 }],
  ])('is a move with %s', (_, sent) => expect(refused(laid(), answering(sent))).toBe('malformed'))

  it.each(['', 'a', 'xy', 'AB', '0 ', 'ab'.repeat(65), 'ab\n'])('are bytes to join with that are %j', (entropy) => {
    expect(refused(laid(), (game) => join(game, entropy))).toBe('malformed')
  })

  it('are orders that nobody understands', () => {
    expect(refused(laid(), (game) => order(game, 's1', { fold: true }))).toBe('malformed')
  })
})

describe('too-long', () => {
  it('is a word of more than forty letters', () => {
    const game = laid()
    const move = { player: 's1', decision: idOf(game, 's1'), picks: ['love'] }
    expect(refused(game, answering({ ...move, say: 'x'.repeat(41) }))).toBe('too-long')
    expect(answer(game, { player: 's1', decision: idOf(game, 's1'), picks: ['love'], say: 'x'.repeat(40) }).ok).toBe(true)
  })
})

describe('not-a-player', () => {
  it('is whoever has no seat, never had one, or left', () => {
    const game = laid()
    for (const player of ['s4', 's0', 's01', 'ann', '', 'constructor'] as SeatId[]) {
      expect(refused(game, answering({ player, decision: idOf(game, 's1'), picks: ['love'] }))).toBe('not-a-player')
      expect(refused(game, (table) => leave(table, player))).toBe('not-a-player')
      expect(refused(game, (table) => order(table, player, {}))).toBe('not-a-player')
    }
    const left = taken(leave(game, 's2'))
    expect(refused(left, (table) => leave(table, 's2'))).toBe('not-a-player')
  })
})

describe('game-over', () => {
  it('is everything after the end', () => {
    const { game } = table({ goals: ['hippyism'], ann: { hand: ['peace'], front: ['love'] }, bob: { hand: ['milk'] } })
    const id = idOf(game, 's1')
    const over = playing(game, 'peace')
    expect(over.over?.winner).toBe('s1')
    expect(refused(over, answering({ player: 's1', decision: id, picks: ['peace'] }))).toBe('game-over')
    expect(refused(over, (table) => timeOut(table, id))).toBe('game-over')
    expect(refused(over, (table) => join(table, '00ff'))).toBe('game-over')
    expect(refused(over, (table) => leave(table, 's2'))).toBe('game-over')
    expect(refused(over, (table) => order(table, 's2', {}))).toBe('game-over')
  })
})

describe('not-your-decision', () => {
  it('is one and the same for a question of somebody else, open or closed, one that is not asked yet, and one that never was', () => {
    const before = discarding()
    const closed = idOf(before, 's2')
    const game = taken(answer(before, { player: 's2', decision: closed, picks: ['milk', 'time'] }))
    for (const decision of [idOf(game, 's3'), closed, 'AAAAAAAAAAA', '']) {
      expect(refused(game, answering({ player: 's1', decision, picks: ['milk'] }))).toBe('not-your-decision')
    }
    const later = idOf(taken(answer(game, { player: 's3', decision: idOf(game, 's3'), picks: ['music'] })), 's1')
    expect(refused(game, answering({ player: 's1', decision: later, picks: ['love'] }))).toBe('not-your-decision')
  })
})

describe('stale-decision', () => {
  it("is a question of one's own that is answered, so that a repeated move is known as such", () => {
    const game = discarding()
    const move = { player: 's2', decision: idOf(game, 's2'), picks: ['milk', 'time'] } as const
    const after = taken(answer(game, { ...move, picks: [...move.picks] }))
    expect(refused(after, answering(move))).toBe('stale-decision')
  })

  it("L4 is a question of one's own that was withdrawn", () => {
    const { game } = table({ rules: ['play-2', 'hand-limit-1'], ann: { hand: ['no-limits', 'love'] }, bob: { hand: ['milk'] } })
    const joined = taken(join(game, '00'))
    const id = idOf(joined, 's3')
    expect(id).not.toBe('not asked')
    const left = taken(leave(joined, 's2'))
    expect(refused(left, answering({ player: 's2', decision: id, picks: [] }))).toBe('not-a-player')
    expect(refused(taken(timeOut(left, id)), answering({ player: 's3', decision: id, picks: [] }))).toBe('stale-decision')
  })

  it('is a time that runs out for a question that is not open', () => {
    const game = discarding()
    const id = idOf(game, 's2')
    expect(refused(taken(timeOut(game, id)), (table) => timeOut(table, id))).toBe('stale-decision')
    expect(refused(game, (table) => timeOut(table, 'AAAAAAAAAAA'))).toBe('stale-decision')
  })
})

describe('not-an-option', () => {
  it('is a card of somebody else, one that lies elsewhere, and a use that is not offered', () => {
    const game = laid()
    for (const pick of ['milk', 'play-2', 'the-sun', 'use:recycling', 'end-turn', 'draw', 'no-such-card', 'toString', '']) {
      expect(refused(game, answering({ player: 's1', decision: idOf(game, 's1'), picks: [pick] }))).toBe('not-an-option')
    }
  })
})

describe('picked-twice', () => {
  it('is the same card for two', () => {
    const game = discarding()
    expect(refused(game, answering({ player: 's2', decision: idOf(game, 's2'), picks: ['milk', 'milk'] }))).toBe('picked-twice')
  })
})

describe('wrong-number', () => {
  it('is too few, too many, or none', () => {
    const game = discarding()
    for (const picks of [[], ['milk'], ['milk', 'time', 'bread']]) {
      expect(refused(game, answering({ player: 's2', decision: idOf(game, 's2'), picks }))).toBe('wrong-number')
    }
  })
})

describe('table-full', () => {
  it('J1 is for the seventh', () => {
    let game = laid()
    for (let count = 0; count < 3; count++) game = taken(join(game, '00ff'))
    expect(game.players).toHaveLength(6)
    expect(refused(game, (table) => join(table, '00ff'))).toBe('table-full')
    expect(taken(join(taken(leave(game, 's5')), '00ff')).players.map(({ seat }) => seat)).toEqual(['s1', 's2', 's3', 's4', 's6', 's7'])
  })
})

describe('The list', () => {
  it('is tested here to its end', () => {
    const tested: Record<Refusal, true> = {
      'game-over': true,
      'not-a-player': true,
      'not-your-decision': true,
      'stale-decision': true,
      'not-an-option': true,
      'wrong-number': true,
      'picked-twice': true,
      'too-long': true,
      malformed: true,
      'table-full': true,
    }
    expect(Object.keys(tested)).toHaveLength(10)
  })
})
