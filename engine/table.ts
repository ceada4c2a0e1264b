/**
 * The table in motion: a game that may be changed, and the events that tell what changed.
 * Only the functions here and in `in-front.ts` move a card, and each tells of it in the same breath, so that no card can move unseen.
 */

import type { Icon } from './cards/card.ts'
import { goalOf, ruleOf, typeOf } from './cards/index.ts'
import { pick, pickSome, shuffle } from './chance.ts'
import type {
  Armed,
  Asked,
  CardFrame,
  CardId,
  Ending,
  Frame,
  Game,
  GameEvent,
  Happening,
  Orders,
  Player,
  SeatId,
  TurnFrame,
  Window,
} from './game.ts'
import {
  dealFaceUp,
  discardFromFront,
  landCreeper,
  landKeeper,
  layUnder,
  leavePlay,
  returnToHand,
  takeFromUnder,
  takeKeeper,
  under,
} from './in-front.ts'
import { settling } from './ops.ts'
import { goalsTerm, hasIcon, rulesInForce } from './terms.ts'
import { traitsOf } from './traits.ts'

/** A question before it has an id. */
export type Question = Omit<Asked, 'id' | 'owed'>

export type Table = {
  game: Game
  events: GameEvent[]
  /** What the running op wants to know. */
  asking: Question[]
  /** Turns that began without anybody being asked anything. */
  turnsUnasked: number
  /** The word that came with this move (E2). */
  said?: string
}

export const open = (game: Game): Table => ({ game, events: [], asking: [], turnsUnasked: 0 })

export function seated(game: Game, seat: SeatId): Player | undefined {
  for (const player of game.players) if (player.seat === seat) return player
  return undefined
}

export function playerAt(game: Game, seat: SeatId): Player {
  const player = seated(game, seat)
  if (!player) throw new Error(`nobody sits at ${seat}`)
  return player
}

export const tell = (t: Table, event: GameEvent): void => {
  t.events.push(event)
}

// ── Piles ──────────────────────────────────────────────────────────────────────────────────────────────────────────

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

/** O4: the Goals move to the scored pile, what they required is discarded. */
export function scoreGoals(t: Table, seat: SeatId, goals: CardId[], spent: CardId[]): void {
  const { game } = t
  if (!game.solo) return
  for (const goal of goals) drop(game.goals, goal)
  game.solo = { ...game.solo, scored: [...game.solo.scored, ...goals] }
  tell(t, { type: 'scored', seat, goals })
  if (spent.length > 0) discardFromFront(t, seat, spent)
}

export function emptyTrash(t: Table): void {
  const { game } = t
  const count = game.discard.length
  game.deck = shuffle(game.chance, [...game.deck, ...game.discard])
  game.discard = []
  tell(t, { type: 'trash-emptied', count })
}

// ── Playing ────────────────────────────────────────────────────────────────────────────────────────────────────────

function startPlaying(t: Table, seat: SeatId, card: CardId, from: 'hand' | 'aside' | 'deck' | 'discard'): CardId {
  tell(t, { type: 'played', seat, card, from })
  return card
}

export function playFromHand(t: Table, seat: SeatId, card: CardId): CardId {
  drop(playerAt(t.game, seat).hand, card)
  return startPlaying(t, seat, card, 'hand')
}

export function playFromAside(t: Table, frame: CardFrame, card: CardId, from: 'aside' | 'deck' = 'aside'): CardId {
  drop(frame.aside ?? [], card)
  return startPlaying(t, frame.seat, card, from)
}

export function playFromDiscard(t: Table, seat: SeatId, card: CardId): CardId {
  drop(t.game.discard, card)
  return startPlaying(t, seat, card, 'discard')
}

/** Out of turn: it leaves the hand, and with that its arming is over. */
export function playOutOfTurn(t: Table, seat: SeatId, card: CardId, to: Happening): void {
  drop(playerAt(t.game, seat).hand, card)
  tell(t, { type: 'surprised', seat, card, to })
}

export const stopped = (t: Table, seat: SeatId, card: CardId, what: Happening): void => tell(t, { type: 'stopped', seat, card, what })

