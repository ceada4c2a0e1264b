/** Every card there is, by its printed id. */
import type { CardId, CardType } from '../game.ts'
import { printed } from '../ops.ts'
import type { ActionCard, Card, GoalCard, KeeperCard, RuleCard, Then } from './card.ts'
import { actions as fluxxActions } from './fluxx/actions.ts'
import { goals as fluxxGoals } from './fluxx/goals.ts'
import { keepers as fluxxKeepers } from './fluxx/keepers.ts'
import { rules as fluxxRules } from './fluxx/rules.ts'
import { actions, thens } from './shared/actions.ts'
import { goals } from './shared/goals.ts'
import { rules } from './shared/rules.ts'

const shared = { ...rules, ...goals, ...actions }
export const fluxx = { ...fluxxRules, ...fluxxGoals, ...fluxxKeepers, ...fluxxActions }

const table = new Map<string, Card>(Object.entries<Card>({ ...shared, ...fluxx }))

/** The name of a card or of a further copy of it (`daleks~2`), and nothing else. */
export const isCard = (id: CardId): boolean => table.has(id) || (/^[^~]+~\d{1,2}$/.test(id) && table.has(printed(id)))

export function cardOf(id: CardId): Card {
  const card = table.get(id) ?? table.get(printed(id))
  if (!card) throw new Error(`no such card: ${id}`)
  return card
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
export const keeperOf = expecting<KeeperCard>('keeper')
export const actionOf = expecting<ActionCard>('action')

const functions: Record<string, Then> = { ...thens }
export function thenOf(name: string): Then {
  const then = functions[name]
  if (!then) throw new Error(`no such function: ${name}`)
  return then
}
