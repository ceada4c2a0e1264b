import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

describe('All-at-once effects', () => {
  it("F11 happen at one moment: what Let's Simplify discards together is gone together", () => {
    const t = table({
      turn: 'ann',
      rules: ['inflation', 'hand-limit-1', 'play-2'],
      ann: { hand: ['lets-simplify', 'milk'] },
      bob: { hand: ['love', 'time'] },
    })
    t.ann.plays('lets-simplify')
    t.ann.picks('inflation', 'hand-limit-1')
    expect(t.rules).toEqual(['play-2'])
    expect(t.bob.hand).toEqual(['love', 'time'])
    t.ann.isAsked('play', ['milk'])
  })

  it('F11 happen at one moment: limits bind only after all hands have rotated', () => {
    const t = table({
      turn: 'ann',
      rules: ['hand-limit-2', 'play-2'],
      ann: { hand: ['rotate-hands', 'milk', 'love', 'time', 'sleep'] },
      bob: { hand: ['bread', 'music'] },
      cid: { hand: ['peace'] },
    })
    t.ann.plays('rotate-hands')
    t.ann.picks('right')
    expect(t.ann.hand).toEqual(['bread', 'music'])
    expect(t.bob.hand).toEqual(['peace'])
    t.cid.isAsked('discard', ['milk', 'love', 'time', 'sleep'])
    t.bob.isNotAsked()
  })

  it('F11 leave nothing to be used between their parts', () => {
    const t = table({
      turn: 'ann',
      rules: ['mystery-play', 'play-2'],
      ann: { hand: ['rotate-hands', 'milk'] },
      bob: { hand: ['bread'] },
      cid: { hand: ['peace'] },
    })
    t.ann.plays('rotate-hands')
    t.ann.isAsked('choose-option', ['left', 'right'])
    t.ann.picks('left')
    t.ann.isAsked('play', ['peace', 'use:mystery-play'])
  })
})

describe('What lies open', () => {
  const open = () =>
    table({
      turn: 'ann',
      rules: ['draw-2'],
      goals: ['toast'],
      discard: ['jackpot'],
      ann: { hand: ['milk', 'love', 'time'], front: ['bread'] },
      bob: { hand: ['music'], front: ['peace'] },
    })

  it('F12 are Keepers, rules, Goals and the discard pile', () => {
    const t = open()
    for (const viewer of ['ann', 'bob', null])
      for (const card of ['bread', 'peace', 'draw-2', 'toast', 'jackpot']) expect(JSON.stringify(t.view(viewer))).toContain(`"${card}"`)
  })

  it('F12 are the sizes of hands', () => {
    const t = open()
    for (const viewer of ['ann', 'bob', null]) expect(t.view(viewer).players.map((player) => player.hand)).toEqual([3, 1])
  })
})

describe('Double Agenda', () => {
  it('F15 gone while two Goals are out makes the player on turn drop one', () => {
    const t = table({
      turn: 'ann',
      rules: ['double-agenda', 'play-2'],
      goals: ['toast', 'hippyism'],
      ann: { hand: ['trash-a-new-rule', 'milk'] },
      bob: {},
    })
    t.ann.plays('trash-a-new-rule')
    t.ann.picks('double-agenda')
    t.ann.isAsked('choose-cards', ['toast', 'hippyism'])
    t.bob.isNotAsked()
    t.ann.picks('hippyism')
    expect(t.goals).toEqual(['toast'])
    expect(t.discard).toEqual(expect.arrayContaining(['hippyism', 'double-agenda', 'trash-a-new-rule']))
    t.ann.isAsked('play', ['milk'])
  })

  it('F15 reset away does likewise', () => {
    const t = table({
      turn: 'ann',
      rules: ['double-agenda'],
      goals: ['toast', 'hippyism'],
      ann: { hand: ['rules-reset'] },
      bob: {},
    })
    t.ann.plays('rules-reset')
    t.ann.isAsked('choose-cards', ['toast', 'hippyism'])
    t.ann.picks('toast')
    expect(t.goals).toEqual(['hippyism'])
    expect(t.turn).toBe('bob')
  })

  it('F15 gone with a single Goal out asks for nothing', () => {
    const t = table({ turn: 'ann', rules: ['double-agenda'], goals: ['toast'], ann: { hand: ['rules-reset'] }, bob: {} })
    t.ann.plays('rules-reset')
    expect(t.goals).toEqual(['toast'])
    expect(t.turn).toBe('bob')
  })
})

describe('A position in which nobody can ever draw or play again', () => {
  it('F16 is a draw: the game says so and ends', () => {
    const t = table({ turn: 'ann', deck: [], onlyDeck: true, ann: { hand: ['milk'] }, bob: {} })
    t.ann.plays('milk')
    expect(t.over).toBe(true)
    expect(t.winner).toBeNull()
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'ended', how: 'stuck' }))
  })

  it('F16 has come when cards are held that no rule lets anybody play', () => {
    const t = table({
      turn: 'ann',
      rules: ['play-all-but-1'],
      deck: [],
      onlyDeck: true,
      ann: { hand: ['milk', 'love'] },
      bob: { hand: ['time'] },
    })
    t.ann.plays('milk')
    expect(t.over).toBe(true)
    expect(t.winner).toBeNull()
  })

  it('F16 has not come while somebody holds a card that can be played', () => {
    const t = table({ turn: 'ann', deck: [], onlyDeck: true, ann: { hand: ['milk'] }, bob: {}, cid: { hand: ['love'] } })
    t.ann.plays('milk')
    expect(t.over).toBe(false)
    expect(t.turn).toBe('cid')
    t.cid.isAsked('play', ['love'])
  })

  it('F16 has not come while a discarded card can be drawn again', () => {
    const t = table({ turn: 'ann', deck: [], onlyDeck: true, ann: { hand: ['jackpot'] }, bob: {} })
    t.ann.plays('jackpot')
    expect(t.over).toBe(false)
    t.bob.isAsked('play', ['jackpot'])
  })

  it('F16 has not come while Recycling can still give somebody cards', () => {
    const t = table({ turn: 'ann', rules: ['recycling'], deck: [], onlyDeck: true, ann: { hand: ['milk'] }, bob: {} })
    t.ann.plays('milk')
    t.ann.endsTurn()
    expect(t.over).toBe(false)
    expect(t.turn).toBe('ann')
    t.ann.isAsked('play', ['use:recycling', 'draw'])
  })
})

describe('A reshuffle', () => {
  it('F8 does not happen when the last card is taken', () => {
    const t = table({
      turn: 'ann',
      drawn: 0,
      deck: ['milk'],
      onlyDeck: true,
      discard: ['love', 'time'],
      ann: { hand: ['bread'] },
      bob: { hand: ['music'] },
    })
    expect(t.ann.hand).toEqual(['bread', 'milk'])
    expect(t.deck).toEqual([])
    expect(t.discard).toEqual(['love', 'time'])
  })

  it('F8 happens when a card is needed', () => {
    const t = table({
      turn: 'ann',
      deck: [],
      onlyDeck: true,
      discard: ['love', 'time'],
      ann: { hand: ['bread'] },
      bob: { hand: ['music'] },
    })
    expect(t.discard).toEqual(['love', 'time'])
    t.ann.plays('bread')
    expect(t.discard).toEqual([])
    expect(t.bob.hand).toHaveLength(2)
    expect(t.deck).toHaveLength(1)
  })
})
