/** What lies in front of people: Keepers and Creepers, alone or fastened together, and what lies under cards. */
import { cardOf } from '../cards/index.ts'
import { shuffle } from '../chance.ts'
import type { CardId, Game, Player, SeatId } from '../game.ts'
import { keepersOf, present, turnOf, typesOf } from '../terms.ts'
import { drop, playerAt, seated, type Table, tell, toDiscard } from './table.ts'

export const ownerOf = (game: Game, card: CardId): Player | undefined => game.players.find((player) => player.front.includes(card))

// ── Units ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** C5: a Keeper and what is fastened to it, whichever of them is named; Keeper first. */
function unitOf({ attached }: Game, card: CardId): CardId[] {
  if (!attached) return [card]
  const keeper = attached[card] ?? card
  return [keeper, ...Object.keys(attached).filter((creeper) => attached[creeper] === keeper)]
}

const unitsOf = (game: Game, cards: CardId[]): CardId[] =>
  game.attached ? [...new Set(cards.flatMap((card) => unitOf(game, card)))] : cards

export function attach(t: Table, creeper: CardId, keeper: CardId): void {
  const { game } = t
  const owner = ownerOf(game, keeper)
  if (!owner?.front.includes(creeper)) return
  game.attached = { ...game.attached, [creeper]: keeper }
  tell(t, { type: 'attached', seat: owner.seat, card: creeper, to: keeper })
}

/** From then on the two move apart. */
export function detach(t: Table, creeper: CardId): void {
  const owner = ownerOf(t.game, creeper)
  if (!owner || !t.game.attached?.[creeper]) return
  loosen(t.game, [creeper])
  tell(t, { type: 'detached', seat: owner.seat, card: creeper })
}

/** Without a word: what was fastened has left play, or everything is dealt anew. */
function loosen(game: Game, cards: CardId[]): void {
  if (!game.attached) return
  const left = Object.entries(game.attached).filter(([creeper, keeper]) => !cards.includes(creeper) && !cards.includes(keeper))
  if (left.length > 0) game.attached = Object.fromEntries(left)
  else delete game.attached
}

/** What was set or may be challenged is void once its card has left that front (E2). */
function forget(game: Game, cards: CardId[]): void {
  if (game.extraTurns.length > 0) game.extraTurns = game.extraTurns.filter(({ by, after }) => !after || !cards.includes(by))
  if (game.windows) {
    game.windows = game.windows.filter(({ card }) => !cards.includes(card))
    if (game.windows.length === 0) delete game.windows
  }
}

function lift(game: Game, owner: Player, cards: CardId[]): void {
  for (const card of cards) drop(owner.front, card)
  forget(game, cards)
}

// ── Coming, going, changing sides ──────────────────────────────────────────────────────────────────────────────────

export function landKeeper(t: Table, seat: SeatId, card: CardId): void {
  playerAt(t.game, seat).front.push(card)
  tell(t, { type: 'landed', seat, card, as: 'keeper' })
}

export function landCreeper(t: Table, seat: SeatId, card: CardId): void {
  playerAt(t.game, seat).front.push(card)
  tell(t, { type: 'landed', seat, card, as: 'creeper' })
}

/** C1: face up in front of whoever drew it; where that is somebody who left, it is discarded (J2). */
export function landDrawnCreeper(t: Table, to: SeatId): void {
  const [first, ...rest] = t.game.landing ?? []
  if (!first) return
  if (rest.length > 0) t.game.landing = rest
  else delete t.game.landing
  if (seated(t.game, to)) landCreeper(t, to, first.card)
  else toDiscard(t, [first.card])
}

/** What is fastened to them goes with them; what lies under them stays behind, in front of its last owner. */
export function discardFromFront(t: Table, seat: SeatId, cards: CardId[]): void {
  const { game } = t
  const units = unitsOf(game, cards)
  lift(game, playerAt(game, seat), units)
  loosen(game, units)
  toDiscard(t, units)
  tell(t, { type: 'discarded', seat, cards: units, from: 'front' })
  for (const card of units) leavePlay(t, card, seat)
}

/** A Keeper or Creeper, with all that is fastened to it, to another side of the table. F13: no replacement is drawn. */
export function takeKeeper(t: Table, card: CardId, to: SeatId): void {
  const { game } = t
  const owner = ownerOf(game, card)
  if (!owner || owner.seat === to) return
  const unit = unitOf(game, card)
  lift(game, owner, unit)
  playerAt(game, to).front.push(...unit)
  tellMoved(t, unit, owner.seat, to)
}

function tellMoved(t: Table, unit: CardId[], from: SeatId, to: SeatId): void {
  for (const card of unit) {
    if (cardOf(card).type === 'keeper') tell(t, { type: 'took-keeper', from, to, card })
    else tell(t, { type: 'moved-creeper', from, to, card })
  }
}

export function exchangeKeepers(t: Table, seat: SeatId, mine: CardId, theirs: CardId): void {
  const { game } = t
  const me = playerAt(game, seat)
  const other = ownerOf(game, theirs)
  if (!other || !me.front.includes(mine)) return
  const [given, got] = [unitOf(game, mine), unitOf(game, theirs)]
  lift(game, me, given)
  lift(game, other, got)
  me.front.push(...got)
  other.front.push(...given)
  tell(t, { type: 'exchanged', seat, with: other.seat, gave: given[0] ?? mine, got: got[0] ?? theirs })
}

/** Out of play into a hand: its user's or its owner's. */
export function returnToHand(t: Table, card: CardId, to: SeatId): void {
  const owner = ownerOf(t.game, card)
  if (!owner) return
  loosen(t.game, [card])
  lift(t.game, owner, [card])
  playerAt(t.game, to).hand.push(card)
  tell(t, { type: 'took-from-play', seat: to, card, from: owner.seat })
  leavePlay(t, card, owner.seat)
}

