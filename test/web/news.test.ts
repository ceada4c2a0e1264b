import type { SeenEvent } from '@meanwhile/engine'
import { de } from '@meanwhile/texts/de'
import { en } from '@meanwhile/texts/en'
import { eventSentence } from '@meanwhile/texts/sentences'
import { describe, expect, it } from 'vitest'
import { cardIn, type Logged, newsOf, sinceOwnMove } from '../../web/recap/news.ts'
import { sceneOf } from '../../web/recap/scenes.ts'

let number = 0
const move = (...events: SeenEvent[]): Logged => ({ number: ++number, at: number, events })
const types = (moves: Logged[]) => newsOf(moves, 's1').map(({ event }) => event.type)

const played = (seat: 's1' | 's2', card: string): SeenEvent => ({ type: 'played', seat, card, from: 'hand' })

describe('What is news', () => {
  it('tells a play, and not what it leads to by itself', () => {
    expect(types([move(played('s2', 'milk'), { type: 'landed', seat: 's2', card: 'milk', as: 'keeper' })])).toEqual(['played'])
  })

  it('tells what the reader drew, and not what others drew', () => {
    const drew = (seat: 's1' | 's2'): SeenEvent => ({ type: 'drew', seat, count: 1, to: 'hand' })
    expect(types([move(drew('s2'), drew('s1'))])).toEqual(['drew'])
  })

  it('leaves out a Goal that only makes room for the next one', () => {
    const gone: SeenEvent = { type: 'discarded', seat: null, cards: ['toast'], from: 'goals' }
    expect(types([move(played('s2', 'lullaby'), gone, { type: 'landed', seat: 's2', card: 'lullaby', as: 'goal' })])).toEqual(['played'])
  })

  it('names the card behind what happened to the reader, even if it was answered a move later', () => {
    const lost: SeenEvent = { type: 'discarded', seat: 's1', cards: ['milk'], from: 'front' }
    const [, news] = newsOf([move(played('s2', 'trash-a-keeper')), move(lost)], 's1')
    expect(news).toMatchObject({ touched: true, cause: { card: 'trash-a-keeper', seat: 's2' } })
  })
})

describe('A standing order that answered', () => {
  const fired: SeenEvent = {
    type: 'order-fired',
    seat: 's1',
    only: 's1',
    order: 'keepInHand',
    prompt: 'hand-limit',
    picks: ['milk'],
    because: ['hand-limit-2'],
  }
  const last = (...moves: Logged[]) => newsOf(moves, 's1').at(-1)

  it('is told with the card behind it and with who played that', () => {
    expect(last(move(played('s2', 'hand-limit-2'), fired))).toMatchObject({ touched: true, cause: { card: 'hand-limit-2', seat: 's2' } })
    expect(cardIn(fired)).toBe('hand-limit-2')
  })

  it('is not put down to a play that it did not come of', () => {
    expect(last(move(played('s2', 'draw-2'), fired))?.cause).toBeNull()
    const { because: _, ...early } = fired
    expect(last(move(played('s2', 'hand-limit-2'), early))?.cause).toBeNull()
  })

  it('is told as a sentence that says why, by games of earlier releases as well', () => {
    const names = () => 'Ben'
    const { because: _, ...early } = fired
    expect(eventSentence(en, fired, names, 's1')).toBe('Because of Hand Limit 2, your standing order discarded Milk.')
    expect(eventSentence(en, early, names, 's1')).toBe('Because of a Hand Limit, your standing order discarded Milk.')
    expect(eventSentence(de, fired, names, 's1')).toBe('Wegen „Handlimit 2“ hat dein Dauerauftrag „Milch“ abgelegt.')
  })
})

describe('Since the last look', () => {
  it('begins after the reader’s own last move', () => {
    const moves = [move(played('s2', 'milk')), move(played('s1', 'time')), move(played('s2', 'love'))]
    expect(sinceOwnMove(moves, 's1')).toEqual(moves.slice(2))
  })

  it('counts what a standing order did as news, since nobody was there', () => {
    const fired: SeenEvent = { type: 'order-fired', seat: 's1', only: 's1', order: 'draw', prompt: 'before-draw', picks: ['draw'] }
    const moves = [move(played('s2', 'milk')), move(fired)]
    expect(sinceOwnMove(moves, 's1')).toEqual(moves)
  })

  it('tells everything to somebody who only watches', () => {
    const moves = [move(played('s1', 'milk'))]
    expect(sinceOwnMove(moves, null)).toEqual(moves)
  })
})

describe('A scene', () => {
  it('lets a stolen Keeper travel from its owner', () => {
    expect(sceneOf({ type: 'took-keeper', from: 's1', to: 's2', card: 'milk' }, 's1')).toEqual({
      from: { seat: 's1' },
      to: { seat: 's2' },
      card: 'milk',
      count: 1,
    })
  })

  it('shows what nobody may know face down', () => {
    expect(sceneOf({ type: 'took-cards', from: 's2', to: 's3', count: 1 }, 's1')).toMatchObject({ card: null, count: 1 })
  })
})
