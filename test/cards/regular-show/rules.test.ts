import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

describe('Yeahuh! Required', () => {
  const rules = ['yeahuh-required']

  it('E2 takes a Keeper that came without the word away from its player, for whoever challenges first', () => {
    const t = table({ edition: 'regular-show', turn: 'ann', rules, ann: { hand: ['rake'] }, bob: { hand: ['pops'] }, cid: {} })
    t.ann.plays('rake')
    expect(t.cid.offers('challenge')).toMatchObject([{ options: ['rake'] }])
    t.cid.takes('challenge', 'rake')
    expect(t.cid.front).toEqual(['rake'])
    expect(t.ann.front).toEqual([])
    expect(t.bob.offers('challenge')).toEqual([])
  })

  it('E2 leaves one that came with the word; a wrong challenge costs a card at random', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      rules,
      ann: { hand: ['rake'] },
      bob: { hand: ['pops'] },
      cid: { hand: ['skips'] },
    })
    t.ann.plays('rake', { say: 'Yeahuh!' })
    expect(t.cid.offers('challenge')).toMatchObject([{ options: ['rake'] }])
    t.cid.takes('challenge', 'rake')
    expect(t.ann.front).toEqual(['rake'])
    expect(t.ann.hand).toEqual(['skips'])
    expect(t.cid.hand).toEqual([])
    expect(t.cid.offers('challenge')).toEqual([])
    expect(t.bob.offers('challenge')).toHaveLength(1)
  })

  it('E2 lets a wrong challenge with an empty hand cost nothing', () => {
    const t = table({ edition: 'regular-show', turn: 'ann', rules, ann: { hand: ['rake'] }, bob: { hand: ['pops'] }, cid: {} })
    t.ann.plays('rake', { say: 'yeahuh' })
    t.cid.takes('challenge', 'rake')
    expect([t.ann.hand, t.cid.hand]).toEqual([[], []])
  })

  it('E2 counts a Keeper without the word for no Goal until somebody else plays a card', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      rules,
      goals: ['back-to-work'],
      ann: { hand: ['rake'], front: ['benson'] },
      bob: { hand: ['pops'] },
    })
    t.ann.plays('rake')
    expect(t.over).toBe(false)
    t.bob.plays('pops', { say: 'yeahuh' })
    expect(t.winner).toBe('ann')
  })

  it('E2 lets one with the word count at once', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      rules,
      goals: ['back-to-work'],
      ann: { hand: ['rake'], front: ['benson'] },
      bob: { hand: ['pops'] },
    })
    t.ann.plays('rake', { say: 'Yeahuh!' })
    expect(t.winner).toBe('ann')
  })

  it('E2 concerns official plays only: a Keeper stolen or turned up needs no word', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      rules: ['yeahuh-required', 'mystery-play', 'play-2'],
      deck: ['pops'],
      ann: { hand: ['steal-a-keeper', 'draw-2'] },
      bob: { front: ['rake'] },
    })
    t.ann.plays('steal-a-keeper')
    t.ann.uses('mystery-play')
    expect(t.ann.front).toEqual(['rake', 'pops'])
    expect(t.bob.offers('challenge')).toEqual([])
  })

  it('E2 concerns what is played out of the temporary hand of an Action', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      rules,
      deck: ['pops', 'skips'],
      ann: { hand: ['draw-2-and-use-em'] },
      bob: { hand: ['rake'] },
    })
    t.ann.plays('draw-2-and-use-em')
    t.ann.picks('pops')
    // asked although it is the only one left: the word has to travel with a move
    t.ann.picks('skips')
    expect(t.bob.offers('challenge')).toMatchObject([{ options: ['pops', 'skips'] }])
  })

  it('makes every Keeper count when it leaves play', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      rules: ['yeahuh-required', 'play-2'],
      goals: ['back-to-work'],
      ann: { hand: ['rake', 'rules-reset'], front: ['benson'] },
      bob: { hand: ['pops'] },
    })
    t.ann.plays('rake')
    t.ann.plays('rules-reset')
    expect(t.winner).toBe('ann')
  })
})

describe('Hazard Pay', () => {
  it('gives whoever has a Creeper one more to draw and one more to play', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      rules: ['hazard-pay'],
      ann: { hand: ['rake', 'pops'], front: ['unfinished-chores'] },
      bob: {},
    })
    expect([t.terms.draw.value, t.terms.play.value]).toEqual([2, 2])
  })

  it('gives nothing without one', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      rules: ['hazard-pay'],
      ann: { hand: ['rake'] },
      bob: { front: ['unfinished-chores'] },
    })
    expect([t.terms.draw.value, t.terms.play.value]).toEqual([1, 1])
  })

  it('F6 gives the extra card at once when it begins in mid-turn', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      deck: ['skips', 'rigby'],
      ann: { hand: ['hazard-pay', 'pops'], front: ['unfinished-chores'] },
      bob: {},
    })
    t.ann.plays('hazard-pay')
    expect(t.ann.hand).toEqual(['pops', 'skips'])
    t.ann.isAsked('play', ['pops', 'skips'])
  })
})

describe('Call Your Shot', () => {
  const park = { edition: 'regular-show' as const, turn: 'ann', rules: ['call-your-shot'], ann: { hand: ['rake', 'draw-2'] }, bob: {} }

  it('takes the card that comes up if its kind was called', () => {
    const t = table({ ...park, deck: ['pops'] })
    t.ann.uses('call-your-shot')
    t.ann.isAsked('choose-option', ['rule', 'goal', 'keeper', 'action'])
    t.ann.picks('keeper')
    expect(t.events).toContainEqual({ type: 'turned-up', seat: 'ann', cards: ['pops'] })
    expect(t.ann.hand).toEqual(['rake', 'draw-2', 'pops'])
  })

  it('discards it if not', () => {
    const t = table({ ...park, deck: ['pops'] })
    t.ann.uses('call-your-shot')
    t.ann.picks('goal')
    expect(t.discard).toEqual(['pops'])
    t.ann.isAsked('play', ['rake', 'draw-2'])
  })

  it('C1 places a Creeper as if drawn, and turns up the next card', () => {
    const t = table({ ...park, deck: ['unfinished-chores', 'pops'] })
    t.ann.uses('call-your-shot')
    t.ann.picks('keeper')
    expect(t.ann.front).toEqual(['unfinished-chores'])
    expect(t.ann.hand).toContain('pops')
  })
})

describe('Supposed to Be Working', () => {
  const office = {
    edition: 'regular-show' as const,
    turn: 'ann',
    rules: ['supposed-to-be-working'],
    deck: ['pops'],
    ann: { hand: ['rake'] },
    bob: {},
  }

  it('draws a card for an honest yes, which the table hears', () => {
    const t = table(office)
    t.ann.uses('supposed-to-be-working')
    t.ann.isAsked('choose-option', ['yes', 'no'])
    t.ann.picks('yes')
    expect(t.ann.hand).toEqual(['rake', 'pops'])
    expect(t.events).toContainEqual({ type: 'chose', seat: 'ann', prompt: 'ought-to-be-working', picks: ['yes'] })
  })

  it('draws nothing for a no', () => {
    const t = table(office)
    t.ann.uses('supposed-to-be-working')
    t.ann.picks('no')
    t.ann.isAsked('play', ['rake'])
  })

  it('W1 takes silence for a no', () => {
    const t = table(office)
    t.ann.uses('supposed-to-be-working')
    t.ann.timesOut()
    t.ann.isAsked('play', ['rake'])
  })
})
