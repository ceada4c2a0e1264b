import { begin, type EditionId } from '@meanwhile/engine'
import { cardsOf } from '@meanwhile/engine/catalogue'
import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

const creepers = (edition: EditionId): string[] =>
  cardsOf(edition)
    .filter(({ type }) => type === 'creeper')
    .map(({ id }) => id)

const withCats: EditionId[] = ['fluxx', 'cat']
const withVillains: EditionId[] = ['fluxx', 'batman']
const withDaleks: EditionId[] = ['fluxx', 'doctor-who']

describe('Set-up with Creepers', () => {
  it('S4 puts a dealt Creeper in front of its holder and replaces it, until three other cards are in hand', () => {
    let landed = 0
    for (let n = 0; n < 40; n++) {
      const seed = n.toString(16).padStart(64, '0')
      const { game } = begin({
        table: 'creepy',
        editions: ['fluxx', 'batman'],
        players: 4,
        seed,
        entropy: [],
        options: { first: 'initiative' },
      })
      for (const { hand, front } of game.players) {
        expect(hand).toHaveLength(3)
        expect(hand.filter((card) => creepers('batman').includes(card))).toEqual([])
        expect(front.every((card) => creepers('batman').includes(card))).toBe(true)
        landed += front.length
      }
    }
    expect(landed).toBeGreaterThan(0)
  })
})

