import { allCards, answer, begin, chanceOf, editions, type Game, join, pickSome } from '@meanwhile/engine'
import { cards } from '@meanwhile/engine/catalogue'
import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

const solo = { options: { solo: true as const } }
const alone = (n = 1): Game =>
  begin({ table: 'alone', editions: ['fluxx'], players: 1, seed: n.toString(16).padStart(64, '0'), entropy: [] }).game
const isRule = (card: string): boolean => cards[card]?.type === 'rule'

describe('Set-up of a solo table', () => {
  it('O1 sets aside the cards that need other people, each edition its own', () => {
    const game = alone()
    const there = [...game.deck, ...(game.solo?.rules ?? []), ...game.players.flatMap(({ hand }) => hand)]
    expect(there.toSorted()).toEqual(
      allCards(['fluxx'])
        .filter((card) => !editions.fluxx.soloRemoved.includes(card))
        .toSorted(),
    )
    for (const { soloRemoved } of Object.values(editions)) expect(soloRemoved.length).toBeGreaterThan(0)
    expect(editions.cat.soloRemoved).toHaveLength(11)
  })

  it('O2 parts the New Rules from all else, deals three cards of the Main deck and lets the player begin', () => {
    const game = alone()
    const [player] = game.players
    expect(game.solo?.rules.every(isRule)).toBe(true)
    expect(game.deck.some(isRule)).toBe(false)
    // three dealt, one drawn
    expect(player?.hand).toHaveLength(4)
    expect(player?.hand.some(isRule)).toBe(false)
    expect(game.asked).toMatchObject([{ player: 's1', kind: 'play' }])
  })

  it('O2 lays discarded New Rules on a pile of their own, out of reach of what looks through the discard pile', () => {
    const t = table({
      ...solo,
      turn: 'ann',
      rules: ['draw-2'],
      rulesDeck: ['draw-3', 'play-2'],
      ann: { hand: ['lets-do-that-again', 'milk'] },
    })
    t.ann.plays('milk')
    expect(t.rules).toEqual(['draw-3'])
    expect(t.discard).toEqual([])
    expect(t.game.solo?.discardedRules).toEqual(['draw-2'])
    t.ann.plays('lets-do-that-again')
    // nothing there to play again
    expect(t.discard).toEqual(['lets-do-that-again'])
  })

  it('O2 has room for one', () => {
    expect(join(alone(), '00'.repeat(16))).toEqual({ ok: false, refusal: 'table-full' })
  })
})

