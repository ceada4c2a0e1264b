/** A game that could lie behind a view: everything the viewer cannot see is dealt anew. The only way bots look ahead. */
import { shuffle } from './chance.ts'
import { allCards } from './editions/index.ts'
import type { CardFrame, CardId, Chance, Frame, Game } from './game.ts'
import { run } from './machine.ts'
import { SCHEMA } from './migrations.ts'
import { open } from './table.ts'
import { RULES_VERSION } from './versions.ts'
import type { FrameView, View } from './view.ts'

export function imagine(view: View, chance: Chance): Game {
  const unseen = shuffle(chance, unseenCards(view))
  const take = (count: number): CardId[] => unseen.splice(0, count)
  const players = view.players.map(({ seat, hand, front, waiting }) => ({
    seat,
    hand: seat === view.you ? view.hand.slice() : take(hand),
    front: front.slice(),
    asked: 0,
    ...(waiting && { waiting }),
    ...(seat === view.you && view.orders && { orders: view.orders }),
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
    deck: unseen,
    asked: [],
    extraTurns: view.extraTurns.slice(),
    lastInOrder: view.lastInOrder,
    turns: view.turns,
    ...(view.over && { over: view.over }),
  }
  // Everything asked is asked again by the op that waits.
  run(open(game))
  return game
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
  return allCards(view.editions).filter((card) => !seen.has(card))
}
