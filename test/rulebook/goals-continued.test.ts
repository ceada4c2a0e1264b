import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

describe('Two who meet the Goal at once', () => {
  const five = ['milk', 'love', 'time', 'sleep', 'bread']
  const otherFive = ['music', 'peace', 'dreams', 'the-sun', 'the-eye']

  it('G3 do not win, and play goes on', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['5-keepers', 'trash-a-keeper'], front: five },
      bob: { front: otherFive },
    })
    t.ann.plays('5-keepers')
    expect(t.winner).toBeNull()
    expect(t.over).toBe(false)
    t.ann.isAsked('play', ['trash-a-keeper'])
  })

  it('G3 go on until a single player meets it', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['5-keepers', 'trash-a-keeper'], front: five },
      bob: { front: otherFive },
    })
    t.ann.plays('5-keepers')
    t.ann.plays('trash-a-keeper')
    t.ann.picks('the-sun')
    expect(t.winner).toBe('ann')
  })

  const twoGoals = () =>
    table({
      turn: 'ann',
      rules: ['double-agenda', 'play-2'],
      goals: ['time-is-money', 'toast'],
      ann: { hand: ['exchange-keepers', 'trash-a-keeper'], front: ['time', 'bread'] },
      bob: { front: ['the-toaster', 'money'] },
    })

  it('G3 do not win under Double Agenda by different Goals either', () => {
    const t = twoGoals()
    t.ann.plays('exchange-keepers')
    t.ann.picks('bread')
    t.ann.picks('money')
    expect(t.ann.front).toEqual(expect.arrayContaining(['time', 'money']))
    expect(t.bob.front).toEqual(expect.arrayContaining(['the-toaster', 'bread']))
    expect(t.winner).toBeNull()
    t.ann.isAsked('play', ['trash-a-keeper'])
  })

  it('G3 go on under Double Agenda until a single player meets one', () => {
    const t = twoGoals()
    t.ann.plays('exchange-keepers')
    t.ann.picks('bread')
    t.ann.picks('money')
    t.ann.plays('trash-a-keeper')
    t.ann.picks('bread')
    expect(t.winner).toBe('ann')
  })

  it('G3 are two people: who alone meets both Goals wins', () => {
    const t = table({
      turn: 'ann',
      rules: ['double-agenda'],
      goals: ['toast', 'baked-goods'],
      ann: { hand: ['bread'], front: ['the-toaster', 'cookies'] },
      bob: {},
    })
    t.ann.plays('bread')
    expect(t.winner).toBe('ann')
  })
})

describe('What counts for a Goal', () => {
  it('G4 is Keepers in play, never cards in hand', () => {
    const t = table({
      turn: 'ann',
      ann: { hand: ['time-is-money', 'money'], front: ['time'] },
      bob: { hand: ['love'] },
    })
    t.ann.plays('time-is-money')
    expect(t.winner).toBeNull()
    expect(t.turn).toBe('bob')
  })

  it('G4 is what one player has in play, not two together', () => {
    const t = table({ turn: 'ann', ann: { hand: ['time-is-money'], front: ['time'] }, bob: { front: ['money'] } })
    t.ann.plays('time-is-money')
    expect(t.winner).toBeNull()
  })

  it('G4 is not what others hold in hand either: Television hurts The Brain (No TV) only in play', () => {
    const t = table({
      turn: 'ann',
      ann: { hand: ['the-brain-no-tv'], front: ['the-brain'] },
      bob: { hand: ['television'] },
    })
    t.ann.plays('the-brain-no-tv')
    expect(t.winner).toBe('ann')
  })

  it('G5 is not taken from anybody without a card or rule that says so', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['milk', 'love'] },
      bob: { front: ['the-toaster'] },
    })
    t.ann.isAsked('play', ['milk', 'love'])
    expect(t.ann.refused(() => t.ann.picks('the-toaster'))).toBe('not-an-option')
    t.ann.plays('milk')
    t.ann.isAsked('play', ['love'])
  })

  it('G5 changes hands by a card that says so', () => {
    const t = table({
      turn: 'ann',
      ann: { hand: ['steal-a-keeper'] },
      bob: { front: ['the-toaster', 'love'] },
    })
    t.ann.plays('steal-a-keeper')
    t.ann.picks('the-toaster')
    expect(t.ann.front).toEqual(['the-toaster'])
    expect(t.bob.front).toEqual(['love'])
  })
})
