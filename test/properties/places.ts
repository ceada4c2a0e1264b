/** Where the cards of a game lie, and into which of these places a viewer cannot look. */
import { type CardId, cardsOfTable, type Game, type SeatId } from '@meanwhile/engine'

/** What this table is played with. */
export const cardsAt = ({ editions, options }: Game): CardId[] => cardsOfTable(editions, options)

/** Every card of the game, once for each place where it lies. */
export function everyCard(game: Game): CardId[] {
  return [
    ...game.deck,
    ...game.discard,
    ...game.goals,
    ...game.rules.map(({ card }) => card),
    ...game.players.flatMap(({ hand, front }) => [...hand, ...front]),
    ...(game.chain ?? []),
    ...(game.landing ?? []).map(({ card }) => card),
    ...Object.values(game.under ?? {}).flat(),
    ...(game.solo ? [...game.solo.rules, ...game.solo.discardedRules, ...game.solo.scored] : []),
    ...game.stack.flatMap((frame) => (frame.kind === 'card' ? [...(frame.card ? [frame.card] : []), ...(frame.aside ?? [])] : [])),
  ]
}

/** The lists themselves, in an order that follows from what the viewer sees: two games that look alike have the same lists, as long. */
export function hiddenZones(game: Game, viewer: SeatId | null): CardId[][] {
  const zones = [game.deck]
  for (const player of game.players) if (player.seat !== viewer) zones.push(player.hand)
  for (const frame of game.stack)
    if (frame.kind === 'card' && frame.seat !== viewer && frame.aside && !frame.faceUp) zones.push(frame.aside)
  if (game.solo) zones.push(game.solo.rules)
  return zones
}

export const hiddenCards = (game: Game, viewer: SeatId | null): Set<CardId> => new Set(hiddenZones(game, viewer).flat())

/** Everybody at the table, and somebody who only watches. */
export const viewersOf = (game: Game): (SeatId | null)[] => [...game.players.map(({ seat }) => seat), null]
