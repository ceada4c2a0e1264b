/** What must hold in every position, whatever was played. */
import { type Decision, deckEntries, type Game } from '@meanwhile/engine'

/** The first thing that is wrong, as a sentence. */
export function violation(game: Game): string | null {
  return lostCard(game) ?? nobodyOwed(game) ?? malformed(game)
}

const places = new Map<string, Map<string, number>>()

/** Where each card stands in a tally of this table's cards. */
function placesOf({ editions }: Game): Map<string, number> {
  const key = editions.join('+')
  const known = places.get(key)
  if (known) return known
  const made = new Map(editions.flatMap((edition) => deckEntries(edition)).map(({ card }, i) => [card, i]))
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
  if (wrong) return wrong
  const lost = tally.indexOf(0)
  return lost < 0 ? null : `${[...places.keys()][lost]} is lost`
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
