/** Another game behind the same view: everything the viewer may not know is dealt, drawn or said anew. */
import { type CardId, type Chance, chanceOf, type Frame, type Game, type Player, pick, type SeatId, shuffle } from '@meanwhile/engine'
import { cards } from '@meanwhile/engine/catalogue'
import { hiddenZones } from './places.ts'
import { anyOrders } from './play.ts'

export type Viewer = SeatId | null

const throws = ['rock', 'paper', 'scissors']

export const anyThrow = (luck: Chance): string => throws[pick(luck, throws.length)] ?? 'rock'

/** Nobody sees how often chance was used, nor with which key. */
const anyChance = (luck: Chance): Chance => ({ key: chanceOf(`${luck.key}${luck.uses}`).key, uses: pick(luck, 50) })

export function redeal(game: Game, viewer: Viewer, luck: Chance): Game {
  const other = unshared(game, viewer)
  const zones = hiddenZones(other, viewer)
  const cards = shuffle(luck, zones.flat())
  for (const zone of zones) zone.splice(0, zone.length, ...cards.splice(0, zone.length))
  for (const player of other.players) if (player.seat !== viewer) player.asked += pick(luck, 3)
  for (const frame of other.stack) for (const seat of throwersOf(frame, viewer)) answerOf(frame, seat, anyThrow(luck))
  layAs(game, other, viewer, publicGoals(game, viewer))
  return newSecrets(other, viewer, luck)
}

/** A copy whose hidden parts can be written to, without questions to others: they name cards, and the op that waits asks them again. */
export function unshared(game: Game, viewer: Viewer): Game {
  return {
    ...game,
    deck: [...game.deck],
    players: game.players.map((player) => (player.seat === viewer ? player : { ...player, hand: [...player.hand] })),
    stack: game.stack.map(unsharedFrame),
    asked: game.asked.filter(({ player }) => player === viewer),
  }
}

function unsharedFrame(frame: Frame): Frame {
  const copied = { ...frame }
  if (copied.answers) copied.answers = { ...copied.answers }
  if (copied.kind === 'card' && copied.aside) copied.aside = [...copied.aside]
  return copied
}

/** A new key, and other orders of one of the others. */
export function newSecrets(game: Game, viewer: Viewer, luck: Chance): Game {
  const at = pick(luck, game.players.length)
  const players = game.players.map((player, i): Player => {
    if (i !== at || player.seat === viewer) return player
    const { orders: _, ...rest } = player
    return pick(luck, 2) === 0 ? rest : { ...rest, orders: anyOrders(game, player.seat, luck) }
  })
  return { ...game, players, chance: anyChance(luck) }
}

/** In `other`, swaps hidden cards so that these lie as in `game`. Both look the same to the viewer, so they lie hidden in both. */
export function layAs(game: Game, other: Game, viewer: Viewer, wanted: Iterable<CardId>): void {
  const [zones, otherZones] = [hiddenZones(game, viewer), hiddenZones(other, viewer)]
  for (const card of wanted) {
    const to = placeOf(zones, card)
    const from = placeOf(otherZones, card)
    if (!to || !from) throw new Error(`${card} does not lie hidden in both games`)
    const [target, source] = [otherZones[to.zone] as CardId[], otherZones[from.zone] as CardId[]]
    source[from.at] = target[to.at] as CardId
    target[to.at] = card
  }
}

function placeOf(zones: CardId[][], card: CardId): { zone: number; at: number } | null {
  for (const [zone, cards] of zones.entries()) {
    const at = cards.indexOf(card)
    if (at >= 0) return { zone, at }
  }
  return null
}

/** Who is milling Goals has one: everybody knows that much. */
export function publicGoals(game: Game, viewer: Viewer): CardId[] {
  return game.asked
    .filter(({ player, prompt }) => prompt.key === 'goals-to-mill' && player !== viewer)
    .flatMap(({ player }) => aGoalOf(game, player))
}

export const aGoalOf = (game: Game, seat: SeatId): CardId[] =>
  handOf(game, seat)
    .filter((card) => cards[card]?.type === 'goal')
    .slice(0, 1)

export const handOf = (game: Game, seat: SeatId): CardId[] => game.players.find((player) => player.seat === seat)?.hand ?? []

/** The others whose throw lies in this frame, unrevealed. */
export const throwersOf = (frame: Frame, viewer: Viewer): SeatId[] =>
  frame.todo[0]?.op === 'ask-both' ? (Object.keys(frame.answers ?? {}) as SeatId[]).filter((seat) => seat !== viewer) : []

export function answerOf(frame: Frame, seat: SeatId, word: string): void {
  if (frame.answers) frame.answers[seat] = [word]
}
