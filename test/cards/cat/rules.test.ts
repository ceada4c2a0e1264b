import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

describe('Curiosity', () => {
  it('exchanges a card of the hand for the top card of the discard pile, once in a turn', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      rules: ['curiosity'],
      discard: ['draw-2', 'kitten'],
      ann: { hand: ['sunbeam', 'catnip'] },
      bob: {},
    })
    t.ann.uses('curiosity')
    t.ann.isAsked('choose-cards', ['sunbeam', 'catnip'])
    t.ann.picks('catnip')
    expect(t.ann.hand).toEqual(['sunbeam', 'kitten'])
    expect(t.discard).toEqual(['draw-2', 'catnip'])
    t.ann.isAsked('play', ['sunbeam', 'kitten'])
  })

  it.each([
    ['an Action', ['trash-something']],
    ['a Creeper', ['vet-appointment']],
    ['nothing', []],
  ])('is not offered while %s lies on top', (_, discard) => {
    const t = table({ edition: 'cat', turn: 'ann', rules: ['curiosity'], discard, ann: { hand: ['sunbeam', 'catnip'] }, bob: {} })
    t.ann.isAsked('play', ['sunbeam', 'catnip'])
  })
})

describe('Lap Swap', () => {
  it('takes a Keeper back and puts a different one down; neither is a play', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      rules: ['lap-swap'],
      ann: { hand: ['kitten', 'draw-2', 'puppy'], front: ['sunbeam', 'catnip'] },
      bob: {},
    })
    t.ann.uses('lap-swap')
    t.ann.isAsked('choose-cards', ['sunbeam', 'catnip'])
    t.ann.picks('sunbeam')
    t.ann.isAsked('choose-cards', ['kitten', 'puppy'])
    t.ann.picks('kitten')
    expect(t.ann.front).toEqual(['catnip', 'kitten'])
    expect(t.ann.hand).toEqual(['draw-2', 'puppy', 'sunbeam'])
    t.ann.isAsked('play', ['draw-2', 'puppy', 'sunbeam'])
  })

  it('G2 can win', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      rules: ['lap-swap'],
      goals: ['unlikely-friends'],
      ann: { hand: ['kitten', 'draw-2'], front: ['puppy', 'sunbeam'] },
      bob: {},
    })
    t.ann.uses('lap-swap')
    t.ann.picks('sunbeam')
    t.ann.picks('kitten')
    expect(t.winner).toBe('ann')
  })

  it('C5 cannot take back a Keeper with a Creeper on it', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      rules: ['lap-swap'],
      ann: { hand: ['kitten', 'draw-2'], front: ['sunbeam', { creeper: 'fleas', on: 'sunbeam' }] },
      bob: {},
    })
    t.ann.isAsked('play', ['kitten', 'draw-2'])
  })

  it('F17 keeps the turn open for whoever holds cards, Keeper or not, so that the wait tells nothing', () => {
    const t = table({ edition: 'cat', turn: 'ann', rules: ['lap-swap'], ann: { hand: ['draw-2', 'draw-3'], front: ['sunbeam'] }, bob: {} })
    t.ann.plays('draw-2')
    t.ann.isAsked('play', ['end-turn'])
  })
})

describe('Never Mind', () => {
  it('puts a Goal from the hand into play and takes the one it replaces', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      rules: ['never-mind'],
      goals: ['sunbathing'],
      ann: { hand: ['contentment', 'wild-night', 'draw-2'] },
      bob: {},
    })
    t.ann.uses('never-mind')
    t.ann.isAsked('choose-cards', ['contentment', 'wild-night'])
    t.ann.picks('contentment')
    expect(t.goals).toEqual(['contentment'])
    expect(t.ann.hand).toEqual(['wild-night', 'draw-2', 'sunbathing'])
    t.ann.isAsked('play', ['wild-night', 'draw-2', 'sunbathing'])
  })

  it('asks which of two Goals makes room', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      rules: ['never-mind', 'double-agenda'],
      goals: ['sunbathing', 'patchwork'],
      ann: { hand: ['contentment', 'draw-2'] },
      bob: {},
    })
    t.ann.uses('never-mind')
    t.ann.isAsked('choose-cards', ['sunbathing', 'patchwork'])
    t.ann.picks('patchwork')
    t.ann.picks('contentment')
    expect(t.goals).toEqual(['sunbathing', 'contentment'])
    expect(t.ann.hand).toEqual(['draw-2', 'patchwork'])
  })

  it('G2 wins for whoever meets the new Goal', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      rules: ['never-mind'],
      goals: ['sunbathing'],
      ann: { hand: ['contentment', 'draw-2'] },
      bob: { front: ['the-purr', 'the-nap'] },
    })
    t.ann.uses('never-mind')
    t.ann.picks('contentment')
    expect(t.winner).toBe('bob')
  })

  it('is not offered while there is no Goal in play', () => {
    const t = table({ edition: 'cat', turn: 'ann', rules: ['never-mind'], ann: { hand: ['contentment', 'draw-2'] }, bob: {} })
    t.ann.isAsked('play', ['contentment', 'draw-2'])
  })
})

