/** Another game behind the same view: everything the viewer may not know is dealt, drawn or said anew. */
import {
  type Armed,
  type CardId,
  type Chance,
  chanceOf,
  type Frame,
  type Game,
  type Player,
  pick,
  type SeatId,
  shuffle,
  type Trigger,
} from '@meanwhile/engine'
import { cards } from '@meanwhile/engine/catalogue'
import { hiddenZones } from './places.ts'
import { anyOrders } from './play.ts'

export type Viewer = SeatId | null

const throws = ['rock', 'paper', 'scissors']

export const anyThrow = (luck: Chance): string => throws[pick(luck, throws.length)] ?? 'rock'

/** Nobody sees how often chance was used, nor with which key. */
const anyChance = (luck: Chance): Chance => ({ key: chanceOf(`${luck.key}${luck.uses}`).key, uses: pick(luck, 50) })

/** The id without the mark of a further copy. */
export const printed = (card: CardId): string => card.replace(/~\d+$/, '')
const typeOf = (card: CardId): string | undefined => cards[printed(card)]?.type
const isCreeper = (card: CardId): boolean => typeOf(card) === 'creeper'

export function redeal(game: Game, viewer: Viewer, luck: Chance): Game {
  const other = unshared(game, viewer)
  const zones = hiddenZones(other, viewer)
  // A Creeper is in no hand and shows itself when it is drawn: it stays where it lies, or everybody would see another draw.
  // O2: New Rules of a solo table lie in a deck of their own.
  const stays = (card: CardId): boolean => isCreeper(card) || (game.solo !== undefined && typeOf(card) === 'rule')
  const dealt = shuffle(
    luck,
    zones.flat().filter((card) => !stays(card)),
  )
  for (const zone of zones) for (const [i, card] of zone.entries()) if (!stays(card)) zone[i] = dealt.pop() ?? card
  if (other.solo) shuffle(luck, other.solo.rules)
  for (const player of other.players) if (player.seat !== viewer) player.asked += pick(luck, 3)
  for (const frame of other.stack) {
    for (const seat of throwersOf(frame, viewer)) answerOf(frame, seat, anyThrow(luck))
    // Who has answered shows, what they answered does not.
    for (const key of reactionsIn(frame, viewer)) answerOf(frame, key, 'pass')
  }
  layAs(game, other, viewer, publicCards(game, viewer))
  return newSecrets(other, viewer, luck)
}

