import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

const edition = 'batman'

describe('U Surprises', () => {
  it('U1 has one effect as a play of one’s own turn', () => {
    const t = table({ edition, turn: 'ann', rules: ['draw-2', 'play-2', 'hand-limit-3'], ann: { hand: ['veto', 'the-bank'] }, bob: {} })
    t.ann.plays('veto')
    t.ann.isAsked('choose-cards', ['draw-2', 'play-2', 'hand-limit-3'])
    t.ann.picks('draw-2', 'hand-limit-3')
    expect(t.rules).toEqual(['play-2'])
    expect(t.discard).toContain('veto')
    t.ann.isAsked('play', ['the-bank'])
  })

  it('U1 has another out of turn, and costs no play there', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['draw-2'] }, bob: { hand: ['veto', 'the-bank'] } })
    t.bob.takes('arm', 'veto', 'rule-played')
    t.ann.plays('draw-2')
    expect(t.rules).toEqual([])
    expect(t.discard).toEqual(expect.arrayContaining(['draw-2', 'veto']))
    expect(t.turn).toBe('bob')
    t.bob.isAsked('play')
    t.bob.plays('the-bank')
    expect(t.turn).toBe('ann')
  })

  it('U2 cancels another Surprise', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['draw-2', 'stop-that'] }, bob: { hand: ['veto'] } })
    t.ann.takes('arm', 'stop-that', 'surprise-played')
    t.bob.takes('arm', 'veto', 'rule-played')
    t.ann.plays('draw-2')
    expect(t.rules).toEqual(['draw-2'])
    expect(t.discard).toEqual(expect.arrayContaining(['veto', 'stop-that']))
  })

  it('U3 is armed at any time while it is in hand, and disarmed, and nobody else can tell', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['draw-2'] }, bob: { hand: ['veto'] }, cid: { hand: ['robin'] } })
    const [before, watching, moves] = [t.view('ann'), t.view(null), t.game.moves]
    expect(t.bob.offers('arm')).toMatchObject([{ about: 'veto', options: ['rule-played', 'surprise-played'], owed: false }])
    t.bob.takes('arm', 'veto', 'rule-played')
    expect(t.view('bob').armed).toEqual([{ card: 'veto', trigger: 'rule-played' }])
    expect(t.bob.offers('arm')[0]?.options).toContain('disarm')
    expect([t.view('ann'), t.view(null), t.game.moves]).toEqual([before, watching, moves])
    t.bob.takes('arm', 'veto', 'disarm')
    expect(t.view('bob').armed).toEqual([])
    expect([t.view('ann'), t.view(null), t.game.moves]).toEqual([before, watching, moves])
    t.ann.plays('draw-2')
    expect(t.rules).toEqual(['draw-2'])
    expect(t.bob.hand).toContain('veto')
  })

  it('U3 fires before the thing it reacts to takes effect', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['play-2'],
      goals: ['secret-tunnel'],
      ann: { hand: ['sidekicks', 'the-bank'], front: ['robin', 'batgirl'] },
      bob: { hand: ['canceled-plans'] },
    })
    t.bob.takes('arm', 'canceled-plans', 'goal-played')
    t.ann.plays('sidekicks')
    expect(t.winner).toBeNull()
    expect(t.goals).toEqual(['secret-tunnel'])
  })

  it('U3 lets several fire in seat order from the player on turn, and the later ones stay armed', () => {
    const t = table({
      edition,
      turn: 'bob',
      rules: ['play-2'],
      ann: { hand: ['stop-that'] },
      bob: { hand: ['draw-2', 'jackpot'] },
      cid: { hand: ['veto', 'thats-mine'] },
    })
    t.ann.takes('arm', 'stop-that', 'surprise-played', 'anybody')
    t.cid.takes('arm', 'veto', 'rule-played')
    t.cid.takes('arm', 'thats-mine', 'surprise-played', 'anybody')
    t.bob.plays('draw-2')
    // Veto! hits Draw 2, Ann’s hits Veto!, Cid’s second hits Ann’s: Veto! stands.
    expect(t.rules).toEqual(['play-2'])
    expect(t.cid.hand).toEqual([])
    expect(t.ann.hand).toEqual([])
  })

  it('U3 keeps armed what would answer something that does not stand any more', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['jackpot', 'exchange-keepers'], front: ['the-bank'] },
      bob: { hand: ['stop-that'], front: ['robin'] },
      cid: { hand: ['veto', 'its-a-trap'] },
    })
    t.bob.takes('arm', 'stop-that', 'action-played', 'jackpot')
    t.cid.takes('arm', 'veto', 'surprise-played', 'ann')
    t.ann.plays('jackpot')
    expect(t.bob.hand).toEqual([])
    expect(t.view('cid').armed).toEqual([{ card: 'veto', trigger: 'surprise-played', only: ['ann'] }])
  })

  it('U3 ends the arming when the card leaves the hand', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['trade-hands', 'robin'] },
      bob: { hand: ['veto'] },
    })
    t.bob.takes('arm', 'veto', 'rule-played')
    t.ann.plays('trade-hands')
    expect(t.ann.hand).toEqual(['veto'])
    expect(t.view('bob').armed).toEqual([])
    expect(t.view('ann').armed).toEqual([])
  })

  it('U3 can be narrowed to cards or players when it is armed', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['play-3'],
      ann: { hand: ['draw-2', 'draw-3', 'the-bank'] },
      bob: { hand: ['veto'] },
      cid: {},
    })
    expect(t.bob.refused(() => t.bob.takes('arm', 'veto', 'rule-played', 'jackpot'))).toBe('not-an-option')
    t.bob.takes('arm', 'veto', 'rule-played', 'draw-3', 'ann')
    t.ann.plays('draw-2')
    expect(t.rules).toContain('draw-2')
    t.ann.plays('draw-3')
    expect(t.rules).toContain('draw-2')
    expect(t.bob.hand).toEqual([])
  })

  it('U4 answers cards that an Action or a free action plays as well', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['egads'],
      deck: ['draw-5'],
      ann: { hand: ['the-bank'] },
      bob: { hand: ['veto'] },
    })
    t.bob.takes('arm', 'veto', 'rule-played')
    t.ann.uses('egads')
    expect(t.rules).toEqual(['egads'])
    expect(t.discard).toEqual(expect.arrayContaining(['draw-5', 'veto']))
  })

  it('U4 never answers one’s own play, and cannot be burnt for nothing', () => {
    const t = table({ edition, turn: 'ann', rules: ['play-2'], ann: { hand: ['veto', 'draw-2'] }, bob: { hand: ['robin'] } })
    t.ann.takes('arm', 'veto', 'rule-played')
    t.ann.plays('draw-2')
    expect(t.rules).toContain('draw-2')
    expect(t.ann.hand).toContain('veto')
    expect(t.bob.offers('arm')).toEqual([])
  })

  it('U4 counts a cancelled play as used', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['jackpot', 'robin', 'the-bank'] },
      bob: { hand: ['stop-that'] },
    })
    t.bob.takes('arm', 'stop-that', 'action-played')
    t.ann.plays('jackpot')
    expect(t.ann.hand).toEqual(['robin', 'the-bank'])
    t.ann.plays('robin')
    expect(t.turn).toBe('bob')
  })

  it('U4 lays the cards of a chain aside until it is settled', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['steal-something', 'jackpot'], front: ['robin', 'the-bank'] },
      bob: { hand: ['its-a-trap'], front: ['batman'] },
    })
    t.bob.takes('arm', 'its-a-trap', 'keeper-taken')
    t.ann.plays('steal-something')
    t.ann.isNotAsked()
    t.bob.isAsked('choose-cards', ['robin', 'the-bank'])
    expect(t.discard).toEqual([])
    t.bob.picks('robin')
    expect(t.bob.front).toEqual(['batman', 'robin'])
    expect(t.discard).toEqual(expect.arrayContaining(['steal-something', 'its-a-trap']))
  })

  it('U5 gives a Surprise from the top of the draw pile its in-turn effect', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['egads', 'draw-2', 'hand-limit-3'],
      deck: ['veto'],
      ann: { hand: ['the-bank'] },
      bob: {},
    })
    t.ann.uses('egads')
    t.ann.isAsked('choose-cards', ['egads', 'draw-2', 'hand-limit-3'])
  })

  it('U6 protects its owner by default, and anybody if it is armed so', () => {
    const laid = () => table({ edition, turn: 'ann', ann: { hand: ['draw-2'] }, bob: { hand: ['veto'] }, cid: { hand: ['stop-that'] } })
    const own = laid()
    own.bob.takes('arm', 'veto', 'rule-played')
    own.cid.takes('arm', 'stop-that', 'surprise-played')
    own.ann.plays('draw-2')
    expect(own.rules).toEqual([])
    expect(own.cid.hand).toContain('stop-that')
    const wide = laid()
    wide.bob.takes('arm', 'veto', 'rule-played')
    wide.cid.takes('arm', 'stop-that', 'surprise-played', 'anybody')
    wide.ann.plays('draw-2')
    expect(wide.rules).toEqual(['draw-2'])
  })

  it('U6 cancels a Surprise played on its owner’s own turn too', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['thats-mine'] }, bob: { hand: ['veto'], front: ['robin'] } })
    t.bob.takes('arm', 'veto', 'surprise-played')
    t.ann.plays('thats-mine')
    expect(t.bob.front).toEqual(['robin'])
    expect(t.discard).toEqual(expect.arrayContaining(['thats-mine', 'veto']))
  })

  it('U3 with `ask` asks every other player with cards in hand, whether or not they hold a Surprise, and waits for all', () => {
    const t = table({
      edition,
      turn: 'ann',
      options: { reactions: 'ask' },
      ann: { hand: ['draw-2', 'robin'] },
      bob: { hand: ['veto', 'batman'] },
      cid: { hand: ['the-bank'] },
      dan: {},
    })
    expect(t.bob.offers('arm')).toEqual([])
    t.ann.plays('draw-2')
    t.ann.isNotAsked()
    t.dan.isNotAsked()
    t.bob.isAsked('choose-option', ['pass', 'veto'])
    t.cid.isAsked('choose-option', ['pass'])
    t.bob.picks('veto')
    expect(t.rules).toEqual([])
    expect(t.bob.hand).toContain('veto')
    t.cid.picks('pass')
    // Veto! is played: everybody else is asked again, for it can be answered too.
    t.ann.isAsked('choose-option', ['pass'])
    t.cid.isAsked('choose-option', ['pass'])
    t.bob.isNotAsked()
    t.ann.picks('pass')
    t.cid.picks('pass')
    expect(t.rules).toEqual([])
    expect(t.discard).toEqual(expect.arrayContaining(['draw-2', 'veto']))
  })

  it('U3 with `ask` lets who comes too late keep the card, unseen', () => {
    const t = table({
      edition,
      turn: 'ann',
      options: { reactions: 'ask' },
      rules: ['play-2'],
      ann: { hand: ['exchange-keepers', 'robin', 'sidekicks'], front: ['the-bank'] },
      bob: { hand: ['stop-that', 'veto'] },
      cid: { hand: ['canceled-plans', 'not-your-problem'], front: ['batman'] },
    })
    t.ann.plays('exchange-keepers')
    t.bob.picks('stop-that')
    t.cid.picks('pass')
    t.ann.picks('pass')
    t.cid.picks('canceled-plans')
    t.ann.picks('pass')
    t.bob.picks('pass')
    // Cid cancelled what Bob answered with: the exchange stands, and nobody is asked about it again.
    t.ann.isNotAsked()
    expect(t.ann.front).toEqual(['the-bank'])
    t.bob.isAsked('choose-option', ['pass'])
    t.cid.isAsked('choose-option', ['pass'])
  })

  it('U3 with `ask` passes for who does not answer in time', () => {
    const t = table({ edition, turn: 'ann', options: { reactions: 'ask' }, ann: { hand: ['draw-2'] }, bob: { hand: ['veto'] } })
    t.ann.plays('draw-2')
    t.bob.timesOut()
    expect(t.rules).toEqual(['draw-2'])
    expect(t.bob.hand).toContain('veto')
  })
})
