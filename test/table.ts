/**
 * The scenario language: tests that read like play. Every move is made on a frozen game and its result goes through
 * JSON, so each card test is a test of purity and of storage as well.
 */
import {
  answer,
  arrange,
  type CardId,
  type Decision,
  type EditionId,
  type Game,
  type GameEvent,
  join,
  leave,
  type Orders,
  type Outcome,
  order,
  type Position,
  type Refusal,
  type SeatId,
  type TableOptions,
  type Terms,
  terms,
  timeOut,
  type View,
  view,
} from '@meanwhile/engine'
import { expect } from 'vitest'

type Holding = Position['players'][number]

type Settings = {
  edition?: EditionId
  /** A mixed table. */
  editions?: EditionId[]
  turn?: string
  drawn?: number
  played?: number
  used?: CardId[]
  rules?: CardId[]
  goals?: CardId[]
  deck?: CardId[]
  onlyDeck?: boolean
  discard?: CardId[]
  seed?: string
  options?: Partial<TableOptions>
  /** What lies on Arkham Asylum. */
  asylum?: CardId[]
  /** Who owes whom, by name. */
  debts?: { from: string; to: string }[]
  /** Solo: top first. */
  rulesDeck?: CardId[]
}
const settings = new Set([
  'asylum',
  'debts',
  'rulesDeck',
  'editions',
  'edition',
  'turn',
  'drawn',
  'played',
  'used',
  'rules',
  'goals',
  'deck',
  'onlyDeck',
  'discard',
  'seed',
  'options',
])

type Names<S> = Exclude<keyof S, keyof Settings> & string

export type Handle = {
  seat: SeatId
  hand: CardId[]
  front: CardId[]
  plays: (card: CardId, spoken?: { say: string }) => void
  picks: (...picks: (string | { decision: string })[]) => void
  uses: (card: CardId) => void
  endsTurn: () => void
  /** The open offers of this kind. */
  offers: (kind: string) => Decision[]
  /** `takes('arm', 'veto', 'rule-played')`: the offer about this card; what follows are its picks. `takes('release', 'the-joker')`. */
  takes: (kind: string, ...picks: string[]) => void
  isAsked: (kind?: string, options?: string[]) => void
  isNotAsked: () => void
  refused: (attempt: () => void) => Refusal
  leaves: () => void
  timesOut: () => void
  /** The single question this player owes. */
  question: Decision
}

export type TableUnderTest = {
  game: Game
  rules: CardId[]
  goals: CardId[]
  discard: CardId[]
  /** Top first. */
  deck: CardId[]
  turn: string
  winner: string | null
  over: boolean
  events: GameEvent[]
  /** Creeper → the Keeper it is fastened to. */
  attached: Record<CardId, CardId>
  /** Solo: how many Goals are scored. */
  score: number
  terms: Terms
  joins: (name: string) => Handle
  view: (name: string | null) => View
  orders: (name: string, orders: Orders) => void
}

class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(`refused: ${refusal}`)
  }
}