/** A Creeper is placed as if drawn, and the next card is turned over. */
export function playTopCard(t: Table, seat: SeatId): CardId | undefined {
  const card = turnUpTop(t, seat)
  return card === undefined ? undefined : startPlaying(t, seat, card, 'deck')
}

function turnUpTop(t: Table, seat: SeatId): CardId | undefined {
  for (let card = topCard(t); card !== undefined; card = topCard(t)) {
    if (typeOf(card) !== 'creeper') return card
    t.game.landing = [...(t.game.landing ?? []), { seat, card }]
  }
  return undefined
}

export function pushFrame(t: Table, frame: Frame): void {
  t.game.stack.push(frame)
}

export function pushSettle(t: Table, seat: SeatId): void {
  t.game.stack.push({ kind: 'settle', seat, todo: settling(traitsOf(t.game).sorting) })
}

export const use = (t: Table, seat: SeatId, card: CardId): void => tell(t, { type: 'used', seat, card })

/** T8: what is about the same thing goes first. */
export function landRule(t: Table, seat: SeatId, card: CardId): void {
  const { game } = t
  const about = subjectOf(card)
  const covered = about ? game.rules.filter((rule) => subjectOf(rule.card) === about).map((rule) => rule.card) : []
  if (covered.length > 0) discardRules(t, covered, seat)
  game.rules = [...game.rules, { card, by: seat, at: game.moves }]
  tell(t, { type: 'landed', seat, card, as: 'rule' })
}

export function landGoal(t: Table, seat: SeatId, card: CardId): void {
  const { game } = t
  goalOf(card)
  if (game.goals.length >= goalsTerm(game).value) throw new Error('a Goal landed before there was room for it')
  game.goals.push(card)
  tell(t, { type: 'landed', seat, card, as: 'goal' })
}

/** What two New Rules contradict each other about; others live side by side. */
export function subjectOf(card: CardId): 'draw' | 'play' | 'hand-limit' | 'keeper-limit' | null {
  const { effect } = ruleOf(card)
  if ('draw' in effect) return 'draw'
  if ('play' in effect) return 'play'
  if ('handLimit' in effect) return 'hand-limit'
  if ('keeperLimit' in effect) return 'keeper-limit'
  return null
}

// ── Discarding ─────────────────────────────────────────────────────────────────────────────────────────────────────

export function discardFromHand(t: Table, seat: SeatId, cards: CardId[]): void {
  const { hand } = playerAt(t.game, seat)
  for (const card of cards) drop(hand, card)
  toDiscard(t, cards)
  tell(t, { type: 'discarded', seat, cards, from: 'hand' })
}

export function discardRules(t: Table, cards: CardId[], by: SeatId | null): void {
  const { game } = t
  game.rules = game.rules.filter((rule) => !cards.includes(rule.card))
  toDiscard(t, cards)
  tell(t, { type: 'discarded', seat: by, cards, from: 'rules' })
  rulesWent(t)
  if (game.under) for (const card of cards) leavePlay(t, card, null)
}

/** E2: without the rule nothing can be challenged any more. */
function rulesWent(t: Table): void {
  if (t.game.windows && !rulesInForce(t.game).word) delete t.game.windows
}

export function discardGoals(t: Table, cards: CardId[], by: SeatId | null): void {
  for (const card of cards) drop(t.game.goals, card)
  toDiscard(t, cards)
  tell(t, { type: 'discarded', seat: by, cards, from: 'goals' })
}

export function discardAside(t: Table, frame: CardFrame): number {
  const cards = frame.aside ?? []
  delete frame.aside
  if (cards.length === 0) return 0
  toDiscard(t, cards)
  tell(t, { type: 'discarded', seat: frame.seat, cards, from: 'aside' })
  return cards.length
}

/** A card that has had its effect and does not stay on the table. */
export function discardResolved(t: Table, frame: CardFrame): void {
  if (!frame.card) return
  const cards = [frame.card]
  delete frame.card
  toDiscard(t, cards)
  tell(t, { type: 'discarded', seat: frame.seat, cards, from: 'resolved' })
}

/** U4: a Surprise that is done with lies aside until its whole chain is. */
export function layInChain(t: Table, frame: CardFrame): void {
  if (!frame.card) return
  t.game.chain = [...(t.game.chain ?? []), frame.card]
  delete frame.card
}

