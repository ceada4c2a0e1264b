/** The Surprises that only Doctor Who Fluxx has. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const edition = 'doctor-who'

describe('My Turn Next', () => {
  it('F9 in turn gives another turn', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['my-turn-next'] }, bob: {} })
    t.ann.plays('my-turn-next')
    expect(t.turn).toBe('ann')
    expect(t.discard).toEqual(['my-turn-next'])
  })

  it('out of turn gives an extra turn after the one that ends, limits included; then the order goes on', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['hand-limit-1'],
      ann: { hand: ['tardis', 'k-9', 'that-scarf'] },
      bob: { hand: [] },
      cid: { hand: ['my-turn-next'] },
    })
    t.cid.takes('arm', 'my-turn-next', 'turn-ending')
    t.ann.plays('tardis')
    t.ann.endsTurn()
    t.ann.isAsked('discard', ['k-9', 'that-scarf'])
    expect(t.cid.hand).toEqual(['my-turn-next'])
    t.ann.picks('k-9')
    expect(t.turn).toBe('cid')
    t.cid.plays(t.cid.hand[0] ?? '')
    expect(t.turn).toBe('bob')
  })

  it('can be narrowed to the turn of one player', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['k-9'] }, bob: { hand: ['that-scarf'] }, cid: { hand: ['my-turn-next'] } })
    t.cid.takes('arm', 'my-turn-next', 'turn-ending', 'bob')
    t.ann.plays('k-9')
    if (t.turn === 'ann') t.ann.endsTurn()
    expect(t.turn).toBe('bob')
    t.bob.plays('that-scarf')
    expect(t.turn).toBe('cid')
    expect(t.discard).toContain('my-turn-next')
  })
})

describe("Don't Blink!", () => {
  it('in turn moves a Creeper of one’s own to somebody else', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['dont-blink'], front: ['daleks', 'cybermen'] }, bob: {}, cid: {} })
    t.ann.plays('dont-blink')
    t.ann.isAsked('choose-cards', ['daleks', 'cybermen'])
    t.ann.picks('daleks')
    t.ann.picks('cid')
    expect(t.cid.front).toEqual(['daleks'])
  })

  it('draws two for who has none', () => {
    const t = table({ edition, turn: 'ann', deck: ['draw-2', 'draw-3'], ann: { hand: ['dont-blink'] }, bob: {} })
    t.ann.plays('dont-blink')
    expect(t.ann.hand).toEqual(['draw-2', 'draw-3'])
  })

  it('out of turn keeps a Keeper where it is; in an exchange nothing changes places', () => {
    const t = table({
      edition,
      turn: 'ann',
      ann: { hand: ['exchange-keepers'], front: ['tardis'] },
      bob: { hand: ['dont-blink'], front: ['that-scarf'] },
    })
    t.bob.takes('arm', 'dont-blink', 'keeper-taken')
    t.ann.plays('exchange-keepers')
    expect(t.ann.front).toEqual(['tardis'])
    expect(t.bob.front).toEqual(['that-scarf'])
    expect(t.discard).toEqual(expect.arrayContaining(['exchange-keepers', 'dont-blink']))
  })
})
