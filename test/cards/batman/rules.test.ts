/** The New Rules that only Batman Fluxx has. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const edition = 'batman'

describe('Hand Limit 3', () => {
  it('L1 leaves the others three cards at most, at once', () => {
    const t = table({
      edition: 'batman',
      turn: 'ann',
      ann: { hand: ['hand-limit-3'] },
      bob: { hand: ['draw-2', 'draw-3', 'draw-4', 'draw-5'] },
    })
    t.ann.plays('hand-limit-3')
    t.bob.isAsked('discard', ['draw-2', 'draw-3', 'draw-4', 'draw-5'])
    t.bob.picks('draw-5')
    expect(t.discard).toEqual(['draw-5'])
  })
})

describe('Egads!', () => {
  it('plays the top card, without using up a play', () => {
    const t = table({ edition, turn: 'ann', rules: ['egads'], deck: ['the-bank'], ann: { hand: ['robin'] }, bob: {} })
    t.ann.uses('egads')
    expect(t.ann.front).toEqual(['the-bank'])
    t.ann.isAsked('play', ['robin'])
  })

  it('C1 lays villains in front of the player and goes on to the next card', () => {
    const t = table({ edition, turn: 'ann', rules: ['egads'], deck: ['bane', 'the-joker', 'the-bank'], ann: { hand: ['robin'] }, bob: {} })
    t.ann.uses('egads')
    expect(t.ann.front.toSorted()).toEqual(['bane', 'the-bank', 'the-joker'])
  })
})

describe('Crime Happens', () => {
  it('lets whoever has a villain take a Keeper; the villain stays', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['crime-happens'],
      ann: { hand: ['the-bank'], front: ['bane'] },
      bob: { front: ['robin', 'batman'] },
    })
    t.ann.uses('crime-happens')
    t.ann.isAsked('choose-cards', ['robin', 'batman'])
    t.ann.picks('batman')
    expect(t.ann.front).toEqual(['bane', 'batman'])
  })

  it('F17 is not offered without a villain, nor without a Keeper to take', () => {
    const honest = table({ edition, turn: 'ann', rules: ['crime-happens'], ann: { hand: ['the-bank'] }, bob: { front: ['robin'] } })
    honest.ann.isAsked('play', ['the-bank'])
    const alone = table({ edition, turn: 'ann', rules: ['crime-happens'], ann: { hand: ['the-bank'], front: ['bane'] }, bob: {} })
    alone.ann.isAsked('play', ['the-bank'])
  })
})

describe('Arkham Asylum', () => {
  it('catches villains that would be discarded', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['arkham-asylum'],
      ann: { hand: ['kpow'] },
      bob: { front: ['bane', 'robin'] },
      cid: { front: ['catwoman'] },
    })
    t.ann.plays('kpow')
    expect(t.view(null).under['arkham-asylum']?.toSorted()).toEqual(['bane', 'catwoman'])
    expect(t.discard).toEqual(['kpow'])
    expect(t.bob.front).toEqual(['robin'])
  })

  it('deals them out from the left of the player on turn when it leaves play', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['arkham-asylum'],
      asylum: ['bane', 'catwoman', 'the-joker'],
      ann: { hand: ['rules-reset'] },
      bob: {},
      cid: {},
    })
    t.ann.plays('rules-reset')
    expect([t.bob.front.length, t.cid.front.length, t.ann.front.length]).toEqual([1, 1, 1])
  })
})

describe('Elsewhere in Gotham City', () => {
  it('C3 lets nobody be blocked by the villains of others', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['elsewhere-in-gotham-city'],
      ann: { hand: ['the-dynamic-duo'], front: ['batman', 'robin'] },
      bob: { front: ['bane'] },
    })
    t.ann.plays('the-dynamic-duo')
    expect(t.winner).toBe('ann')
  })

  it('C3 leaves those in front of oneself', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['elsewhere-in-gotham-city'],
      ann: { hand: ['the-dynamic-duo'], front: ['batman', 'robin', 'bane'] },
      bob: {},
    })
    t.ann.plays('the-dynamic-duo')
    expect(t.over).toBe(false)
  })
})

describe("Let's Keep Doing That!", () => {
  it('keeps an Action from the discard pile for everybody, once in a turn', () => {
    const t = table({
      edition,
      turn: 'ann',
      discard: ['jackpot', 'kpow'],
      deck: ['robin', 'batman', 'batgirl', 'the-bank'],
      ann: { hand: ['lets-keep-doing-that', 'draw-2'] },
      bob: {},
    })
    t.ann.plays('lets-keep-doing-that')
    t.ann.isAsked('choose-cards', ['jackpot', 'kpow'])
    t.ann.picks('jackpot')
    expect(t.view(null).under).toEqual({ 'lets-keep-doing-that': ['jackpot'] })
    t.ann.uses('lets-keep-doing-that')
    expect(t.ann.hand).toEqual(['draw-2', 'robin', 'batman', 'batgirl'])
    expect(t.turn).toBe('bob')
    expect(t.bob.question.options).toContain('use:lets-keep-doing-that')
  })

  it('cannot be stopped: it is a free action', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['play-2'],
      discard: ['jackpot'],
      ann: { hand: ['lets-keep-doing-that', 'draw-2'] },
      bob: { hand: ['stop-that'] },
    })
    t.bob.takes('arm', 'stop-that', 'action-played')
    t.ann.plays('lets-keep-doing-that')
    t.ann.uses('lets-keep-doing-that')
    expect(t.ann.hand).toHaveLength(4)
    expect(t.bob.hand).toEqual(['stop-that'])
  })

  it('stays bare when no Action is discarded, and gives it up when it leaves play', () => {
    const bare = table({ edition, turn: 'ann', ann: { hand: ['lets-keep-doing-that'] }, bob: {} })
    bare.ann.plays('lets-keep-doing-that')
    expect(bare.turn).toBe('bob')
    const t = table({
      edition,
      turn: 'ann',
      rules: ['play-2'],
      discard: ['jackpot'],
      ann: { hand: ['lets-keep-doing-that', 'rules-reset'] },
      bob: {},
    })
    t.ann.plays('lets-keep-doing-that')
    t.ann.plays('rules-reset')
    expect(t.discard).toContain('jackpot')
  })
})

describe('Batman Logo Bonus', () => {
  it('draws a card for an honest yes, and none for a no', () => {
    const t = table({ edition, turn: 'ann', rules: ['batman-logo-bonus'], deck: ['robin'], ann: { hand: ['the-bank'] }, bob: {} })
    t.ann.uses('batman-logo-bonus')
    t.ann.isAsked('choose-option', ['yes', 'no'])
    t.ann.picks('yes')
    expect(t.ann.hand).toEqual(['the-bank', 'robin'])
    expect(t.events).toContainEqual({ type: 'chose', seat: 'ann', prompt: 'shows-the-logo', picks: ['yes'] })
    const shy = table({ edition, turn: 'ann', rules: ['batman-logo-bonus'], ann: { hand: ['the-bank'] }, bob: {} })
    shy.ann.uses('batman-logo-bonus')
    shy.ann.picks('no')
    expect(shy.ann.hand).toEqual(['the-bank'])
  })

  it('W1 takes silence for a no', () => {
    const t = table({ edition, turn: 'ann', rules: ['batman-logo-bonus'], ann: { hand: ['the-bank'] }, bob: {} })
    t.ann.uses('batman-logo-bonus')
    t.ann.timesOut()
    expect(t.ann.hand).toEqual(['the-bank'])
  })
})

describe('Night Patrol', () => {
  it('sees off a villain of one’s own for a card', () => {
    const t = table({
      edition,
      turn: 'ann',
      rules: ['night-patrol'],
      ann: { hand: ['the-bank', 'robin'], front: ['bane', 'catwoman'] },
      bob: {},
    })
    t.ann.uses('night-patrol')
    t.ann.isAsked('choose-cards', ['the-bank', 'robin'])
    t.ann.picks('robin')
    t.ann.isAsked('choose-cards', ['bane', 'catwoman'])
    t.ann.picks('bane')
    expect(t.ann.front).toEqual(['catwoman'])
    expect(t.discard).toEqual(['robin', 'bane'])
  })

  it('F17 needs both', () => {
    const t = table({ edition, turn: 'ann', rules: ['night-patrol'], ann: { hand: ['the-bank'] }, bob: { front: ['bane'] } })
    t.ann.isAsked('play', ['the-bank'])
  })
})