export function discardChain(t: Table): void {
  const cards = t.game.chain ?? []
  delete t.game.chain
  if (cards.length === 0) return
  toDiscard(t, cards)
  tell(t, { type: 'discarded', seat: null, cards, from: 'chain' })
}

/** Whatever these cards are, from wherever they lie on the table or in the hand of `seat`, at one moment. */
export function discardAnywhere(t: Table, seat: SeatId, cards: CardId[]): void {
  const { game } = t
  const rules = cards.filter((card) => game.rules.some((rule) => rule.card === card))
  const goals = cards.filter((card) => game.goals.includes(card))
  const held = cards.filter((card) => playerAt(game, seat).hand.includes(card))
  if (rules.length > 0) discardRules(t, rules, seat)
  if (goals.length > 0) discardGoals(t, goals, seat)
  if (held.length > 0) discardFromHand(t, seat, held)
  for (const player of game.players) {
    const front = cards.filter((card) => player.front.includes(card))
    if (front.length > 0) discardFromFront(t, player.seat, front)
  }
}

// ── Between players ────────────────────────────────────────────────────────────────────────────────────────────────

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

export const borrowed = (t: Table, seat: SeatId, of: SeatId, card: CardId): void => tell(t, { type: 'borrowed', seat, of, card })

/** F13: no replacement is drawn. */
export function bringBack(t: Table, card: CardId, to: SeatId): void {
  drop(t.game.discard, card)
  landCreeper(t, to, card)
}

export function giveFromHand(t: Table, from: SeatId, card: CardId, to: SeatId): void {
  drop(playerAt(t.game, from).hand, card)
  playerAt(t.game, to).hand.push(card)
  tell(t, { type: 'gave-card', from, to, count: 1, cards: [card], knownTo: [from, to] })
}

