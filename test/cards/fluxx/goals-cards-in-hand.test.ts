import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const ten = ['bread', 'milk', 'time', 'sleep', 'love', 'dreams', 'money', 'music', 'peace', 'the-sun']
const tenOthers = [
  'toast',
  'hippyism',
  'lullaby',
  'dreamland',
  'bed-time',
  'baked-goods',
  'day-dreams',
  'party-time',
  'world-peace',
  'night-and-day',
]

describe('10 Cards in Hand', () => {
  it('G2 is met by ten cards left in hand when it is played', () => {
    const t = table({ turn: 'ann', ann: { hand: ['10-cards-in-hand', ...ten] }, bob: { hand: ['toast'] } })
    t.ann.plays('10-cards-in-hand')
    expect(t.winner).toBe('ann')
  })

  it('does not count itself', () => {
    const t = table({ turn: 'ann', deck: ['jackpot'], ann: { hand: ['10-cards-in-hand', ...ten.slice(1)] }, bob: { hand: [] } })
    t.ann.plays('10-cards-in-hand')
    expect(t.over).toBe(false)
  })

  it('G2 is met off turn as well', () => {
    const t = table({ turn: 'ann', ann: { hand: ['10-cards-in-hand'] }, bob: { hand: ten } })
    t.ann.plays('10-cards-in-hand')
    expect(t.winner).toBe('bob')
  })

  it('G2 is met by drawing the tenth card', () => {
    const t = table({
      turn: 'ann',
      goals: ['10-cards-in-hand'],
      deck: ['jackpot'],
      ann: { hand: ['no-limits'] },
      bob: { hand: ten.slice(1) },
    })
    t.ann.plays('no-limits')
    expect(t.winner).toBe('bob')
  })

  it('G3 is met by nobody on a tie, and play goes on until one has more', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      deck: ['no-limits', 'rules-reset', 'lets-simplify'],
      ann: { hand: ['10-cards-in-hand', 'jackpot', ...ten.slice(1)] },
      bob: { hand: tenOthers },
    })
    t.ann.plays('10-cards-in-hand')
    expect(t.over).toBe(false)
    t.ann.plays('jackpot')
    expect(t.winner).toBe('ann')
  })

  it('F4 asks for eleven under Inflation', () => {
    const t = table({
      turn: 'ann',
      rules: ['inflation'],
      deck: ['no-limits', 'rules-reset', 'lets-simplify', 'zap-a-card'],
      ann: { hand: ['10-cards-in-hand', 'jackpot', ...ten.slice(1)] },
      bob: { hand: [] },
    })
    t.ann.plays('10-cards-in-hand')
    expect(t.over).toBe(false)
    t.ann.plays('jackpot')
    expect(t.winner).toBe('ann')
  })

  it('F3 counts the real hand, not the cards an Action draws to be played', () => {
    const t = table({
      turn: 'ann',
      goals: ['10-cards-in-hand'],
      deck: ['no-limits', 'the-moon'],
      ann: { hand: ['draw-2-and-use-em', ...ten.slice(1)] },
      bob: { hand: [] },
    })
    t.ann.plays('draw-2-and-use-em')
    expect(t.over).toBe(false)
    t.ann.isAsked('choose-cards', ['no-limits', 'the-moon'])
  })

  it('F3 counts the real hand even while it is set aside', () => {
    const t = table({
      turn: 'ann',
      deck: ['10-cards-in-hand', 'the-moon'],
      ann: { hand: ['draw-2-and-use-em', ...ten] },
      bob: { hand: [] },
    })
    t.ann.plays('draw-2-and-use-em')
    t.ann.picks('10-cards-in-hand')
    expect(t.winner).toBe('ann')
  })

  it('does not count a card turned over by Mystery Play', () => {
    const t = table({
      turn: 'ann',
      rules: ['mystery-play'],
      goals: ['10-cards-in-hand'],
      deck: ['the-moon'],
      ann: { hand: ten.slice(1) },
      bob: { hand: [] },
    })
    t.ann.uses('mystery-play')
    expect(t.ann.front).toEqual(['the-moon'])
    expect(t.over).toBe(false)
  })
})
