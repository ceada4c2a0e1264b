/** The draw pile and the discard pile, and what comes out of them: into a hand, aside, or face up for all to see. */
import type { Icon } from '../cards/card.ts'
import { typeOf } from '../cards/index.ts'
import { shuffle } from '../chance.ts'
import type { CardFrame, CardId, Game, GameEvent, Player, SeatId } from '../game.ts'
import { hasIcon, rulesInForce } from '../terms.ts'
import { dealFaceUp, landCreeper, landKeeper, takeFromUnder } from './in-front.ts'
import { drop, playerAt, type Table, tell } from './table.ts'

/** P1, F8: only when a card is needed and the pile is empty; cards in resolution lie in frames and stay out of it. */
function topCard(t: Table): CardId | undefined {
  const { game } = t
  // O5: alone, nothing is reshuffled.
  if (game.deck.length === 0 && game.discard.length > 0 && !game.solo) {
    game.deck = shuffle(game.chance, game.discard)
    game.discard = []
    tell(t, { type: 'reshuffled', count: game.deck.length })
  }
  return game.deck.pop()
}

/** What stays with the drawer, the Creepers among it (each is replaced, C1), and Keepers that pay a debt (they are not, E2). */
type Drawn = { cards: CardId[]; creepers: CardId[]; paid: { to: SeatId; card: CardId }[] }

function takeTop(t: Table, seat: SeatId, count: number): Drawn {
  const drawn: Drawn = { cards: [], creepers: [], paid: [] }
  while (drawn.cards.length + drawn.paid.length < count) {
    const card = topCard(t)
    if (card === undefined) break
    const type = typeOf(card)
    const creditor = type === 'keeper' && t.game.debts ? settleDebt(t.game, seat) : undefined
    if (type === 'creeper') drawn.creepers.push(card)
    else if (creditor) drawn.paid.push({ to: creditor, card })
    else drawn.cards.push(card)
  }
  return drawn
}

/** The oldest debt of this player is no more: to whom it was owed. */
function settleDebt(game: Game, from: SeatId): SeatId | undefined {
  const oldest = game.debts?.find((debt) => debt.from === from)
  if (!oldest || !game.debts) return undefined
  game.debts = game.debts.filter((debt) => debt !== oldest)
  if (game.debts.length === 0) delete game.debts
  return oldest.to
}

export function owe(t: Table, from: SeatId, to: SeatId): void {
  t.game.debts = [...(t.game.debts ?? []), { from, to }]
  tell(t, { type: 'debt-made', from, to })
}

/** Told and put where it belongs; how many cards left the pile. */
function place(t: Table, seat: SeatId, { cards, creepers, paid }: Drawn, toldAs: (cards: CardId[]) => GameEvent): number {
  if (cards.length > 0) tell(t, toldAs(cards))
  for (const { to, card } of paid) {
    playerAt(t.game, to).front.push(card)
    tell(t, { type: 'debt-paid', from: seat, to, card })
  }
  if (creepers.length > 0) t.game.landing = [...(t.game.landing ?? []), ...creepers.map((card) => ({ seat, card }))]
  return cards.length + creepers.length + paid.length
}

export function draw(t: Table, seat: SeatId, count: number, because?: CardId): number {
  const drawn = takeTop(t, seat, count)
  playerAt(t.game, seat).hand.push(...drawn.cards)
  return place(t, seat, drawn, (cards) => ({
    type: 'drew',
    seat,
    count: cards.length,
    cards,
    knownTo: [seat],
    to: 'hand',
    ...(because && { because }),
  }))
}

export function drawAside(t: Table, frame: CardFrame, count: number): number {
  const { seat } = frame
  const drawn = takeTop(t, seat, count)
  if (drawn.cards.length > 0) frame.aside = [...(frame.aside ?? []), ...drawn.cards]
  return place(t, seat, drawn, (cards) => ({ type: 'drew', seat, count: cards.length, cards, knownTo: [seat], to: 'aside' }))
}

