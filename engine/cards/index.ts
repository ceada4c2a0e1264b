/** Every card there is, by its printed id. */
import type { CardId, CardType, EditionId } from '../game.ts'
import { printed } from '../ops.ts'
import * as batman from './batman/index.ts'
import type { ActionCard, Card, GoalCard, RuleCard, SurpriseCard, Then } from './card.ts'
import * as cat from './cat/index.ts'
import * as doctorWho from './doctor-who/index.ts'
import * as fluxx from './fluxx/index.ts'
import * as regularShow from './regular-show/index.ts'
import * as shared from './shared/index.ts'

/** The cards that several editions print, and those that one edition alone does. */
const boxes: Record<'shared' | EditionId, () => Record<string, Card>> = {
  shared: shared.cards,
  fluxx: fluxx.cards,
  batman: batman.cards,
  'doctor-who': doctorWho.cards,
  cat: cat.cards,
  'regular-show': regularShow.cards,
}
type Box = keyof typeof boxes

/** Whoever wakes up for a move of one edition would wait for the cards of all: a box stays shut until one of its cards is asked for. */
const shut = new Set(Object.keys(boxes) as Box[])
const table = new Map<string, Card>()

export function open(box: Box): void {
  if (!shut.delete(box)) return
  for (const [id, card] of Object.entries(boxes[box]())) {
    if (table.has(id)) throw new Error(`${id} has two entries, of which one would hide the other`)
    table.set(id, card)
  }
}

function find(printedId: string): Card | undefined {
  for (const box of shut) {
    if (table.has(printedId)) break
    open(box)
  }
  return table.get(printedId)
}

/** Copies included, so that no lookup has to take a name apart twice. */
const copies = new Map<CardId, Card>()

/** The name of a card or of a further copy of it (`daleks~2`), and nothing else. */
export const isCard = (id: CardId): boolean => (!id.includes('~') || /^[^~]+~\d{1,2}$/.test(id)) && find(printed(id)) !== undefined

export function cardOf(id: CardId): Card {
  const card = table.get(id) ?? copies.get(id)
  if (card) return card
  const original = find(printed(id))
  if (!original || !isCard(id)) throw new Error(`no such card: ${id}`)
  if (printed(id) !== id) copies.set(id, original)
  return original
}

export const typeOf = (id: CardId): CardType => cardOf(id).type

const expecting =
  <C extends Card>(type: C['type']) =>
  (id: CardId): C => {
    const card = cardOf(id)
    if (card.type !== type) throw new Error(`${id} is no ${type}`)
    return card as C
  }
export const ruleOf = expecting<RuleCard>('rule')
export const goalOf = expecting<GoalCard>('goal')
export const actionOf = expecting<ActionCard>('action')
export const surpriseOf = expecting<SurpriseCard>('surprise')

/** Names stay for good: a stored game may hold them. */
const functions: Record<string, Then> = {
  ...shared.thens,
  ...batman.thens,
  ...doctorWho.thens,
  ...cat.thens,
  ...regularShow.thens,
}
export function thenOf(name: string): Then {
  const then = functions[name]
  if (!then) throw new Error(`no such function: ${name}`)
  return then
}
