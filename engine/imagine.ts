/** A game that could lie behind a view: everything the viewer cannot see is dealt anew. The only way bots look ahead. */

import { typeOf } from './cards/index.ts'
import { shuffle } from './chance.ts'
import { cardsOfTable } from './editions/index.ts'
import type { CardFrame, CardId, Chance, Frame, Game } from './game.ts'
import { run } from './machine.ts'
import { SCHEMA } from './migrations.ts'
import { open } from './table/index.ts'
import { RULES_VERSION } from './versions.ts'
import type { FrameView, View } from './view.ts'

export function imagine(view: View, chance: Chance): Game {
  const hidden = unseenCards(view)
  // O2: New Rules lie in a deck of their own; one too many is in the hand of somebody who is only watched.
  const rules = view.solo ? shuffle(chance, hidden.filter(isRule)) : []
  const unseenRules = rules.splice(0, view.solo?.rules)
  const creepers = hidden.filter((card) => typeOf(card) === 'creeper')
  // C1: nobody holds a Creeper, so those that are not in sight lie in the draw pile.
  const unseen = shuffle(
    chance,
    hidden.filter((card) => !creepers.includes(card) && !(view.solo && isRule(card))),
  )
  unseen.unshift(...rules)
  const take = (count: number): CardId[] => unseen.splice(0, count)
  const players = view.players.map(({ seat, hand, front, waiting }) => ({
    seat,
    hand: seat === view.you ? view.hand.slice() : take(hand),
    front: front.slice(),
    asked: 0,
    ...(waiting && { waiting }),
    ...(seat === view.you && view.orders && { orders: view.orders }),
    ...(seat === view.you && view.armed.length > 0 && { armed: view.armed }),
  }))
  const game: Game = {
    schema: SCHEMA,
    rulesVersion: RULES_VERSION,
    table: 'imagined',
    editions: view.editions,
    options: view.options,
    chance: { key: chance.key, uses: chance.uses },
    moves: view.moves,
    seats: view.seats,
    players,
    discard: view.discard.slice(),
    rules: view.rules.slice(),
    goals: view.goals.slice(),
    stack: view.stack.map((frame) => frameBehind(frame, take)),
    deck: [],
    asked: [],
    extraTurns: view.extraTurns.slice(),
    lastInOrder: view.lastInOrder,
    turns: view.turns,
    ...(view.over && { over: view.over }),
    ...(view.solo && { solo: { ...view.solo, rules: unseenRules } }),
    ...furnitureOf(view),
  }
  game.deck = creepers.length > 0 ? shuffle(chance, [...unseen, ...creepers]) : unseen
  // Everything asked is asked again by the op that waits.
  run(open(game))
  return game
}

const isRule = (card: CardId): boolean => typeOf(card) === 'rule'

/** What lies open on the table in some editions; absent where it is empty, as in a game. */
function furnitureOf({ attached, under, debts, windows, landing, chain }: View): Partial<Game> {
  return {
    ...(Object.keys(attached).length > 0 && { attached: { ...attached } }),
    ...(Object.keys(under).length > 0 && { under: { ...under } }),
    ...(debts.length > 0 && { debts: [...debts] }),
    ...(windows.length > 0 && { windows: [...windows] }),
    ...(landing.length > 0 && { landing: [...landing] }),
    ...(chain.length > 0 && { chain: [...chain] }),
  }
}

function frameBehind(frame: FrameView, take: (count: number) => CardId[]): Frame {
  const todo = frame.todo.slice()
  if (frame.kind === 'turn') return { ...frame, todo, used: frame.used.slice() }
  if (frame.kind !== 'card') return { ...frame, todo }
  const { aside, asideCards, given, ...rest } = frame
  const lying: CardId[] = asideCards?.slice() ?? take(aside)
  const imagined: CardFrame = { ...rest, todo }
  if (lying.length > 0) imagined.aside = lying
  if (given) imagined.given = given.map((numeral) => ({ ...numeral }))
  return imagined
}

/** Every card of the table that lies in no place the viewer can see. */
function unseenCards(view: View): CardId[] {
  const seen = new Set<CardId>([...view.hand, ...view.discard, ...view.goals, ...view.rules.map((rule) => rule.card)])
  for (const player of view.players) for (const card of player.front) seen.add(card)
  for (const frame of view.stack) {
    if (frame.kind !== 'card') continue
    if (frame.card) seen.add(frame.card)
    for (const card of frame.asideCards ?? []) seen.add(card)
  }
  for (const cards of Object.values(view.under)) for (const card of cards) seen.add(card)
  for (const { card } of view.landing) seen.add(card)
  for (const card of view.chain) seen.add(card)
  for (const card of [...(view.solo?.discardedRules ?? []), ...(view.solo?.scored ?? [])]) seen.add(card)
  return cardsOfTable(view.editions, view.options).filter((card) => !seen.has(card))
}