/** A copy whose hidden parts can be written to, without questions to others: they name cards, and the op that waits asks them again. */
export function unshared(game: Game, viewer: Viewer): Game {
  return {
    ...game,
    deck: [...game.deck],
    ...(game.solo && { solo: { ...game.solo, rules: [...game.solo.rules] } }),
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

/** A new key, other orders of one of the others, other Surprises armed. */
export function newSecrets(game: Game, viewer: Viewer, luck: Chance): Game {
  const at = pick(luck, game.players.length)
  const players = game.players.map((player, i): Player => {
    if (player.seat === viewer) return player
    const { orders, armed: _, ...rest } = player
    const armed = anyArmed(game, player, luck)
    const kept = { ...rest, ...(armed.length > 0 && { armed }) }
    if (i !== at) return orders ? { ...kept, orders } : kept
    return pick(luck, 2) === 0 ? kept : { ...kept, orders: anyOrders(game, player.seat, luck) }
  })
  return { ...game, players, chance: anyChance(luck) }
}

/** Surprises somebody holds, ready for what they answer or for another Surprise, or not at all. */
function anyArmed({ options }: Game, { hand }: Player, luck: Chance): Armed[] {
  if (options.reactions === 'ask') return []
  return hand.flatMap((card) => {
    const surprise = cards[printed(card)]
    if (surprise?.type !== 'surprise' || pick(luck, 2) === 0) return []
    const trigger: Trigger = pick(luck, 2) === 0 && surprise.trigger ? surprise.trigger : 'surprise-played'
    return [{ card, trigger, ...(pick(luck, 2) === 0 && { only: ['anybody'] }) }]
  })
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

/** What everybody can tell of hidden cards, because somebody is asked about them. */
export function publicCards(game: Game, viewer: Viewer): CardId[] {
  return [...publicUses(game, viewer), ...publicHands(game, viewer)]
}

/**
 * Whoever must discard a Goal has one, and whoever need not has none; a borrowed Action lies in the hand that was seen; who looks at the
 * top card of the draw pile knows it.
 */
function publicHands(game: Game, viewer: Viewer): CardId[] {
  const top = game.stack.at(-1)
  const discarding = top?.todo[0]?.op === 'others-discard' ? game.players.map(({ seat }) => seat) : []
  const choosing = game.players.map(({ seat }) => seat).filter((seat) => seat !== viewer && isAboutSomeOf(game, seat))
  const borrowing = game.asked.some(({ prompt }) => prompt.key === 'action-to-borrow') && top?.kind === 'card'
  const lookedAt = borrowing ? (top.picks?.['whose-hand-to-see'] ?? []) : []
  const looking = game.asked.some(({ player, prompt }) => player === viewer && prompt.key === 'top-or-bottom')
  const hidden = new Set(hiddenZones(game, viewer).flat())
  const hands = [...new Set([...discarding, ...choosing, ...lookedAt])].flatMap((seat) => handOf(game, seat as SeatId))
  return [...hands, ...(looking ? game.deck.slice(-1) : [])].filter((card) => hidden.has(card))
}

/** Who uses a free action that needs a certain card, a Goal to mill or a Keeper to put down, has one: everybody knows that much. */
function publicUses(game: Game, viewer: Viewer): CardId[] {
  return game.stack.flatMap((frame) =>
    frame.kind === 'card' && frame.uses && frame.seat !== viewer ? neededFor(game, frame.seat, frame.uses) : [],
  )
}

const needed: Record<string, string> = { 'goal-mill': 'goal', 'never-mind': 'goal', 'lap-swap': 'keeper' }

/** One card without which the free action of this card could not be used; it depends on the dealer which of them. */
export const neededFor = (game: Game, seat: SeatId, uses: CardId): CardId[] => {
  const type = needed[printed(uses)]
  return handOf(game, seat)
    .filter((card) => type !== undefined && typeOf(card) === type)
    .slice(0, 1)
}

/** Is this player asked to pick from a part of their hand, such as the Goals in it? Then they have such a card. */
export function isAboutSomeOf(game: Game, seat: SeatId): boolean {
  const op = game.stack.at(-1)?.todo[0]
  if (!op || !game.asked.some(({ player, owed }) => owed && player === seat)) return false
  if (op.op === 'others-discard') return op.types.length > 0
  return op.op === 'choose' && isPartOfHand(op.from)
}

function isPartOfHand(from: Extract<Frame['todo'][number], { op: 'choose' }>['from']): boolean {
  if (typeof from === 'string') return from === 'goals-in-hand'
  if ('either' in from) return from.either.some(isPartOfHand)
  return 'inHand' in from && (from.inHand.length > 0 || from.which !== undefined)
}

/** What the viewer's own questions show them of hidden places: the top of the pile, a hand that was looked at. */
export function shownTo(game: Game, viewer: Viewer): CardId[] {
  const hidden = new Set(hiddenZones(game, viewer).flat())
  const decisions = game.asked.filter(({ owed, player }) => owed && player === viewer)
  const named = decisions.flatMap(({ options, prompt }) => [...options, ...Object.values(prompt.args)])
  return named.filter((name): name is string => typeof name === 'string' && hidden.has(name))
}

export const handOf = (game: Game, seat: SeatId): CardId[] => game.players.find((player) => player.seat === seat)?.hand ?? []

/** The others whose throw lies in this frame, unrevealed. */
export const throwersOf = (frame: Frame, viewer: Viewer): SeatId[] =>
  frame.todo[0]?.op === 'ask-both' ? (Object.keys(frame.answers ?? {}) as SeatId[]).filter((seat) => seat !== viewer) : []

/** Keys of what the others have answered to a reaction, not yet told. */
export const reactionsIn = (frame: Frame, viewer: Viewer): string[] =>
  frame.todo[0]?.op === 'react' ? Object.keys(frame.answers ?? {}).filter((key) => key !== `react:${viewer}`) : []

export function answerOf(frame: Frame, key: string, word: string): void {
  if (frame.answers) frame.answers[key] = [word]
}
