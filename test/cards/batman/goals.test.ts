/** Every Goal of Batman Fluxx: what meets it, and what comes close. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const goals = [
  {
    name: 'Batman Family',
    goal: 'batman-family',
    met: [
      ['batman', 'batgirl'],
      ['batgirl', 'robin'],
    ],
    missed: [['batman'], ['batgirl', 'the-bank']],
  },
  {
    name: "I'll Take Care Of That, Sir…",
    goal: 'ill-take-care-of-that-sir',
    met: [
      ['alfred-pennyworth', 'batman'],
      ['alfred-pennyworth', 'bruce-wayne'],
    ],
    missed: [['alfred-pennyworth', 'the-bank'], ['batman']],
  },
  {
    name: 'Those Wonderful Toys',
    goal: 'those-wonderful-toys',
    met: [
      ['batman-cuffs', 'batcomputer'],
      ['batmobile', 'batarang'],
    ],
    missed: [['batman-cuffs'], ['batcomputer', 'the-bank']],
  },
  {
    name: 'To The Batcave!',
    goal: 'to-the-batcave',
    met: [
      ['the-batcave', 'batman'],
      ['the-batcave', 'robin'],
    ],
    missed: [['the-batcave', 'the-bank'], ['batman']],
  },
  {
    name: 'He Left Us a Signal',
    goal: 'he-left-us-a-signal',
    met: [['commissioner-gordon', 'the-bat-signal']],
    missed: [['commissioner-gordon', 'the-bank'], ['the-bat-signal']],
  },
  {
    name: 'I Am The Night!',
    goal: 'i-am-the-night',
    met: [['batman', 'the-bat-signal']],
    missed: [['batman', 'the-bank'], ['the-bat-signal']],
  },
  { name: "He's a Billionaire", goal: 'hes-a-billionaire', met: [['bruce-wayne', 'the-bank']], missed: [['bruce-wayne'], ['the-bank']] },
  {
    name: 'Secret Tunnel',
    goal: 'secret-tunnel',
    met: [['wayne-manor', 'the-batcave']],
    missed: [['wayne-manor', 'the-bank'], ['the-batcave']],
  },
  {
    name: 'Secretly His Daughter',
    goal: 'secretly-his-daughter',
    met: [['batgirl', 'commissioner-gordon']],
    missed: [['batgirl', 'the-bank'], ['commissioner-gordon']],
  },
  { name: 'Sidekicks', goal: 'sidekicks', met: [['robin', 'batgirl']], missed: [['robin', 'the-bank'], ['batgirl']] },
  {
    name: 'Stately Wayne Manor',
    goal: 'stately-wayne-manor',
    met: [['wayne-manor', 'bruce-wayne']],
    missed: [['wayne-manor', 'the-bank'], ['bruce-wayne']],
  },
  { name: 'The Dynamic Duo', goal: 'the-dynamic-duo', met: [['batman', 'robin']], missed: [['batman', 'the-bank'], ['robin']] },
  {
    name: 'To The Batmobile!',
    goal: 'to-the-batmobile',
    met: [
      ['batmobile', 'batman'],
      ['batmobile', 'robin'],
    ],
    missed: [['batmobile', 'the-bank'], ['batman']],
  },
  {
    name: 'To The Batpoles!',
    goal: 'to-the-batpoles',
    met: [['bruce-wayne', 'the-batcave']],
    missed: [['bruce-wayne', 'the-bank'], ['the-batcave']],
  },
  {
    name: 'Utility Belt',
    goal: 'utility-belt',
    met: [
      ['batman', 'batarang'],
      ['batman', 'batman-cuffs'],
    ],
    missed: [['batman', 'the-bank'], ['batarang']],
  },
  {
    name: 'With Some Help From Alfred',
    goal: 'with-some-help-from-alfred',
    met: [
      ['alfred-pennyworth', 'batcomputer'],
      ['alfred-pennyworth', 'the-batcave'],
      ['alfred-pennyworth', 'wayne-manor'],
    ],
    missed: [['alfred-pennyworth', 'the-bank'], ['batcomputer']],
  },
  {
    name: 'Backed Into a Corner',
    goal: 'backed-into-a-corner',
    met: [['robin', 'bane', 'the-joker', 'catwoman']],
    missed: [
      ['robin', 'bane', 'the-joker', 'the-bank'],
      ['bane', 'the-joker', 'catwoman'],
    ],
  },
  { name: 'Bank Robbery in Progress', goal: 'bank-robbery-in-progress', met: [['the-bank', 'bane']], missed: [['the-bank'], ['bane']] },
  {
    name: 'Gotham City Sirens',
    goal: 'gotham-city-sirens',
    met: [
      ['catwoman', 'harley-quinn'],
      ['harley-quinn', 'poison-ivy'],
    ],
    missed: [['catwoman'], ['harley-quinn', 'the-bank']],
  },
  { name: 'Mad Love', goal: 'mad-love', met: [['the-joker', 'harley-quinn']], missed: [['the-joker', 'the-bank'], ['harley-quinn']] },
  {
    name: 'Poison Ivy and Bane',
    goal: 'poison-ivy-and-bane',
    met: [['poison-ivy', 'bane']],
    missed: [['poison-ivy', 'the-bank'], ['bane']],
  },
  {
    name: "Rogues' Gallery",
    goal: 'rogues-gallery',
    met: [['bane', 'the-joker', 'catwoman', 'two-face']],
    missed: [['bane', 'the-joker', 'catwoman', 'robin']],
  },
  {
    name: 'Black-Tie Bad Guys',
    goal: 'black-tie-bad-guys',
    met: [['the-penguin', 'two-face']],
    missed: [['the-penguin', 'the-bank'], ['two-face']],
  },
  { name: 'Cold Cash', goal: 'cold-cash', met: [['mr-freeze', 'the-bank']], missed: [['mr-freeze'], ['the-bank']] },
  {
    name: 'Green With Villainy',
    goal: 'green-with-villainy',
    met: [['the-riddler', 'poison-ivy']],
    missed: [['the-riddler', 'the-bank'], ['poison-ivy']],
  },
  {
    name: 'Riddle Me This, Batman…',
    goal: 'riddle-me-this-batman',
    met: [['the-riddler', 'batman']],
    missed: [['the-riddler', 'the-bank'], ['batman']],
  },
  {
    name: 'The Joker Got Away!',
    goal: 'the-joker-got-away',
    met: [['the-joker', 'batmobile']],
    missed: [['the-joker', 'the-bank'], ['batmobile']],
  },
]

for (const { name, goal, met, missed } of goals) {
  describe(name, () => {
    it.each(met.map((front) => [front]))('is won with %s', (front) => {
      const t = table({ edition: 'batman', turn: 'ann', ann: { hand: [goal], front }, bob: {} })
      t.ann.plays(goal)
      expect(t.winner).toBe('ann')
    })

    it.each(missed.map((front) => [front]))('is not won with %s', (front) => {
      const t = table({ edition: 'batman', turn: 'ann', ann: { hand: [goal], front }, bob: {} })
      t.ann.plays(goal)
      expect(t.over).toBe(false)
    })
  })
}

describe('Crime Spree', () => {
  it('F14 counts the villains of the whole table, and none of them blocks', () => {
    const spree = (more: string[]) =>
      table({
        edition: 'batman',
        turn: 'ann',
        ann: { hand: ['crime-spree'], front: ['the-bat-signal', 'bane', 'the-joker'] },
        bob: { front: ['catwoman', 'two-face', ...more] },
      })
    const five = spree(['the-penguin'])
    five.ann.plays('crime-spree')
    expect(five.winner).toBe('ann')
    const four = spree([])
    four.ann.plays('crime-spree')
    expect(four.over).toBe(false)
  })
})

describe('Villains and Goals', () => {
  const duo = ['batman', 'robin']

  it('C3 a villain in front of anybody keeps everybody from winning by a hero Goal', () => {
    const t = table({ edition: 'batman', turn: 'ann', ann: { hand: ['the-dynamic-duo'], front: duo }, bob: { front: ['bane'] } })
    t.ann.plays('the-dynamic-duo')
    expect(t.over).toBe(false)
  })

  it('C3 no villain blocks a Goal that needs one', () => {
    const t = table({
      edition: 'batman',
      turn: 'ann',
      ann: { hand: ['mad-love'], front: ['the-joker', 'harley-quinn', 'bane'] },
      bob: { front: ['catwoman'] },
    })
    t.ann.plays('mad-love')
    expect(t.winner).toBe('ann')
  })

  it('C3 each of two Goals keeps its own side', () => {
    const t = table({
      edition: 'batman',
      turn: 'ann',
      rules: ['double-agenda', 'play-2'],
      goals: ['the-dynamic-duo'],
      ann: { hand: ['cold-cash', 'the-bank'], front: duo },
      bob: { front: ['mr-freeze'] },
    })
    t.ann.plays('cold-cash')
    expect(t.over).toBe(false)
  })
})
