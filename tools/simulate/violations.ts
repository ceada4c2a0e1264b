/** What must hold in every position, whatever was played. */
import { cardsOfTable, type Decision, type Game } from '@meanwhile/engine'

/** The first thing that is wrong, as a sentence. */
export function violation(game: Game): string | null {
  return lostCard(game) ?? looseEnd(game) ?? nobodyOwed(game) ?? malformed(game)
}

const places = new Map<string, Map<string, number>>()

/** Where each card stands in a tally of this table's cards. */
function placesOf({ editions, options }: Game): Map<string, number> {
  const key = `${editions.join('+')} ${options.solo ?? false}`
  const known = places.get(key)
  if (known) return known
  const made = new Map(cardsOfTable(editions, options).map((card, i) => [card, i]))
  places.set(key, made)
  return made
}

/** Every card lies in exactly one place. */
function lostCard(game: Game): string | null {
  const places = placesOf(game)
  const tally = new Uint8Array(places.size)
  let wrong: string | null = null
  const lies = (card: string) => {
    const place = places.get(card)
    if (place === undefined) wrong = `${card} is not a card of this table`
    else if (tally[place] === 1) wrong = `${card} lies in two places`
    else tally[place] = 1
  }
  game.deck.forEach(lies)
  game.discard.forEach(lies)
  game.goals.forEach(lies)
  for (const { card } of game.rules) lies(card)
  for (const { hand, front } of game.players) {
    hand.forEach(lies)
    front.forEach(lies)
  }
  for (const frame of game.stack) {
    if (frame.kind !== 'card') continue
    if (frame.card) lies(frame.card)
    frame.aside?.forEach(lies)
  }
  for (const cards of Object.values(game.under ?? {})) cards.forEach(lies)
  for (const { card } of game.landing ?? []) lies(card)
  game.chain?.forEach(lies)
  const { rules = [], discardedRules = [], scored = [] } = game.solo ?? {}
  for (const pile of [rules, discardedRules, scored]) pile.forEach(lies)
  if (wrong) return wrong
  const lost = tally.indexOf(0)
  return lost < 0 ? null : `${[...places.keys()][lost]} is lost`
}

/** What is fastened lies beside what it is fastened to, and what lies under a card lies under one in play. */
function looseEnd({ players, rules, attached = {}, under = {} }: Game): string | null {
  for (const [creeper, keeper] of Object.entries(attached)) {
    if (!players.some(({ front }) => front.includes(creeper) && front.includes(keeper))) return `${creeper} is not where ${keeper} is`
  }
  const cover = Object.keys(under).find(
    (card) => !rules.some((rule) => rule.card === card) && !players.some(({ front }) => front.includes(card)),
  )
  return cover ? `something lies under ${cover}, which is not in play` : null
}

/** Never stuck: somebody is owed an answer, or the game is over and nobody is asked anything. */
function nobodyOwed(game: Game): string | null {
  if (game.over) return game.asked.length === 0 ? null : 'the game is over and still asks something'
  return game.asked.some((asked) => asked.owed) ? null : 'nobody is owed an answer and the game is not over'
}

function malformed(game: Game): string | null {
  for (const decision of game.asked) {
    const wrong = wrongWith(decision, game)
    if (wrong) return `the question ${decision.prompt.key} to ${decision.player} ${wrong}`
  }
  return null
}

function wrongWith(decision: Decision, game: Game): string | null {
  const { id, player, options, min, max, fallback } = decision
  if (!game.players.some((other) => other.seat === player)) return 'goes to an empty seat'
  if (id === '' || game.asked.some((other) => other.id === id && other !== decision)) return 'has no id of its own'
  if (options.length === 0) return 'has no options'
  if (options.some((option, i) => options.indexOf(option) !== i)) return 'offers an option twice'
  if (min < 0 || min > max || max < 1 || max > options.length) return `wants ${min} to ${max} of ${options.length} options`
  if (fallback === 'chance') return null
  if (fallback.some((option) => !options.includes(option))) return 'falls back on what is no option'
  return fallback.length < min || fallback.length > max ? `falls back on ${fallback.length} picks, not ${min} to ${max}` : null
}