/** All hands at one moment (F11), one card at a time in this order of seats. */
export function poolHands(t: Table, order: SeatId[]): void {
  const { game } = t
  const pool = shuffle(
    game.chance,
    order.flatMap((seat) => playerAt(game, seat).hand),
  )
  const to = order.map((seat, at) => {
    const cards = pool.filter((_, i) => i % order.length === at)
    playerAt(game, seat).hand = cards
    return { seat, count: cards.length }
  })
  for (const player of game.players) delete player.armed
  tell(t, { type: 'pooled-hands', to })
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

/** What somebody alone gets to see; nothing moves. */
export function seeHand(t: Table, seat: SeatId, of: SeatId): void {
  const { hand } = playerAt(t.game, of)
  tell(t, { type: 'saw-hand', seat, of, count: hand.length, cards: [...hand], knownTo: [seat] })
}

/** From any place on the table into a hand; a Creeper comes in front of whoever takes it. */
export function takeFromPlay(t: Table, seat: SeatId, card: CardId): void {
  const { game } = t
  const type = typeOf(card)
  if (type === 'creeper') takeKeeper(t, card, seat)
  else if (type === 'keeper') returnToHand(t, card, seat)
  if (type === 'creeper' || type === 'keeper') return
  if (game.goals.includes(card)) drop(game.goals, card)
  else game.rules = game.rules.filter((rule) => rule.card !== card)
  playerAt(game, seat).hand.push(card)
  tell(t, { type: 'took-from-play', seat, card, from: null })
  rulesWent(t)
  if (game.under) leavePlay(t, card, null)
}

export function takeAtRandom(t: Table, from: SeatId, count: number, frame: CardFrame, to: 'hand' | 'aside'): void {
  const { hand } = playerAt(t.game, from)
  const cards = pickSome(t.game.chance, hand, Math.min(count, hand.length))
  if (cards.length === 0) return
  for (const card of cards) drop(hand, card)
  if (to === 'hand') playerAt(t.game, frame.seat).hand.push(...cards)
  else frame.aside = [...(frame.aside ?? []), ...cards]
  tell(t, { type: 'took-cards', from, to: frame.seat, count: cards.length, cards, knownTo: [from, frame.seat] })
}

export function giveAtRandom(t: Table, from: SeatId, to: SeatId): void {
  const { hand } = playerAt(t.game, from)
  const [card] = pickSome(t.game.chance, hand, 1)
  if (!card) return
  drop(hand, card)
  playerAt(t.game, to).hand.push(card)
  tell(t, { type: 'gave-card', from, to, count: 1, cards: [card], knownTo: [from, to] })
}

/** From the discard pile, under a card in play. */
export function keepUnder(t: Table, seat: SeatId, card: CardId, cover: CardId): void {
  drop(t.game.discard, card)
  layUnder(t, [card], cover, seat)
}

export function giveFromAside(t: Table, frame: CardFrame, card: CardId, to: SeatId): void {
  drop(frame.aside ?? [], card)
  playerAt(t.game, to).hand.push(card)
  tell(t, { type: 'gave-card', from: frame.seat, to, count: 1, cards: [card], knownTo: [frame.seat, to] })
}

/** Whole hands change places at one moment (F11); nobody but their new holders learns what is in them. */
export function moveHands(t: Table, moves: { from: SeatId; to: SeatId }[]): void {
  const { game } = t
  const lifted = moves.map(({ from, to }) => ({ from, to, cards: playerAt(game, from).hand }))
  for (const { from } of lifted) playerAt(game, from).hand = []
  for (const { to, cards } of lifted) playerAt(game, to).hand.push(...cards)
  tell(t, { type: 'hands-moved', moves: lifted.map(({ from, to, cards }) => ({ from, to, count: cards.length })) })
}

// ── Into play, or out of a pile, without playing ───────────────────────────────────────────────────────────────────

/** From the hand or the discard pile straight into play; that is no play of the card. */
export function lay(t: Table, seat: SeatId, card: CardId): void {
  const { hand } = playerAt(t.game, seat)
  drop(hand.includes(card) ? hand : t.game.discard, card)
  const type = typeOf(card)
  if (type === 'goal') landGoal(t, seat, card)
  else if (type === 'rule') landRule(t, seat, card)
  else landKeeper(t, seat, card)
}

/** Everybody sees which card it is. */
export function fetchFromDiscard(t: Table, seat: SeatId, card: CardId): void {
  drop(t.game.discard, card)
  playerAt(t.game, seat).hand.push(card)
  tell(t, { type: 'took-up', seat, card, from: 'discard' })
}

export function owe(t: Table, from: SeatId, to: SeatId): void {
  t.game.debts = [...(t.game.debts ?? []), { from, to }]
  tell(t, { type: 'debt-made', from, to })
}

// ── In the open ────────────────────────────────────────────────────────────────────────────────────────────────────

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

export function takeUp(t: Table, frame: CardFrame, card: CardId): void {
  drop(frame.aside ?? [], card)
  playerAt(t.game, frame.seat).hand.push(card)
  tell(t, { type: 'took-up', seat: frame.seat, card, from: 'aside' })
}

/** A card at random of each, all at one moment (F11): nobody passes on what just came. */
export function passAtRandom(t: Table, moves: { from: SeatId; to: SeatId }[]): void {
  const { game } = t
  const passed = moves.flatMap(({ from, to }) => pickSome(game.chance, playerAt(game, from).hand, 1).map((card) => ({ from, to, card })))
  for (const { from, card } of passed) drop(playerAt(game, from).hand, card)
  for (const { from, to, card } of passed) {
    playerAt(game, to).hand.push(card)
    tell(t, { type: 'gave-card', from, to, count: 1, cards: [card], knownTo: [from, to] })
  }
}

/** A card at random of each is shown; if both are of one type, `seat` takes that of the other. */
export function compareAtRandom(t: Table, seat: SeatId, other: SeatId): void {
  const mine = anyOf(t, playerAt(t.game, seat).hand)
  const theirs = anyOf(t, playerAt(t.game, other).hand)
  if (!mine || !theirs) return
  tell(t, {
    type: 'compared',
    shown: [
      { seat, card: mine },
      { seat: other, card: theirs },
    ],
  })
  if (typeOf(mine) !== typeOf(theirs)) return
  drop(playerAt(t.game, other).hand, theirs)
  playerAt(t.game, seat).hand.push(theirs)
  tell(t, { type: 'took-cards', from: other, to: seat, count: 1, cards: [theirs], knownTo: [seat, other] })
}

export function addPlays(t: Table, turn: TurnFrame, card: CardId, plays: number): void {
  turn.more = [...(turn.more ?? []), { card, plays }]
  tell(t, { type: 'more-plays', seat: turn.seat, count: plays })
}

// ── People ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export function takeSeat(t: Table): Player {
  const { game } = t
  game.seats += 1
  const player: Player = { seat: `s${game.seats}`, hand: [], front: [], asked: 0, waiting: true }
  game.players.push(player)
  tell(t, { type: 'joined', seat: player.seat })
  return player
}

