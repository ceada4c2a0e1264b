/**
 * What each function may ask of the database: the table, the beginning of the key, and the actions. The cloud writes the functions' policies
 * from this list; the tests run every function within it, and find what it does not use. A transaction needs the rights of its parts.
 */
import type { TableName } from '../store/store.ts'
import type { FunctionName } from './environment.ts'

export const actions = ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'] as const
export type Action = (typeof actions)[number]
export type TableRights = { [table in TableName]?: { [beginning: string]: Action[] } }

export const rights: { [name in FunctionName]: TableRights } = {
  api: {
    games: { 'G#': ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'] },
    players: {
      'P#': ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      'E#': ['GetItem', 'PutItem', 'DeleteItem'],
      'NOMAIL#': ['GetItem', 'PutItem'],
      'REPORT#': ['PutItem'],
    },
    ephemeral: {
      'ANSWER#': ['GetItem'],
      'CG#': ['Query'],
      'CODE#': ['PutItem', 'UpdateItem', 'DeleteItem'],
      'DEVICE#': ['GetItem', 'PutItem', 'UpdateItem'],
      'INVITE#': ['GetItem', 'PutItem', 'UpdateItem'],
      'LINK#': ['GetItem', 'PutItem'],
      'OPEN#': ['Query', 'PutItem', 'DeleteItem'],
      'RATE#': ['GetItem', 'PutItem', 'UpdateItem'],
      'SIGNIN#': ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
      'TABLE#': ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    },
  },
  gate: {},
  clock: {
    games: { 'G#': ['GetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem'] },
    players: { 'P#': ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] },
    ephemeral: {
      'OPEN#': ['DeleteItem'],
      HELD: ['GetItem', 'PutItem'],
      'HELD#': ['Query', 'DeleteItem'],
      SWEPT: ['GetItem', 'PutItem'],
      'WAKE#': ['Query', 'PutItem'],
    },
  },
  mail: { players: { 'NOMAIL#': ['PutItem'] } },
  later: {
    games: { 'G#': ['GetItem', 'BatchGetItem', 'Query'] },
    players: { 'P#': ['GetItem', 'BatchGetItem', 'Query', 'UpdateItem', 'DeleteItem'], 'NOMAIL#': ['GetItem'] },
    ephemeral: {
      'ANSWER#': ['PutItem'],
      'CG#': ['Query'],
      'CP#': ['Query'],
      'HELD#': ['PutItem'],
      'MAILED#': ['GetItem', 'UpdateItem', 'DeleteItem'],
      'WARNED#': ['UpdateItem', 'DeleteItem'],
    },
  },
  ws: {
    games: { 'G#': ['GetItem'] },
    players: { 'P#': ['GetItem'] },
    ephemeral: { 'CG#': ['Query', 'PutItem', 'DeleteItem'], 'CP#': ['PutItem', 'DeleteItem'] },
  },
  tell: {
    games: { 'G#': ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'] },
    players: { 'P#': ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'], 'NOMAIL#': ['GetItem'] },
    ephemeral: {
      'ANSWER#': ['PutItem'],
      'HELD#': ['PutItem'],
      'MAILED#': ['UpdateItem', 'DeleteItem'],
      'CG#': ['Query', 'DeleteItem'],
      'CP#': ['Query', 'DeleteItem'],
      'OPEN#': ['DeleteItem'],
      'WAKE#': ['PutItem'],
    },
  },
}
