/** The Keepers of Regular Show Fluxx that do something. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

describe('Golf Cart', () => {
  it('trades a card of the hand for a new one, once in a turn, and not under the Draw rule', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      deck: ['rake'],
      ann: { hand: ['draw-2', 'play-2'], front: ['golf-cart'] },
      bob: {},
    })
    t.ann.uses('golf-cart')
    t.ann.isAsked('choose-cards', ['draw-2', 'play-2'])
    t.ann.picks('play-2')
    expect(t.ann.hand).toEqual(['draw-2', 'rake'])
    t.ann.isAsked('play', ['draw-2', 'rake'])
  })

  it('is not offered to an empty hand', () => {
    const t = table({ edition: 'regular-show', turn: 'ann', ann: { front: ['golf-cart'] }, bob: {} })
    expect(t.turn).toBe('bob')
  })
})

describe('Video Game', () => {
  it('shows a card at random of both, and takes theirs if they are of the same type', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      ann: { hand: ['draw-2'], front: ['video-game'] },
      bob: { hand: ['play-2'] },
      cid: {},
    })
    t.ann.uses('video-game')
    expect(t.events).toContainEqual({
      type: 'compared',
      shown: [
        { seat: 'ann', card: 'draw-2' },
        { seat: 'bob', card: 'play-2' },
      ],
    })
    expect(t.ann.hand).toEqual(['draw-2', 'play-2'])
  })

  it('leaves both where they are otherwise', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      ann: { hand: ['draw-2'], front: ['video-game'] },
      bob: { hand: ['rake'] },
    })
    t.ann.uses('video-game')
    expect([t.ann.hand, t.bob.hand]).toEqual([['draw-2'], ['rake']])
    t.ann.isAsked('play', ['draw-2'])
  })

  it('asks whom to challenge among those who hold cards, and is not offered without any', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      ann: { hand: ['draw-2'], front: ['video-game'] },
      bob: { hand: ['rake'] },
      cid: { hand: ['pops'] },
      dot: {},
    })
    t.ann.uses('video-game')
    t.ann.isAsked('choose-player', ['bob', 'cid'])
    const alone = table({ edition: 'regular-show', turn: 'ann', ann: { hand: ['draw-2'], front: ['video-game'] }, bob: {} })
    alone.ann.isAsked('play', ['draw-2'])
  })
})

describe('Coffee', () => {
  it('adds a play to this turn, once', () => {
    const t = table({ edition: 'regular-show', turn: 'ann', ann: { hand: ['rake', 'pops', 'skips'], front: ['coffee'] }, bob: {} })
    t.ann.uses('coffee')
    expect(t.terms.play.value).toBe(2)
    t.ann.plays('rake')
    t.ann.plays('pops')
    expect(t.turn).toBe('bob')
    expect(t.terms.play.value).toBe(1)
  })

  it('F17 is still there after the last play, as long as there is a card to play', () => {
    const t = table({ edition: 'regular-show', turn: 'ann', ann: { hand: ['rake', 'pops'], front: ['coffee'] }, bob: {} })
    t.ann.plays('rake')
    t.ann.isAsked('play', ['use:coffee', 'end-turn'])
    t.ann.uses('coffee')
    t.ann.isAsked('play', ['pops'])
  })

  it('keeps what it gave when it leaves play', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      ann: { hand: ['trash-a-keeper', 'pops', 'skips'], front: ['coffee'] },
      bob: {},
    })
    t.ann.uses('coffee')
    t.ann.plays('trash-a-keeper')
    expect(t.ann.front).toEqual([])
    t.ann.isAsked('play', ['pops', 'skips'])
  })

  it('does nothing under Play All, and lets the last card be played under Play All But 1', () => {
    const all = table({ edition: 'regular-show', turn: 'ann', rules: ['play-all'], ann: { hand: ['rake'], front: ['coffee'] }, bob: {} })
    all.ann.isAsked('play', ['rake'])
    const but = table({
      edition: 'regular-show',
      turn: 'ann',
      rules: ['play-all-but-1'],
      ann: { hand: ['rake'], front: ['coffee'] },
      bob: {},
    })
    but.ann.uses('coffee')
    expect(but.terms.play.value).toBe('all')
    but.ann.isAsked('play', ['rake'])
  })
})