/** J2: hand, table and whatever of theirs is half-way go to the discard pile. */
export function giveUpSeat(t: Table, seat: SeatId): void {
  const { game } = t
  const player = playerAt(game, seat)
  tell(t, { type: 'left', seat })
  if (player.hand.length > 0) discardFromHand(t, seat, [...player.hand])
  for (const cover of player.front) {
    const below = under(game, cover)
    if (below.length > 0) toDiscard(t, takeFromUnder(game, cover))
  }
  if (player.front.length > 0) discardFromFront(t, seat, [...player.front])
  giveUpClaims(t, seat)
  for (const frame of game.stack) {
    if (frame.kind !== 'card' || frame.seat !== seat) continue
    discardAside(t, frame)
    discardResolved(t, frame)
  }
  game.stack = game.stack.filter((frame) => frame.seat !== seat || frame.kind === 'turn' || frame.kind === 'start')
  game.players = game.players.filter((other) => other !== player)
}

/** What was on its way to them is discarded; what they owed, were owed or had set is void. */
function giveUpClaims(t: Table, seat: SeatId): void {
  const { game } = t
  if (game.landing) {
    const theirs = game.landing.filter((landing) => landing.seat === seat).map(({ card }) => card)
    game.landing = game.landing.filter((landing) => landing.seat !== seat)
    if (game.landing.length === 0) delete game.landing
    if (theirs.length > 0) toDiscard(t, theirs)
  }
  if (game.debts) {
    game.debts = game.debts.filter(({ from, to }) => from !== seat && to !== seat)
    if (game.debts.length === 0) delete game.debts
  }
  game.extraTurns = game.extraTurns.filter(({ after }) => after !== seat)
}

// ── Turns, words and endings ───────────────────────────────────────────────────────────────────────────────────────

export function beginTurn(t: Table, seat: SeatId, extra?: CardId): void {
  t.game.turns += 1
  t.turnsUnasked += 1
  tell(t, { type: 'turn-began', seat, ...(extra && { extra }) })
}

export function queueExtraTurn(t: Table, seat: SeatId, card: CardId): void {
  t.game.extraTurns.push({ seat, by: card })
  tell(t, { type: 'extra-turn', seat, card })
}

/** A Time Machine, openly; set anew, it goes to the end of the row. */
export function setTo(t: Table, seat: SeatId, card: CardId, to: SeatId | null): void {
  const { game } = t
  game.extraTurns = game.extraTurns.filter((extra) => extra.by !== card || !extra.after)
  if (to) game.extraTurns.push({ seat, by: card, after: to })
  tell(t, { type: 'set', seat, card, to })
}

/** What was set to this turn is called now, in its place in the row; the card is spent. True if there was any. */
export function callSetTurns(t: Table, turn: TurnFrame): boolean {
  const { game } = t
  const due = game.extraTurns.filter(({ seat, by, after }) => after === turn.seat && !(seat === turn.seat && turn.row.includes(by)))
  game.extraTurns = game.extraTurns.map((extra) => (due.includes(extra) ? { seat: extra.seat, by: extra.by } : extra))
  for (const { seat, by } of due) {
    tell(t, { type: 'extra-turn', seat, card: by })
    if (seated(game, seat)?.front.includes(by)) discardFromFront(t, seat, [by])
  }
  return due.length > 0
}

export const spoke = (t: Table, seat: SeatId, word: string): void => tell(t, { type: 'spoke', seat, word })

export function openWindow(t: Table, window: Window): void {
  t.game.windows = [...(t.game.windows ?? []), window]
}

