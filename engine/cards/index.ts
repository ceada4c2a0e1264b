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

/** The cards that one edition alone prints. */
export const own: Record<EditionId, Record<string, Card>> = {
  fluxx: fluxx.cards,
  batman: batman.cards,
  'doctor-who': doctorWho.cards,
  cat: cat.cards,
  'regular-show': regularShow.cards,
}

const tables = [shared.cards, ...Object.values(own)]
const table = new Map<string, Card>(tables.flatMap((cards) => Object.entries(cards)))
/** Two entries for one card would hide each other. */
if (table.size !== tables.reduce((sum, cards) => sum + Object.keys(cards).length, 0)) throw new Error('a card has two entries')

/** Copies included, so that no lookup has to take a name apart twice. */
const copies = new Map<CardId, Card>()

/** The name of a card or of a further copy of it (`daleks~2`), and nothing else. */
export const isCard = (id: CardId): boolean => table.has(id) || (/^[^~]+~\d{1,2}$/.test(id) && table.has(printed(id)))

export function cardOf(id: CardId): Card {
  const card = table.get(id) ?? copies.get(id)
  if (card) return card
  const original = table.get(printed(id))
  if (!original || !isCard(id)) throw new Error(`no such card: ${id}`)
  copies.set(id, original)
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
