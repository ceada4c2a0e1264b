/**
 * The table in motion: a game that may be changed, and the events that tell what changed.
 * Only the functions of this folder move a card, and each tells of it in the same breath, so that no card can move unseen.
 */
import { typeOf } from '../cards/index.ts'
import { pick, pickSome } from '../chance.ts'
import type { Asked, CardId, Frame, Game, GameEvent, Player, SeatId } from '../game.ts'
import { settling } from '../ops.ts'
import { hasIcon, rulesInForce } from '../terms.ts'
import { traitsOf } from '../traits.ts'
import { layUnder } from './in-front.ts'

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

export function pushFrame(t: Table, frame: Frame): void {
  t.game.stack.push(frame)
}

export function pushSettle(t: Table, seat: SeatId): void {
  t.game.stack.push({ kind: 'settle', seat, todo: settling(traitsOf(t.game).sorting) })
}

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
