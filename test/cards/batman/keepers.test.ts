/** The Keepers of Batman Fluxx and what they can do. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const edition = 'batman'

describe('Alfred Pennyworth', () => {
  it('changes one card of the hand for another, once in a turn', () => {
    const t = table({ edition, turn: 'ann', deck: ['draw-5'], ann: { hand: ['robin', 'batman'], front: ['alfred-pennyworth'] }, bob: {} })
    t.ann.uses('alfred-pennyworth')
    t.ann.isAsked('choose-cards', ['robin', 'batman'])
    t.ann.picks('robin')
    expect(t.ann.hand).toEqual(['batman', 'draw-5'])
    expect(t.discard).toEqual(['robin'])
    t.ann.isAsked('play', ['batman', 'draw-5'])
  })

  it('F17 is not offered to an empty hand', () => {
    const t = table({ edition, turn: 'ann', drawn: 0, ann: { front: ['alfred-pennyworth'] }, bob: {} })
    t.ann.isAsked('play', [...t.ann.hand, 'use:alfred-pennyworth'])
    expect(t.ann.hand).toHaveLength(1)
  })
})

describe('Batarang', () => {
  it('T11 comes back before the draw and puts a discarded card on top', () => {
    const t = table({ edition, turn: 'ann', drawn: 0, discard: ['sidekicks', 'robin'], ann: { front: ['batarang'] }, bob: {} })
    t.ann.isAsked('play', ['draw', 'use:batarang'])
    t.ann.uses('batarang')
    t.ann.isAsked('choose-cards', ['sidekicks', 'robin'])
    t.ann.picks('robin')
    expect(t.ann.hand).toEqual(['batarang', 'robin'])
    expect(t.discard).toEqual(['sidekicks'])
  })

  it('just comes back when nothing is discarded', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['robin'], front: ['batarang'] }, bob: {} })
    t.ann.uses('batarang')
    expect(t.ann.hand).toEqual(['robin', 'batarang'])
    expect(t.ann.front).toEqual([])
  })
})

describe('Batcomputer', () => {
  it('gives a draw and a play more, at once', () => {
    const t = table({ edition, turn: 'ann', deck: ['robin', 'batman'], ann: { hand: ['batcomputer', 'the-bank'] }, bob: {} })
    t.ann.plays('batcomputer')
    expect(t.ann.hand).toEqual(['the-bank', 'robin'])
    t.ann.isAsked('play', ['the-bank', 'robin'])
    expect(t.terms.draw.value).toBe(2)
    expect(t.terms.play.value).toBe(2)
  })

  it('raises both limits for its owner, and for nobody else', () => {
    const t = table({
      edition,
      turn: 'ann',
      ann: { hand: ['hand-limit-1'] },
      bob: { hand: ['robin', 'batman'], front: ['batcomputer'] },
      cid: { hand: ['the-bank', 'batarang'] },
    })
    t.ann.plays('hand-limit-1')
    t.bob.isNotAsked()
    t.cid.isAsked('discard', ['the-bank', 'batarang'])
  })
})

describe('Batgirl', () => {
  it('discards a villain of somebody else', () => {
    const t = table({
      edition,
      turn: 'ann',
      ann: { hand: ['the-bank'], front: ['batgirl', 'bane'] },
      bob: { front: ['the-joker', 'catwoman'] },
    })
    t.ann.uses('batgirl')
    t.ann.isAsked('choose-cards', ['the-joker', 'catwoman'])
    t.ann.picks('catwoman')
    expect(t.bob.front).toEqual(['the-joker'])
    t.ann.isAsked('play', ['the-bank'])
  })

  it('F17 is of no use against one’s own', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['the-bank'], front: ['batgirl', 'bane'] }, bob: {} })
    t.ann.isAsked('play', ['the-bank'])
  })
})

describe('Batman', () => {
  it('discards any villain', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['the-bank'], front: ['batman', 'bane'] }, bob: { front: ['the-joker'] } })
    t.ann.uses('batman')
    t.ann.isAsked('choose-cards', ['bane', 'the-joker'])
    t.ann.picks('bane')
    expect(t.ann.front).toEqual(['batman'])
    expect(t.discard).toEqual(['bane'])
  })
})

describe('Batman Cuffs', () => {
  const cuffs = () =>
    table({
      edition,
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['the-bank', 'draw-2'], front: ['batman-cuffs'] },
      bob: { front: ['bane', 'catwoman'] },
    })

  it('puts a villain out of play, once, while they are empty', () => {
    const t = cuffs()
    t.ann.uses('batman-cuffs')
    t.ann.isAsked('choose-cards', ['bane', 'catwoman'])
    t.ann.picks('bane')
    expect(t.bob.front).toEqual(['catwoman'])
    expect(t.view(null).under).toEqual({ 'batman-cuffs': ['bane'] })
    t.ann.isAsked('play', ['the-bank', 'draw-2'])
  })

  it('lets the villain go at any time, in front of its owner', () => {
    const t = cuffs()
    t.ann.uses('batman-cuffs')
    t.ann.picks('bane')
    t.ann.takes('release', 'bane')
    expect(t.ann.front).toEqual(['batman-cuffs', 'bane'])
  })

  it('move with the villain, who is left behind when they leave play', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['steal-something', 'trash-something'] },
      bob: { front: ['batman-cuffs'], cuffed: ['bane'] },
    })
    t.ann.plays('steal-something')
    expect(t.ann.front).toEqual(['batman-cuffs'])
    t.ann.plays('trash-something')
    expect(t.ann.front).toEqual(['bane'])
    expect(t.discard).toContain('batman-cuffs')
  })
})

describe('Batmobile', () => {
  it('F9 gives another turn for itself', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['the-bank'], front: ['batmobile'] }, bob: {} })
    t.ann.uses('batmobile')
    expect(t.discard).toContain('batmobile')
    t.ann.plays('the-bank')
    expect(t.turn).toBe('ann')
    t.ann.plays(t.ann.hand[0] ?? '')
    expect(t.turn).toBe('bob')
  })

  it('gives nothing when it is lost in another way', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['trash-something'], front: ['batmobile'] }, bob: {} })
    t.ann.plays('trash-something')
    expect(t.turn).toBe('bob')
  })
})

describe('Bruce Wayne', () => {
  it('changes into Batman out of the hand', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['batman', 'the-bank'], front: ['bruce-wayne'] }, bob: {} })
    t.ann.uses('bruce-wayne')
    expect(t.ann.front).toEqual(['batman'])
    expect(t.ann.hand).toEqual(['the-bank', 'bruce-wayne'])
    t.ann.isAsked('play', ['the-bank', 'bruce-wayne'])
  })

  it('F17 keeps the turn open whether or not Batman is in hand', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['robin', 'the-bank'], front: ['bruce-wayne'] }, bob: {} })
    t.ann.isAsked('play', ['robin', 'the-bank'])
    t.ann.plays('robin')
    t.ann.isAsked('play', ['end-turn'])
  })

  it('T8 nobody can answer it: it is no play', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['batman', 'the-bank'], front: ['bruce-wayne'] }, bob: { hand: ['thats-mine'] } })
    t.bob.takes('arm', 'thats-mine', 'keeper-played')
    t.ann.uses('bruce-wayne')
    expect(t.ann.front).toEqual(['batman'])
    expect(t.bob.hand).toEqual(['thats-mine'])
  })
})

describe('Commissioner Gordon', () => {
  it('shows a hand to its user alone', () => {
    const t = table({
      edition,
      turn: 'ann',
      ann: { hand: ['the-bank'], front: ['commissioner-gordon'] },
      bob: { hand: ['robin', 'veto'] },
      cid: { hand: ['batman'] },
    })
    t.ann.uses('commissioner-gordon')
    t.ann.isAsked('choose-player', ['bob', 'cid'])
    t.ann.picks('bob')
    expect(t.events).toContainEqual({ type: 'saw-hand', seat: 'ann', of: 'bob', count: 2, cards: ['robin', 'veto'], knownTo: ['ann'] })
    expect(t.bob.hand).toEqual(['robin', 'veto'])
  })
})

describe('Robin', () => {
  it('discards a villain of his own side only', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['the-bank'], front: ['robin', 'bane'] }, bob: { front: ['the-joker'] } })
    t.ann.uses('robin')
    expect(t.ann.front).toEqual(['robin'])
    expect(t.bob.front).toEqual(['the-joker'])
  })
})

describe('The Bank', () => {
  it('lies there and does nothing', () => {
    const t = table({ edition, turn: 'ann', rules: ['play-2'], ann: { hand: ['the-bank', 'draw-2'] }, bob: {} })
    t.ann.plays('the-bank')
    expect(t.ann.front).toEqual(['the-bank'])
    t.ann.isAsked('play', ['draw-2'])
  })
})

describe('The Batcave', () => {
  it('shuts out the Surprises of others during its owner’s turn; they stay armed', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['draw-2'], front: ['the-batcave'] }, bob: { hand: ['veto'] } })
    t.bob.takes('arm', 'veto', 'rule-played')
    t.ann.plays('draw-2')
    expect(t.rules).toEqual(['draw-2'])
    expect(t.view('bob').armed).toEqual([{ card: 'veto', trigger: 'rule-played' }])
  })

  it('gives no shelter on the turn of somebody else', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['draw-2'] }, bob: { hand: ['veto'] }, cid: { front: ['the-batcave'] } })
    t.bob.takes('arm', 'veto', 'rule-played')
    t.ann.plays('draw-2')
    expect(t.rules).toEqual([])
  })

  it('with `ask` leaves nobody to be asked', () => {
    const t = table({
      edition,
      turn: 'ann',
      options: { reactions: 'ask' },
      ann: { hand: ['draw-2'], front: ['the-batcave'] },
      bob: { hand: ['veto'] },
    })
    t.ann.plays('draw-2')
    expect(t.rules).toEqual(['draw-2'])
  })
})

describe('The Bat-Signal', () => {
  it('calls Batman from somebody else', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['the-bank'], front: ['the-bat-signal'] }, bob: { front: ['batman', 'robin'] } })
    t.ann.uses('the-bat-signal')
    expect(t.ann.front).toEqual(['the-bat-signal', 'batman'])
    expect(t.bob.front).toEqual(['robin'])
  })

  it('G5 is taking a Keeper, so that It’s A Trap! can answer it', () => {
    const t = table({
      edition,
      turn: 'ann',
      ann: { hand: ['the-bank'], front: ['the-bat-signal'] },
      bob: { hand: ['its-a-trap'], front: ['batman'] },
    })
    t.bob.takes('arm', 'its-a-trap', 'keeper-taken')
    t.ann.uses('the-bat-signal')
    expect(t.bob.front).toEqual(['batman', 'the-bat-signal'])
  })

  it('F17 is not offered while nobody else has him', () => {
    const t = table({ edition, turn: 'ann', ann: { hand: ['the-bank'], front: ['the-bat-signal', 'batman'] }, bob: {} })
    t.ann.isAsked('play', ['the-bank'])
  })
})

describe('Wayne Manor', () => {
  it('frees its owner from Hand Limits', () => {
    const t = table({
      edition,
      turn: 'ann',
      ann: { hand: ['hand-limit-1'] },
      bob: { hand: ['robin', 'batman', 'the-bank'], front: ['wayne-manor'] },
      cid: { hand: ['batarang', 'batgirl'] },
    })
    t.ann.plays('hand-limit-1')
    t.bob.isNotAsked()
    t.cid.isAsked('discard', ['batarang', 'batgirl'])
  })
})