describe('Off the Shelf', () => {
  it('discards a card of the hand or a Keeper of one’s own, for nothing', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      rules: ['off-the-shelf'],
      ann: { hand: ['draw-2', 'kitten'], front: ['sunbeam'] },
      bob: { front: ['catnip'] },
    })
    t.ann.uses('off-the-shelf')
    t.ann.isAsked('choose-cards', ['draw-2', 'kitten', 'sunbeam'])
    t.ann.picks('kitten')
    expect(t.discard).toEqual(['kitten'])
    expect(t.ann.hand).toEqual(['draw-2'])
    t.ann.isAsked('play', ['draw-2'])
  })

  it('C5 knocks off what clings to the Keeper as well', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      rules: ['off-the-shelf'],
      ann: { hand: ['draw-2'], front: ['sunbeam', { creeper: 'fleas', on: 'sunbeam' }] },
      bob: {},
    })
    t.ann.uses('off-the-shelf')
    t.ann.picks('sunbeam')
    expect(t.ann.front).toEqual([])
    expect(t.discard).toEqual(['sunbeam', 'fleas'])
  })
})

describe('Crazy Cat Bonus', () => {
  it('lets whoever has the most Cats draw one more and play one more', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      rules: ['crazy-cat-bonus'],
      ann: { hand: ['draw-2'], front: ['kitten', 'black-cat'] },
      bob: { front: ['tabby-cat', 'puppy', 'old-hound'] },
    })
    expect([t.terms.draw.value, t.terms.play.value]).toEqual([2, 2])
  })

  it('gives nothing at a tie, nor to somebody without a Cat', () => {
    const tie = table({
      edition: 'cat',
      turn: 'ann',
      rules: ['crazy-cat-bonus'],
      ann: { hand: ['draw-2'], front: ['kitten'] },
      bob: { front: ['black-cat'] },
    })
    expect(tie.terms.draw.value).toBe(1)
    const none = table({ edition: 'cat', turn: 'ann', rules: ['crazy-cat-bonus'], ann: { hand: ['draw-2'], front: ['puppy'] }, bob: {} })
    expect(none.terms.draw.value).toBe(1)
  })

  it('F6 gives the extra card at once when it begins in mid-turn', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      rules: ['crazy-cat-bonus'],
      deck: ['catnip'],
      ann: { hand: ['kitten', 'sunbeam'] },
      bob: {},
    })
    t.ann.plays('kitten')
    expect(t.ann.hand).toEqual(['sunbeam', 'catnip'])
    t.ann.isAsked('play', ['sunbeam', 'catnip'])
  })
})

describe('Cat in the Room Bonus', () => {
  const room = {
    edition: 'cat' as const,
    turn: 'ann',
    rules: ['cat-in-the-room-bonus'],
    deck: ['catnip'],
    ann: { hand: ['sunbeam'] },
    bob: {},
  }

  it('draws a card for an honest yes, which the table hears', () => {
    const t = table(room)
    t.ann.uses('cat-in-the-room-bonus')
    t.ann.isAsked('choose-option', ['yes', 'no'])
    t.ann.picks('yes')
    expect(t.ann.hand).toEqual(['sunbeam', 'catnip'])
    expect(t.events).toContainEqual({ type: 'chose', seat: 'ann', prompt: 'is-a-cat-here', picks: ['yes'] })
    t.ann.isAsked('play', ['sunbeam', 'catnip'])
  })

  it('draws nothing for a no, and cannot be asked again this turn', () => {
    const t = table(room)
    t.ann.uses('cat-in-the-room-bonus')
    t.ann.picks('no')
    t.ann.isAsked('play', ['sunbeam'])
  })

  it('W1 takes silence for a no', () => {
    const t = table(room)
    t.ann.uses('cat-in-the-room-bonus')
    t.ann.timesOut()
    t.ann.isAsked('play', ['sunbeam'])
  })

  it('F4 has its numeral raised by Inflation', () => {
    const t = table({ ...room, editions: ['fluxx', 'cat'], rules: ['inflation', 'cat-in-the-room-bonus'], deck: ['catnip', 'kitten'] })
    t.ann.uses('cat-in-the-room-bonus')
    t.ann.picks('yes')
    expect(t.ann.hand).toEqual(['sunbeam', 'catnip', 'kitten'])
  })
})