describe('A solo game', () => {
  it('O3 brings a new rule after the turn, which takes the place of what it contradicts', () => {
    const t = table({
      ...solo,
      turn: 'ann',
      rules: ['play-2'],
      rulesDeck: ['play-3', 'inflation'],
      ann: { hand: ['milk', 'time', 'love'] },
    })
    t.ann.plays('milk')
    expect(t.rules).toEqual(['play-2'])
    t.ann.plays('time')
    expect(t.rules).toEqual(['play-3'])
    expect(t.turn).toBe('ann')
    t.ann.isAsked('play')
  })

  it('O3 makes the player comply with a new limit before the next turn', () => {
    const t = table({ ...solo, turn: 'ann', rulesDeck: ['hand-limit-1', 'draw-2'], ann: { hand: ['milk', 'time', 'love'] } })
    t.ann.plays('milk')
    t.ann.isAsked('discard', ['time', 'love'])
    t.ann.picks('time')
    t.ann.isAsked('play')
    expect(t.discard).toEqual(['time'])
  })

  it('O4 scores a Goal that is met and discards what it required', () => {
    const t = table({
      ...solo,
      turn: 'ann',
      rules: ['play-3'],
      goals: ['milk-and-cookies'],
      ann: { hand: ['cookies', 'time', 'love'], front: ['milk', 'bread'] },
    })
    t.ann.plays('cookies')
    expect(t.score).toBe(1)
    expect(t.goals).toEqual([])
    expect(t.ann.front).toEqual(['bread'])
    expect(t.discard).toEqual(['milk', 'cookies'])
    expect(t.over).toBe(false)
  })

  it('O4 discards as many Keepers as the Goal asked for, and nothing for cards in hand', () => {
    const t = table({
      ...solo,
      turn: 'ann',
      goals: ['5-keepers'],
      ann: { hand: ['cookies'], front: ['milk', 'bread', 'time', 'love'] },
    })
    t.ann.plays('cookies')
    expect(t.score).toBe(1)
    expect(t.ann.front).toEqual([])
    const hand = ['bread', 'chocolate', 'cookies', 'milk', 'dreams', 'love', 'money', 'music', 'peace', 'sleep']
    const u = table({ ...solo, turn: 'ann', rules: ['play-2'], ann: { hand: [...hand, '10-cards-in-hand'] } })
    u.ann.plays('10-cards-in-hand')
    expect(u.score).toBe(1)
    expect(u.ann.hand).toEqual(hand)
  })

  it('O5 is over the moment the last card leaves the Main deck; nothing is reshuffled', () => {
    const t = table({
      ...solo,
      turn: 'ann',
      onlyDeck: true,
      deck: ['time'],
      rulesDeck: ['play-2', 'draw-2'],
      discard: ['love', 'bread'],
      ann: { hand: ['milk'] },
    })
    t.ann.plays('milk')
    expect(t.over).toBe(true)
    expect(t.game.over).toMatchObject({ how: 'scored', winner: null, goals: [] })
    expect(t.discard).toEqual(['love', 'bread'])
  })

  it('O5 is over the moment the last card leaves the Rules deck, and counts the Goals scored', () => {
    const t = table({
      ...solo,
      turn: 'ann',
      onlyDeck: true,
      deck: ['time', 'love', 'bread'],
      rulesDeck: ['play-2'],
      goals: ['milk-and-cookies'],
      ann: { hand: ['milk'], front: ['cookies'] },
    })
    t.ann.plays('milk')
    expect(t.over).toBe(true)
    expect(t.game.over).toEqual({ how: 'scored', winner: null, goals: ['milk-and-cookies'] })
  })

  it('O6 brings a rule after an extra turn as well', () => {
    const t = table({
      ...solo,
      turn: 'ann',
      deck: ['time', 'love', 'bread'],
      rulesDeck: ['keeper-limit-4', 'no-hand-bonus', 'draw-2'],
      ann: { hand: ['take-another-turn', 'milk'] },
    })
    t.ann.plays('take-another-turn')
    expect(t.rules).toEqual(['keeper-limit-4'])
    t.ann.plays('milk')
    expect(t.rules).toEqual(['keeper-limit-4', 'no-hand-bonus'])
  })

  it('O6 scores two Goals that are met at once, and asks which card goes where several would do', () => {
    const t = table({
      ...solo,
      turn: 'ann',
      rules: ['double-agenda', 'play-2'],
      goals: ['party-snacks', 'turn-it-up'],
      ann: { hand: ['the-party', 'time'], front: ['milk', 'bread', 'music'] },
    })
    t.ann.plays('the-party')
    t.ann.isAsked('choose-cards', ['milk', 'bread'])
    t.ann.picks('bread')
    expect(t.score).toBe(2)
    expect(t.ann.front).toEqual(['milk'])
  })

  it('O6 lets Creepers block scoring as they block winning', () => {
    const t = table({
      ...solo,
      editions: ['fluxx', 'cat'],
      turn: 'ann',
      rules: ['play-2'],
      goals: ['milk-and-cookies'],
      ann: { hand: ['cookies', 'time'], front: ['milk', 'vacuum-cleaner'] },
    })
    t.ann.plays('cookies')
    expect(t.score).toBe(0)
  })

  it('O5 always comes to its end', () => {
    for (let n = 0; n < 30; n++) {
      const chance = chanceOf(`alone:${n}`)
      let game = alone(n)
      for (let moves = 0; !game.over; moves++) {
        expect(moves).toBeLessThan(2000)
        const asked = game.asked.find(({ owed }) => owed)
        if (!asked) throw new Error('nobody is asked')
        const outcome = answer(game, { player: 's1', decision: asked.id, picks: pickSome(chance, asked.options, asked.max) })
        if (!outcome.ok) throw new Error(outcome.refusal)
        game = outcome.game
      }
      expect(game.over.how).toBe('scored')
    }
  })
})
