/** Setting up: shuffle, deal three each, find out who starts. */

import { typeOf } from './cards/index.ts'
import { chanceFrom, shuffle } from './chance.ts'
import { cardsOfTable, editions } from './editions/index.ts'
import type { CardId, Game, GameEvent, Player, SeatId, Setup, TableOptions } from './game.ts'
import { run } from './machine.ts'
import { SCHEMA } from './migrations.ts'
import { anyOf, began, dealIn, open, pushFrame, type Table } from './table/index.ts'
import { startTurn } from './turn.ts'
import { RULES_VERSION } from './versions.ts'

export const mostPlayers = 6

/** Throws on a setup that cannot be: the service has checked it before a table comes to this. */
export function begin(setup: Setup): { game: Game; events: GameEvent[] } {
  const game = emptyTable(setup)
  const t = open(game)
  // S2
  shuffle(game.chance, game.deck)
  if (game.solo) shuffle(game.chance, game.solo.rules)
  for (const player of game.players) dealIn(t, player)
  start(t)
  run(t)
  return { game, events: t.events }
}

function emptyTable(setup: Setup): Game {
  const { players, entropy, seed } = setup
  if (!Number.isInteger(players) || players < 1 || players > mostPlayers) throw new Error(`a table has 1 to ${mostPlayers} players`)
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new Error('a seed is 32 bytes in hex')
  if (!entropy.every((bytes) => /^([0-9a-f]{2}){1,64}$/.test(bytes))) throw new Error('entropy is bytes in hex')
  const [edition] = setup.editions
  if (!edition) throw new Error('a table has an edition')
  // X5: a mixed table has the default of neither box.
  const first = setup.editions.length > 1 ? 'random' : editions[edition].first
  const { solo: _, ...wanted } = setup.options ?? {}
  // O1: whoever is alone plays solo, and nobody else does; O2: they go first.
  const options: TableOptions =
    players === 1 ? { ...wanted, first: 'host', starter: 's1', solo: true } : { first, starter: 's1', ...wanted }
  const cards = cardsOfTable(setup.editions, options)
  const seats = Array.from({ length: players }, (_, i): Player => ({ seat: `s${i + 1}`, hand: [], front: [], asked: 0, waiting: true }))
  return {
    schema: SCHEMA,
    rulesVersion: RULES_VERSION,
    table: setup.table,
    editions: [...setup.editions],
    options,
    chance: chanceFrom(seed, entropy),
    moves: 0,
    seats: players,
    players: seats,
    deck: options.solo ? cards.filter((card) => !isRule(card)) : cards,
    discard: [],
    rules: [],
    goals: [],
    stack: [],
    asked: [],
    extraTurns: [],
    lastInOrder: null,
    turns: 0,
    ...(options.solo && { solo: { rules: cards.filter(isRule), discardedRules: [], scored: [] } }),
  }
}

/** O2: New Rules form the Rules deck, all else the Main deck. */
const isRule = (card: CardId): boolean => typeOf(card) === 'rule'

/** S3 */
function start(t: Table): void {
  const { first, starter } = t.game.options
  if (first === 'initiative') {
    began(t, null)
    pushFrame(t, { kind: 'start', seat: 's1', todo: [{ op: 'initiative' }] })
    return
  }
  const named: SeatId = t.game.players.some((player) => player.seat === starter) ? starter : 's1'
  const seat = first === 'host' ? named : (anyOf(t, t.game.players)?.seat ?? named)
  began(t, seat)
  startTurn(t, seat)
}
