/** What holds for every game between two moves. */
import { isDeepStrictEqual } from 'node:util'
import { type Asked, type Game, type SeatId, view } from '@meanwhile/engine'
import { cardsOf as catalogueOf, editions } from '@meanwhile/engine/catalogue'
import { cardsAt, everyCard, hiddenCards, viewersOf } from './places.ts'

/** Sentences about what is wrong; none of a sound game. */
export function flaws(game: Game): string[] {
  return [
    ...lostCards(game),
    ...looseEnds(game),
    ...stuck(game),
    ...notData(game),
    ...game.asked.flatMap((asked) => illFormed(game, asked)),
  ]
}

function lostCards(game: Game): string[] {
  const [lying, allCards] = [everyCard(game), cardsAt(game)]
  const places = new Map<string, number>()
  for (const card of lying) places.set(card, (places.get(card) ?? 0) + 1)
  if (lying.length === allCards.length && allCards.every((card) => places.get(card) === 1)) return []
  return [...new Set([...allCards, ...lying])]
    .filter((card) => places.get(card) !== 1)
    .map((card) => `${card} lies in ${places.get(card) ?? 0} places`)
}

/** What is fastened lies beside its Keeper, what lies under a card lies under one in play, what is armed is in hand, nobody holds a Creeper. */
function looseEnds(game: Game): string[] {
  const { players, rules, attached = {}, under = {}, debts = [], windows = [] } = game
  const covers = [...rules.map(({ card }) => card), ...players.flatMap(({ front }) => front)]
  const seats = players.map(({ seat }) => seat)
  return [
    ...Object.entries(attached)
      .filter(([creeper, keeper]) => !players.some(({ front }) => front.includes(creeper) && front.includes(keeper)))
      .map(([creeper, keeper]) => `${creeper} is not where ${keeper} is`),
    ...Object.keys(under)
      .filter((cover) => !covers.includes(cover))
      .map((cover) => `something lies under ${cover}, which is not in play`),
    ...players.flatMap(({ hand }) => hand.filter((card) => isCreeper(card)).map((card) => `${card} is in a hand`)),
    ...players.flatMap(({ hand, armed = [] }) =>
      armed.filter(({ card }) => !hand.includes(card)).map(({ card }) => `${card} is armed, but not in hand`),
    ),
    ...debts.filter(({ from, to }) => !seats.includes(from) || !seats.includes(to)).map(() => 'somebody who left owes or is owed'),
    ...windows
      .filter(({ card, owner }) => !players.some(({ seat, front }) => seat === owner && front.includes(card)))
      .map(({ card }) => `${card} may be challenged, but is not there`),
  ]
}

const creepers = new Set(
  Object.values(editions).flatMap(({ id }) =>
    catalogueOf(id)
      .filter(({ type }) => type === 'creeper')
      .map((card) => card.id),
  ),
)
const isCreeper = (card: string): boolean => creepers.has(card.replace(/~\d+$/, ''))

function stuck(game: Game): string[] {
  if (game.over) return game.asked.length > 0 ? ['the game is over and still asks'] : []
  return game.asked.some(({ owed }) => owed) ? [] : ['nobody is owed an answer and the game is not over']
}

const notData = (game: Game): string[] =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(game)), game) ? [] : ['the game does not come out of storage as it went in']

function illFormed(game: Game, asked: Asked): string[] {
  const { id, player, options, min, max, fallback } = asked
  const wrong: string[] = []
  const say = (what: string) => wrong.push(`${player} is asked ${JSON.stringify(asked)}: ${what}`)
  if (!game.players.some(({ seat }) => seat === player)) say('nobody sits there')
  if (game.asked.filter((other) => other.id === id).length !== 1) say('its id is not its own')
  if (new Set(options).size !== options.length) say('an option comes twice')
  if (options.length < 1 || max < 1 || min < 0 || min > max || max > options.length) say('its numbers cannot be met')
  if (fallback !== 'chance' && !isLegal(asked, fallback)) say('its fallback is no legal answer')
  return wrong
}

const isLegal = ({ options, min, max }: Asked, picks: string[]): boolean =>
  picks.length >= min && picks.length <= max && new Set(picks).size === picks.length && picks.every((pick) => options.includes(pick))

/** Cards that a view names although its viewer can look into no place where they lie. */
export function leaks(game: Game): string[] {
  return viewersOf(game).flatMap((viewer) => {
    const hidden = hiddenCards(game, viewer)
    return namedIn(present(game, viewer))
      .filter((card) => hidden.has(card))
      .map((card) => `${viewer ?? 'a spectator'} sees ${card}`)
  })
}

/** Questions that show their owner a card of somebody else, or of the draw pile: that is what the card is for. */
const showsHidden = new Set<string>(['top-or-bottom', 'action-to-borrow'])

/** The view without what it tells of the past: a card that all saw may lie in the draw pile again, and one's own orders may name any. */
function present(game: Game, viewer: SeatId | null): unknown {
  const { orders: _, extraTurns: __, armed: ___, editions: ____, ...seen } = view(game, viewer)
  return {
    ...seen,
    stack: seen.stack.map((frame) => ({ ...frame, answering: null, picks: null, uses: null, used: null, row: null })),
    decisions: seen.decisions
      .filter(({ owed, prompt }) => owed && !showsHidden.has(prompt.key))
      .map((decision) => ({ ...decision, because: null })),
  }
}

function namedIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.startsWith('use:') ? value.slice(4) : value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, held]) => [key, ...namedIn(held)])
}

/** In an ES module a write to what is frozen throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const held of Object.values(value)) frozen(held)
  }
  return value
}