/** S4: a Creeper that is dealt lands at once; nobody can answer it. */
export function dealIn(t: Table, player: Player): void {
  const { seat } = player
  const { cards, creepers } = takeTop(t, seat, 3)
  player.hand.push(...cards)
  delete player.waiting
  tell(t, { type: 'dealt-in', seat, count: cards.length, cards, knownTo: [seat] })
  for (const creeper of creepers) landCreeper(t, seat, creeper)
}

/** Solo: the top of the Rules deck; it lies nowhere then. */
export function topRule(t: Table): CardId | undefined {
  const { solo } = t.game
  const rule = solo?.rules.at(-1)
  if (solo && rule) t.game.solo = { ...solo, rules: solo.rules.slice(0, -1) }
  return rule
}

export function emptyTrash(t: Table): void {
  const { game } = t
  const count = game.discard.length
  game.deck = shuffle(game.chance, [...game.deck, ...game.discard])
  game.discard = []
  tell(t, { type: 'trash-emptied', count })
}

export function turnUpTop(t: Table, seat: SeatId): CardId | undefined {
  for (let card = topCard(t); card !== undefined; card = topCard(t)) {
    if (typeOf(card) !== 'creeper') return card
    t.game.landing = [...(t.game.landing ?? []), { seat, card }]
  }
  return undefined
}

/** For all to see. `land`: a Creeper is placed as if drawn, and another card takes its place. */
export function turnUp(t: Table, frame: CardFrame, count: number, creepers: 'land' | 'stay'): void {
  const cards: CardId[] = []
  while (cards.length < count) {
    const card = creepers === 'land' ? turnUpTop(t, frame.seat) : topCard(t)
    if (card === undefined) break
    cards.push(card)
  }
  if (cards.length === 0) return
  frame.aside = [...(frame.aside ?? []), ...cards]
  frame.faceUp = true
  tell(t, { type: 'turned-up', seat: frame.seat, cards })
}

/** F8: nothing is reshuffled for it. What is turned over is shown, and the rest shuffled back. */
export function turnUpUntil(t: Table, seat: SeatId, icon: Icon): CardId | undefined {
  const { game } = t
  const at = game.deck.findLastIndex((card) => hasIcon(card, icon))
  if (at < 0) return undefined
  const turned = game.deck.splice(at).reverse()
  tell(t, { type: 'turned-up', seat, cards: turned })
  const found = turned.pop()
  if (found) landKeeper(t, seat, found)
  game.deck = shuffle(game.chance, [...game.deck, ...turned])
  tell(t, { type: 'shuffled-back', seat, count: turned.length })
  return found
}

export function putOnTop(t: Table, seat: SeatId, card: CardId): void {
  drop(t.game.discard, card)
  t.game.deck.push(card)
  tell(t, { type: 'put-on-top', seat, card })
}

export function lookAtTop(t: Table, seat: SeatId): CardId | undefined {
  const card = topCard(t)
  if (card === undefined) return undefined
  t.game.deck.push(card)
  tell(t, { type: 'saw-top', seat, count: 1, cards: [card], knownTo: [seat] })
  return card
}

export function putUnderPile(t: Table, seat: SeatId): void {
  const card = t.game.deck.pop()
  if (card) t.game.deck.unshift(card)
  tell(t, { type: 'put-under-pile', seat })
}

/** Everybody sees which card it is. */
export function fetchFromDiscard(t: Table, seat: SeatId, card: CardId): void {
  drop(t.game.discard, card)
  playerAt(t.game, seat).hand.push(card)
  tell(t, { type: 'took-up', seat, card, from: 'discard' })
}

/** F13: no replacement is drawn. */
export function bringBack(t: Table, card: CardId, to: SeatId): void {
  drop(t.game.discard, card)
  landCreeper(t, to, card)
}

/** From the discard pile, and from under the rule that caught them. */
export function freeVillains(t: Table, order: SeatId[]): void {
  const { game } = t
  const isVillain = (card: CardId): boolean => hasIcon(card, 'villain')
  const free = game.discard.filter(isVillain)
  for (const card of free) drop(game.discard, card)
  for (const { card: rule } of rulesInForce(game).catches) free.push(...takeFromUnder(game, rule))
  dealFaceUp(t, free, order)
}