export function table<S extends Settings & Record<string, unknown>>(setup: S): TableUnderTest & { [name in Names<S>]: Handle } {
  const names = Object.keys(setup).filter((key) => !settings.has(key))
  const seatOf = (name: string): SeatId => {
    // Who left and came back has a new seat.
    const at = names.lastIndexOf(name)
    if (at < 0) throw new Error(`nobody is called ${name}`)
    return `s${at + 1}`
  }
  const nameOf = (seat: SeatId): string => names[Number(seat.slice(1)) - 1] ?? seat
  const named = <T>(value: T): T => withNames(value, nameOf)

  const first = arrange({
    ...setup,
    editions: setup.editions ?? [setup.edition ?? 'fluxx'],
    debts: setup.debts?.map(({ from, to }) => ({ from: seatOf(from), to: seatOf(to) })) ?? [],
    turn: seatOf(setup.turn ?? names[0] ?? ''),
    players: names.map((name) => setup[name] as Holding),
  })
  let game = throughStorage(first.game)
  const events: GameEvent[] = [...first.events]

  const settle = (outcome: Outcome): void => {
    if (!outcome.ok) throw new Refused(outcome.refusal)
    game = throughStorage(outcome.game)
    events.push(...outcome.events)
  }

  const handle = (name: string): Handle => {
    const seat = seatOf(name)
    const player = () => game.players.find((other) => other.seat === seat)
    const offered = (kind: string): Decision[] => view(game, seat).decisions.filter((open) => !open.owed && open.kind === kind)
    const owed = () => game.asked.filter((asked) => asked.player === seat && asked.owed)
    /** With several questions open (L7), the one that was named and has these picks among its options. */
    const choose = (kind?: string, picks: string[] = []): Decision | undefined => {
      const open = owed().filter((asked) => kind === undefined || asked.kind === kind || asked.prompt.key === kind)
      const fitting = open.length > 1 ? open.filter((asked) => picks.every((pick) => asked.options.includes(pick))) : open
      if (fitting.length > 1) throw new Error(`${name} owes several answers: say which, by { decision: '…' }`)
      return fitting[0] ?? open[0]
    }
    const send = (decision: Decision | undefined, picks: string[], say?: string): void => {
      const options = picks.map((pick) => (decision?.kind === 'choose-player' && names.includes(pick) ? seatOf(pick) : pick))
      settle(
        answer(game, { player: seat, decision: decision?.id ?? 'no-such-decision', picks: options, ...(say !== undefined && { say }) }),
      )
    }
    return {
      seat,
      get hand() {
        return player()?.hand ?? []
      },
      get front() {
        return player()?.front ?? []
      },
      get question() {
        const decision = choose()
        if (!decision) throw new Error(`${name} is not asked anything`)
        return named(decision)
      },
      plays: (card, spoken) => send(choose(), [card], spoken?.say),
      picks: (...picks) => {
        const [which] = picks
        const kind = typeof which === 'object' ? which.decision : undefined
        const picked = picks.filter((pick) => typeof pick === 'string')
        send(choose(kind, picked), picked)
      },
      uses: (card) => send(choose(), [`use:${card}`]),
      endsTurn: () => send(choose(), ['end-turn']),
      offers: (kind) => named(offered(kind)),
      takes: (kind, ...picks) => {
        const [first = '', ...rest] = picks.map((pick) => (names.includes(pick) ? seatOf(pick) : pick))
        const about = offered(kind).find((offer) => offer.about === first)
        send(about ?? offered(kind).find((offer) => offer.options.includes(first)), about ? rest : [first, ...rest])
      },
      isAsked: (kind, options) => {
        const open = owed().filter((asked) => kind === undefined || asked.kind === kind)
        expect(open, `${name} should be asked${kind ? ` to ${kind}` : ''}; is asked: ${owed().map((asked) => asked.kind)}`).not.toEqual([])
        if (!options) return
        const offered = open.map((asked) => named(asked.options).toSorted())
        if (offered.length === 1) expect(offered[0]).toEqual(options.toSorted())
        else expect(offered).toContainEqual(options.toSorted())
      },
      isNotAsked: () => expect(owed().map(({ kind, options }) => ({ kind, options }))).toEqual([]),
      refused: (attempt) => {
        const before = JSON.stringify(game)
        try {
          attempt()
        } catch (error) {
          if (!(error instanceof Refused)) throw error
          expect(JSON.stringify(game)).toBe(before)
          return error.refusal
        }
        throw new Error('this was not refused')
      },
      leaves: () => settle(leave(game, seat)),
      timesOut: () => settle(timeOut(game, choose()?.id ?? 'no-such-decision')),
    }
  }

  const whole: TableUnderTest = {
    get game() {
      return game
    },
    get rules() {
      return game.rules.map((rule) => rule.card)
    },
    get goals() {
      return game.goals
    },
    get discard() {
      return game.discard
    },
    get deck() {
      return game.deck.toReversed()
    },
    get turn() {
      const bottom = game.stack[0]
      return bottom ? nameOf(bottom.seat) : ''
    },
    get winner() {
      return game.over?.winner ? nameOf(game.over.winner) : null
    },
    get over() {
      return game.over !== undefined
    },
    get events() {
      return named(events)
    },
    get attached() {
      return game.attached ?? {}
    },
    get score() {
      return game.solo?.scored.length ?? 0
    },
    get terms() {
      return named(terms(game))
    },
    joins: (name) => {
      names.push(name)
      settle(join(game, '0badc0de'.repeat(4)))
      const newcomer = handle(name)
      Object.defineProperty(whole, name, { value: newcomer, configurable: true })
      return newcomer
    },
    view: (name) => named(view(game, name === null ? null : seatOf(name))),
    orders: (name, orders) => settle(order(game, seatOf(name), orders)),
  }
  for (const name of names) Object.defineProperty(whole, name, { value: handle(name), configurable: true })
  return whole as TableUnderTest & { [name in Names<S>]: Handle }
}

function throughStorage(game: Game): Game {
  const stored: Game = JSON.parse(JSON.stringify(game))
  expect(stored).toEqual(game)
  return deepFreeze(stored)
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const held of Object.values(value)) deepFreeze(held)
  }
  return value
}

/** Seats by the names the scenario gave them. */
function withNames<T>(value: T, nameOf: (seat: SeatId) => string): T {
  if (typeof value === 'string') return (/^s\d+$/.test(value) ? nameOf(value as SeatId) : value) as T
  if (Array.isArray(value)) return value.map((item) => withNames(item, nameOf)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, withNames(held, nameOf)])) as T
}