describe('Creepers', () => {
  it('C1 lands a drawn Creeper in front of the drawer at once and draws a replacement; it is not a play', () => {
    const t = table({ editions: withDaleks, turn: 'ann', drawn: 0, deck: ['daleks', 'cybermen', 'milk'], ann: { hand: ['time'] }, bob: {} })
    expect(t.ann.front).toEqual(['daleks', 'cybermen'])
    expect(t.ann.hand).toEqual(['time', 'milk'])
    t.ann.isAsked('play', ['time', 'milk'])
  })

  it('C1 holds inside an Action as well: the Creeper never comes into the temporary hand', () => {
    const t = table({
      editions: withDaleks,
      turn: 'ann',
      deck: ['daleks', 'milk', 'bread'],
      ann: { hand: ['draw-2-and-use-em'] },
      bob: { front: ['love'] },
    })
    t.ann.plays('draw-2-and-use-em')
    expect(t.ann.front).toEqual(['daleks'])
    t.ann.isAsked('choose-cards', ['milk', 'bread'])
  })

  it('C1 places a Creeper that is turned over for play, and turns over the next card', () => {
    const t = table({
      editions: withDaleks,
      turn: 'ann',
      rules: ['mystery-play'],
      deck: ['the-master', 'milk'],
      ann: { hand: ['time'] },
      bob: {},
    })
    t.ann.uses('mystery-play')
    expect(t.ann.front.toSorted()).toEqual(['milk', 'the-master'])
  })

  it('C2 keeps whoever has a Creeper from winning, and nobody else', () => {
    const t = table({
      editions: withDaleks,
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['milk-and-cookies', 'time'], front: ['milk', 'cookies', 'daleks'] },
      bob: { front: ['bread'] },
    })
    t.ann.plays('milk-and-cookies')
    expect(t.over).toBe(false)
    const u = table({
      editions: withDaleks,
      turn: 'ann',
      ann: { hand: ['milk-and-cookies'], front: ['daleks'] },
      bob: { front: ['milk', 'cookies'] },
    })
    u.ann.plays('milk-and-cookies')
    expect(u.winner).toBe('bob')
  })

  it('C3 lets any villain in play keep everybody from winning, whoever has it', () => {
    const t = table({
      editions: withVillains,
      turn: 'ann',
      ann: { hand: ['milk-and-cookies'], front: ['milk', 'cookies'] },
      bob: { front: ['the-joker'] },
    })
    t.ann.plays('milk-and-cookies')
    expect(t.over).toBe(false)
  })

  it('C4 counts Creepers towards no Keeper Limit and no Keeper Goal, and leaves them alone when Keepers are meant', () => {
    const t = table({
      editions: withDaleks,
      turn: 'ann',
      rules: ['play-3'],
      ann: { hand: ['keeper-limit-2', 'steal-a-keeper', 'time'] },
      bob: { front: ['milk', 'love', 'daleks', 'cybermen'] },
    })
    t.ann.plays('keeper-limit-2')
    t.bob.isNotAsked()
    t.ann.plays('steal-a-keeper')
    t.ann.isAsked('choose-cards', ['milk', 'love'])
  })

  it('C5 fastens an attaching Creeper to the one Keeper of its holder', () => {
    const t = table({ editions: withCats, turn: 'ann', drawn: 0, deck: ['fleas', 'time'], ann: { front: ['milk'] }, bob: {} })
    expect(t.attached).toEqual({ fleas: 'milk' })
  })

  it('C5 asks the holder where several Keepers could be chosen, before anybody can win', () => {
    const t = table({ editions: withCats, turn: 'ann', drawn: 0, deck: ['fleas', 'time'], ann: { front: ['milk', 'love'] }, bob: {} })
    t.ann.isAsked('choose-cards', ['milk', 'love'])
    t.ann.picks('love')
    expect(t.attached).toEqual({ fleas: 'love' })
    t.ann.isAsked('play', ['time'])
  })

  it('C5 lets it wait without a Keeper, blocking its holder, and fasten itself to the first that arrives', () => {
    const t = table({
      editions: withCats,
      turn: 'ann',
      rules: ['play-2'],
      ann: { hand: ['milk', 'love'], front: ['hairball'] },
      bob: {},
    })
    expect(t.attached).toEqual({})
    t.ann.plays('milk')
    expect(t.attached).toEqual({ hairball: 'milk' })
    t.ann.plays('love')
    expect(t.attached).toEqual({ hairball: 'milk' })
  })

  it('C5 moves both as one: stolen, exchanged and discarded together', () => {
    const t = table({
      editions: withCats,
      turn: 'ann',
      ann: { hand: ['steal-a-keeper'] },
      bob: { front: ['milk', { creeper: 'fleas', on: 'milk' }, 'love'] },
    })
    t.ann.plays('steal-a-keeper')
    t.ann.picks('milk')
    expect(t.ann.front).toEqual(['milk', 'fleas'])
    expect(t.bob.front).toEqual(['love'])
    expect(t.attached).toEqual({ fleas: 'milk' })

    const u = table({
      editions: withCats,
      turn: 'ann',
      ann: { hand: ['trash-a-keeper'] },
      bob: { front: ['milk', { creeper: 'fleas', on: 'milk' }, 'love'] },
    })
    u.ann.plays('trash-a-keeper')
    u.ann.picks('milk')
    expect(u.discard).toEqual(expect.arrayContaining(['milk', 'fleas']))
    expect(u.attached).toEqual({})
  })

  it('C5 offers each of the two by its own name where anything may be taken, and taking one takes both', () => {
    const t = table({
      editions: withCats,
      turn: 'ann',
      ann: { hand: ['zap-a-card'] },
      bob: { front: ['milk', { creeper: 'fleas', on: 'milk' }, 'love'] },
    })
    t.ann.plays('zap-a-card')
    // a Keeper with a Creeper on it cannot go back to a hand
    t.ann.isAsked('choose-cards', ['love', 'fleas'])
    t.ann.picks('fleas')
    expect(t.ann.front).toEqual(['milk', 'fleas'])
    expect(t.attached).toEqual({ fleas: 'milk' })
  })

  it('C5 keeps the unit one Keeper for a limit, and lets both go to it', () => {
    const t = table({
      editions: withCats,
      turn: 'ann',
      ann: { hand: ['keeper-limit-2'] },
      bob: { front: ['milk', { creeper: 'fleas', on: 'milk' }, 'love', 'time'] },
    })
    t.ann.plays('keeper-limit-2')
    t.bob.isAsked('discard', ['milk', 'love', 'time'])
    t.bob.picks('milk')
    expect(t.bob.front).toEqual(['love', 'time'])
  })

  it('C6 gives Regular Show two Creepers, and both block like any other', () => {
    expect(creepers('regular-show').toSorted()).toEqual(['destroyer-of-worlds', 'unfinished-chores'])
    const t = table({
      editions: ['fluxx', 'regular-show'],
      turn: 'ann',
      ann: { hand: ['milk-and-cookies'], front: ['milk', 'cookies', 'unfinished-chores'] },
      bob: {},
    })
    t.ann.plays('milk-and-cookies')
    expect(t.over).toBe(false)
  })

  it('F13 draws nothing for a Creeper that is moved', () => {
    const t = table({
      editions: withDaleks,
      turn: 'ann',
      ann: { hand: ['zap-a-card', 'time'] },
      bob: { front: ['daleks'] },
    })
    t.ann.plays('zap-a-card')
    expect(t.ann.front).toEqual(['daleks'])
    expect(t.ann.hand).toEqual(['time'])
  })
})

describe('A Creeper and whoever leaves', () => {
  it('J2 discards what lies in front of the leaver, fastened or not', () => {
    const t = table({
      editions: withCats,
      turn: 'ann',
      ann: { hand: ['time'] },
      bob: { front: ['milk', { creeper: 'fleas', on: 'milk' }, 'vacuum-cleaner'] },
      cid: {},
    })
    t.bob.leaves()
    expect(t.discard).toEqual(expect.arrayContaining(['milk', 'fleas', 'vacuum-cleaner']))
    expect(t.attached).toEqual({})
  })
})
