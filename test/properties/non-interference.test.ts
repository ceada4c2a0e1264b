/** What a viewer is shown depends on nothing they may not know; and the checker that says so notices when it does. */
import { chanceOf, type Game, type GameEvent, type Outcome, preview, replay, seenBy, view } from '@meanwhile/engine'
import { cards } from '@meanwhile/engine/catalogue'
import { describe, expect, it } from 'vitest'
import type { StoredDeed } from '../../functions/store/entries.ts'
import { type StoredGame, step } from '../../functions/table/stored-game.ts'
import { compareGame, type Doors, engineDoors, told } from './interference.ts'
import { hiddenCards } from './places.ts'
import type { Viewer } from './redeal.ts'
import { patient } from './seeds.ts'
import { type WorldName, worlds } from './worlds.ts'

const seed = process.env.SEED ?? '1'

/** Base games most of all: they are the fastest, and every edition has their cards. `npm run properties` looks at far more of each. */
const pairsOf = (world: WorldName): number => (world === 'fluxx' ? 2000 : 400)

describe.each(worlds)('Non-interference over traces of %s', patient, (world) => {
  it('holds: re-dealt behind a view and driven on alike, games show their viewer the same, under the same numbers and deadlines', () => {
    let pairs = 0
    for (let game = 0; pairs < pairsOf(world); game++) {
      const tally = compareGame(`npm-test-${seed}-${game}@${world}`, engineDoors, 400)
      expect(tally.violations.map(told)).toEqual([])
      pairs += tally.pairs
    }
  })
})

// ── Engines that leak ──────────────────────────────────────────────────────────────────────────────────────────────

const showing = (what: (game: Game, viewer: Viewer) => unknown): Partial<Doors> => ({
  view: (game, viewer) => ({ ...view(game, viewer), shown: what(game, viewer) }),
})

const telling = (told: (event: GameEvent) => unknown): Partial<Doors> => ({
  seenBy: (event, viewer) => told(event) ?? seenBy(event, viewer),
})

const afterwards = (change: (game: Game, outcome: Outcome & { ok: true }) => Outcome): Partial<Doors> => ({
  replay: (game, deed) => {
    const outcome = replay(game, deed)
    return outcome.ok ? change(game, outcome) : outcome
  },
})

/** Answers a lone option where the engine asks for it. */
const withoutFormality = (key: string): Partial<Doors> =>
  afterwards((_, outcome) => {
    const [asked] = outcome.game.asked
    if (asked?.prompt.key !== key || asked.options.length !== 1) return outcome
    const next = replay(outcome.game, { kind: 'answer', seat: asked.player, decision: asked.id, picks: asked.options })
    return next.ok ? { ...next, events: [...outcome.events, ...next.events] } : next
  })

const naming = (idOf: (game: Game, own: string) => string): Partial<Doors> => ({
  view: (game, viewer) => {
    const seen = view(game, viewer)
    return { ...seen, decisions: seen.decisions.map((decision) => ({ ...decision, id: idOf(game, decision.id) })) }
  },
})

/** Serves a deed, then changes what was served. */
const servedAs = (change: (...[before, next, deed]: [StoredGame, StoredGame, StoredDeed]) => StoredGame): Partial<Doors> => ({
  step: (before, deed, at, changes) => {
    const stepped = step(before, deed, at, changes)
    return 'refusal' in stepped ? stepped : { ...stepped, next: change(before, stepped.next, deed) }
  },
})

