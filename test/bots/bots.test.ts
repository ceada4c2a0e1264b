import { answer, arrange, type Bot, begin, bots, chanceOf, type Decision, type Game, type Position, pick, view } from '@meanwhile/engine'
import { describe, expect, it } from 'vitest'

/** The bots that know what they do. */
const thinking = Object.entries({ greedy: bots.greedy, shrewd: bots.shrewd })
const seatOfAnn = 's1'

describe.each(Object.entries(bots))('The bot %s', (_name, bot) => {
  it.each([2, 3, 4, 5, 6])('answers every question at a table of %i with what is allowed', (players) => {
    for (const { game, decision } of questions(`legal:${players}`, players, 100)) {
      const picks = bot(view(game, decision.player), decision, chanceOf(decision.id), forOneRound())
      expect(picks.every((option) => decision.options.includes(option))).toBe(true)
      expect(new Set(picks).size).toBe(picks.length)
      expect(picks.length).toBeGreaterThanOrEqual(decision.min)
      expect(picks.length).toBeLessThanOrEqual(decision.max)
    }
  })

  it('gives the same answer to the same question with the same chance, and leaves what it looked at as it was', () => {
    for (const { game, decision } of questions('twice', 3, 15)) {
      const seen = frozen(view(game, decision.player))
      const once = bot(seen, decision, chanceOf('twice'))
      expect(bot(seen, decision, chanceOf('twice'))).toEqual(once)
    }
  })
})

describe.each(thinking)('The bot %s', (_name, bot) => {
  it.each<[string, Partial<Position> & Pick<Position, 'players'>]>([
    ['a Keeper', { goals: ['toast'], players: [{ hand: ['love', 'bread', 'jackpot'], front: ['the-toaster'] }, {}] }],
    ['a Goal', { goals: ['hippyism'], players: [{ hand: ['music', 'toast', 'draw-5'], front: ['the-toaster', 'bread'] }, {}] }],
    [
      'a theft',
      { goals: ['toast'], players: [{ hand: ['music', 'steal-a-keeper'], front: ['the-toaster'] }, { front: ['love', 'bread'] }] },
    ],
    [
      'an exchange',
      {
        goals: ['toast'],
        players: [{ hand: ['music', 'exchange-keepers'], front: ['the-toaster', 'love'] }, { front: ['bread', 'peace'] }],
      },
    ],
    [
      'trashing what stands in the way',
      {
        goals: ['the-brain-no-tv'],
        players: [{ hand: ['music', 'trash-a-keeper'], front: ['the-brain'] }, { front: ['television', 'love'] }],
      },
    ],
    [
      'a Goal in place of the right one of two',
      {
        goals: ['hippyism', 'lullaby'],
        rules: ['double-agenda'],
        players: [{ hand: ['music', 'toast'], front: ['the-toaster', 'bread'] }, {}],
      },
    ],
    ['two Keepers', { goals: ['toast'], rules: ['play-2'], players: [{ hand: ['love', 'bread', 'jackpot', 'the-toaster'] }, {}] }],
    ['a Keeper and a Goal', { rules: ['play-2'], players: [{ hand: ['love', 'bread', 'toast', 'time'], front: ['the-toaster'] }, {}] }],
    ['more plays', { players: [{ hand: ['love', 'play-3', 'bread', 'toast'], front: ['the-toaster'] }, {}] }],
  ])('wins by %s when it can', (_how, position) => {
    expect(turnOfAnn(bot, position).over?.winner).toBe(seatOfAnn)
  })

  it.each<[string, Partial<Position> & Pick<Position, 'players'>]>([
    ['their Goal', { players: [{ hand: ['toast', 'no-limits'] }, { front: ['the-toaster', 'bread'] }] }],
    [
      'their Keepers out of the way of it',
      { goals: ['the-brain-no-tv'], players: [{ hand: ['trash-a-keeper', 'milk'], front: ['television'] }, { front: ['the-brain'] }] },
    ],
    [
      'the Goal that was left of two',
      {
        goals: ['hippyism', 'lullaby'],
        rules: ['double-agenda'],
        players: [{ hand: ['rules-reset', 'toast'] }, { front: ['the-toaster', 'bread'] }],
      },
    ],
  ])('does not hand its rival %s while there is another way', (_what, position) => {
    expect(turnOfAnn(bot, position).over).toBeUndefined()
  })

  it('keeps the winning Goal when a Hand Limit strikes', () => {
    const { game } = arrange({
      editions: ['fluxx'],
      turn: 's2',
      players: [{ hand: ['draw-2', 'music', 'toast', 'jackpot'], front: ['the-toaster', 'bread'] }, { hand: ['hand-limit-1', 'milk'] }],
    })
    const limited = answered(game, ['hand-limit-1'])
    expect(limited.asked[0]?.prompt.key).toBe('hand-limit')
    expect(answered(limited, choice(bot, limited)).players[0]?.hand).toContain('toast')
  })

  it('keeps the Keepers of the Goal it holds when a Keeper Limit strikes', () => {
    const { game } = arrange({
      editions: ['fluxx'],
      turn: 's2',
      players: [{ hand: ['toast'], front: ['the-toaster', 'love', 'bread', 'the-eye'] }, { hand: ['keeper-limit-2', 'milk'] }],
    })
    const limited = answered(game, ['keeper-limit-2'])
    expect(limited.asked[0]?.prompt.key).toBe('keeper-limit')
    expect(answered(limited, choice(bot, limited)).players[0]?.front.toSorted()).toEqual(['bread', 'the-toaster'])
  })
})