/** From one front to another at one moment, with all that is fastened to each. */
export function passFront(t: Table, moves: { from: SeatId; to: SeatId; cards: CardId[] }[]): void {
  const { game } = t
  const units = moves.map(({ from, to, cards }) => ({ from, to, cards: unitsOf(game, cards) })).filter(({ cards }) => cards.length > 0)
  for (const { from, cards } of units) lift(game, playerAt(game, from), cards)
  for (const { to, cards } of units) playerAt(game, to).front.push(...cards)
  tell(t, { type: 'passed-front', moves: units })
}

// ── Dealing out ────────────────────────────────────────────────────────────────────────────────────────────────────

/** One at a time, in this order of seats; nobody is looked at as a winner before the last one lies (G2). */
function deal(t: Table, units: CardId[][], order: SeatId[]): { seat: SeatId; cards: CardId[] }[] {
  shuffle(t.game.chance, units)
  const to = order.map((seat) => ({ seat, cards: units.filter((_, i) => i % order.length === order.indexOf(seat)).flat() }))
  for (const { seat, cards } of to) playerAt(t.game, seat).front.push(...cards)
  return to
}

/** All Keepers, with what is fastened to them. */
export function dealKeepers(t: Table, order: SeatId[]): void {
  const { game } = t
  const units = game.players.flatMap((player) => keepersOf(player).map((keeper) => unitOf(game, keeper)))
  for (const player of game.players) {
    lift(
      game,
      player,
      player.front.filter((card) => units.some((unit) => unit.includes(card))),
    )
  }
  tell(t, { type: 'dealt-keepers', to: deal(t, units, order) })
}

/** All Keepers and Creepers; what was fastened comes apart. */
export function dealFronts(t: Table, order: SeatId[]): void {
  const { game } = t
  const cards = game.players.flatMap((player) => player.front)
  for (const player of game.players) lift(game, player, [...player.front])
  loosen(game, cards)
  dealFaceUp(t, cards, order)
}

/** All Creepers in play, loosened from what they were fastened to. */
export function dealCreepers(t: Table, order: SeatId[]): void {
  const { game } = t
  const creepers = game.players.flatMap((player) => typesOf(player, 'creeper'))
  for (const player of game.players) lift(game, player, typesOf(player, 'creeper'))
  loosen(game, creepers)
  dealFaceUp(t, creepers, order)
}

/** These lie nowhere yet. @public */
export function dealFaceUp(t: Table, cards: CardId[], order: SeatId[]): void {
  if (cards.length === 0) return
  tell(t, {
    type: 'dealt-front',
    to: deal(
      t,
      cards.map((card) => [card]),
      order,
    ),
  })
}

/** Clockwise, beginning with this player or left of them. */
export function clockwise(game: Game, from: SeatId, begin: 'here' | 'left'): SeatId[] {
  const seats = present(game).map(({ seat }) => seat)
  const at = Math.max(0, seats.indexOf(from)) + (begin === 'left' ? 1 : 0)
  return seats.map((_, i) => seats[(at + i) % seats.length] as SeatId)
}

// ── Under a card ───────────────────────────────────────────────────────────────────────────────────────────────────

export const under = (game: Game, card: CardId): CardId[] => game.under?.[card] ?? []

/** These have left their place. Under a card they are not in play, and move with it. */
export function layUnder(t: Table, cards: CardId[], cover: CardId, seat: SeatId | null): void {
  const { game } = t
  game.under = { ...game.under, [cover]: [...under(game, cover), ...cards] }
  tell(t, { type: 'put-under', seat, cards, under: cover })
}

/** Out of play, with nothing fastened to it. @public */
export function putUnder(t: Table, seat: SeatId, card: CardId, cover: CardId): void {
  const owner = ownerOf(t.game, card)
  if (!owner) return
  loosen(t.game, [card])
  lift(t.game, owner, [card])
  layUnder(t, [card], cover, seat)
}

/** They lie nowhere then. */
export function takeFromUnder(game: Game, cover: CardId, cards: CardId[] = under(game, cover)): CardId[] {
  const left = under(game, cover).filter((card) => !cards.includes(card))
  const others = Object.entries(game.under ?? {}).filter(([other]) => other !== cover)
  const rest = left.length > 0 ? [...others, [cover, left] as const] : others
  if (rest.length > 0) game.under = Object.fromEntries(rest)
  else delete game.under
  return cards
}

/** @public */
export function release(t: Table, card: CardId, cover: CardId, to: SeatId): void {
  takeFromUnder(t.game, cover, [card])
  playerAt(t.game, to).front.push(card)
  tell(t, { type: 'released', seat: to, card, under: cover })
}

/** A card has left play: what lay under a Keeper lands in front of its last owner; villains on a rule are dealt out, an Action is discarded. */
export function leavePlay(t: Table, cover: CardId, owner: SeatId | null): void {
  const cards = under(t.game, cover)
  if (cards.length === 0) return
  if (owner) {
    for (const card of cards) release(t, card, cover, owner)
    return
  }
  takeFromUnder(t.game, cover)
  const creepers = cards.filter((card) => cardOf(card).type === 'creeper')
  const others = cards.filter((card) => !creepers.includes(card))
  dealFaceUp(t, creepers, clockwise(t.game, turnOf(t.game)?.seat ?? 's1', 'left'))
  if (others.length === 0) return
  toDiscard(t, others)
  tell(t, { type: 'discarded', seat: null, cards: others, from: 'under' })
}