/** E2: a card was played by somebody else, or the rule is gone: from now on these count. True if one did not count until now. */
export function closeWindows(t: Table, isOpen: (window: Window) => boolean): boolean {
  const { game } = t
  const closed = game.windows?.filter((window) => !isOpen(window)) ?? []
  if (closed.length === 0) return false
  game.windows = game.windows?.filter(isOpen) ?? []
  if (game.windows.length === 0) delete game.windows
  return closed.some(({ said }) => !said)
}

export const challenged = (t: Table, seat: SeatId, { card, owner, said }: Window): void =>
  tell(t, { type: 'challenged', seat, card, owner, right: !said })

export function spendChallenge(t: Table, seat: SeatId, card: CardId): void {
  t.game.windows =
    t.game.windows?.map((window) => (window.card === card ? { ...window, challenged: [...window.challenged, seat] } : window)) ?? []
}

export const chose = (t: Table, seat: SeatId, prompt: Question['prompt']['key'], picks: string[]): void =>
  tell(t, { type: 'chose', seat, prompt, picks })

export const threw = (t: Table, throws: { seat: SeatId; throw: string }[]): void => tell(t, { type: 'threw', throws })

export const timedOut = (t: Table, question: Asked): void => tell(t, { type: 'timed-out', seat: question.player, kind: question.kind })

export const orderFired = (t: Table, seat: SeatId, order: keyof Orders, question: Question, picks: string[]): void =>
  tell(t, { type: 'order-fired', seat, only: seat, order, prompt: question.prompt.key, picks })

export function setOrders(t: Table, seat: SeatId, orders: Orders): void {
  const player = playerAt(t.game, seat)
  if (Object.keys(orders).length === 0) delete player.orders
  else player.orders = orders
  tell(t, { type: 'orders-set', seat, only: seat })
}

/** Secret, like orders: armed anew, a card goes to the end of the row. */
export function armSurprise(t: Table, seat: SeatId, armed: Armed): void {
  const player = playerAt(t.game, seat)
  player.armed = [...(player.armed ?? []).filter(({ card }) => card !== armed.card), armed]
  tell(t, { type: 'armed', seat, only: seat, armed })
}

export function disarmSurprise(t: Table, seat: SeatId, card: CardId): void {
  const player = playerAt(t.game, seat)
  const kept = (player.armed ?? []).filter((armed) => armed.card !== card)
  if (kept.length > 0) player.armed = kept
  else delete player.armed
  tell(t, { type: 'disarmed', seat, only: seat, card })
}

export const began = (t: Table, first: SeatId | null): void => tell(t, { type: 'began', first })

export function end(t: Table, ending: Ending): void {
  t.game.over = ending
  t.game.asked = []
  if (ending.how === 'won') tell(t, { type: 'won', seat: ending.winner, goals: ending.goals })
  else if (ending.how === 'scored') tell(t, { type: 'ended-scored', score: ending.goals.length })
  else tell(t, { type: 'ended', how: ending.how })
}

// ── Chance ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export function anyOf<T>(t: Table, items: readonly T[]): T | undefined {
  return items.length > 0 ? items[pick(t.game.chance, items.length)] : undefined
}

export const someOf = (t: Table, items: string[], count: number): string[] => pickSome(t.game.chance, items, count)

export function drop(cards: CardId[], card: CardId): void {
  const at = cards.indexOf(card)
  if (at < 0) throw new Error(`${card} is not there`)
  cards.splice(at, 1)
}

/** A rule may catch some of what would be discarded (Arkham Asylum). */
export function toDiscard(t: Table, cards: CardId[]): void {
  const { catches } = rulesInForce(t.game)
  const trap = catches[0]
  const caught = trap ? cards.filter((card) => hasIcon(card, trap.icon)) : []
  const rest = caught.length > 0 ? cards.filter((card) => !caught.includes(card)) : cards
  t.game.discard.push(...(t.game.solo ? withoutRules(t.game, rest) : rest))
  if (trap && caught.length > 0) layUnder(t, caught, trap.card, null)
}

/** O2: discarded New Rules lie on a pile of their own. */
function withoutRules(game: Game, cards: CardId[]): CardId[] {
  const rules = cards.filter((card) => typeOf(card) === 'rule')
  if (game.solo && rules.length > 0) game.solo = { ...game.solo, discardedRules: [...game.solo.discardedRules, ...rules] }
  return cards.filter((card) => !rules.includes(card))
}
