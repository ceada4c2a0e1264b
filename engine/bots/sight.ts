/** What a bot goes by, be it a view or a game it imagined. */
import type { Plays } from '../cards/card.ts'
import { ruleOf, typeOf } from '../cards/index.ts'
import type { CardId, Game, PickName, SeatId, TurnFrame } from '../game.ts'
import { playTerm, turnOf } from '../terms.ts'
import type { View } from '../view.ts'
import { type Deck, deckFor } from './deck.ts'

/** Where a Keeper or a Goal lies, as far as I know. What lies before player 2 is at `front + 2`. */
export const unseen = 0
export const discarded = 1
export const inHand = 2
export const inPlay = 3
export const resolving = 4
export const front = 5

/** What the New Rules come to, the bonuses left aside. */
export type Numbers = {
  /** What Inflation adds to every numeral. */
  plus: number
  draws: number
  plays: Plays
  handLimit: number
  keeperLimit: number
  goalsAllowed: number
}

export type Sight = {
  deck: Deck
  /** By the number of the card in the deck. */
  places: number[]
  /** In seat order; players are known by their place in this list. */
  seats: SeatId[]
  me: number
  hand: CardId[]
  /** How many Keepers are in my hand. */
  keepersHeld: number
  goals: CardId[]
  rules: CardId[]
  numbers: Numbers
  /** How many cards each player has in hand. */
  cards: number[]
  /** How many Keepers lie before each player. */
  fronts: number[]
  turn: Pick<TurnFrame, 'seat' | 'drawn' | 'played'> | null
  /** Plays I have left in this turn. */
  left: number
  /** Goals scored, on a solo table. */
  score: number
  /** What the card that is being carried out has picked so far. */
  picks: { [name in PickName]?: string[] }
}

/** What a view and a game have in common, but for the hands. */
type Table = Pick<Game, 'editions' | 'discard' | 'goals' | 'rules'> & {
  players: { seat: SeatId; front: CardId[] }[]
  stack: Game['stack'] | View['stack']
  solo?: { scored: CardId[] } | null
}
type Hands = { mine: CardId[]; sizes: number[]; plays: Plays }

export function sightOf(view: View, seat: SeatId): Sight {
  return look(view, seat, { mine: view.hand, sizes: view.players.map((player) => player.hand), plays: view.terms.play.value })
}

export function sightIn(game: Game, seat: SeatId): Sight {
  const mine = game.players.find((player) => player.seat === seat)?.hand ?? []
  return look(game, seat, { mine, sizes: game.players.map(({ hand }) => hand.length), plays: playTerm(game, turnOf(game)?.seat).value })
}

function look(table: Table, seat: SeatId, hands: Hands): Sight {
  const { players, goals, stack } = table
  const deck = deckFor(table.editions)
  const [bottom] = stack
  const top = stack[stack.length - 1]
  const turn = bottom?.kind === 'turn' ? bottom : null
  const rules = table.rules.map((rule) => rule.card)
  return {
    deck,
    places: placesOf(deck, table, hands.mine),
    seats: players.map((player) => player.seat),
    me: players.findIndex((player) => player.seat === seat),
    hand: hands.mine,
    keepersHeld: hands.mine.filter(isKeeper).length,
    goals,
    rules,
    numbers: numbersOf(rules),
    cards: hands.sizes,
    fronts: players.map((player) => (deck.creepers.length > 0 ? player.front.filter(isKeeper).length : player.front.length)),
    turn,
    left: turn?.seat === seat ? leftOf(hands.plays, turn.played, hands.mine.length) : 0,
    score: table.solo?.scored.length ?? 0,
    picks: (top?.kind === 'card' && top.picks) || {},
  }
}

export const isKeeper = (card: CardId): boolean => typeOf(card) === 'keeper'

function placesOf(deck: Deck, { discard, goals, players, stack }: Table, hand: CardId[]): number[] {
  const places: number[] = new Array(deck.cards.length).fill(unseen)
  const lie = (cards: CardId[], at: number): void => {
    for (const card of cards) {
      const number = deck.number(card)
      if (number !== undefined) places[number] = at
    }
  }
  lie(discard, discarded)
  lie(hand, inHand)
  lie(goals, inPlay)
  for (let i = 0; i < players.length; i++) lie(players[i]?.front ?? [], front + i)
  for (const frame of stack) if (frame.kind === 'card' && frame.card) lie([frame.card], resolving)
  return places
}

export function numbersOf(rules: CardId[]): Numbers {
  const endless = Number.POSITIVE_INFINITY
  const numbers: Numbers = { plus: 0, draws: 1, plays: 1, handLimit: endless, keeperLimit: endless, goalsAllowed: 1 }
  for (const card of rules) {
    const { effect } = ruleOf(card)
    if ('everyNumeralPlus' in effect) numbers.plus += effect.everyNumeralPlus
    else if ('draw' in effect) numbers.draws = effect.draw
    else if ('play' in effect) numbers.plays = effect.play
    else if ('handLimit' in effect) numbers.handLimit = effect.handLimit
    else if ('keeperLimit' in effect) numbers.keeperLimit = effect.keeperLimit
    else if ('goalsInPlay' in effect) numbers.goalsAllowed = effect.goalsInPlay
  }
  return numbers.plus > 0 ? inflated(numbers) : numbers
}

function inflated({ plus, draws, plays, handLimit, keeperLimit, goalsAllowed }: Numbers): Numbers {
  const more = plays === 'all' ? plays : typeof plays === 'number' ? plays + plus : { allBut: plays.allBut + plus }
  return { plus, draws: draws + plus, plays: more, handLimit: handLimit + plus, keeperLimit: keeperLimit + plus, goalsAllowed }
}

export function leftOf(plays: Plays, played: number, hand: number): number {
  if (plays === 'all') return hand
  return Math.max(0, typeof plays === 'number' ? Math.min(plays - played, hand) : hand - plays.allBut)
}

/** What lies before this player. */
export function frontOf(sight: Sight, player: number): CardId[] {
  return sight.deck.cards.filter((_, number) => sight.places[number] === front + player)
}

export const rivals = (sight: Sight): number[] => sight.seats.flatMap((_, player) => (player === sight.me ? [] : [player]))

export const theirFronts = (sight: Sight): CardId[] => rivals(sight).flatMap((rival) => frontOf(sight, rival))
