/** The Surprises that only Batman Fluxx has. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const edition = 'batman'

describe("It's A Trap!", () => {
  it('in turn costs each of the others a card, and then draws two', () => {
    const t = table({
      edition,
      turn: 'ann',
      deck: ['draw-2', 'draw-3'],
      ann: { hand: ['its-a-trap'] },
      bob: { hand: ['robin', 'batman'] },
      cid: { hand: ['the-bank'] },
      dan: {},
    })
    t.ann.plays('its-a-trap')
    t.cid.isNotAsked()
    t.bob.isAsked('discard', ['robin', 'batman'])
    t.bob.picks('robin')
    expect(t.discard.toSorted()).toEqual(['its-a-trap', 'robin', 'the-bank'])
    expect(t.ann.hand).toEqual(['draw-2', 'draw-3'])
  })

  it('out of turn stops a taking and takes a Keeper of the taker', () => {
    const t = table({
      edition,
      turn: 'ann',
      ann: { hand: ['exchange-keepers'], front: ['the-bank', 'robin'] },
      bob: { hand: ['its-a-trap'], front: ['batman'] },
    })
    t.bob.takes('arm', 'its-a-trap', 'keeper-taken')
    t.ann.plays('exchange-keepers')
    t.ann.picks('the-bank')
    t.bob.isAsked('choose-cards', ['the-bank', 'robin'])
    t.bob.picks('the-bank')
    expect(t.ann.front).toEqual(['robin'])
    expect(t.bob.front).toEqual(['batman', 'the-bank'])
    expect(t.turn).toBe('bob')
  })

  it('answers a Zap too, and takes nothing from who has nothing', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['zap-a-card'] }, bob: { hand: ['its-a-trap'], front: ['batman'] } })
    t.bob.takes('arm', 'its-a-trap', 'keeper-taken')
    t.ann.plays('zap-a-card')
    expect(t.bob.front).toEqual(['batman'])
    expect(t.ann.hand).toEqual([])
  })

  it('is not set off when all Keepers are dealt out, nor by the Keepers of others', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['mix-it-all-up', 'steal-something'] },
      bob: { hand: ['its-a-trap'] },
      cid: { front: ['robin'] },
    })
    t.bob.takes('arm', 'its-a-trap', 'keeper-taken')
    t.ann.plays('steal-something')
    t.ann.plays('mix-it-all-up')
    expect(t.bob.hand).toContain('its-a-trap')
  })

  it('J2 stops the taking even if its player leaves before choosing', () => {
    const t = table({
      edition,
      turn: 'ann',
      ann: { hand: ['steal-something', 'draw-2'], front: ['the-bank', 'robin'] },
      bob: { hand: ['its-a-trap'], front: ['batman'] },
      cid: {},
    })
    t.bob.takes('arm', 'its-a-trap', 'keeper-taken')
    t.ann.plays('steal-something')
    t.bob.leaves()
    expect(t.ann.front).toEqual(['the-bank', 'robin'])
    expect(t.discard.toSorted()).toEqual(['batman', 'its-a-trap', 'steal-something'])
    expect(t.turn).toBe('cid')
  })
})

describe('Not Your Problem', () => {
  it('in turn moves a villain from anybody to anybody else', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['not-your-problem'] }, bob: { front: ['bane', 'catwoman'] }, cid: {} })
    t.ann.plays('not-your-problem')
    t.ann.isAsked('choose-cards', ['bane', 'catwoman'])
    t.ann.picks('bane')
    t.ann.isAsked('choose-player', ['ann', 'cid'])
    t.ann.picks('ann')
    expect(t.ann.front).toEqual(['bane'])
  })

  it('does nothing in turn without a villain', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['not-your-problem'] }, bob: {} })
    t.ann.plays('not-your-problem')
    expect(t.turn).toBe('bob')
  })

  it('out of turn takes a villain that somebody else draws; they still draw on', () => {
    const t = table({
      edition,
      turn: 'ann',
      deck: ['bane', 'robin', 'the-bank'],
      ann: { hand: ['draw-2'] },
      bob: { hand: ['not-your-problem'] },
    })
    t.bob.takes('arm', 'not-your-problem', 'creeper-drawn')
    t.ann.plays('draw-2')
    expect(t.bob.front).toEqual(['bane'])
    expect(t.ann.front).toEqual([])
    expect(t.ann.hand).toEqual(['robin'])
    expect(t.discard).toContain('not-your-problem')
  })

  it('can be cancelled in its turn', () => {
    const t = table({
      edition,
      turn: 'ann',
      deck: ['bane', 'robin'],
      ann: { hand: ['draw-2'] },
      bob: { hand: ['not-your-problem'] },
      cid: { hand: ['veto'] },
    })
    t.bob.takes('arm', 'not-your-problem', 'creeper-drawn')
    t.cid.takes('arm', 'veto', 'surprise-played', 'anybody')
    t.ann.plays('draw-2')
    expect(t.ann.front).toEqual(['bane'])
    expect(t.bob.front).toEqual([])
  })

  it('with `ask` everybody else is asked at each villain that is drawn', () => {
    const t = table({
      edition,
      turn: 'ann',
      drawn: 0,
      options: { reactions: 'ask' },
      deck: ['bane', 'catwoman', 'robin'],
      ann: {},
      bob: { hand: ['not-your-problem'] },
    })
    t.bob.isAsked('choose-option', ['pass', 'not-your-problem'])
    t.bob.picks('pass')
    t.bob.isAsked('choose-option', ['pass', 'not-your-problem'])
    t.bob.picks('not-your-problem')
    // Ann holds the card that replaced them, and may answer what Bob played.
    t.ann.picks('pass')
    expect(t.ann.front).toEqual(['bane'])
    expect(t.bob.front).toEqual(['catwoman'])
    t.ann.isAsked('play', ['robin'])
  })
})