describe.each(thinking)('The bot %s', (_name, bot) => {
  it('comes to the end of a turn in which cards that draw bring each other back for ever', () => {
    const circling = ['draw-2-and-use-em', 'draw-3-play-2-of-them', 'jackpot']
    let { game } = arrange({
      editions: ['fluxx'],
      turn: seatOfAnn,
      rules: ['play-all'],
      onlyDeck: true,
      discard: circling.slice(1),
      players: [{ hand: ['milk', 'bread', 'love', 'time', ...circling.slice(0, 1)] }, { hand: ['sleep'] }],
    })
    let moves = 0
    while (game.turns === 1 && !game.over && moves++ < 500) {
      const [asked] = game.asked
      if (!asked) throw new Error('nobody is asked anything')
      game = answered(game, bot(view(game, asked.player), asked, chanceOf(asked.id), forOneRound()))
    }
    expect(moves).toBeLessThan(500)
  })
})

describe('greedy', () => {
  it('beats random', () => {
    let won = 0
    for (let game = 0; game < 100; game++) {
      const seat = game % 2
      const winner = played(`match:${game}`, seat === 0 ? [bots.greedy, bots.random] : [bots.random, bots.greedy]).over?.winner
      if (winner === `s${seat + 1}`) won += 1
    }
    expect(won).toBeGreaterThanOrEqual(60)
  })
})

/** Time for a first look and nothing more. */
function forOneRound(): () => boolean {
  let asked = 0
  return () => asked++ === 0
}

/** Ann's turn, until she is no longer asked anything or the game is over. */
function turnOfAnn(bot: Bot, position: Partial<Position> & Pick<Position, 'players'>): Game {
  let { game } = arrange({ editions: ['fluxx'], turn: seatOfAnn, ...position })
  while (!game.over && game.turns === 1 && game.asked[0]?.player === seatOfAnn) game = answered(game, choice(bot, game))
  return game
}

function choice(bot: Bot, game: Game): string[] {
  const [asked] = game.asked
  if (!asked) throw new Error('nobody is asked anything')
  return bot(view(game, asked.player), asked, chanceOf('choice'))
}

/** The first open question is answered like this. */
function answered(game: Game, picks: string[]): Game {
  const [asked] = game.asked
  const outcome = answer(game, { player: asked?.player ?? 's1', decision: asked?.id ?? '', picks })
  if (!outcome.ok) throw new Error(`${picks} refused: ${outcome.refusal}`)
  return outcome.game
}

function started(seed: string, players: number): Game {
  const bytes = Buffer.from(chanceOf(seed).key, 'base64url').toString('hex')
  return begin({
    table: seed,
    editions: ['fluxx'],
    players,
    seed: bytes,
    entropy: Array.from({ length: players }, () => bytes.slice(0, 32)),
  }).game
}

function played(seed: string, seats: Bot[]): Game {
  const chance = chanceOf(seed)
  let game = started(seed, seats.length)
  while (!game.over) {
    const [asked] = game.asked
    const bot = seats[Number(asked?.player.slice(1)) - 1]
    if (!asked || !bot) throw new Error('nobody is asked anything')
    game = answered(game, bot(view(game, asked.player), asked, chance))
  }
  return game
}

/** The questions of a game that random bots play, up to so many. */
function* questions(seed: string, players: number, most: number): Generator<{ game: Game; decision: Decision }> {
  const chance = chanceOf(seed)
  let game = started(seed, players)
  for (let asked = 0; asked < most && !game.over; asked++) {
    const decisions = game.asked.flatMap(({ player, id }) => view(game, player).decisions.filter((decision) => decision.id === id))
    for (const decision of decisions) yield { game, decision }
    const next = decisions[pick(chance, decisions.length)]
    if (!next) throw new Error('nobody is asked anything')
    const outcome = answer(game, { player: next.player, decision: next.id, picks: bots.random(view(game, next.player), next, chance) })
    if (!outcome.ok) throw new Error(outcome.refusal)
    game = outcome.game
  }
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const held of Object.values(value)) frozen(held)
  }
  return value
}
