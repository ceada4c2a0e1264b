/** A function's rights to the tables, written as policies: for each table, which actions on keys of which beginning. */

import type { Action, TableRights } from '../../functions/entry/rights.ts'
import type { TableName } from '../../functions/store/store.ts'
import type { Tables } from '../stacks/data.ts'
import type { HouseFunction } from './house-function.ts'

export function allowTables(target: HouseFunction, rights: TableRights, tables: Tables): void {
  for (const [table, byBeginning] of Object.entries(rights) as [TableName, { [beginning: string]: Action[] }][]) {
    for (const [actions, beginnings] of groupedByActions(byBeginning)) {
      target.allow(
        actions.map((action) => `dynamodb:${action}`),
        [tables[table].tableArn],
        { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': beginnings.map(keysOf) } },
      )
    }
  }
}

/** What ends in # goes on; anything else is a whole key, and none that begins alike. */
const keysOf = (beginning: string): string => (beginning.endsWith('#') ? `${beginning}*` : beginning)

/** Keys with the same rights share a statement: a policy has room for ten thousand characters. */
function groupedByActions(byBeginning: { [beginning: string]: Action[] }): [Action[], string[]][] {
  const groups = new Map<string, [Action[], string[]]>()
  for (const [beginning, actions] of Object.entries(byBeginning)) {
    const group = groups.get(actions.join()) ?? [actions, []]
    group[1].push(beginning)
    groups.set(actions.join(), group)
  }
  return [...groups.values()]
}
