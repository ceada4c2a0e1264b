import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const throws = ['rock', 'paper', 'scissors']

describe('Rock-Paper-Scissors Showdown', () => {
  const three = () =>
    table({
      turn: 'ann',
      rules: ['play-2'],
      deck: ['cookies'],
      ann: { hand: ['rock-paper-scissors-showdown', 'milk'] },
      bob: { hand: ['love', 'time'] },
      cid: { hand: ['bread'] },
    })
  const two = (rules: string[] = ['play-2']) =>
    table({
      turn: 'ann',
      rules,
      deck: ['cookies', 'dreams'],
      ann: { hand: ['rock-paper-scissors-showdown', 'milk'] },
      bob: { hand: ['love', 'time'] },
    })

  it('asks for the rival, then both for a throw at the same time', () => {
    const t = three()
    t.ann.plays('rock-paper-scissors-showdown')
    t.ann.isAsked('choose-player', ['bob', 'cid'])
    t.ann.picks('bob')
    t.ann.isAsked('choose-option', throws)
    t.bob.isAsked('choose-option', throws)
    t.cid.isNotAsked()
  })

  it('asks nobody for the rival when there is only one other player', () => {
    const t = two()
    t.ann.plays('rock-paper-scissors-showdown')
    t.bob.isAsked('choose-option', throws)
    t.ann.isAsked('choose-option', throws)
  })

  it("gives the loser's whole hand to whoever first has 2 wins", () => {
    const t = three()
    t.ann.plays('rock-paper-scissors-showdown')
    t.ann.picks('bob')
    t.ann.picks('rock')
    t.bob.picks('scissors')
    expect(t.bob.hand).toEqual(['love', 'time'])
    t.bob.picks('rock')
    t.ann.picks('paper')
    expect(t.ann.hand).toEqual(['milk', 'love', 'time'])
    expect(t.bob.hand).toEqual([])
    expect(t.cid.hand).toEqual(['bread'])
    expect(t.discard).toEqual(['rock-paper-scissors-showdown'])
    t.ann.isAsked('play', ['milk', 'love', 'time'])
  })

  it('can cost its player the hand', () => {
    const t = two()
    t.ann.plays('rock-paper-scissors-showdown')
    t.ann.picks('scissors')
    t.bob.picks('rock')
    t.ann.picks('paper')
    t.bob.picks('scissors')
    expect(t.ann.hand).toEqual([])
    expect(t.bob.hand).toEqual(['love', 'time', 'milk', 'cookies'])
    expect(t.turn).toBe('bob')
  })

  it('needs 2 wins, not two in a row', () => {
    const t = two()
    t.ann.plays('rock-paper-scissors-showdown')
    t.ann.picks('rock')
    t.bob.picks('scissors')
    t.ann.picks('rock')
    t.bob.picks('paper')
    t.ann.isAsked('choose-option', throws)
    t.ann.picks('scissors')
    t.bob.picks('paper')
    expect(t.ann.hand).toEqual(['milk', 'love', 'time'])
  })

  for (const equal of throws) {
    it(`has equal throws thrown again: ${equal}`, () => {
      const t = two()
      t.ann.plays('rock-paper-scissors-showdown')
      for (let again = 0; again < 3; again++) {
        t.ann.picks(equal)
        t.ann.isNotAsked()
        t.bob.isAsked('choose-option', throws)
        t.bob.picks(equal)
        t.ann.isAsked('choose-option', throws)
        t.bob.isAsked('choose-option', throws)
      }
      expect(t.ann.hand).toEqual(['milk'])
      expect(t.bob.hand).toEqual(['love', 'time'])
    })
  }

  it('hides a throw until both are made', () => {
    const seenAfter = (thrown: string) => {
      const t = three()
      t.ann.plays('rock-paper-scissors-showdown')
      t.ann.picks('bob')
      t.ann.picks(thrown)
      return [t.view('bob'), t.view('cid'), t.view(null)]
    }
    expect(seenAfter('rock')).toEqual(seenAfter('paper'))
    expect(seenAfter('rock')).toEqual(seenAfter('scissors'))
  })

  it('T2 is fought for nothing when nobody holds a card', () => {
    const t = table({ turn: 'ann', deck: ['cookies'], ann: { hand: ['rock-paper-scissors-showdown'] }, bob: { hand: [] } })
    t.ann.plays('rock-paper-scissors-showdown')
    for (let round = 0; round < 2; round++) {
      t.ann.picks('rock')
      t.bob.picks('scissors')
    }
    expect(t.ann.hand).toEqual([])
    expect(t.turn).toBe('bob')
  })

  it('L1 binds the rival to a Hand Limit as soon as the hand is won', () => {
    const t = two(['play-2', 'hand-limit-2'])
    t.ann.plays('rock-paper-scissors-showdown')
    for (let round = 0; round < 2; round++) {
      t.ann.picks('scissors')
      t.bob.picks('rock')
    }
    t.bob.isAsked('discard', ['love', 'time', 'milk'])
    t.bob.picks('milk')
    expect(t.turn).toBe('bob')
  })

  it('F4 takes 3 wins under Inflation', () => {
    const t = two(['inflation'])
    t.ann.plays('rock-paper-scissors-showdown')
    for (let round = 0; round < 2; round++) {
      t.ann.picks('rock')
      t.bob.picks('scissors')
    }
    expect(t.bob.hand).toEqual(['love', 'time'])
    t.ann.picks('rock')
    t.bob.picks('scissors')
    expect(t.bob.hand).toEqual([])
    expect(t.ann.hand).toEqual(['milk', 'love', 'time'])
  })
})