const leaking: Record<string, Partial<Doors>> = {
  'shows the top of the draw pile': showing((game) => game.deck.at(-1)),
  'shows how the draw pile is sorted, and no card of it': showing(({ deck }) => deck.map((card, i) => card < (deck[i + 1] ?? ''))),
  'shows the hand of the next player': showing((game, viewer) => game.players.find(({ seat }) => seat !== viewer)?.hand),
  'shows whether one of the others holds Hippyism': showing((game, viewer) =>
    game.players.some(({ seat, hand }) => seat !== viewer && hand.includes('hippyism')),
  ),
  'shows everybody the cards of a temporary hand': showing((game) => game.stack.map((frame) => frame.kind === 'card' && frame.aside)),
  'shows a throw before both are made': showing((game) => game.stack.at(-1)?.answers),
  'shows who has left orders': showing((game) => game.players.filter(({ orders }) => orders).map(({ seat }) => seat)),
  'shows how often chance was used': showing((game) => game.chance.uses),
  'shows a fingerprint of the key': showing((game) => game.chance.key.length > 0 && game.chance.key.charCodeAt(0) % 2),
  'shows how many options the others have': showing((game) => game.asked.map(({ options }) => options.length)),
  'shows how many questions were asked at the whole table': showing((game) => game.players.reduce((sum, { asked }) => sum + asked, 0)),
  'tells everybody which cards were drawn': telling((event) => ('knownTo' in event ? event : null)),
  'tells everybody which cards change hands': telling((event) =>
    event.type === 'gave-card' || event.type === 'took-cards' ? event : null,
  ),
  'tells everybody that orders were set': telling((event) => (event.type === 'orders-set' ? event : null)),
  'tells everybody that an order acted': telling((event) => (event.type === 'order-fired' ? { type: event.type, seat: event.seat } : null)),
  'counts orders as moves': {
    replay: (game, deed) => {
      const outcome = replay(game, deed)
      return outcome.ok && deed.kind === 'order' ? { ...outcome, game: { ...outcome.game, moves: game.moves + 1 } } : outcome
    },
  },
  'draws the ids of questions from the seed': naming((game, own) => chanceOf(`${game.chance.key}${own}`).key),
  'draws the ids of questions from what chance has come to': naming((game, own) => chanceOf(`${game.chance.uses}${own}`).key),
  'makes the ids of questions from one counter for all': naming((game) => `${game.players.reduce((sum, { asked }) => sum + asked, 0)}`),
  'ends a turn by itself when no Goal is in hand to be milled (F17)': withoutFormality('end-turn'),
  'draws by itself when no Goal is in hand to be milled (F17)': withoutFormality('before-draw'),
  'mills a lone Goal without asking': withoutFormality('goals-to-mill'),
  'says of a time-out that an order acted': afterwards((_, outcome) => {
    const acted = outcome.events.some(({ type }) => type === 'order-fired')
    return { ...outcome, events: outcome.events.map((event) => (event.type === 'timed-out' && acted ? { ...event, acted } : event)) }
  }),
  'refuses an open question of somebody else in another way': {
    replay: (game, deed) => {
      const foreign = deed.kind === 'answer' && game.asked.some(({ id, player }) => id === deed.decision && player !== deed.seat)
      return foreign ? { ok: false, refusal: 'stale-decision' } : replay(game, deed)
    },
  },
  'raises everybody’s number for an order': servedAs((before, next, deed) => {
    const numbers = Object.fromEntries(before.game.players.map(({ seat }) => [seat, (before.numbers[seat] ?? before.numbers.all ?? 0) + 1]))
    return deed.kind === 'order' ? { ...next, numbers: { ...next.numbers, ...numbers } } : next
  }),
  'lets the clocks of everybody start anew with an order': servedAs((_, next, deed) => {
    const until = (next.tail.at(-1)?.at ?? 0) + 3_600_000
    return deed.kind === 'order' ? { ...next, owed: next.owed.map((owed) => ({ ...owed, clock: { from: until, until } })) } : next
  }),
  'gives more time to whoever holds many Goals': servedAs((_, next) => ({
    ...next,
    owed: next.owed.map((owed) => {
      const goals = next.game.players.find(({ seat }) => seat === owed.seat)?.hand.filter((card) => cards[card]?.type === 'goal') ?? []
      return owed.clock ? { ...owed, clock: { ...owed.clock, until: owed.clock.until + goals.length * 60_000 } } : owed
    }),
  })),
  'lets orders of others into a preview': {
    preview: (game, seat, orders) => (game.players.some((other) => other.seat !== seat && other.orders) ? [] : preview(game, seat, orders)),
  },
}

describe('The checker finds an engine that', patient, () => {
  it.each(Object.entries(leaking))('%s', (_, leak) => {
    const caught = Array.from({ length: 60 }, (_, game) => game).some(
      (game) => compareGame(`leak-${game}`, { ...engineDoors, ...leak }, 600).violations.length > 0,
    )
    expect(caught).toBe(true)
  })
})

/** Leaks that only some tables could have. */
const leakingAt: [name: string, world: WorldName, leak: Partial<Doors>][] = [
  ['shows the top of the Rules deck', 'fluxx!solo', showing((game) => game.solo?.rules.at(-1))],
  ['shows the next Creeper', 'cat!solo', showing((game) => game.deck.slice(-3).map((card) => cards[card]?.type))],
  ['tells everybody which cards are passed on at random', 'regular-show', telling((event) => (event.type === 'gave-card' ? event : null))],
  [
    'shows whether somebody who owes a Keeper will draw one',
    'regular-show',
    showing((game) => (game.debts ? cards[game.deck.at(-1) ?? '']?.type : null)),
  ],
  ['ends a turn by itself when no Goal is in hand to be put down (F17)', 'cat', withoutFormality('end-turn')],
  [
    'says in whose hand the other copy of a card is',
    'fluxx+cat',
    showing((game, viewer) =>
      game.players.filter(({ seat, hand }) => seat !== viewer && hand.some((card) => card.endsWith('~2'))).map(({ seat }) => seat),
    ),
  ],
]

describe('The checker finds, at a table of its kind, an engine that', patient, () => {
  it.each(leakingAt)('%s (%s)', (_, world, leak) => {
    const caught = Array.from({ length: 80 }, (_, game) => game).some(
      (game) => compareGame(`leak-${game}@${world}`, { ...engineDoors, ...leak }, 400).violations.length > 0,
    )
    expect(caught).toBe(true)
  })
})

const harmless: Record<string, Partial<Doors>> = {
  'shows how many cards the others hold': showing((game) => game.players.map(({ hand }) => hand.length)),
  'shows which cards lie somewhere out of sight': showing((game, viewer) => [...hiddenCards(game, viewer)].sort()),
  'makes ids in another way from what their owner knows': naming((_, own) => chanceOf(own).key.slice(0, 11)),
  'chooses a direction by itself': afterwards((_, outcome) => {
    const [asked] = outcome.game.asked
    if (asked?.prompt.key !== 'direction') return outcome
    const next = replay(outcome.game, { kind: 'answer', seat: asked.player, decision: asked.id, picks: ['left'] })
    return next.ok ? { ...next, events: [...outcome.events, ...next.events] } : next
  }),
}

describe('The checker is not troubled by an engine that', patient, () => {
  it.each(Object.entries(harmless))('%s', (_, change) => {
    const found = Array.from({ length: 5 }, (_, game) => compareGame(`harmless-${game}`, { ...engineDoors, ...change }, 200).violations)
    expect(found.flat().map(told)).toEqual([])
  })
})
